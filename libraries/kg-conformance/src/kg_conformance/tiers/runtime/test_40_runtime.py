"""Tier 40: launches.
They run in order, together with copies; what is wrong with one is said at the call that is wrong."""

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import numpy as np
import pytest
from kg.dtype import STORABLE, DType
from kg.errors import BufferError, LaunchError, OutOfBounds
from kg.ir.build import param, sink, variable
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Program
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.settings import override

from kg_conformance.compiling import small_ast
from kg_conformance.requires import requires
from kg_conformance.subject import Subject

SIXTEEN = np.arange(16)


@pytest.fixture(scope="session")
def dtype(subject: Subject) -> DType:
    """A dtype that the device surely has."""
    return small_ast(subject).src[0].src[0].type


@pytest.fixture(scope="session")
def tripling(subject: Subject) -> Program:
    """16 elements: out = 3 * x."""
    return subject.device.load(subject.compile(small_ast(subject)))


@pytest.fixture(scope="session")
def adding(subject: Subject, dtype: DType) -> Program:
    """16 elements: out = x + 1, which shows how often it ran."""
    x = param(1, (16,), dtype)
    return subject.device.load(subject.compile(sink(param(0, (16,), dtype).store(x + 1), name="add_one")))


@pytest.fixture(scope="session")
def symbolic(subject: Subject, dtype: DType) -> Program:
    """n elements: out = x + m."""
    n, m = variable("n", 1, 64), variable("m", -5, 5)
    x = param(1, (n,), dtype)
    ast = sink(param(0, (n,), dtype).store(x + m.cast(dtype).reshape(1).expand(n)), name="add_m")
    return subject.device.load(subject.compile(ast))


def pair(subject: Subject, dtype: DType, values: Array = SIXTEEN) -> tuple[Buffer, Buffer]:
    """An output of garbage and an input."""
    return subject.device.buffer(np.full(values.size, 77), dtype), subject.device.buffer(values, dtype)


@requires("memory", "results")
@pytest.mark.parametrize("name", [pytest.param(d, marks=requires(f"dtype.{d}"), id=str(d)) for d in STORABLE])
def test_kernel_runs(subject: Subject, name: DType):
    """The least that a device does: it copies five elements."""
    x = param(1, (5,), name)
    raw = np.resize(np.array([1, 0, 1, 1, 0], np.uint8), 5 * name.itemsize)
    kernel = sink(param(0, (5,), name).store(x), name="copy")
    subject.check(kernel, {1: raw.view(numpy_storage_dtype(name))})


@requires("memory", "results")
def test_many_launches_in_flight(subject: Subject, adding: Program, dtype: DType):
    """100 launches without waiting run one after another."""
    one, other = pair(subject, dtype, np.zeros(16))
    there, back = adding.bind([one, other]), adding.bind([other, one])
    for _ in range(50):
        there()
        back()
    assert other.numpy().tolist() == [100] * 16


@requires("memory", "results")
def test_copies_wait_for_launches(subject: Subject, adding: Program, dtype: DType):
    """A copy on the device comes after what was launched before, without a synchronize."""
    one, other = pair(subject, dtype)
    for _ in range(20):
        adding.bind([one, other])()
        other.copy_from(one)
    assert other.numpy().tolist() == [i + 20 for i in range(16)]


@requires("memory", "results")
def test_copying_in_does_not_overtake(subject: Subject, adding: Program, dtype: DType):
    """What a launch reads is what was there when it was launched."""
    for number in range(20):
        out, source = pair(subject, dtype, SIXTEEN + number)
        adding.bind([out, source])()
        source.copyin(np.full(16, 7))  # nothing here may wait for the launch, as reading would
        assert out.numpy().tolist() == [i + number + 1 for i in range(16)]


@requires("memory", "results")
def test_freeing_does_not_overtake(subject: Subject, adding: Program, dtype: DType):
    """Memory of a launch that still runs is not given to others."""
    for number in range(20):
        out, source = pair(subject, dtype, SIXTEEN + number)
        adding.bind([out, source])()
        source.free()
        subject.device.buffer(np.full(16, 99), dtype)
        assert out.numpy().tolist() == [i + number + 1 for i in range(16)]


@requires("memory", "results")
def test_one_argument_twice(subject: Subject, adding: Program, dtype: DType):
    """A buffer may be input and output where each element depends on itself alone."""
    _, both = pair(subject, dtype)
    launch = adding.bind([both, both])
    launch()
    launch()
    assert both.numpy().tolist() == [i + 2 for i in range(16)]


@requires("memory", "results", "views")
def test_views_are_arguments(subject: Subject, tripling: Program, dtype: DType):
    """The kernel starts at the view's first element and leaves its neighbours alone."""
    for start in (1, 3, 8, 17):
        source, out = subject.device.buffer(np.arange(40), dtype), subject.device.buffer(np.full(40, 7), dtype)
        tripling.bind([out.view(start, 16), source.view(start + 2, 16)])()
        expected = [7] * 40
        expected[start : start + 16] = [3 * i for i in range(start + 2, start + 18)]
        assert out.numpy().tolist() == expected


