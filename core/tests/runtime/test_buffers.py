"""Buffers: what goes in comes out, views and shared memory, DLPack, and what is refused."""

import builtins
import copy
import gc
import pickle
import subprocess
import sys
import weakref

import numpy as np
import pytest
from kg.dtype import STORABLE, bfloat16, bool_, float8_e4m3, float16, float32, int8, int32, uint8
from kg.errors import BufferError, DTypeError, LaunchError, UnsupportedError
from kg.ir.build import const, param, sink
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.device import Device
from kg.runtime.memory.blocks import HostAllocator, OutOfMemoryError
from kg.semantics.floats import numpy_storage_dtype

pytestmark = pytest.mark.part(6)


FOUR = np.arange(4, dtype=np.float32)


def test_every_dtype_goes_in_and_out(ref: Device):
    for dtype in STORABLE:
        values = np.array([0, 1, 0, 1], numpy_storage_dtype(dtype)) if dtype is bool_ else np.array([0.0, 1.0, 2.0, 0.5])
        if dtype.is_int:
            values = np.array([0, 1, 2, 100])
        buffer = ref.buffer(values, dtype)
        assert np.array_equal(buffer.numpy(), values), dtype
        assert buffer.nbytes == 4 * dtype.itemsize == buffer.raw().nbytes


def test_foreign_floats_are_encoded_or_taken_as_bits(ref: Device):
    assert ref.buffer([1.0, -2.0], bfloat16).raw().tolist() == [0x3F80, 0xC000]
    assert ref.buffer(np.array([0x3F80], np.uint16), bfloat16).numpy().tolist() == [1.0]
    assert ref.buffer([448.0, 1000.0], float8_e4m3).numpy()[0] == 448


def test_views_share_memory_and_are_checked(ref: Device):
    whole = ref.buffer(np.arange(10, dtype=np.int32))
    part = whole.view(2, 5).view(1, 3)
    assert part.numpy().tolist() == [3, 4, 5]
    part.copyin([7, 8, 9])
    assert whole.numpy().tolist() == [0, 1, 2, 7, 8, 9, 6, 7, 8, 9]
    assert whole.view(0, 8, uint8).numpy().tolist() == [0, 0, 0, 0, 1, 0, 0, 0]
    for start, size in ((-1, 2), (9, 2), (0, 11), (11, 0), (3, -1)):
        with pytest.raises(BufferError, match="are not within 10 int32"):
            whole.view(start, size)
    with pytest.raises(LaunchError, match="not aligned"):
        ref.load(sink(param(0, (1,), int32).store(const(1, int32).reshape(1)), name="one")).bind(
            [whole.view(0, 39, uint8).view(1, 1, int32)]
        )


def test_freed_buffers_and_views_are_refused_everywhere(ref: Device):
    whole = ref.buffer(FOUR)
    part = whole.view(0, 2)
    array = whole.as_numpy()
    part.free()
    assert whole.freed and "freed" in repr(whole)
    uses = (
        *(whole.numpy, whole.raw, whole.as_numpy, whole.free, part.free, whole.clear, whole.__dlpack__, whole.block),
        *(
            lambda: whole.view(0, 1),
            lambda: whole.copyin(FOUR),
            lambda: whole.address,
            lambda: whole.copy_from(ref.buffer(FOUR)),
        ),
        lambda: ref.buffer(FOUR).copy_from(whole),
    )
    for use in uses:
        with pytest.raises(BufferError, match="was freed"):
            use()
    assert array.tolist() == [0, 1, 2, 3]  # what was made from it stays whole


def test_bad_sizes_and_dtypes(ref: Device):
    with pytest.raises(BufferError, match="-1 elements"):
        ref.empty(-1, float32)
    with pytest.raises(TypeError):
        ref.empty(1.5, float32)  # pyright: ignore[reportArgumentType]
    with pytest.raises(DTypeError, match=r"can't hold float32x4"):
        ref.empty(4, float32.vec(4))
    with pytest.raises(DTypeError, match="no dtype for an array of complex128"):
        ref.buffer(np.zeros(2, np.complex128))
    with pytest.raises(OutOfMemoryError, match="bytes of host memory"):
        ref.empty(1 << 60, float32)
    with pytest.raises(BufferError, match=r"3 values \(shape \(3,\)\) can't fill a buffer of 4 float32"):
        ref.buffer(FOUR).copyin(FOUR[:3])
    assert ref.empty(0, float32).numpy().shape == (0,)


def test_copies_between_devices_and_overlapping(ref: Device):
    one, two = ref.buffer(FOUR), ref.empty(4, float32)
    two.copy_from(one)
    assert two.numpy().tolist() == FOUR.tolist()
    one.view(1, 3).copy_from(one.view(0, 3))
    assert one.numpy().tolist() == [0, 0, 1, 2]
    two.copy_from(open_device("NULL").empty(4, float32))
    assert two.numpy().tolist() == [0, 0, 0, 0]
    with pytest.raises(BufferError, match="4 int8 can't fill a buffer of 4 float32"):
        two.copy_from(ref.empty(4, int8))


def test_shared_memory_is_seen_by_both(ref: Device):
    array = FOUR.copy()
    buffer = ref.share(array)
    array[0] = 9
    buffer.as_numpy()[1] = 8
    assert buffer.numpy().tolist() == [9, 8, 2, 3] == array.tolist()
    with pytest.raises(BufferError, match="C-contiguous"):
        ref.share(np.zeros((4, 4), np.float32)[:, ::2])
    with pytest.raises(BufferError, match="can't be used in place as float16"):
        ref.share(array, float16)
    with pytest.raises(UnsupportedError, match="copy it into a buffer"):
        open_device("NULL").share(array)
    with pytest.raises(BufferError, match="has no __dlpack__"):
        ref.share([1, 2])


