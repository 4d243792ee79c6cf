"""Stores results of a matrix unit as tiles.

The target's own passes, or `expand_tiles`, make instructions of them.

    store out[m * 48 + n], f(the unit's sum)   ->   store out[tile_index(first row * 48 + first column, lane)], f(the register's sum)

Of opaque fragments the target alone knows which lane has what: what is computed of them on the way is the same for every element.
"""

from __future__ import annotations

from kg.plugin import AxisKind, Fragment, Op, OpaqueFragment, OpaqueTile, Opt, Renderer, TensorCore, UOp
from kg.plugin.opts import ELEMENTWISE, mul, number, simplify
from kg.plugin.strategy import ScheduleError, closed_ranges, scopes

from kg_tiles.lane_accesses import space_at, tile_address
from kg_tiles.matrix_units.matrix_product import MatrixProduct
from kg_tiles.matrix_units.operands import Axes, is_divided, steps_of, tile_at


def check_results(sink: UOp, opt: Opt, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> None:
    """Sums of a unit whose fragments are opaque are stored as such:
    by rows and columns that the target takes, and what is computed of them is uniform."""
    layout = core.layout_c
    if not isinstance(layout, OpaqueFragment):
        return
    if product.reduce.type is not core.dtype_out:
        raise ScheduleError(f"{opt}: {core.name} makes sums of {core.dtype_out}, not of {product.reduce.dtype}")
    own, scope = {product.rows, product.columns}, scopes(sink)
    axes = ((product.rows, product.rows, 1), (product.columns, product.columns, 1))
    for store in _stores_of(sink, product.reduce):
        address, value = store.src[:2]
        varying = [node for node in value.toposort() if not own.isdisjoint(scope[node])]
        if not layout.elementwise and value is not product.reduce:
            raise ScheduleError(f"{opt}: results of this unit are stored as they are, and {value.op.name} is computed of them")
        _check_uniform(opt, value, product.reduce, varying)
        steps = steps_of(address.src[1], axes) if store.gate is None else None
        if steps is None or not renderer.takes_tile(OpaqueTile(layout, steps), value.type, space_at(address)):
            raise ScheduleError(f"{opt}: the unit stores matrices by rows and columns of one distance, without a gate")


def stored_as_tiles(sink: UOp, result: UOp, layout: Fragment, lane: UOp, axes: Axes) -> UOp:
    """The sink with the stores of what is made of `result`, of the rows and columns of the axes, at tiles:
    all of opaque fragments, which `check_results` has looked at; of others those that are the kernel's results, without a gate,
    whose bits of rows and columns move their places."""
    first = {axis: mul(outer, number(size)) for axis, outer, size in axes}
    found: dict[UOp, UOp] = {}
    for store in _stores_of(sink, result):
        address = store.src[0]
        is_kept = isinstance(layout, OpaqueFragment) or _is_result(sink, store, axes)
        tile = tile_at(layout, address.src[1], axes) if is_kept else None
        if tile is None:
            continue
        place = address.src[1].substitute(first)
        place = simplify(place) if is_divided(place, [outer for _, outer, _ in axes]) else place
        found[store] = store.with_src((tile_address(address.with_src((address.src[0], place)), lane, tile), *store.src[1:]))
    return sink.substitute(found)


def _is_result(sink: UOp, store: UOp, axes: Axes) -> bool:
    """Whether a store is of the kernel's results, one element at a time, over both axes."""
    closed, kinds = closed_ranges(store), {r.axis.kind for r in closed_ranges(store)}
    over_both = all(axis in closed for axis, _, _ in axes)
    argument = store.src[0].src[0].op is Op.PARAM
    return (
        store in sink.src
        and over_both
        and argument
        and store.gate is None
        and AxisKind.VECTOR not in kinds
        and store.arg is None
    )


def _stores_of(sink: UOp, result: UOp) -> list[UOp]:
    return [store for store in sink.find(Op.STORE) if result in store.src[1].toposort()]


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
