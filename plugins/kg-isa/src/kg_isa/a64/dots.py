"""WMMA by dot instructions: sdot and udot. The word of A that all lanes share is an element of its register. The records are those of kg-cpu."""

from __future__ import annotations

from typing import cast

from kg.plugin import TensorCore, UOp
from kg_render.asm import Register, Selector

from kg_isa.a64.select import A64Selector

_WORD = 32
#: What a record's instruction is called -> its key here.
NAMES = {"sdot": "vsdote", "udot": "vudote"}


def key_of(core: TensorCore) -> str | None:
    """The key of a record's instruction, None where the table has none."""
    return next((key for name, key in NAMES.items() if core.name.startswith(name)), None)


def multiply(selector: Selector, uop: UOp) -> None:
    """WMMA"""
    s, key = cast(A64Selector, selector), key_of(cast(TensorCore, uop.arg))
    assert key is not None
    word, right, sums = (s.value(v) for v in uop.src)
    made: Register = s.duplicate(sums)
    s.write(key, [made], [made, right, word], width=128, modifier=_WORD, immediate=0)
    s.values[uop] = made
