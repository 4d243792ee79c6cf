"""Functions of arrays beside those of peers: what `benchmarks/arrays.py` compares."""
