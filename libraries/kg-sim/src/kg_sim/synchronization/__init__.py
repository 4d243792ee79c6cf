"""What orders work-items: barriers, their logical clocks, asynchronous operations."""
