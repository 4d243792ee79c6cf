"""Local derivatives of elementwise ops: for each source the factor that a change
of it is multiplied with. One table, for both modes.

None stands for no derivative, `ONE` for a factor of one. Where a function has a corner the factor is a choice: of ABS at 0 it is 0, of MAX and MIN
of equals a half each, of TRUNC and ROUND 0 everywhere. A `Factor` with `where` says where it is not zero by construction: products with it are
taken there alone, so that nothing infinite is met elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from kg.frontend import Op, UOp
from kg.records import dataclass

_LN2: Final = math.log(2.0)


@dataclass(frozen=True, slots=True)
class Factor:
    """What a change of a source is multiplied with (None: one),
    and the condition under which there is anything (None: always). `bounded`: it is finite whatever the values are, so that it
    need not be kept from where nothing is."""

    value: UOp | None = None
    where: UOp | None = None
    bounded: bool = False

    @property
    def is_finite(self) -> bool:
        value = self.value
        return self.bounded or value is None or (value.op is Op.CONST and math.isfinite(value.value))


ONE: Final = Factor()
Rule = Callable[[UOp, int], Factor | None]


def factor(node: UOp, source: int) -> Factor | None:
    """The factor of an elementwise node for one of its sources that is a float."""
    rule = _RULES.get(node.op)
    return None if rule is None else rule(node, source)


def _one(node: UOp, source: int) -> Factor:
    return ONE


def _minus(node: UOp, source: int) -> Factor:
    return Factor(node.const_like(-1.0))


def _sub(node: UOp, source: int) -> Factor:
    return _minus(node, source) if source else ONE


def _mul(node: UOp, source: int) -> Factor:
    return Factor(node.src[1 - source])


def _mulacc(node: UOp, source: int) -> Factor:
    return ONE if source == 2 else Factor(node.src[1 - source])


def _fdiv(node: UOp, source: int) -> Factor:
    divisor = node.src[1]
    return Factor(-(node / divisor) if source else divisor.reciprocal())


def _abs(node: UOp, source: int) -> Factor:
    x = node.src[0]
    return Factor((x < 0.0).where(-1.0, (x > 0.0).where(x.const_like(1.0), 0.0)), bounded=True)


def _max(node: UOp, source: int) -> Factor:
    mine, other = node.src[source], node.src[1 - source]
    loses = (mine < other) if node.op is Op.MAX else (other < mine)
    return Factor(loses.where(0.0, mine.eq(other).where(mine.const_like(0.5), 1.0)), ~loses, bounded=True)


def _where(node: UOp, source: int) -> Factor | None:
    if source == 0:
        return None
    condition = node.src[0].broadcast_to(*node.shape)  # of a number too: what moves the cotangent moves it
    return Factor(None, condition if source == 1 else ~condition)


def _pow(node: UOp, source: int) -> Factor:
    x, y = node.src
    if source == 0:  # at y = 0 the power is 1 whatever x is
        return Factor(y.eq(0.0).where(0.0, y * x.pow(y - 1.0)))
    zero = x.eq(0.0)
    return Factor(zero.where(0.0, node * (zero.where(1.0, x).log2() * _LN2)))


_RULES: Final[dict[Op, Rule]] = {
    Op.ADD: _one,
    Op.SUB: _sub,
    Op.NEG: _minus,
    Op.CAST: _one,
    Op.MUL: _mul,
    Op.MULACC: _mulacc,
    Op.FDIV: _fdiv,
    Op.ABS: _abs,
    Op.MAX: _max,
    Op.MIN: _max,
    Op.WHERE: _where,
    Op.POW: _pow,
    Op.EXP2: lambda node, _: Factor(node * _LN2),
    Op.LOG2: lambda node, _: Factor((node.src[0] * _LN2).reciprocal()),
    Op.SIN: lambda node, _: Factor(node.src[0].cos()),
    Op.COS: lambda node, _: Factor(-node.src[0].sin()),
    Op.SQRT: lambda node, _: Factor(node.reciprocal() * 0.5),
    Op.RECIPROCAL: lambda node, _: Factor(-(node * node)),
}


def is_repeated(x: UOp) -> bool:
    """Whether values are repeated along axes on the way here, as both operands of a contraction are."""
    while x.op in (Op.RESHAPE, Op.PERMUTE, Op.CAST, Op.SHRINK, Op.FLIP):
        x = x.src[0]
    return x.op is Op.EXPAND


def is_contraction(node: UOp) -> bool:
    return node.op is Op.MUL and all(map(is_repeated, node.src))
