"""GROUP_REDUCE in WGSL, on the first adapter:
every op, dtype, width and size of group, in loops, and what it refuses."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from kg import dtype as dt
from kg.dtype import DType, void
from kg.errors import UnsupportedError
from kg.ir.args import GroupReduce
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg_webgpu.loop_limits import copies, iterations
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from wgsl_support import Program, empty, end, load, loop, needs_adapter, pointer, run, runtime, special, store
from wgsl_values import differences, edges

pytestmark = pytest.mark.part(3)

needs_subgroups = pytest.mark.skipif(
    needs_adapter.args[0] or not runtime().renderer.limits.subgroups, reason="the adapter has no subgroups, or there is none"
)
HOW = ("add", "mul", "max", "min")
SIZES = (1, 2, 7, 8, 9, 33, 64, 100, 256)
GROUPS = 3


def together(value: UOp, items: int, how: str, item: UOp | None = None) -> UOp:
    return UOp(Op.GROUP_REDUCE, value.dtype, (value, special("l0", items) if item is None else item), GroupReduce(how, items))


def reduced(given: np.ndarray, how: str, dtype: DType) -> np.ndarray:
    """Along the second axis, as kg means it."""
    result = given[:, 0]
    for i in range(1, given.shape[1]):
        result = evaluate(Op[how.upper()], dtype, (result, given[:, i]), (dtype, dtype))
    return result


def each_gets(how: str, items: int, dtype: DType, lanes: int, given: np.ndarray) -> np.ndarray:
    """What the work-items of all groups store."""
    p = Program()
    place = (special("g0", GROUPS) * items + special("l0", items)) * lanes
    value = load(pointer(1, dtype), place, lanes)
    p.emit(store(pointer(0, dtype), place, together(value, items, how)))
    result = empty(given.size, dtype)
    source = run(p.done(), [result, given.reshape(-1)], (GROUPS, 1, 1))
    assert "subgroup" in source
    return result.reshape(given.shape)


@needs_subgroups
@pytest.mark.parametrize("items", SIZES)
@pytest.mark.parametrize("lanes", [1, 2, 4])
@pytest.mark.parametrize("dtype", [dt.int32, dt.uint32], ids=str)
def test_integers(dtype: DType, lanes: int, items: int) -> None:
    """Groups that subgroups fill and groups that they don't; the same for each work-item, and wrapped."""
    words = np.random.default_rng(items).integers(0, 1 << 32, (GROUPS, items, lanes), np.uint32)
    given = words.view(np.dtype(dtype.name))
    for how in HOW:
        found = each_gets(how, items, dtype, lanes, given)
        assert np.array_equal(found, np.broadcast_to(reduced(given, how, dtype)[:, None], given.shape)), how


