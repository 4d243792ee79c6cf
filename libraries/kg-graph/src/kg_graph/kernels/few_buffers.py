"""A statement that reads more buffers than a target binds:
parts of its value are computed before, into memory of their own."""

from __future__ import annotations

from typing import Final

from kg.frontend import ELEMENTWISE, Op, Renderer, UOp, dim_max, index, settings, size_of, void

#: What can be stored by a kernel of its own as it stands.
_WHOLE: Final = frozenset({*ELEMENTWISE, Op.REDUCE, Op.STATE, Op.GATHER})


def most_buffers(renderer: Renderer) -> int:
    """How many a kernel may be given; 0: any number. Under `sanitize` one is the record of its faults."""
    return max(1, renderer.arguments.most - settings().sanitize) if renderer.arguments.most else 0


def buffers_of(*stores: UOp) -> set[int]:
    """The slots of all that statements read and write."""
    return {p.slot for store in stores for p in store.find(Op.PARAM)}


def part_to_keep(store: UOp, most: int) -> UOp | None:
    """The part of what is stored that reads the most buffers, and fewer than `most`.
    No larger than what is stored or read. None where there is no such part."""
    room = max(dim_max(size_of(p.param.shape)) for p in store.find(Op.PARAM))
    read: dict[UOp, frozenset[int]] = {}
    best: tuple[int, int] = (1, 0)
    found: UOp | None = None
    for node in store.src[1].toposort():
        own = frozenset({node.slot}) if node.op is Op.PARAM else frozenset[int]()
        read[node] = own.union(*(read[s] for s in node.src))
        if node.op not in _WHOLE or node is store.src[1] or node.type in (index, void) or len(read[node]) >= most:
            continue  # a reduction of several states is void: it is they that can be stored
        size = dim_max(size_of(node.shape))
        if size <= room and (len(read[node]), -size) > best:
            best, found = (len(read[node]), -size), node
    return found if best[0] > 1 else None


def stack_to_keep(store: UOp, most: int) -> tuple[UOp, list[tuple[int, int]]]:
    """A STACK in what is stored, and runs of its sources that can be put together by kernels of their own,
    each from the first to before the last: those that read fewer than `most` buffers together, and more than one; as many as
    bring the statement down to `most`. No runs where there is none."""
    over = len(buffers_of(store)) - most
    for node in store.src[1].toposort() if over > 0 else ():
        if node.op is not Op.STACK:
            continue
        runs: list[tuple[int, int]] = []
        first, together = 0, frozenset[int]()
        for at, source in enumerate((*node.src, None)):
            own = frozenset(p.slot for p in source.find(Op.PARAM)) if source is not None else None
            if own is not None and len(together | own) < most:
                together |= own
                continue
            if len(together) > 1:
                runs.append((first, at))
                over -= len(together) - 1
                if over <= 0:
                    break
            first, together = at, own or frozenset()
        if runs:
            return node, runs
    return store, []


def piece_of(kept: UOp, stack: UOp, number: int) -> UOp:
    """Source `number` of a STACK out of memory that holds the STACK."""
    axis, shape = stack.slot, stack.shape
    box = [(number, number + 1) if i == axis else (0, d) for i, d in enumerate(shape)]
    return kept.shrink(*box).reshape(*stack.src[0].shape)
