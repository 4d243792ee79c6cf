"""Exchange with other libraries without copies: the array interface of a device's memory."""
