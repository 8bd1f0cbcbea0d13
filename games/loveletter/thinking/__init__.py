"""What the robots go by: rules of thumb, beliefs, how positions have come out, and solved endings."""
