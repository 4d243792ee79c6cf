"""Scatters whose updates go beside each other:
the results to the bit, in whatever way they are done, and which way the cost model takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest
from kg.dtype import DType, bool_, float16, float32, int8, int32, int64, uint8, uint32
from kg.frontend import numpy_storage_dtype
from kg.ir.args import Param
from kg.ir.build import arange, const
from kg.ir.movement import SCATTER_MODES
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.settings import override
from kg_graph.canonical import canonical
from kg_graph.partition import partition
from kg_schedules.cost import scatters
from kg_schedules.cost.scatters import Choice, Scattered

Array = np.ndarray[Any, Any]
SERIAL, COPIES, SORTED = Choice("serial", 0.0), Choice("copies", 0.0, 4), Choice("sorted", 0.0)
COMBINED: dict[str, Any] = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}


@pytest.fixture(params=["CPU:LLVM", "REF"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


@pytest.fixture
def by(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Choice], list[Scattered]]]:
    """Have scatters done in this way, and tell of which it was asked.
    In copies only those that may be combined in any order."""

    def choose(way: Choice) -> list[Scattered]:
        asked: list[Scattered] = []

        def chosen(work: Scattered, _: object) -> Choice:
            asked.append(work)
            return SERIAL if way is COPIES and not work.is_open else way

        monkeypatch.setattr(scatters, "cheapest", chosen)
        return asked

    yield choose


def buffer(number: int, *shape: int, dtype: DType = float32) -> UOp:
    return UOp(Op.BUFFER, dtype, (), Param(number, shape))


def values(dtype: DType, shape: tuple[int, ...], seed: int = 0) -> Array:
    rng = np.random.default_rng(seed)
    if dtype.is_float:
        return rng.standard_normal(shape).astype(numpy_storage_dtype(dtype))
    return rng.integers(0, 2 if dtype.is_bool else 9, shape).astype(numpy_storage_dtype(dtype))


def run(device: Device, value: UOp, arrays: dict[int, Array]) -> tuple[Array, int]:
    """The result of a call, and of how many kernels its plan is."""
    call = canonical([value])
    plan, _ = partition(call, device.renderer)
    out, inputs = (
        device.empty(int(np.prod(value.shape)), value.type),
        [device.buffer(arrays[n.param.slot]) for n in call.leaves],
    )
    program, given = device.load(plan), [out, *inputs]
    program.bind([given[p.slot] for p in program.user_params])()
    return out.numpy().reshape(value.shape), len(plan.steps)


def one_after_another(mode: str, target: Array, updates: Array, *positions: Array) -> Array:
    """What a scatter means: updates in their order, those out of range left out."""
    result = target.copy()
    for at in product(*map(range, positions[0].shape)):
        place = tuple([int(p[at]) for p in positions])
        if all(0 <= i < d for i, d in zip(place, target.shape, strict=False)):
            update = updates[at] if updates.shape else updates
            result[place] = update if mode == "set" else COMBINED[mode](result[place], update)
    return result


def check(
    device: Device, mode: str, target: Array, updates: Array, *positions: Array, dtype: DType, kinds: DType = int32
) -> int:
    nodes = buffer(0, *target.shape, dtype=dtype), buffer(1, *updates.shape, dtype=dtype)
    at = [buffer(2 + i, *p.shape, dtype=kinds) for i, p in enumerate(positions)]
    given = dict(enumerate((target, updates, *positions)))
    found, kernels = run(device, nodes[0].scatter(nodes[1], *at, mode=mode), given)
    assert found.tobytes() == one_after_another(mode, target, updates, *positions).tobytes()
    return kernels


@pytest.mark.part(3)
@pytest.mark.parametrize("way", [COPIES, SORTED], ids=["copies", "sorted"])
@pytest.mark.parametrize("mode", SCATTER_MODES)
@pytest.mark.parametrize("dtype", [int32, float32, float16, uint8, int64], ids=str)
def test_results_to_the_bit(
    device: Device, by: Callable[[Choice], list[Scattered]], mode: str, dtype: DType, way: Choice
) -> None:
    """Many updates to one element, elements without any, positions out of range on both sides."""
    asked = by(way)
    places = np.array([3, 1, 3, -1, 3, 0, 5, 1, 3, 7, 5, 5, 5, 0, 1 << 20, -(1 << 31), 6, 3, 3], np.int32)
    kernels = check(device, mode, values(dtype, (7, 3)), values(dtype, (len(places), 3), 1), places, dtype=dtype)
    assert len(asked) == 1
    exact = mode in ("max", "min") or (mode != "set" and dtype.is_int)
    assert asked[0].is_open == exact
    assert kernels > 3 if way is SORTED else kernels == (4 if exact else 2)


@pytest.mark.parametrize("way", [COPIES, SORTED], ids=["copies", "sorted"])
@pytest.mark.parametrize("kinds", [int8, uint8, uint32, int64], ids=str)
def test_several_positions_of_any_type(
    device: Device, by: Callable[[Choice], list[Scattered]], kinds: DType, way: Choice
) -> None:
    by(way)
    rng, kind = np.random.default_rng(4), numpy_storage_dtype(kinds)
    rows, columns = (rng.integers(-2 if kinds.is_signed else 0, d + 2, (5, 6)).astype(kind) for d in (4, 3))
    rows[0, 0], columns[1, 1] = kinds.max, kinds.min
    check(device, "add", values(int32, (4, 3, 2)), values(int32, (5, 6, 2)), rows, columns, dtype=int32, kinds=kinds)


@pytest.mark.parametrize("way", [COPIES, SORTED], ids=["copies", "sorted"])
@pytest.mark.parametrize("n", [2, 3, 64, 65])
def test_sizes_around_powers_of_two(device: Device, by: Callable[[Choice], list[Scattered]], n: int, way: Choice) -> None:
    by(way)
    places = np.random.default_rng(n).integers(0, 10, n).astype(np.int32)
    check(device, "add", values(int32, (9,)), values(int32, (n,)), places, dtype=int32)
    check(device, "max", values(float32, (1, 5)), values(float32, (n, 5)), places * 0, dtype=float32)


@pytest.mark.parametrize("way", [COPIES, SORTED], ids=["copies", "sorted"])
def test_one_number_for_all(device: Device, by: Callable[[Choice], list[Scattered]], way: Choice) -> None:
    by(way)
    places = np.random.default_rng(1).integers(0, 6, 40)
    counts = const(0, int64).broadcast_to(6).scatter(const(1, int64), buffer(0, 40, dtype=int64), mode="add")
    found, _ = run(device, counts, {0: places})
    assert found.tolist() == np.bincount(places, minlength=6).tolist()


def test_computed_updates_at_computed_positions_after_another_scatter(
    device: Device, by: Callable[[Choice], list[Scattered]]
) -> None:
    asked = by(SORTED)
    x, u, i = buffer(0, 8), buffer(1, 20), buffer(2, 20, dtype=int32)
    value = (x * 2.0).scatter(u + 1.0, i - 1, mode="add").scatter(u * 3.0, i // 2).exp()
    arrays = {0: values(float32, (8,)), 1: values(float32, (20,), 1), 2: values(int32, (20,), 2)}
    found, _ = run(device, value, arrays)
    once = one_after_another("add", arrays[0] * 2, arrays[1] + 1, arrays[2] - 1)
    wanted = np.exp(one_after_another("set", once, arrays[1] * 3, arrays[2] // 2))
    assert len(asked) == 2
    np.testing.assert_allclose(found, wanted, rtol=1e-6)


def test_bools_are_sorted(device: Device, by: Callable[[Choice], list[Scattered]]) -> None:
    asked = by(SORTED)
    places = values(int32, (30,))
    check(device, "set", values(bool_, (7,)), values(bool_, (30,), 1), places, dtype=bool_)
    assert not asked[0].is_open


def test_floats_under_fast_math_go_in_copies(device: Device, by: Callable[[Choice], list[Scattered]]) -> None:
    asked = by(COPIES)
    x, u, i = buffer(0, 8), buffer(1, 200), buffer(2, 200, dtype=int32)
    arrays = {0: values(float32, (8,)), 1: values(float32, (200,), 1), 2: values(int32, (200,), 2)}
    with override(fast_math=True):
        found, kernels = run(device, x.scatter(u, i, mode="add"), arrays)
    assert asked[0].is_open and kernels == 4
    np.testing.assert_allclose(found, one_after_another("add", *arrays.values()), rtol=1e-5, atol=1e-5)


def test_what_loops_see_by_themselves_is_left_alone(device: Device, by: Callable[[Choice], list[Scattered]]) -> None:
    """Positions that count go to other elements each; a size that only the launch knows has no network."""
    asked = by(SORTED)
    x, u = buffer(0, 8), buffer(1, 5)
    found, _ = run(device, x.scatter(u, arange(5, int32) + 2), {0: values(float32, (8,)), 1: values(float32, (5,), 1)})
    assert found.tolist() == [*values(float32, (8,))[:2], *values(float32, (5,), 1), values(float32, (8,))[7]]
    assert not asked


def test_examples_of_a_batch_go_beside_each_other(device: Device, by: Callable[[Choice], list[Scattered]]) -> None:
    asked = by(SERIAL)
    number = arange(3, int64).reshape(3, 1).expand(3, 20)
    x, u, i = buffer(0, 3, 8), buffer(1, 3, 20), buffer(2, 3, 20, dtype=int32)
    run(
        device,
        x.scatter(u, number, i, mode="add"),
        {0: values(float32, (3, 8)), 1: values(float32, (3, 20)), 2: values(int32, (3, 20))},
    )
    assert (asked[0].updates, asked[0].destinations, asked[0].beside) == (60, 24, 3)
