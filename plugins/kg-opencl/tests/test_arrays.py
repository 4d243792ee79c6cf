"""pyopencl's arrays and kg's buffers over the same memory."""

from __future__ import annotations

import gc
import weakref

import kg_array as ka
import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array
import pytest
from kg.dtype import bfloat16, float32
from kg.errors import BufferError
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_opencl.arrays import array_of, buffer_of, queue
from opencl_support import as_if_a_gpu, opencl

DEVICE = opencl()
KINDS = {"processor": DEVICE, "gpu": as_if_a_gpu()}
X = np.arange(100, dtype=np.float32)


def doubled(n: int = 100):
    return sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0), name="doubled")


@pytest.fixture(params=list(KINDS))
def device(request: pytest.FixtureRequest) -> Device:
    return KINDS[request.param]


def test_a_buffer_is_an_array_and_both_write(device: Device) -> None:
    buffer = device.buffer(X)
    array = array_of(buffer)
    array += 1
    assert (buffer.numpy() == X + 1).all()
    buffer.copyin(X * 3)
    assert (array.get() == X * 3).all()


def test_a_part_of_a_buffer_begins_where_it_does(device: Device) -> None:
    assert (array_of(device.buffer(X).view(7, 50)).get() == X[7:57]).all()


def test_memory_lives_as_long_as_the_array(device: Device) -> None:
    array = array_of(device.buffer(X))
    gc.collect()
    other = [device.buffer(np.zeros(100, np.float32)) for _ in range(4)]
    assert (array.get() == X).all() and other


def test_an_array_is_an_argument_in_place(device: Device) -> None:
    array = cl_array.to_device(queue(device), X)
    out = cl_array.zeros(queue(device), 100, np.float32)
    device.prepare(doubled(), [buffer_of(device, out), buffer_of(device, array)])()
    assert (out.get() == X * 2).all()


def test_a_part_of_an_array_is_one_in_place(device: Device) -> None:
    array = cl_array.to_device(queue(device), X)
    buffer = buffer_of(device, array[3:])
    buffer.view(0, 1).copyin(np.float32([9]))
    assert array.get()[3] == 9 and (buffer.numpy()[1:] == X[4:]).all()


def test_a_buffer_keeps_the_array(device: Device) -> None:
    array = cl_array.to_device(queue(device), X)
    gone = weakref.ref(array)
    buffer = buffer_of(device, array)
    del array
    gc.collect()
    assert gone() is not None and (buffer.numpy() == X).all()
    del buffer
    gc.collect()
    assert gone() is None


def test_an_array_of_kg_array_is_copied() -> None:
    x = ka.reshape(ka.asarray(X, device="OPENCL"), (10, 10))
    array = array_of(x)
    array += 1
    assert array.shape == (10, 10) and (x.numpy().ravel() == X).all() and (array.get().ravel() == X + 1).all()


def test_what_can_not_be_shared_is_said() -> None:
    other = cl.CommandQueue(cl.Context([queue(DEVICE).device]))
    with pytest.raises(BufferError, match="another context than OPENCL"):
        buffer_of(DEVICE, cl_array.to_device(other, X))
    with pytest.raises(BufferError, match="C-contiguous"):
        buffer_of(DEVICE, cl_array.to_device(queue(DEVICE), np.ones((4, 6), np.float32))[:, 2:4])
    with pytest.raises(BufferError, match="no device of OpenCL's"):
        buffer_of(open_device("REF"), None)
    with pytest.raises(BufferError, match="numpy has no bfloat16"):
        array_of(DEVICE.empty(4, bfloat16))
    with pytest.raises(BufferError, match="list has no memory"):
        array_of([1.0])


def test_numpy_sees_memory_of_a_processor_by_dlpack() -> None:
    buffer = DEVICE.buffer(X)
    seen = np.from_dlpack(buffer)  # type: ignore[arg-type] # numpy asks for types that it does not need
    DEVICE.prepare(doubled(), [buffer, DEVICE.buffer(X)])()
    DEVICE.synchronize()
    assert (seen == X * 2).all()
    seen[:] = 5
    assert (buffer.numpy() == 5).all()
    del buffer
    gc.collect()
    assert (DEVICE.buffer(X).numpy() == X).all() and (seen == 5).all()


def test_memory_that_comes_back_is_the_same_buffer_of_the_driver() -> None:
    buffer = DEVICE.buffer(X)
    back = DEVICE.share(np.from_dlpack(buffer)[10:20])  # type: ignore[arg-type]
    (memory, first), (same, byte) = (DEVICE.runtime.card.place(b.address) for b in (buffer, back))  # type: ignore[attr-defined]
    assert memory is same and byte == first + 40
    del buffer
    gc.collect()
    assert (back.numpy() == X[10:20]).all()


def test_memory_of_a_gpu_has_no_address() -> None:
    with pytest.raises(BufferError, match="has no DLPack form"):
        KINDS["gpu"].buffer(X).__dlpack__()


def test_an_array_of_a_processor_is_numpys_without_a_copy() -> None:
    x = ka.asarray(X, device="OPENCL") * 2
    seen = np.asarray(x, copy=False)
    assert not seen.flags.owndata and (seen == X * 2).all()
