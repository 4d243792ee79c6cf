"""Phase 2: TC over a product whose left operand is made of another product,
as the weights of an attention are: both go to the unit, and what is between stays in the registers of its lanes.

    s = reduce(add, q[m, d] * k[j, d], d);   b = reduce(max, s, j);   w = exp(s - b);   reduce(add, w * v[j, n], j)
->  tile t of s is a fragment of a result, with rows and columns by lane;   b = group_reduce(max, max of all tiles);
    reduce(add, shaped_wmma(w of tiles 2 t and 2 t + 1, fragment of v, register), t)

That takes a unit whose results have rows in lanes side by side. Where its results do not lie as its left operand does, tile by tile, the steps of the sum are numbered so that they do, and the right
operand is read in that order, which costs nothing; else registers go by shuffles (`kg_tiles.conversions.layouts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from kg.plugin import AxisKind, LinearLayout, Op, Opt, Renderer, TensorCore, UOp, along, fragment
from kg.plugin.opts import (
    SERIAL,
    ZERO,
    Axis,
    Context,
    GroupReduce,
    Part,
    Reduction,
    add,
    combine,
    find_axis,
    index,
    is_reduction,
    mul,
    number,
    registers_of,
    replace_axis,
)
from kg.plugin.strategy import ScheduleError, Scope, closed_ranges, scopes
from kg.records import dataclass

from kg_tiles.conversions.layouts import registers_for
from kg_tiles.conversions.nodes import converted
from kg_tiles.matrix_units.matrix_product import (
    MatrixProduct,
    check_product,
    is_exact,
    is_licensed,
    masked,
    masks_of,
    operand_as,
    without_padding,
)
from kg_tiles.matrix_units.operands import Read, coordinate, fragments, in_register
from kg_tiles.matrix_units.results import stored_as_tiles
from kg_tiles.matrix_units.split_operands import check_split, is_split, products
from kg_tiles.matrix_units.tensorcore import check_operands, check_size, core_of, lane_of, use_tensor_core


@dataclass(frozen=True, slots=True)
class Chain:
    """A product, the one that its left operand is made of, and what else is reduced over the steps
    of the first, rows by themselves."""

    scores: MatrixProduct
    total: MatrixProduct
    beside: tuple[UOp, ...]


def use_matrix_unit(sink: UOp, opt: Opt, context: Context) -> UOp:
    """TC(axis, name): the sink with the product over the axis on the unit of that name;
    with the two of a chain, where it is one."""
    fused = use_back_to_back_mma(sink, opt, context)
    return use_tensor_core(sink, opt, context) if fused is None else fused


def use_back_to_back_mma(sink: UOp, opt: Opt, context: Context) -> UOp | None:
    """The sink with both products on the unit; None where the axis is not that of such a chain."""
    core = core_of(opt, context)
    chain = find_chain(sink, opt, core)
    if chain is None or core.is_dot or core.is_opaque:
        return None
    target = f"{context.renderer.device}:{context.renderer.suffix}"
    for node in chain.beside:
        if not context.renderer.supports(Op.GROUP_REDUCE, node.type, 1):
            raise ScheduleError(f"{opt}: {target} has no GROUP_REDUCE of {node.dtype}, for rows in several lanes")
    if not is_licensed(sink, core):
        raise ScheduleError(f"{opt}: {core.name} changes what it takes in; the kernel needs fast_math=True for that")
    check_chain(opt, chain, core, context.renderer)
    check_split(opt, core)
    for product in (chain.scores, chain.total):
        check_operands(opt, product, core)
    total, (n, m, k), fit = chain.total, core.dims, _Fit.of(opt, core)
    for axis, size in ((total.rows, m), (total.columns, n), (total.depth, fit.width), (chain.scores.depth, k)):
        check_size(opt, axis, size, core)
    check_product(sink, opt, total)
    lane = lane_of(opt, core)
    register = UOp(Op.RANGE, index, (ZERO, number(registers_of(core.layout_c))), Axis(f"{opt.axis}.reg", AxisKind.UPCAST))
    rows, columns = (
        axis.replace(src=(ZERO, number(int(axis.src[1].value) // size))) for axis, size in ((total.rows, m), (total.columns, n))
    )
    tiles = _Tiles(chain, core, fit, rows, lane, fragments(context.renderer), is_split(opt))
    reduced = tiles.reduced(columns, register)
    sink = sink.substitute(reduced)
    if Op.TILE_INDEX in context.renderer.code_for_op:
        axes = ((total.rows, rows, m), (total.columns, columns, n))
        sink = stored_as_tiles(sink, reduced[total.reduce], core.layout_c, lane, axes)
    row, column = (coordinate(core.layout_c, which, lane, register) for which in (0, 1))
    order = sink.kernel.loop_order
    names = (lane.axis.name, register.axis.name)
    sink = replace_axis(sink, total.rows, [Part(add(mul(rows, number(m)), row), (rows, lane, register))], (*order, *names))
    return replace_axis(sink, total.columns, [Part(add(mul(columns, number(n)), column), (columns,))], (*order, *names))


# -- what is there


def find_chain(sink: UOp, opt: Opt, core: TensorCore) -> Chain | None:
    """The products over `opt.axis` and under it.
    None for what is no such chain of operands that the unit takes."""
    depth = find_axis(sink, opt)
    scope = scopes(sink)
    reductions = list(sink.find(Op.REDUCE))
    over, within = [u for u in reductions if depth in closed_ranges(u)], [u for u in reductions if depth in scope[u]]
    if not is_reduction(depth) or len(within) != 1 or any(closed_ranges(u) != (depth,) for u in over):
        return None
    find = _Finder(sink, scope, sink.kernel.loop_order, core)
    for node in over:
        total = find.product(node)
        if total is None or within[0] not in total.left.toposort() or within[0] in total.right.toposort():
            continue
        scores = find.product(within[0], total.rows, depth)
        beside = tuple([u for u in over if u is not node])
        if scores is not None and all(_is_of_rows(u, node, scope, total.columns) for u in beside):
            return Chain(scores, total, beside)
    return None


def _is_of_rows(node: UOp, total: UOp, scope: Mapping[UOp, Scope], columns: UOp) -> bool:
    """Whether a reduction is one of each row, made without the product."""
    simple = not node.reduction.monoid.combine and node.reduction.steps == 1
    return simple and columns not in scope[node] and total not in node.toposort()


@dataclass(frozen=True, slots=True)
class _Finder:
    """Products in a kernel that a unit takes."""

    sink: UOp
    scope: Mapping[UOp, Scope]
    order: Sequence[str]
    core: TensorCore

    def product(self, node: UOp, rows: UOp | None = None, columns: UOp | None = None) -> MatrixProduct | None:
        """The product that a sum is over, whose operands have an axis of their own each."""
        if node.reduction.monoid.op != "ADD" or node.type is not self.core.dtype_out or len(closed_ranges(node)) != 1:
            return None
        product, gate = without_padding(node.src[0])
        for left, right in (product.src, product.src[::-1]) if product.op is Op.MUL else ():
            m, n = self._own(left, right, rows), self._own(right, left, columns)
            a, b = operand_as(left, self.core.dtype_in[0]), operand_as(right, self.core.dtype_in[1])
            if m is None or n is None or a is None or b is None:
                continue
            masks = masks_of(gate, left, right, self.scope)
            if masks is not None and is_exact(self.sink, masks, node.type):
                return MatrixProduct(node, masked(a, masks[0]), masked(b, masks[1]), m, n, closed_ranges(node)[0], False)
        return None

    def _own(self, operand: UOp, other: UOp, wanted: UOp | None) -> UOp | None:
        """The innermost axis that only this operand has, or the one that is wanted if it is such a one."""
        own = [r for r in self.scope[operand] - self.scope[other] if r.axis.kind in SERIAL]
        if wanted is not None:
            return wanted if wanted in own else None
        return max(own, key=lambda r: self.order.index(r.axis.name), default=None)


# -- how results become operands


@dataclass(frozen=True, slots=True)
class _Fit:
    """What results of so many columns are held as, and what steps over as many take,
    and what of a row is where."""

    width: int  # columns of a block: one or more tiles of results, and one or more steps
    held: LinearLayout
    left: LinearLayout
    right: LinearLayout
    row_of: tuple[int, ...]  # of a register: the number of its row among those of a lane
    lanes: int  # lanes side by side that have a row together

    @staticmethod
    def of(opt: Opt, core: TensorCore) -> _Fit:
        n, _, k = core.dims
        result, operand = core.layout_c, core.layout_a
        if not (
            isinstance(result, LinearLayout) and isinstance(operand, LinearLayout) and isinstance(core.layout_b, LinearLayout)
        ):
            raise ScheduleError(f"{opt}: fragments of {core.name} are no linear layouts")
        width = max(n, k)
        held = fragment(
            result, along("register", "column", width // n)
        )  # tiles beside each other, one after the other in registers
        left = fragment(operand, along("register", "column", width // k))
        right = fragment(core.layout_b, along("register", "row", width // k))
        order = None if core.shared_operands[1] else _order_of_steps(left, held)  # what lies in memory keeps its order
        if order is not None:
            left, right = (_renumbered(x, name, order) for x, name in ((left, "column"), (right, "row")))
        rows = [result.at(register=register)["row"] for register in range(registers_of(result))]
        lanes = _lanes_of_a_row(result)
        if not lanes:
            raise ScheduleError(f"{opt}: rows of {core.name}'s results are not in lanes side by side")
        kinds = list(dict.fromkeys(rows))
        return _Fit(width, held, left, right, tuple(kinds.index(row) for row in rows), lanes)

    @property
    def stays(self) -> bool:
        """Whether lanes have what they take."""
        return registers_for(self.left, self.held) is not None

    def registers(self, kind: int) -> list[int]:
        return [j for j, row in enumerate(self.row_of) if row == kind]


def check_chain(opt: Opt, chain: Chain, core: TensorCore, renderer: Renderer) -> None:
    """Raises ScheduleError where lanes can't get their part of the left operand from results of the unit."""
    left = chain.total.left.type
    if core.shared_operands[0]:
        raise ScheduleError(
            f"{opt}: {core.name} reads its left operand from shared memory, where results of another product are not"
        )
    if not _Fit.of(opt, core).stays and not renderer.supports(Op.SUBGROUP_SHUFFLE, left, 1):
        raise ScheduleError(
            f"{opt}: {core.name} takes its left operand from other lanes than have its results, and {renderer.device}:{renderer.suffix} has no SUBGROUP_SHUFFLE of {left}"
        )


