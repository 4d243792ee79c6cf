"""The worker process that loads Mesa, and requests to it."""
