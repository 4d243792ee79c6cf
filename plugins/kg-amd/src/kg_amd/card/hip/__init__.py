"""A GPU through HIP, by ctypes."""
