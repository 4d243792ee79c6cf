"""The CUDA C renderer: the C family's tables in CUDA's words."""
