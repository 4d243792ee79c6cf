"""Plans exported as JavaScript for browsers; the scripts and pages that are written out with them."""
