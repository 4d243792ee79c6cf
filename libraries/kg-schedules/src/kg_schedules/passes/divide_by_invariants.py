"""Quotients by a divisor that a loop does not change become products by its reciprocal,
where vectors of quotients are slow and multiply-adds of float32 are fused.

    for i: x[i] / s   ->   high, low = the reciprocal of s in two parts;   for i: mulacc(x[i], high, x[i] * low)

Results are within 0.51 ULP, those below 2**-116 within 1. `high` is a little nearer to 0 than 1/s, and `low` what is missing, of the same sign, so that zeros keep theirs
and an infinity never meets another of the other sign. Divisors above 2**96 or below 2**-64 are scaled, and x with them, so that neither part is
subnormal; of 0, infinities and NaN both parts are the reciprocal itself.

Example of divide_by_invariants: tests/filetests/passes/divide_by_invariants.kg
"""

from __future__ import annotations

import math
from typing import Final

from kg.plugin import Op, UOp, parse_dtype
from kg.plugin.passes import Context, ended_ranges, loop_depths, scopes, splatted

#: Rounds of a loop from which on the reciprocal, some ten operations, is worth it.
ROUNDS: Final = 4
_SCALE: Final = 2.0**64
#: Above it a divisor's reciprocal is so small that what x loses where it is scaled down to a subnormal number does not count.
_LARGE: Final = 2.0**96
#: Units of the last place by which `high` is less than the reciprocal that the target gives, which may be one too great.
_LESS: Final = 4
_SINGLE: Final = parse_dtype("float32")
_BITS: Final = parse_dtype("uint32")


def divide_by_invariants(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`."""
    quotients = [u for u in sink.find(Op.FDIV) if u.type.scalar is _SINGLE and u.src[1].op is not Op.CONST]
    if not quotients:
        return sink
    scope = scopes(sink, ended_ranges)
    depth = loop_depths(scope)
    made: dict[UOp, tuple[UOp, UOp, UOp]] = {}
    new: dict[UOp, UOp] = {}
    for node in quotients:
        x, divisor = node.src
        loop = max(scope[node], key=lambda r: depth.get(r, 0), default=None)
        if loop is None or loop in scope[divisor] or _rounds(loop) < ROUNDS:
            continue
        if divisor not in made:
            made[divisor] = _reciprocal(divisor)
        scale, high, low = made[divisor]
        scaled = x * scale
        new[node] = scaled.alu(Op.MULACC, high, scaled * low)
    return sink.substitute(new) if new else sink


def _rounds(loop: UOp) -> float:
    first, last = loop.src
    return last.value - first.value if first.op is last.op is Op.CONST else math.inf


def _reciprocal(divisor: UOp) -> tuple[UOp, UOp, UOp]:
    """What x and the divisor are scaled by, and the reciprocal of the scaled divisor in two parts."""
    one = splatted(divisor)
    d, lanes = divisor if one is None else one, divisor.lanes
    dtype, bits = d.type, _BITS.vec(d.lanes) if d.lanes > 1 else _BITS
    size = abs(d)
    unscaled = (size < 1 / _SCALE).where(d.const_like(_SCALE), d.const_like(1.0))
    scale = (size > _LARGE).where(d.const_like(1 / _SCALE), unscaled)
    scaled = d * scale
    whole = d.const_like(1.0) / scaled
    less = (whole.bitcast(bits) - _LESS).bitcast(dtype)
    rest = (-scaled).alu(Op.MULACC, less, d.const_like(1.0)) * whole
    usual = (size > 0.0) & (size < math.inf)
    high, low = usual.where(less, whole), usual.where(rest, whole)
    return scale.broadcast(lanes), high.broadcast(lanes), low.broadcast(lanes)
