"""Numbers as instructions know them: words, floating-point formats, arithmetic with one rounding."""
