"""Phase 5: single loads and stores of neighbours become vectors, which move as much by one instruction.

    load p[4*i], load p[4*i + 1]   ->   lanes 0 and 1 of one load p[4*i]

They are in one place of the order, and begin at a multiple of the vector's size. The fragments of a tensor core are such
loads, and its results such stores.

Example of vectorize_accesses: tests/filetests/passes/vectorize_accesses.kg
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from kg.plugin import AddrSpace, DType, Op, PtrDType, Renderer, UOp
from kg.plugin.passes import Context, affine, vectorize

#: The most lanes that are tried.
_WIDEST = 16


def vectorize_accesses(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`."""
    renderer = context.renderer
    sink = sink.substitute(_loads(sink, renderer))
    joined = _stores(sink, renderer)
    return sink.replace(src=tuple(dict.fromkeys(joined.get(s, s) for s in sink.src)))


def _loads(sink: UOp, renderer: Renderer) -> dict[UOp, UOp]:
    found: dict[UOp, UOp] = {}
    for run in _runs((u for u in sink.find(Op.LOAD) if _is_single(u, u.dtype)), renderer):
        whole = run[0].replace(dtype=run[0].type.vec(len(run)))
        found |= {load: whole.lane(i) for i, load in enumerate(run)}
    return found


def _stores(sink: UOp, renderer: Renderer) -> dict[UOp, UOp]:
    """Of the kernel's outputs that nothing comes after."""
    users = Counter(s for node in sink.toposort() for s in node.src)
    found: dict[UOp, UOp] = {}
    for run in _runs((s for s in sink.src if users[s] == 1 and _is_single(s, s.src[1].dtype)), renderer):
        values = [store.src[1] for store in run]
        whole = run[0].replace(src=(run[0].src[0], vectorize(*values), *run[0].src[2:]))
        found |= dict.fromkeys(run, whole)
    return found


def _is_single(access: UOp, dtype: DType | PtrDType) -> bool:
    """An access to one element, always done, and of memory."""
    pointer = access.src[0].src[0].dtype
    in_memory = not isinstance(pointer, PtrDType) or pointer.space is not AddrSpace.REG
    return in_memory and access.op in (Op.LOAD, Op.STORE) and dtype.lanes == 1 and access.gate is None and access.arg is None


def _runs(accesses: Iterable[UOp], renderer: Renderer) -> Iterator[Sequence[UOp]]:
    """Neighbours that a vector takes, as many as it can."""
    groups: dict[object, dict[int, UOp]] = {}
    for access in accesses:
        parts = affine(access.src[0].src[1])
        key = (access.op, access.src[0].src[0], access.order, frozenset(parts.terms.items()))
        groups.setdefault(key, {})[parts.constant] = access
    for group in groups.values():
        yield from _of_group(group, renderer)


def _of_group(group: Mapping[int, UOp], renderer: Renderer) -> Iterator[Sequence[UOp]]:
    left = dict(sorted(group.items()))
    for place in sorted(group):
        if place not in left:
            continue
        first, lanes = left[place], _WIDEST
        value = first if first.op is Op.LOAD else first.src[1]
        while lanes > 1 and not (
            all(place + i in left for i in range(lanes))
            and first.src[0].src[1].bounds.is_multiple_of(lanes)
            and renderer.supports(first.op, value.type, lanes)
        ):
            lanes //= 2
        if lanes > 1:
            yield [left.pop(place + i) for i in range(lanes)]
