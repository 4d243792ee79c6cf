"""Plans exported as JavaScript for browsers, and the scripts and pages beside them."""
