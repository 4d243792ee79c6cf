"""The symbolic simplifier as passes of the pipeline.

%i = add (mul %o0 4) (add %r0 0)   ->   %i = add (mul %o0 4) %r0

Example of simplify_graph:
    %out = param 0 [8] : float32
    %0 = const 0 : index
    %8 = const 8 : index
    %o0 = range o0 loop %0 %8 : index
    %i = add %0 %o0 : index
    %at = index %out %i : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones loop_order(o0) %s
becomes:
    %out = param 0 [8] : float32
    %0 = const 0 : index
    %8 = const 8 : index
    %o0 = range o0 loop %0 %8 : index
    %at = index %out %o0 : float32
    %one = const 1.0 : float32
    %s = store %at %one %o0
    %k = sink ones loop_order(o0) %s

Example of collapse_reductions:
    %out = param 0 [1] : int32
    %0 = const 0 : index
    %at = index %out %0 : int32
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %one = const 1 : int32
    %sum = reduce add %one %r0 : int32
    %s = store %at %sum
    %k = sink count loop_order(r0) %s
becomes:
    %out = param 0 [1] : int32
    %0 = const 0 : index
    %at = index %out %0 : int32
    %8 = const 8 : int32
    %s = store %at %8
    %k = sink count loop_order(r0) %s

Example of form_fused_multiply_adds:
    %x = param 0 [1] : float32
    %0 = const 0 : index
    %at = index %x %0 : float32
    %v = load %at : float32
    %square = mul %v %v : float32
    %sum = add %square %v : float32
    %s = store %at %sum
    %k = sink polynomial %s
becomes:
    %x = param 0 [1] : float32
    %0 = const 0 : index
    %at = index %x %0 : float32
    %v = load %at : float32
    %sum = mulacc %v %v %v : float32
    %s = store %at %sum
    %k = sink polynomial %s
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from kg.dtype import DType
from kg.ir.args import NONPOSITIVE
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.engine import rewrite
from kg.rules import fast_math, reduce_rules, symbolic
from kg.schedule.context import Context
from kg.target.lowering import Target

FAST: Final = symbolic + fast_math
COLLAPSE: Final = symbolic + reduce_rules
FAST_COLLAPSE: Final = FAST + reduce_rules


def simplify_graph(sink: UOp, context: Context) -> UOp:
    """Every rule that always holds, and those of the kernel's licences."""
    info = sink.kernel
    return _still_sink(rewrite(sink, FAST if info.fast_math else symbolic, trace=context.trace), sink)


def collapse_reductions(sink: UOp, context: Context) -> UOp:
    """Reductions with a closed form, and those that only pick one element."""
    if not any(u.op is Op.REDUCE for u in sink.toposort()):
        return sink
    return _still_sink(rewrite(sink, FAST_COLLAPSE if sink.kernel.fast_math else COLLAPSE, trace=context.trace), sink)


def form_fused_multiply_adds(sink: UOp, context: Context) -> UOp:
    """Fused multiply-add formation: a*b + c of floats becomes MULACC where the product has no other use,
    unless the `contract` setting forbids it, or the target has products at this width and no MULACC.

    add (mul %a %b) %c   ->   mulacc %a %b %c
    sub (mul %a %b) %c   ->   mulacc %a %b (neg %c)
    sub %c (mul %a %b)   ->   mulacc (neg %a) %b %c

    Not in the operand of `exp2 nonpositive`, a value less the greatest: at the greatest it has to be 0, not what the product was rounded by, which may be
    greater than any exponent.
    """
    if not context.contract:
        return sink
    target = Target(context.renderer)
    uses = Counter([s for node in sink.toposort() for s in node.src if s.op is Op.MUL])
    exact = {_difference(node.src[0]) for node in sink.find(Op.EXP2) if node.arg == NONPOSITIVE}

    def fused(node: UOp, src: tuple[UOp, ...]) -> UOp:
        for product, other in ((0, 1), (1, 0)) if node not in exact else ():
            if uses[node.src[product]] == 1 and isinstance(node.dtype, DType) and _may_be_fused(node.dtype, target):
                a, b, c = *src[product].src, src[other]
                if node.op is Op.SUB:
                    a, c = (a, -c) if product == 0 else (-a, c)
                return UOp(Op.MULACC, node.dtype, (a, b, c))
        return node.with_src(src)

    return sink.map_nodes(fused, {Op.ADD, Op.SUB})


def _difference(x: UOp) -> UOp:
    """What is multiplied or cast."""
    while x.op in (Op.MUL, Op.CAST):
        x = x.src[0]
    return x


def _may_be_fused(dtype: DType, target: Target) -> bool:
    """Whether a MULACC of floats would stay one.
    What the target has no products of is asked again as what stands for it."""
    return dtype.is_float and (target.can(Op.MULACC, dtype) or not target.can(Op.MUL, dtype))


def _still_sink(new: UOp, old: UOp) -> UOp:
    """A kernel all of whose statements went away still is a kernel."""
    return new if new.op is Op.SINK and new.arg is not None else UOp(Op.SINK, old.dtype, (), old.arg)
