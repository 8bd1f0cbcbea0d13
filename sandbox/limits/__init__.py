"""What Discord refuses in a body: lengths, counts, and rules across fields."""
