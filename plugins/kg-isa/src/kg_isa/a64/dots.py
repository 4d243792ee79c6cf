"""WMMA by dot instructions and by products of 2x8 and 2x4 matrices (FEAT_DotProd, FEAT_I8MM,
FEAT_BF16). The records are those of kg-cpu.

sdot   v0.4s, v1.16b, v2.4b[0]     A's word, which all lanes share, is an element of its register, and the last operand
smmla  v0.4s, v1.16b, v2.16b       rows of A, columns of B
"""

from __future__ import annotations

from typing import Final, cast

from kg.plugin import TensorCore, UOp
from kg_render.asm import Selector

from kg_isa.a64.select import A64Selector

_WORD: Final = 32
#: What a record's instruction is called -> its key here. An element comes last: uint8 by int8 (usdot) is int8 by an element of uint8 (sudot).
_KEYS: Final = {
    **{"sdot": "vsdote", "udot": "vudote", "usdot": "vsudote", "sudot": "vusdote", "bfdot": "vbfdote"},
    **{name: f"v{name}" for name in ("smmla", "ummla", "usmmla", "bfmmla")},
}


def key_of(core: TensorCore) -> str | None:
    """The key of a record's instruction, None where the table has none."""
    return _KEYS.get(core.name.partition("_")[0])


def multiply(selector: Selector, uop: UOp) -> None:
    """WMMA"""
    s, core = cast(A64Selector, selector), cast(TensorCore, uop.arg)
    key = key_of(core)
    assert key is not None
    a, b, sums = (s.value(v) for v in uop.src)
    made = s.duplicate(sums)
    first, second = (b, a) if core.is_dot else (a, b)
    s.write(key, [made], [made, first, second], width=128, modifier=_WORD, immediate=0 if core.is_dot else None)
    s.values[uop] = made
