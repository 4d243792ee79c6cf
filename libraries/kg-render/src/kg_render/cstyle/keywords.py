"""Keywords of all C-like languages, which no name in a kernel may be.

So a program reads alike in all of them.
"""

from __future__ import annotations

from typing import Final

from kg.plugin.rendering import C_WORDS

_OTHERS: Final = """
    kernel global local constant device thread threadgroup half var let fn array catch class delete explicit export friend
    mutable namespace new operator private protected public template this throw try typename using virtual
"""
#: The parameters of a CPU's kernel.
_PARAMETERS: Final = ("args", "start", "stop", "scratch")

RESERVED: Final = C_WORDS | frozenset(_OTHERS.split()) | frozenset(_PARAMETERS)
