"""8- and 16-bit integers on targets without them: 32-bit values, wrapped after every op.

    x + y  (int8)   ->   (x + y) << 24 >> 24

Buffers of them are refused here: a renderer without narrow memory packs them itself.
"""

from __future__ import annotations

from typing import Final

from kg.plugin.lowering import COMPARE, AddrSpace, DType, Op, PtrDType, Target, UOp, int8, int16, int32, uint8, uint16, uint32

_NARROW: Final = (int8, int16, uint8, uint16)
#: What they compute on wrapped values needs no wrapping.
_CLOSED: Final = frozenset({Op.MAX, Op.MIN, Op.WHERE, Op.AND, Op.OR, Op.XOR, Op.MOD, Op.FLOORMOD, Op.SHR})
#: What they compute in 32 bits has the right bits of the narrow dtype below those that are too many.
_WRAPPED: Final = frozenset({Op.NEG, Op.ABS, Op.ADD, Op.SUB, Op.MUL, Op.IDIV, Op.FLOORDIV, Op.SHL, Op.MULACC})
#: They take narrow values, wrapped in 32 bits, and give something else.
_TAKE: Final = COMPARE | {Op.STORE}


def missing_integers(target: Target) -> frozenset[DType]:
    return frozenset(d for d in _NARROW if not target.can(Op.CAST, d))


def lower_narrow(sink: UOp, target: Target) -> UOp:
    """The graph without values of the integer dtypes that the target lacks."""
    missing = missing_integers(target)
    return sink.map_nodes(lambda node, src: _lower(node, src, missing, target))


def _scalar(node: UOp) -> DType | None:
    return node.dtype.scalar if isinstance(node.dtype, DType) else None


def _wide(dtype: DType) -> DType:
    return (int32 if dtype.is_signed else uint32).vec(dtype.lanes)


def wrap(x: UOp, dtype: DType) -> UOp:
    """A 32-bit integer as the narrow dtype would hold it."""
    unused = 32 - dtype.bits
    return (x << unused) >> unused if dtype.is_signed else x & ((1 << dtype.bits) - 1)


def _lower(node: UOp, src: tuple[UOp, ...], missing: frozenset[DType], target: Target) -> UOp:
    if isinstance(node.dtype, PtrDType):
        return _lower_pointer(node, src, missing, target)
    narrow = _scalar(node) in missing
    match node.op:
        case Op.CAST if narrow or _scalar(node.src[0]) in missing:
            return _cast(node, src[0], missing)
        case Op.BITCAST if narrow or _scalar(node.src[0]) in missing:
            if node.type.bits != node.src[0].type.bits or node.type.is_float:
                raise target.refuse(node, node.type, "there are no narrow words to take the bits apart into")
            return wrap(src[0].cast(_wide(node.type)), node.type)
        case Op.CONST | Op.VECTORIZE | Op.GEP | Op.SHUFFLE | Op.ARG | Op.LOAD if narrow:
            return UOp(node.op, _wide(node.type), src, node.arg)
        case _ if narrow and node.op in _CLOSED:
            return UOp(node.op, _wide(node.type), src, node.arg)
        case _ if narrow and node.op in _WRAPPED:
            return wrap(UOp(node.op, _wide(node.type), src, node.arg), node.type)
        case _:
            refused = _refused(node, missing)
            if refused is not None:
                raise target.refuse(node, refused, "no rule gives it on wider integers; cast to 32 bits")
            return node.with_src(src)


def _refused(node: UOp, missing: frozenset[DType]) -> DType | None:
    """The narrow dtype of a node that nothing above lists, or of what it takes."""
    operands = () if node.op in _TAKE else node.src[: len(node.src) - len(node.order)]
    return next((s.type for s in (node, *operands) if _scalar(s) in missing), None)


def _cast(node: UOp, x: UOp, missing: frozenset[DType]) -> UOp:
    dtype = node.type
    if dtype.scalar not in missing:
        return x.cast(dtype)
    wide = x.cast(_wide(dtype).scalar)
    if not node.src[0].type.is_float:
        return wide if node.src[0].type.is_bool else wrap(wide, dtype)
    # saturates at the narrow dtype's limits; the conversion itself did at the wide one's, with 0 for NaN
    least, greatest = wide.const_like(dtype.min), wide.const_like(dtype.max)
    wide = (wide > greatest).where(greatest, wide)
    return (wide < least).where(least, wide) if dtype.is_signed else wide


def _lower_pointer(node: UOp, src: tuple[UOp, ...], missing: frozenset[DType], target: Target) -> UOp:
    pointer = node.pointer
    if pointer.base.scalar in missing:
        if pointer.space is not AddrSpace.REG:
            raise target.refuse(node, pointer.base, "it can't be stored there; use a 32-bit dtype in buffers")
        pointer = PtrDType(_wide(pointer.base), pointer.space, pointer.size)
    return node.replace(dtype=pointer, src=src)
