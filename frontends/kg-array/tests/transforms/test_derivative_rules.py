"""Derivatives of every op that has one, in float64 against central differences,
which core's oracle computes of the same graph; the edges, where a choice is documented; compositions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import kg_array as xp
import numpy as np
import pytest
from kg.dtype import float32, float64, int32
from kg.ir import build, monoid
from kg.ir.args import Reduction
from kg.ir.movement import combine_values
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import Array
from kg_array.running.memory import placeholder
from kg_graph.canonical import canonical
from kg_graph.oracle import Oracle

pytestmark = pytest.mark.part(3)

Values = np.ndarray
Nodes = Callable[..., UOp]


def lift(make: Nodes) -> Callable[..., Array]:
    """A function of arrays out of one of nodes."""
    return lambda *arrays: Array(make(*(x.node for x in arrays)), arrays[0].device)


def oracle(function: Callable[..., Array], *arrays: Array) -> Callable[..., Values]:
    """The function on numpy arrays, by the oracle."""
    leaves = [Array(placeholder(x.shape, x.dtype), x.device) for x in arrays]
    call = canonical([function(*leaves).node])
    slots = {leaf: i + 1 for i, leaf in enumerate(call.leaves)}

    def evaluate(*values: Values) -> Values:
        given = {slots[leaf.node]: v.reshape(-1) for leaf, v in zip(leaves, values, strict=True) if leaf.node in slots}
        return np.asarray(Oracle(given, {}).value(call.values[0]))

    return evaluate


def differences(function: Callable[..., Values], values: Sequence[Values], at: int, weights: Values, step: float) -> Values:
    """The gradient of sum(weights * function(values)) by argument `at`."""
    result = np.zeros(values[at].shape)
    for place in np.ndindex(*values[at].shape):
        ends = []
        for sign in (1.0, -1.0):
            moved = [v.copy() for v in values]
            moved[at][place] += sign * step
            ends.append(float((function(*moved) * weights).sum()))
        result[place] = (ends[0] - ends[1]) / (2.0 * step)
    return result


def complex_step(function: Callable[..., Values], values: Sequence[Values], at: int) -> Values:
    """The gradient of a numpy formula that works on complex numbers, exact to rounding."""
    result = np.zeros(values[at].shape)
    for place in np.ndindex(*values[at].shape):
        moved = [v.astype(np.complex128) for v in values]
        moved[at][place] += 1e-30j
        result[place] = complex(function(*moved)).imag / 1e-30
    return result


RANDOM = np.random.default_rng(7)
A = RANDOM.uniform(0.3, 2.0, (3, 4))
B = RANDOM.uniform(-2.0, -0.3, (3, 4))
C = RANDOM.uniform(0.2, 0.9, (3, 4)) * RANDOM.choice([-1.0, 1.0], (3, 4))


def index(*numbers: int) -> UOp:
    """Constant positions: 3 * i mod 4 and the like, as a graph."""
    result = build.const(0, int32).reshape(1).expand(len(numbers))
    place = build.arange(len(numbers))
    for at, number in enumerate(numbers):
        result = place.eq(at).where(number, result)
    return result


def states(x: UOp, values: tuple[UOp, ...], combined: object) -> tuple[UOp, ...]:
    return combine_values(values, combined, Op.REDUCE, Reduction(combined, (1,)))  # type: ignore[arg-type]


def welford(x: UOp, y: UOp) -> UOp:
    one, zero = (build.const(v, x.type).reshape(1, 1).expand(*x.shape) for v in (1.0, 0.0))
    _, mean, squares = states(x, (one, x, zero), monoid.welford(x.type))
    _, weighted, spread = states(x, (y * y, x, y), monoid.welford(x.type))
    return mean * 2.0 + squares * 3.0 + weighted * spread


def log_sum_exp(x: UOp, y: UOp) -> UOp:
    m, s = states(x, (x, y * y), monoid.logsumexp(x.type))
    return m * 0.6931471805599453 + s.log2() + m * s


def argmax_value(x: UOp) -> UOp:
    position = build.arange(4, int32).reshape(1, 4).expand(3, 4)
    return states(x, (x, position), monoid.argmax(x.type, int32))[0]


RULES: dict[str, tuple[Nodes, tuple[np.ndarray, ...]]] = {
    "add": (lambda x, y: x + y, (A, B)),
    "sub": (lambda x, y: x - y, (A, B)),
    "mul": (lambda x, y: x * y, (A, B)),
    "div": (lambda x, y: x / y, (A, B)),
    "same twice": (lambda x: x * x + x / (x + 1.0), (A,)),
    "neg": (lambda x: -x, (A,)),
    "abs": (abs, (C,)),
    "exp2": (lambda x: x.exp2(), (C,)),
    "log2": (lambda x: x.log2(), (A,)),
    "sin": (lambda x: x.sin(), (C * 100,)),
    "sqrt": (lambda x: x.sqrt(), (A,)),
    "reciprocal": (lambda x: x.reciprocal(), (B,)),
    "mulacc": (lambda x, y, z: x.alu(Op.MULACC, y, z), (A, B, C)),
    "pow": (lambda x, y: x.pow(y), (A, C)),
    "pow of a number": (lambda x: x.pow(3.0), (B,)),
    "maximum": (lambda x, y: x.maximum(y), (C, B + 1)),
    "minimum": (lambda x, y: x.minimum(y), (C, B + 1)),
    "where": (lambda x, y: (x > 0.0).where(x * y, y), (C, B)),
    "cast": (lambda x: x.cast(float32).cast(float64) * x, (A.astype(np.float32).astype(np.float64),)),
    "scalar with all": (lambda x, y: x * y.reduce(monoid.ADD).reshape(), (A, B)),
    "reshape": (lambda x: x.reshape(2, 6) * 2.0, (A,)),
    "permute": (lambda x: x.reshape(3, 2, 2).permute(2, 0, 1).sin(), (A,)),
    "expand": (lambda x, y: x.reshape(3, 1, 4).expand(3, 5, 4).sin() * y.reshape(3, 1, 4).expand(3, 5, 4), (A, B)),
    "pad": (lambda x: x.pad((1, 2), (0, 1), fill=3.0).sin(), (A,)),
    "shrink": (lambda x: x.shrink((1, 3), (0, 2)).sin(), (A,)),
    "flip": (lambda x: x.flip(1).sin(), (A,)),
    "sum": (lambda x: x.reduce(monoid.ADD, 1).sin(), (A,)),
    "prod": (lambda x: x.reduce(monoid.MUL, 0, 1), (C,)),
    "max": (lambda x: x.reduce(monoid.MAX, 1).sin(), (C,)),
    "min": (lambda x: x.reduce(monoid.MIN, 0).sin(), (C,)),
    "scan": (lambda x: x.scan(monoid.ADD, 1).sin(), (A,)),
    "scan before": (lambda x: x.scan(monoid.ADD, 0, exclusive=True).sin(), (A,)),
    "product scan": (lambda x: x.scan(monoid.MUL, 1).sin(), (C,)),
    "product scan before": (lambda x: x.scan(monoid.MUL, 1, exclusive=True).sin(), (C,)),
    "running max": (lambda x: x.scan(monoid.MAX, 1).sin(), (C,)),
    "running max before": (lambda x: x.scan(monoid.MAX, 1, exclusive=True).shrink((0, 3), (1, 4)).sin(), (C,)),
    "running min": (lambda x: x.scan(monoid.MIN, 0).sin(), (C,)),
    "gather": (lambda x: x.sin().gather(index(2, 0, 2, 1)), (A,)),
    "gather of two": (lambda x: x.gather(index(2, 0, 2), index(3, 3, 3)).sin(), (A,)),
    "scatter add": (lambda x, y: x.scatter(y.gather(index(0, 1)), index(2, 2), mode="add").sin(), (A, B)),
    "scatter set": (lambda x, y: x.scatter(y, index(2, 0, 2)).sin(), (A, B)),
    "scatter mul": (lambda x, y: x.scatter(y, index(2, 0, 2), mode="mul").sin(), (A, B)),
    "scatter mul of two": (
        lambda x, y: x.scatter(y.gather(index(0, 1), index(1, 1)), index(2, 2), index(3, 3), mode="mul").sin(),
        (A, B),
    ),
    "scatter mul of a scalar": (lambda x, y: x.scatter(y.reduce(monoid.ADD).reshape(), index(2, 2), mode="mul").sin(), (A, C)),
    "scatter max": (lambda x, y: x.scatter(y, index(2, 0, 2), mode="max").sin(), (A, C)),
    "scatter min": (lambda x, y: x.scatter(y, index(2, 0, 2), mode="min").sin(), (C, A)),
    "scatter a scalar": (lambda x, y: x.scatter(y.reduce(monoid.ADD).reshape(), index(2, 0), mode="add").sin(), (A, B)),
    "welford": (welford, (A, C)),
    "logsumexp": (log_sum_exp, (C, A)),
    "argmax": (lambda x: argmax_value(x).sin(), (C,)),
    "contiguous": (lambda x: UOp(Op.CONTIGUOUS, x.dtype, (x,)).sin(), (A,)),
}


def arrays_of(values: tuple[np.ndarray, ...], device: Device) -> list[Array]:
    return [xp.asarray(v, device=device) for v in values]


def weighted(function: Callable[..., Array]) -> Callable[..., Array]:
    """sum(w * f), w = 1, 2, 3, ...: every element counts differently."""

    def value(*arrays: Array) -> Array:
        node = function(*arrays).node
        flat = node.reshape(int(np.prod(node.shape)))
        weights = build.arange(flat.shape[0], int32).cast(flat.type) + 1.0
        return Array((flat * weights).reduce(monoid.ADD).reshape(), arrays[0].device)

    return value


def check(function: Callable[..., Array], values: tuple[np.ndarray, ...], device: Device, tolerance: float = 1e-7) -> None:
    arrays = arrays_of(values, device)
    reference = oracle(weighted(function), *arrays)
    found = xp.grad(weighted(function), tuple(range(len(values))))(*arrays)
    xp.realize(*found)
    for at, gradient in enumerate(found):
        wanted = differences(reference, values, at, np.ones(()), 1e-5)
        assert gradient.shape == values[at].shape and gradient.dtype is arrays[at].dtype
        np.testing.assert_allclose(gradient.numpy(), wanted, rtol=tolerance, atol=tolerance * 10)


@pytest.mark.parametrize("name", RULES)
def test_rule(name: str, device: Device) -> None:
    make, values = RULES[name]
    check(lift(make), values, device, 2e-2 if name == "cast" else 1e-7)


@pytest.mark.parametrize("name", RULES)
def test_forward_rule(name: str) -> None:
    """Both modes give one number: <w, J v> = <J' w, v>."""
    make, values = RULES[name]
    arrays = arrays_of(values, open_device("REF"))
    random = np.random.default_rng(7)  # the same numbers in whatever order tests run
    directions = [xp.asarray(random.normal(size=v.shape), device="REF") for v in values]
    function = weighted(lift(make))
    _, forward = xp.jvp(function, arrays, directions)
    reverse = xp.grad(function, tuple(range(len(values))))(*arrays)
    wanted = sum(float((g.numpy() * d.numpy()).sum()) for g, d in zip(reverse, directions, strict=True))
    np.testing.assert_allclose(float(forward), wanted, rtol=1e-6 if name == "cast" else 1e-12)


