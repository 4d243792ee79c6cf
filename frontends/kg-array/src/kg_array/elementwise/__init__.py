"""Functions of single elements, and what they are made of:
polynomials, exact products, derivatives that are written down."""
