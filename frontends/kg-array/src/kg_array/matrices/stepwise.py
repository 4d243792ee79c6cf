"""Algorithms that go step by step as loops of the graph:
for a number of steps, over the rows of an array, or as long as a condition holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.frontend import SizeError, UOp, arange, bool_, const, int32
from kg_graph.loops.nodes import loop, result

from kg_array.indexing.axes import sizes
from kg_array.operands.size import Size
from kg_array.running.memory import placeholder

#: What is carried and a row -> what is carried on.
Step = Callable[[Sequence[UOp], UOp], Sequence[UOp]]


def counted(step: Step, state: Sequence[UOp], count: int) -> list[UOp]:
    """The state after steps 0 to count - 1, each of which is given its number, an int32."""
    return over_rows(step, state, arange(count, int32)) if count else list(state)


def over_rows(step: Step, state: Sequence[UOp], rows: UOp) -> list[UOp]:
    """The state after a step for each row."""
    return along(lambda now, row: (step(now, row[0]), ()), state, [rows])[0]


def along(
    step: Callable[[Sequence[UOp], Sequence[UOp]], tuple[Sequence[UOp], Sequence[UOp]]],
    state: Sequence[UOp],
    rows: Sequence[UOp],
) -> tuple[list[UOp], list[UOp]]:
    """The state after a step for each row of these arrays, and what the steps give beside it,
    one after another."""
    count = sizes(rows[0])[0]
    if isinstance(count, Size):
        raise SizeError(f"an algorithm of {count} steps needs to know how many: make the size static (leave it out of sizes)")
    row = [placeholder(tuple(sizes(r)[1:]), r.type) for r in rows]
    before = [placeholder(sizes(s), s.type) for s in state]
    after, made = step(before, row)
    node = loop(count, list(zip(before, state, after, strict=True)), list(zip(row, rows, strict=True)), made)
    results = [result(node, i) for i in range(len(before) + len(made))]
    return results[: len(before)], results[len(before) :]


def while_true(step: Callable[[Sequence[UOp]], tuple[Sequence[UOp], UOp]], state: Sequence[UOp], most: int) -> list[UOp]:
    """The state after steps, each of which says, by a bool without axes, whether there is to be another."""
    before = [placeholder(sizes(s), s.type) for s in state]
    after, again = step(before)
    flag = (placeholder((), bool_), const(True, bool_), again)
    node = loop(most, [*zip(before, state, after, strict=True), flag], condition=len(before))
    return [result(node, i) for i in range(len(before))]


def step_if(
    condition: UOp,
    step: Callable[[Sequence[UOp], Sequence[UOp]], Sequence[UOp]],
    state: Sequence[UOp],
    given: Sequence[UOp] = (),
) -> list[UOp]:
    """The state after a step where a bool without axes holds, and as it is where not:
    nothing is computed then of what the step makes of the state and of what is `given`."""
    before = [placeholder(sizes(s), s.type) for s in (*state, *given)]
    now, same = before[: len(state)], before[len(state) :]
    flag = (placeholder((), bool_), condition, const(False, bool_))
    after = [*step(now, same), *same]
    node = loop(1, [*zip(before, (*state, *given), after, strict=True), flag], condition=len(before))
    return [result(node, i) for i in range(len(state))]
