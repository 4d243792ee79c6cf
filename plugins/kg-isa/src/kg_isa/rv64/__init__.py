"""RV64: instructions, encodings, selection."""
