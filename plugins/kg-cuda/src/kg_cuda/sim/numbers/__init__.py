"""PTX types in numpy: floating-point formats, arithmetic with one rounding."""
