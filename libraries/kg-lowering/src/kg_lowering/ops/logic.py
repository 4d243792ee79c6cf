"""Decompositions of bool arithmetic, comparisons, selects, maxima and minima."""

from __future__ import annotations

from kg.plugin.lowering import DType, Op, Target, UOp, int_like


def lower_bool(node: UOp, target: Target) -> UOp | None:
    """An op on bool as one of AND, OR, XOR and comparisons."""
    src = node.src
    match node.op:
        case Op.ADD | Op.MAX:
            return src[0] | src[1]
        case Op.MUL | Op.MIN:
            return src[0] & src[1]
        case Op.SUB | Op.CMPNE:
            return src[0] ^ src[1]
        case Op.CMPEQ:
            return ~(src[0] ^ src[1])
        case Op.CMPLT:
            return ~src[0] & src[1]
        case Op.CMPLE:
            return ~src[0] | src[1]
        case Op.WHERE:
            return (src[0] & src[1]) | (~src[0] & src[2])
        case _:
            return _bitwise_bool(node, target)


def _bitwise_bool(node: UOp, target: Target) -> UOp | None:
    x, y = node.src
    if target.can(Op.WHERE, node.type):
        match node.op:
            case Op.AND:
                return x.where(y, False)
            case Op.OR:
                return x.where(x.const_like(True), y)
            case Op.XOR:
                return x.ne(y) if target.can(Op.CMPNE, node.type) else x.where(y.where(y.const_like(False), True), y)
            case _:
                return None
    return None


def lower_compare(node: UOp, target: Target) -> UOp | None:
    """A comparison by another one that the target has, right for NaN."""
    x, y = node.src
    dtype = x.type
    can_equal, can_less = (target.can(op, dtype) for op in (Op.CMPEQ, Op.CMPLT))
    match node.op:
        case Op.CMPNE:
            return ~x.eq(y)
        case Op.CMPEQ if target.can(Op.CMPNE, dtype):
            return ~x.ne(y)
        case Op.CMPEQ if target.can(Op.CMPLE, dtype):
            return (x <= y) & (y <= x)
        case Op.CMPEQ if can_less and not dtype.is_float:
            return ~((x < y) | (y < x))
        case Op.CMPLE if can_less and not dtype.is_float:
            return ~(y < x)
        case Op.CMPLE if can_less and (can_equal or target.can(Op.CMPNE, dtype)):
            return (x < y) | x.eq(y)
        case Op.CMPLT if target.can(Op.CMPLE, dtype):
            return (x <= y) & x.ne(y) if dtype.is_float else ~(y <= x)
        case _:
            return None


def lower_extremum(node: UOp, target: Target) -> UOp:
    """MAX and MIN by a select; NaN wins from either side."""
    x, y = node.src
    takes_y = x < y if node.op is Op.MAX else y < x
    if node.type.is_float:
        takes_y = takes_y | y.ne(y)
    return takes_y.where(y, x)


def lower_where(node: UOp, target: Target) -> UOp | None:
    """A select by masks, on integers and, through their bits, on floats."""
    condition, x, y = node.src
    dtype = node.type
    if dtype.is_float:
        bits = _bits_of(dtype)
        return condition.where(x.bitcast(bits), y.bitcast(bits)).bitcast(dtype)
    mask = -condition.cast(dtype)
    return (x & mask) | (y & ~mask)


def _bits_of(dtype: DType) -> DType:
    return int_like(dtype)
