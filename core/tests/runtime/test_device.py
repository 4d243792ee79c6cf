"""Devices: REF runs what the interpreter says, NULL runs nothing, and no wrong buffer or value reaches a kernel."""

import builtins
import copy
import gc
import pickle
import subprocess
import sys
import weakref

import numpy as np
import pytest
from kg.dtype import STORABLE, bfloat16, bool_, float8_e4m3, float16, float32, float64, int8, int32, uint8, void
from kg.errors import BufferError, DTypeError, KgError, OutOfBounds, UnsupportedError
from kg.ir.build import const, param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import LaunchError
from kg.runtime.device import Device
from kg.runtime.memory.blocks import HostAllocator, OutOfMemoryError
from kg.runtime.sizes import evaluate, size_function
from kg.semantics.floats import numpy_storage_dtype
from kg.settings import override

pytestmark = pytest.mark.part(6)


def store(slot: int, shape: tuple[int | UOp, ...], value: UOp) -> UOp:
    return UOp(Op.STORE, void, (param(slot, shape, value.type), value))


def add_kernel(count: int | UOp = 4) -> UOp:
    x, y = (param(slot, (count,), float32) for slot in (1, 2))
    return sink(store(0, (count,), x + y), name="add")


@pytest.fixture
def ref() -> Device:
    return open_device("REF")


FOUR = np.arange(4, dtype=np.float32)


def test_run_takes_arrays_that_are_read_or_all_by_slot(ref: Device):
    for arrays in ((FOUR, FOUR), (None, FOUR, FOUR), (FOUR, FOUR, FOUR)):
        (out,) = ref.run(add_kernel(), *arrays)
        assert out.tolist() == [0, 2, 4, 6]
    with pytest.raises(LaunchError, match=r"reads parameters \[1, 2\] of \[0, 1, 2\]; 1 arrays"):
        ref.run(add_kernel(), FOUR)
    with pytest.raises(LaunchError, match="reads parameter 2"):
        ref.run(add_kernel(), None, FOUR, None)


def test_run_reads_arrays_where_they_are_and_gives_its_own_memory(ref: Device, monkeypatch: pytest.MonkeyPatch):
    """Copies of inputs and results cost more than a kernel that memory limits. One that is written must be one."""
    copied: list[int] = []
    monkeypatch.setattr(ref.runtime.allocator, "copyin", lambda block, offset, data: copied.append(data.nbytes))
    (out,) = ref.run(add_kernel(), FOUR, FOUR)
    assert copied == [] and out.tolist() == [0, 2, 4, 6] and out.flags.writeable
    monkeypatch.undo()
    again = ref.run(add_kernel(), FOUR, FOUR)[0]
    again[:] = 7
    assert out.tolist() == [0, 2, 4, 6], "each result has memory of its own"
    shifted = np.arange(8, dtype=np.float32)[::2]
    fixed = FOUR.copy()
    fixed.flags.writeable = False
    assert ref.run(add_kernel(), shifted, fixed)[0].tolist() == [0, 3, 6, 9]  # neither may be used in place
    mine = FOUR.copy()
    (changed,) = ref.run(sink(store(0, (4,), param(0, (4,), float32) + 1.0), name="increase"), mine)
    assert changed.tolist() == [1, 2, 3, 4] and mine.tolist() == [0, 1, 2, 3]


def test_run_keeps_shapes_and_order_of_outputs(ref: Device):
    x = param(1, (2, 3), float32)
    kernel = sink(store(2, (2, 3), x + 1.0), store(0, (2, 3), x * 2.0), name="two")
    values = np.arange(6, dtype=np.float32).reshape(2, 3)
    twice, more = ref.run(kernel, values)
    assert np.array_equal(twice, values * 2) and np.array_equal(more, values + 1)


def test_symbolic_sizes_are_checked_at_launch(ref: Device):
    kernel = add_kernel(variable("n", 1, 100))
    assert ref.run(kernel, FOUR, FOUR, n=4)[0].tolist() == [0, 2, 4, 6]
    with pytest.raises(LaunchError, match="argument 1 needs 5 elements of float32, the buffer has 4"):
        ref.bind(kernel, [ref.empty(9, float32), ref.buffer(FOUR), ref.buffer(FOUR)])(n=5)
    with pytest.raises(LaunchError, match=r"argument 1: its shape must be \[5\], not \[4\]"):
        ref.run(kernel, FOUR, FOUR, n=5)
    with pytest.raises(LaunchError, match="n must be an integer from 1 to 100, not 101"):
        ref.run(kernel, FOUR, FOUR, n=101)
    with pytest.raises(LaunchError, match="no value was given for n"):
        ref.run(kernel, FOUR, FOUR)
    with pytest.raises(LaunchError, match="m is none of them"):
        ref.run(kernel, FOUR, FOUR, n=4, m=3)


def test_launch_values_are_integers(ref: Device):
    launch = ref.bind(add_kernel(variable("n", 1, 4)), [ref.buffer(FOUR) for _ in range(3)])
    launch(np.int64(4))
    launch(n=2)
    for wrong in (2.0, "2", None):
        with pytest.raises(LaunchError, match="must be an integer"):
            launch(wrong)  # pyright: ignore[reportArgumentType]
    with pytest.raises(LaunchError, match="2 values were given"):
        launch(1, 2)


def test_null_compiles_and_runs_nothing():
    null = open_device("NULL")
    assert null.run(add_kernel(), FOUR, FOUR)[0].tolist() == [0, 0, 0, 0]
    assert null.empty(10**15, float32).numpy is not None  # no memory is behind it


