"""What an op is in instructions, by topic."""
