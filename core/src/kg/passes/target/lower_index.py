"""Phase 5: the mathematical `index` type becomes int32 where bounds prove that enough, else int64.

%i = add %o0 %c : index   ->   %i = add %o0 %c : int32        when every value of the sum fits

Example of lower_index:
    %out = define_global 0 : ptr<float32, global, 64>
    %n = const 64 : index
    %g0 = special g0 %n : index
    %at = index %out %g0 : ptr<float32, global, 64>
    %one = const 1.0 : float32
    %s = store %at %one
    %k = sink ones loop_order(o0) %s
becomes:
    %out = define_global 0 : ptr<float32, global, 64>
    %n = const 64 : int32
    %g0 = special g0 %n : int32
    %at = index %out %g0 : ptr<float32, global, 64>
    %one = const 1.0 : float32
    %s = store %at %one
    %k = sink ones loop_order(o0) %s
"""

from __future__ import annotations

from kg.dtype import DType, int32, int64
from kg.dtype import index as index_
from kg.ir.args import Var
from kg.ir.op import COMPARE, Op
from kg.ir.uop import UOp
from kg.schedule.context import Context


def lower_index(sink: UOp, context: Context) -> UOp:
    """Leaves no node of dtype `index`; widths are chosen per node, conversions stand where they meet."""
    moved: dict[UOp, UOp] = {}
    moves = moved.keys()
    wide = False  # whether anything became int64, so that widths may meet
    for node in sink.toposort():
        dtype = node.dtype
        is_index = dtype is index_ or (dtype.lanes > 1 and dtype.scalar is index_)
        if not is_index and moves.isdisjoint(node.src):
            continue
        src = tuple([moved.get(s, s) for s in node.src])
        if is_index or (wide and _mixes(src)):
            new = moved[node] = _concrete(node, src)
            wide = wide or (isinstance(new.dtype, DType) and new.dtype.scalar is int64)
        elif node.op is Op.CAST and src[0].dtype is dtype:
            moved[node] = src[0]
        else:
            moved[node] = node.with_src(src)
    return moved.get(sink, sink)


_LEAST, _GREATEST = int(int32.min), int(int32.max)


def width_for(least: int, greatest: int) -> DType:
    """int32 where it holds both, else int64.

    No array has 2^63 elements, so only an index that was itself loaded can lie beyond int64, and then it is out of range.
    """
    return int32 if least >= _LEAST and greatest <= _GREATEST else int64


def _mixes(src: tuple[UOp, ...]) -> bool:
    """Operands that were all `index` and have become of different widths."""
    widths = {s.dtype.scalar for s in src if isinstance(s.dtype, DType)}
    return int64 in widths and int32 in widths


def _concrete(node: UOp, src: tuple[UOp, ...]) -> UOp:
    own = node.dtype.scalar is index_
    dtype = int32
    if own:
        bounds = node.bounds
        dtype = width_for(bounds.min, max(bounds.min, bounds.max))
    match node.op:
        case Op.CONST:
            return UOp(Op.CONST, dtype.vec(node.lanes), (), node.value)
        case Op.DEFINE_VAR:
            arg = node.variable
            return UOp(Op.DEFINE_VAR, dtype, (), Var(arg.name, arg.min, arg.max))
        case Op.CAST:
            return src[0].cast(dtype)
        case Op.LOAD | Op.STORE | Op.END | Op.REDUCE | Op.BARRIER | Op.COMMIT | Op.WAIT | Op.SINK | Op.INDEX:
            return node.with_src(src)
        case _:
            pass
    if own and dtype is int32 and node.dtype is index_ and {s.dtype for s in src} == {int32}:
        return UOp(node.op, dtype, src, node.arg)
    operands = [s for s in src if isinstance(s.dtype, DType) and s.dtype.is_int]
    if not own and not (node.op in COMPARE or node.op is Op.WHERE):
        return node.with_src(src)
    wide = int64 if dtype is int64 or any(s.type.scalar is int64 for s in operands) else int32
    if own or node.op in COMPARE:
        src = tuple([s.cast(wide) if isinstance(s.dtype, DType) and s.dtype.is_int else s for s in src])
    result = UOp(node.op, wide.vec(node.lanes) if own else node.dtype, src, node.arg)
    if node.op is Op.RANGE:
        return result  # END must find the loop itself; users widen or narrow as they need
    return result.cast(dtype) if own else result