@needs_subgroups
@pytest.mark.parametrize("items", [2, 9, 64])
@pytest.mark.parametrize("how", ["max", "min"])
@pytest.mark.parametrize("lanes", [1, 4])
def test_greatest_and_least_floats(how: str, lanes: int, items: int) -> None:
    """Every edge value beside every other; a NaN of any sign wins."""
    values = edges(dt.float32).view(np.float32)
    pairs = np.stack(np.meshgrid(values, values), axis=-1).reshape(-1, 2)
    count = -(-len(pairs) // (GROUPS * lanes))
    for first in range(count):
        some = np.resize(np.roll(pairs, -first * GROUPS * lanes, axis=0)[: GROUPS * lanes], (GROUPS, lanes, 2)).swapaxes(1, 2)
        given = np.ascontiguousarray(np.concatenate([some, np.repeat(some[:, :1], items - 2, axis=1)], axis=1))
        found = each_gets(how, items, dt.float32, lanes, given)
        wanted = np.broadcast_to(reduced(given, how, dt.float32)[:, None], given.shape)
        same = (found == wanted) | (np.isnan(found) & np.isnan(wanted))  # which zero is not pinned
        assert same.all(), (given[~same.all(axis=(1, 2))], found)


@needs_subgroups
@pytest.mark.parametrize("items", SIZES)
def test_sums_of_floats(items: int) -> None:
    """Within the bound of any order, the same bits for each work-item, and each time."""
    given = np.random.default_rng(items).standard_normal((GROUPS, items, 1)).astype(np.float32)
    found = each_gets("add", items, dt.float32, 1, given)
    assert np.allclose(found[:, 0], given.astype(np.float64).sum(1), rtol=0, atol=items * 2.0**-22)
    assert (found.view(np.uint32) == found[:, :1].view(np.uint32)).all()
    assert not differences(found.reshape(-1), each_gets("add", items, dt.float32, 1, given).reshape(-1), dt.float32, [])


@needs_subgroups
@pytest.mark.parametrize("items", [9, 64])
def test_in_a_loop(items: int) -> None:
    """One after another, and several at once: what a round leaves in the memory
    that they share is read before the next writes."""
    p, rounds = Program(), 50
    group, item, step = special("g0", GROUPS), special("l0", items), loop(rounds)
    row = group * rounds + step
    value = load(pointer(1, dt.int32), row * items + item)
    p.emit(step)
    total, most = together(value, items, "add", item), together(value, items, "max", item)
    p.emit(end(step, store(pointer(0, dt.int32), row * items + item, total - most, step)))
    given = np.random.default_rng(0).integers(-1000, 1000, (GROUPS, rounds, items)).astype(np.int32)
    result = empty(given.size, dt.int32)
    source = run(p.done(), [result, given.reshape(-1)], (GROUPS, 1, 1))
    wanted = given.sum(2, keepdims=True) - given.max(2, keepdims=True)
    assert np.array_equal(result.reshape(given.shape), np.broadcast_to(wanted, given.shape))
    assert source.count("workgroupBarrier();") == 4


def test_its_steps_are_counted() -> None:
    """llvmpipe ends loops in silence: the steps over subgroups are some of them."""
    p, rounds, items = Program(), 1000, 64
    item, step = special("l0", items), loop(rounds)
    p.emit(step)
    value = together(load(pointer(1, dt.int32), step * items + item), items, "add", item)
    p.emit(end(step, store(pointer(0, dt.int32), step * items + item, value, step)))
    assert iterations(p.done(), {}) == rounds + 1 + rounds * (items // 4 + 1)
    assert copies(p.done(), {}, rounds * (items // 4)) is None
    assert copies(p.done(), {}, rounds * (items // 4 + 1) + 200) == (8,)


# -- what it refuses


def _source(limits: Limits, items: int, group: dict[str, int]) -> str:
    p = Program()
    for name, count in group.items():
        p.emit(special(name, count))
    item = special("l0", group["l0"])
    value = load(pointer(1, dt.float32), item)
    p.emit(UOp(Op.STORE, void, store(pointer(0, dt.float32), item, together(value, items, "add", item)).src))
    return WGSLRenderer(limits).render(p.done())


def test_what_wgsl_does_not_promise() -> None:
    """Which work-items are a subgroup: neither a part of a work-group nor one of two dimensions."""
    subgroups = Limits(subgroups=True)
    assert "subgroupAdd" in _source(subgroups, 32, {"l0": 32})
    with pytest.raises(UnsupportedError, match="GROUP_REDUCE of 8 work-items in a work-group of 32 x 1 x 1"):
        _source(subgroups, 8, {"l0": 32})
    with pytest.raises(UnsupportedError, match="GROUP_REDUCE of 32 work-items in a work-group of 32 x 2 x 1"):
        _source(subgroups, 32, {"l0": 32, "l1": 2})
    with pytest.raises(UnsupportedError, match="the adapter has no subgroups"):
        _source(Limits(), 32, {"l0": 32})


def test_who_reduces_so() -> None:
    """An adapter with subgroups, numbers of 32 bits; what every browser has is without."""
    assert not WGSLRenderer().subgroups.reduce_group
    renderer = WGSLRenderer(dataclasses.replace(Limits(), subgroups=True, halves=True))
    assert renderer.subgroups.reduce_group
    taken = [
        d.name
        for d in (dt.float32, dt.int32, dt.uint32, dt.float16, dt.int8, dt.bool_)
        if renderer.supports(Op.GROUP_REDUCE, d, 4)
    ]
    assert taken == ["float32", "int32", "uint32"]
    assert not WGSLRenderer().supports(Op.GROUP_REDUCE, dt.float32, 1)
