"""Passes over the code of a kernel: before registers are known (branches, early loads) and after (shorter forms, waits, wait states)."""
