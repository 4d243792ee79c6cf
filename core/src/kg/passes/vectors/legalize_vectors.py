"""Phase 5: vectors wider than the renderer takes become several that it takes, or scalars.

add %a %b : float32x8   ->   add %a.lo %b.lo : float32x4, add %a.hi %b.hi : float32x4

Example of legalize_vectors, renderer CPU-C@avx2:
    %x = define_global 0 : ptr<float32, global, 16>
    %0 = const 0 : int32
    %at = index %x %0 : ptr<float32, global, 16>
    %v = load %at : float32x16
    %y = sqrt %v : float32x16
    %s = store %at %y
    %k = sink roots %s
becomes:
    %x = define_global 0 : ptr<float32, global, 16>
    %0 = const 0 : int32
    %at = index %x %0 : ptr<float32, global, 16>
    %v0 = load %at : float32x8
    %y0 = sqrt %v0 : float32x8
    %s0 = store %at %y0
    %8 = const 8 : int32
    %i = add %0 %8 : int32
    %at8 = index %x %i : ptr<float32, global, 16>
    %v1 = load %at8 : float32x8
    %y1 = sqrt %v1 : float32x8
    %s1 = store %at8 %y1
    %k = sink roots %s0 %s1
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field, replace
from itertools import accumulate

from kg.dtype import AddrSpace, DType, PtrDType, bool_, int64, void
from kg.ir.build import vectorize
from kg.ir.indexing import is_power_of_two
from kg.ir.lanes import is_splat, pick, splatted
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.schedule.context import Context
from kg.target.lowering import cut, widths
from kg.target.renderer import Renderer

Pieces = tuple[UOp, ...]


@dataclass(slots=True)
class _State:
    renderer: Renderer
    shuffles: bool
    #: registers with fragments of matrix units that are opaque: only such a unit knows what a piece of one is
    opaque: frozenset[UOp]
    #: what a node became, where that is not itself
    pieces: dict[UOp, Pieces] = field(default_factory=dict[UOp, Pieces])
    #: lanes of the pieces of an op, by what decides them
    lengths: dict[tuple[object, ...], tuple[int, ...]] = field(default_factory=dict[tuple[object, ...], "tuple[int, ...]"])
    #: an address, lanes and their lengths -> the address of each piece: a register is read and written several times
    addresses: dict[tuple[UOp, int, tuple[int, ...]], Sequence[UOp]] = field(default_factory=lambda: {})
    #: a mask and lengths -> its parts, each computed of parts
    masks: dict[tuple[UOp, tuple[int, ...]], Sequence[UOp]] = field(default_factory=lambda: {})

    def of(self, node: UOp) -> Pieces:
        """The pieces of a value, or the statements that one became."""
        return self.pieces.get(node) or (node,)

    def whole(self, node: UOp) -> UOp:
        """A value that is wanted at once."""
        pieces = self.of(node)
        return pieces[0] if len(pieces) == 1 else vectorize(*pieces)


def legalize_vectors(sink: UOp, context: Context) -> UOp:
    """Enters `typed`, leaves `lowered`."""
    renderer = context.renderer
    vectors = {node: lanes for node in sink.toposort() if (lanes := _lanes(node)) > 1 or node.op in (Op.GEP, Op.SHUFFLE)}
    opaque = frozenset(u.src[0].src[0] for u in sink.find(Op.STORE) if _is_register(u.src[0]) and _is_opaque(u.src[1]))
    state = _State(renderer, Op.SHUFFLE in renderer.supported_ops, opaque)
    if all(len(_lengths(state, node, lanes)) == 1 for node, lanes in vectors.items()):
        return sink
    changed = state.pieces.keys()
    for node in sink.toposort():
        if node in vectors:
            state.pieces[node] = _split(state, node, vectors[node])
        elif not changed.isdisjoint(node.src):
            state.pieces[node] = (_rebuilt(state, node),)
    return state.of(sink)[0]


def _lanes(node: UOp) -> int:
    """Of a value, or of what a STORE stores."""
    return (node.src[1] if node.op is Op.STORE else node).dtype.lanes


def _is_register(node: UOp) -> bool:
    return isinstance(node.dtype, PtrDType) and node.dtype.space is AddrSpace.REG


def _is_opaque(value: UOp) -> bool:
    return value.op is Op.WMMA and isinstance(value.arg, TensorCore) and value.arg.is_opaque


# -- which pieces the target takes


def _lengths(state: _State, node: UOp, lanes: int) -> tuple[int, ...]:
    """How many lanes each piece of a node takes."""
    src, key = node.src, (node.op, node.dtype, *[s.dtype for s in node.src])
    if node.op is Op.LOAD or node.op is Op.STORE:
        gate = node.gate
        key = (
            *key[:2],
            lanes,
            src[0].dtype,
            src[0].src[1].op is Op.TILE_INDEX,
            src[0].src[1].lanes > 1,
            gate is not None and gate.lanes > 1,
            src[0].src[0] in state.opaque,
        )
        key = (*key, src[1].dtype) if node.op is Op.STORE else key
    if key not in state.lengths:
        state.lengths[key] = cut(lanes, lambda n: _fits(state, node, n)) or (1,) * lanes
    return state.lengths[key]


def _fits(state: _State, node: UOp, lanes: int) -> bool:
    """Whether the target does this node, or a piece of so many lanes of it, at once."""
    renderer = state.renderer
    fits: Callable[[UOp], bool] = lambda of: _computes(renderer, node.op, of.type.scalar, lanes)  # noqa: E731
    match node.op:
        case Op.LOAD | Op.STORE:
            address, value = node.src[0], node if node.op is Op.LOAD else node.src[1]
            if address.op is Op.INDEX and address.src[1].op is Op.TILE_INDEX:
                return True
            if address.src[0] in state.opaque:
                return True
            if _is_register(address):
                return _computes(renderer, Op.ADD, value.type.scalar, lanes)
            gathers, masked = address.src[1].lanes > 1, node.gate is not None and node.gate.lanes > 1
            if lanes > 1 and gathers and not renderer.vectors.gather:
                return False
            if lanes > 1 and masked and not (renderer.vectors.masked and renderer.holds(bool_, lanes)):
                return False
            return lanes == 1 or renderer.supports(node.op, value.type.scalar, lanes)
        case Op.CAST | Op.BITCAST:
            return fits(node) and fits(node.src[0])
        case op if op in ELEMENTWISE:
            return fits(max([s for s in node.src if not s.type.is_bool], key=lambda s: s.type.bits, default=node))
        case Op.GEP | Op.SHUFFLE | Op.VECTORIZE | Op.CONST:
            return renderer.holds(node.type.scalar, lanes)
        case _:
            return True


def _computes(renderer: Renderer, op: Op, scalar: DType, lanes: int) -> bool:
    if lanes == 1 or renderer.supports(op, scalar, lanes):
        return True
    # an op that the target has in no pieces of this is decided by the register
    is_power = is_power_of_two(lanes)
    within = is_power and renderer.holds(scalar, lanes) and lanes * max(8, scalar.bits) <= renderer.vectors.alu
    return within and not widths(renderer, op, scalar.vec(lanes))


# -- splitting


def _split(state: _State, node: UOp, lanes: int) -> Pieces:
    src = node.src
    match node.op:
        case Op.LOAD | Op.STORE:
            return _accesses(state, node, lanes)
        case Op.GEP | Op.SHUFFLE:
            return _picked(state, node, lanes)
        case Op.CONST:
            return tuple([_constant(node, n) for n in _lengths(state, node, lanes)])
        case Op.VECTORIZE:
            return state.of(src[0]) * lanes if is_splat(node) else tuple([p for s in src for p in state.of(s)])
        case op if op in ELEMENTWISE and (op is not Op.BITCAST or src[0].lanes == lanes):
            lengths = _lengths(state, node, lanes)
            if _joins_masks(node):
                # masks stay as comparisons made them, not joined to be wider; one lane for all is as wide as it must be
                found = [most for s in src if (most := max(p.lanes for p in state.of(s))) > 1]
                lengths = cut(lanes, lambda n: n <= min([lengths[0], *found])) if found else lengths
            return tuple(_of_parts(node, [_cut(state, s, lengths) for s in src], lengths))
        case _:
            return (_rebuilt(state, node),)


def _joins_masks(node: UOp) -> bool:
    """Whether it computes a mask of masks."""
    return node.op in ELEMENTWISE and node.type.is_bool and all(s.type.is_bool for s in node.src)


def _of_parts(node: UOp, parts: Sequence[Sequence[UOp]], lengths: Sequence[int]) -> Sequence[UOp]:
    """An op for each part of its sources."""
    return [UOp(node.op, node.type.scalar.vec(n), s, node.arg) for n, s in zip(lengths, zip(*parts, strict=True), strict=True)]


def _rebuilt(state: _State, node: UOp) -> UOp:
    """A node that stays one: values whole; what it comes after, where that became several, all named."""
    src: list[UOp] = []
    values = len(node.src) - len(node.order)
    for number, s in enumerate(node.src):
        src += state.of(s) if s.dtype is void or number >= values else (state.whole(s),)
    return node.with_src(tuple(src))


def _constant(node: UOp, lanes: int) -> UOp:
    return UOp(Op.CONST, node.type.scalar.vec(lanes), (), node.value)


def _cut(state: _State, value: UOp, lengths: Sequence[int]) -> Sequence[UOp]:
    """A value in pieces of these lengths."""
    pieces = state.of(value)
    if len(pieces) == len(lengths) and all(p.lanes == n for p, n in zip(pieces, lengths, strict=True)):
        return pieces
    scalar = pieces[0] if pieces.count(pieces[0]) == len(pieces) and pieces[0].lanes == 1 else splatted(value)
    if scalar is not None:
        return [scalar.broadcast(n) for n in lengths]
    if _joins_masks(value) and 1 < min(lengths) < max(p.lanes for p in pieces):
        # LLVM (19 and 22) loads without a mask where that is half of a conjunction, and a constant has nothing in this half
        key = value, tuple(lengths)
        if key not in state.masks:
            state.masks[key] = _of_parts(value, [_cut(state, s, lengths) for s in value.src], lengths)
        return state.masks[key]
    ends = list(accumulate(lengths))
    return [_pick(state, pieces, range(end - n, end)) for n, end in zip(lengths, ends, strict=True)]


def _pick(state: _State, pieces: Sequence[UOp], numbers: Sequence[int]) -> UOp:
    """Lanes of pieces as one value, whose parts the target holds:
    neighbours may be more lanes than it has registers of."""
    found = pick(pieces, numbers, shuffles=state.shuffles)
    return vectorize(*[part for s in found.src for part in _held(state, s)]) if found.op is Op.VECTORIZE else found


def _held(state: _State, part: UOp) -> Pieces:
    lanes = part.lanes
    lengths = _held_lengths(state, part, lanes)
    if len(lengths) == 1:
        return (part,)
    if part.op is Op.CONST:
        return tuple([_constant(part, n) for n in lengths])
    source, picked = (part.src[0], part.picked) if part.op is Op.GEP else (part, range(lanes))
    return tuple([source.lane(*picked[end - n : end]) for n, end in zip(lengths, accumulate(lengths), strict=True)])


def _held_lengths(state: _State, node: UOp, lanes: int) -> tuple[int, ...]:
    """Lanes of a value's dtype in pieces that are values of the target."""
    scalar = node.type.scalar
    return cut(lanes, lambda n: state.renderer.holds(scalar, n)) or (1,) * lanes


