"""Phase 5: reductions and scans become registers carried through loops, and every RANGE gets its END.

    reduce(add, v(r0), r0)
->  acc = 0;  for r0: acc = acc + v(r0);  acc        as DEFINE_REG, STORE, LOAD with explicit order

An argmax whose positions only grow along its loops compares none of them: a tie stays with the earlier element.

Example of lower_loops:
    %out = param 0 [1] : float32
    %0 = const 0 : index
    %at = index %out %0 : float32
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %v = cast %r0 : float32
    %sum = reduce add %v %r0 : float32
    %s = store %at %sum
    %k = sink total loop_order(r0) %s
becomes:
    %out = param 0 [1] : float32
    %0 = const 0 : index
    %at = index %out %0 : float32
    %reg = define_reg acc0 : ptr<float32, reg, 1>
    %acc = index %reg %0 : ptr<float32, reg, 1>
    %8 = const 8 : index
    %r0 = range r0 reduce %0 %8 : index
    %zero = const 0.0 : float32
    %start = store %acc %zero
    %before = load %acc %start %r0 : float32
    %v = cast %r0 : float32
    %after = add %before %v : float32
    %step = store %acc %after %r0 %before
    %end = end %r0 %step
    %sum = load %acc %end : float32
    %s = store %at %sum
    %k = sink total loop_order(r0) %s
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Final

from kg.analysis.positions import first_position
from kg.analysis.scope import Scope, closed_ranges, scanned_ranges, scopes
from kg.dtype import AddrSpace, PtrDType, void
from kg.errors import SpecError
from kg.ir.args import Monoid
from kg.ir.indexing import ZERO, add, flatten, mul, number
from kg.ir.monoid import combine, combine_ordered, identities, is_last_value_reduction, states_alone
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.passes.loops.split_long_sums import BLOCK, is_long
from kg.records import dataclass
from kg.schedule.context import Context

#: Steps of a sum that are added by what makes them.
_FUSED: Final = frozenset({Op.MUL, Op.MULACC, Op.WMMA})
_LOWERED: Final = frozenset({Op.REDUCE, Op.SCAN, Op.STATE, Op.STORE})


@dataclass(slots=True)
class _State:
    scope: dict[UOp, Scope]
    groups: dict[tuple[UOp, ...], list[UOp]]  # REDUCEs that run over the same ranges share their loops
    fills: dict[UOp, list[UOp]]  # outermost range -> the statements that fill memory of the kernel's own
    position: dict[str, int]  # nesting order of the axes
    done: dict[UOp, UOp] = field(default_factory=dict[UOp, UOp])
    results: dict[UOp, tuple[UOp, ...]] = field(default_factory=dict[UOp, "tuple[UOp, ...]"])
    bodies: dict[UOp, list[UOp]] = field(default_factory=dict[UOp, "list[UOp]"])  # range -> more statements of its loop
    finals: dict[UOp, list[UOp]] = field(default_factory=dict[UOp, "list[UOp]"])  # loop -> the last values wanted of it
    waiting: dict[tuple[UOp, ...], list[UOp]] = field(default_factory=dict[tuple[UOp, ...], "list[UOp]"])  # groups not met yet
    registers: int = 0


def lower_loops(sink: UOp, context: Context) -> UOp:
    """Enters `expanded`, leaves a graph in which END closes every RANGE and no REDUCE,
    SCAN or STATE is left."""
    scope = scopes(sink)
    groups: dict[tuple[UOp, ...], list[UOp]] = {}
    fills: dict[UOp, list[UOp]] = {}
    outputs = frozenset(sink.src)
    state = _State(scope, groups, fills, {name: i for i, name in enumerate(sink.kernel.loop_order)})
    unchanged: set[UOp] = set()  # what depends on no loop's result, as most nodes of a tile
    for node in scope:
        if node.op not in _LOWERED:
            if unchanged.issuperset(node.src):
                unchanged.add(node)
        elif is_last_value_reduction(node) and closed_ranges(node):
            state.finals.setdefault(_only_loop(node), []).append(node)
        elif node.op is Op.REDUCE and closed_ranges(node):
            groups.setdefault(closed_ranges(node), []).append(node)
        elif node.op is Op.STORE and closed_ranges(node) and node not in outputs:
            fills.setdefault(_nested(state, closed_ranges(node))[0], []).append(node)
    state.waiting = dict(groups)
    state.done.update(zip(unchanged, unchanged, strict=True))
    closed = _close(state, sink.src)
    return UOp(Op.SINK, void, tuple(closed), sink.kernel)


def _lower(state: _State, root: UOp) -> UOp:
    """The lowered form of a value or a statement inside its loops.
    A loop that it depends on is lowered on the way."""
    stack: list[tuple[UOp, bool]] = [(root, False)]
    done = state.done
    while stack:
        node, ready = stack.pop()
        if node in done:
            continue
        if not ready:
            ranges = closed_ranges(node) if node.op is Op.REDUCE else ()
            if ranges and is_last_value_reduction(node):
                _run_before(state, node)
                continue
            stack.append((node, True))
            stack.extend([(s, False) for s in node.src if s not in done])
            if ranges in state.waiting:  # the first of its group: all of them become one loop nest
                group = state.waiting.pop(ranges)
                stack.extend([(s, False) for r in group for s in r.src if s not in done])
            continue
        done[node] = _lowered(state, node)
    return done[root]


def _lowered(state: _State, node: UOp) -> UOp:
    if node.op in ELEMENTWISE:  # nearly all nodes of a tile are, and match tries its cases one by one
        return node.with_src(tuple([state.done[s] for s in node.src]))
    match node.op:
        case Op.REDUCE:
            if node not in state.results and not closed_ranges(node):
                state.results[node] = tuple([state.done[s] for s in node.src])
            elif node not in state.results:
                _lower_reductions(state, state.groups[closed_ranges(node)])
            return state.results[node][0]
        case Op.SCAN:
            state.results[node] = _lower_scan(state, node)
            return state.results[node][0]
        case Op.STATE:
            return state.results[node.src[0]][node.slot]
        case Op.STORE if closed_ranges(node):  # met as the order of a load: a staged value
            own = _nested(state, closed_ranges(node))
            _close(state, state.fills[own[0]])
            return state.done[node]
        case _:
            pass
    return node.with_src(tuple([state.done[s] for s in node.src]))


def _nested(state: _State, ranges: Sequence[UOp]) -> list[UOp]:
    """Ranges from outermost to innermost."""
    last = len(state.position)
    return sorted(ranges, key=lambda r: state.position.get(r.axis.name, last))


def _register(state: _State, dtype: object) -> UOp:
    from kg.dtype import DType

    assert isinstance(dtype, DType)
    state.registers += 1
    return UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, 1), (), f"acc{state.registers - 1}")


def _address(register: UOp) -> UOp:
    return UOp(Op.INDEX, register.dtype, (register, ZERO))


def _identities(node: UOp, values: Sequence[UOp]) -> list[UOp]:
    starts = identities(node.reduction.monoid, [v.type for v in values])
    return [v.const_like(start) for v, start in zip(values, starts, strict=True)]


def _accumulators(state: _State, starts: Sequence[UOp], outer: Sequence[UOp]) -> list[tuple[UOp, UOp]]:
    """(address, initialising store) per state."""
    addresses = [_address(_register(state, start.dtype)) for start in starts]
    return [(a, UOp(Op.STORE, void, (a, start, *outer))) for a, start in zip(addresses, starts, strict=True)]


def _lower_reductions(state: _State, group: Sequence[UOp]) -> None:
    """All reductions over the same ranges become one loop nest."""
    ranges = _nested(state, closed_ranges(group[0]))
    loops = [state.done[r] for r in ranges]
    updates: list[UOp] = []
    addresses: dict[UOp, list[UOp]] = {}
    known: dict[object, tuple[UOp, UOp]] = {}
    for node in group:
        own, made = _lower_reduction(state, node, loops, known)
        addresses[node] = own
        updates += made
    end = _end(state, ranges, updates)
    for node, own in addresses.items():
        state.results[node] = tuple(UOp(Op.LOAD, a.pointer.base, (a, end)) for a in own)


def _lower_reduction(
    state: _State, node: UOp, loops: Sequence[UOp], known: dict[object, tuple[UOp, UOp]]
) -> tuple[list[UOp], list[UOp]]:
    """`known`: the accumulators of states that others of this loop have as well,
    as sums have that are weighed by one greatest element."""
    reduction = node.reduction
    values = [state.done[s] for s in node.src if s.op is not Op.RANGE]
    count = reduction.monoid.states
    outer = [state.done[r] for r in _nested(state, tuple(state.scope[node]))]
    starts = _identities(node, values[:count])
    # positions that only grow: a tie never goes to the later one, and each accumulator begins at the first of its own
    first = first_position(values[-1], loops) if reduction.monoid.ordered and len(values) == count else None
    if first is not None:
        starts[-1] = first
    found = [states_alone(reduction.monoid, i, values) for i in range(count)]
    kept = [None if key is None else (key, *outer) for key in found]
    new = [i for i, key in enumerate(kept) if key is None or key not in known]
    made = dict(zip(new, _accumulators(state, [starts[i] for i in new], outer), strict=True))
    accumulators = [made[i] if i in made else known[kept[i]] for i in range(count)]
    known.update((key, made[i]) for i, key in enumerate(kept) if key is not None and i in made)
    before = current = tuple(UOp(Op.LOAD, a.pointer.base, (a, init, *loops)) for a, init in accumulators)
    steps = [values[step : step + count] for step in range(0, len(values), count)]
    for value in _by_pairs(reduction.monoid, steps) if first is None else steps:
        current = _combined(node, current, value) if first is None else combine_ordered(reduction.monoid, current, value)
    stores = _updates([accumulators[i] for i in new], [current[i] for i in new], loops, before)
    return [a for a, _ in accumulators], stores


def _updates(
    accumulators: Sequence[tuple[UOp, UOp]], new: Sequence[UOp], loops: Sequence[UOp], before: Sequence[UOp]
) -> list[UOp]:
    """The new states stored: inside the loops, and after the old ones were read,
    even where they turn out to be constants."""
    return [UOp(Op.STORE, void, (a, value, *loops, *before)) for (a, _), value in zip(accumulators, new, strict=True)]


def _by_pairs(monoid: Monoid, steps: Sequence[Sequence[UOp]]) -> Sequence[Sequence[UOp]]:
    """Unrolled steps of one value as one, neighbours with neighbours:
    what is carried waits for one operation, not for each. Products that are added stay apart, since each becomes one with its
    addition."""
    if not monoid.op or (monoid.op == "ADD" and any(value.op in _FUSED for (value,) in steps)):
        return steps
    while len(steps) > 1:
        pairs = [combine(monoid, *steps[i : i + 2]) if i + 1 < len(steps) else steps[i] for i in range(0, len(steps), 2)]
        steps = pairs
    return steps


def _combined(node: UOp, current: Sequence[UOp], values: Sequence[UOp]) -> tuple[UOp, ...]:
    """One step of the monoid; a matrix product from zero starts from the accumulator instead."""
    value = values[0]
    if value.op is Op.WMMA and node.reduction.monoid.op == "ADD" and value.src[2].op is Op.CONST:
        return (value.replace(src=(*value.src[:2], current[0])),)
    return combine(node.reduction.monoid, current, values)


def _lower_scan(state: _State, node: UOp) -> tuple[UOp, ...]:
    """The running value of loops that somebody else closes: its update joins their body."""
    ranges, reduction = scanned_ranges(node), node.reduction
    states = reduction.monoid.states
    values = [state.done[s] for s in node.src if s.op is not Op.RANGE]
    loops = [state.done[r] for r in ranges]
    outer = [_lower(state, r) for r in _around(state, ranges[0])]
    starts = values[states:] or _identities(node, values[:states])
    if is_long(node, ranges):
        return _lower_long_scan(state, node, values[0], starts[0], loops, outer)
    accumulators = _accumulators(state, starts, outer)
    before = tuple(UOp(Op.LOAD, a.pointer.base, (a, init, *loops)) for a, init in accumulators)
    after = combine(reduction.monoid, before, values[:states])
    stores = _updates(accumulators, after, loops, before)
    state.bodies.setdefault(ranges[-1], []).extend(stores)
    return before if reduction.exclusive else after


def _lower_long_scan(
    state: _State, node: UOp, value: UOp, start: UOp, loops: Sequence[UOp], outer: Sequence[UOp]
) -> tuple[UOp, ...]:
    """A long running sum of floats: that of the block so far, on top of that of all blocks before,
    which is added to once a block. So its error grows as the two lengths do, not as their product."""
    accumulators = _accumulators(state, (start, value.const_like(0)), outer)
    total, block = before = tuple(UOp(Op.LOAD, a.pointer.base, (a, init, *loops)) for a, init in accumulators)
    firsts = [mul(r.src[0], number(-1)) for r in loops]
    lengths = tuple([add(r.src[1], first) for r, first in zip(loops, firsts, strict=True)])
    place = flatten([add(r, first) for r, first in zip(loops, firsts, strict=True)], lengths)
    begins = (place % BLOCK).eq(0).broadcast(value.lanes)
    total = begins.where(total + block, total)
    block = begins.where(block.const_like(0), block)
    stores = _updates(accumulators, (total, block + value), loops, before)
    state.bodies.setdefault(scanned_ranges(node)[-1], []).extend(stores)
    return (total + block,) if node.reduction.exclusive else (total + (block + value),)


def _around(state: _State, loop: UOp) -> list[UOp]:
    """The loops around one that a statement or reduction closes,
    those included that its value does not depend on."""
    closing = [u for u in state.scope if u.op in (Op.STORE, Op.REDUCE) and loop in closed_ranges(u)]
    statement = next((u for u in closing if u.op is Op.STORE), closing[0])
    own = _nested(state, closed_ranges(statement))
    return _nested(state, [*state.scope[statement], *own[: own.index(loop)]])


# -- closing loops


def _end(state: _State, ranges: Sequence[UOp], statements: Sequence[UOp]) -> UOp:
    """The statements inside all of the ranges (from outermost), closed."""
    body = tuple(statements)
    for r in reversed(ranges):
        extra = tuple(state.bodies.pop(r, ()))
        body = (UOp(Op.END, void, (state.done[r], *body, *extra)),)
    return body[0]


def _close(state: _State, statements: Sequence[UOp], depth: int = 0) -> list[UOp]:
    """Statements closed in their loops beyond `depth`; those that share the next loop share one END.

    A statement that comes after another of the same loop names the other's form inside that loop as its order.
    """
    result: list[UOp] = []
    pending: list[UOp] = list(statements)
    while pending:
        own = _nested(state, closed_ranges(pending[0]))
        if len(own) <= depth:
            result.append(_statement(state, pending.pop(0)))
            continue
        loop = own[depth]
        shared = [s for s in pending if _loop_at(state, s, depth) is loop]
        gone = frozenset(shared)
        pending = [s for s in pending if s not in gone]
        _lower(state, loop)
        inner = _close(state, shared, depth + 1)
        finals, kept = _keep_finals(state, loop)
        extra = tuple(state.bodies.pop(loop, ()))
        end = UOp(Op.END, void, (state.done[loop], *inner, *extra, *kept))
        for node, address in finals.items():
            state.done[node] = UOp(Op.LOAD, address.pointer.base, (address, end))
        for s in shared:
            state.done[s] = end  # from outside this loop, the statement has happened when the loop has ended
        result.append(end)
    return result


def _keep_finals(state: _State, loop: UOp) -> tuple[dict[UOp, UOp], list[UOp]]:
    """Registers for the last values that are wanted of a loop, and the stores that keep them up to date."""
    finals: dict[UOp, UOp] = {}
    kept: list[UOp] = []
    for node in state.finals.pop(loop, ()):
        values = [_lower(state, s) for s in node.src if s.op is not Op.RANGE][-1:]
        accumulators = _accumulators(state, _identities(node, values), [_lower(state, r) for r in _around(state, loop)])
        (address, first), loops = accumulators[0], [state.done[loop]]
        before = UOp(Op.LOAD, address.pointer.base, (address, first, *loops))
        kept += _updates(accumulators, values, loops, [before])
        finals[node] = address
    return finals, kept


def _only_loop(node: UOp) -> UOp:
    loop, *others = closed_ranges(node)
    if others:
        raise SpecError("the last value of one loop may be wanted, not of several", node=repr(node), stage="expanded")
    return loop


def _run_before(state: _State, node: UOp) -> None:
    """A last value is wanted of a loop that fills memory and was not met yet."""
    fills = state.fills.get(_only_loop(node))
    if fills is None:
        raise SpecError("the last value of a loop that comes later is wanted", node=repr(node), stage="expanded")
    _close(state, fills)


def _loop_at(state: _State, statement: UOp, depth: int) -> UOp | None:
    own = _nested(state, closed_ranges(statement))
    return own[depth] if depth < len(own) else None


def _statement(state: _State, node: UOp) -> UOp:
    """A STORE within its innermost loop: RANGEs stay as order, so that it is known to stand inside."""
    if node.op is not Op.STORE:
        return _lower(state, node)
    for s in node.src:
        _lower(state, s)
    if any(s.op is Op.STORE and s not in state.done for s in node.src[2:]):
        raise SpecError("a statement is ordered after one that comes later", node=repr(node), stage="expanded")
    made = UOp(Op.STORE, void, tuple(state.done[s] for s in node.src), node.arg)
    state.done[node] = made
    return made
