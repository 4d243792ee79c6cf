"""Random programs of arrays: what a graph of many functions gives, lazily, eagerly and jitted,
is what numpy gives step by step."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import kg_array as xp
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from numpy.typing import NDArray

pytestmark = pytest.mark.part(6)

Values = NDArray[np.generic]
SHAPES = [(), (1,), (3,), (4,), (17,), (1, 4), (3, 1), (3, 4), (4, 3), (4, 4), (2, 3, 4), (1, 3, 1), (0, 3), (2, 0)]
WHOLE = ["int32", "int64", "uint8", "bool"]


@dataclass(frozen=True)
class Value:
    """A value of the program: ours and numpy's."""

    ours: xp.Array
    numpy: Values


Step = Callable[["Program"], "Value | None"]


class Program:
    """Values made one after another. `eager`: each is computed as soon as it is there."""

    def __init__(self, seed: int, device: Device, steps: int, eager: bool = False, given: list[xp.Array] | None = None) -> None:
        self.random = np.random.default_rng(seed)
        self.device, self.eager = device, eager
        self.float = ("float64", "float32")[seed % 2]  # one in each program: the sooner rounded would hide errors of the later
        inputs = [self._input() for _ in range(4)]
        self.inputs = [xp.asarray(x, device=device) for x in inputs]
        ours = self.inputs if given is None else given
        self.values = [Value(a, x) for a, x in zip(ours, inputs, strict=True)]
        with np.errstate(all="ignore"):
            for _ in range(steps):
                made = self.pick(STEPS)(self)
                if made is not None:
                    if eager:
                        made.ours.realize()
                    self.values.append(made)

    def _input(self) -> Values:
        shape = SHAPES[int(self.random.integers(len(SHAPES)))]
        dtype = self.pick([*(self.float,) * 2, *WHOLE])
        return (self.random.normal(size=shape) * 3).round(2).astype(dtype)  # type: ignore[arg-type]

    def pick(self, options: list[object]) -> object:  # type: ignore[type-arg]
        return options[int(self.random.integers(len(options)))]

    def value(self, *kinds: str) -> Value | None:
        """One of the values, a late one rather than an early one."""
        for _ in range(8):
            at = len(self.values) - 1 - int(abs(self.random.normal()) * len(self.values) / 2)
            found = self.values[max(at, 0)]
            if found.numpy.dtype.kind in "".join(kinds or ("fiub",)) and found.numpy.size < 4096:
                return found
        return None

    def axis(self, x: Value) -> int | None:
        return int(self.random.integers(-x.numpy.ndim, x.numpy.ndim)) if x.numpy.ndim else None


def is_safe(x: Values) -> bool:
    """Whether numbers are so small that order of summation and powers stay out of the comparison."""
    return x.dtype.kind == "b" or bool(np.all(np.abs(x.astype("float64")) < 1e4))


def unary(program: Program) -> Value | None:
    name = program.pick(["negative", "abs", "square", "sign", "floor", "exp", "sin", "tanh", "sqrt", "isfinite", "log1p"])
    x = program.value("f")
    if x is None or not is_safe(x.numpy):
        return None
    values = x.numpy
    ours = x.ours
    if name == "exp":
        values, ours = np.minimum(values, 5), xp.minimum(ours, 5)
    if name in ("sqrt", "log1p"):
        values, ours = np.abs(values), xp.abs(ours)
    return Value(getattr(xp, name)(ours), getattr(np, name)(values))


def binary(program: Program) -> Value | None:
    name = program.pick(["add", "subtract", "multiply", "maximum", "minimum", "less", "equal", "divide", "where"])
    x, y = program.value("f"), program.value("f")
    if x is None or y is None or not (is_safe(x.numpy) and is_safe(y.numpy)):
        return None
    try:
        np.broadcast_shapes(x.numpy.shape, y.numpy.shape)
    except ValueError:
        return None
    if name == "divide":
        return Value(x.ours / (xp.abs(y.ours) + 1), x.numpy / (np.abs(y.numpy) + 1))
    if name == "where":
        return Value(xp.where(x.ours > y.ours, x.ours, y.ours), np.where(x.numpy > y.numpy, x.numpy, y.numpy))
    return Value(getattr(xp, name)(x.ours, y.ours), getattr(np, name)(x.numpy, y.numpy))


