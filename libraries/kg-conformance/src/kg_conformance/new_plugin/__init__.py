"""`kg new-plugin`: a package for a device, from a template that passes the suite."""
