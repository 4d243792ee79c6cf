"""Phase 5: what no cache would keep is stored past the caches,
so that its lines are not read before they are overwritten.

store out[i], v   ->   store streaming out[i], v        where what is read and written is larger than the last cache, or one worker is at it

A worker alone waits for the lines that it overwrites even where they come from the last cache: on Zen 5 a running sum of 2^22 takes 440 us and not
500 then, and the next kernel takes no longer than before.

Example of stream_stores, renderer CPU-C@avx2:
    %out = param 0 [16777216] : float32
    %0 = const 0 : index
    %n = const 2097152 : index
    %o0 = range o0 thread %0 %n : index
    %8 = const 8 : index
    %i = mul %o0 %8 : index
    %at = index %out %i : float32
    %one = const 1.0 : float32x8
    %s = store %at %one %o0
    %e = end %o0 %s
    %k = sink ones loop_order(o0) %e
becomes:
    %out = param 0 [16777216] : float32
    %0 = const 0 : index
    %n = const 2097152 : index
    %o0 = range o0 thread %0 %n : index
    %8 = const 8 : index
    %i = mul %o0 %8 : index
    %at = index %out %i : float32
    %one = const 1.0 : float32x8
    %s = store align(0) streaming %at %one %o0
    %e = end %o0 %s
    %k = sink ones loop_order(o0) %e
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, dim_min, ended_ranges, linear_coefficient, scopes, size_of

from kg_cpu.host import LINE

#: The share of the last cache that an output must exceed: a smaller one may be there yet when the next kernel reads it. By the same share all that
#: a kernel touches must exceed that cache: of a little more, most is found there again. Arrays below that share need no prefetch either.
SHARE: Final = 4
#: Bits of the least vector that is stored past the caches.
LEAST_VECTOR: Final = 128
#: Lines that a loop may leave open in each iteration for the next ones to fill: the processor has buffers for so many. On Zen 4 the 2000 products of 63 x 4 by 4 x 64 in float64 of
#: benchmarks/schedules/streams.py in tiles of 4 columns take 2.3 ms with 7 rows, 22 with 9 (through the caches 6.0 and 6.1).
MOST_OPEN: Final = 8
#: The share of an output's elements at most that are stored into the caches beside others that are not. There too, 10,000 products of 12 x 4 by 4 x 12 take 5.1 ms where half of the rows begin a line and are
#: streamed, and 0.6 where none is.
LITTLE: Final = 8


def stream_stores(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`. Nothing changes where the sizes of caches are not known."""
    renderer = context.renderer
    if not renderer.caches.sizes:
        return sink
    last = renderer.caches.sizes[-1]
    order = sink.toposort()
    sizes = least_bytes(order)
    read = {node.src[0].src[0] for node in order if node.op is Op.LOAD}
    outputs = {param for param, size in sizes.items() if size * SHARE > last and param not in read}
    position = {name: i for i, name in enumerate(sink.kernel.loop_order)}
    stores = [node for node in order if node.op is Op.STORE and node.src[0].src[0] in outputs]
    streamed = _whole_outputs(stores, _due(stores, position))
    if not streamed or (renderer.workers.count > 1 and sum(_touched(sink, sizes).values()) * SHARE <= last * (SHARE + 1)):
        return sink

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:  # a value may need what another of these stores has stored before
        return _streaming(node.with_src(src)) if node in streamed else node.with_src(src)

    return sink.map_nodes(made, {Op.STORE})


def least_bytes(nodes: Iterable[UOp]) -> dict[UOp, int]:
    """The bytes that each PARAM has at least: sizes that are given at launch may turn out small."""
    return {u: dim_min(size_of(u.param.shape)) * u.type.itemsize for u in nodes if u.op is Op.PARAM}


def _touched(sink: UOp, sizes: Mapping[UOp, int]) -> dict[UOp, int]:
    """Bytes that loads and stores reach, which of a table whose rows an array picks are few."""
    reached: Counter[UOp] = Counter()
    for node, inside in scopes(sink, ended_ranges).items():
        if node.op in (Op.LOAD, Op.STORE):
            lanes = max(node.src[0].src[1].lanes, (node.src[1] if node.op is Op.STORE else node).lanes)
            reached[node.src[0].src[0]] += lanes * _iterations(inside)
    return {param: min(size, reached[param] * param.type.itemsize) for param, size in sizes.items()}


def _iterations(loops: Iterable[UOp]) -> int:
    """At most."""
    return math.prod(max(0, r.src[1].vmax - r.src[0].vmin) for r in loops)


def _loops_around(store: UOp) -> list[UOp]:
    return [s for s in store.src[2:] if s.op is Op.RANGE]


def _streaming(store: UOp) -> UOp:
    return store.replace(arg=replace(store.access, streaming=True))


def _whole_outputs(stores: Sequence[UOp], due: Set[UOp]) -> set[UOp]:
    """Of what is due the stores into outputs of which little else is stored:
    a line beside one that a cache holds may be there too, and has to leave it first."""
    elements, others = Counter[UOp](), Counter[UOp]()
    for store in stores:
        memory, many = store.src[0].src[0], store.src[1].lanes * _iterations(_loops_around(store))
        elements[memory] += many
        if store not in due:
            others[memory] += many
    return {store for store in due if others[store.src[0].src[0]] * LITTLE <= elements[store.src[0].src[0]]}


def _due(stores: Iterable[UOp], position: Mapping[str, int]) -> set[UOp]:
    """Whole vectors that fill their lines by themselves, or with those of the next iterations
    of a loop that leaves few lines open."""
    due: set[UOp] = set()
    filling: dict[UOp, list[UOp]] = {}
    for store in stores:
        address, value = store.src[:2]
        place = address.src[1]
        whole = value.lanes * value.type.scalar.bits >= LEAST_VECTOR and place.bounds.is_multiple_of(value.lanes)
        if len(address.src) > 2 or place.lanes > 1 or not whole:
            continue
        size = value.type.itemsize
        if size % LINE == 0:
            due.add(store)
            continue
        innermost = max(_loops_around(store), key=lambda r: position.get(r.axis.name, len(position)), default=None)
        if innermost is not None and linear_coefficient(place, innermost) == value.lanes:
            start, stop = innermost.src
            if (stop.vmin - start.vmax) * size >= LINE:
                filling.setdefault(innermost, []).append(store)
    return due.union(*(open_ for open_ in filling.values() if len(open_) <= MOST_OPEN))
