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
from kg_opencl.arrays import array_of, buffer_of, queue
from opencl_support import opencl

DEVICE = opencl()
X = np.arange(100, dtype=np.float32)


def doubled(n: int = 100):
    return sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0), name="doubled")


def test_a_buffer_is_an_array_and_both_write() -> None:
    buffer = DEVICE.buffer(X)
    array = array_of(buffer)
    array += 1
    assert (buffer.numpy() == X + 1).all()
    buffer.copyin(X * 3)
    assert (array.get() == X * 3).all()


def test_a_part_of_a_buffer_begins_where_it_does() -> None:
    assert (array_of(DEVICE.buffer(X).view(7, 50)).get() == X[7:57]).all()


def test_memory_lives_as_long_as_the_array() -> None:
    array = array_of(DEVICE.buffer(X))
    gc.collect()
    other = [DEVICE.buffer(np.zeros(100, np.float32)) for _ in range(4)]
    assert (array.get() == X).all() and other


def test_an_array_is_an_argument_in_place() -> None:
    array = cl_array.to_device(queue(DEVICE), X)
    out = cl_array.zeros(queue(DEVICE), 100, np.float32)
    DEVICE.prepare(doubled(), [buffer_of(DEVICE, out), buffer_of(DEVICE, array)])()
    assert (out.get() == X * 2).all()


def test_a_part_of_an_array_is_one_in_place() -> None:
    array = cl_array.to_device(queue(DEVICE), X)
    buffer = buffer_of(DEVICE, array[3:])
    buffer.view(0, 1).copyin(np.float32([9]))
    assert array.get()[3] == 9 and (buffer.numpy()[1:] == X[4:]).all()


def test_a_buffer_keeps_the_array() -> None:
    array = cl_array.to_device(queue(DEVICE), X)
    gone = weakref.ref(array)
    buffer = buffer_of(DEVICE, array)
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
