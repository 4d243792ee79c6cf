"""Packed float16 arithmetic in PTX (`fma.rn.f16x2`). Each half is rounded as alone.

Values that came out of a word of memory are that word again, and what is stored stays one: packing costs nothing then.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import Op, UOp, parse_dtype

from kg_cuda.ptx.body import Body, Emitter
from kg_cuda.ptx.words import packed, unpacked

_HALF: Final = parse_dtype("float16")
#: Ops on two halves of a word, and on one, and how PTX calls them.
PAIRED: Final[dict[Op, str]] = {
    Op.ADD: "add.rn",
    Op.SUB: "sub.rn",
    Op.MUL: "mul.rn",
    Op.MULACC: "fma.rn",
    Op.MAX: "max.NaN",
    Op.MIN: "min.NaN",
    Op.NEG: "neg",
    Op.ABS: "abs",
}


def paired(alone: Emitter) -> Emitter:
    """An emitter of one lane, and of two of float16."""
    return lambda body, uop: (_pair if uop.lanes == 2 else alone)(body, uop)


def _pair(body: Body, uop: UOp) -> None:
    words = [packed(body, body.lanes(s), _HALF)[0] for s in uop.src]
    found = body.emit("b32", f"{PAIRED[uop.op]}.f16x2", *words)
    body.values[uop] = tuple(unpacked(body, [found], _HALF))