def gradient_of(make: Nodes, values: object, device: Device) -> np.ndarray:
    x = xp.asarray(np.asarray(values, np.float64), device=device)
    return xp.grad(lambda x: xp.sum(lift(make)(x)))(x).numpy()


# a function, where, and its derivative there
EDGES: dict[str, tuple[Nodes, list[float], list[float]]] = {
    "branch not taken": (lambda x: (x > 0.0).where(x.sqrt(), 0.0), [0.0, -1.0, 4.0], [0.0, 0.0, 0.25]),
    "product in it": (lambda x: (x > 0.0).where(x * x.log2(), 0.0), [0.0, -1.0, 1.0], [0.0, 0.0, 1 / np.log(2)]),
    "quotient in it": (lambda x: x.eq(0.0).where(1.0, x.sin() / x), [0.0, np.pi], [0.0, -1 / np.pi]),
    "power in it": (lambda x: (x > 0.0).where(x.pow(0.5), x), [0.0, 4.0], [1.0, 0.25]),
    "not a number in it": (lambda x: x.ne(x).where(0.0, x * x), [np.nan, 3.0], [0.0, 6.0]),
    "max with a pole": (lambda x: x.log2().maximum(0.0), [0.0, 4.0], [0.0, 0.25 / np.log(2)]),
    "poles cut off": (lambda x: x.reciprocal().shrink((1, 3)), [0.0, 1.0, 2.0], [0.0, -1.0, -0.25]),
    "behind a sum": (lambda x: (x.sin() > 2.0).where(x.sqrt().reshape(2, 1).expand(2, 2).reduce(monoid.ADD, 1).reshape(2), x), [0.0, 1.0], [1.0, 1.0]),
    "ties of two": (lambda x: x.maximum(x.flip(0)), [1.0, 1.0], [1.0, 1.0]),
    "ties of max": (lambda x: x.reduce(monoid.MAX, 0), [2.0, 1.0, 2.0, 2.0], [1 / 3, 0.0, 1 / 3, 1 / 3]),
    "abs at 0": (abs, [0.0, -2.0], [0.0, -1.0]),
    "rounding": (lambda x: x.round() + x.trunc() + x, [0.7, 1.5], [1.0, 1.0]),
    "pow of 0": (lambda x: x.pow(2.0) + x.pow(1.0) + x.pow(0.0), [0.0], [1.0]),
    "prod, one zero": (lambda x: x.reduce(monoid.MUL, 0), [2.0, 0.0, 3.0], [0.0, 6.0, 0.0]),
    "prod, two zeros": (lambda x: x.reduce(monoid.MUL, 0), [0.0, 0.0, 3.0], [0.0, 0.0, 0.0]),
    "running prod, zeros": (lambda x: x.scan(monoid.MUL, 0), [2.0, 0.0, 3.0, 0.0, 5.0], [1.0, 8.0, 0.0, 0.0, 0.0]),
    "running max, ties": (lambda x: x.scan(monoid.MAX, 0), [1.0, 1.0, 0.0, 2.0, 2.0], [1.0, 2.0, 0.0, 1.0, 1.0]),
    "running max, not a number": (lambda x: x.scan(monoid.MAX, 0), [1.0, np.nan, 3.0], [1.0, 2.0, 0.0]),
    "running max before all": (lambda x: x.scan(monoid.MAX, 0, exclusive=True).shrink((1, 3)), [1.0, 3.0, 2.0], [1.0, 1.0, 0.0]),
    "scatter max, ties": (lambda x: x.scatter(x.const_like(2.0), index(0, 1), mode="max").shrink((0, 2)), [2.0, 1.0], [0.5, 0.0]),
    "scatter of equals": (lambda x: build.const(1.0, x.type).broadcast_to(1).scatter(x, index(0, 0, 0), mode="max"), [3.0, 3.0, 2.0], [0.5, 0.5, 0.0]),
    "scatter mul, one zero": (lambda x: build.const(2.0, x.type).broadcast_to(1).scatter(x, index(0, 0), mode="mul"), [0.0, 3.0], [6.0, 0.0]),
    "scatter mul, two zeros": (lambda x: build.const(2.0, x.type).broadcast_to(1).scatter(x, index(0, 0, 0), mode="mul"), [0.0, 0.0, 3.0], [0.0, 0.0, 0.0]),
    "empty": (lambda x: x.sin(), [], []),
    "greatest of nothing much": (lambda x: x.pad((1, 0), fill=-9.0).reduce(monoid.MAX, 0), [4.0], [1.0]),
}  # fmt: skip


