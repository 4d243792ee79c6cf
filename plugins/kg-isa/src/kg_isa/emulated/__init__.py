"""Code for other processors, run by qemu-user."""
