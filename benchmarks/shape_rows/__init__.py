"""The cases of benchmarks/shapes.py: products, what is moved, what is computed element by element."""
