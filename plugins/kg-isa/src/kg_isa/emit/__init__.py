"""`kg emit`: a kernel as an object, an assembly file or an image
for a processor without an operating system, with a C header."""
