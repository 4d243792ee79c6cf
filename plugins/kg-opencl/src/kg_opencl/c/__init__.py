"""The OpenCL C renderer."""
