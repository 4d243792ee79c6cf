"""Numbers of the CUDA driver's interface, and words where its callers want them."""

from __future__ import annotations

import ctypes

SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_IMAGE, INVALID_HANDLE, NOT_FOUND, ILLEGAL_ADDRESS = 0, 1, 2, 218, 400, 500, 700
INVALID_CONTEXT, NOT_READY, NOT_SUPPORTED = 201, 600, 801
NAMES = {
    SUCCESS: ("CUDA_SUCCESS", "no error"),
    INVALID_VALUE: ("CUDA_ERROR_INVALID_VALUE", "invalid argument"),
    OUT_OF_MEMORY: ("CUDA_ERROR_OUT_OF_MEMORY", "out of memory"),
    100: ("CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"),
    INVALID_IMAGE: ("CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"),
    INVALID_HANDLE: ("CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"),
    INVALID_CONTEXT: ("CUDA_ERROR_INVALID_CONTEXT", "invalid device context"),
    NOT_READY: ("CUDA_ERROR_NOT_READY", "device not ready"),
    704: ("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", "peer access is already enabled"),
    NOT_FOUND: ("CUDA_ERROR_NOT_FOUND", "named symbol not found"),
    701: ("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "too many resources requested for launch"),
    NOT_SUPPORTED: ("CUDA_ERROR_NOT_SUPPORTED", "operation not supported"),
    ILLEGAL_ADDRESS: ("CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"),
}
Sizes = tuple[int, int, int]
#: attributes of a device: CUDA's numbers
MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76
#: an attribute of a function, and what a block of sm_90 may have and has without asking
MAX_DYNAMIC_SHARED, MOST_SHARED, STATIC_SHARED = 8, 227 << 10, 48 << 10
#: options of a module that is loaded: where its log of errors goes, and how many bytes of it there are
ERROR_LOG, LOG_SIZES = 5, (4, 6)
#: what the words of a launch's `extra` are: the end, the arguments' bytes, where their number is
END, PACKED, PACKED_SIZE = 0, 1, 2
#: the default stream, which a stream number of 0 means too; a stream that does not wait for it
LEGACY, NON_BLOCKING = 1, 1
#: bytes of the elements of a tensor map by CUDA's number of their type, and of its swizzle by that one's
ELEMENTS, SWIZZLES = {0: 1, 1: 2, 2: 4, 4: 8}, {0: 0, 1: 32, 2: 64, 3: 128}


def put_int(address: int, value: int) -> None:
    ctypes.c_int.from_address(address).value = value


def put_word(address: int, value: int) -> None:
    ctypes.c_longlong.from_address(address).value = value


def word_at(address: int) -> int:
    return ctypes.c_longlong.from_address(address).value
