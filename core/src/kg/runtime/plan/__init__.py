"""Plans: steps over numbered buffers, checked, printed, parsed, run and cached."""
