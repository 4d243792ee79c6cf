"""Zero-copy exchange with other libraries: the array interface of device memory."""
