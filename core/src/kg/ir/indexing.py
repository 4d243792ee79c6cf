"""Building index expressions with the obvious folded at once, so that passes don't make work for the simplifier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

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


def conjuncts(condition: UOp) -> list[UOp]:
    """p, q, ... of p & q & ..., from left to right."""
    found: list[UOp] = []
    stack = [condition]
    while stack:
        node = stack.pop()
        if node.op is Op.AND:
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
    result = ZERO
    for term in terms:
        result = add(result, term)
    return result


def unflatten(flat: UOp, shape: Shape) -> list[UOp]:
    """The indices of the element at a row-major position."""
    result: list[UOp] = []
    for axis, (dim, step) in enumerate(zip(shape, strides(shape), strict=True)):
        quotient = flat if is_constant(step, 1) else flat // step
        result.append(ZERO if dim == 1 else quotient if axis == 0 else quotient % dim_uop(dim))
    return result


# -- bits of a number that move an index


def sum_of_bits(weights: Sequence[int], of: UOp, start: int = 0) -> UOp:
    """start + the sum of the weights of the bits that are set: fields of bits that move twice as far each are shifted together."""
    result = number(start)
    for field in _bit_fields(weights, of):
        result = add(result, field)
    return result


def xor_of_bits(weights: Sequence[int], of: UOp, start: int = 0) -> UOp:
    """start ^ (the XOR of the weights of the bits that are set): a sum where no two change the same bits."""
    if are_apart([*weights, start]):
        return sum_of_bits(weights, of, start)
    result: UOp | None = number(start) if start else None
    for field in _bit_fields(weights, of, apart=True):
        result = field if result is None else result ^ field
    return ZERO if result is None else result


def is_power_of_two(size: int) -> bool:
    return size > 0 and size & (size - 1) == 0


def are_apart(weights: Sequence[int]) -> bool:
    """Whether no two of them have a bit in common: then XOR is addition."""
    together = 0
    for weight in weights:
        together |= weight
    return sum(weights) == together


def _bit_fields(weights: Sequence[int], of: UOp, *, apart: bool = False) -> Iterator[UOp]:
    """What fields of bits that move twice as far each add; `apart`: only of those that have no bit in common."""
    first = 0
    while first < len(weights):
        count = 1
        while first + count < len(weights) and weights[first + count] == weights[first] << count:
            if apart and not are_apart(weights[first : first + count + 1]):
                break
            count += 1
        if weights[first]:
            part = of if first == 0 else of // (1 << first)
            part = part if first + count == len(weights) else part % (1 << count)
            yield mul(part, number(weights[first]))
        first += count
