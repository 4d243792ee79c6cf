"""Instructions that access memory."""
