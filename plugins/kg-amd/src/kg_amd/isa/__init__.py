"""AMD:ISA: machine code of gfx1100 and gfx942 without a compiler, on core's base for such renderers."""
