"""Phase 5: reads of long arrays ask for what they will need soon,
so that a loop that computes much does not wait for memory.

load x[i]   ->   prefetch x[i + 1024];  load x[i]        along a loop over an array that the caches don't hold

Rows that an array picks lie anywhere: each row asks for one that is picked soon after it.

A row that several loops pass over is in the cache after the first. There the middle one, or the second of two, asks for the next row: the first is soonest
done, the last has its stores on the way. A loop that hardly computes keeps memory busy by itself, and prefetches would only be in its way.

A loop that goes down the rows of a block, as in a transpose, reads a piece of each, which the machine's own prefetchers don't foresee: it asks
for the block beside it, into the second cache, since rows a power of two apart share a few places of the first.

A register tile of a product reads several rows at once, element by element, more streams than the machine's own prefetchers follow from page to page: each row asks for its
line a little ahead.

Example of prefetch_loads, renderer CPU-C@avx2:
    %out = param 0 [16777216] : float32
    %x = param 1 [16777216] : float32
    %0 = const 0 : index
    %n = const 2097152 : index
    %o0 = range o0 loop %0 %n : index
    %8 = const 8 : index
    %i = mul %o0 %8 : index
    %to = index %out %i : float32
    %from = index %x %i : float32
    %v = load %from : float32x8
    %y = exp2 %v : float32x8
    %s = store %to %y %o0
    %e = end %o0 %s
    %k = sink powers loop_order(o0) %e
becomes:
    %out = param 0 [16777216] : float32
    %0 = const 0 : index
    %n = const 2097152 : index
    %o0 = range o0 loop %0 %n : index
    %8 = const 8 : index
    %i = mul %o0 %8 : index
    %to = index %out %i : float32
    %x = param 1 [16777216] : float32
    %from = index %x %i : float32
    %v = load %from : float32x8
    %y = exp2 %v : float32x8
    %s = store %to %y %o0
    %2048 = const 2048 : index
    %later = add %i %2048 : index
    %ahead = index %x %later : float32
    %p = prefetch %ahead %o0
    %e = end %o0 %s %p
    %k = sink powers loop_order(o0) %e
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import ALU, Context, Scope, additions, affine, ended_ranges, linear_coefficient, loop_depths, scopes, void
from kg.records import dataclass
from kg_schedules.cost.machine import machine_of

from kg_cpu.host import LINE
from kg_cpu.passes.stream_stores import SHARE, least_bytes

#: Bytes from a load to its prefetch. The machine's own prefetchers end at each page of 4 KiB, and a loop that computes
#: much has few loads in flight. Measured on Zen 5 for gelu, softmax and argmax of rows: 4 to 16 KiB are best, 1 KiB gains
#: little.
DISTANCE: Final = 8192
#: Bytes of the least load that is worth a prefetch: half a line.
LEAST: Final = LINE // 2
#: Operations per element read from which on a loop waits for memory. On Zen 5 a + b and a matrix times a vector are 10 % slower with
#: prefetches, gelu is 1.5 times as fast. Of loops over several arrays `Machine.prefetched` says it.
WORTH: Final = 4
#: What a conversion between a float of fewer than 32 bits and float32 counts for: two or three instructions for float16, two to nine for bfloat16. Each operation
#: on such floats has one of each operand and of its result. `a*b + b` of 2^24 bfloat16 on a Xeon 6 takes 4.7 ms without prefetches and 3.7 with them, held to AVX2
#: 10.9 and 4.0; of float16 4.2 and 3.6, 4.4 and 3.9 (`benchmarks/cpu.py --only bfloat16_elementwise --clock process --threads 1`).
CONVERSION: Final = 3
#: Bytes from an element of a row of a register tile to its prefetch, and vectors of multiply-adds of the loop for each prefetch, at least. Of 3000 x 3000 by 3000 x 3000 with AVX2 (tiles of 4 rows) 256 bytes take 0.965 of the time
#: without, 768 0.95, 2048 0.96, 4096 0.97 (Zen 5, least and median of calls in turn, time of the thread, much other work on the machine).
ROW_DISTANCE: Final = 768
ROW_WORTH: Final = 6
#: A block that is fetched ahead takes at most this part of the cache it comes to.
PART: Final = 8


@dataclass(frozen=True, slots=True)
class _Read:
    """A load of consecutive elements: its innermost loop, by how many elements that strides,
    and the loop around it."""

    load: UOp
    loop: UOp
    stride: int
    outer: UOp | None

    @property
    def memory(self) -> UOp:
        return self.load.src[0].src[0]

    @property
    def index(self) -> UOp:
        return self.load.src[0].src[1]

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return self.load.type.scalar.itemsize

    @property
    def nbytes(self) -> int:
        """From one round of the innermost loop to the next."""
        return self.stride * self.size


def prefetch_loads(sink: UOp, context: Context) -> UOp:
    """At the slot `looped`.
    Nothing changes for arrays that the caches hold, or where the sizes of caches are not known."""
    renderer = context.renderer
    if not renderer.caches.sizes:
        return sink
    sizes = least_bytes(sink.toposort())
    if sum(sizes.values()) <= renderer.caches.sizes[-1] // SHARE:
        return sink
    nearest = renderer.caches.sizes[-2:][0]
    scope = scopes(sink, ended_ranges)
    reads = _reads(scope, {param for param, size in sizes.items() if size > nearest})
    level = min(2, len(renderer.caches.sizes))
    near = [read for read in reads if read.nbytes <= DISTANCE]
    written = {node.src[0].src[0] for node in scope if node.op is Op.STORE}
    picked = {read: later for read in near if (later := _later_row(read, written)) is not None}
    wanted: dict[UOp, list[UOp]] = {}
    for read, later in picked.items():
        wanted.setdefault(read.loop, []).extend(_prefetches(read, later))
    far = {param for param, size in sizes.items() if size > renderer.caches.sizes[-1] // SHARE}
    for loop, rows in _rows_of_tiles(scope, far, renderer.vectors.alu):
        wanted.setdefault(loop, []).extend(rows)
    rest = [read for read in near if read not in picked]
    several = machine_of(renderer).prefetched
    for read, elements in _ahead(rest, _work(scope, loop_depths(scope)), nearest, several) if rest else ():
        wanted.setdefault(read.loop, []).extend(_prefetches(read, read.index + elements))
    early: dict[UOp, dict[UOp, list[UOp]]] = {}  # loop -> load -> what is asked for before it
    for read, elements in _beside([r for r in reads if r.nbytes > DISTANCE], renderer.caches.sizes[level - 1] // PART):
        early.setdefault(read.loop, {})[read.load] = _prefetches(read, read.index + elements, level)
    if not wanted and not early:
        return sink

    def made(node: UOp, src: tuple[UOp, ...]) -> UOp:
        loop, body = node.src[0], src[1:]
        placed = _placed(node.src[1:], body, early[loop]) if loop in early else body
        return node.with_src((src[0], *placed, *wanted.get(loop, ())))

    return sink.map_nodes(made, {Op.END})


def _placed(body: tuple[UOp, ...], new: tuple[UOp, ...], early: Mapping[UOp, Sequence[UOp]]) -> list[UOp]:
    """The new body of a loop, with the prefetches that belong to a load ahead of the first statement
    that needs it: between others, so that memory gets them a few at a time."""
    result: list[UOp] = []
    seen: set[UOp] = set()
    for statement, now in zip(body, new, strict=True):
        needed: list[UOp] = []
        stack = [statement]
        while stack:
            node = stack.pop()
            if node not in seen:
                seen.add(node)
                needed += early.get(node, [])
                stack.extend(reversed(node.src))
        result += [*needed, now]
    return result


def _reads(scope: Mapping[UOp, Scope], memories: set[UOp]) -> list[_Read]:
    depth = loop_depths(scope)
    result: list[_Read] = []
    for node, inside in scope.items():
        if node.op is not Op.LOAD or node.src[0].src[0] not in memories or not inside:
            continue
        place = node.src[0].src[1]
        if len(node.src[0].src) > 2 or place.lanes > 1 or node.type.itemsize < LEAST:
            continue
        if any(u.op is Op.LOAD and len(u.src) > 1 for u in place.toposort()):
            continue  # an index that is stored first can't be had earlier
        loop, *around = sorted((r for r in inside if r in depth), key=lambda r: -depth[r])
        stride = linear_coefficient(place, loop)
        if stride and stride > 0:
            result.append(_Read(node, loop, stride, around[0] if around else None))
    return result


def _work(scope: Mapping[UOp, Scope], depth: Mapping[UOp, int]) -> Counter[UOp]:
    """How much each loop computes in its own body; the loops are in the order in which they end."""
    work = Counter({node.src[0]: 0 for node in scope if node.op is Op.END})
    for node, inside in scope.items():
        if inside and (node.op in ALU or node.op is Op.CAST):
            work[max(inside, key=lambda r: depth.get(r, -1))] += node.lanes * _instructions(node)
    return work


def _instructions(node: UOp) -> int:
    """Those of one lane, conversions included."""
    count = additions(node.op) if node.op in ALU else 0
    for u in (node, *dict.fromkeys(node.src)):
        dtype = u.type
        if dtype.is_float and dtype.scalar.bits < 32:
            count += CONVERSION
    return count


def _ahead(reads: list[_Read], work: Counter[UOp], cache: int, of_several: float) -> list[tuple[_Read, int]]:
    """The loads that ask for something, and how many elements beyond themselves that is.
    Several arrays keep memory busy by themselves up to `of_several` operations per element."""
    turn = {loop: number for number, loop in enumerate(work)}
    elements: Counter[UOp] = Counter()
    loops: dict[tuple[UOp, UOp | None], set[UOp]] = {}
    memories: dict[UOp, set[UOp]] = {}
    for read in reads:
        elements[read.loop] += read.load.lanes
        memories.setdefault(read.loop, set()).add(read.memory)
        loops.setdefault((read.memory, read.outer), set()).add(read.loop)
    result: list[tuple[_Read, int]] = []
    for read in reads:
        size = read.size
        passes = sorted(loops[read.memory, read.outer], key=turn.__getitem__)
        row = linear_coefficient(read.index, read.outer) if read.outer is not None else None
        if len(passes) > 1 and row and 0 < row * size * 2 <= cache:
            if read.loop is passes[len(passes) // 2]:
                result.append((read, _whole(row * size) * row))
        elif work[read.loop] >= (WORTH if len(memories[read.loop]) == 1 else of_several) * elements[read.loop]:
            result.append((read, _whole(read.nbytes) * read.stride))
    return result


def _beside(reads: list[_Read], most: int) -> Iterator[tuple[_Read, int]]:
    """Of loads from row to row, those of blocks of at most so many bytes,
    and how many elements on the next block begins. Of several loads from one line, one."""
    blocks: dict[tuple[UOp, UOp], list[_Read]] = {}
    for read in reads:
        if read.outer is not None:
            blocks.setdefault((read.loop, read.outer), []).append(read)
    for (loop, outer), block in blocks.items():
        nbytes = _rounds(loop) * sum(read.load.type.itemsize for read in block)
        if nbytes > most or _rounds(outer) <= _whole(nbytes):
            continue
        lines: set[object] = set()
        for read in block:
            place, step = affine(read.index), linear_coefficient(read.index, outer)
            line = read.memory, frozenset(place.terms.items()), place.constant * read.size // LINE
            if step and 0 < step * read.size <= DISTANCE and line not in lines:
                lines.add(line)
                yield read, _whole(nbytes) * step


def _rows_of_tiles(scope: Mapping[UOp, Scope], memories: set[UOp], bits: int) -> Iterator[tuple[UOp, list[UOp]]]:
    """The innermost loops of products over several rows of an array, read element by element,
    and what these ask for, if the loop multiplies enough for that."""
    depth = loop_depths(scope)
    places: dict[UOp, dict[tuple[UOp, object], dict[int, UOp]]] = {}
    products: Counter[UOp] = Counter()
    for node, inside in scope.items():
        loop = max((r for r in inside if r in depth), key=depth.__getitem__, default=None)
        if loop is None:
            continue
        if node.op is Op.MULACC and node.lanes > 1:
            products[loop] += 8 * node.type.itemsize
        elif node.op is Op.LOAD and node.lanes == 1 and node.src[0].src[0] in memories and len(node.src[0].src) == 2:
            if any(True for _ in node.src[0].src[1].find(Op.LOAD)):
                continue  # rows that an array picks
            place = affine(node.src[0].src[1])
            key = node.src[0].src[0], frozenset(place.terms.items())
            places.setdefault(loop, {}).setdefault(key, {})[place.constant] = node
    for loop, found in places.items():
        rows = [row for elements in found.values() for row in _apart(elements, loop)]
        if len(rows) > 1 and len(rows) * ROW_WORTH * bits <= products[loop]:
            yield loop, [_later_element(load, loop) for load in rows]


def _apart(elements: Mapping[int, UOp], loop: UOp) -> Iterator[UOp]:
    """Of loads whose places differ by numbers, the first of each row of which an iteration reads
    a part of a line."""
    last = None
    for constant, load in sorted(elements.items()):
        stride = linear_coefficient(load.src[0].src[1], loop) or 0
        if 0 < stride * load.type.itemsize < LINE and (last is None or constant - last >= stride):
            last = constant
            yield load


def _later_element(load: UOp, loop: UOp) -> UOp:
    memory, index = load.src[0].src
    place = index + ROW_DISTANCE // load.type.itemsize
    return UOp(Op.PREFETCH, void, (UOp(Op.INDEX, memory.dtype, (memory, place)), loop), None)


def _rounds(loop: UOp) -> int:
    return max(1, loop.src[1].vmax - loop.src[0].vmin)


def _whole(step: int) -> int:
    """Steps that make the distance."""
    return -(-DISTANCE // step)


def _later_row(read: _Read, written: set[UOp]) -> UOp | None:
    """The index of the same element in a row that is picked so much later;
    None where rows don't come from an array."""
    loop, outer = read.loop, read.outer
    picks = [u for u in read.index.toposort() if u.op is Op.LOAD]
    if outer is None or not any(outer in u.toposort() for u in picks):
        return None
    if any(loop in p.toposort() or p.src[0] in written or len(p.src) > 2 for p in (u.src[0] for u in picks)):
        return None
    row = _rounds(loop) * read.nbytes
    last = outer.src[1] + -1
    return read.index.substitute({outer: (outer + max(1, DISTANCE // row)).minimum(last)})


def _prefetches(read: _Read, index: UOp, level: int | None = None) -> list[UOp]:
    """One for each line of a load there."""
    memory, load = read.memory, read.load
    count = max(1, LINE // read.size)
    places = [index + first if first else index for first in range(0, load.lanes, count)]
    return [UOp(Op.PREFETCH, void, (UOp(Op.INDEX, memory.dtype, (memory, place)), read.loop), level) for place in places]
