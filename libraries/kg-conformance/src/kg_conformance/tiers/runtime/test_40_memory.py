"""Tier 40: memory.
What is written is read again, at every size and offset; what is freed is refused; live memory stays whole."""

import gc
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
from kg.dtype import STORABLE, DType, parse_dtype
from kg.errors import BufferError, DTypeError
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.memory.blocks import OutOfMemoryError
from kg.semantics.floats import Array, numpy_storage_dtype

from kg_conformance.compiling import small_ast
from kg_conformance.requires import requires
from kg_conformance.subject import Subject

DTYPES = [pytest.param(d, marks=requires(f"dtype.{d}"), id=str(d)) for d in STORABLE]
SIZES = (1, 2, 3, 5, 7, 15, 17, 31, 33, 63, 65, 255, 1023, 4097, 65_537)
#: More than any machine has.
_TOO_MUCH = 1 << 58
BYTE = parse_dtype("uint8")


def random_bytes(count: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).integers(0, 256, count, np.uint8)


@requires("memory")
@pytest.mark.parametrize("dtype", DTYPES)
def test_every_bit_comes_back(subject: Subject, dtype: DType):
    """Copies keep bits, those of NaNs and of denormals too."""
    raw = random_bytes(97 * dtype.itemsize).view(numpy_storage_dtype(dtype))
    buffer = subject.device.empty(raw.size, dtype)
    buffer.copyin(raw)
    assert np.array_equal(buffer.raw().view(np.uint8), raw.view(np.uint8))
    assert (buffer.size, buffer.nbytes, buffer.dtype) == (97, 97 * dtype.itemsize, dtype)


@requires("memory")
@pytest.mark.parametrize("size", SIZES)
def test_odd_sizes(subject: Subject, size: int):
    """No byte is lost at the end of a copy, and none is written beyond it."""
    values = random_bytes(size, size)
    buffers = [subject.device.empty(size, BYTE) for _ in range(3)]
    for number, buffer in enumerate(buffers):
        buffer.copyin(values ^ np.uint8(number))
    for number, buffer in enumerate(buffers):
        assert np.array_equal(buffer.raw(), values ^ np.uint8(number))


def test_nothing_is_a_size(subject: Subject):
    """Buffers of no elements can be made, copied, viewed and freed."""
    device = subject.device
    empty = device.empty(0, BYTE)
    empty.copyin(np.empty(0, np.uint8))
    assert empty.raw().size == 0 and len(empty) == 0
    whole = device.empty(4, BYTE)
    assert whole.view(4, 0).raw().size == 0
    empty.copy_from(whole.view(2, 0))
    empty.free()
    with pytest.raises(BufferError):
        empty.raw()


@requires("memory")
def test_copies_at_offsets(subject: Subject):
    """A copy into a view changes the view alone; a copy out of it reads it alone."""
    values = random_bytes(200)
    for start, count in ((0, 1), (1, 1), (3, 61), (64, 64), (127, 73), (199, 1)):
        whole = subject.device.buffer(values)
        part = whole.view(start, count)
        assert np.array_equal(part.raw(), values[start : start + count])
        new = ~values[start : start + count]
        part.copyin(new)
        expected = values.copy()
        expected[start : start + count] = new
        assert np.array_equal(whole.raw(), expected), f"{count} bytes at {start}"


@requires("memory")
def test_views_of_views(subject: Subject):
    """Offsets add up; a view in another dtype is of the same bytes."""
    values = np.arange(64, dtype=np.uint8)
    whole = subject.device.buffer(values)
    part = whole.view(8, 40).view(4, 16)
    assert part.raw().tolist() == list(range(12, 28))
    dtype = next(d for d in STORABLE if d.itemsize == 4 and subject.claims(f"dtype.{d}"))
    words = part.view(0, 4, dtype)
    assert np.array_equal(words.raw().view(np.uint8), values[12:28])


@requires("memory")
@pytest.mark.parametrize(("to", "source", "count"), [(0, 100, 50), (60, 10, 77), (10, 0, 64), (0, 10, 64), (3, 4, 101)])
def test_copies_on_the_device(subject: Subject, to: int, source: int, count: int):
    """Between buffers, and between views of one buffer that overlap."""
    values = random_bytes(200)
    expected = values.copy()
    expected[to : to + count] = values[source : source + count]
    one, other = subject.device.buffer(values), subject.device.buffer(values)
    one.view(to, count).copy_from(other.view(source, count))
    assert np.array_equal(one.raw(), expected)
    other.view(to, count).copy_from(other.view(source, count))
    assert np.array_equal(other.raw(), expected), "source and target overlap"


@requires("memory")
def test_copies_between_devices(subject: Subject):
    """To and from the reference device, through the host."""
    values = random_bytes(1000)
    here, there = subject.device.buffer(values), open_device("REF").empty(1000, BYTE)
    there.copy_from(here)
    assert np.array_equal(there.raw(), values)
    there.copyin(~values)
    here.view(10, 500).copy_from(there.view(200, 500))
    assert np.array_equal(here.raw()[10:510], ~values[200:700])


@pytest.mark.parametrize("dtype", DTYPES)
def test_addresses_are_aligned(subject: Subject, dtype: DType):
    """Every buffer starts at a multiple of its element, whatever was allocated before it."""
    kept: list[Buffer] = []
    for size in (1, 3, 7, 13, 100, 1, 5):
        kept += [subject.device.empty(size, BYTE), subject.device.empty(size, dtype)]
        assert kept[-1].address % dtype.itemsize == 0


