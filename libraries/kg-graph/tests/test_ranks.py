"""A rank that is no more than where one scatter puts its updates is not stored: the kernel that counts puts them there."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32, int32
from kg.ir.args import Param
from kg.ir.build import const
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg_graph.canonical import canonical
from kg_graph.partition import partition

N, DIGITS = 40, 8


def _buffer(number: int, *shape: int, dtype: object = float32) -> UOp:
    return UOp(Op.BUFFER, dtype, (), Param(number, shape))  # type: ignore[arg-type]


KEYS, VALUES, BEGINS = _buffer(0, N, dtype=int32), _buffer(1, N), _buffer(2, DIGITS, dtype=int32)


def _moved(values: UOp, places: UOp, *, mode: str = "set", room: int = N) -> UOp:
    return const(0, values.type).broadcast_to(room).scatter(values, places, mode=mode)


def _run(values: list[UOp], device: str, arrays: dict[UOp, np.ndarray]) -> tuple[list[np.ndarray], int]:
    """The results, and how many kernels store a rank."""
    opened = open_device(device)
    call = canonical(values)
    plan, _ = partition(call, opened.renderer)
    out = [opened.empty(int(np.prod(v.shape)), v.type) for v in values]
    given = [*out, *(opened.buffer(arrays[leaf]) for leaf in call.leaves)]
    program = opened.load(plan)
    program.bind([given[p.slot] for p in program.user_params])()
    stored = sum(s.src[1].op is Op.RANK for step in plan.steps for s in step.kernel.src)
    return [o.numpy().reshape(v.shape) for o, v in zip(out, values, strict=True)], stored


@pytest.fixture
def arrays() -> dict[UOp, np.ndarray]:
    rng = np.random.default_rng(0)
    keys = rng.integers(0, DIGITS, N, np.int32)
    begins = np.concatenate(([0], np.cumsum(np.bincount(keys, minlength=DIGITS))[:-1])).astype(np.int32)
    return {KEYS: keys, VALUES: rng.standard_normal(N).astype(np.float32), BEGINS: begins}


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_one_scatter_puts_its_updates_there(device: str, arrays: dict[UOp, np.ndarray]) -> None:
    (moved,), stored = _run([_moved(VALUES * 2.0, BEGINS.rank(KEYS))], device, arrays)
    assert stored == 0
    assert np.array_equal(moved, 2 * arrays[VALUES][np.argsort(arrays[KEYS], kind="stable")])


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_places_beyond_the_end_are_left_out(device: str, arrays: dict[UOp, np.ndarray]) -> None:
    (moved,), stored = _run([_moved(VALUES, BEGINS.rank(KEYS), room=25)], device, arrays)
    assert stored == 0
    assert np.array_equal(moved, arrays[VALUES][np.argsort(arrays[KEYS], kind="stable")][:25])


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("what", ["two scatters", "a result", "read by the updates", "added", "an index of two"])
def test_others_are_stored(what: str, device: str, arrays: dict[UOp, np.ndarray]) -> None:
    rank = BEGINS.rank(KEYS)
    places = np.empty(N, np.int32)
    places[np.argsort(arrays[KEYS], kind="stable")] = np.arange(N)
    sorted_values = arrays[VALUES][np.argsort(arrays[KEYS], kind="stable")]
    square = const(0.0, float32).broadcast_to(N, 3)
    values, wanted = {
        "two scatters": ([_moved(VALUES, rank), _moved(KEYS, rank)], [sorted_values, np.sort(arrays[KEYS])]),
        "a result": ([_moved(VALUES, rank), rank], [sorted_values, places]),
        "read by the updates": ([_moved(rank, rank)], [np.arange(N)]),
        "added": ([_moved(VALUES, rank, mode="add")], [sorted_values]),
        "an index of two": (
            [square.scatter(VALUES, rank, const(1, int32).broadcast_to(N))],
            [np.stack([np.zeros(N), sorted_values, np.zeros(N)], 1)],
        ),
    }[what]
    made, stored = _run(values, device, arrays)
    assert stored == 1
    assert all(np.array_equal(m, w) for m, w in zip(made, wanted, strict=True))
