"""What orders work-items: barriers, their logical clocks, and asynchronous operations that are waited for."""