@requires("memory", "results")
def test_programs_of_one_name(subject: Subject):
    """Eight programs of one name, loaded at the same time, are eight programs."""
    asts = [small_ast(subject, "same_name", scale) for scale in range(2, 10)]
    dtype = asts[0].src[0].src[0].type
    loaded = [subject.device.load(subject.compile(ast)) for ast in asts]
    outs = [pair(subject, dtype) for _ in loaded]
    for program, (out, source) in zip(loaded, outs, strict=True):
        program.bind([out, source])()
    for scale, (out, _) in enumerate(outs, 2):
        assert out.numpy().tolist() == [scale * i for i in range(16)]


@requires("memory", "results")
def test_program_loaded_twice(subject: Subject, dtype: DType):
    """Loading a program again gives one that works; dropping one does not hurt the other."""
    program = subject.compile(small_ast(subject))
    first, second = subject.device.load(program), subject.device.load(program)
    out, source = pair(subject, dtype)
    launch = second.bind([out, source])
    del first, second
    launch()
    assert out.numpy().tolist() == [3 * i for i in range(16)]


@requires("memory", "results")
def test_many_buffers(subject: Subject, dtype: DType):
    """As many arguments as the renderer says that a kernel may have, up to 24."""
    count = min(24, subject.renderer.arguments.most or 24) - 1
    total = param(1, (4,), dtype)
    for slot in range(2, count + 1):
        total = total + param(slot, (4,), dtype)
    raw = {slot: subject.device.buffer(np.arange(4) * slot, dtype).raw() for slot in range(1, count + 1)}
    subject.check(sink(param(0, (4,), dtype).store(total), name="sum_of_all"), raw)


# -- errors


def test_wrong_arguments_are_refused(subject: Subject, tripling: Program, dtype: DType):
    """At bind: each with a message that says which argument, and what it should be."""
    device = subject.device
    out, source = pair(subject, dtype)
    freed = device.empty(16, dtype)
    freed.free()
    wide = next(d for d in STORABLE if d.itemsize == dtype.itemsize and d is not dtype)
    elsewhere = open_device("REF" if subject.target.device != "REF" else "NULL").empty(16, dtype)
    wrong: list[tuple[object, str]] = [
        (device.empty(15, dtype), "needs 16"),
        (device.empty(16, wide), f"must hold {dtype}"),
        (device.empty(32, dtype).view(0, 8), "needs 16"),
        (elsewhere, "is on"),
        (freed, "freed"),
        (SIXTEEN, "must be a Buffer"),
        (None, "must be a Buffer"),
    ]
    for bad, message in wrong:
        with pytest.raises(BufferError if bad is freed else LaunchError, match=message):
            tripling.bind([out, bad])  # pyright: ignore[reportArgumentType]
    for arguments in ([], [out], [out, source, source]):
        with pytest.raises(LaunchError, match="takes 2 buffers"):
            tripling.bind(arguments)
    tripling.bind([out, source])()


def test_unaligned_view_is_refused(subject: Subject, tripling: Program, dtype: DType):
    """A view that starts within an element can't be an argument."""
    from kg.dtype import uint8

    out, source = subject.device.empty(16, dtype), subject.device.empty(17 * dtype.itemsize, uint8)
    with pytest.raises(LaunchError, match="aligned"):
        tripling.bind([out, source.view(1, 16, dtype)])


def test_launch_after_free_is_refused(subject: Subject, tripling: Program, dtype: DType):
    """A launch whose memory was freed says so, every time; others of the program still run."""
    out, source = pair(subject, dtype)
    launch, other = tripling.bind([out, source]), tripling.bind([*pair(subject, dtype)])
    launch()
    source.free()
    for _ in range(2):
        with pytest.raises(BufferError, match="freed"):
            launch()
    other()


@requires("symbolic")
def test_launch_values_are_checked(subject: Subject, symbolic: Program, dtype: DType):
    """At the launch: values that are missing, unknown, out of range, no integers,
    or too large for the buffers."""
    launch = symbolic.bind([*pair(subject, dtype)])
    m, n = symbolic.names.index("m"), symbolic.names.index("n")
    order = [0, 0]
    order[m], order[n] = 2, 16
    wrong: list[Callable[[], None]] = [
        *(launch, lambda: launch(n=16), lambda: launch(n=16, m=1, k=1), lambda: launch(*order, 1)),
        *(lambda: launch(n=16, m=6), lambda: launch(n=0, m=0), lambda: launch(n=65, m=0)),
        lambda: launch(n="16", m=0),  # pyright: ignore[reportArgumentType]
    ]
    for number, call in enumerate(wrong):
        with pytest.raises(LaunchError):
            call()
            raise AssertionError(f"wrong launch number {number} was accepted")
    with pytest.raises(LaunchError, match="needs 17"):
        launch(n=17, m=0)
    launch(*order)


