"""Captured plans as graphs of a driver: what is captured, its nodes, which waits for which; and recordings replayed in runs of commands."""
