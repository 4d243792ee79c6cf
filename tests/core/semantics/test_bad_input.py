"""What bad input gets: an error that says what happened, to what, and what to do. Never a crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import float32, index, int32, parse_dtype, void
from kg.errors import (
    BufferError,
    CompileError,
    DTypeError,
    KgError,
    LaunchError,
    ParseError,
    ScheduleError,
    ShapeError,
    SpecError,
    UnknownDevice,
)
from kg.ir.args import KernelInfo, Reduction
from kg.ir.build import const, param, sink, variable
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import PIPELINE, full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg.settings import override
from kg.text.graphs import parse_graph
from support.devices import DEVICES, device_named
from support.renderers.names import NAMES

ROWS = param(1, (4, 8), float32)


def add_kernel(count: int = 16) -> UOp:
    return sink(param(0, (count,), float32).store(param(1, (count,), float32) + 1), name="add_one")


# -- kernels

BROKEN = {
    "a value that is no statement": (lambda: UOp(Op.SINK, void, (const(1.0, float32),), KernelInfo("k")), "const"),
    "a store of another dtype": (lambda: sink(UOp(Op.STORE, void, (param(0, (4,), float32), param(1, (4,), int32)))), "store"),
    "a store of another shape": (
        lambda: sink(UOp(Op.STORE, void, (param(0, (4,), float32), param(1, (5,), float32)))),
        "store",
    ),
    "mixed dtypes": (
        lambda: sink(param(0, (4,), float32).store(UOp(Op.ADD, float32, (param(1, (4,), float32), param(2, (4,), int32))))),
        "add",
    ),
    "a bitwise op on floats": (
        lambda: sink(param(0, (4,), float32).store(UOp(Op.AND, float32, (param(1, (4,), float32),) * 2))),
        "and",
    ),
    "an op of a later stage": (
        lambda: sink(param(0, (4,), float32).store(UOp(Op.LOAD, float32, (param(1, (4,), float32),)))),
        "load",
    ),
    "a missing source": (
        lambda: sink(param(0, (4,), float32).store(UOp(Op.WHERE, float32, (param(1, (4,), float32),)))),
        "where",
    ),
    "two parameters of one slot": (
        lambda: sink(param(0, (4,), float32).store(param(1, (4,), float32) + param(1, (4,), int32).cast(float32))),
        "1",
    ),
    "a reduction over a missing axis": (
        lambda: sink(param(0, (4, 8), float32).store(UOp(Op.REDUCE, float32, (ROWS,), Reduction(ADD, (5,))))),
        "axis",
    ),
}


@pytest.mark.parametrize("check", (False, True))
@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_kernel_is_refused_by_name(case: str, check: bool) -> None:
    """With or without KG_CHECK: what a person writes is always verified."""
    make, word = BROKEN[case]
    with override(check=check), pytest.raises((SpecError, ShapeError, DTypeError)) as caught:
        to_program(make(), open_device("REF").renderer)
    assert word in str(caught.value).lower(), str(caught.value)
    if isinstance(caught.value, SpecError):
        assert caught.value.stage == "ast"
        assert caught.value.node


def test_a_pass_that_breaks_its_stage_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from kg.passes import pipeline

    def spoil(root: UOp, context: Context) -> UOp:
        return root.replace(src=(const(1, int32),))

    broken = tuple(pipeline.Step(s.name, spoil, s.requires, s.ensures) if s.name == "fuse_reductions" else s for s in PIPELINE)
    monkeypatch.setattr(pipeline, "PIPELINE", broken)
    with override(check=True), pytest.raises(SpecError, match=r"fuse_reductions") as caught:
        full_rewrite_to_sink(add_kernel(), Context(open_device("REF").renderer, ()))
    assert caught.value.after == "fuse_reductions"
    assert "const 1" in str(caught.value)


def test_shape_mismatches_show_both_shapes() -> None:
    a, b = param(0, (4, 8), float32), param(1, (4, 9), float32)
    cases = {
        "add": lambda: sink(param(2, (4, 8), float32).store(a + b)),
        "reshape": lambda: a.reshape(5, 8),
        "expand": lambda: a.expand(4, 9),
        "store": lambda: param(2, (9, 4), float32).store(a),
        "pad": lambda: a.pad((1, 1)),
        "gather": lambda: a.gather(param(3, (2,), int32), param(4, (3,), int32)),
    }
    for name, make in cases.items():
        with pytest.raises(ShapeError) as caught:
            made = make()
            to_program(made, open_device("REF").renderer)
        assert (
            sum(t in str(caught.value) for t in ("4, 8", "4, 9", "5, 8", "9, 4", "[2]", "[3]", "2 axes")) >= 2 or name == "pad"
        ), caught.value


# -- names


def test_unknown_names_list_what_exists() -> None:
    with pytest.raises(ValueError, match=r"float99.*float32"):
        parse_dtype("float99")
    with pytest.raises(ParseError, match="frobnicate") as caught:
        parse_graph("%0 = frobnicate 1 : float32")
    assert (caught.value.line, caught.value.column > 0) == (1, True)
    with pytest.raises(UnknownDevice, match="REF"):
        open_device("QUANTUM")
    with pytest.raises(KgError, match=r"LLVM"):
        open_device("CPU:FORTRAN")
    with pytest.raises(ValueError, match="set, add"):
        ROWS.scatter(const(1.0, float32), param(3, (2,), int32), mode="divide")
    for text, expected in (
        ("FLY(o0, 2)", "UPCAST"),
        ("UPCAST(o9, 2)", "o0"),
        ("UPCAST", "expected"),
        ("VECTOR(o0, 16, pele)", "'16' and 'pele' can't both stand; .* mask, peel, shift, overlap, pad"),
        ("UPCAST(o0, 2, mask, peel)", "'mask' and 'peel' can't both stand"),
        ("UPCAST(o0, 2.5)", "needs a size of at least 1"),
        ("UPCAST(, 2)", "there is no axis '2'"),
        ("UPCAST()", "UPCAST needs the name of an axis"),
        ("UPCAST(o0+, 2)", "there is no axis ''"),
    ):
        with pytest.raises(ScheduleError, match=expected):
            to_program(add_kernel(), open_device("REF").renderer, None, parse_schedule(text))


@pytest.mark.parametrize("name", DEVICES)
def test_any_name_makes_a_program(name: str) -> None:
    """Names are a person's text: a kernel and its launch variables compute right whatever they are called,
    alone and all together."""
    device = device_named(name)
    x = np.arange(16, dtype=np.float32)
    for title, names in [*((n, ()) for n in NAMES), *(("k", (n,)) for n in NAMES), ("all", NAMES)]:
        value = param(1, (16,), float32).exp().sqrt()
        for factor, variable_name in enumerate(names, 1):
            value = value + (variable(variable_name, 1, 99) * factor).cast(float32).reshape(1).expand(16)
        program = device.runtime.load(device.compile(sink(param(0, (16,), float32).store(value), name=title)))
        out = device.empty(16, float32)
        program.bind([out, device.buffer(x)])(**{n: at for at, n in enumerate(names, 1)})
        expected = np.sqrt(np.exp(x)) + sum(at * at for at in range(1, len(names) + 1))
        np.testing.assert_allclose(out.numpy(), expected, rtol=1e-5, err_msg=f"{title!r} {names}")


# -- buffers


@pytest.mark.parametrize("name", DEVICES)
def test_wrong_buffers_are_refused_and_named(name: str) -> None:
    device = device_named(name)
    program = device.runtime.load(device.compile(add_kernel()))
    good = device.buffer(np.zeros(16, np.float32))
    other = open_device("NULL" if name == "REF" else "REF")
    freed = device.buffer(np.zeros(16, np.float32))
    freed.free()
    cases = {
        "too small": (device.buffer(np.zeros(15, np.float32)), "15"),
        "another dtype": (device.buffer(np.zeros(16, np.int32)), "int32"),
        "another device": (other.empty(16, float32), other.runtime.name),
        "freed": (freed, "freed"),
        "an array": (np.zeros(16, np.float32), "ndarray"),
        "nothing": (None, "NoneType"),
    }
    for title, (bad, word) in cases.items():
        for place in (0, 1):
            buffers = [good, device.buffer(np.zeros(16, np.float32))]
            buffers[place] = bad
            with pytest.raises(BufferError if bad is freed else LaunchError, match=rf"argument {place}") as caught:
                program.bind(buffers)
            assert word in str(caught.value), (title, str(caught.value))
            assert "add_one" in str(caught.value)
    with pytest.raises(LaunchError, match="2 buffers"):
        program.bind([good])


@pytest.mark.parametrize("name", DEVICES)
def test_sizes_known_at_launch_are_checked_at_launch(name: str) -> None:
    device = device_named(name)
    n = variable("n", 1, 64)
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) + 1), name="some")
    launch = device.runtime.load(device.compile(ast)).bind([device.empty(10, float32), device.buffer(np.ones(64, np.float32))])
    launch(n=10)
    for values in ({"n": 11}, {"n": 65}, {"n": 0}, {}, {"m": 3}, {"n": 2.5}):
        with pytest.raises(KgError):
            launch(**values)


# -- compilers


@pytest.mark.parametrize("name", [n for n in DEVICES if n != "REF"])
def test_a_compiler_failure_holds_source_log_and_command(name: str) -> None:
    device = device_named(name)
    assert device.compiler is not None
    with override(no_cache=True), pytest.raises(CompileError) as caught:
        device.compiler.compile(
            device.renderer.render(to_program(add_kernel(), device.renderer).src[1].src) + "this is no program"
        )
    assert "this is no program" in caught.value.source
    assert caught.value.log
    assert caught.value.command


# -- nothing crashes

NASTY = """
import gc, sys
import numpy as np
from kg.dtype import float32, int32
from kg.errors import KgError
from kg.ir.build import param, sink, variable
from kg.plugin.registry import open_device
d = open_device({name!r})
n = variable("n", 0, 1 << 20)
ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2))
program = d.runtime.load(d.compile(ast))
a, b = d.empty(1 << 20, float32), d.buffer(np.ones(1 << 20, np.float32))
launch = program.bind([a, b])
launch(n=0); launch(n=1); launch(n=1 << 20)
def refused(f, *args, **named):
    try:
        f(*args, **named)
    except (KgError, TypeError, ValueError):
        return
    raise SystemExit(f"{{f}} took {{args}} {{named}}")
