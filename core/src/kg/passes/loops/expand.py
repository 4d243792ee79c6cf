"""Phase 3: UPCAST and UNROLL axes become nodes, the VECTOR axis becomes vectors.

    u in [0, 2) upcast:  store out[i*2 + u], load a[i*2 + u]
->  store out[i*2], load a[i*2];  store out[i*2 + 1], load a[i*2 + 1]
    v in [0, 4) vector:  store out[i*4 + v], load a[i*4 + v]   ->   store out[i*4], (load a[i*4] : x4)

Example of expand:
    %out = param 0 [2] : float32
    %0 = const 0 : index
    %2 = const 2 : index
    %u = range u upcast %0 %2 : index
    %at = index %out %u : float32
    %one = const 1.0 : float32
    %s = store %at %one %u
    %k = sink ones loop_order(u) %s
becomes:
    %out = param 0 [2] : float32
    %0 = const 0 : index
    %at0 = index %out %0 : float32
    %one = const 1.0 : float32
    %s0 = store %at0 %one
    %1 = const 1 : index
    %at1 = index %out %1 : float32
    %s1 = store %at1 %one
    %k = sink ones %s0 %s1

Example of expand:
    %out = param 0 [4] : float32
    %0 = const 0 : index
    %4 = const 4 : index
    %v = range v vector %0 %4 : index
    %at = index %out %v : float32
    %one = const 1.0 : float32
    %s = store %at %one %v
    %k = sink ones loop_order(v) %s
becomes:
    %out = param 0 [4] : float32
    %0 = const 0 : index
    %at = index %out %0 : float32
    %ones = const 1.0 : float32x4
    %s = store %at %ones
    %k = sink ones %s
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from itertools import product

from kg.analysis.ordering import ORDERING, as_order
from kg.analysis.scope import Scope, closed_ranges, scanned_ranges
from kg.dtype import DType, PtrDType, void
from kg.errors import ScheduleError
from kg.ir.args import AxisKind, Reduction
from kg.ir.build import shuffle, vectorize, with_loop_order
from kg.ir.indexing import is_power_of_two, number
from kg.ir.monoid import combine, is_last_value_reduction, with_states
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.passes.loops.scan_blocks import LANES, Block
from kg.passes.loops.unrolled_reductions import across_lanes, make_reduce
from kg.passes.vectors.address_vectors import address_vectors
from kg.records import dataclass
from kg.schedule.apply.axes.replace_axis import renamed
from kg.schedule.apply.private_memory import private_memory
from kg.schedule.context import Context

EXPANDED = (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.VECTOR)
Combo = tuple[int, ...]
#: What a node became under one assignment of the axes it depends on; statements may become several.
Made = tuple[UOp, ...]


@dataclass(slots=True)
class _Variants:
    """The expanded forms of one node: the axes (positions in the list of all) it depends on,
    and a form per assignment."""

    axes: tuple[int, ...]
    forms: dict[Combo, Made]

    def at(self, axes: tuple[int, ...], combo: Combo) -> Made:
        """The form under an assignment of at least these axes."""
        if not self.axes:
            return self.forms[()]
        if self.axes == axes:
            return self.forms[combo]
        return self.forms[tuple([combo[axes.index(a)] for a in self.axes])]


@dataclass(slots=True)
class _Expander:
    axes: tuple[UOp, ...]  # UPCAST and UNROLL ranges
    vectors: Scope  # VECTOR ranges; no node stands under two of them
    done: dict[UOp, _Variants] = field(default_factory=dict[UOp, _Variants])
    number_of: dict[UOp, int] = field(default_factory=dict[UOp, int])
    shuffles: bool = False  # the target takes lanes out of two vectors

    def expands(self, node: UOp) -> bool:
        """Whether it is a loop that becomes nodes or lanes."""
        return node in self.number_of or node in self.vectors


def expand(sink: UOp, context: Context) -> UOp:
    """Enters the `ranges` stage, leaves `expanded`."""
    ranges = [u for u in sink.toposort() if u.op is Op.RANGE and u.axis.kind in EXPANDED]
    if not ranges:
        return sink
    vectors = frozenset(r for r in ranges if r.axis.kind is AxisKind.VECTOR)
    for r in ranges:
        if r.src[0].op is not Op.CONST or r.src[1].op is not Op.CONST:
            raise ScheduleError(f"axis {r.axis.name} of symbolic extent can't be unrolled; split it first")
    state = _Expander(tuple(r for r in ranges if r not in vectors), vectors)
    state.shuffles = Op.SHUFFLE in context.renderer.supported_ops
    state.number_of = {r: i for i, r in enumerate(state.axes)}
    if vectors:
        sink = address_vectors(sink, vectors)
    sink, filled = private_memory(sink, frozenset(state.axes), vectors)
    state.done = {memory: _memory_per_value(state, memory, under) for memory, under in filled.items()}
    for node in sink.toposort():
        if node not in state.done:
            state.done[node] = _expand_node(state, node)
    result = state.done[sink].forms[()][0]
    gone = {r.axis.name for r in ranges}
    return with_loop_order(result, (n for n in sink.kernel.loop_order if n not in gone))


def _memory_per_value(state: _Expander, memory: UOp, under: Scope) -> _Variants:
    axes = tuple(sorted(state.number_of[r] for r in under))
    extents = [range(int(state.axes[a].src[1].value)) for a in axes]
    return _Variants(axes, {c: (renamed(memory, "".join(f"_{i}" for i in c)),) for c in product(*extents)})


def _expand_node(state: _Expander, node: UOp) -> _Variants:
    if node.op is Op.RANGE:
        if node in state.number_of:
            extent = int(node.src[1].value)
            return _Variants((state.number_of[node],), {(i,): (number(i),) for i in range(extent)})
        if node in state.vectors:
            extent = _lanes(node)
            return _Variants((), {(): (vectorize(*(number(i) for i in range(extent))),)})
    if node.op is Op.SCAN and any(state.expands(r) for r in scanned_ranges(node)):
        return _expand_scan(state, node)
    variants = [state.done[s] for s in node.src]
    depends = {a for v in variants for a in v.axes}
    closed = [state.number_of[r] for r in closed_ranges(node) if r in state.number_of] if depends else []
    if not depends:
        return _Variants((), {(): _rebuild(state, node, [v.forms[()] for v in variants])})
    outer = tuple(sorted(depends.difference(closed)))
    inner = tuple(closed)
    extents = [range(int(state.axes[a].src[1].value)) for a in (*outer, *inner)]
    forms: dict[Combo, Made] = {}
    for combo in product(*extents[: len(outer)]):
        if not inner:
            forms[combo] = _rebuild(state, node, [v.at(outer, combo) for v in variants])
            continue
        axes = (*outer, *inner)
        rests = list(product(*extents[len(outer) :]))
        steps = [[v.at(axes, (*combo, *rest)) for v in variants] for rest in rests]
        own = next((n for n, a in enumerate(inner) if a not in variants[0].axes), None) if _is_scalar_at_tile(node) else None
        if own is not None:
            forms[combo] = _store_tiles(state, node, steps, [(*rest[:own], *rest[own + 1 :]) for rest in rests])
        else:
            forms[combo] = _rebuild_closed(state, node, steps)
    return _Variants(outer, forms)


def _rebuild(state: _Expander, node: UOp, sources: Sequence[Made]) -> Made:
    """One node over expanded sources."""
    if node.op not in ELEMENTWISE:  # nearly all nodes of a tile are, and match tries its cases one by one
        match node.op:
            case Op.REDUCE | Op.STORE:
                return _rebuild_closed(state, node, [sources])
            case Op.SCAN:
                return _scan(node, [made[0] for made in sources])
            case Op.STATE:
                return (sources[0][node.slot],)
            case Op.SINK:
                return (UOp(node.op, void, _unique(u for made in sources for u in made), node.arg),)
            case Op.BARRIER:
                return (UOp(node.op, void, _unique(u for made in sources for u in made if u.op in ORDERING), node.arg),)
            case Op.LOAD:
                return (_load(state, node, sources),)
            case Op.SHAPED_WMMA:
                return (_wmma(node, sources),)
            case Op.VECTORIZE:
                return (_interleaved(state, node, tuple([made[0] for made in sources])),)
            case _:
                pass
    src = tuple([made[0] for made in sources])
    return (node,) if src == node.src and not state.vectors else (_elementwise(node, src),)


def _lanes(vector: UOp) -> int:
    return int(vector.src[1].value)


def _unique(nodes: Iterable[UOp]) -> tuple[UOp, ...]:
    return tuple(dict.fromkeys(nodes))


def _elementwise(node: UOp, src: tuple[UOp, ...]) -> UOp:
    """An ALU op, cast or index: as many lanes as its widest source, the others broadcast."""
    if node.op in (Op.INDEX, Op.TILE_INDEX, Op.GEP) or isinstance(node.dtype, PtrDType):
        return node.with_src(src)
    if node.op is Op.BITCAST:  # a lane of the axis may be several of the value, or several one
        lanes = src[0].lanes * src[0].type.bits // node.type.bits
        return UOp(node.op, node.type.vec(lanes), src)
    lanes = max([s.dtype.lanes for s in src], default=1)
    if lanes == 1 or node.dtype.lanes == lanes:
        return node.with_src(src)
    return UOp(node.op, node.type.vec(lanes), tuple([s.broadcast(lanes) for s in src]), node.arg)


def _interleaved(state: _Expander, node: UOp, src: tuple[UOp, ...]) -> UOp:
    """Scalars side by side, of which the axis makes vectors:
    every lane of the axis has its own side by side.

    vectorize a b,   a becoming (a0 a1), b becoming (b0 b1)   ->   a0 b0 a1 b1
    """
    if sum(s.lanes for s in src) == node.lanes:
        return node.with_src(src)
    times, own = max(s.lanes for s in src), len(src)
    if own != node.lanes:
        raise ScheduleError(f"vectors of vectors of {node.dtype} can't be joined; UPCAST the axis rather than VECTOR")
    src = tuple(s.broadcast(times) for s in src)
    if state.shuffles and is_power_of_two(own):
        return _zipped(src)
    return vectorize(*src).lane(*(times * i + lane for lane in range(times) for i in range(own)))


def _zipped(vectors: Sequence[UOp]) -> UOp:
    """The first lanes of all, the second lanes of all, and so on: (a b c d) as the zip of (a c) and (b d)."""
    if len(vectors) == 1:
        return vectors[0]
    even, odd = _zipped(vectors[::2]), _zipped(vectors[1::2])
    lanes = even.lanes
    return shuffle(even, odd, [i + lanes * which for i in range(lanes) for which in (0, 1)])


def _load(state: _Expander, node: UOp, sources: Sequence[Made]) -> UOp:
    address = sources[0][0]
    # loops that are gone say no more where the load stands
    rest = _unique(u for s, made in zip(node.src[1:], sources[1:], strict=True) if not state.expands(s) for u in made)
    lanes = max(node.lanes, address.src[1].lanes)
    if node.lanes > 1 and address.src[1].lanes > 1 and address.src[1].op is not Op.TILE_INDEX:
        return _load_of_vectors(node, address, rest)
    if node.gate is not None:
        gate = address.src[2]
        if gate.lanes > 1 and lanes == 1:  # one address under a gate per lane: every enabled lane reads it
            lanes = gate.lanes
            address = UOp(Op.INDEX, address.dtype, (address.src[0], address.src[1].broadcast(lanes), gate))
        elif lanes > 1 and gate.lanes == 1 and address.src[1].lanes > 1 and address.src[1].op is not Op.TILE_INDEX:
            address = UOp(Op.INDEX, address.dtype, (*address.src[:2], gate.broadcast(lanes)))
        rest = (sources[1][0].broadcast(lanes), *rest[1:]) if sources[1][0].lanes != lanes else rest
    return UOp(Op.LOAD, node.type.scalar.vec(lanes), (address, *rest), node.arg)


def _load_of_vectors(node: UOp, address: UOp, rest: Sequence[UOp]) -> UOp:
    """A load of neighbours at the address of every lane of the axis."""
    parts: list[UOp] = []
    for i in range(address.src[1].lanes):
        at = UOp(Op.INDEX, address.dtype, (address.src[0], *[s.lane(i) if s.lanes > 1 else s for s in address.src[1:]]))
        own = [r.lane(*range(i * node.lanes, (i + 1) * node.lanes)) if r.lanes > node.lanes else r for r in rest]
        parts.append(UOp(Op.LOAD, node.dtype, (at, *own), node.arg))
    return vectorize(*parts)


def _rebuild_closed(state: _Expander, node: UOp, steps: Sequence[Sequence[Made]]) -> Made:
    """A REDUCE or STORE over the iterations of the expanded axes that it closes."""
    if node.op is Op.STORE:
        return tuple(_store(state, node, sources) for sources in steps)
    return _reduce(state, node, steps)


def _store(state: _Expander, node: UOp, sources: Sequence[Made]) -> UOp:
    address, value = sources[0][0], sources[1][0]
    order = as_order(u for s, made in zip(node.src[2:], sources[2:], strict=True) if not state.expands(s) for u in made)
    lanes = max(value.lanes, address.src[1].lanes, address.src[2].lanes if len(address.src) > 2 else 1)
    for loop in node.src[2:]:
        if loop in state.vectors:
            lanes = _lanes(loop)
    return UOp(Op.STORE, void, (address, value.broadcast(lanes), *order), node.arg)


def _is_scalar_at_tile(node: UOp) -> bool:
    """Whether a node stores one element at a time at a tile:
    that of the register which an axis counts on which the tile does not depend."""
    return node.op is Op.STORE and node.src[0].src[1].op is Op.TILE_INDEX and node.src[1].lanes == 1


def _store_tiles(state: _Expander, node: UOp, steps: Sequence[Sequence[Made]], tiles: Sequence[Combo]) -> Made:
    """A STORE of all registers for each tile; of each step the tile that it is of."""
    values: dict[Combo, list[UOp]] = {}
    for tile, sources in zip(tiles, steps, strict=True):
        values.setdefault(tile, []).append(sources[1][0])
    first = dict(zip(reversed(tiles), reversed(steps), strict=True))
    return tuple(_store(state, node, [first[tile][0], (vectorize(*values[tile]),), *first[tile][2:]]) for tile in values)


def _reduce(state: _Expander, node: UOp, steps: Sequence[Sequence[Made]]) -> Made:
    reduction = node.reduction
    ranges = tuple(s for s in node.src if s.op is Op.RANGE)
    kept = tuple(r for r in ranges if not state.expands(r))
    vector = next((r for r in ranges if r in state.vectors), None)
    count = len(node.src) - len(ranges)
    wanted = steps[-1:] if is_last_value_reduction(node) else steps
    values = [sources[i][0] for sources in wanted for i in range(count)]
    lanes = max(v.lanes for v in values)
    if vector is not None:
        lanes = _lanes(vector)
    values = [v.broadcast(lanes) for v in values]
    states = reduction.monoid.states
    inner_ranges = tuple(sources[count + i][0] for sources in steps[:1] for i, r in enumerate(ranges) if r in kept)
    if vector is None:
        return make_reduce(reduction.monoid, values, inner_ranges, states)
    shared = tuple(
        r for r in inner_ranges if r.axis.kind is AxisKind.GROUP
    )  # each work-item's lanes before what work-items share
    own = make_reduce(reduction.monoid, values, [r for r in inner_ranges if r not in shared], states)
    return make_reduce(reduction.monoid, across_lanes(reduction.monoid, own), shared, states)


def _scan(node: UOp, sources: Sequence[UOp]) -> Made:
    values = [s for s in sources if s.op is not Op.RANGE]
    lanes = max(v.lanes for v in values)
    loops = tuple(s for s in sources if s.op is Op.RANGE)
    return with_states(Op.SCAN, [v.broadcast(lanes) for v in values], loops, node.reduction)


def _expand_scan(state: _Expander, node: UOp) -> _Variants:
    """A scan along unrolled axes or lanes: blocks, and a scan of the blocks' totals along the loop
    that is left."""
    variants = [state.done[s] for s in node.src]
    ranges = scanned_ranges(node)
    own = tuple([state.number_of[r] for r in ranges if r in state.number_of])
    outer = tuple(sorted({a for v in variants for a in v.axes}.difference(own)))
    axes = (*outer, *own)
    count = len(node.src) - len(ranges)
    extents = [range(int(state.axes[a].src[1].value)) for a in axes]
    forms: dict[Combo, Made] = {}
    for combo in product(*extents[: len(outer)]):
        values = {
            place: [v.at(axes, (*combo, *place))[0] for v in variants[:count]] for place in product(*extents[len(outer) :])
        }
        loops = [v.at(axes, (*combo, *(0,) * len(own)))[0] for v in variants[count:]]
        for place, made in _scan_block(state, node, values, loops).items():
            forms[(*combo, *place)] = made
    return _Variants(axes, forms)


def _scan_block(state: _Expander, node: UOp, values: dict[Combo, list[UOp]], loops: Sequence[UOp]) -> dict[Combo, Made]:
    reduction, ranges = node.reduction, scanned_ranges(node)
    states = reduction.monoid.states
    left = tuple([new for new, old in zip(loops, ranges, strict=True) if not state.expands(old)])
    kinds = [LANES if r in state.vectors else _lanes(r) for r in ranges if state.expands(r)]
    if any(state.expands(r) for r in ranges[: len(left)]):
        raise ScheduleError(f"the scan along {ranges[0].axis.name}: only its innermost iterations can be unrolled or in lanes")
    vector = next((r for r in ranges if r in state.vectors), None)
    lanes = _lanes(vector) if vector is not None else max(v.lanes for made in values.values() for v in made)
    wide = {place: tuple([v.broadcast(lanes) for v in made]) for place, made in values.items()}
    block = Block(reduction.monoid, {place: made[:states] for place, made in wide.items()}, tuple(kinds))
    starts = next(iter(wide.values()))[states:]
    running, total = block.scanned()
    before = starts or block.identity()
    if left:
        before = with_states(Op.SCAN, (*total, *starts), left, Reduction(reduction.monoid, exclusive=True))
    if left or starts:
        running = {place: combine(reduction.monoid, before, made) for place, made in running.items()}
    return block.shifted(running, before) if reduction.exclusive else running


def _wmma(node: UOp, sources: Sequence[Made]) -> UOp:
    """(a fragment, b fragment, register of c) under an assignment:
    a WMMA that starts from zero, or one lane of it."""
    from kg.ir.layouts.tensorcore import TensorCore

    core = node.arg
    assert isinstance(core, TensorCore)
    a, b, register = (made[0] for made in sources)
    dtype: DType = core.dtype_out.vec(core.elements_per_thread[2])
    b = b if b.lanes == core.elements_per_thread[1] else vectorize(*[b] * core.elements_per_thread[2])
    product_ = UOp(Op.WMMA, dtype, (a, b, UOp(Op.CONST, dtype, (), 0)), core)
    return product_ if register.lanes > 1 else product_.lane(int(register.value))
