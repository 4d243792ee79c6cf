"""METAL:HOST: kernels in MSL as C++ of this machine, with the checks that a GPU leaves out."""
