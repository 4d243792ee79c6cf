"""The runtime on a card: memory, launches, plans captured as CUDA graphs."""
