"""What PyCUDA calls of the driver beyond what cuda-bindings does:
contexts of its own, copies that wait, sizes of memory."""

from __future__ import annotations

import ctypes

from fake_driver.fake import FakeDriver
from fake_driver.words import INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE, LEGACY

#: attributes of a device: CUDA's numbers, and what a GPUArray's default launches are made from
MAX_THREADS, MAX_SHARED, WARP, MAX_REGISTERS = 1, 8, 10, 12
ATTRIBUTES = {MAX_THREADS: 1024, MAX_SHARED: 48 << 10, WARP: 32, MAX_REGISTERS: 1 << 16}
#: the first context that a program makes, and how far apart they are; the lowest hexadecimal digit is the device, as in the driver's own
OWN_CONTEXT, APART = 0x100, 0x10


class PycudaDriver(FakeDriver):
    """The driver as PyCUDA's extension calls it."""

    next_context = OWN_CONTEXT

    def cuDeviceComputeCapability(self, major: int, minor: int, device: int) -> None:
        found = self.capabilities.get(device & 0xFFFFFFFF, self.capability)
        ctypes.c_int.from_address(major).value, ctypes.c_int.from_address(minor).value = found

    def cuDeviceGetAttribute(self, out: int, attribute: int, device: int) -> None:
        super().cuDeviceGetAttribute(out, attribute, device)
        if attribute & 0xFFFFFFFF in ATTRIBUTES:
            ctypes.c_int.from_address(out).value = ATTRIBUTES[attribute & 0xFFFFFFFF]

    # -- contexts

    def cuCtxCreate_v4(self, out: int, params: int, flags: int, device: int) -> None:
        """CUDA 13's: the versions before take no `params`."""
        self.contexts += 1
        self.stack.append(self.next_context + (device & 0xFFFFFFFF))
        self.next_context += APART
        ctypes.c_longlong.from_address(out).value = self.stack[-1]

    def cuCtxDetach(self, context: int) -> int | None:
        if not self.stack or self.stack[-1] != context:
            return INVALID_CONTEXT
        self.stack.pop()
        self.contexts -= 1
        return None

    def cuCtxGetDevice(self, out: int) -> int | None:
        if not self.stack:
            return INVALID_CONTEXT
        ctypes.c_int.from_address(out).value = self.stack[-1] & 0xF
        return None

    # -- memory, at once in the default stream

    def cuMemGetAddressRange(self, begin: int, size: int, address: int) -> int | None:
        for first, nbytes in self.blocks.items():
            if first <= address < first + nbytes:
                ctypes.c_uint64.from_address(begin).value, ctypes.c_size_t.from_address(size).value = first, nbytes
                return None
        return INVALID_VALUE

    def cuMemcpyHtoD(self, to: int, of: int, size: int) -> int | None:
        return self.cuMemcpyHtoDAsync(to, of, size, LEGACY) or self.cuStreamSynchronize(LEGACY)

    def cuMemcpyDtoH(self, to: int, of: int, size: int) -> int | None:
        return self.cuMemcpyDtoHAsync(to, of, size, LEGACY) or self.cuStreamSynchronize(LEGACY)

    # -- what it calls before each launch that it prepared

    def cuFuncSetBlockShape(self, function: int, x: int, y: int, z: int) -> int | None:
        return None if function in self.handles else INVALID_HANDLE
