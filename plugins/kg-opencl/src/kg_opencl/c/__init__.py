"""The OpenCL C renderer: the C family in words of OpenCL."""