refused(launch, n=(1 << 20) + 1); refused(launch, n=-1); refused(launch, n=1 << 70); refused(launch, n="x"); refused(launch, 1, 2)
small = program.bind([d.empty(4, float32), d.empty(4, float32)])
refused(small, n=5)
view = b.view(10, 20)
part = program.bind([a, view])
refused(part, n=21); part(n=20)
b.free()
refused(launch, n=4); refused(part, n=4); refused(view.numpy); refused(b.copyin, np.ones(4, np.float32))
refused(program.bind, [a, a.view(8, 16)]); refused(program.bind, [a, b]); refused(program.bind, []); refused(program.bind, 3)
array = a.numpy()
del a, launch, part
gc.collect()
array.sum()
alive = d.runtime.load(d.compile(ast)).bind([d.empty(8, float32), d.buffer(np.ones(8, np.float32))])
del program, small, d
gc.collect()
alive(n=8)
refused(open_device({name!r}).empty, -1, float32); refused(open_device({name!r}).empty, 1 << 62, float32)
print("done")
"""


@pytest.mark.parametrize("name", DEVICES)
def test_nothing_crashes(name: str) -> None:
    """Freed memory, sizes out of range, dropped owners: in a process of its own, which must end in order."""
    device_named(name)
    code = textwrap.dedent(NASTY.format(name=name))
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "KG_CHECK": "1"},
    )
    if done.returncode < 0:
        pytest.fail(f"{signal.Signals(-done.returncode).name}\n{done.stderr}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip() == "done"


def test_an_index_variable_is_no_value() -> None:
    n = variable("n", 1, 4)
    with pytest.raises((SpecError, DTypeError)):
        to_program(sink(param(0, (4,), index).store(n)), open_device("REF").renderer)
