"""Toolchain: nvrtc, NVIDIA's command-line tools, and their choice for a target."""
