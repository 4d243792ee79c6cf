"""The ICD loader of pyopencl by ctypes, for queries and functions that pyopencl lacks."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyopencl import Device


def _loader() -> ctypes.CDLL:
    from pyopencl import _cl

    return ctypes.CDLL(_cl.__file__)  # finds symbols in the libraries that pyopencl's own was linked with, too


def asked(one: Device, question: int) -> bytes:
    """What the driver answers to a clGetDeviceInfo; empty where it does not know the question."""
    ask, size, device = _loader().clGetDeviceInfo, ctypes.c_size_t(), ctypes.c_void_p(one.int_ptr)
    if ask(device, question, ctypes.c_size_t(0), None, ctypes.byref(size)):
        return b""
    found = ctypes.create_string_buffer(size.value)
    return b"" if ask(device, question, size, found, None) else found.raw


def extension(one: Device, name: str, result: Any, *arguments: Any) -> Any:
    """A function of an extension, called with these types of ctypes; None where the driver has it not."""
    find = _loader().clGetExtensionFunctionAddressForPlatform
    find.restype, find.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
    address = find(one.platform.int_ptr, name.encode())
    return ctypes.CFUNCTYPE(result, *arguments)(address) if address else None
