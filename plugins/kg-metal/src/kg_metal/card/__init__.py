"""Cards of Metal: a GPU through pyobjc, or the host."""
