"""x86-64 encodings: the instruction table, the encoder, Intel syntax."""
