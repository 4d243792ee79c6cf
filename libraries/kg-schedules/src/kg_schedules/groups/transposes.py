"""Transposes where work-items stand in groups: square tiles go through memory that a work-group shares, so that both sides are coalesced: whole lines are read and written.

Only where the renderer says how many cores there are, a GPU that is known: of others nobody has said that it pays.
"""

from __future__ import annotations

from kg.plugin.strategy import AxisFacts, KernelFacts, Op, Opt, OptOp, Renderer, UOp

from kg_schedules.groups.work_items import VECTOR_BITS, is_fixed, most_items, outputs

#: Items that read, or write, one line of a tile: with vectors of 16 bytes a line is 128 bytes, what GPUs move at once.
ACROSS = 8


def shared_memory_transpose(kernel: KernelFacts, renderer: Renderer) -> list[Opt]:
    """The Opts of an elementwise kernel with one load that runs across its store; none for others."""
    if (
        renderer.work_groups.processors < 2
        or not renderer.has_shared
        or renderer.shared_memory.slow
        or renderer.vectors.memory < VECTOR_BITS
    ):
        return []
    found = outputs(kernel)
    if len(kernel.sink.src) != 1 or len(found) < 2 or any(node.op in (Op.REDUCE, Op.SCAN) for node in kernel.scope):
        return []
    inner = found[-1]
    load, along = _load_across(found, inner)
    if load is None or along is None:
        return []
    lanes = VECTOR_BITS // inner.bits
    side = ACROSS * lanes
    if not all(is_fixed(a) and a.extent % side == 0 and a.extent > side for a in (inner, along)):
        return []
    others = [a for a in kernel.axes.values() if a not in (inner, along)]
    at, value = (others[-1] if others else along).name, f"p{load.src[0].src[0].slot}"
    rows = min(side, most_items(renderer) // ACROSS)
    return [
        Opt(OptOp.TILE, along.name, side),
        Opt(OptOp.TILE, inner.name, side),
        Opt(OptOp.STAGE, at, value, scope="LOCAL", layout=f"{inner.name}.in/{along.name}.in+1"),
        Opt(OptOp.VECTOR, f"{inner.name}.in", lanes),
        Opt(OptOp.LOCAL, f"{along.name}.in", rows),
        Opt(OptOp.LOCAL, f"{inner.name}.in", ACROSS),
        Opt(OptOp.VECTOR, f"{value}_{at}.{along.name}.in", lanes),
    ]


def _load_across(found: list[AxisFacts], inner: AxisFacts) -> tuple[UOp | None, AxisFacts | None]:
    """The one load whose neighbours are neighbours along another axis than the store's, and that axis."""
    if any(stride != 1 for stride in inner.stores.values()):
        return None, None
    across = [load for load, stride in inner.loads.items() if stride not in (0, 1)]
    if len(across) != 1:
        return None, None
    (load,) = across
    memory = load.src[0].src[0]
    if memory.op is not Op.PARAM or load.gate is not None or sum(m.src[0].src[0] is memory for m in inner.loads) > 1:
        return None, None
    along = [a for a in found if a is not inner and a.loads.get(load) == 1]
    return (load, along[0]) if len(along) == 1 else (None, None)
