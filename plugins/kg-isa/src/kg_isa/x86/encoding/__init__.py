"""x86-64 as the processor reads it: the table of instructions, the bytes of one, its words."""