def _picked(state: _State, node: UOp, lanes: int) -> Pieces:
    """Lanes picked out of the pieces of a GEP's or a SHUFFLE's operands."""
    operands = [state.of(s) for s in node.src]
    if len(operands) == 2:
        operands = [_like(operands[0], operands[1]), _like(operands[1], operands[0])]
    pieces = [p for operand in operands for p in operand]
    if all(p.op is Op.CONST for p in pieces):
        values = [_constant(p, 1) for p in pieces for _ in range(p.lanes)]
        picked = [values[n] for n in node.picked]
        return tuple(picked) if len(set(picked)) > 1 else tuple([_constant(picked[0], n) for n in _lengths(state, node, lanes)])
    lengths: Sequence[int] = _lengths(state, node, lanes)
    if len(pieces) > len(operands):  # as wide as the widest of them
        width = 1 << (max(p.lanes for p in pieces).bit_length() - 1) if state.shuffles else 1
        lengths = [n for first in range(0, lanes, width) for n in _held_lengths(state, node, min(width, lanes - first))]
    ends = list(accumulate(lengths))
    parts = [node.picked[end - n : end] for n, end in zip(lengths, ends, strict=True)]
    return tuple([_pick(state, pieces, part) for part in parts])


def _like(pieces: Pieces, others: Pieces) -> Pieces:
    """A constant in pieces as another value is."""
    same = pieces[0].op is Op.CONST and len({_constant(p, 1) if p.op is Op.CONST else p for p in pieces}) == 1
    return tuple([_constant(pieces[0], p.lanes) for p in others]) if same else pieces


