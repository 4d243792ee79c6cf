"""The contracts of renderers and compilers: everything that core may ask about a target."""
