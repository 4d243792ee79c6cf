"""Buffers on devices, and memory that another library owns."""
