"""Crash isolation: first use of plugins, probes and devices in subprocesses, with stored results."""
