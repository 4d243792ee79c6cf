"""Parameters that a kernel reads and stores: reads see the value from before the kernel.

store a[i], load b[i];  store b[i], load a[i]   ->   store a[i], load b[i] after load a[i];  store b[i], load a[i]
"""

from __future__ import annotations

from kg.errors import SpecError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.spec.graphs import loads_where_stored
from kg.text.graphs import format_node


def read_before_stored(sink: UOp) -> UOp:
    """Stage `ranges`: a STORE names as order the LOADs of its element that other statements do."""
    stores = {s.src[0].src[:2]: s for s in sink.src if s.op is Op.STORE}
    readers: dict[UOp, list[UOp]] = {}
    for node in sink.find(Op.LOAD):
        store = stores.get(node.src[0].src[:2])
        if store is not None and not node.order:  # one with an order is a step of a scatter
            readers.setdefault(store, []).append(node)
    return sink.substitute({s: s.replace(src=(*s.src, *loads)) for s, loads in readers.items()})


def same_elements(sink: UOp) -> tuple[tuple[int, int], ...]:
    """Stage `ranges`: (read, written) parameters of a kernel of one statement that reads the one only
    where it stores the other. Such a pair may be one buffer: an element is read before it is overwritten, under every schedule."""
    if len(sink.src) != 1:
        return ()
    target, place = sink.src[0].src[0].src[:2]
    elsewhere: set[int] = set()
    there: set[int] = set()
    for node in sink.find(Op.LOAD):
        memory, at = node.src[0].src[:2]
        if memory.op is Op.PARAM and memory.type is target.type:
            (there if at is place else elsewhere).add(memory.slot)
    return tuple((slot, target.slot) for slot in sorted(there - elsewhere - {target.slot}))


def check_in_place(sink: UOp) -> None:
    """Stage `ranges`: refuses a read of another element than the one stored,
    which might have been overwritten."""
    for node, problem in loads_where_stored(sink.toposort()):
        raise SpecError(f"{problem}; store to another parameter", node=format_node(node), stage="ranges")
