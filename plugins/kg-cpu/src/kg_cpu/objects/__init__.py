"""Relocatable objects: ELF loaded into this process, relocations, disassembly."""
