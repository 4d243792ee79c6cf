"""Attention in one kernel: scores that a schedule makes block by block are not kept in memory,
although recomputing them would be dear.

Which kernels those are only the schedules know: the whole is offered to them, and where they recognise it, what was to be kept between is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Final

from kg.frontend import ELEMENTWISE, KernelInfo, Op, Param, Renderer, UOp, settings, void

#: Sums of products in the kernel of attention: the scores, and that of what they weigh.
_PRODUCTS: Final = 2
#: Nodes that are stored by kernels of their own, kept or not.
_STORED: Final = (Op.SCATTER,)


def needless(values: Sequence[UOp], order: Sequence[UOp], kept: Set[UOp], renderer: Renderer) -> set[UOp]:
    """The kept nodes that need not be, because the kernel that reads them can make them on the way.
    `order`: all nodes of the values."""
    if not renderer.vectors.alu and not (renderer.has_local and renderer.tensor_cores):
        return set()
    if not any(map(_is_contraction, kept)):
        return set()
    readers: dict[UOp, set[UOp]] = {}
    for root in dict.fromkeys((*values, *kept, *(node for node in order if node.op in _STORED))):
        for node in _read_by(root, kept):
            readers.setdefault(node, set()).add(root)
    slots = max((node.slot for node in order if node.op is Op.PARAM), default=0) + 1
    found: set[UOp] = set()
    answers: dict[UOp, bool] = {}  # layers are alike
    for scores in kept:
        for way, root in _ways(scores, kept, readers) if _is_contraction(scores) else ():
            kernel = _kernel(root, kept - way, slots)
            if kernel is not None and kernel not in answers:
                answers[kernel] = is_attention(kernel, renderer)
            if kernel is not None and answers[kernel]:
                found |= way
                break
    return found


def _is_contraction(node: UOp) -> bool:
    return node.op is Op.REDUCE and node.reduction.monoid.op == "ADD" and node.src[0].op is Op.MUL


def _ways(scores: UOp, kept: Set[UOp], readers: dict[UOp, set[UOp]]) -> Iterator[tuple[set[UOp], UOp]]:
    """The scores and what is kept that is made of them, weights and what they are weighed by,
    up to where one kernel uses all of it: that kernel's."""
    between = {scores}
    while users := {u for node in between for u in readers.get(node, ())} - between:
        if len(users) == 1:
            yield set(between), next(iter(users))
        more = {u for u in users if u in kept and (len(users) == 1 or not users.isdisjoint(readers.get(u, ())))}
        if not more or any(u.op not in ELEMENTWISE and (u.op is not Op.REDUCE or _is_contraction(u)) for u in more):
            return
        between |= more


def _read_by(root: UOp, kept: Set[UOp]) -> Iterator[UOp]:
    """What the kernel of a node reads from memory:
    nodes that are kept, and the scatters before it, whatever becomes of them."""
    seen = {root}
    stack = list(root.src)
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node in kept or node.op in _STORED:
            yield node
        elif node.op is not Op.LOOP:
            stack.extend(node.src)


def _kernel(root: UOp, kept: Set[UOp], slots: int) -> UOp | None:
    """The kernel that stores a node, from those that are kept; None where that is none of attention.
    `slots`: how many others have."""
    if root.op is Op.FOURIER:
        return None  # several kernels store it
    read = dict.fromkeys(_read_by(root, kept))
    memory = {node: UOp(Op.PARAM, node.dtype, (), Param(slots + 1 + i, node.shape)) for i, node in enumerate(read)}
    value = root.substitute(memory)
    if sum(map(_is_contraction, value.toposort())) > _PRODUCTS:
        return None  # and of many within each other the nest would be without end
    store = UOp(Op.PARAM, value.dtype, (), Param(slots, value.shape)).store(value)
    return UOp(Op.SINK, void, (store,), KernelInfo("attention", fast_math=settings().fast_math))


def is_attention(ast: UOp, renderer: Renderer) -> bool:
    """Whether the default schedule of a kernel makes an attention's scores on the way,
    in a panel or in the registers of matrix units."""
    from kg.frontend import Context, full_rewrite_to_sink, kernel_facts
    from kg_schedules.vectors.attention import attention
    from kg_schedules.work_groups.units.attention import is_on_units
    from kg_schedules.work_item_loops import as_loops, is_loops_of_a_cpu

    sink = full_rewrite_to_sink(ast, Context(renderer), until="fuse_reductions")
    if is_loops_of_a_cpu(renderer):
        renderer = as_loops(renderer, renderer.caches)
    kernel = kernel_facts(sink)
    return is_on_units(kernel, renderer) if renderer.has_local else bool(attention(kernel, renderer))
