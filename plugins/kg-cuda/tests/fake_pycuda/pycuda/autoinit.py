"""Makes a context that is not the device's primary one, as PyCUDA's does."""

from pycuda import driver

driver.init()
context = driver.Device(0).make_context()
