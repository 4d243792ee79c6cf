"""TensorCore records of NVIDIA GPUs, and operand loading: fragments, shared-memory panels, TMA boxes."""