@requires("memory")
def test_live_memory_is_nobody_elses(subject: Subject):
    """Freed memory is given out again, live memory never: patterns in many buffers stay as they are."""
    device = subject.device
    live: dict[int, Buffer] = {}
    random = np.random.default_rng(1)
    for step in range(300):
        size = int(random.integers(1, 5000))
        live[step] = device.buffer(np.full(size, step % 251, np.uint8))
        if step % 3 == 2:
            live.pop(int(random.choice(list(live)))).free()
        if step % 7 == 6:
            del live[int(random.choice(list(live)))]
    for step, buffer in live.items():
        raw = buffer.raw()
        assert (raw == step % 251).all(), f"buffer {step} of {buffer.size} bytes was overwritten"


@requires("memory")
def test_memory_is_reused(subject: Subject):
    """A thousand buffers one after another, 8 GB in all, take no more memory than one."""
    for number in range(1000):
        buffer = subject.device.empty(1 << 23, BYTE)
        if number % 100 == 0:
            buffer.view(0, 16).copyin(np.full(16, 7, np.uint8))
        del buffer


@requires("memory")
def test_too_much_memory_is_an_error(subject: Subject):
    """An allocation that can't be had raises OutOfMemoryError; the device works on."""
    for _ in range(3):
        with pytest.raises(OutOfMemoryError):
            subject.device.empty(_TOO_MUCH, BYTE)
    assert subject.device.buffer(np.arange(9, dtype=np.uint8)).raw().tolist() == list(range(9))


def test_freed_memory_is_refused(subject: Subject):
    """Every use of a freed buffer or of its views says that it was freed, a second free among them."""
    device = subject.device
    whole = device.empty(16, BYTE)
    part = whole.view(4, 8)
    part.free()
    assert whole.freed and part.freed
    uses: list[Callable[[], object]] = [whole.raw, whole.numpy, whole.free, part.raw, part.free, whole.clear]
    uses += [
        lambda: whole.view(0, 1),
        lambda: part.copyin(np.zeros(8, np.uint8)),
        lambda: device.empty(16, BYTE).copy_from(whole),
    ]
    for use in uses:
        with pytest.raises(BufferError, match="freed"):
            use()


def test_bad_buffers_are_refused(subject: Subject):
    """Sizes below zero, dtypes that no memory holds, views beyond the end, copies that don't fit."""
    device = subject.device
    buffer = device.empty(10, BYTE)
    with pytest.raises(BufferError):
        device.empty(-1, BYTE)
    with pytest.raises(DTypeError):
        device.empty(1, parse_dtype("index"))
    for start, size in ((-1, 2), (9, 2), (0, 11), (11, 0), (3, -1)):
        with pytest.raises(BufferError):
            buffer.view(start, size)
    for values in (np.zeros(9, np.uint8), np.zeros(11, np.uint8)):
        with pytest.raises(BufferError):
            buffer.copyin(values)
    with pytest.raises(BufferError):
        buffer.copy_from(device.empty(11, BYTE))


@requires("memory", "results")
def test_a_launch_keeps_its_memory(subject: Subject):
    """Buffers that only a launch still knows are not given to others."""
    ast = small_ast(subject)
    dtype = ast.src[0].src[0].type
    program = subject.device.load(subject.compile(ast))
    out, source = subject.device.empty(16, dtype), subject.device.buffer(np.arange(16), dtype)
    watched = out.view(0, 16)
    launch = program.bind([out, source])
    del out, source
    gc.collect()
    others = [subject.device.buffer(np.full(16, 99), dtype) for _ in range(50)]
    launch()
    assert watched.numpy().tolist() == [3 * i for i in range(16)]
    assert all((other.numpy() == 99).all() for other in others)


@requires("memory", "dlpack")
@pytest.mark.parametrize("dtype", DTYPES)
def test_dlpack_round_trip(subject: Subject, dtype: DType):
    """A buffer goes out by DLPack and comes back over the same memory: what one writes the other sees."""
    raw = random_bytes(24 * dtype.itemsize).view(numpy_storage_dtype(dtype))
    first = subject.device.empty(24, dtype)
    first.copyin(raw)
    second = subject.device.share(first, dtype)
    assert (second.size, second.dtype, second.address) == (24, dtype, first.address)
    assert np.array_equal(second.raw().view(np.uint8), raw.view(np.uint8))
    second.copyin(raw[::-1])
    assert np.array_equal(first.raw().view(np.uint8), raw[::-1].copy().view(np.uint8))


@requires("memory", "dlpack")
def test_dlpack_keeps_memory(subject: Subject):
    """Memory lives as long as anybody's capsule, and a view goes out as what it is."""
    first = subject.device.buffer(np.arange(40, dtype=np.uint8))
    second = subject.device.share(first.view(7, 20))
    del first
    gc.collect()
    others = [subject.device.buffer(np.full(40, 255, np.uint8)) for _ in range(50)]
    assert second.raw().tolist() == list(range(7, 27))
    assert len(others) == 50


@requires("memory", "dlpack")
def test_dlpack_says_where_it_is(subject: Subject):
    """`__dlpack_device__` names a device; numpy takes what is on the host, and another device is refused."""
    buffer = subject.device.buffer(np.arange(6, dtype=np.uint8))
    kind, number = buffer.__dlpack_device__()
    assert kind > 0 and number >= 0
    if kind == 1:
        assert np.from_dlpack(cast(Any, buffer)).tolist() == list(range(6))  # numpy's protocol is of its own old form
    with pytest.raises(BufferError):
        buffer.__dlpack__(dl_device=(kind + 1, 0))
