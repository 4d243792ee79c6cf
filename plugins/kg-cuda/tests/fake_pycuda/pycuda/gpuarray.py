"""Arrays, which are computed in the default stream at once."""

import numpy as np

from pycuda import driver


class GPUArray:
    def __init__(self, shape, dtype, allocator=driver.mem_alloc, base=None, gpudata=None, strides=None, order="C"):
        self.shape, self.dtype, self.base = tuple(shape), np.dtype(dtype), base
        self.strides = strides or np.empty(self.shape, self.dtype).strides
        self.nbytes = int(np.prod(self.shape)) * self.dtype.itemsize
        self.gpudata = allocator(self.nbytes) if gpudata is None else gpudata

    @property
    def __cuda_array_interface__(self):
        place = (int(self.gpudata), False)
        return {
            "shape": self.shape,
            "strides": self.strides,
            "data": place,
            "typestr": self.dtype.str,
            "stream": None,
            "version": 3,
        }

    def get(self):
        made = np.empty(self.shape, self.dtype)
        driver.memcpy_dtoh_async(made, int(self.gpudata), None)
        return made

    def fill(self, value):
        driver.memcpy_htod_async(int(self.gpudata), np.full(self.shape, value, self.dtype), None)


def to_gpu(values):
    made = GPUArray(values.shape, values.dtype)
    driver.memcpy_htod_async(int(made.gpudata), values, None)
    return made
