"""Results of a matrix unit whose fragments are opaque: they are stored as tiles, of which the target alone knows which lane has what.

    store out[m * 48 + n], f(the unit's sum)   ->   store out[tile_index(first row * 48 + first column, lane)], f(the whole fragment)

What is computed of them on the way is the same for every element: nobody may ask where one is.
"""

from __future__ import annotations

from kg.analysis.scope import scopes
from kg.errors import ScheduleError
from kg.ir.indexing import mul, number
from kg.ir.layouts.fragment import OpaqueFragment
from kg.ir.layouts.tile import OpaqueTile
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.schedule.apply.matrix_units.operands import Axes, steps_of, tile_address
from kg.schedule.opts import Opt


def stored_as_tiles(sink: UOp, opt: Opt, result: UOp, layout: OpaqueFragment, lane: UOp, axes: Axes) -> UOp:
    """The sink with the stores of what is made of `result`, of the rows and columns of the axes, at tiles."""
    scope = scopes(sink)
    own = {axis for axis, _, _ in axes}
    first = {axis: mul(outer, number(size)) for axis, outer, size in axes}
    found: dict[UOp, UOp] = {}
    for store in sink.find(Op.STORE):
        address, value = store.src[:2]
        if result not in value.toposort():
            continue
        _check_uniform(opt, value, result, [node for node in value.toposort() if not own.isdisjoint(scope[node])])
        steps = steps_of(address.src[1], axes) if store.gate is None else None
        if steps is None:
            raise ScheduleError(f"{opt}: the unit stores matrices by rows and columns of one distance, without a gate")
        place = address.with_src((address.src[0], address.src[1].substitute(first)))
        found[store] = store.with_src((tile_address(place, lane, OpaqueTile(layout, steps)), *store.src[1:]))
    return sink.substitute(found)


def _check_uniform(opt: Opt, value: UOp, result: UOp, varying: list[UOp]) -> None:
    """Only the unit's sums differ from element to element."""
    below, stack = set[UOp](), [value]
    while stack:
        node = stack.pop()
        if node is result or node in below:
            continue
        below.add(node)
        if node.op in ELEMENTWISE:
            stack.extend(node.src)
        elif node in varying:
            raise ScheduleError(
                f"{opt}: fragments of this unit are opaque: what is computed of its results is the same for all of them, and {node.op.name} is not"
            )
