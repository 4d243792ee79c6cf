"""Targets that bind few buffers: what a graph computes of more becomes several kernels,
what is written by hand is refused."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from math import prod

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float32
from kg.errors import UnsupportedError
from kg.ir.args import Param
from kg.ir.build import argmax, param, sink
from kg.ir.op import Op
from kg.ir.shapes.shape import dim_max
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.data import LaunchStep
from kg.semantics.floats import Array
from kg.settings import override
from kg.target.capabilities import Arguments
from kg_graph.canonical import canonical
from kg_graph.partition import partition


def buffer(number: int, *shape: int, dtype: DType = float32) -> UOp:
    return UOp(Op.BUFFER, dtype, (), Param(number, shape))


@pytest.fixture(params=["CPU:LLVM", "REF"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


def parts(device: Device, most: int, arrays: Mapping[int, Array], value: UOp) -> Array:
    """A value as kernels of so many buffers at most compute it."""
    few = copy(device.renderer)
    few.arguments = Arguments(most)
    call = canonical([value])
    plan, _ = partition(call, few)
    assert max(len(step.buffers) for step in plan.steps if isinstance(step, LaunchStep)) <= most
    output = device.empty(prod(dim_max(d) for d in value.shape), float32)
    device.bind(plan, [output, *(device.buffer(arrays[leaf.param.slot]) for leaf in call.leaves)])()
    return output.numpy()


def test_no_kernel_of_several_results_has_more_buffers_than_a_target_binds(device: Device):
    """Each of six results reads one array of its own and one that all share:
    two fit into a kernel of five buffers."""
    shared = buffer(0, 16)
    values = [buffer(n, 16) * shared + 1.0 for n in range(1, 7)]
    assert len(partition(canonical(values), device.renderer)[0].steps) == 1
    few = copy(device.renderer)
    few.arguments = Arguments(5)
    plan, _ = partition(canonical(values), few)
    assert [len(step.buffers) for step in plan.steps if isinstance(step, LaunchStep)] == [5, 5, 5]
    arrays = {n: np.arange(16, dtype=np.float32) + n for n in range(7)}
    call = canonical(values)
    outputs = [device.empty(16, float32) for _ in values]
    inputs = [device.buffer(arrays[leaf.param.slot]) for leaf in call.leaves]
    device.bind(plan, [*outputs, *inputs])()
    for n, found in enumerate(outputs, 1):
        np.testing.assert_array_equal(found.numpy(), arrays[n] * arrays[0] + 1)


def test_a_result_of_more_buffers_than_a_target_binds_is_computed_in_parts(device: Device):
    """A sum of nine arrays, each row of it over its own sum: no kernel of five buffers reads all of them."""
    arrays = {n: np.random.default_rng(n).integers(1, 9, (4, 16)).astype(np.float32) for n in range(9)}
    total = buffer(0, 4, 16)
    for n in range(1, 9):
        total = total + buffer(n, 4, 16) * float(n)
    few = copy(device.renderer)
    few.arguments = Arguments(5)
    call = canonical([total / total.sum(1).broadcast_to(4, 16)])
    plan, _ = partition(call, few)
    assert max(len(step.buffers) for step in plan.steps if isinstance(step, LaunchStep)) <= 5
    output = device.empty(64, float32)
    device.bind(plan, [output, *(device.buffer(arrays[leaf.param.slot]) for leaf in call.leaves)])()
    expected = arrays[0] + sum(arrays[n] * n for n in range(1, 9))
    np.testing.assert_allclose(output.numpy().reshape(4, 16), expected / expected.sum(1, keepdims=True), rtol=1e-6)


@pytest.mark.parametrize("most", (3, 5, 8))
def test_what_is_put_together_of_more_buffers_than_a_target_binds(device: Device, most: int):
    """Arrays side by side, each of which has a buffer of its own, and some beside numbers of others."""
    arrays = {n: np.arange(6, dtype=np.float32).reshape(2, 3) + 10 * n for n in range(20)}
    whole = buffer(0, 2, 3).stack(*(buffer(n, 2, 3) for n in range(1, 20)), axis=1)
    expected = np.stack(list(arrays.values()), axis=1)
    np.testing.assert_array_equal(parts(device, most, arrays, whole), expected.reshape(-1))
    sums = whole.reshape(2, 60) + whole.sum(1, 2).reshape(2, 1).broadcast_to(2, 60)
    wanted = expected.reshape(2, 60) + expected.reshape(2, 60).sum(1, keepdims=True)
    np.testing.assert_array_equal(parts(device, most, arrays, sums), wanted.reshape(-1))


def test_a_reduction_of_several_states_is_no_part_by_itself(device: Device):
    """It is its states that have memory."""
    arrays = {n: np.random.default_rng(n).integers(1, 9, (4, 16)).astype(np.float32) for n in range(8)}
    first = buffer(0, 4, 16) + buffer(1, 4, 16) + buffer(2, 4, 16)
    places, reads = argmax(first, 1), buffer(3, 4, 16)
    for n in range(4, 8):
        reads = reads + buffer(n, 4, 16)
    found = parts(device, 5, arrays, places.cast(float32).broadcast_to(4, 16) + reads)
    at = np.argmax(arrays[0] + arrays[1] + arrays[2], axis=1)[:, None]
    np.testing.assert_array_equal(found, (at + sum(arrays[n] for n in range(3, 8))).reshape(-1))


def test_a_kernel_by_hand_of_more_buffers_is_refused(device: Device):
    """The record of faults is one of them."""
    few = copy(device.renderer)
    few.arguments = Arguments(5)
    total = param(1, (4,), float32)
    for n in range(2, 5):
        total = total + param(n, (4,), float32)
    ast = sink(param(0, (4,), float32).store(total), name="total")
    to_program(ast, few)
    place = f"{few.device}:{few.suffix}"
    with override(sanitize=True), pytest.raises(UnsupportedError, match=rf"total needs 6 buffers, and {place} binds 5 at most"):
        to_program(ast, few)
    more = sink(param(0, (4,), float32).store(total + param(5, (4,), float32)), name="more")
    with pytest.raises(UnsupportedError, match=rf"more needs 6 buffers, and {place} binds 5 at most \(arguments.most\)"):
        to_program(more, few)


def test_parts_leave_room_for_the_record_of_faults(device: Device):
    few = copy(device.renderer)
    few.arguments = Arguments(5)
    with override(sanitize=True):
        plan, _ = partition(canonical([sum((buffer(n, 4) for n in range(1, 9)), buffer(0, 4))]), few)
    assert max(len(step.buffers) for step in plan.steps if isinstance(step, LaunchStep)) == 4
