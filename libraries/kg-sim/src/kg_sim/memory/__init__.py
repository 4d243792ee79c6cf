"""Simulated memory: allocations, checked accesses, data races."""
