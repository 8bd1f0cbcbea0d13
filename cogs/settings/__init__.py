"""What moderators may set: definitions, kinds of values, and how they are shown."""