def integers(program: Program) -> Value | None:
    x = program.value("iub")
    if x is None:
        return None
    how = program.pick(["float", "number", "mask"])
    if how == "float":
        return Value(xp.astype(x.ours, getattr(xp, program.float)), x.numpy.astype(program.float))
    if x.numpy.dtype.kind == "b":
        return Value(~x.ours, ~x.numpy)
    if how == "mask":
        return Value(x.ours == 1, x.numpy == 1)
    return Value(x.ours * 3 + 1, x.numpy * np.asarray(3, x.numpy.dtype) + np.asarray(1, x.numpy.dtype))


def number(program: Program) -> Value | None:
    x, by = program.value("f"), float(program.random.integers(-3, 4)) / 2
    if x is None or not is_safe(x.numpy):
        return None
    return Value(x.ours * by + 1, x.numpy * np.asarray(by, x.numpy.dtype) + np.asarray(1, x.numpy.dtype))


def reduction(program: Program) -> Value | None:
    name = program.pick(["sum", "max", "min", "mean", "std", "argmax", "any", "cumulative_sum", "cumulative_max", "softmax"])
    x = program.value("f")
    if x is None or not x.numpy.size or not is_safe(x.numpy) or not np.isfinite(x.numpy).all():
        return None
    axis = program.axis(x)
    if name in ("cumulative_sum", "cumulative_max", "softmax") and axis is None:
        return None
    if name == "cumulative_sum":
        return Value(xp.cumulative_sum(x.ours, axis=axis), np.cumsum(x.numpy, axis))
    if name == "cumulative_max":
        return Value(xp.cumulative_max(x.ours, axis=axis), np.maximum.accumulate(x.numpy, axis))
    if name == "softmax":
        e = np.exp(x.numpy - x.numpy.max(axis, keepdims=True))
        return Value(xp.softmax(x.ours, axis=axis), e / e.sum(axis, keepdims=True))  # type: ignore[arg-type]
    if program.random.random() < 0.3:
        axis = None
    keep = bool(program.random.random() < 0.4)
    return Value(
        getattr(xp, name)(x.ours, axis=axis, keepdims=keep), np.asarray(getattr(np, name)(x.numpy, axis=axis, keepdims=keep))
    )


def movement(program: Program) -> Value | None:
    x = program.value()
    if x is None:
        return None
    ours, values = x.ours, x.numpy
    axis = program.axis(x)
    how = program.pick(["ravel", "turn", "flip", "new", "roll", "slice", "pad", "concat", "stack", "repeat", "tile", "split"])
    if how == "ravel":
        return Value(xp.reshape(ours, (-1,)), values.reshape(-1))
    if how == "new":
        return Value(ours[None], values[None]) if values.ndim < 4 else None
    if axis is None:
        return None
    size = values.shape[axis]
    match how:
        case "turn":
            order = tuple(int(i) for i in program.random.permutation(values.ndim))
            return Value(xp.permute_dims(ours, order), values.transpose(order))
        case "flip":
            return Value(xp.flip(ours, axis=axis), np.flip(values, axis))
        case "roll":
            by = int(program.random.integers(-5, 6))
            return Value(xp.roll(ours, by, axis=axis), np.roll(values, by, axis))
        case "slice":
            ends = [None if program.random.random() < 0.3 else int(program.random.integers(-size - 1, size + 2)) for _ in "ab"]
            key = (slice(None),) * (axis % values.ndim) + (slice(*ends, int(program.pick([1, 1, 2, -1, 3, -2]))),)  # type: ignore[call-overload]
            return Value(ours[key], values[key])
        case "pad" if values.dtype.kind == "f":
            return Value(xp.pad(ours, (1, 2)), np.pad(values, (1, 2)))
        case "concat":
            return Value(xp.concat([ours, ours], axis=axis), np.concatenate([values, values], axis))
        case "stack":
            return Value(xp.stack([ours, ours]), np.stack([values, values])) if values.ndim < 4 else None
        case "repeat":
            return Value(xp.repeat(ours, 2, axis=axis), np.repeat(values, 2, axis))
        case "tile":
            return Value(xp.tile(ours, (2, 1)), np.tile(values, (2, 1)))
        case "split" if size:
            at = int(program.random.integers(size))
            return Value(xp.unstack(ours, axis=axis)[at], values.take(at, axis))
    return None