def _order_of_steps(left: LinearLayout, held: LinearLayout) -> LinearLayout | None:
    """In which order steps of the sum, column -> column, are taken so that lanes hold what they take:
    a sum may be made in any. None where no linear one does it.

    >>> order = _order_of_steps(
    ...     fragment(along("lane", "column", 4), along("lane", "row", 8), along("register", "column", 2)),
    ...     fragment(along("register", "column", 2), along("lane", "column", 4), along("lane", "row", 8)),
    ... )
    >>> print(order)
    column[column:2 column:4 column:1] -> column:8
    """
    moved: list[tuple[int, int]] = []  # a column of the operand, and that of the results which is to stand there
    own: list[list[int]] = []
    for layout in (left, held):
        bits = range(layout.input_bits("register"))
        own.append([layout.column("register", bit, "column") for bit in bits if not layout.column("register", bit, "row")])
    for bit in range(left.input_bits("lane")):
        moved.append((left.column("lane", bit, "column"), held.column("lane", bit, "column")))
    moved += zip(*own, strict=False)
    pairs = [pair for pair in moved if any(pair)]
    bits = left.output_bits("column")
    places, columns = (tuple(pair[which] for pair in pairs) for which in (0, 1))
    if len(pairs) != bits:
        return None
    place, column = (LinearLayout((("step", bits),), (("column", bits),), images) for images in (places, columns))
    if not place.is_surjective or not column.is_surjective:
        return None
    order = column.compose(place.inverse())
    return order if registers_for(_renumbered(left, "column", order), held) is not None else None


