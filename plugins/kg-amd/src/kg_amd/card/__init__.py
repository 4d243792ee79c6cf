"""GPUs behind one protocol: the driver through HIP, through HSA."""
