"""Phase 5: vector accesses strided along the lanes that together touch whole rows become contiguous
ones and shuffles.

    load a[b + 0, b + S, ..] : x4, load a[b + 1 + 0, b + 1 + S, ..] : x4, ... of four neighbours
->  four loads of four elements in a row, and the shuffles that transpose them;   stores likewise

Two or four neighbours with S = 2 or 4 are the parts of interleaved records (complex numbers, pixels): the same rewrite. With S = -2 or -4 the records are read
or stored last first: the rows are those of S = 2 or 4, and the lanes are reversed.

Example of transpose_blocks, renderer CPU-LLVM@avx2: tests/filetests/passes/transpose_blocks.kg
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kg.plugin import DType, Op, Renderer, UOp, parse_dtype
from kg.plugin.passes import ALU, Context, simplify_graph, splatted, vectorize, void
from kg.records import dataclass
from kg_schedules.passes.neighbours import neighbours

from kg_cpu.passes.shuffle_networks import join, split

#: Lanes move cheapest within so many bits: what the vectors of the oldest units held, of which wider ones are made.
PIECE_BITS: Final = 128
#: Records of sizes that are no power of two are taken apart by merging: a shuffle per vector and part.
MOST_PARTS: Final = 8
_BOOL, _BYTE = parse_dtype("bool"), parse_dtype("uint8")


@dataclass(frozen=True, slots=True)
class _Key:
    """What the accesses of one block have in common, the buffer and the terms
    of the first lane's index apart."""

    dtype: DType
    step: int  # from lane to lane
    gate: UOp | None
    alternative: UOp | None
    order: tuple[UOp, ...]
    arg: object


