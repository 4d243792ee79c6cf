"""Questions about a kernel that both renderers ask: access width, asynchronous copies, shared memory, warps."""