@pytest.mark.parametrize("name", EDGES)
def test_edge(name: str, device: Device) -> None:
    make, at, wanted = EDGES[name]
    np.testing.assert_allclose(gradient_of(make, at, device), wanted, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("name", EDGES)
def test_edge_forward(name: str) -> None:
    make, at, wanted = EDGES[name]
    x = xp.asarray(np.asarray(at, np.float64), device="REF")
    found = xp.jacobian(lambda x: xp.sum(lift(make)(x)), mode="forward")(x)
    np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-12, atol=1e-14)


def test_second_derivative_where_the_first_cotangent_is_zero(device: Device) -> None:
    """(where(c, 3x, 0))**2 at 0: its first derivative is 0 there, its second is 18."""
    square = lift(lambda x: (x > -1.0).where(x * (x * 0.0 + 3.0), 0.0).pow(2.0))
    slope = xp.grad(lambda x: xp.sum(square(x)))
    x = xp.asarray(np.array([0.0, 1.0]), device=device)
    np.testing.assert_allclose(xp.grad(lambda x: xp.sum(slope(x)))(x).numpy(), [18.0, 18.0])


def test_higher_derivatives_of_sin(device: Device) -> None:
    function: Callable[[Array], Array] = lift(lambda x: x.sin())
    x = xp.asarray(np.array(0.7), device=device)
    for wanted in (np.cos(0.7), -np.sin(0.7), -np.cos(0.7), np.sin(0.7)):
        function = xp.grad(function)
        np.testing.assert_allclose(function(x).numpy(), wanted, rtol=1e-12)


