"""Builders of index expressions that fold constants and identities at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from kg.dtype import bool_, index
from kg.ir.op import Op
from kg.ir.shapes.shape import Dim, Shape, dim_uop
from kg.ir.uop import UOp

ZERO = UOp(Op.CONST, index, (), 0)
ONE = UOp(Op.CONST, index, (), 1)
#: The constant true, a node.
TRUE = UOp(Op.CONST, bool_, (), True)


def number(value: int) -> UOp:
    """An index constant."""
    return UOp(Op.CONST, index, (), value)


def is_constant(node: UOp, value: int) -> bool:
    return node.op is Op.CONST and node.arg == value


def add(a: UOp, b: UOp) -> UOp:
    if a.op is Op.CONST and b.op is Op.CONST:
        return number(int(a.value) + int(b.value))
    return b if is_constant(a, 0) else a if is_constant(b, 0) else a + b


def mul(a: UOp, b: UOp) -> UOp:
    if a.op is Op.CONST and b.op is Op.CONST:
        return number(int(a.value) * int(b.value))
    if is_constant(a, 0) or is_constant(b, 0):
        return ZERO
    if a.op is Op.CONST:
        a, b = b, a
    return a if is_constant(b, 1) else a * b


def conjunction(*gates: UOp | None) -> UOp | None:
    """All of the gates, None for no gate."""
    result: UOp | None = None
    for gate in gates:
        if gate is None or gate is result or (gate.op is Op.CONST and gate.value):
            continue
        result = gate if result is None else result & gate
    return result


def gated(access: UOp, gate: UOp | None) -> UOp:
    """A LOAD or STORE that touches nothing where a gate is false; under none the same."""
    if gate is None:
        return access
    address, before = access.src[0], access.gate
    both = conjunction(before, gate if before is None else gate.broadcast(before.lanes))
    if both is None:
        return access
    otherwise = (access.const_like(0),) if before is None and access.op is Op.LOAD else ()
    return access.replace(src=(UOp(Op.INDEX, address.dtype, (*address.src[:2], both)), *otherwise, *access.src[1:]))


def conjuncts(condition: UOp) -> list[UOp]:
    """p, q, ... of p & q & ..., from left to right."""
    return leaves(condition, Op.AND)


def leaves(root: UOp, op: Op) -> list[UOp]:
    """What a tree of one binary op is made of, from left to right."""
    found: list[UOp] = []
    stack = [root]
    while stack:
        node = stack.pop()
        if node.op is op:
            stack += (node.src[1], node.src[0])
        else:
            found.append(node)
    return found


def strides(shape: Sequence[Dim]) -> list[UOp]:
    """Row-major strides, in elements."""
    result: list[UOp] = []
    step = ONE
    for d in reversed(shape):
        result.append(step)
        step = mul(dim_uop(d), step)
    return result[::-1]


def flatten(indices: Sequence[UOp], shape: Shape) -> UOp:
    """The row-major position of an element."""
    return total(mul(i, s) for i, s in zip(indices, strides(shape), strict=True))


def total(terms: Iterable[UOp]) -> UOp:
    return reduce(add, terms, ZERO)


def unflatten(flat: UOp, shape: Shape) -> list[UOp]:
    """The indices of the element at a row-major position."""
    result: list[UOp] = []
    for axis, (dim, step) in enumerate(zip(shape, strides(shape), strict=True)):
        quotient = flat if is_constant(step, 1) else flat // step
        result.append(ZERO if dim == 1 else quotient if axis == 0 else quotient % dim_uop(dim))
    return result


def is_power_of_two(size: int) -> bool:
    """1, 2, 4, ..."""
    return size > 0 and size & (size - 1) == 0