def test_arguments_that_share_memory(ref: Device):
    program = ref.load(add_kernel())
    data, other = ref.buffer(np.arange(8, dtype=np.float32)), ref.empty(4, float32)
    program.bind([other, data.view(0, 4), data.view(2, 4)])()  # both are only read
    assert other.numpy().tolist() == [2, 4, 6, 8]
    program.bind([data.view(4, 4), data.view(0, 4), data.view(0, 4)])
    same = data.view(0, 4)
    program.bind([same, same, other])()  # read element by element as it is stored
    assert same.numpy().tolist() == [2, 5, 8, 11]
    backwards = ref.load(sink(param(0, (4,), float32).store(param(1, (4,), float32).flip(0)), name="turn"))
    with pytest.raises(LaunchError, match="turn: arguments 0 and 1 share memory and one of them is written"):
        backwards.bind([same, same])
    for buffers in (
        [data, data.view(1, 4), other],
        [data.view(1, 4), data.view(4, 4), other],
        [data.view(4, 4), data, data.view(1, 4)],
    ):
        with pytest.raises(LaunchError, match=r"add: arguments 0 and [12] share memory and one of them is written"):
            program.bind(buffers)


def test_arrays_that_do_not_fit_a_parameter(ref: Device):
    with pytest.raises(LaunchError, match=r"argument 1: its shape must be \[4\], not \[2, 2\]"):
        ref.run(add_kernel(), FOUR.reshape(2, 2), FOUR)
    with pytest.raises(LaunchError, match="argument 1: an array of complex64 has no values that float32 can hold"):
        ref.run(add_kernel(), FOUR.astype(np.complex64), FOUR)


def test_wrong_buffers_are_refused_before_launch(ref: Device):
    program = ref.load(add_kernel())
    good = [ref.buffer(FOUR) for _ in range(3)]
    other = open_device("NULL").buffer(FOUR)
    freed = ref.buffer(FOUR)
    freed.free()
    wrong: list[tuple[object, str]] = [
        (ref.buffer(FOUR[:3]), "add: argument 1 needs 4 elements of float32, the buffer has 3"),
        (ref.buffer(FOUR.astype(np.int32)), "add: argument 1 must hold float32, not int32"),
        (other, "add: argument 1 is on NULL, the program is for REF"),
        (freed, "add: argument 1: the buffer of 4 float32 on REF was freed"),
        (FOUR, "add: argument 1 must be a Buffer, not ndarray"),
    ]
    for buffer, message in wrong:
        with pytest.raises(BufferError if buffer is freed else LaunchError, match=message):
            program.bind([good[0], buffer, good[2]])  # pyright: ignore[reportArgumentType]
    with pytest.raises(LaunchError, match=r"takes 3 buffers.*; 2 were given"):
        program.bind(good[:2])


def test_written_argument_may_not_be_read_only(ref: Device):
    frozen = FOUR.copy()
    frozen.flags.writeable = False
    shared = ref.share(frozen)
    program = ref.load(add_kernel())
    program.bind([ref.buffer(FOUR), shared, shared])()
    with pytest.raises(LaunchError, match=r"argument 0 is written, but .* read-only"):
        program.bind([shared, shared, shared])
    with pytest.raises(BufferError, match="read-only"):
        shared.copyin(FOUR)


def test_launch_after_free_is_refused(ref: Device):
    buffers = [ref.buffer(FOUR) for _ in range(3)]
    launch = ref.bind(add_kernel(), buffers)
    launch()
    buffers[1].free()
    with pytest.raises(BufferError, match="add: argument 1: the buffer of 4 float32 on REF was freed"):
        launch()


def test_sanitize_names_kernel_buffer_index(ref: Device):
    data, at = param(1, (4,), float32), param(2, (2,), int32)
    kernel = sink(store(0, (2,), data.gather(at)), name="pick")
    assert ref.run(kernel, FOUR, np.array([3, 1], np.int32))[0].tolist() == [3, 1]
    with override(sanitize=True), pytest.raises(OutOfBounds, match=r"pick: .*1.*9"):
        ref.run(kernel, FOUR, np.array([3, 9], np.int32))


# -- buffers


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
        ref.load(sink(store(0, (1,), const(1, int32).reshape(1)), name="one")).bind(
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


# -- sizes


def test_sizes_follow_the_ops():
    n, m = variable("n", -50, 50), variable("m", -50, 50)
    dims = (
        n + m,
        n * 2 - m,
        n // m,
        n % m,
        n.alu(Op.IDIV, m),
        n.alu(Op.MOD, m),
        n.maximum(m),
        n.minimum(m),
        (n < m).where(n, m),
    )
    function = size_function(dims, ("n", "m"))
    for a in (-7, 0, 7):
        for b in (-2, 0, 2):
            floor, rest = (a // b, a % b) if b else (0, 0)
            cut = int(a / b) if b else 0
            expected = (a + b, a * 2 - b, floor, rest, cut, a - b * cut if b else 0, max(a, b), min(a, b), a if a < b else b)
            assert function(a, b) == expected
    assert evaluate(n + 1, {"n": 3}) == 4 and evaluate(5, {}) == 5
    with pytest.raises(UnsupportedError, match="depends on m"):
        evaluate(n + m, {"n": 1})


def test_a_program_that_is_no_kernel_is_refused(ref: Device):
    with pytest.raises(KgError):
        ref.run(ref.compile(add_kernel()), FOUR, FOUR)
    assert float64.itemsize == 8


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
