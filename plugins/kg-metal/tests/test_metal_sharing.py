"""Memory that Metal and others share without a copy, over the fake:
DLPack, where a tensor is a buffer's pointer, pages of numpy's, what is short of memory."""

from __future__ import annotations

import ctypes
import gc
import importlib
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from kg.dtype import float32, uint8
from kg.errors import BufferError
from kg.plugin import Buffer
from kg.runtime.buffers.dlpack import _Managed  # pyright: ignore[reportPrivateUsage]
from kg_metal.card.metal import MetalCard
from kg_metal.runtime import MetalRuntime

METAL = 8
KEPT: list[Tensor] = []
PAGE = 16384


@pytest.fixture
def runtime(framework: ModuleType) -> MetalRuntime:
    return MetalRuntime("METAL", MetalCard(), (METAL, 0))


def card_of(runtime: MetalRuntime) -> Any:
    return runtime.card


class Tensor:
    """Another library's, over a buffer of its own."""

    def __init__(self, buffer: Any, count: int, offset: int = 0, device: tuple[int, int] = (METAL, 0)) -> None:
        self.buffer, self.where = buffer, device
        self.shape = (ctypes.c_int64 * 1)(count)
        self.managed = _Managed()
        tensor = self.managed.tensor
        tensor.data, tensor.byte_offset, tensor.ndim = buffer.__c_void_p__().value, offset, 1
        tensor.device.type, tensor.device.number = device
        tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes = 2, 32, 1
        tensor.shape = self.shape
        KEPT.append(self)  # its struct is the taker's

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.where

    def __dlpack__(self, *, max_version: tuple[int, int] | None = None) -> object:
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.managed), b"dltensor", None)


def buffer_of(framework: Any, values: np.ndarray, *, private: bool = False, untracked: bool = False) -> Any:
    return framework.Buffer(values.view(np.uint8).copy(), framework._DEVICES[0], private=private, untracked=untracked)


def pages(count: int) -> np.ndarray:
    """Whole pages of the host's, as mmap gives them."""
    held = np.zeros((count + 1) * PAGE, np.uint8)
    first = -held.ctypes.data % PAGE
    return held[first : first + count * PAGE].view(np.float32)


# -- out


def test_a_tensor_is_a_buffer_and_an_offset(runtime: MetalRuntime) -> None:
    made = Buffer.of(runtime, np.arange(16, dtype=np.float32)).view(4, 8)
    assert made.__dlpack_device__() == (METAL, 0)
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    capsule: Any = made.__dlpack__()
    tensor = _Managed.from_address(pointer(capsule, b"dltensor")).tensor
    found = importlib.import_module("objc").objects[tensor.data]
    assert tensor.byte_offset == 16 and tensor.shape[0] == 8
    assert found._memory.view(np.float32)[4:12].tolist() == list(range(4, 12))


def test_what_comes_back_is_the_same_memory(runtime: MetalRuntime) -> None:
    first = Buffer.of(runtime, np.arange(16, dtype=np.float32))
    second = Buffer.share(runtime, first.view(4, 8))
    assert second.address == first.address + 16
    second.copyin(np.full(8, 7, np.float32))
    assert first.numpy().tolist() == [0, 1, 2, 3, *[7] * 8, 12, 13, 14, 15]


# -- in


@pytest.mark.parametrize("private", [False, True])
def test_others_memory_is_used_in_place(runtime: MetalRuntime, framework: Any, private: bool) -> None:
    theirs = buffer_of(framework, np.arange(16, dtype=np.float32), private=private)
    shared = Buffer.share(runtime, Tensor(theirs, 8, 16))
    assert shared.numpy().tolist() == list(range(4, 12))
    shared.copyin(np.full(8, 3, np.float32))
    copied = Buffer.empty(runtime, 8, float32)
    copied.copy_from(shared)
    assert copied.numpy().tolist() == [3] * 8
    assert theirs._memory.view(np.float32).tolist() == [0, 1, 2, 3, *[3] * 8, 12, 13, 14, 15]


