"""A GPU through HSA's runtime alone, by ctypes: queues of AQL packets, signals, memory pools.
No HIP is needed."""
