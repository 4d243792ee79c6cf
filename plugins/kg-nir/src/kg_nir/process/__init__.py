"""The process where Mesa is loaded, and who asks it."""