@pytest.mark.parametrize("untracked", [False, True])
def test_memory_that_metal_keeps_in_no_order(runtime: MetalRuntime, framework: Any, untracked: bool) -> None:
    """MLX's: what an encoder wrote there has ended before the next one begins."""
    theirs, card = buffer_of(framework, np.arange(16, dtype=np.float32), untracked=untracked), card_of(runtime)
    address, keep = card.adopt(theirs.__c_void_p__().value, 0)
    for value in (b"\x01", b"\x02"):
        card.fill(address, value, 64)
        with importlib.import_module("objc").autorelease_pool():
            card._commands.dispatches()
        assert bool(theirs._memory[0] == value[0]) is untracked
    del keep


def test_bytes_of_private_memory_that_are_no_words(runtime: MetalRuntime, framework: Any) -> None:
    theirs = buffer_of(framework, np.arange(8, dtype=np.float32), private=True)
    card, before = card_of(runtime), theirs._memory.copy()
    address, keep = card.adopt(theirs.__c_void_p__().value, 0)
    card.write(address + 5, np.full(6, 9, np.uint8))
    found = np.empty(9, np.uint8)
    card.read(found, address + 3)
    before[5:11] = 9
    assert np.array_equal(found, before[3:12]) and np.array_equal(theirs._memory, before) and keep


def test_one_buffer_has_one_address(runtime: MetalRuntime, framework: Any) -> None:
    """So that arguments which overlap are seen."""
    theirs = buffer_of(framework, np.arange(16, dtype=np.float32))
    first, second = (Buffer.share(runtime, Tensor(theirs, 8, offset)) for offset in (0, 32))
    assert second.address == first.address + 32
    count = len(card_of(runtime)._memory)
    del first, second
    gc.collect()
    assert len(card_of(runtime)._memory) == count - 1


def test_what_can_not_be_used_in_place(runtime: MetalRuntime, framework: Any) -> None:
    small = buffer_of(framework, np.arange(4, dtype=np.float32))
    other = framework.Buffer(np.zeros(64, np.uint8), framework._DEVICES[1])
    for tensor, words in (
        (Tensor(small, 4, 20), "byte 20 of a buffer of 16"),
        (Tensor(small, 8), "32 bytes at byte 0 of a buffer of 16"),
        (Tensor(other, 4), "another GPU"),
        (Tensor(small, 4, device=(METAL, 1)), "can't be used in place"),
    ):
        with pytest.raises(BufferError, match=words):
            Buffer.share(runtime, tensor)
    gc.collect()
    assert not card_of(runtime)._adopted


# -- pages of the host


def test_pages_of_numpy_are_used_in_place(runtime: MetalRuntime) -> None:
    array = pages(2)
    shared = Buffer.share(runtime, array)
    shared.view(5, 3).copyin(np.full(3, 2, np.float32))
    runtime.synchronize()
    assert array[4:9].tolist() == [0, 2, 2, 2, 0]
    array[0] = 8
    assert shared.numpy()[0] == 8
    count = len(card_of(runtime)._memory)
    del shared
    gc.collect()
    assert len(card_of(runtime)._memory) == count - 1


def test_what_is_no_whole_pages(runtime: MetalRuntime, framework: Any) -> None:
    for array in (pages(1)[:-1], pages(2)[1 : 1 + PAGE // 4]):
        with pytest.raises(BufferError, match="whole pages"):
            Buffer.share(runtime, array)
    for wrong in ("_copies", "_refuses"):
        setattr(framework._DEVICES[0], wrong, 1)
        with pytest.raises(BufferError, match="does not take this memory in place"):
            Buffer.share(runtime, pages(1))
        setattr(framework._DEVICES[0], wrong, 0)


# -- little memory


def test_what_is_kept_goes_where_memory_is_short(runtime: MetalRuntime, framework: Any) -> None:
    device = framework._DEVICES[0]
    gc.collect()
    kept = Buffer.empty(runtime, 1 << 20, uint8)
    del kept
    before = device._allocated
    device._works_well_with = before + 4096
    Buffer.empty(runtime, 1 << 10, uint8)
    assert device._allocated > before  # there is room: what was freed is kept
    runtime.card.facts = type(runtime.card.facts)("", "", before + 4096, 1 << 35)
    Buffer.empty(runtime, 1 << 16, uint8)
    assert device._allocated < before
