"""Reserved words of MSL, and the name of a kernel's function."""

from __future__ import annotations

import re
from typing import Final

_SCALARS: Final = "bool char uchar short ushort int uint long ulong half float bfloat double size_t ptrdiff_t"
_QUALIFIERS: Final = """
    kernel vertex fragment mesh object device constant threadgroup threadgroup_imageblock thread ray_data object_data
    metal simd precise fast access coherent visible intersection
"""
_CPLUSPLUS: Final = """
    alignas alignof and and_eq asm auto bitand bitor break case catch class compl const const_cast constexpr continue
    decltype default delete do double dynamic_cast else enum explicit export extern false for friend goto if inline
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast return signed sizeof static static_assert static_cast struct switch template this thread_local
    throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
"""
#: Names of the standard library that a kernel's text uses, or that are types of it.
_LIBRARY: Final = """
    as_type fma fabs trunc rint select vec matrix atomic_int atomic_uint atomic_bool atomic texture2d sampler array
    mem_flags threadgroup_barrier simdgroup_barrier simd_shuffle simd_shuffle_xor simd_shuffle_down
    simdgroup_float8x8 simdgroup_half8x8 simdgroup_bfloat8x8 simdgroup_matrix simdgroup_load simdgroup_store simdgroup_multiply_accumulate
    INFINITY NAN HUGE_VALF MAXFLOAT
"""
#: Macros of the standard library, some of which this machine's compiler does not have: they are replaced wherever they stand.
MACROS: Final = r"INFINITY|NAN|HUGE_VAL[FH]|MAX(?:FLOAT|HALF)|M_[A-Z0-9_]+_[FH]|(?:FLT|HALF|BFLT)_[A-Z0-9_]+|U?(?:CHAR|SHRT|INT|LONG)_(?:MAX|MIN)|CHAR_BIT|SCHAR_(?:MAX|MIN)"
#: What the kernel's own function takes beside its buffers.
PARAMETERS: Final = ("group", "item", "place", "values")

_VECTORS: Final = [f"{packed}{name}{n}" for packed in ("", "packed_") for name in _SCALARS.split() for n in (2, 3, 4)]
#: What MSL keeps for itself.
KEYWORDS: Final = frozenset((_SCALARS + _QUALIFIERS + _CPLUSPLUS).split())
RESERVED: Final = KEYWORDS | frozenset(_LIBRARY.split()) | frozenset(_VECTORS) | frozenset(PARAMETERS)


def symbol(name: str) -> str:
    """What the function of a kernel is called, which may have any characters:
    the standard library has a function for almost any short word."""
    return "kg_" + re.sub(r"\W", "_", name, flags=re.ASCII)


def kernel_of(source: str) -> str:
    """What the kernel of a text is called, for errors."""
    found = re.search(r"^\[\[kernel.*?\]\] \w+ (\w+)\(", source, re.M)
    return found[1].removeprefix("kg_") if found else "a text without a kernel"
