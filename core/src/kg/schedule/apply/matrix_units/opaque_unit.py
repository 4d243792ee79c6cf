"""Results of a matrix unit whose fragments are opaque: they are stored as tiles, of which the target alone knows which lane has what.

    store out[m * 48 + n], f(the unit's sum)   ->   store out[tile_index(first row * 48 + first column, lane)], f(the whole fragment)

What is computed of them on the way is the same for every element: nobody may ask where one is.
"""

from __future__ import annotations

from kg.analysis.scope import scopes
from kg.analysis.tiles import space_at, tile_address
from kg.errors import ScheduleError
from kg.ir.indexing import mul, number
from kg.ir.layouts.fragment import OpaqueFragment
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import OpaqueTile
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.schedule.apply.matrix_units.matrix_product import MatrixProduct
from kg.schedule.apply.matrix_units.operands import Axes, steps_of
from kg.schedule.opts import Opt
from kg.target.renderer import Renderer


def check_results(sink: UOp, opt: Opt, product: MatrixProduct, core: TensorCore, renderer: Renderer) -> None:
    """Sums of a unit whose fragments are opaque are stored as such: by rows and columns that the target takes, and what is computed of them is uniform."""
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


def stored_as_tiles(sink: UOp, result: UOp, layout: OpaqueFragment, lane: UOp, axes: Axes) -> UOp:
    """The sink with the stores of what is made of `result`, of the rows and columns of the axes, at tiles. `check_results` has looked at them."""
    first = {axis: mul(outer, number(size)) for axis, outer, size in axes}
    found: dict[UOp, UOp] = {}
    for store in _stores_of(sink, result):
        address = store.src[0]
        steps = steps_of(address.src[1], axes)
        assert steps is not None
        place = address.with_src((address.src[0], address.src[1].substitute(first)))
        found[store] = store.with_src((tile_address(place, lane, OpaqueTile(layout, steps)), *store.src[1:]))
    return sink.substitute(found)


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
