"""What a runtime of Metal stands on: a GPU through pyobjc, or the host."""
