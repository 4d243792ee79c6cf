"""Phase 3: vector accesses strided along the lanes that together touch whole rows become contiguous ones and shuffles.

    load a[b + 0, b + S, ..] : x4, load a[b + 1 + 0, b + 1 + S, ..] : x4, ... of four neighbours
->  four loads of four elements in a row, and the shuffles that transpose them;   stores likewise

Two or four neighbours with S = 2 or 4 are the parts of interleaved records (complex numbers, pixels): the same rewrite.

Example of transpose_blocks, renderer CPU-LLVM@avx2: tests/filetests/passes/transpose_blocks.kg
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kg.dtype import DType, bool_, uint8, void
from kg.ir.build import vectorize
from kg.ir.indexing import add, number
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.passes.vectors.shuffle_networks import join, split
from kg.rules.algebra.affine import affine
from kg.schedule.context import Context
from kg.target.renderer import Renderer

#: Lanes move cheapest within so many bits: what the vectors of the oldest units held, of which wider ones are made.
PIECE_BITS = 128
#: Records of sizes that are no power of two are taken apart by merging: a shuffle per vector and part.
MOST_PARTS = 8


@dataclass(frozen=True, slots=True)
class _Key:
    """What the accesses of one block have in common."""

    op: Op
    dtype: DType
    pointer: UOp
    terms: frozenset[tuple[UOp, int]]  # of the first lane's index, its constant apart
    step: int  # from lane to lane
    gate: UOp | None
    alternative: UOp | None
    order: tuple[UOp, ...]
    arg: object


#: The constant in the first lane's index -> (that index, the access).
_Places = dict[int, tuple[UOp, UOp]]


def transpose_blocks(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `expanded`. Only vectors that the renderer shuffles, under one gate or one gate per lane."""
    renderer = context.renderer
    if not renderer.vectors.alu or Op.SHUFFLE not in renderer.supported_ops:
        return sink
    strided = [u for u in sink.toposort() if u.op in (Op.LOAD, Op.STORE) and u.src[0].src[1].lanes > 1]
    met = {u: i for i, u in enumerate(strided)}
    blocks = [
        (key, run) for key, places in _grouped(u for u in strided if u.op is Op.LOAD).items() for run in _blocks(key, places)
    ]
    new: dict[UOp, UOp] = {}
    for key, run in sorted(blocks, key=lambda block: min(met[load] for _, load in block[1])):
        new |= _loaded(_renewed(key, new), [(first.substitute(new), load) for first, load in run], renderer)
    sink = sink.substitute(new)
    if any(u.op is Op.STORE for u in strided):
        sink = _stores(sink, renderer)
    return sink


# -- finding blocks


def _grouped(accesses: Iterable[UOp]) -> dict[_Key, _Places]:
    """Accesses that may be of one block, those alone left out."""
    found: dict[_Key, _Places] = {}
    for node in accesses:
        place = _strided(node)
        if place is not None:
            key, constant, first = place
            found.setdefault(key, {}).setdefault(constant, (first, node))
    return {key: places for key, places in found.items() if len(places) > 1}


def _strided(node: UOp) -> tuple[_Key, int, UOp] | None:
    """An access with one step between all lanes, as what it shares with its neighbours, its constant, its first index."""
    address, position = node.src[0], node.src[0].src[1]
    if position.op is not Op.ADD:
        return None
    first, step = _scalar(position.src[0]), _step(position.src[1])
    alternative = _scalar(node.src[1]) if node.op is Op.LOAD and node.gate is not None else None
    if first is None or step is None or (node.op is Op.LOAD and node.gate is not None and alternative is None):
        return None
    dtype = node.type if node.op is Op.LOAD else node.src[1].type
    form = affine(first)
    terms = frozenset(form.terms.items())
    key = _Key(node.op, dtype, address.src[0], terms, step, node.gate, alternative, node.order, node.arg)
    return key, form.constant, first


def _scalar(node: UOp) -> UOp | None:
    """What is in every lane."""
    if node.op is Op.CONST:
        return UOp(Op.CONST, node.type.scalar, (), node.value)
    if node.lanes == 1:
        return node
    same = node.op is Op.VECTORIZE and node.src[0].lanes == 1 and all(s is node.src[0] for s in node.src)
    return node.src[0] if same else None


def _step(lanes: UOp) -> int | None:
    """s of the vector 0, s, 2*s, ..."""
    if lanes.op is not Op.VECTORIZE or any(s.op is not Op.CONST for s in lanes.src):
        return None
    values = [int(s.value) for s in lanes.src]
    step = values[1] - values[0]
    return step if all(v == i * step for i, v in enumerate(values)) else None


def _blocks(key: _Key, places: _Places) -> list[list[tuple[UOp, UOp]]]:
    """Neighbours in a row, as many as make a block."""
    blocks: list[list[tuple[UOp, UOp]]] = []
    run: list[tuple[UOp, UOp]] = []
    previous = 0
    for constant in sorted(places):
        if run and constant != previous + 1:
            blocks += _cut(key, run)
            run = []
        run.append(places[constant])
        previous = constant
    return blocks + _cut(key, run)


