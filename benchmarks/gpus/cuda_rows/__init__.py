"""What benchmarks/gpus/cuda.py measures: the rows, and PyTorch beside them."""
