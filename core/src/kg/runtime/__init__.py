"""Devices at run time: their contract, memory, launches, plans."""