def picked(program: Program) -> Value | None:
    x = program.value()
    axis = None if x is None else program.axis(x)
    if x is None or axis is None or not x.numpy.shape[axis]:
        return None
    size = x.numpy.shape[axis]
    at = program.random.integers(-size, size, size=int(program.random.integers(1, 5)))
    if program.random.random() < 0.5:
        return Value(xp.take(x.ours, xp.asarray(at, device=program.device), axis=axis), x.numpy.take(at, axis))
    ours, values = xp.asarray(x.ours, copy=True), x.numpy.copy()
    key = (slice(None),) * (axis % values.ndim) + (at,)
    new = values.dtype.type(1).item()
    ours[(*key[:-1], xp.asarray(at, device=program.device))] = new
    values[key] = new
    return Value(ours, values)


def product(program: Program) -> Value | None:
    x, y = program.value("f"), program.value("f")
    if x is None or y is None or min(x.numpy.ndim, y.numpy.ndim) < 1 or not (is_safe(x.numpy) and is_safe(y.numpy)):
        return None
    if not (np.isfinite(x.numpy).all() and np.isfinite(y.numpy).all()):
        return None
    try:
        values = np.matmul(x.numpy, y.numpy)
    except ValueError:
        return None
    return Value(x.ours @ y.ours, np.asarray(values))


def ordered(program: Program) -> Value | None:
    x = program.value("fi")
    axis = None if x is None else program.axis(x)
    if x is None or axis is None or np.isnan(x.numpy.astype("float64")).any():
        return None
    return Value(xp.sort(x.ours, axis=axis), np.sort(x.numpy, axis))


def looped(program: Program) -> Value | None:
    """A few steps of a loop, that carry one value and stack another."""
    x = program.value("f")
    if x is None or not x.numpy.ndim or not x.numpy.size or not np.isfinite(x.numpy).all() or not is_safe(x.numpy):
        return None
    states, state = [], np.zeros_like(x.numpy[0])
    for row in x.numpy:
        states.append(state)
        state = state / 2 + row
    last, all_states = xp.scan(lambda s, row: (s / 2 + row, s), xp.zeros_like(x.ours[0]), x.ours)
    return Value(all_states, np.stack(states)) if program.random.random() < 0.5 else Value(last, np.asarray(state))


def transformed(program: Program) -> Value | None:
    """There and back through complex numbers, turned by a quarter: the imaginary part is the array."""
    x = program.value("f")
    axis = None if x is None else program.axis(x)
    if x is None or axis is None or not x.numpy.size or not np.isfinite(x.numpy).all() or not is_safe(x.numpy):
        return None
    if program.random.random() < 0.5:
        return Value(xp.imag(xp.fft.ifft(xp.fft.fft(x.ours, axis=axis) * 1j, axis=axis)), x.numpy.copy())
    return Value(xp.abs(xp.fft.fft(x.ours, axis=axis)), np.abs(np.fft.fft(x.numpy, axis=axis)).astype(x.numpy.dtype))


STEPS: list[object] = [
    *(unary, binary, number, movement) * 3,
    *(reduction, integers, picked, product) * 2,
    *(ordered, looped, transformed),
]


