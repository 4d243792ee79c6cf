"""The runtime on pyopencl."""
