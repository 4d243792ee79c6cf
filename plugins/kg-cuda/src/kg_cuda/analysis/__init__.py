"""Kernel analyses of both renderers: access width, asynchronous copies, shared memory, warps."""