# -- accesses


def _accesses(state: _State, node: UOp, lanes: int) -> Pieces:
    """The pieces of a LOAD or STORE. Only the first keeps the proven alignment of the whole."""
    address, gate = node.src[0], node.gate
    lengths = _lengths(state, node, lanes)
    order = [u for o in node.order for u in state.of(o)]
    key = address, lanes, lengths
    places = state.addresses.get(key)
    if places is None:
        places = state.addresses[key] = _addresses(state, address, lanes, lengths)
    is_load = node.op is Op.LOAD
    values = [_cut(state, node.src[1], lengths)] if not is_load or gate is not None else []
    later = replace(node.access, align=0) if node.access.align else node.arg
    return tuple(
        [
            UOp(node.op, node.type.scalar.vec(n) if is_load else void, (*src, *order), later if number else node.arg)
            for number, (n, *src) in enumerate(zip(lengths, places, *values, strict=True))
        ]
    )


def _addresses(state: _State, address: UOp, lanes: int, lengths: Sequence[int]) -> Sequence[UOp]:
    """The address of each piece of a vector access."""
    firsts = [end - n for n, end in zip(lengths, accumulate(lengths), strict=True)]
    if _is_register(address):
        return [_register_piece(address, first, n, lanes) for first, n in zip(firsts, lengths, strict=True)]
    pointer, position, *gates = address.src
    places = _for_each(state, position, lengths)
    if position.lanes == 1:
        wide = state.renderer.supports(Op.ADD, int64, 1)
        places = [_further(place, first, wide) for place, first in zip(places, firsts, strict=True)]
    sources = zip(places, *[_for_each(state, gate, lengths) for gate in gates], strict=True)
    return [UOp(Op.INDEX, address.dtype, (state.whole(pointer), *src)) for src in sources]


def _further(place: UOp, first: int, wide: bool) -> UOp:
    """An index plus an offset, in 64 bits where 32 may not hold it and the target has them."""
    if wide and place.type.bits == 32 and place.bounds.max + first > place.type.max:
        place = place.cast(int64) if place.op is not Op.CONST else UOp(Op.CONST, int64, (), place.value)
    return place + first if first else place


def _for_each(state: _State, value: UOp, lengths: Sequence[int]) -> Sequence[UOp]:
    """An index or gate for each piece: one for all lanes goes with all of them."""
    return _cut(state, value, lengths) if value.lanes > 1 else [state.whole(value)] * len(lengths)


def _register_piece(address: UOp, first: int, count: int, lanes: int) -> UOp:
    if count == lanes:
        return address
    register = address.src[0]
    pointer = PtrDType(address.pointer.base.scalar.vec(count), AddrSpace.REG, address.pointer.size)
    piece = UOp(Op.DEFINE_REG, pointer, (), f"{register.name}_{first}")
    return UOp(Op.INDEX, pointer, (piece, address.src[1]))
