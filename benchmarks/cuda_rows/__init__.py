"""What benchmarks/cuda.py measures: the rows, and PyTorch beside them."""
