"""What is run now and then by whoever changes faces or signs; the bot never imports it."""
