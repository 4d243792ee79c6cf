"""The function signature of a CPU-like program: its symbol, and its arguments in launch order.

Renderers, ProgramInfo and runtimes ask here, so that they agree.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kg.ir.op import Op
from kg.ir.uop import UOp

_GIVEN: Final = frozenset({Op.DEFINE_GLOBAL, Op.DEFINE_VAR})
_WORDS: Final = """
    auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef typeof union unsigned void volatile
    while bool true false asm main linux unix int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t
    intptr_t
"""
#: What a function in C can't be called.
C_WORDS: Final = frozenset(_WORDS.split())
#: What C takes as the name of a function; without what it keeps for itself, and types of vectors.
_OTHER: Final = re.compile(r"\W", re.ASCII)
_IDENTIFIER: Final = re.compile(r"(?!__|_[A-Z]|(?:b?float|u?int|bool)\w*x\d+\Z)[A-Za-z_]\w*", re.ASCII)


def symbol(name: str) -> str:
    """What the function of a kernel is called in C, in LLVM IR and in an object file:
    as the kernel, or by an identifier made of its name."""
    return name if _IDENTIFIER.fullmatch(name) and name not in C_WORDS else f"kg_{_OTHER.sub('_', name)}"


def arguments(uops: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """The DEFINE_GLOBALs by slot and the DEFINE_VARs by name:
    pointers first, then variables, in one array."""
    given = dict.fromkeys([u for u in uops if u.op in _GIVEN])
    pointers = [u for u in given if u.op is Op.DEFINE_GLOBAL]
    variables = [u for u in given if u.op is Op.DEFINE_VAR]
    return sorted(pointers, key=lambda u: u.slot), sorted(variables, key=lambda u: u.variable.name)


def work_group(uops: Sequence[UOp]) -> tuple[int, int, int]:
    """How many work-items a work-group has along l0, l1 and l2, which the kernel itself says."""
    sizes = {u.name: int(u.src[0].value) for u in uops if u.op is Op.SPECIAL and u.name.startswith("l")}
    return sizes.get("l0", 1), sizes.get("l1", 1), sizes.get("l2", 1)
