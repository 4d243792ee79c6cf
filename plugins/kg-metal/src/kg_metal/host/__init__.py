"""METAL:HOST: MSL kernels compiled as C++ for the host, with run-time checks."""
