"""What a person gets for wrong arguments while writing a kernel:
an error of kg that says what was expected."""

from __future__ import annotations

from collections.abc import Callable

import kg
import numpy as np
import pytest
from kg.dtype import float32, int32, parse_dtype
from kg.errors import KgError, ParseError
from kg.ir.args import Axis, KernelInfo
from kg.ir.build import param
from kg.schedule.opts import Opt, OptOp, parse_schedule

X = param(1, (8,), float32)
STORE = param(0, (8,), float32).store(X)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: param(-1, (3,), float32), "numbered from 0, not -1"),
        (lambda: param(0, (-3,), float32), r"a tuple of sizes such as \(4, 8\), not \(-3,\)"),
        (lambda: param(0, 3, float32), "not 3$"),
        (lambda: param(0, (3,), "float32"), "parameter 0 can't hold 'float32'; it may hold bool, int8"),
        (lambda: X + None, "a UOp or a number, not NoneType"),
        (lambda: X + np.zeros(8), "not ndarray: arrays are given when a kernel runs"),
        (lambda: X.reshape((2, 4)), r"takes numbers one by one, as in reshape\(2, 4\)"),
        (lambda: X.permute([0]), "takes numbers one by one"),
    ],
)
def test_refused_with_a_reason(build: Callable[[], object], message: str):
    with pytest.raises(KgError, match=message):
        build()


HUGE = 10**5000
NAMES = ("", "a\nb", "\x1b[31m", "\ud800", "\u2028", "\0")


@pytest.mark.parametrize(
    ("build", "message"),
    [
        *((lambda name=name: kg.sink(STORE, name=name), "the name of a kernel must be printable") for name in NAMES),
        *((lambda name=name: kg.variable(name, 0, 5), "the name of a variable must be printable") for name in NAMES),
        *((lambda name=name: KernelInfo(name), "the name of a kernel must be printable") for name in NAMES),
        *((lambda name=name: Axis(name), "the name of an axis must be printable") for name in NAMES),
        *((lambda name=name: Opt(OptOp.UPCAST, f"o0{name}\n", 4), "names in a schedule are printable") for name in NAMES),
        (lambda: kg.sink(STORE, name=5), "the name of a kernel is a str, not 5"),
        (lambda: kg.variable(5, 0, 5), "the name of a variable is a str, not 5"),
        (kg.sink, "stores at least one value"),
        (lambda: kg.sink(5), "one by one, as in sink\\(first, second\\), not 5"),
        (lambda: kg.sink([STORE]), "one by one, as in sink"),
        (lambda: kg.sink(STORE, fast_math="no"), "fast_math is True or False, not 'no'"),
        (lambda: kg.sink(STORE, loop_order=5), "a tuple of the names of its axes, not 5"),
        (lambda: kg.variable("n", 1.5, 2), "the least value of variable n is an integer, not 1.5"),
        (lambda: kg.variable("n", None, 2), "the least value of variable n is an integer, not None"),
        (lambda: kg.variable("n", False, 2), "is an integer, not False"),
        (lambda: kg.variable("n", 5, 2), "variable n: least 5 is above greatest 2"),
        (lambda: kg.variable("n", 0, 1 << 64), "the greatest value of variable n is from"),
        (lambda: kg.variable("n", 0, HUGE), "not an integer of 16,610 bits"),
        (lambda: param(1.5, (8,), float32), "the number of a parameter is an integer, not 1.5"),
        (lambda: param(True, (8,), float32), "the number of a parameter is an integer, not True"),
        (lambda: param("1", (8,), float32), "the number of a parameter is an integer, not '1'"),
        (lambda: param(HUGE, (8,), float32), "not an integer of 16,610 bits"),
        (lambda: param(0, (HUGE,), float32), r"a tuple of sizes such as \(4, 8\), not a tuple"),
        (lambda: param(0, (1 << 70,), float32), "a tuple of sizes"),
        (lambda: param(0, (1 << 40, 1 << 40), float32), r"more elements than 2\^63"),
        (lambda: param(0, (True,), float32), "a tuple of sizes"),
        (lambda: kg.const(HUGE, float32), "an integer of 16,610 bits is out of range for float32"),
        (lambda: kg.const(HUGE, int32), "an integer of 16,610 bits is out of range for int32"),
        (lambda: X + HUGE, "out of range for float32"),
        (lambda: X.reshape(HUGE), "a size is from"),
        (lambda: X.reshape(-2, -4), "a dim is negative"),
        (lambda: X.reshape(1, 8).expand(HUGE, 8), "a size is from"),
        (lambda: X.reshape(1, 8).expand(1 << 62, 8), r"more elements than 2\^63"),
        (lambda: X.pad((HUGE, 0)), "a size is from"),
        (lambda: X.shrink((0, HUGE)), "a size is from"),
        (lambda: X.permute(HUGE), "not an order of its axes"),
        (lambda: X.sum(HUGE), "of a value of shape"),
        (lambda: kg.arange(-1), "a size is negative"),
        (lambda: kg.arange(1.5), "a size is an integer, not 1.5"),
        (lambda: X.gather(5), r"gather takes UOps, such as kg.const\(2, kg.int32\), not 5"),
        (lambda: X.scatter(5, kg.const(1, int32)), "scatter takes UOps"),
        (lambda: float32.vec(HUGE), "no vector of an integer of 16,610 bits lanes"),
        (lambda: parse_dtype("float32x" + "9" * 5000), "unknown dtype 'float32x999"),
        (lambda: parse_dtype("float32x²"), "unknown dtype"),
        (lambda: parse_dtype(5), "parsed from text, not 5"),
        (lambda: kg.parse_graph(5), "parsed from text, a str, not 5"),
        (lambda: kg.parse_graph(b"%0"), "parsed from text, a str, not b'%0'"),
        (lambda: parse_schedule(5), "parsed from text, a str, not 5"),
        (lambda: parse_schedule(f"UPCAST(o0, {'9' * 5000})"), "UPCAST: an integer of 5,000 digits"),
        (lambda: parse_schedule(f"STAGE(o0, r0, REG, stages={'9' * 5000})"), "STAGE: an integer of 5,000 digits"),
        (lambda: parse_schedule("STAGE(o0, r0, REG, stages=²)"), "says no number of stages"),
        (lambda: parse_schedule(f"STAGE(o0, r0, LOCAL, r0/o1+{'9' * 5000})"), "numbers of 19 digits"),
        (lambda: Opt(OptOp.UPCAST, "o0, 4) VECTOR(o1", 4), "without spaces, commas"),
        (lambda: Opt(OptOp.UPCAST, 5, 4), "names in a schedule"),
        (lambda: Opt(OptOp.UPCAST, "o0", 1.5), "the size of UPCAST is an integer, not 1.5"),
        (lambda: Opt(OptOp.UPCAST, "o0", HUGE), "the size of UPCAST is from"),
        (lambda: kg.open_device(5), "a device is named by a str such as 'NAME' or 'NAME:0', not 5"),
        (lambda: kg.open_device(b"CPU"), "a device is named by a str"),
        (lambda: kg.open_device(" "), "' ' is no device"),
        (lambda: kg.open_device("CPU:" + "9" * 5000), "is no device: write NAME, .* with a number up to 9999"),
        (lambda: kg.open_device("CPU:99999"), "is no device"),
        (lambda: kg.open_device("CPU:²"), "is no device"),
        (lambda: kg.open_device("C\nPU\x1b[31m"), r"'C\\nPU\\x1b\[31m' is no device"),
        (lambda: kg.open_device("REF").compile(5), "a kernel AST is a SINK, .* not 5"),
        (lambda: kg.open_device("REF").run(X), "a kernel AST is a SINK, .* not a PARAM"),
        (lambda: kg.open_device("REF").empty(HUGE, float32), "not an integer of 16,610 bits"),
        (lambda: kg.open_device("REF").empty(1.5, float32), "the size of a buffer is an integer, not 1.5"),
    ],
)
def test_refused_where_it_is_given(build: Callable[[], object], message: str):
    with pytest.raises((KgError, TypeError, ValueError, OverflowError), match=message) as caught:
        build()
    assert str(caught.value).isprintable() and len(str(caught.value)) < 400


