"""Phase 5: single loads and stores of neighbours become vectors,
which move as much by one instruction.

    load p[4*i], load p[4*i + 1]   ->   lanes 0 and 1 of one load p[4*i]

They are in one place of the order, under one gate, and begin at a multiple of the vector's size. The fragments of a tensor core are such
loads, and its results such stores: these alone are joined for targets that compute vectors, where lanes that are values by themselves would have to be
taken apart, or put together. Vectors whose lanes are stored apart are transposed where that makes neighbours:

    store p[{0, 32} + i] v, store p[{0, 32} + i + 1] w   ->   store p[i] {v0, w0}, store p[32 + i] {v1, w1}

For targets that name the pass: GPUs, and CPUs that multiply matrices by fragments of vectors.

Example of vectorize_accesses: tests/filetests/passes/vectorize_accesses.kg
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from kg.plugin import AddrSpace, DType, Op, PtrDType, Renderer, UOp, int_like
from kg.plugin.passes import Context, pick, vectorize
from kg.plugin.rendering import ELEMENTWISE

from kg_schedules.passes.neighbours import neighbours

#: The lanes that are tried, the most first.
_LANES = (16, 8, 4, 2)


def vectorize_accesses(sink: UOp, context: Context) -> UOp:
    """At the slot `expanded`."""
    renderer = context.renderer
    vectors = _loads(sink, renderer)
    while (joined := sink.substitute(vectors)) is not sink:  # what a vector comes after may have loads that are joined
        sink = joined
    if renderer.vectors.alu:
        sink = sink.map_nodes(_in_parts, {Op.VECTORIZE}) if vectors else sink
    else:
        users = _users(sink)  # a store that a load comes after stays as that load names it
        sink = sink.map_nodes(lambda node, src: node.with_src(_transposed(src, renderer, users)), {Op.BARRIER, Op.SINK})
    stores = _stores(sink, renderer)
    return sink.replace(src=tuple(dict.fromkeys(stores.get(s, s) for s in sink.src)))


def _loads(sink: UOp, renderer: Renderer) -> dict[UOp, UOp]:
    found: dict[UOp, UOp] = {}
    for run in _vectors(_put_together(sink) if renderer.vectors.alu else sink.find(Op.LOAD), renderer):
        first = run[0]
        others = () if first.gate is None else (vectorize(*(load.src[1] for load in run)),)
        whole = first.replace(dtype=first.type.vec(len(run)), src=(first.src[0], *others, *first.order))
        found |= {load: whole.lane(i) for i, load in enumerate(run)}
    return found


def _put_together(sink: UOp) -> Iterable[UOp]:
    """Loads that are one lane each of vectors and nothing else."""
    alone = {
        s
        for node in sink.toposort()
        if node.op is not Op.VECTORIZE or len(set(node.src)) < len(node.src)
        for s in node.src
        if s.op is Op.LOAD
    }
    return [load for load in sink.find(Op.LOAD) if load not in alone]


def _in_parts(node: UOp, src: tuple[UOp, ...]) -> UOp:
    """Lanes of several vectors: neighbours out of one of them are one part, where all parts are alike."""
    if all(s.op is Op.GEP and s.lanes == 1 for s in src):
        found = pick(src, range(len(src)))
        if found.op is not Op.VECTORIZE or len({part.lanes for part in found.src}) == 1:
            return found
    return node.with_src(src)


def _stores(sink: UOp, renderer: Renderer) -> dict[UOp, UOp]:
    """Of the kernel's outputs that nothing comes after."""
    users = _users(sink)
    found: dict[UOp, UOp] = {}
    stores = (s for s in sink.src if s.op is Op.STORE and users[s] == 1)
    if renderer.vectors.alu:
        stores = (s for s in stores if s.src[1].op is Op.GEP)
    for run in _vectors(stores, renderer):
        found |= dict.fromkeys(run, _joined(run))
    return found


def _users(sink: UOp) -> Counter[UOp]:
    return Counter(s for node in sink.toposort() for s in node.src)


