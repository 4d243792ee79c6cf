"""Narrow floats that a target has no values of become float32 numbers that they hold exactly,
stored as integer codes; bools in memory become bytes.

    load(p: ptr<bfloat16>) + x   ->   round_to_bfloat16(decode(load(p: ptr<uint16>)) + x)
    store(p: ptr<bool>, c)       ->   store(p: ptr<uint8>, cast(c, uint8))
"""

from __future__ import annotations

from typing import Final

from kg.plugin.lowering import (
    ALU,
    COMPARE,
    AddrSpace,
    DType,
    Op,
    PtrDType,
    Target,
    UOp,
    as_order,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    int_like,
    uint8,
    uint32,
)

from kg_lowering.dtypes import bits
from kg_lowering.numbers import encode_number, round_number

NARROW_FLOATS: Final = (float16, bfloat16, float8_e4m3, float8_e5m2)
#: What they compute on numbers of a format is a number of the format.
_EXACT: Final = COMPARE | {Op.NEG, Op.ABS, Op.MAX, Op.MIN, Op.TRUNC, Op.ROUND, Op.WHERE}


def missing_floats(target: Target) -> frozenset[DType]:
    """The formats whose values the target can't hold. Those it holds may still lack ops."""
    return frozenset(d for d in NARROW_FLOATS if not all(target.can(op, d) for op in (Op.LOAD, Op.STORE, Op.CAST)))


def lower_storage(sink: UOp, target: Target) -> UOp:
    """Formats and bools brought to what the target stores."""
    missing = missing_floats(target)
    bytes_for_bool = not (target.can(Op.LOAD, bool_) and target.can(Op.STORE, bool_))
    return sink.map_nodes(_Storage(target, missing, bytes_for_bool).lower)


