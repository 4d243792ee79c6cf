"""Named workloads, machine limits, timing: the base of `kg bench` and `benchmarks/`."""
