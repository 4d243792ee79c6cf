"""From a graph of arrays, or one kernel, to a Plan of several kernels."""
