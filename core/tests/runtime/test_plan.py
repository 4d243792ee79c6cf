"""Plans: what fits together, the text form, and runs step by step with the checks of a single kernel."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from weakref import ref

import numpy as np
import pytest
from kg.dtype import float16, float32, int32, uint8
from kg.errors import BufferError, LaunchError, OutOfBounds, ParseError
from kg.ir import monoid as monoids
from kg.ir.args import Reduction
from kg.ir.build import param, sink, variable
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.cached import dump_plan, load_plan
from kg.runtime.plan.check import check_plan
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, LoopStep, Plan, PlanBuffer, PlanError, plan_of
from kg.runtime.plan.running import PlanLaunch
from kg.runtime.plan.text import format_plan
from kg.settings import override
from support.plan_text import parse_plan

X = param(1, (4,), float32)
TWICE = sink(param(0, (4,), float32).store(X * 2.0), name="twice")
ADD = sink(param(0, (4,), float32).store(X + param(2, (4,), float32)), name="add")
GIVEN = (PlanBuffer(Category.OUTPUT, float32, 4, 0), PlanBuffer(Category.INPUT, float32, 4, 1))
BETWEEN = PlanBuffer(Category.INTERMEDIATE, float32, 4)
#: out = 2 * (2 * x) + 2 * x
TWO = Plan(
    "two", (), (*GIVEN, BETWEEN, BETWEEN), (LaunchStep(TWICE, (2, 1)), LaunchStep(TWICE, (3, 2)), LaunchStep(ADD, (0, 2, 3)))
)
FOUR = np.arange(4, dtype=np.float32)
N = variable("n", 0, 10)


@pytest.fixture(params=["REF", "CPU:LLVM"])
def device(request: pytest.FixtureRequest) -> Device:
    return open_device(request.param)


def symbolic() -> Plan:
    """out[:n] = 2 * x[:n], only for n > 2; out is 7 before."""
    twice = sink(param(0, (N,), float32).store(param(1, (N,), float32) * 2.0), name="twice_n")
    buffers = (PlanBuffer(Category.OUTPUT, float32, N, 0), PlanBuffer(Category.INPUT, float32, N, 1))
    between = PlanBuffer(Category.INTERMEDIATE, float32, N)
    steps = (FillStep(0, 7.0), LaunchStep(twice, (2, 1)), LaunchStep(twice, (0, 2), N.const_like(2) < N), CopyStep(2, 0))
    return Plan("symbolic", (N.variable,), (*buffers, between), steps)


def placed(*values: tuple[tuple[str, int], ...]) -> Plan:
    """Of one kernel, told where at each launch: n * x[at : at + 2] for one `at` after another."""
    at = variable("at", 0, 2)
    part = param(1, (4,), float32).shrink((at, at + 2)) * N.cast(float32).reshape(1).expand(2)
    kernel = sink(param(0, (2,), float32).store(part), name="part")
    outputs = tuple(PlanBuffer(Category.OUTPUT, float32, 2, 1 + n) for n in range(len(values)))
    steps = tuple(LaunchStep(kernel, (1 + n, 0), values=own) for n, own in enumerate(values))
    return Plan("placed", (N.variable,), (PlanBuffer(Category.INPUT, float32, 4, 0), *outputs), steps)


def states() -> Plan:
    """A kernel whose monoid prints as a block, and strings in its text."""
    monoid = replace(monoids.logsumexp(float32), name="of { braces }")
    values = combine_values((X, X.const_like(1.0)), monoid, Op.REDUCE, Reduction(monoid, (0,)))
    return plan_of(sink(param(0, (1,), float32).store(values[0]), name="states"))


CONSTANT = Plan(
    "constant",
    (),
    (*GIVEN[:1], PlanBuffer(Category.CONSTANT, float32, 4, data=FOUR.tobytes())),
    (LaunchStep(TWICE, (0, 1)),),
)


@pytest.mark.parametrize(
    "plan",
    [TWO, symbolic(), placed((("at", 1),), (("at", 0),)), states(), CONSTANT, plan_of(ADD), Plan("a name", (), (), ())],
    ids=lambda p: p.name,
)
def test_the_text_reads_back(plan: Plan):
    check_plan(plan)
    text = format_plan(plan)
    assert parse_plan(text) == plan and str(plan) == text
    assert parse_plan(text.replace("\n", "   # with a comment\n")) == plan


def test_lifetimes():
    assert TWO.lifetimes == [(2, 2), (0, 0), (0, 2), (1, 2)]
    assert "buffer 2 intermediate float32 4  # steps 0 to 2" in format_plan(TWO)
    assert TWO.alone is None and plan_of(ADD).alone is ADD


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", r"<text>:1:1: expected 'plan NAME'"),
        ("plan p\n  bufer 0 input 1 float32 4\n", r"<text>:2:3: unknown line 'bufer': did you mean buffer"),
        ("plan p\n  buffer 1 input 1 float32 4\n", r"2:11: .*expected 0, found 1"),
        ("plan p\n  buffer 0 inptu 1 float32 4\n", r"2:12: unknown category 'inptu'. did you mean input"),
        ("plan p\n  buffer 0 input 1 float32 %n\n", r"2:28: %n is not defined"),
        ("plan p\n  launch 0 {\n    %0 = parm 0 [4] : float32\n  }\n", r"3:10: unknown op 'parm'"),
        ("plan p\n  launch 0\n", r"2:11: expected '{'"),
    ],
)
def test_bad_text_names_the_place(text: str, words: str):
    with pytest.raises(ParseError, match=words):
        parse_plan(text)


def changed(buffers: dict[int, PlanBuffer] | None = None, **fields: object) -> Plan:
    given = tuple((buffers or {}).get(number, b) for number, b in enumerate(TWO.buffers))
    return replace(replace(TWO, buffers=given), **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (changed(steps=(LaunchStep(TWICE, (0, 9)),)), "step 0: there is no buffer 9; there are 4"),
        (changed(steps=(LaunchStep(TWICE, (0,)),)), "step 0: the kernel takes 2 buffers; 1 are given"),
        (changed(steps=TWO.steps[1:]), "step 0: buffer 2 is read, but no step before has written it"),
        (changed(steps=TWO.steps[:2]), "buffer 0 is output, but no step writes it"),
        (changed(steps=(LaunchStep(TWICE, (1, 0)),)), "step 0: buffer 1 is written, but is input"),
        (changed(steps=(LaunchStep(X, (0, 1)),)), "a launch takes a kernel AST"),
        (changed({2: replace(BETWEEN, dtype=float16)}), "step 0: buffer 2 holds float16; the kernel takes float32 there"),
        (changed({2: replace(BETWEEN, size=3)}), "step 0: buffer 2 has 3 elements; the kernel takes 4 there"),
        (changed({1: replace(GIVEN[1], slot=0)}), "must have different slots"),
        (changed({2: replace(BETWEEN, size=N)}), r"buffer 2: n \(0 to 10\) is no variable of the plan; there are none"),
        (changed({2: replace(BETWEEN, size=5)}, steps=(CopyStep(2, 1),)), "a copy needs two buffers of one dtype and size"),
        (changed({2: replace(BETWEEN, data=b"1234")}), "only a constant has data"),
        (replace(CONSTANT, buffers=(GIVEN[0], replace(CONSTANT.buffers[1], data=b"1234"))), "4 bytes for 4 of float32"),
        (placed((("at", 3),)), r"step 0: at is to be 3; the kernel takes at \(0 to 2\), n \(0 to 10\)"),
        (placed((("on", 1), ("at", 1))), "step 0: on is to be 1; the kernel takes at"),
        (placed(()), r"step 0: at \(0 to 2\) is no variable of the plan; there are n"),
    ],
)
def test_what_does_not_fit_is_refused(plan: Plan, words: str):
    with pytest.raises(PlanError, match=words):
        check_plan(plan)


def test_steps_run_in_order(device: Device):
    out, x = device.empty(4, float32), device.buffer(FOUR)
    launch = device.bind(TWO, [out, x])
    launch()
    assert out.numpy().tolist() == [0, 6, 12, 18]
    x.copyin(FOUR + 1)
    launch.call()
    assert out.numpy().tolist() == [6, 12, 18, 24]
    device.bind(CONSTANT, [out])()
    assert out.numpy().tolist() == [0, 2, 4, 6]


@pytest.mark.parametrize("plan", [TWO, plan_of(ADD), CONSTANT], ids=lambda plan: plan.name)
def test_runners_take_buffers_anew(plan: Plan, device: Device):
    """With other buffers each time a runner does what a launch of them does, and keeps none of them."""
    loaded = device.load(plan)
    run = loaded.runner()
    for start in (0, 5):
        given = [device.buffer(FOUR + start + n) for n in range(len(loaded.user_params))]
        run(given)
        found = given[0].numpy()
        loaded.bind(given)()
        assert found.tolist() == given[0].numpy().tolist()
    memory = ref(given[-1].block())
    del given
    assert memory() is None


def test_runners_keep_what_is_theirs(device: Device):
    loaded = device.load(ADD)
    one, two, out = (device.buffer(FOUR * n) for n in (1, 2, 0))
    run = loaded.runner({2: two})
    for _ in range(2):
        run([out, one])
        assert out.numpy().tolist() == [0, 3, 6, 9]
    loaded.runner({0: out, 1: two, 2: two}).alone()
    assert out.numpy().tolist() == [0, 4, 8, 12]


def test_variables_and_conditions(device: Device):
    launch = device.bind(symbolic(), [out := device.empty(10, float32), x := device.buffer(np.arange(10, dtype=np.float32))])
    run = device.load(symbolic()).runner()
    for size, expected in ((5, [0, 4, 8, 12, 16]), (2, [7, 7]), (0, [])):
        for call in (launch, launch.call, lambda n: run([out, x], (n,))):
            out.copyin(np.full(10, 9.0))
            call(size)
            assert out.numpy().tolist() == expected + [9] * (10 - size)
    launch(n=3)
    with pytest.raises(LaunchError, match="symbolic: n must be an integer from 0 to 10, not 11"):
        launch(11)
    with pytest.raises(LaunchError, match="symbolic takes n"):
        launch()
    with pytest.raises(LaunchError, match="symbolic: n must be an integer from 0 to 10, not 11"):
        run([out, x], (11,))
    for call in (device.bind(symbolic(), [out, x.view(0, 4)]), lambda n: run([out, x.view(0, 4)], (n,))):
        with pytest.raises(LaunchError, match="symbolic: argument 1 needs 7 elements of float32, the buffer has 4"):
            call(7)


def test_values_of_one_launch(device: Device):
    plan = placed((("at", 0),), (("at", 2),), (("at", 1),))
    assert plan.alone is None and placed((("at", 0),)).alone is None
    loaded = device.load(plan)
    assert len(set(loaded.loaded.values())) == 1  # type: ignore[attr-defined]
    x, outs = device.buffer(FOUR), [device.empty(2, float32) for _ in range(3)]
    launch, run = loaded.bind([x, *outs]), loaded.runner()
    for call, n in ((lambda n: run([x, *outs], (n,)), 3), (launch, 2), (launch.call, 1)):
        call(n)
        assert [out.numpy().tolist() for out in outs] == [[0, n], [2 * n, 3 * n], [n, 2 * n]]


def test_values_of_a_launch_in_a_loop(device: Device):
    plan = placed((("at", 1),))
    loop = LoopStep(3, (replace(plan.steps[0], buffers=(1, 0)),))  # type: ignore[arg-type]
    x, out = device.buffer(FOUR), device.empty(2, float32)
    device.bind(replace(plan, steps=(loop,)), [x, out])(4)
    assert out.numpy().tolist() == [4, 8]


def test_errors_are_those_of_a_kernel(device: Device):
    loaded = device.load(TWO)
    out, x = device.empty(4, float32), device.buffer(FOUR)
    with pytest.raises(LaunchError, match=r"two takes 2 buffers, for 0 \(float32\), 1 \(float32\), in a list; 1 were given"):
        loaded.bind([out])
    with pytest.raises(LaunchError, match="two: argument 1 must hold float32, not int32"):
        loaded.bind([out, device.empty(4, int32)])
    with pytest.raises(LaunchError, match="two: argument 0 needs 4 elements"):
        loaded.bind([device.empty(3, float32), x])
    with pytest.raises(LaunchError, match="two: argument 1 must be a Buffer"):
        loaded.bind([out, FOUR])  # type: ignore[list-item]
    launch = loaded.bind([out, x])
    with pytest.raises(LaunchError, match="two takes no variables"):
        launch(1)
    with pytest.raises(LaunchError, match="two takes no variables"):
        launch.call(1)
    x.free()
    for call in (launch, launch.call):
        with pytest.raises(BufferError, match="freed"):
            call()


def test_shared_memory(device: Device):
    """The input was read for the last time before anything is written: it may be the output."""
    both = device.buffer(FOUR)
    device.bind(TWO, [both, both])()
    assert both.numpy().tolist() == [0, 6, 12, 18]
    again = replace(TWO, steps=(*TWO.steps[:2], LaunchStep(ADD, (0, 2, 3)), LaunchStep(ADD, (0, 1, 3))))
    with pytest.raises(LaunchError, match="two: arguments 0 and 1 share memory and one of them is written"):
        device.bind(again, [both, both])
    device.bind(replace(TWO, steps=(*TWO.steps[:2], LaunchStep(ADD, (0, 1, 3)))), [both, both])()
    assert both.numpy().tolist() == [0, 30, 60, 90]


def test_intermediates_go_with_the_launch():
    from kg_cpu.runtime.capture import Captured

    device = open_device("CPU:LLVM")
    size = 10_007
    x = param(1, (size,), float32)
    twice = sink(param(0, (size,), float32).store(x * 2.0), name="twice")
    buffers = (PlanBuffer(Category.OUTPUT, float32, size, 0), PlanBuffer(Category.INPUT, float32, size, 1))
    plan = Plan(
        "long",
        (),
        (*buffers, PlanBuffer(Category.INTERMEDIATE, float32, size)),
        (LaunchStep(twice, (2, 1)), LaunchStep(twice, (0, 2))),
    )
    given = [device.empty(size, float32) for _ in range(2)]
    launch = device.bind(plan, given)
    assert isinstance(launch, PlanLaunch)
    assert isinstance(launch.steps, partial) and isinstance(launch.steps.func, Captured)
    address = launch.steps.func.arena.address
    del launch
    assert device.empty(-(-size * 4 // 64) * 64, uint8).address == address


def test_sanitize_names_the_kernel(device: Device):
    wild = sink(param(0, (4,), float32).store(X.gather(param(2, (4,), int32))), name="wild")
    buffers = (*GIVEN, PlanBuffer(Category.INPUT, int32, 4, 2), BETWEEN)
    plan = Plan("wilder", (), buffers, (LaunchStep(wild, (3, 1, 2)), LaunchStep(TWICE, (0, 3))))
    with override(sanitize=True):
        again = open_device(device.name)
        launch = again.bind(plan, [again.empty(4, float32), again.buffer(FOUR), again.buffer(np.array([0, 1, 2, 9], np.int32))])
        with pytest.raises(OutOfBounds, match="wild"):
            launch()


def test_bytes_of_a_compiled_plan(device: Device):
    from kg.runtime.plan.cached import compiled

    for plan in (TWO, symbolic(), placed((("at", 1),), (("at", 0),)), CONSTANT):
        made = compiled(plan, device.compile)
        found = load_plan(dump_plan(made))
        assert replace(found, steps=()) == replace(made, steps=())
        for one, other in zip(found.steps, made.steps, strict=True):
            if isinstance(one, LaunchStep) and isinstance(other, LaunchStep):
                assert (one.buffers, one.when, one.kernel.program) == (other.buffers, other.when, other.kernel.program)
            else:
                assert one == other
    with pytest.raises(PlanError, match="plan two: twice is not compiled"):
        from kg.runtime.plan.running import PlanProgram

        PlanProgram(device.runtime, TWO)


def test_a_plan_that_fills(device: Device):
    plan = Plan("fill", (), GIVEN[:1], (FillStep(0, float("inf")),))
    out = device.buffer(FOUR)
    device.bind(plan, [out])()
    assert np.isinf(out.numpy()).all()