@requires("memory", "results", "symbolic")
def test_launch_values_arrive(subject: Subject, symbolic: Program, dtype: DType):
    """By position, by name, as numpy integers; one launch object serves every size."""
    out, source = pair(subject, dtype)
    launch = symbolic.bind([out, source])
    order = [0, 0]
    for n, m in ((16, 3), (1, 1), (7, 2)):
        order[symbolic.names.index("m")], order[symbolic.names.index("n")] = m, n
        for call in (
            lambda: launch(*order),
            lambda n=n, m=m: launch(n=n, m=m),
            lambda: launch(*cast("list[int]", [np.int64(v) for v in order])),
        ):
            out.copyin(np.full(16, 77).astype(out.raw().dtype))
            call()
            assert out.numpy().tolist() == [i + m if i < n else 77 for i in range(16)]


def _pick(subject: Subject, dtype: DType, stores: bool) -> UOp:
    """Reads, or writes, 4 elements at positions that parameter 2 gives."""
    from kg.dtype import int32

    at, data = param(2, (3,), int32), param(1, (4,), dtype)
    if not stores:
        return sink(param(0, (3,), dtype).store(data.gather(at)), name="pick")
    target = param(0, (4,), dtype)
    return sink(target.store(target.scatter(param(1, (3,), dtype), at)), name="put")


@requires("memory", "results", "sanitize", "dtype.int32", "gather")
@pytest.mark.parametrize("at", [4, -1, 1 << 20, -(1 << 31)])
def test_sanitize_reports_reads(subject: Subject, dtype: DType, at: int):
    """Under the setting a read out of range raises, with the kernel, the buffer and the index,
    and what is in range still runs."""
    ast = _pick(subject, dtype, stores=False)
    with override(sanitize=True):
        values = subject.device.buffer(np.arange(4), dtype).raw()
        subject.check(ast, {1: values, 2: np.array([3, 0, 1], np.int32)})
        with pytest.raises(OutOfBounds) as caught:
            subject.run(ast, {1: values, 2: np.array([3, at, 1], np.int32)})
    message = str(caught.value)
    assert "pick" in message and str(at) in message and "4" in message and "1" in message, message


@requires("memory", "results", "sanitize", "dtype.int32", "scatter")
def test_sanitize_reports_writes(subject: Subject, dtype: DType):
    """A store out of range raises, too, and touches nothing."""
    ast = _pick(subject, dtype, stores=True)
    with override(sanitize=True):
        values = subject.device.buffer(np.arange(4), dtype).raw()
        with pytest.raises(OutOfBounds, match=r"put.*9"):
            subject.run(ast, {0: values, 1: values[:3], 2: np.array([1, 9, 0], np.int32)})


# -- more than one


@requires("two_devices")
def test_two_devices(subject: Subject, tripling: Program, dtype: DType):
    """Devices 0 and 1 are two: each runs its own programs on its own memory, and refuses the other's."""
    second = open_device(replace(subject.target, index=1))
    assert second.runtime is not subject.device.runtime
    foreign, own = second.empty(16, dtype), subject.device.empty(16, dtype)
    with pytest.raises(LaunchError, match="is on"):
        tripling.bind([own, foreign])
    program = second.load(subject.compile(small_ast(subject)))
    with pytest.raises(LaunchError, match="is on"):
        program.bind([own, foreign])
    program.bind([foreign, second.buffer(SIXTEEN, dtype)])()
    second.synchronize()
    if subject.claims("results"):
        assert foreign.numpy().tolist() == [3 * i for i in range(16)]


@requires("memory", "results")
def test_python_threads(subject: Subject, tripling: Program, dtype: DType):
    """Four threads allocate, compile, bind, launch and read at the same time."""
    errors: list[BaseException] = []

    def work(number: int) -> None:
        try:
            own = subject.device.load(subject.compile(small_ast(subject, f"thread_{number}", number + 2)))
            for step in range(25):
                values = SIXTEEN + number + step
                out, source = pair(subject, dtype, values)
                tripling.bind([out, source])()
                assert out.numpy().tolist() == (3 * values).tolist()
                own.bind([source, out])()
                assert source.numpy().tolist() == (3 * (number + 2) * values).tolist()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads), "a thread still waits after 60 s"
    if errors:
        raise errors[0]


@requires("memory", "results")
def test_one_launch_in_several_threads(subject: Subject, tripling: Program, dtype: DType):
    """A launch object that threads share does the same thing each time."""
    out, source = pair(subject, dtype)
    launch = tripling.bind([out, source])
    errors: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(100):
                launch()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not errors, errors[0]
    assert out.numpy().tolist() == [3 * i for i in range(16)]


def test_synchronize_of_nothing(subject: Subject):
    """Waiting where nothing was launched returns."""
    subject.device.synchronize()
    subject.device.synchronize()
