"""AArch64: instructions, encodings, selection."""
