"""Rules that hold on every target, one file per family."""
