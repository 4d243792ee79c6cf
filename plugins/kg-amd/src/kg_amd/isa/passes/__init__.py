"""Machine passes: before allocation (branches, load hoisting), after (peepholes, waits, hazards)."""
