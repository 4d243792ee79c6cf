"""Captured plans as driver graphs: nodes, dependencies, and replay of recordings."""