@pytest.mark.parametrize("dtype", [d for d in STORABLE if d not in (bfloat16,) and not d.name.startswith("float8")], ids=str)
def test_dlpack_round_trip(ref: Device, dtype):
    buffer = ref.buffer(np.array([0, 1, 1, 0]), dtype)
    array = np.from_dlpack(buffer)
    assert np.array_equal(array, buffer.numpy()) and array.dtype == (np.bool_ if dtype is bool_ else numpy_storage_dtype(dtype))
    again = ref.share(np.arange(3)) if dtype is bool_ else Buffer.share(ref.runtime, _Foreign(array))
    assert again.size in (3, 4)
    buffer.free()
    gc.collect()
    assert array[1] == 1


class _Foreign:
    """An object that speaks DLPack and is no numpy array."""

    def __init__(self, array: object) -> None:
        self.array = array

    def __dlpack__(self) -> object:
        return self.array.__dlpack__()  # pyright: ignore

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()  # pyright: ignore


def test_dlpack_of_foreign_floats_and_unused_capsules(ref: Device):
    from kg.runtime.buffers import dlpack

    gc.collect()
    dlpack._let_go_unused()
    before = len(dlpack._exported)
    for dtype in (bfloat16, float8_e4m3):
        buffer = ref.buffer([1.0, 2.0], dtype)
        again = ref.share(buffer)
        assert again.dtype is dtype and again.numpy().tolist() == [1, 2]
        capsule = buffer.__dlpack__()
        refused = (RuntimeError, builtins.BufferError)  # before NumPy 2.5, and since
        with pytest.raises(refused, match="dtype"):  # numpy drops the capsule while its error is set
            np.from_dlpack(buffer)
        assert len(dlpack._exported) == before + 3
        other = buffer.__dlpack__()
        assert len(dlpack._exported) == before + 3, (
            "what numpy dropped is let go; what was imported and a capsule that is held are not"
        )
        del capsule, other, again, buffer
    dlpack._let_go_unused()
    gc.collect()
    assert len(dlpack._exported) == before
    assert not dlpack._waiting.keys() - dlpack._exported.keys()


def test_dlpack_refuses_what_it_cannot_say(ref: Device):
    buffer = ref.buffer(FOUR)
    with pytest.raises(BufferError, match=r"strid|contiguous"):
        ref.share(_Foreign(np.zeros((4, 4))[:, ::2]))
    with pytest.raises(BufferError, match="DLPack device"):
        buffer.__dlpack__(dl_device=(2, 0))
    with pytest.raises(BufferError, match="no DLPack form"):
        open_device("NULL").buffer(FOUR).__dlpack__()
    copied = np.from_dlpack(buffer, copy=True)
    copied[0] = 5
    assert buffer.numpy()[0] == 0


ENDED = """
import os
import sys
from kg.runtime.memory.blocks import Block, HostAllocator

def forgotten(block):
    print("freed", file=sys.stderr)

class Own(HostAllocator):
    def free(self, block):
        forgotten(block)

Block(Own(), 4, 0)
os.kept = Block(Own(), 4, 0)
"""


def test_memory_that_outlives_the_modules_of_its_allocator_says_nothing():
    ended = subprocess.run([sys.executable, "-c", ENDED], capture_output=True, text=True, check=True)
    assert ended.stderr == "freed\n"  # the first; of the other the allocator's function is gone


def test_memory_can_not_be_pickled_or_copied_as_an_object(ref: Device):
    buffer = ref.buffer(FOUR)
    for duplicate in (copy.deepcopy, pickle.dumps, lambda b: copy.copy(b.block())):
        with pytest.raises(BufferError, match=r"use buffer\.numpy"):
            duplicate(buffer)


def test_memory_lives_as_long_as_its_arrays():
    freed: list[int] = []

    class Watching(HostAllocator):
        def free(self, block) -> None:
            freed.append(block.nbytes)

    device = open_device("REF")
    runtime = type(device.runtime)()
    runtime.allocator = Watching()
    buffer = Buffer.of(runtime, FOUR)
    array = buffer.as_numpy()[1:]
    del buffer
    gc.collect()
    assert freed == [] and array.tolist() == [1, 2, 3]
    del array
    gc.collect()
    assert freed == [16]


def test_dlpack_names_memory_as_the_allocator_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a handle and an offset, where others know it by such; what keeps the name goes with the buffer."""

    class Kept:
        """What an allocator remembers a handle by."""

    device, kept = open_device("REF"), Kept()
    allocator, alive = type(device.runtime.allocator), weakref.ref(kept)
    first = device.buffer(np.arange(12, dtype=np.uint8)).view(4, 8)
    asked: list[tuple[int, int]] = []
    names = [kept]
    del kept

    def at_name(self: object, data: int, byte_offset: int) -> tuple[int, object]:
        asked.append((data, byte_offset))
        return data + byte_offset, names.pop()

    monkeypatch.setattr(allocator, "named", lambda self, address: (address - 4, 4))
    monkeypatch.setattr(allocator, "at_name", at_name)
    second = device.share(first)
    assert asked == [(first.address - 4, 4)] and second.address == first.address
    gc.collect()
    assert alive() is not None
    del second
    gc.collect()
    assert alive() is None
