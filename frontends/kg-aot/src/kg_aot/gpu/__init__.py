"""Functions as host code of GPUs: kernels embedded, launched on the stream or queue that a call is given."""
