"""The contracts of renderers and compilers: all that core may ask about a machine."""
