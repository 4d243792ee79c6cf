"""Phase 5: PARAMs become pointer arguments, scratch gets offsets, ProgramInfo is recorded.

index(param 1 [4, 8], i)   ->   index(define_global 1, i)

Example of bind_memory:
    %out = param 0 [64] : float32
    %n = const 64 : index
    %g0 = special g0 %n : index
    %at = index %out %g0 : float32
    %one = const 1.0 : float32
    %s = store %at %one
    %k = sink ones loop_order(o0) %s
becomes:
    %out = define_global 0 : ptr<float32, global, 64>
    %n = const 64 : index
    %g0 = special g0 %n : index
    %at = index %out %g0 : ptr<float32, global, 64>
    %one = const 1.0 : float32
    %s = store %at %one
    %k = sink ones loop_order(o0) %s
"""

from __future__ import annotations

from kg.dtype import AddrSpace, PtrDType
from kg.ir.op import Op
from kg.ir.shapes.shape import dim_max, size_of
from kg.ir.uop import UOp
from kg.schedule.context import Context

ALIGNMENT = 64


def bind_memory(sink: UOp, context: Context) -> UOp:
    """Every INDEX has the dtype of its pointer afterwards. Notes the scratch size in the context."""
    scratch = 0

    def bound(node: UOp, src: tuple[UOp, ...]) -> UOp:
        nonlocal scratch
        if node.op is Op.PARAM:
            return pointer_argument(node)
        if node.op is Op.INDEX:
            return UOp(Op.INDEX, src[0].dtype, src)
        start = scratch
        size = node.pointer.size * node.pointer.base.itemsize
        scratch += -(-size // ALIGNMENT) * ALIGNMENT
        return node.replace(arg=(node.scratch[0], start))

    sink = sink.map_nodes(bound, {Op.PARAM, Op.INDEX, Op.DEFINE_SCRATCH})
    context.launch.scratch_bytes = scratch
    return sink


def pointer_argument(param: UOp) -> UOp:
    """The DEFINE_GLOBAL of a PARAM."""
    pointer = PtrDType(param.type, AddrSpace.GLOBAL, dim_max(size_of(param.shape)))
    return UOp(Op.DEFINE_GLOBAL, pointer, (), param.slot)
