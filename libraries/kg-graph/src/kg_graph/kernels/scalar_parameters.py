"""Numbers of a call as parameters: `x * 0.1` and `x * 0.2` are one program that reads a number.

A number becomes a parameter only where that changes no bit of any result: where an operation that rounds once, or not at all, meets it with
values that are read from memory; and where it is all of a result. Values of numbers and positions alone stay, since what they make is folded and
selects by index. So do 0, 1, -1, infinities and NaN, which rules look for; divisors that are powers of two; and exponents that are multiples
of a half, which become products and roots.
"""

from __future__ import annotations

import math
from typing import Final

from kg.frontend import Op, Param, UOp

from kg_graph.canonical import Call

#: Operations whose result has the same bits whether an operand is known while compiling or not.
_EXACT: Final = frozenset(
    {
        *(Op.ADD, Op.SUB, Op.MUL, Op.FDIV, Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR),
        *(Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE, Op.WHERE, Op.POW),
    }
)
#: What a number goes through on its way to where it is used.
_CARRIES: Final = frozenset({Op.RESHAPE, Op.EXPAND, Op.CAST})


def lift_numbers(call: Call) -> tuple[tuple[UOp, ...], tuple[UOp, ...]]:
    """The values of a call over further PARAMs, of shape () and after those of the leaves;
    and the CONSTs in their place."""
    walk = _Walk(len(call.values) + len(call.leaves))
    values = tuple([walk.result(v) for v in call.values])
    return values, tuple(walk.params)


class _Walk:
    """One walk over the values. `params`: the parameter of each number."""

    def __init__(self, first: int) -> None:
        self._first = first
        self.params: dict[UOp, UOp] = {}
        self._done: dict[UOp, UOp] = {}
        self._reads: set[UOp] = set()  # what depends on memory

    def result(self, value: UOp) -> UOp:
        done, reads = self._done, self._reads
        for node in value.toposort():
            if node in done:
                continue
            if node.op is Op.PARAM or not reads.isdisjoint(node.src):
                reads.add(node)
            exact = node.op in _EXACT and node in reads
            src = tuple([self._source(node, at) if exact else done[s] for at, s in enumerate(node.src)])
            done[node] = node.with_src(src)
        number = self.number(value)
        return done[value] if number is None else number

    def _source(self, node: UOp, at: int) -> UOp:
        source = node.src[at]
        if source not in self._reads and not _stays(node, at, source):
            number = self.number(source)
            if number is not None:
                return number
        return self._done[source]

    def number(self, node: UOp) -> UOp | None:
        """The node over a parameter, where it is a number that may become one."""
        chain: list[UOp] = []
        while node.op in _CARRIES:
            chain.append(node)
            node = node.src[0]
        if node.op is not Op.CONST or not _may_vary(node):
            return None
        new = self.params.get(node)
        if new is None:
            slot = self._first + len(self.params)
            new = self.params[node] = UOp(Op.PARAM, node.dtype, (), Param(slot, ()))
        for carrier in reversed(chain):
            new = carrier.with_src((new,))
        return new


def _may_vary(const: UOp) -> bool:
    dtype, value = const.type, const.value
    if dtype.is_float:
        return abs(value) <= dtype.max_finite and value not in (0.0, 1.0, -1.0)
    return dtype.is_int and dtype.bits <= 64 and dtype.name != "index" and value not in (0, 1, -1)


def _stays(node: UOp, at: int, number: UOp) -> bool:
    """Whether a rule makes something else of this operation with a number."""
    while number.op in _CARRIES:
        number = number.src[0]
    if number.op is not Op.CONST or node.op not in (Op.FDIV, Op.POW):
        return False
    value = float(number.value)
    if node.op is Op.FDIV:
        return at == 1 and abs(math.frexp(value)[0]) == 0.5
    return at == 0 or (2 * value).is_integer()
