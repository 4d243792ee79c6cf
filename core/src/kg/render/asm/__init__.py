"""What renderers of machine code share: selection over the linear program, liveness, register allocation, layout, ELF objects."""