def compare(found: xp.Array, expected: Values, why: str) -> None:
    assert found.shape == expected.shape, why
    assert str(found.dtype) == str(expected.dtype), f"{why}: {found.dtype} for {expected.dtype}"
    tolerance = {"f8": 1e-9, "f4": 2e-3}.get(expected.dtype.str[1:], 0.0)
    scale = float(np.abs(expected[np.isfinite(expected)]).max(initial=1.0)) if expected.dtype.kind == "f" else 1.0
    np.testing.assert_allclose(found.numpy(), expected, rtol=tolerance, atol=tolerance * scale, err_msg=why)


def check(seed: int, device: Device, steps: int = 14) -> None:
    program = Program(seed, device, steps)
    count = min(4, len(program.values) - 4)
    last = program.values[-count:] if count else []
    xp.realize(*(v.ours for v in last))
    for number, v in enumerate(last):
        compare(v.ours, v.numpy, f"seed {seed}, result {number} of {count}, computed together")
    jitted = xp.jit(lambda *inputs: [v.ours for v in Program(seed, device, steps, given=list(inputs)).values[-count:]])
    made = jitted(*program.inputs) if count else []
    for number, (found, v) in enumerate(zip(made, last, strict=True)):  # type: ignore[call-overload]
        compare(found, v.numpy, f"seed {seed}, result {number} of {count}, jitted")
    for number, v in enumerate(Program(seed, device, steps, eager=True).values):
        compare(v.ours, v.numpy, f"seed {seed}, value {number}, one by one")


@pytest.mark.parametrize("seed", range(24))
def test_random_program(seed: int, device: Device) -> None:
    check(seed, device)


def check_derivatives(seed: int, device: Device, steps: int = 10) -> None:
    """Reverse mode against forward mode, and that against differences where the function is smooth."""
    seed *= 2  # float64
    first = Program(seed, device, steps)
    inputs = [x for x in first.inputs if x.dtype is xp.float64 and x.size]

    def function(*floats: xp.Array) -> xp.Array:
        rest = iter(floats)
        given = [next(rest) if x.dtype is xp.float64 and x.size else x for x in first.inputs]
        found = [v.ours for v in Program(seed, device, steps, given=given).values[4:] if v.ours.dtype is xp.float64]
        parts = [xp.sum(xp.where(xp.isfinite(v), xp.sin(v + n), 0.0)) for n, v in enumerate(found)]
        return sum(parts, xp.zeros((), dtype=xp.float64, device=device))

    if not inputs:
        return
    random = np.random.default_rng(seed)
    tangents = [xp.asarray(random.normal(size=x.shape), device=device) for x in inputs]
    _, forward = xp.jvp(function, inputs, tangents)
    reverse = xp.grad(function, tuple(range(len(inputs))))(*inputs)
    slope = float(forward)  # type: ignore[arg-type]
    if not np.isfinite(slope):
        return
    total = sum(float(xp.sum(g * t)) for g, t in zip(reverse, tangents, strict=True))  # type: ignore[call-overload]
    assert abs(total - slope) <= 1e-8 * max(1.0, abs(slope)), f"seed {seed}: reverse {total}, forward {slope}"

    def difference(step: float) -> float:
        ends = [float(function(*(x + t * h for x, t in zip(inputs, tangents, strict=True)))) for h in (step, -step)]
        return (ends[0] - ends[1]) / (2 * step)

    near, nearer = difference(1e-5), difference(3e-6)
    if abs(near - nearer) < 1e-6 * max(1.0, abs(near)):
        assert abs(nearer - slope) <= 1e-5 * max(1.0, abs(slope)), f"seed {seed}: differences {nearer}, forward {slope}"


@pytest.mark.parametrize("seed", range(16))
def test_random_derivatives(seed: int) -> None:
    check_derivatives(seed, open_device("CPU:LLVM"))


if __name__ == "__main__":  # python test_random_programs.py DEVICE FIRST LAST STEPS
    where, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for n in range(first, last):
        try:
            check(n, open_device(where), steps=int(sys.argv[4]))
            check_derivatives(n, open_device(where), steps=int(sys.argv[4]) // 2)
        except Exception as error:
            print(n, type(error).__name__, str(error).strip().splitlines()[:8], flush=True)
