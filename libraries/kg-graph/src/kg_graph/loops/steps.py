"""A LOOP as steps of a plan: what is carried has two buffers that change places,
or lies in one where the next step's is behind it, or where one step under a condition does not read it, in one that the step
overwrites."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING

from kg.frontend import MOVEMENT, Dim, Op, Shape, UOp, dim_of, dim_uop

from kg_graph.loops.nodes import is_loop_result, parameters_of, result
from kg_graph.nodes import order_of, substituted
from kg_graph.plan_builder import Piece, PlanBuilder, reshaped_param

if TYPE_CHECKING:
    from kg_graph.materialization import Decision

#: Add the steps that store values to PARAMs.
Fill = Callable[[PlanBuilder, Sequence[UOp], Sequence[UOp]], "list[Decision]"]
#: Add the step that stores a value of the graph around to a PARAM.
Store = Callable[[UOp, UOp, str], None]


def results_used(node: UOp, order: Sequence[UOp]) -> set[int]:
    return {n.slot for n in order if n.op is Op.STATE and n.src[0] is node}


def read_by_loops(order: Sequence[UOp]) -> set[UOp]:
    """What must be in memory for loops: what they take apart, and what their steps read."""
    found: set[UOp] = set()
    for node in order:
        if node.op is Op.LOOP:
            first = node.loop.carried + node.loop.sliced
            found.update(_whole(s) for s in node.src[node.loop.carried : first])
            found.update(_below(s) for s in node.src[first:])
    return {n for n in found if not is_loop_result(n)}


def _below(node: UOp) -> UOp:
    """What is moved on the way to a value; the steps may do that themselves."""
    while node.op in MOVEMENT and node.op is not Op.PAD:
        node = node.src[0]
    return node


def _whole(node: UOp) -> UOp:
    """The value in whose memory the pieces of a sliced one lie one after another."""
    while node.op is Op.RESHAPE or _is_cut_in_front(node):
        node = node.src[0]
    return node


def _is_cut_in_front(node: UOp) -> bool:
    """Whether it is some rows of its source."""
    if node.op is not Op.SHRINK:
        return False
    pairs: tuple[tuple[Dim, Dim], ...] = node.arg  # pyright: ignore[reportAssignmentType]
    return all(start == 0 and stop == d for (start, stop), d in list(zip(pairs, node.src[0].shape, strict=True))[1:])


def _memory(node: UOp) -> tuple[UOp, int] | None:
    """The PARAM in whose memory a value lies whole, and the element that is its first;
    None for one that is not in memory like that."""
    first = 0
    while node.op is Op.RESHAPE or _is_cut_in_front(node):
        if node.op is Op.SHRINK:
            start = node.arg[0][0]  # type: ignore[index]
            rest = node.shape[1:]
            if not isinstance(start, int) or not all(isinstance(d, int) for d in rest):
                return None
            first += start * _static_size(rest)
        node = node.src[0]
    return (node, first) if node.op is Op.PARAM else None


def add_loop(
    steps: PlanBuilder,
    node: UOp,
    used: set[int],
    done: Mapping[UOp, UOp],
    store: Store,
    fill: Fill,
    memory: Callable[[UOp, UOp], UOp | None],
) -> tuple[dict[UOp, UOp], list[Decision]]:
    """Add the steps of a LOOP; what each of its used results has become, and what was decided in its body.
    `memory`: of a result and of what it begins as, where one that is overwritten may lie."""
    made = _Loop(steps, node, used, done, store, memory)
    decisions = fill(made.inside, substituted(made.values, made.given), made.targets)
    steps.add_loop(made.inside, made.count, made.pairs, made.parts, made.condition)
    return {result(node, n): made.results[n] for n in used}, decisions


class _Loop:
    """The memory of one LOOP.
    `given`: what the body's parameters are; `values` are stored to `targets` in every step."""

    def __init__(
        self,
        steps: PlanBuilder,
        node: UOp,
        used: set[int],
        done: Mapping[UOp, UOp],
        store: Store,
        memory: Callable[[UOp, UOp], UOp | None],
    ) -> None:
        self.steps, self.node, self.used, self.store, self.memory = steps, node, used, store, memory
        self.done = done
        body = node.loop
        self.inside = steps.inside()
        self.count: Dim = body.count
        self.parameters = parameters_of(node)
        self.first: Dim = _plus(body.count, -1) if body.backwards else 0
        self.by = -1 if body.backwards else 1
        self.values: list[UOp] = list(body.values)
        self.targets: list[UOp] = []
        self.given: dict[UOp, UOp] = {}
        self.pairs: list[tuple[UOp, UOp]] = []
        self.parts: list[Piece] = []
        self.results: dict[int, UOp] = {}
        histories: list[tuple[int, UOp]] = []
        for number in range(body.carried):
            if len(body.values) + number in used and self.count != 1:
                if not body.backwards:
                    self._carry_along(number)
                    continue
                histories.append((number, self.parameters[number]))
            self._carry(number)
        for number in range(body.carried, len(body.values)):
            self.results[number] = self._stack(body.values[number])
        for number, value in histories:
            self.values.append(value)
            self.results[len(body.values) + number] = self._stack(value)
        last = body.carried + body.sliced
        for number in range(body.carried, last):
            self.given[self.parameters[number]] = self._piece(done[node.src[number]])
        for number in range(last, len(node.src)):
            self.given[self.parameters[number]] = done[node.src[number]]
        self.condition = self.given[self.parameters[body.condition]] if body.condition >= 0 else None

    def _carry(self, number: int) -> None:
        """Two buffers, which change places; or one, where no step reads what it begins as."""
        initial, body = self.node.src[number], self.node.loop
        once = body.count == 1 and body.condition >= 0
        if once and number != body.condition and not any(self.parameters[number] in order_of([v]) for v in body.values):
            place = self.memory(result(self.node, number), initial)
            now = self.steps.promise([initial])[0] if place is None else place
            if self.done.get(initial) is not now:
                self.store(initial, now, "start")
            self.results[number] = self.given[self.parameters[number]] = now
            self.targets.append(now)
            return
        now, after = self.steps.promise([initial, initial])
        self.store(initial, now, "start")
        one = body.count == 1 and not once
        if one:
            self.results[len(body.values) + number] = now.reshape(1, *now.shape)
        else:
            self.pairs.append((now, after))
        self.results[number] = after if one else now
        self.given[self.parameters[number]] = now
        self.targets.append(after)

    def _carry_along(self, number: int) -> None:
        """One buffer that holds all that the steps begin with, one after another, and the result behind them."""
        initial, count = self.node.src[number], self.count
        shape = initial.shape
        whole = self.steps.memory(initial, (_plus(count, 1), *shape))
        self.store(initial, reshaped_param(whole, shape), "start")
        now, after = self.steps.part(initial, shape), self.steps.part(initial, shape)
        self.parts += [Piece(now, whole), Piece(after, whole, 1)]
        self.given[self.parameters[number]] = now
        self.targets.append(after)
        self.results[len(self.node.loop.values) + number] = _rows(whole, 0, count)
        self.results[number] = _rows(whole, count, _plus(count, 1)).reshape(*shape)

    def _stack(self, value: UOp) -> UOp:
        whole = self.steps.memory(value, (self.count, *value.shape))
        if self.count == 1:
            self.targets.append(reshaped_param(whole, value.shape))
        else:
            part = self.steps.part(value, value.shape)
            self.parts.append(Piece(part, whole, self.first, self.by))
            self.targets.append(part)
        return whole

    def _piece(self, source: UOp) -> UOp:
        shape = source.shape[1:]
        if self.count == 1:
            return source.reshape(*shape)
        found, size = _memory(source), _static_size(shape)
        if found is None or (found[1] and (not size or found[1] % size)):
            (kept,) = self.steps.keep([source], "rows", ("kernel", source.shape))
            found = (kept, 0)
        whole, element = found
        part = self.steps.part(source, shape)
        start = element // size if size else 0
        self.parts.append(Piece(part, whole, _plus(self.first, start), self.by))
        return part


def _plus(dim: Dim, number: int) -> Dim:
    return dim + number if isinstance(dim, int) else dim_of(dim_uop(dim) + number) if number else dim


def _rows(whole: UOp, start: Dim, stop: Dim) -> UOp:
    return whole.shrink((start, stop), *((0, d) for d in whole.shape[1:]))


def _static_size(shape: Shape) -> int:
    """Elements; 0 where that is not known."""
    return prod(d if isinstance(d, int) else 0 for d in shape)
