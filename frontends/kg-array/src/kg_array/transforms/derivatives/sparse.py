"""Jacobians of functions of single elements:
each derivative is a number of its own, and what is zero by construction is not computed.

y = stack(x[0] * x[1], sin(x[2]))   ->   [[x[1], x[0], 0], [0, 0, cos(x[2])]]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from kg.frontend import Device, DType, Op, UOp, const, infrequent_collection, int64, stack_parts
from kg.records import dataclass
from kg_graph.nodes import order_of

from kg_array.indexing.axes import sizes
from kg_array.running.memory import node_of
from kg_array.transforms.derivatives.elements import assembled, element_picks, is_known, size_of
from kg_array.transforms.derivatives.gradients import Traced
from kg_array.transforms.derivatives.pullback import depends_on, pull_back
from kg_array.transforms.derivatives.pushforward import Tangents, push

#: Nodes that are differentiated at most, each counted as often as it is: larger Jacobians are better computed in loops.
_MOST: Final = 1 << 18
#: A matrix of at least so many elements, of which one in so many is not zero, is made of zeros, and those that are not are put in.
_LARGE, _SHARE = 4096, 4
#: Numbers of a row and a column -> the derivative.
Entries = dict[tuple[int, int], UOp]


@dataclass(frozen=True, slots=True)
class _Program:
    """What leads from elements of the inputs to elements of the outputs:
    `columns` by node, `rows` the outputs' elements."""

    order: list[UOp]
    columns: dict[UOp, int]
    rows: list[UOp]


@infrequent_collection()
def sparse_jacobian(traced: Traced, mode: str) -> list[list[UOp]] | None:
    """Per output and input their block of the Jacobian; None
    where something else than single elements is computed with."""
    if not all(is_known(x.node) for x in (*traced.outputs, *traced.stand_ins)):
        return None
    program = _program(traced)
    if program is None:
        return None
    forward, backward = _reached(program), _needed(program)
    ahead, back = (sum(map(len, found)) for found in (forward, backward))
    is_forward = mode == "forward" or (mode == "auto" and ahead < back)
    if (ahead if is_forward else back) > _MOST:
        return None
    entries = _forward(program, forward) if is_forward else _reverse(program)
    blocks: list[list[UOp]] = []
    top = 0
    for output in traced.outputs:
        left, row = 0, list[UOp]()
        for x in traced.stand_ins:
            corner = {(r, c): value for (r, c), value in entries.items() if top <= r < top + output.size}
            own = {(r - top) * x.size + c - left: v for (r, c), v in corner.items() if left <= c < left + x.size}
            row.append(_block((*output.shape, *x.shape), own, output.dtype if is_forward else x.dtype, traced.device))
            left += x.size
        blocks.append(row)
        top += output.size
    return blocks


def _block(shape: tuple[int, ...], elements: dict[int, UOp], dtype: DType, device: Device) -> UOp:
    zero, size = const(0, dtype), int(np.prod(shape))
    if size < _LARGE or len(elements) * _SHARE > size or not elements:
        return assembled(shape, elements, zero) if elements else zero.broadcast_to(*shape)
    found = sorted(elements)
    values = assembled((len(found),), dict(enumerate(elements[i] for i in found)), zero)
    places = [device.buffer(np.ascontiguousarray(at), int64) for at in np.unravel_index(np.array(found, np.int64), shape)]
    return zero.broadcast_to(*shape).scatter(values, *(node_of(p, (len(found),), int64) for p in places))


def _program(traced: Traced) -> _Program | None:
    outputs, arrays = [o.node for o in traced.outputs], [s.node for s in traced.stand_ins]
    rows = [part for output in outputs for part, _ in stack_parts(output)]
    order = order_of(rows)
    picks = element_picks(order, rows, arrays)
    columns: dict[UOp, int] = {}
    before = 0
    for array in arrays:
        if size_of(array) == 1:
            columns[array] = before
        elif array in picks:
            columns |= {node: before + at for node, at in picks[array].items()}
        before += size_of(array)
    active = depends_on(order, list(columns))
    taken = depends_on(order, arrays)
    if any(node.op is Op.LOOP for node in active):
        return None
    # all that depends on the inputs must do so through their elements, and be an element itself
    if any(size_of(node) != 1 for node in (*active, *rows)) or any(r in taken and r not in active for r in rows):
        return None
    if any(array in taken and size_of(array) > 1 and array not in picks and array in order for array in arrays):
        return None
    return _Program([node for node in order if node in active], columns, rows)


def _reached(program: _Program) -> list[list[UOp]]:
    """Per column the nodes that depend on it, sources first."""
    users: dict[UOp, list[UOp]] = {node: [] for node in program.order}
    for node in program.order:
        if node not in program.columns:
            for s in set(node.src):
                if s in users:
                    users[s].append(node)
    starts: dict[int, list[UOp]] = {}
    for node, column in program.columns.items():
        starts.setdefault(column, []).append(node)
    number = {node: n for n, node in enumerate(program.order)}
    return [_closure(starts.get(c, ()), users, number) for c in range(max(program.columns.values(), default=-1) + 1)]


def _needed(program: _Program) -> list[list[UOp]]:
    """Per row the nodes that it depends on."""
    number = {node: n for n, node in enumerate(program.order)}
    sources = {node: [] if node in program.columns else [s for s in node.src if s in number] for node in program.order}
    return [_closure([row] if row in number else (), sources, number) for row in program.rows]


def _closure(start: Iterable[UOp], following: dict[UOp, list[UOp]], number: dict[UOp, int]) -> list[UOp]:
    stack = [node for node in start if node in number]
    seen = set(stack)
    while stack:
        for node in following[stack.pop()]:
            if node not in seen:
                seen.add(node)
                stack.append(node)
    return sorted(seen, key=number.__getitem__)


def _forward(program: _Program, reached: Sequence[list[UOp]]) -> Entries:
    entries: Entries = {}
    by_node: dict[UOp, list[int]] = {}
    for r, node in enumerate(program.rows):
        by_node.setdefault(node, []).append(r)
    for column, nodes in enumerate(reached):
        found: Tangents = {}
        for node in nodes:
            if node in program.columns:
                found[node, 0] = const(1, node.type)
            else:
                push(node, found)
            for row in by_node.get(node, ()):
                entries[row, column] = found[node, 0].broadcast_to(*sizes(node)).reshape()
    return entries


def _reverse(program: _Program) -> Entries:
    entries: Entries = {}
    leaves = list(program.columns)
    for r, row in enumerate(program.rows):
        cone = set(order_of([row]))
        own = [leaf for leaf in leaves if leaf in cone]
        for leaf, value in zip(own, pull_back([row], [const(1, row.type)], own), strict=True):
            if value is not None:
                at = r, program.columns[leaf]
                one = value.reshape()
                entries[at] = entries[at] + one if at in entries else one
    return entries
