"""Compilation of MSL for GPUs."""