def transpose_blocks(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`. Only vectors of a power of two, under one gate or one gate per lane."""
    renderer = context.renderer
    strided = [u for u in sink.toposort() if u.op in (Op.LOAD, Op.STORE) and u.src[0].src[1].lanes > 1]
    before, met = sink, {u: i for i, u in enumerate(strided)}
    blocks = _blocks(u for u in strided if u.op is Op.LOAD)
    new: dict[UOp, UOp] = {}
    for run in sorted(blocks, key=lambda block: min(met[load] for load in block)):
        first = run[0].substitute(new)  # an index, a gate or what must have happened before may need loads below
        new |= zip(run, _loaded([first, *run[1:]], renderer), strict=True)
    sink = sink.substitute(new)
    if any(u.op is Op.STORE for u in strided):
        sink = _stores(sink, renderer)
    return sink if sink is before else simplify_graph(sink, context)


# -- finding blocks


def _blocks(accesses: Iterable[UOp]) -> list[list[UOp]]:
    """Neighbours in a row, as many as make a block."""
    return [block for key, run in neighbours(accesses, _strided) for block in _cut(key, run)]


def _strided(node: UOp) -> tuple[_Key, UOp] | None:
    """What an access with one step between all lanes shares with its neighbours, and its first index."""
    found = _progression(node.src[0].src[1])
    gated = node.op is Op.LOAD and node.gate is not None
    alternative = splatted(node.src[1]) if gated else None
    if found is None or (gated and alternative is None):
        return None
    first, step = found
    dtype = node.type if node.op is Op.LOAD else node.src[1].type
    return _Key(dtype, step, node.gate, alternative, node.order, node.arg), first


def _progression(position: UOp) -> tuple[UOp, int] | None:
    """The first of indices that differ by one number from lane to lane, and that number."""
    first: UOp | None = None
    step, terms = 0, [position]
    while terms:
        term = terms.pop()
        same = splatted(term)
        if same is not None:
            first = same if first is None else first + same
        elif term.op is Op.ADD:
            terms += reversed(term.src)
        elif term.op is Op.VECTORIZE and all(s.op is Op.CONST for s in term.src):
            values = [int(s.value) for s in term.src]
            if any(v != values[0] + i * (values[1] - values[0]) for i, v in enumerate(values)):
                return None
            first = term.src[0] if first is None else first + values[0]
            step += values[1] - values[0]
        else:
            return None
    return None if first is None else (first, step)


def _cut(key: _Key, run: list[UOp]) -> list[list[UOp]]:
    """A run of neighbours cut into blocks; what is left over stays as it was."""
    lanes, step = key.dtype.lanes, abs(key.step)
    if lanes & (lanes - 1):
        return []
    blocks: list[list[UOp]] = []
    while len(run) > 1:
        whole = 1 < step <= min(len(run), MOST_PARTS)
        most = min(len(run), lanes, step)
        size = step if whole else 1 << (most.bit_length() - 1) if most else 0
        if size < 2:
            break
        blocks.append(run[:size])
        run = run[size:]
    return blocks


# -- rewriting them


def _piece(dtype: DType, renderer: Renderer) -> int:
    return max(1, min(PIECE_BITS, renderer.vectors.alu) // max(8, dtype.bits))


def _rows(node: UOp, count: int) -> tuple[_Key, int, list[UOp]]:
    """Of a block from its first access: how long its rows are in memory, and the address of each.
    A block without gaps is its vectors in a row."""
    found = _strided(node)
    assert found is not None
    key, first = found
    lanes = key.dtype.lanes
    length, step, owners = count, key.step, [[i] for i in range(lanes)]
    if abs(step) == count:
        length = lanes
        order = _order(key, count)
        first, step = (first if order[0] == 0 else first + step * order[0]), lanes
        owners = [[order[f // count] for f in range(i * lanes, i * lanes + lanes)] for i in range(count)]
    pointer = node.src[0].src[0]
    places = [(pointer, first + i * step, *_gate(key, own)) for i, own in enumerate(owners)]
    return key, length, [UOp(Op.INDEX, node.src[0].dtype, place) for place in places]


def _order(key: _Key, count: int) -> range:
    """In which order the lanes of a block without gaps lie in memory."""
    lanes = range(key.dtype.lanes)
    return lanes[::-1] if key.step == -count else lanes


def _ordered(vectors: list[UOp], order: range) -> list[UOp]:
    return vectors if order[0] == 0 else [v.lane(*order) for v in vectors]


def _gate(key: _Key, lanes: list[int]) -> tuple[UOp, ...]:
    """The gate of elements that belong to these lanes of the strided accesses."""
    if key.gate is None:
        return ()
    if len(set(lanes)) == 1 or splatted(key.gate) is not None:
        return (_lane(key.gate, lanes[0]),)
    return (vectorize(*(_lane(key.gate, lane) for lane in lanes)),)


def _lane(gate: UOp, lane: int) -> UOp:
    """One lane as an expression of scalars, which folds where its operands are known."""
    same = splatted(gate)
    if same is not None:
        return same
    if gate.op is Op.VECTORIZE and len(gate.src) == gate.lanes:
        return gate.src[lane]
    if gate.op in ALU:
        return UOp(gate.op, gate.type.scalar, tuple([_lane(s, lane) for s in gate.src]), gate.arg)
    return gate.lane(lane)


def _loaded(run: list[UOp], renderer: Renderer) -> list[UOp]:
    """The vectors that the shuffles give for the loads of a block, in their order."""
    key, length, addresses = _rows(run[0], len(run))
    other = (key.alternative.broadcast(length),) if key.alternative is not None else ()
    rows = [UOp(Op.LOAD, key.dtype.scalar.vec(length), (address, *other, *key.order), key.arg) for address in addresses]
    together = key.dtype.lanes // length
    vectors = [vectorize(*rows[i : i + together]) for i in range(0, len(rows), together)]
    parts = split(_as_bytes(key, vectors), _piece(key.dtype, renderer))
    return _as_bools(key, _ordered(parts, _order(key, len(run))))


def _stored(run: list[UOp], renderer: Renderer) -> list[UOp]:
    """The stores of whole rows in place of a block's."""
    key, length, addresses = _rows(run[0], len(run))
    parts = _ordered(_as_bytes(key, [old.src[1] for old in run]), _order(key, len(run)))
    vectors = _as_bools(key, join(parts, _piece(key.dtype, renderer)))
    rows = [v.lane(*range(i, i + length)) for v in vectors for i in range(0, key.dtype.lanes, length)]
    return [UOp(Op.STORE, void, (at, row, *key.order), key.arg) for at, row in zip(addresses, rows, strict=True)]


def _as_bytes(key: _Key, vectors: list[UOp]) -> list[UOp]:
    """Bools are shuffled as the bytes that they are in memory:
    where they are bits of a mask, shuffles take long."""
    return [v.cast(_BYTE) for v in vectors] if key.dtype.is_bool else vectors


def _as_bools(key: _Key, vectors: list[UOp]) -> list[UOp]:
    return [v.cast(_BOOL) for v in vectors] if key.dtype.is_bool else vectors


def _stores(sink: UOp, renderer: Renderer) -> UOp:
    """Stores after which nothing is ordered, so that the block may be stored in another order,
    or the same nodes after all of a block."""
    users: dict[UOp, list[UOp]] = {}
    for u in sink.toposort():
        for s in u.src:
            if s.op is Op.STORE:
                users.setdefault(s, []).append(u)
    strided = [u for u in users if u.src[0].src[1].lanes > 1]
    outputs: dict[UOp, list[UOp]] = {}
    others: dict[UOp, UOp] = {}
    for run in _blocks(strided):
        if any(users[old] != users[run[0]] for old in run):
            continue
        new = _stored(run, renderer)
        if users[run[0]] == [sink]:
            outputs |= {old: [] for old in run}
            outputs[run[-1]] = new
        elif len(new) == len(run):
            others |= zip(run, new, strict=True)
    sink = sink.replace(src=tuple([s for old in sink.src for s in outputs.get(old, [old])])) if outputs else sink
    return sink.substitute(others)