def test_cosine_of_great_angles(device: Device) -> None:
    x = xp.asarray(np.array([1e5, 12345.678], np.float32), device=device)
    found = xp.grad(lambda x: xp.sum(lift(lambda n: n.sin())(x)))(x).numpy()
    np.testing.assert_allclose(found, np.cos(x.numpy().astype(np.float64)), atol=1e-6)


# -- compositions


def softmax_cross_entropy(logits: Array, target: Array) -> Array:
    def make(x: UOp, t: UOp) -> UOp:
        shifted = x - x.reduce(monoid.MAX, 1).expand(*x.shape)
        total = shifted.exp().reduce(monoid.ADD, 1).log2() * np.log(2.0)
        return ((total.expand(*x.shape) - shifted) * t).reduce(monoid.ADD).reshape()

    return lift(make)(logits, target)


def layer_norm(x: Array, scale: Array) -> Array:
    def make(x: UOp, scale: UOp) -> UOp:
        mean = (x.reduce(monoid.ADD, 1) * (1 / x.shape[1])).expand(*x.shape)
        spread = ((x - mean) * (x - mean)).reduce(monoid.ADD, 1) * (1 / x.shape[1])
        return (x - mean) / (spread + 1e-3).sqrt().expand(*x.shape) * scale.broadcast_to(*x.shape)

    return lift(make)(x, scale)


