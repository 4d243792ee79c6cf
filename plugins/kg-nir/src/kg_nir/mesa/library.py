"""Loads tinymesa's libraries, with Mesa's struct fields by name.

Only the worker process imports this: a failure in Mesa ends its process.
"""

from __future__ import annotations

import ctypes
import os
from functools import cache
from typing import Any, Final

from kg_nir.mesa.layouts import CONSTANTS, STRUCTS

_WORDS: Final = {1: ctypes.c_uint8, 2: ctypes.c_uint16, 4: ctypes.c_uint32, 8: ctypes.c_uint64}


def load(path: str) -> ctypes.CDLL:
    """A library whose functions are bound when they are first called,
    as one may name a C++ function that a release of LLVM lacks and none of ours calls."""
    libc = ctypes.CDLL(None)
    libc.dlopen.restype, libc.dlopen.argtypes, libc.dlerror.restype = (
        ctypes.c_void_p,
        [ctypes.c_char_p, ctypes.c_int],
        ctypes.c_char_p,
    )
    handle = libc.dlopen(path.encode(), os.RTLD_LAZY)
    if not handle:
        raise OSError((libc.dlerror() or b"").decode())
    return ctypes.CDLL(path, handle=handle)


def function(library: ctypes.CDLL, name: str, *arguments: object, result: object = ctypes.c_void_p) -> ctypes._NamedFuncPointer:
    """A function of a library with its types."""
    found = getattr(library, name)
    found.argtypes, found.restype = arguments, result
    return found


def call(library: ctypes.CDLL, name: str, *arguments: int, result: Any = ctypes.c_void_p) -> Any:
    """Calls a function whose arguments are pointers, and numbers of at most 64 bits."""
    return function(library, name, *[ctypes.c_uint64] * len(arguments), result=result)(*arguments)


def constant(name: str) -> int:
    """A constant of an enum."""
    return CONSTANTS[name]


@cache
def size(struct: str) -> int:
    """The bytes of a struct."""
    return STRUCTS[struct][0]


@cache
def offset(struct: str, field: str) -> int:
    """Where a field of a struct is."""
    return STRUCTS[struct][1][field][0]


def get(address: int, struct: str, field: str) -> int:
    """A number or pointer of the struct at an address."""
    at, width = STRUCTS[struct][1][field]
    return _WORDS[width].from_address(address + at).value


def put(address: int, struct: str, field: str, value: int) -> None:
    """Writes a number or pointer of the struct at an address."""
    at, width = STRUCTS[struct][1][field]
    _WORDS[width].from_address(address + at).value = value