def _renumbered(operand: LinearLayout, name: str, order: LinearLayout) -> LinearLayout:
    """An operand of which steps are taken in another order: its columns, or its rows."""
    (other,) = [(given, bits) for given, bits in operand.outputs if given != name]
    steps = LinearLayout(((name, len(order.columns)),), ((name, len(order.columns)),), order.columns)
    both = steps * along(other[0], other[0], 1 << other[1])
    return fragment(both.compose(operand))


def _lanes_of_a_row(result: LinearLayout) -> int:
    """How many lanes side by side have all of a row, and of no other in the same register.
    0 where several rows meet, or lanes lie apart."""
    touched = [
        (result.column("lane", bit, "row"), result.column("lane", bit, "column")) for bit in range(result.input_bits("lane"))
    ]
    count = next((bit for bit, (row, _) in enumerate(touched) if row), len(touched))
    apart = all(not column for _, column in touched[count:])  # further lanes have other rows alone
    pure = all(
        not (result.column("register", bit, "row") and result.column("register", bit, "column"))
        for bit in range(result.input_bits("register"))
    )
    return 1 << count if apart and pure and result.is_injective else 0


@dataclass(slots=True)
class _Tiles:
    """The scores of a block, tile by tile and register by register, and what is made of them."""

    chain: Chain
    core: TensorCore
    fit: _Fit
    rows: UOp
    lane: UOp
    read: Read
    split: bool  # float32 by three products
    known: dict[tuple[int, int], dict[UOp, UOp]] = field(default_factory=dict[tuple[int, int], "dict[UOp, UOp]"])

    def reduced(self, columns: UOp, register: UOp) -> dict[UOp, UOp]:
        """What stands for the reductions from now on, for each register of a result."""
        total = self.chain.total
        n = self.core.dims[0]
        count = int(total.depth.src[1].value)
        found: dict[UOp, UOp] = {}
        for t in range(count // n):
            scores = self._scores(t)
            for j, score in enumerate(scores):
                row, column = (in_register(self.core.layout_c, which, self.lane, j) for which in (0, 1))
                self.known[t, j] = {
                    self.chain.scores.reduce: score,
                    total.rows: add(mul(self.rows, number(self.core.dims[1])), row),
                    total.depth: add(number(t * n), column),
                }
        for node in self.chain.beside:  # sources first
            by_row = [self._of_row(node, kind, count // n) for kind in range(max(self.fit.row_of) + 1)]
            for (_, j), places in self.known.items():
                places[node] = by_row[self.fit.row_of[j]]
            found[node] = by_row[-1]
            for j in reversed(range(len(self.fit.row_of) - 1)):
                found[node] = register.eq(j).where(by_row[self.fit.row_of[j]], found[node])
        steps = [step for block in range(count // self.fit.width) for step in self._steps(block, columns, register)]
        found[total.reduce] = UOp(
            Op.REDUCE, self.core.dtype_out, tuple(steps), Reduction(total.reduce.reduction.monoid, (), len(steps))
        )
        return found

    def _scores(self, tile: int) -> list[UOp]:
        """The registers of a tile of the first product."""
        scores = self.chain.scores
        n, m, k = self.core.dims
        depth = scores.depth.replace(src=(ZERO, number(int(scores.depth.src[1].value) // k)))
        a = self.read(scores.left, self.core.layout_a, self.lane, ((scores.rows, self.rows, m), (scores.depth, depth, k)))
        b = self.read(
            scores.right, self.core.layout_b, self.lane, ((scores.depth, depth, k), (scores.columns, number(tile), n))
        )
        made = [products(a, b, number(j), self.core, split=self.split) for j in range(len(self.fit.row_of))]
        sums = Reduction(scores.reduce.reduction.monoid, (), len(made[0]))
        return [UOp(Op.REDUCE, self.core.dtype_out, (*steps, depth), sums) for steps in made]

    def _of_row(self, node: UOp, kind: int, tiles: int) -> UOp:
        """A reduction over the steps, for the row that registers of this number are of:
        by the lane, then by those that have it together."""
        monoid = node.reduction.monoid
        values = [node.src[0].substitute(self.known[t, j]) for t in range(tiles) for j in self.fit.registers(kind)]
        while len(values) > 1:
            pairs = [combine(monoid, (x,), (y,))[0] for x, y in zip(values[::2], values[1::2], strict=False)]
            values = pairs + values[len(values) & ~1 :]
        return UOp(Op.GROUP_REDUCE, node.dtype, (values[0], self.lane), GroupReduce(monoid.name, self.fit.lanes))

    def _steps(self, block: int, columns: UOp, register: UOp) -> Iterator[UOp]:
        """The steps of the second product over a block: their left operand is what registers hold."""
        total, fit, (n, _, k) = self.chain.total, self.fit, self.core.dims
        tiles = fit.width // n
        held = [total.left.substitute(self.known[block * tiles + t, j]) for t in range(tiles) for j in range(len(fit.row_of))]
        left = converted(held, fit.held, fit.left, self.lane)
        assert left is not None
        count = fit.width // k
        for step, b in enumerate(self._right_operands(block, columns, count)):
            a = left[step * len(left) // count : (step + 1) * len(left) // count]
            a = UOp(Op.VECTORIZE, total.left.type.vec(len(a)), tuple(a)) if len(a) > 1 else a[0]
            yield from products(a, b, register, self.core, split=self.split)

    def _right_operands(self, block: int, columns: UOp, count: int) -> list[UOp]:
        """The right operands of the steps over a block:
        one that the unit reads from shared memory has a place of its own for each step, others are parts of one value."""
        total, (n, _, k) = self.chain.total, self.core.dims
        across = (total.columns, columns, n)
        if self.core.shared_operands[1]:
            places = [(total.depth, number(block * count + step), k) for step in range(count)]
            return [self.read(total.right, self.core.layout_b, self.lane, (place, across)) for place in places]
        right = self.read(total.right, self.fit.right, self.lane, ((total.depth, number(block), self.fit.width), across))
        each = right.lanes // count
        return [right.lane(*range(step * each, (step + 1) * each)) for step in range(count)]
