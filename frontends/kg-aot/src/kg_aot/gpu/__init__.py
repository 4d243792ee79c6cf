"""GPU host code: embedded kernels, launched on the caller's stream or queue."""
