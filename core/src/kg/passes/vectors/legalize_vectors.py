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
from dataclasses import dataclass, field, replace
from itertools import accumulate

from kg.dtype import AddrSpace, DType, PtrDType, void
from kg.ir.build import shuffle, vectorize
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.target.lowering import widths
from kg.target.renderer import Renderer

Pieces = tuple[UOp, ...]


@dataclass(slots=True)
class _State:
    renderer: Renderer
    pieces: dict[UOp, Pieces] = field(default_factory=dict[UOp, Pieces])
    widths: dict[tuple[Op, DType, int], int] = field(default_factory=dict[tuple[Op, DType, int], int])
    #: of the pieces of an op, by what decides them: itself and its dtypes
    lengths: dict[tuple[object, ...], list[int]] = field(default_factory=dict[tuple[object, ...], list[int]])


def legalize_vectors(sink: UOp, context: Context) -> UOp:
    """Enters `typed`, leaves `lowered`."""
    order = sink.toposort()
    if all(node.lanes == 1 and not _stores_vector(node) for node in order):
        return sink
    state = _State(context.renderer)
    if all(_fits(state, node) for node in order):
        return sink
    for node in order:
        state.pieces[node] = _split(state, node)
    return state.pieces[sink][0]


def _stores_vector(node: UOp) -> bool:
    return node.op is Op.STORE and node.src[1].lanes > 1


def _is_register(node: UOp) -> bool:
    return isinstance(node.dtype, PtrDType) and node.dtype.space is AddrSpace.REG


def _fits(state: _State, node: UOp) -> bool:
    return _width(state, node) >= max(node.lanes, node.src[1].lanes if node.op is Op.STORE else 1)


def _width(state: _State, node: UOp, piece: int = 0) -> int:
    """The most lanes in which this node, or a piece of so many lanes of it, may be done."""
    renderer = state.renderer

    def of(value: UOp) -> DType:
        return value.type.scalar.vec(piece) if piece else value.type

    match node.op:
        case Op.LOAD | Op.STORE:
            value = node if node.op is Op.LOAD else node.src[1]
            address = node.src[0]
            if _is_register(address):
                return _alu_width(state, Op.ADD, of(value))
            if value.lanes == 1:
                return 1
            gate = node.gate
            if address.src[1].lanes > 1 and not renderer.vectors.gather:
                return 1
            if gate is not None and gate.lanes > 1 and not renderer.vectors.masked:
                return 1
            return _supported(state, node.op, of(value))
        case Op.CAST | Op.BITCAST:
            return min(_alu_width(state, node.op, of(node)), _alu_width(state, node.op, of(node.src[0])))
        case op if op in ELEMENTWISE:
            wide = max((of(s) for s in node.src if not s.type.is_bool), key=lambda d: d.bits, default=of(node))
            return _alu_width(state, op, wide)
        case Op.GEP | Op.SHUFFLE | Op.VECTORIZE | Op.CONST:
            return _most_lanes(renderer, node.lanes)
        case Op.WMMA | Op.CUSTOM:
            return max(node.lanes, 1)
        case _:
            return 1 << 30


def _most_lanes(renderer: Renderer, lanes: int) -> int:
    """The most lanes in which values of so many are moved: all of them, or powers of two up to the renderer's limit."""
    most = renderer.vectors.lanes
    return max(lanes, 1) if not most else min(most, 1 << (max(lanes, 1).bit_length() - 1))