def attention(q: Array, k: Array, v: Array) -> Array:
    def softmax(x: UOp) -> UOp:
        e = (x - x.reduce(monoid.MAX, 1).expand(*x.shape)).exp()
        return e / e.reduce(monoid.ADD, 1).expand(*x.shape)

    return xp.matmul(lift(softmax)(xp.matmul(q, k.T)), v)


def mlp(x: Array, w: Array, v: Array) -> Array:
    return xp.matmul(lift(lambda h: h.maximum(0.0))(xp.matmul(x, w)), v)


def convolution(x: Array, w: Array) -> Array:
    """(4, 5) with (2, 3): windows by shrinks, summed."""

    def make(x: UOp, w: UOp) -> UOp:
        parts = [
            x.shrink((i, i + 3), (j, j + 3)) * w.shrink((i, i + 1), (j, j + 1)).expand(3, 3) for i in range(2) for j in range(3)
        ]
        result = parts[0]
        for p in parts[1:]:
            result = result + p
        return result

    return lift(make)(x, w)


COMPOSED: dict[str, tuple[Callable[..., Array], tuple[tuple[int, ...], ...]]] = {
    "mlp": (mlp, ((2, 3), (3, 4), (4, 2))),
    "cross entropy": (softmax_cross_entropy, ((3, 4), (3, 4))),
    "layer norm": (layer_norm, ((3, 4), (4,))),
    "attention": (attention, ((3, 2), (4, 2), (4, 3))),
    "convolution": (convolution, ((4, 5), (2, 3))),
}


@pytest.mark.parametrize("name", COMPOSED)
def test_composition(name: str, device: Device) -> None:
    function, shapes = COMPOSED[name]
    check(function, tuple(RANDOM.normal(size=s) for s in shapes), device, 1e-6)


def test_against_complex_steps(device: Device) -> None:
    def formula(x: np.ndarray, scale: np.ndarray) -> np.ndarray:
        mean = x.mean(1, keepdims=True)
        spread = ((x - mean) ** 2).mean(1, keepdims=True)
        return ((x - mean) / np.sqrt(spread + 1e-3) * scale * np.arange(1, 13).reshape(3, 4)).sum()

    values = (A, B[0])
    found = xp.grad(weighted(layer_norm), (0, 1))(*arrays_of(values, device))
    for at in range(2):
        np.testing.assert_allclose(found[at].numpy(), complex_step(formula, values, at), rtol=1e-11, atol=1e-11)


def test_half_types_are_summed_in_float32(device: Device) -> None:
    x = xp.asarray(np.zeros((1, 1), np.float16), device=device)
    found = xp.grad(lambda x: xp.sum(lift(lambda n: n.expand(4096, 1).cast(float32))(x)))(x)
    assert found.dtype is xp.float16 and float(found) == 4096.0
