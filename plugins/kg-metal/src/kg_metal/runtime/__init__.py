"""The runtime: memory, launches, captured plans, on any card."""