def _alu_width(state: _State, op: Op, dtype: DType) -> int:
    found = _supported(state, op, dtype)
    if found == 1 and not state.renderer.supports(op, dtype.scalar, 1):  # decided by the register, not by the op
        bits = state.renderer.vectors.alu
        return _most_lanes(state.renderer, max(1, bits // max(8, dtype.bits))) if bits else 1
    return found


def _supported(state: _State, op: Op, dtype: DType) -> int:
    key = (op, dtype.scalar, dtype.lanes)
    if key not in state.widths:
        state.widths[key] = max(widths(state.renderer, op, dtype), default=1)
    return state.widths[key]


def _lengths(lanes: int, width: int, fits: Callable[[int], bool] | None = None) -> list[int]:
    """How many lanes each piece takes: as wide as may be, the rest in halves that fit as well."""
    result: list[int] = []
    while lanes:
        while width > lanes or (width > 1 and fits is not None and not fits(width)):
            width //= 2
        result.append(max(1, width))
        lanes -= max(1, width)
    return result


def _lengths_of(state: _State, node: UOp, lanes: int, width: int) -> list[int]:
    """Those of an op or access: each piece is one that the renderer takes."""
    return _lengths(lanes, width, lambda piece: _width(state, node, piece) >= piece)


def _lanes(pieces: Pieces, first: int, count: int) -> UOp:
    """Lanes [first, first + count) of a value in pieces."""
    at = 0
    for piece in pieces:  # mostly one of them is what is asked for
        lanes = piece.lanes
        if at >= first:
            if at == first and lanes == count:
                return piece
            break
        at += lanes
    parts: list[UOp] = []
    at = 0
    if len(pieces) >= first + count and all(piece.lanes == 1 for piece in pieces):
        parts += pieces[first : first + count]
        pieces = ()
    for piece in pieces:
        low, high = max(first, at), min(first + count, at + piece.lanes)
        if low < high and piece.op is Op.CONST:
            parts.append(UOp(Op.CONST, piece.type.scalar.vec(high - low), (), piece.value))
        elif low < high:
            parts.append(piece.lane(*range(low - at, high - at)))
        at += piece.lanes
    if len(parts) > 1 and all(p.op is Op.GEP for p in parts):  # scalars out of one vector are one shuffle
        sources = {p.src[0] for p in parts}
        if len(sources) == 1:
            lanes = tuple(lane for p in parts for lane in p.picked)
            return sources.pop().lane(*lanes)
    return vectorize(*parts)


def _whole(pieces: Pieces) -> UOp:
    return pieces[0] if len(pieces) == 1 else vectorize(*pieces)


def _split(state: _State, node: UOp) -> Pieces:
    sources = [state.pieces[s] for s in node.src]
    lanes = node.src[1].lanes if node.op is Op.STORE else node.lanes
    if node.op is Op.DEFINE_REG or _is_register(node):
        return (_same(node, sources),)  # rewritten where it is loaded and stored
    if lanes == 1 and node.op not in (Op.GEP, Op.SHUFFLE):
        return (_flat(node, sources),)
    most = _most_lanes(state.renderer, lanes)
    if node.op is Op.GEP:
        return _runs(sources[0], node.picked, most)
    if node.op is Op.SHUFFLE and all(p.op is Op.CONST for pieces in sources for p in pieces):
        return _picked_constants(node, [p for pieces in sources for p in pieces], most)
    if node.op is Op.SHUFFLE and (lanes > most or any(len(pieces) > 1 for pieces in sources)):
        a, b = sources
        return _shuffled((*_cut_like(a, b), *_cut_like(b, a)), node.picked, most)
    if node.dtype is void and node.op is not Op.STORE:
        return (_flat(node, sources),)
    match node.op:
        case Op.LOAD:
            return _load(state, node, sources)
        case Op.STORE:
            return _store(state, node, sources)
        case Op.CONST:
            return _constants(node, lanes, most)
        case Op.VECTORIZE:
            return tuple(p for pieces in sources for p in pieces) if lanes > 1 else (_whole(sources[0]),)
        case op if op in ELEMENTWISE and (op is not Op.BITCAST or node.src[0].lanes == lanes):
            return _pieces(state, node, sources, lanes)
        case _:
            return (_same(node, sources),)


def _runs(source: Pieces, numbers: Sequence[int], most: int) -> Pieces:
    """Lanes picked from a value in pieces."""
    if len(source) == 1:
        ends = list(accumulate(_lengths(len(numbers), most)))
        return tuple([source[0].lane(*numbers[first:end]) for first, end in zip([0, *ends], ends, strict=False)])
    return tuple([_lanes(source, n, 1) for n in numbers])


def _picked_constants(node: UOp, sources: Sequence[UOp], most: int) -> Pieces:
    """Lanes picked out of constants, which no target takes apart: a constant, or one for each lane."""
    lanes = [UOp(Op.CONST, s.type.scalar, (), s.value) for s in sources for _ in range(s.lanes)]
    picked = [lanes[n] for n in node.picked]
    return _constants(picked[0], node.lanes, most) if len(set(picked)) == 1 else tuple(picked)


def _constants(value: UOp, lanes: int, most: int) -> Pieces:
    return tuple([UOp(Op.CONST, value.type.scalar.vec(n), (), value.value) for n in _lengths(lanes, most)])


def _cut_like(pieces: Pieces, others: Pieces) -> Pieces:
    """A constant in pieces as another value is."""
    values = {UOp(Op.CONST, p.type.scalar, (), p.value) if p.op is Op.CONST else p for p in pieces}
    value = values.pop()
    return pieces if values or value.op is not Op.CONST else tuple([UOp(Op.CONST, p.type, (), value.value) for p in others])


def _shuffled(pieces: Pieces, numbers: Sequence[int], most: int) -> Pieces:
    """Lanes picked out of several pieces, in results as wide as the widest: each is one shuffle where two pieces hold its lanes."""
    width = min(most, 1 << (max(p.lanes for p in pieces).bit_length() - 1))
    where = [(piece, lane) for piece in pieces for lane in range(piece.lanes)]
    result: list[UOp] = []
    for first in range(0, len(numbers), width):
        places = [where[n] for n in numbers[first : first + width]]
        a, *others = dict.fromkeys(piece for piece, _ in places)
        if not others:
            result.append(a.lane(*(lane for _, lane in places)))
        elif len(others) == 1 and others[0].lanes == a.lanes > 1:
            result.append(shuffle(a, others[0], [lane if piece is a else a.lanes + lane for piece, lane in places]))
        else:
            result.append(vectorize(*(piece.lane(lane) for piece, lane in places)))
    return tuple(result)


def _same(node: UOp, sources: Sequence[Pieces]) -> UOp:
    return node.with_src(tuple([_whole(p) for p in sources]))


def _flat(node: UOp, sources: Sequence[Pieces]) -> UOp:
    """A node without lanes: values whole, statements that became several all named."""
    src: list[UOp] = []
    for old, pieces in zip(node.src, sources, strict=True):
        src += pieces if old.dtype is void else (_whole(pieces),)
    return node.with_src(tuple(src))


def _pieces(state: _State, node: UOp, sources: Sequence[Pieces], lanes: int) -> Pieces:
    result: list[UOp] = []
    first = 0
    key = (node.op, node.dtype, *[s.dtype for s in node.src])
    if node.type.is_bool and all(s.type.is_bool for s in node.src):
        # masks stay as comparisons made them, not joined to be wider; one lane for all is as wide as it must be
        width = min([_width(state, node), *[most for pieces in sources if (most := max(p.lanes for p in pieces)) > 1]])
        lengths = _lengths_of(state, node, lanes, width)
    elif key in state.lengths:
        lengths = state.lengths[key]
    else:
        lengths = state.lengths[key] = _lengths_of(state, node, lanes, _width(state, node))
    for count in lengths:
        src = tuple([_lanes(p, first, count) for p in sources])
        result.append(UOp(node.op, node.type.scalar.vec(count), src, node.arg))
        first += count
    return tuple(result)


def _order_of(node: UOp, state: _State) -> tuple[UOp, ...]:
    return tuple(u for o in node.order for u in state.pieces[o])


def _address(node: UOp, state: _State, first: int, count: int, lanes: int) -> UOp:
    """The address of some of the lanes of a vector access."""
    address = node.src[0]
    if _is_register(address):
        return _register_piece(address, first, count, lanes)
    place = state.pieces[address.src[1]]
    at = _lanes(place, first, count) if address.src[1].lanes > 1 else place[0]
    if address.src[1].lanes == 1 and first:
        at = at + first
    src = [_whole(state.pieces[address.src[0]]), at]
    for gate in address.src[2:]:
        pieces = state.pieces[gate]
        src.append(_lanes(pieces, first, count) if gate.lanes > 1 else pieces[0])
    return UOp(Op.INDEX, address.dtype, tuple(src))


def _register_piece(address: UOp, first: int, count: int, lanes: int) -> UOp:
    if count == lanes:
        return address
    register = address.src[0]
    pointer = PtrDType(address.pointer.base.scalar.vec(count), AddrSpace.REG, address.pointer.size)
    piece = UOp(Op.DEFINE_REG, pointer, (), f"{register.name}_{first}")
    return UOp(Op.INDEX, pointer, (piece, address.src[1]))


def _piece_access(node: UOp, first: int) -> object:
    """Only the first piece keeps the proven alignment of the whole."""
    access = node.access
    return node.arg if first == 0 or access.align == 0 else replace(access, align=0)


def _load(state: _State, node: UOp, sources: Sequence[Pieces]) -> Pieces:
    result: list[UOp] = []
    first = 0
    for count in _lengths_of(state, node, node.lanes, _width(state, node)):
        address = _address(node, state, first, count, node.lanes)
        alternative = (_lanes(sources[1], first, count),) if node.gate is not None else ()
        dtype = node.type.scalar.vec(count)
        src = (address, *alternative, *_order_of(node, state))
        result.append(UOp(Op.LOAD, dtype, src, _piece_access(node, first)))
        first += count
    return tuple(result)


def _store(state: _State, node: UOp, sources: Sequence[Pieces]) -> Pieces:
    result: list[UOp] = []
    lanes, first = node.src[1].lanes, 0
    for count in _lengths_of(state, node, lanes, _width(state, node)):
        address = _address(node, state, first, count, lanes)
        src = (address, _lanes(sources[1], first, count), *_order_of(node, state))
        result.append(UOp(Op.STORE, void, src, _piece_access(node, first)))
        first += count
    return tuple(result)
