"""PyCUDA as far as kg calls it, with the simulator's memory and kernels behind it: every call is noted, and fails when told to."""
