"""Devices: REF runs what the interpreter says, NULL runs nothing,
and no wrong buffer or value reaches a kernel."""

import numpy as np
import pytest
from kg.dtype import float32, float64, int32, void
from kg.errors import BufferError, KgError, LaunchError, OutOfBounds, UnsupportedError
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.sizes import evaluate, size_function
from kg.settings import override

pytestmark = pytest.mark.part(6)


def store(slot: int, shape: tuple[int | UOp, ...], value: UOp) -> UOp:
    return UOp(Op.STORE, void, (param(slot, shape, value.type), value))


def add_kernel(count: int | UOp = 4) -> UOp:
    x, y = (param(slot, (count,), float32) for slot in (1, 2))
    return sink(store(0, (count,), x + y), name="add")


FOUR = np.arange(4, dtype=np.float32)


def test_run_takes_arrays_that_are_read_or_all_by_slot(ref: Device):
    for arrays in ((FOUR, FOUR), (None, FOUR, FOUR), (FOUR, FOUR, FOUR)):
        (out,) = ref.run(add_kernel(), *arrays)
        assert out.tolist() == [0, 2, 4, 6]
    with pytest.raises(LaunchError, match=r"reads parameters \[1, 2\] of \[0, 1, 2\]; 1 arrays"):
        ref.run(add_kernel(), FOUR)
    for arrays, slot in (((None, FOUR, None), 2), ((None, FOUR), 1), ((FOUR, None), 2)):
        with pytest.raises(LaunchError, match=f"add reads parameter {slot}: give an array for it, not None"):
            ref.run(add_kernel(), *arrays)


def test_run_reads_arrays_where_they_are_and_gives_its_own_memory(ref: Device, monkeypatch: pytest.MonkeyPatch):
    """Copies of inputs and results cost more than a kernel that memory limits.
    One that is written must be one."""
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
    launch = ref.bind(kernel, [ref.empty(4, float32), ref.buffer(FOUR), ref.buffer(FOUR)])
    with pytest.raises(LaunchError, match="n is given by place and by name"):
        launch(4, n=4)


def test_launch_values_are_integers(ref: Device):
    launch = ref.bind(add_kernel(variable("n", 1, 4)), [ref.buffer(FOUR) for _ in range(3)])
    launch(np.int64(4))
    launch(n=2)
    for wrong in (2.0, "2", None, FOUR, 10**5000):
        with pytest.raises(LaunchError, match="add: n must be an integer from 1 to 4, not "):
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
    for wrong, message in (
        (1.0, r"its shape must be \[4\], not \[\]"),
        ("abc", "it must be an array of float32, not .*abc"),
        (object(), "it must be an array of float32, not .*object"),
        ([[1], [1, 2]], "inhomogeneous"),
        (["a"] * 4, "an array of <U1 has no values that float32 can hold"),
    ):
        with pytest.raises(LaunchError, match=f"add: argument 2: .*{message}"):
            ref.run(add_kernel(), FOUR, wrong)
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
    for given, message in (
        (good[:2], "2 were given"),
        (good[0], "a Buffer was given"),
        (FOUR, "a ndarray was given"),
        (None, "a NoneType was given"),
    ):
        with pytest.raises(LaunchError, match=rf"add takes 3 buffers, for 0 \(float32\), 1 .*, in a list; {message}"):
            program.bind(given)  # pyright: ignore[reportArgumentType]


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