def _cut(key: _Key, run: list[tuple[UOp, UOp]]) -> list[list[tuple[UOp, UOp]]]:
    """A run of neighbours cut into blocks; what is left over stays as it was."""
    lanes, step = key.dtype.lanes, abs(key.step)
    if lanes & (lanes - 1):
        return []
    blocks: list[list[tuple[UOp, UOp]]] = []
    while len(run) > 1:
        whole = key.step == step and step <= min(len(run), MOST_PARTS)
        most = min(len(run), lanes, step)
        size = step if whole else 1 << (most.bit_length() - 1) if most else 0
        if size < 2:
            break
        blocks.append(run[:size])
        run = run[size:]
    return blocks


# -- rewriting them


def _renewed(key: _Key, new: dict[UOp, UOp]) -> _Key:
    """The same over what loads below have become: an index, a gate or what must have happened before may need them."""
    gate = key.gate.substitute(new) if key.gate is not None else None
    other = key.alternative.substitute(new) if key.alternative is not None else None
    return replace(key, gate=gate, alternative=other, order=tuple([o.substitute(new) for o in key.order]))


def _piece(dtype: DType, renderer: Renderer) -> int:
    return max(1, min(PIECE_BITS, renderer.vectors.alu) // max(8, dtype.bits))


def _rows(key: _Key, first: UOp, count: int) -> tuple[int, list[tuple[UOp, ...]]]:
    """How long the rows of a block are in memory, and the index and gate of each. A block without gaps is its vectors in a row."""
    lanes = key.dtype.lanes
    if key.step == count:
        places = [add(first, number(i * lanes)) for i in range(count)]
        owners = [[f // count for f in range(i * lanes, i * lanes + lanes)] for i in range(count)]
        return lanes, [(place, *_gate(key, own)) for place, own in zip(places, owners, strict=True)]
    return count, [(add(first, number(i * key.step)), *_gate(key, [i])) for i in range(lanes)]


def _gate(key: _Key, lanes: list[int]) -> tuple[UOp, ...]:
    """The gate of elements that belong to these lanes of the strided accesses."""
    if key.gate is None:
        return ()
    if len(set(lanes)) == 1 or _scalar(key.gate) is not None:
        return (_lane(key.gate, lanes[0]),)
    return (vectorize(*(_lane(key.gate, lane) for lane in lanes)),)


def _lane(gate: UOp, lane: int) -> UOp:
    """One lane as an expression of scalars, which folds where its operands are known."""
    same = _scalar(gate)
    if same is not None:
        return same
    if gate.op is Op.VECTORIZE and len(gate.src) == gate.lanes:
        return gate.src[lane]
    if gate.op in ALU:
        return UOp(gate.op, gate.type.scalar, tuple([_lane(s, lane) for s in gate.src]), gate.arg)
    return gate.lane(lane)


def _loaded(key: _Key, run: list[tuple[UOp, UOp]], renderer: Renderer) -> dict[UOp, UOp]:
    """Each load of a block -> the vector that the shuffles give for it."""
    first, node = run[0]
    lanes = key.dtype.lanes
    length, places = _rows(key, first, len(run))
    dtype = key.dtype.scalar.vec(length)
    other = (key.alternative.broadcast(length),) if key.alternative is not None else ()
    rows = [UOp(Op.LOAD, dtype, (_address(key, node, place), *other, *key.order), key.arg) for place in places]
    together = lanes // length
    vectors = [vectorize(*rows[i : i + together]) for i in range(0, len(rows), together)]
    parts = _as_bools(key, split(_as_bytes(key, vectors), _piece(key.dtype, renderer)))
    return {old: new for (_, old), new in zip(run, parts, strict=True)}


def _stored(key: _Key, run: list[tuple[UOp, UOp]], renderer: Renderer) -> list[UOp]:
    """The stores of whole rows in place of a block's."""
    first, node = run[0]
    length, places = _rows(key, first, len(run))
    vectors = _as_bools(key, join(_as_bytes(key, [old.src[1] for _, old in run]), _piece(key.dtype, renderer)))
    rows = [v.lane(*range(i, i + length)) for v in vectors for i in range(0, key.dtype.lanes, length)]
    return [
        UOp(Op.STORE, void, (_address(key, node, place), row, *key.order), key.arg)
        for place, row in zip(places, rows, strict=True)
    ]


def _as_bytes(key: _Key, vectors: list[UOp]) -> list[UOp]:
    """Bools are shuffled as the bytes that they are in memory: where they are bits of a mask, shuffles take long."""
    return [v.cast(uint8) for v in vectors] if key.dtype.is_bool else vectors


def _as_bools(key: _Key, vectors: list[UOp]) -> list[UOp]:
    return [v.cast(bool_) for v in vectors] if key.dtype.is_bool else vectors


def _address(key: _Key, node: UOp, place: tuple[UOp, ...]) -> UOp:
    return UOp(Op.INDEX, node.src[0].dtype, (key.pointer, *place))


def _stores(sink: UOp, renderer: Renderer) -> UOp:
    """Outputs that nothing else is ordered after, so that the block may be stored in another order."""
    named = {s for u in sink.toposort() if u is not sink for s in u.src if s.op is Op.STORE}
    strided = [u for u in sink.src if u.op is Op.STORE and u not in named and u.src[0].src[1].lanes > 1]
    new: dict[UOp, list[UOp]] = {}
    for key, places in _grouped(strided).items():
        for run in _blocks(key, places):
            new |= {old: [] for _, old in run}
            new[run[-1][1]] = _stored(key, run, renderer)
    return sink.replace(src=tuple([s for old in sink.src for s in new.get(old, [old])])) if new else sink
