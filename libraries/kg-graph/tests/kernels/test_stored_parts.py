"""Arrays with parts replaced one after another:
where a part that is read comes from, and when each store is a kernel of its own."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import bool_, float32
from kg.ir.build import const, param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.plan.data import launches
from kg_graph.canonical import Call
from kg_graph.kernels.stored_parts import LARGE, MANY, with_stored_parts
from kg_graph.nodes import stored
from kg_graph.partition import partition

SIDE = 64


def replaced(x: UOp, row: int, column: int, part: UOp) -> UOp:
    """x with a box replaced from there on, as front ends write it."""
    margins = [(first, size - first - n) for first, size, n in zip((row, column), x.shape, part.shape, strict=True)]  # type: ignore[operator]
    return const(True, bool_).broadcast_to(*part.shape).pad(*margins).where(part.pad(*margins), x)


def box(x: UOp, row: int, column: int, rows: int = 1, columns: int = 1) -> UOp:
    return x.shrink((row, row + rows), (column, column + columns))


def test_a_part_is_read_where_it_was_stored() -> None:
    x, v, w = param(1, (SIDE, SIDE), float32), param(2, (2, 3), float32), param(3, (4, 4), float32)
    y = replaced(replaced(x, 5, 6, v), 20, 20, w)
    for part, expected in (
        (box(y, 5, 6, 2, 3), v),
        (box(y, 6, 7), box(v, 1, 1)),
        (box(box(y, 21, 0, 2, SIDE), 1, 20, 1, 2), box(w, 2, 0, 1, 2)),
        (box(y, 7, 0, 2, SIDE), box(x, 7, 0, 2, SIDE)),
        (box(y, 0, 7, SIDE, 1), box(replaced(x, 5, 6, v), 0, 7, SIDE, 1)),  # of both
        (box(y, 19, 19, 2, 2), box(y, 19, 19, 2, 2)),
    ):
        assert with_stored_parts([part]) == [expected]


def test_the_last_of_two_stores_is_read() -> None:
    x, v, w = param(1, (SIDE, SIDE), float32), param(2, (1, 4), float32), param(3, (1, 1), float32)
    y = replaced(replaced(x, 3, 0, v), 3, 2, w)
    assert with_stored_parts([box(y, 3, 2), box(y, 3, 1), box(y, 3, 0, 1, 4)]) == [w, box(v, 0, 1), box(y, 3, 0, 1, 4)]
    other = replaced(replaced(x, 3, 0, v), 9, 9, w)  # of the first store there are two ways on
    assert with_stored_parts([box(y, 9, 9), box(other, 9, 9), box(other, 3, 2)]) == [box(x, 9, 9), w, box(v, 0, 2)]


def test_many_stores_are_kernels_of_what_they_store() -> None:
    x, v = param(1, (SIDE, SIDE), float32), param(2, (1, 1), float32)
    assert SIDE * SIDE >= LARGE
    for count, expected in ((MANY - 1, 1), (MANY, MANY + 1)):
        y = x
        for k in range(count):
            y = replaced(y, k, 2 * k, v)
        call = Call((with_stored_parts([y])[0],), ())
        plan, _ = partition(call, open_device("REF").renderer)
        assert len(plan.steps) == expected


@pytest.mark.parametrize("name", ["REF", "CPU:LLVM"])
def test_what_is_read_between_stores_is_what_was_there(name: str) -> None:
    device, count = open_device(name), 12
    rng = np.random.default_rng(7)
    given = rng.random((SIDE, SIDE), np.float32), rng.random((1, SIDE), np.float32)
    expected, columns = given[0].copy(), list[np.ndarray]()
    read = range(3, count, 4)
    first = 1 + len(read)
    array, row = param(first, (SIDE, SIDE), float32), param(first + 1, (1, SIDE), float32)
    values: list[UOp] = []
    for k in range(count):
        array = replaced(array, k, 0, row * float(k + 2))
        expected[k] = given[1] * np.float32(k + 2)
        if k in read:
            values.append(box(array, 0, k, SIDE, 1))
            columns.append(expected[:, k : k + 1].copy())
    call = Call(tuple(with_stored_parts([array, *values])), ())
    plan, _ = partition(call, device.renderer)
    loaded = device.load(plan)
    outputs = [device.empty(int(np.prod(v.shape)), float32) for v in call.values]
    loaded.bind([*outputs, *map(device.buffer, given)])()
    for found, wanted in zip(outputs, [expected, *columns], strict=True):
        np.testing.assert_array_equal(found.numpy().reshape(wanted.shape), wanted)


def test_a_read_between_stores_copies_its_part_alone() -> None:
    array, v = param(1, (SIDE, SIDE), float32), param(2, (1, 1), float32)
    for k in range(MANY * 2):
        array = replaced(array, k, 3, box(array, 0, 3, SIDE, 1).sum(0).reshape(1, 1) * v)
    (value,) = with_stored_parts([array])
    copies = [node for node in value.toposort() if node.op is Op.CONTIGUOUS]
    assert len(copies) == MANY * 2 - 1 and all(node.shape == (SIDE, 1) for node in copies)
    plan, _ = partition(Call((value,), ()), open_device("REF").renderer)
    assert max(len(step.kernel.toposort()) for step in launches(plan.steps)) < 40  # none has the stores before it


def test_a_stack_that_is_kept_is_made_by_its_parts() -> None:
    """Each part is computed once, though the axis of the stack is outside of others."""
    x = param(1, (64, 4, 8), float32)
    parts = [x.shrink((0, 64), (i, i + 1), (0, 8)).reshape(64, 8) for i in range(4)]
    for apart in (2, 1):
        for i in (i for i in range(4) if not i & apart):
            one, other = parts[i], parts[i + apart]
            parts[i], parts[i + apart] = one.minimum(other), one.maximum(other)
    kept = stored(parts[0].stack(*parts[1:], axis=1))
    plan, decisions = partition(Call((kept * 2.0,), (param(0, (64, 4, 8), float32),)), open_device("REF").renderer)
    assert [d.node.op for d in decisions] == [Op.CONTIGUOUS] and len(plan.steps) == 2
