"""Guards that integer bounds prove unnecessary, asked by every renderer.

Each question is answered True when the guard is needed: "unknown" is not a proof.
"""

from __future__ import annotations

from kg.plugin import Op, UOp
from kg.plugin.rendering import RARE, may_wrap

__all__ = [
    "division_may_overflow",
    "divisor_may_be_zero",
    "loop_is_a_branch",
    "loop_is_rare",
    "loop_may_be_empty",
    "may_be_nan",
    "may_be_negative",
    "may_wrap",
    "shift_may_exceed",
]


def divisor_may_be_zero(uop: UOp) -> bool:
    """IDIV, MOD, FLOORDIV, FLOORMOD: whether the divisor may be 0 in some lane."""
    divisor = uop.src[1].bounds
    return divisor.min <= 0 <= divisor.max


def division_may_overflow(uop: UOp) -> bool:
    """IDIV, MOD, FLOORDIV, FLOORMOD: whether some lane may divide the least value of the dtype by -1,
    which traps on x86."""
    dtype = uop.type
    if not dtype.is_signed:
        return False
    dividend, divisor = uop.src[0].bounds, uop.src[1].bounds
    return dividend.min <= dtype.min and divisor.min <= -1 <= divisor.max


def shift_may_exceed(uop: UOp) -> bool:
    """SHL, SHR: whether the count may be negative or at least the width in some lane."""
    count = uop.src[1].bounds
    return count.min < 0 or count.max >= uop.type.bits


def loop_may_be_empty(loop: UOp) -> bool:
    """RANGE: whether it may run zero times."""
    start, stop = loop.src
    return start.bounds.max >= stop.bounds.min


def loop_is_a_branch(loop: UOp) -> bool:
    """RANGE: whether it runs once at most, and may run zero times."""
    start, stop = (s.bounds for s in loop.src)
    return start.min == start.max == stop.min == stop.max - 1


def loop_is_rare(loop: UOp) -> bool:
    """RANGE: whether it hardly ever runs: it is made of choices that seldom are (`branch_rare`)."""
    return loop.axis.name.startswith(RARE)


def may_be_negative(uop: UOp) -> bool:
    """Whether an integer may be below 0 in some lane."""
    return uop.bounds.min < 0


def may_be_nan(uop: UOp) -> bool:
    """Whether a float may be NaN in some lane: constants, casts of integers,
    and choices among such are not."""
    match uop.op:
        case Op.CONST:
            return uop.value != uop.value
        case Op.CAST:
            source = uop.src[0].type
            return source.is_float and may_be_nan(uop.src[0])
        case Op.VECTORIZE | Op.SHUFFLE:
            return any(may_be_nan(s) for s in dict.fromkeys(uop.src))
        case _:
            return True
