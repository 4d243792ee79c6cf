"""x86-64: instructions, encodings, selection."""
