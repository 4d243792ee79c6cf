"""Operators and elementwise methods of UOp.
Python numbers become constants of the other operand's dtype."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from kg.checks import whole_number
from kg.dtype import DType, PtrDType, bool_
from kg.errors import DTypeError
from kg.ir.op import COMPARE, Op

if TYPE_CHECKING:
    from kg.ir.uop import UOp

Number = int | float | bool


def is_negative_nan(value: Number) -> bool:
    """Whether it is a NaN with a sign, which is the negation of the one that a CONST knows."""
    return value != value and math.copysign(1.0, value) < 0.0


class Math:
    """Mixin: everything here ends in `alu`."""

    __slots__ = ()

    def alu(self: UOp, op: Op, *others: UOp) -> UOp:  # type: ignore[misc]
        """The node `op(self, *others)`, its dtype by the op's type rule."""
        dtype = others[-1].type if op is Op.WHERE else self.type
        for other in others:
            if other.dtype is not dtype:
                names = ", ".join(str(o.dtype) for o in (self, *others))
                raise DTypeError(f"{op.name.lower()} of {names}: dtypes differ; cast first")
        result = bool_.vec(dtype.lanes) if op in COMPARE else dtype
        return type(self)(op, result, (self, *others))

    def const_like(self: UOp, value: Number) -> UOp:  # type: ignore[misc]
        """A constant of this node's dtype. It knows one NaN, without a sign: see `build.const`."""
        return type(self)(Op.CONST, self.type, (), value)

    def _operand(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        if isinstance(other, (int, float)):
            number = self.const_like(other)
            return -number if is_negative_nan(other) else number
        if not isinstance(other, Math):  # pyright: ignore[reportUnnecessaryIsInstance]  people pass arrays
            raise DTypeError(
                f"an operand is a UOp or a number, not {type(other).__name__}: arrays are given when a kernel runs"
            )
        return other

    def _binary(self: UOp, op: Op, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self.alu(op, self._operand(other))

    def _reflected(self: UOp, op: Op, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._operand(other).alu(op, self)

    def __add__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.ADD, other)

    def __radd__(self: UOp, other: Number) -> UOp:  # type: ignore[misc]
        return self._reflected(Op.ADD, other)

    def __sub__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.SUB, other)

    def __rsub__(self: UOp, other: Number) -> UOp:  # type: ignore[misc]
        return self._reflected(Op.SUB, other)

    def __mul__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.MUL, other)

    def __rmul__(self: UOp, other: Number) -> UOp:  # type: ignore[misc]
        return self._reflected(Op.MUL, other)

    def __truediv__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.FDIV, other)

    def __rtruediv__(self: UOp, other: Number) -> UOp:  # type: ignore[misc]
        return self._reflected(Op.FDIV, other)

    def __floordiv__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.FLOORDIV, other)

    def __mod__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.FLOORMOD, other)

    def __neg__(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.NEG)

    def __abs__(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.ABS)

    def __and__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.AND, other)

    def __or__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.OR, other)

    def __xor__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.XOR, other)

    def __lshift__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.SHL, other)

    def __rshift__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.SHR, other)

    def __invert__(self: UOp) -> UOp:  # type: ignore[misc]
        """Bitwise not; logical not of a bool."""
        return self._binary(Op.XOR, True if self.type.is_bool else -1 if self.type.is_signed else self.type.max)

    def __lt__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.CMPLT, other)

    def __le__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.CMPLE, other)

    def __gt__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._reflected(Op.CMPLT, other)

    def __ge__(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._reflected(Op.CMPLE, other)

    def __bool__(self) -> bool:
        """A node is a value of a kernel, not of Python: `if x < y` would always be true."""
        raise TypeError("a node has no truth value in Python: use where(), or compare with `is None`")

    # == and != stay identity: nodes are dictionary keys
    def eq(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.CMPEQ, other)

    def ne(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.CMPNE, other)

    def idiv(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        """Division of integers towards zero; `//` is towards minus infinity."""
        return self._binary(Op.IDIV, other)

    def mod(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        """The remainder of `idiv`, with the sign of self; `%` has that of the divisor."""
        return self._binary(Op.MOD, other)

    def maximum(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.MAX, other)

    def minimum(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.MIN, other)

    def pow(self: UOp, other: UOp | Number) -> UOp:  # type: ignore[misc]
        return self._binary(Op.POW, other)

    def where(self: UOp, then: UOp | Number, otherwise: UOp | Number) -> UOp:  # type: ignore[misc]
        """self ? then : otherwise, per element. At least one branch must be a node."""
        if isinstance(then, (int, float)):
            if isinstance(otherwise, (int, float)):
                raise DTypeError("where() of two Python numbers has no dtype; make one of them a constant node")
            then = self._operand(otherwise)._operand(then)
        return self.alu(Op.WHERE, self._operand(then), self._operand(then)._operand(otherwise))

    def exp2(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.EXP2)

    def log2(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.LOG2)

    def sin(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.SIN)

    def cos(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.COS)

    def sqrt(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.SQRT)

    def reciprocal(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.RECIPROCAL)

    def trunc(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.TRUNC)

    def round(self: UOp) -> UOp:  # type: ignore[misc]
        return self.alu(Op.ROUND)

    def exp(self: UOp) -> UOp:  # type: ignore[misc]
        """e**x through EXP2."""
        return (self * 1.4426950408889634).exp2()

    def cast(self: UOp, dtype: DType) -> UOp:  # type: ignore[misc]
        """To another dtype by value; a scalar dtype keeps the lanes of a vector."""
        _require_dtype("cast", dtype)
        target = dtype.vec(self.lanes) if dtype.lanes == 1 else dtype
        return self if target is self.dtype else type(self)(Op.CAST, target, (self,))

    def bitcast(self: UOp, dtype: DType) -> UOp:  # type: ignore[misc]
        """The same bits as another dtype of the same total size."""
        from kg.ir.uop import UOp

        _require_dtype("bitcast", dtype)
        if dtype.bits * dtype.lanes != self.type.bits * self.lanes:
            raise DTypeError(f"bitcast of {self.dtype} to {dtype}: sizes differ")
        return self if dtype is self.dtype else UOp(Op.BITCAST, dtype, (self,))

    def lane(self: UOp, *lanes: int) -> UOp:  # type: ignore[misc]
        """The lanes picked from a vector, as a scalar when it is one."""
        from kg.ir.uop import UOp

        if lanes == tuple(range(self.lanes)):
            return self
        return UOp(Op.GEP, self.type.vec(len(lanes)), (self,), lanes)

    def broadcast(self: UOp, lanes: int) -> UOp:  # type: ignore[misc]
        """A scalar in every lane of a vector."""
        from kg.ir.uop import UOp

        if (lanes if type(lanes) is int else whole_number(lanes, "a number of lanes")) == self.lanes:
            return self
        if self.lanes != 1:
            raise DTypeError(f"only a scalar can be broadcast to {lanes} lanes, not {self.dtype}")
        if self.op is Op.CONST:
            return UOp(Op.CONST, self.type.vec(lanes), (), self.value)
        return UOp(Op.VECTORIZE, self.type.vec(lanes), (self,) * lanes)


def _require_dtype(name: str, given: object) -> None:
    if not isinstance(given, (DType, PtrDType)):
        raise DTypeError(f"{name} is to a dtype, as kg.float32, not {type(given).__name__}")