class _Storage:
    def __init__(self, target: Target, missing: frozenset[DType], bytes_for_bool: bool) -> None:
        self.target, self.missing, self.bytes_for_bool = target, missing, bytes_for_bool
        #: a rounded number -> what it was rounded from; a decoded one -> its code
        self.unrounded: dict[UOp, UOp] = {}
        self.codes: dict[UOp, UOp] = {}

    def lower(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        match node.op:
            case Op.DEFINE_GLOBAL | Op.DEFINE_LOCAL | Op.DEFINE_SCRATCH | Op.DEFINE_REG:
                return node.replace(dtype=self._pointer(node.pointer))
            case Op.INDEX:
                return UOp(Op.INDEX, src[0].dtype, src, node.arg)
            case Op.LOAD:
                return self._load(node, src)
            case Op.STORE:
                return self._store(node, src)
            case Op.CONST if self._is_missing(node):
                value = round_number(float(node.value), node.type.scalar)
                return UOp(Op.CONST, float32.vec(node.lanes), (), value)
            case Op.CAST | Op.BITCAST if self._is_missing(node) or self._is_missing(node.src[0]):
                return self._convert(node, src[0])
            case Op.CAST if bits.rounds_twice(node.src[0].type, node.type):
                return bits.to_float32_before(src[0], node.type).cast(node.type.scalar)
            case _ if node.op in ALU and any(self._is_missing(s) for s in node.src):
                return self._arithmetic(node, src)
            case Op.VECTORIZE | Op.GEP | Op.SHUFFLE | Op.ARG if self._is_missing(node):
                return self._moved(UOp(node.op, float32.vec(node.lanes), src, node.arg), node.type)
            case Op.WMMA:
                return self._matrix_unit(node, src)
            case _:
                refused = next((s for s in (node, *node.src[: len(node.src) - len(node.order)]) if self._is_missing(s)), None)
                if refused is not None:
                    raise self.target.refuse(node, refused.type, "cast its operands to float32")
                return node.with_src(src)

    def _is_missing(self, node: UOp) -> bool:
        return isinstance(node.dtype, DType) and node.dtype.scalar in self.missing

    # -- memory

    def _pointer(self, pointer: PtrDType) -> PtrDType:
        in_register = pointer.space is AddrSpace.REG
        base = pointer.base
        if base.scalar in self.missing:
            base = float32.vec(base.lanes) if in_register else int_like(base)
        elif base.is_bool and self.bytes_for_bool and not in_register:
            base = uint8.vec(base.lanes)
        return pointer if base is pointer.base else PtrDType(base, pointer.space, pointer.size)

    def _load(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        stored = src[0].pointer.base.scalar
        src = (*src[: len(src) - len(node.order)], *as_order(src[len(src) - len(node.order) :]))
        if stored is node.type.scalar:
            return node.with_src(src)
        if stored is float32:
            return UOp(Op.LOAD, float32.vec(node.lanes), src, node.arg)
        self._check(node, node.type, stored)
        if node.gate is not None:
            src = (src[0], self._to_memory(src[1], node.type, stored), *src[2:])
        raw = UOp(Op.LOAD, stored.vec(node.lanes), src, node.arg)
        return raw.ne(0) if node.type.is_bool else self._decoded(raw, node.type)

    def _store(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        stored, dtype = src[0].pointer.base.scalar, node.src[1].type
        src = (*src[:2], *as_order(src[2:]))
        if stored is not src[1].type.scalar:
            self._check(node, dtype, stored)
            src = (src[0], self._to_memory(src[1], dtype, stored), *src[2:])
        return node.with_src(src)

    def _to_memory(self, value: UOp, dtype: DType, stored: DType) -> UOp:
        return value.cast(stored) if dtype.is_bool else self._code(value, dtype)

    def _check(self, node: UOp, dtype: DType, stored: DType) -> None:
        if not self.target.can(node.op, stored):
            raise self.target.refuse(node, dtype, f"it has no {stored} in memory either; use another dtype in buffers")

    # -- codes

    def _decoded(self, raw: UOp, dtype: DType) -> UOp:
        value = bits.decode(raw.cast(uint32), dtype.scalar)
        self.codes[value] = raw
        return value

    def _code(self, value: UOp, dtype: DType) -> UOp:
        """The code of a number, in the integer dtype of its width."""
        stored = int_like(dtype)
        if value.op is Op.CONST:
            return UOp(Op.CONST, stored, (), encode_number(float(value.value), dtype.scalar))
        known = self.codes.get(value)
        if known is not None and known.dtype is stored:
            return known
        return bits.encode(self.unrounded.get(value, value), dtype.scalar).cast(stored.scalar)

    def _rounded(self, value: UOp, dtype: DType) -> UOp:
        result = bits.round_to(value, dtype.scalar)
        self.unrounded[result] = value
        return result

    def _moved(self, value: UOp, dtype: DType) -> UOp:
        """Numbers moved or chosen among: where their codes are known, the result's are those codes."""
        operands = value.src[1:] if value.op is Op.WHERE else value.src
        if operands and all(s.op is Op.CONST or s in self.codes for s in operands):
            codes = tuple([self._code(s, dtype.scalar.vec(s.lanes)) for s in operands])
            condition = value.src[: len(value.src) - len(operands)]
            self.codes[value] = UOp(value.op, int_like(dtype), (*condition, *codes), value.arg)
        return value

    def _matrix_unit(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        """The unit knows the format that the rest of the target lacks: its fragments are codes."""
        codes = [self._code(x, old.type) if self._is_missing(old) else x for x, old in zip(src, node.src, strict=True)]
        return node.with_src(tuple(codes))

    # -- values

    def _convert(self, node: UOp, x: UOp) -> UOp:
        source, target = node.src[0].type, node.type
        if node.op is Op.BITCAST:
            raw = self._code(x, source) if source.scalar in self.missing else x
            if target.scalar not in self.missing:
                return raw.bitcast(target)
            return self._decoded(raw.bitcast(int_like(target)), target)
        if target.scalar not in self.missing:
            return x.cast(target)
        if source.is_bool or (source.is_int and source.bits <= 8 and target.bits == 16):
            return x.cast(float32)
        return self._rounded(bits.to_float32_before(x, target), target)

    def _arithmetic(self, node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node.op in COMPARE:
            return node.with_src(src)
        result = UOp(node.op, float32.vec(node.lanes), src, node.arg)
        if node.op is Op.WHERE:
            return self._moved(result, node.type)
        return result if node.op in _EXACT else self._rounded(result, node.type)