NINES = "9" * 5000


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        (f"%0 = param {NINES} [4] : float32", 12, "an integer of 5,000 digits"),
        (f"%0 = param 0 [4, {NINES}] : float32", 18, "an integer of 5,000 digits"),
        (f"%0 = define_var n 0 {NINES} : index", 21, "an integer of 5,000 digits"),
        (f"%0 = define_var n 0 {1 << 64} : index", 16, "the greatest value of variable n is from"),
        (f"%0 = const {NINES} : float32", 12, "an integer of 5,000 digits"),
        (f"%0 = const {'9' * 400} : float32", 6, "an integer of 1,329 bits is out of range for float32"),
        ("%0 = const 1e99999 : float32", 12, "'1e99999' is greater than any float64: write inf"),
        ("%0 = const -1e999 : float32", 12, "greater than any float64"),
        ("%0 = const 0x1p3 : float32", 13, "found 'x1p3'"),
        (f"%0 = const 1 : int32x{NINES}", 16, "unknown dtype"),
        (f"%0 = define_global 0 : ptr<float32, global, {NINES}>", 45, "an integer of 5,000 digits"),
        (f"tensorcore x {{\n  layout_a 0,{NINES}\n}}", 14, "an integer of 5,000 digits"),
        ("%0 = custom {" + "(" * 100_000, 55, "values nested deeper than 40"),
        ('%0 = define_var "" 0 5 : index', 17, "printable and not empty, not ''"),
        ('%0 = define_var "a\\nb" 0 5 : index', 17, r"not 'a\\nb'"),
        ('%0 = define_var "\\ud800" 0 5 : index', 17, r"not '\\ud800'"),
        ('%0 = define_local "\\u0000" : ptr<float32, local, 4>', 19, r"not '\\x00'"),
        ('%0 = sink {KernelInfo(name="\\u0007")}', 12, "the name of a kernel must be printable"),
        ("%0 = const 1 : \x1b[31m", 16, "expected a dtype"),
    ],
)
def test_text_is_refused_at_its_place(text: str, column: int, message: str):
    """Numbers of more digits than Python converts, and names that can't be printed.
    What is shown of the line fits a screen."""
    with pytest.raises(ParseError, match=message) as caught:
        kg.parse_graph(text)
    assert caught.value.column == column
    said = str(caught.value)
    assert all(line.isprintable() and len(line) < 400 for line in said.split("\n"))
    *_, shown, caret = said.split("\n")
    assert caret.index("^") < len(shown) + 1


def test_a_permutation_of_more_than_ten_axes():
    x = param(1, tuple(range(1, 12)), float32)
    assert x.permute(*reversed(range(11))).shape == tuple(range(11, 0, -1))
