"""Words that no name in a kernel may be, in any language of the C family, so that a program reads alike in all of them."""

from __future__ import annotations

from typing import Final

_C: Final = """
    auto break case char const continue default do double else enum extern float for goto if inline int long register
    restrict return short signed sizeof static struct switch typedef typeof union unsigned void volatile while
    bool true false asm main linux unix int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t
"""
_OTHERS: Final = """
    kernel global local constant device thread threadgroup half var let fn array catch class delete explicit export friend
    mutable namespace new operator private protected public template this throw try typename using virtual
"""
#: The parameters of a CPU's kernel.
_PARAMETERS: Final = ("args", "start", "stop", "scratch")

#: What a function in C can't be called.
C_WORDS: Final = frozenset(_C.split())
RESERVED: Final = C_WORDS | frozenset(_OTHERS.split()) | frozenset(_PARAMETERS)