def _transposed(src: tuple[UOp, ...], renderer: Renderer, users: Counter[UOp]) -> tuple[UOp, ...]:
    """Stores that one statement comes after, with those of lanes that lie apart as stores
    of their neighbours, where every lane has one."""
    apart = {
        s: _lanes_of(s) for s in src if s.op is Op.STORE and users[s] == 1 and s.src[1].lanes > 1 and s.src[0].src[1].lanes > 1
    }
    if len(apart) < 2:
        return src
    owners = {lane: store for store, lanes in apart.items() for lane in lanes}
    runs = list(_vectors(owners, renderer, _place_alike))
    if not owners.keys() <= {lane for run in runs for lane in run}:
        return src
    order = {store: n for n, store in enumerate(apart)}
    placed: dict[UOp, list[UOp]] = {}
    for run in runs:  # where the first of its elements was stored: another loop may come after theirs
        placed.setdefault(min((owners[lane] for lane in run), key=order.__getitem__), []).append(_joined(run))
    return tuple([new for s in src for new in (placed.get(s, ()) if s in apart else (s,))])


def _lanes_of(store: UOp) -> list[UOp]:
    """A store of each lane of a vector."""
    address, value = store.src[:2]
    return [
        store.replace(
            src=(
                address.replace(src=(address.src[0], *[_lane(part, n) for part in address.src[1:]])),
                value.lane(n),
                *store.src[2:],
            )
        )
        for n in range(value.lanes)
    ]


def _lane(part: UOp, number: int) -> UOp:
    """One lane of an index or a gate, as a scalar expression."""
    if part.lanes == 1:
        return part
    if part.op is Op.VECTORIZE:
        return part.src[number]
    if part.op in ELEMENTWISE:
        return part.replace(dtype=part.type.scalar, src=tuple(_lane(s, number) for s in part.src))
    return part.replace(dtype=part.type.scalar) if part.op is Op.CONST else part.lane(number)


def _joined(run: Sequence[UOp]) -> UOp:
    """Stores of neighbours as one."""
    return run[0].replace(src=(run[0].src[0], vectorize(*(store.src[1] for store in run)), *run[0].src[2:]))


def _value(access: UOp) -> UOp:
    return access if access.op is Op.LOAD else access.src[1]


def _place(access: UOp) -> tuple[tuple[UOp | None, ...], UOp] | None:
    """The gate and the order, and the index, of an access to one element of memory."""
    pointer = access.src[0].src[0].dtype
    in_memory = not isinstance(pointer, PtrDType) or pointer.space is not AddrSpace.REG
    if not in_memory or _value(access).lanes > 1 or access.arg is not None:
        return None
    return (access.gate, *access.order), access.src[0].src[1]


def _place_alike(store: UOp) -> tuple[tuple[object, ...], UOp]:
    """The same of stores to shared memory, whose kind they have in common too."""
    return (store.arg, store.gate, *store.order), store.src[0].src[1]


def _vectors(
    accesses: Iterable[UOp], renderer: Renderer, place: Callable[[UOp], tuple[object, UOp] | None] = _place
) -> Iterator[Sequence[UOp]]:
    """Neighbours that a vector takes, as many as it can. The renderer is asked once for each op and dtype."""
    widths: dict[tuple[Op, DType], list[int]] = {}
    for _, run in neighbours(accesses, place):
        left, asked = run, (run[0].op, _value(run[0]).type)
        if asked not in widths:
            widths[asked] = [lanes for lanes in _LANES if _is_taken(renderer, *asked, lanes)]
        while left:
            place_of = left[0].src[0].src[1].bounds
            lanes = next((n for n in widths[asked] if n <= len(left) and place_of.is_multiple_of(n)), 1)
            if lanes > 1:
                yield left[:lanes]
            left = left[lanes:]


def _is_taken(renderer: Renderer, op: Op, dtype: DType, lanes: int) -> bool:
    """Whether the target moves so many elements at once: of a float that it has no values of, the codes."""
    return renderer.supports(op, dtype, lanes) or (
        dtype.is_float and not renderer.supports(op, dtype, 1) and renderer.supports(op, int_like(dtype), lanes)
    )
