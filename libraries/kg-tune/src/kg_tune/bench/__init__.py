"""Workloads with names, the limits of this machine, and the clock: what `kg bench` and `benchmarks/` stand on."""
