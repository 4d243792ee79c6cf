"""Sizes over launch variables as JavaScript numbers or functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kg.plugin import Dim, Op, UnsupportedError, UOp, size_expression

from kg_webgpu.browser.text import js_member

#: One for each of SIZE_OPS. The functions are in player.js. Bitwise operations of JavaScript take 32 bits, as those of sizes do where they fit.
TEMPLATES: Final[Mapping[Op, str]] = {
    Op.ADD: "({} + {})",
    Op.SUB: "({} - {})",
    Op.MUL: "({} * {})",
    Op.NEG: "(-{})",
    Op.ABS: "Math.abs({})",
    Op.MULACC: "({} * {} + {})",
    Op.FLOORDIV: "floordiv({}, {})",
    Op.FLOORMOD: "floormod({}, {})",
    Op.IDIV: "idiv({}, {})",
    Op.MOD: "mod({}, {})",
    Op.MAX: "Math.max({}, {})",
    Op.MIN: "Math.min({}, {})",
    Op.AND: "({} & {})",
    Op.OR: "({} | {})",
    Op.XOR: "({} ^ {})",
    Op.SHL: "({} * 2 ** {})",
    Op.SHR: "floordiv({}, 2 ** {})",
    Op.CMPLT: "({} < {})",
    Op.CMPLE: "({} <= {})",
    Op.CMPEQ: "({} === {})",
    Op.CMPNE: "({} !== {})",
    Op.WHERE: "({0} ? {1} : {2})",
    Op.CAST: "Number({})",
}
_BITWISE: Final = frozenset({Op.AND, Op.OR, Op.XOR})
#: What JavaScript's numbers hold exactly, and what its bitwise operations take.
_EXACT: Final = 1 << 53
_WORD: Final = 1 << 31


def size_text(dim: Dim) -> str:
    """A size as it stands in the module."""
    return str(dim) if isinstance(dim, int) else f"(v) => {_expression(dim)}"


def _expression(root: UOp) -> str:
    names = {u.variable.name: js_member("v", u.variable.name) for u in root.find(Op.DEFINE_VAR)}
    text = size_expression(root, TEMPLATES, names)
    for node in root.toposort():
        _check(node)
    return text


def _check(node: UOp) -> None:
    """Refuse what JavaScript's numbers would round, or its bitwise operations cut off."""
    least, most = node.vmin, node.vmax
    if not -_EXACT <= least <= most <= _EXACT:
        raise UnsupportedError(f"a size goes from {least:,} to {most:,}, and JavaScript's numbers are exact up to 2^53")
    if node.op in _BITWISE and not all(-_WORD <= s.vmin <= s.vmax < _WORD for s in node.src):
        raise UnsupportedError(f"a size takes {node.op.name} of more than 32 bits, which JavaScript has not")
