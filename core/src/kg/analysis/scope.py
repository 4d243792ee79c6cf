"""The loops around each node: RANGEs that it depends on and that nothing in between has closed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp

Scope = frozenset[UOp]
_EMPTY: Scope = frozenset()
#: The ops that may close loops.
_CLOSING: Final = frozenset({Op.REDUCE, Op.STORE, Op.END})


def closed_ranges(node: UOp) -> tuple[UOp, ...]:
    """The RANGEs among the sources that this node runs over and closes, outermost first (stages `ranges`,
    `expanded`)."""
    op = node.op
    if op is Op.REDUCE or op is Op.STORE:
        return tuple([s for s in node.src if s.op is Op.RANGE])
    return ()


def has_ordered_statements(sink: UOp) -> bool:
    """Whether one statement must come after another, as a scatter after the copy of what it is into."""
    statements = set(sink.src)
    return not all(statements.isdisjoint(node.src) for node in sink.toposort()[:-1] if node.op not in ELEMENTWISE)


def scanned_ranges(node: UOp) -> tuple[UOp, ...]:
    """The RANGEs that a SCAN runs along, outermost first. Whoever stores closes them."""
    return tuple(s for s in node.src if s.op is Op.RANGE) if node.op is Op.SCAN else ()


def loop_carried_ranges(nodes: Iterable[UOp]) -> frozenset[UOp]:
    """The RANGEs along which some SCAN carries its state."""
    return frozenset(r for u in nodes for r in scanned_ranges(u))


def ended_ranges(node: UOp) -> tuple[UOp, ...]:
    """The RANGE that this node closes once loops have an END.
    A RANGE in a STORE then only says where it stands."""
    return node.src[:1] if node.op is Op.END else ()


def ordered_ranges(statements: Iterable[UOp]) -> frozenset[UOp]:
    """Ranges whose iterations must come in order, like the updates of a scatter: those along which a STORE
    does not stride, so that it may meet one element again."""
    from kg.rules.algebra.affine import linear_coefficient

    stores = [u for u in statements if u.op is Op.STORE]
    return frozenset(r for s in stores for r in closed_ranges(s) if not linear_coefficient(s.src[0].src[1], r))


def scopes(root: UOp, closed_by: Callable[[UOp], tuple[UOp, ...]] = closed_ranges) -> dict[UOp, Scope]:
    """The scope of every node below the root."""
    result: dict[UOp, Scope] = {}
    found = result.__getitem__
    for node in root.toposort():
        scope = _EMPTY
        for inner in map(found, node.src):
            if inner is not scope and not inner <= scope:
                scope = scope | inner if scope else inner
        op = node.op
        if op is Op.RANGE:
            scope = scope | {node}
        elif op in _CLOSING and (closed := closed_by(node)):
            scope = scope.difference(closed)
        result[node] = scope
    return result


def loop_depths(scope: Mapping[UOp, Scope]) -> dict[UOp, int]:
    """How many loops stand around each loop that an END closes,
    those included that it does not depend on itself but the loops around it do. The scopes are those of `ended_ranges`."""
    around = {node.src[0]: inside for node, inside in scope.items() if node.op is Op.END}
    outer: dict[UOp, Scope] = {}
    for loop in reversed(around):  # a loop's END comes after those of the loops inside
        outer[loop] = around[loop].union(*[outer[r] for r in around[loop] if r in outer])
    return {loop: len(found) for loop, found in outer.items()}


Renaming = Callable[[tuple[UOp, ...], Mapping[UOp, UOp]], Mapping[UOp, UOp]]


def _kept(ranges: tuple[UOp, ...], mapping: Mapping[UOp, UOp]) -> Mapping[UOp, UOp]:
    return mapping


def substitute_open(
    root: UOp, mapping: Mapping[UOp, UOp], scope: dict[UOp, Scope] | None = None, inside: Renaming = _kept
) -> UOp:
    """The value with RANGEs replaced where they are open: what has closed one of them below keeps it.

    `inside` gives what to replace below a node that closes ranges: of the replacements, those that the node itself depends on, so
    that loops which are the same stay the same whoever needs them. `scope`, where given, is known for all nodes, and learns the
    new ones.
    """
    scope = scopes(root) if scope is None else scope
    mappings = [mapping]
    within: dict[tuple[tuple[UOp, ...], frozenset[tuple[UOp, UOp]]], int] = {}
    done: dict[tuple[int, UOp], UOp] = {}
    stack: list[tuple[int, UOp, int]] = [(0, root, -1)]  # mapping, node, the mapping of its sources once they are known
    while stack:
        here, node, below = stack.pop()
        if below >= 0:
            new = node.with_src(tuple([done[below, s] for s in node.src]))
            scope.setdefault(new, _renamed(scope[node], mappings[here], scope))
            done[here, node] = new
        elif (here, node) in done:
            continue
        elif node in mappings[here]:
            done[here, node] = mappings[here][node]
        elif scope[node].isdisjoint(mappings[here]):
            done[here, node] = node
        else:
            below = here
            ranges = closed_ranges(node)
            if ranges:
                around = {old: new for old, new in mappings[here].items() if old in scope[node]}
                below = within.setdefault((ranges, frozenset(around.items())), len(mappings))
                if below == len(mappings):
                    mappings.append(inside(ranges, around))
            stack.append((here, node, below))
            stack.extend([(below, s, -1) for s in node.src])
    return done[0, root]


def _renamed(scope: Scope, mapping: Mapping[UOp, UOp], known: dict[UOp, Scope]) -> Scope:
    result: set[UOp] = set()
    for r in scope:
        new = mapping.get(r, r)
        if new not in known:
            known.update(scopes(new))
        result |= known[new]
    return frozenset(result)
