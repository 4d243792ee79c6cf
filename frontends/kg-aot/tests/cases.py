"""Functions of all kinds, with the shapes that they are generated for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_aot
import kg_array as xp
from kg_aot import Spec, bool_, f32, f64, i8, i16, i32, i64, u8, u16, u32
from kg_array import linalg

#: name -> function
CASES: dict[str, kg_aot.NumericalFunction] = {}


def case(**given: Any) -> Callable[[Callable[..., object]], Callable[..., object]]:
    def add(fn: Callable[..., object]) -> Callable[..., object]:
        made = kg_aot.function(fn, **given)
        CASES[made.name] = made
        return fn

    return add


WEIGHTS = xp.asarray([[1.0, -2.0, 0.5], [0.25, 4.0, -1.0]])


@case(x=(3,), u=f32[2])
def captured_constants(x, u):
    """A constant from outside, and a result that is an argument."""
    return xp.tanh(x) + 0.1 * (u @ WEIGHTS), x


@case(x=(50,))
def elementwise(x):
    y = xp.abs(x) + 0.5
    return (
        xp.exp(x),
        xp.log(y),
        xp.sqrt(y),
        xp.sin(x) * xp.cos(x),
        xp.tan(x),
        xp.atan2(x, y),
        xp.sinh(x),
        xp.asin(x / 10),
        xp.pow(y, x),
    )


@case(x=f64[50])
def elementwise_double(x):
    y = xp.abs(x) + 0.5
    return xp.exp(x), xp.log(y), xp.sqrt(y), xp.sin(x) * xp.cos(x), xp.atan(x), xp.expm1(x), xp.log1p(y), xp.pow(y, x)


@case(x=(50,))
def rounding(x):
    y = x * 10
    return xp.floor(y), xp.ceil(y), xp.round(y), xp.trunc(y), xp.remainder(y, 3.0), xp.sign(y), xp.clip(y, -3.0, 3.0)


@case(a=i32[40], b=i32[40])
def integers(a, b):
    return a // (b + 7), a % (b + 7), a & b, a | b, a ^ b, a << (b & 3), a >> (b & 3), -a, xp.abs(a), a * b - a


@case(a=i8[40], b=u8[40], c=i16[40], d=u16[40])
def narrow_integers(a, b, c, d):
    return a + a, a * a, b - b * 3, c << 2, d >> 1, ~a, ~b, -c, a // 3, d % 7, xp.astype(a, xp.int64) * 1000, b & 3, b | 1


@case(a=u32[40], b=i64[40])
def wide_integers(a, b):
    return a * a + 1, b * b, b // 3, b % 5, a << 3, xp.astype(b, xp.float32), xp.astype(a, xp.float64), b >> 2


@case(x=(40,), k=i32[40])
def conversions(x, k):
    return (
        xp.astype(x * 100, xp.int8),
        xp.astype(x * 1000, xp.uint16),
        xp.astype(k, xp.float64),
        xp.astype(x, xp.bool),
        xp.astype(k, xp.int16),
    )


@case(a=bool_[33], b=bool_[33])
def booleans(a, b):
    return a & b, a | b, a ^ b, ~a, xp.any(a), xp.all(b), xp.where(a, 1.0, 2.0), xp.sum(xp.astype(a, xp.int32))


@case(x=(7, 33))
def reductions(x):
    return xp.sum(x), xp.mean(x, axis=0), xp.max(x, axis=1), xp.min(x), xp.prod(x[:, :5], axis=1), xp.std(x, axis=1), xp.var(x)


@case(x=(7, 33))
def positions(x):
    return xp.argmax(x, axis=1), xp.argmin(x), xp.any(x > 1, axis=0), xp.count_nonzero(x > 0)


@case(x=(5, 40))
def running(x):
    return xp.cumulative_sum(x, axis=1), xp.cumulative_prod(x[:, :8], axis=1)


@case(a=(20, 30), b=(30, 10))
def matmul(a, b):
    return a @ b


@case(a=(70, 90), b=(90, 65), dtype="float64")
def matmul_double(a, b):
    return a @ b, b.T @ a.T


@case(a=(4, 8, 9), b=(4, 9, 7))
def batched_matmul(a, b):
    return xp.einsum("bij,bjk->bik", a, b)


@case(x=(6, 50))
def softmax(x):
    return xp.softmax(x, axis=1)


@case(x=(6, 48), scale=(48,), shift=(48,))
def layer_norm(x, scale, shift):
    m = xp.mean(x, axis=1, keepdims=True)
    v = xp.mean((x - m) ** 2, axis=1, keepdims=True)
    return (x - m) / xp.sqrt(v + 1e-5) * scale + shift


@case(q=(2, 24, 16), k=(2, 24, 16), v=(2, 24, 16))
def attention(q, k, v):
    return xp.softmax(xp.einsum("bqd,bkd->bqk", q, k) / 4.0, axis=2) @ v


@case(x=(1, 3, 12, 12), w=(4, 3, 3, 3))
def convolution(x, w):
    return xp.conv(x, w)


@case(x=(12,), params={"w": (8, 12), "b": (8,), "out": [(3, 8), (3,)]})
def policy(x, params):
    """A small network; its weights are a tree."""
    hidden = xp.tanh(params["w"] @ x + params["b"])
    w, b = params["out"]
    return {"action": w @ hidden + b, "hidden": hidden}


@case(x=(4, 5))
def moved(x):
    return (
        x.T,
        xp.flip(x, axis=0),
        xp.roll(x, 2, axis=1),
        xp.reshape(x, (2, 10)),
        xp.concat([x, x * 2], axis=0),
        xp.tile(x, (2, 1)),
        xp.repeat(x, 2),
    )


@case(x=(9,))
def parts(x):
    y = x[2:7]
    return y, x[::2], xp.pad(x, (1, 2)), xp.stack([x, -x]), x[::-1]


@case(x=(10, 4), index=i32[6])
def gathered(x, index):
    return xp.take(x, xp.abs(index), axis=0)


@case(x=(30,))
def sorted_values(x):
    return xp.sort(x), xp.argsort(x)


@case(x=(64,))
def spectrum(x):
    y = xp.fft.rfft(x)
    return xp.real(y), xp.imag(y), xp.fft.irfft(y)


@case(a=(6, 6), b=(6,))
def linear_solve(a, b):
    m = a @ a.T + xp.eye(6)
    return linalg.solve(m, b), linalg.cholesky(m), linalg.inv(m), linalg.det(m)


@case(a=(5, 5), dtype="float64")
def eigenvalues(a):
    return linalg.eigvalsh(a + a.T)


@case(x=(4,))
def gradient(x):
    return xp.grad(lambda y: xp.sum(xp.sin(y) * y**2.0))(x)


@case(x=(3,), u=(2,))
def jacobian(x, u):
    return xp.jacobian(lambda y: xp.tanh(y) * xp.sum(u) + xp.sin(y[0]))(x)


@case(x=(3,), dtype="float64")
def hessian(x):
    return xp.hessian(lambda y: xp.sum(y**3.0) + y[0] * y[1] * y[2])(x)


@case(x=(5, 3))
def mapped(x):
    return xp.vmap(lambda row: row / xp.sqrt(xp.sum(row * row)))(x)


@case(x=(4,), a=(20, 4))
def scanned(x, a):
    """A loop that stays a loop."""

    def step(carried, row):
        after = 0.9 * carried + xp.sin(row)
        return after, xp.sum(after)

    return xp.scan(step, x, a)


@case(x=(4,))
def repeated(x):
    return xp.fori_loop(0, 50, lambda i, y: y - 0.1 * xp.sin(y), x)


@case(x=())
def until(x):
    """Newton's method until it has converged."""

    def going(state):
        return xp.abs(state[1]) > 1e-6

    def body(state):
        y = state[0]
        step = (y * y - xp.abs(x) - 1.0) / (2.0 * y)
        return y - step, step

    return xp.while_loop(going, body, (xp.abs(x) + 2.0, xp.asarray(1.0)), most=40)[0]


@case(x=(4,), dtype="float64")
def rollout_gradient(x):
    """The derivative of a loop."""

    def cost(start):
        end = xp.fori_loop(0, 30, lambda i, y: y + 0.05 * xp.cos(y), start)
        return xp.sum(end**2.0)

    return xp.grad(cost)(x)


@case(x=(1000, 3))
def many_rows(x):
    return xp.sum(xp.exp(-x * x), axis=0), xp.max(x)


@case(x=(3000,), dtype="float64")
def long_sum(x):
    return xp.sum(x), xp.mean(x * x), xp.argmax(x)


@case(x=())
def one_number(x):
    return x * 2.0 + 1.0


@case(x=(5,), dtype="float64", name="plant.models.pendulum")
def pendulum(x):
    return xp.stack([x[1], -9.81 * xp.sin(x[0]) - 0.1 * x[1]])


@case(x=(4,), u=(), dtype="float64")
def cart_pole(x, u):
    """One Runge-Kutta step of a cart-pole."""

    def rate(s):
        sin, cos = xp.sin(s[2]), xp.cos(s[2])
        temp = (u + 0.05 * s[3] ** 2.0 * sin) / 1.1
        turn = (9.8 * sin - cos * temp) / (0.5 * (4.0 / 3.0 - 0.1 * cos**2.0 / 1.1))
        return xp.stack([s[1], temp - 0.05 * turn * cos / 1.1, s[3], turn])

    k1 = rate(x)
    k2 = rate(x + 0.01 * k1)
    k3 = rate(x + 0.01 * k2)
    k4 = rate(x + 0.02 * k3)
    return x + 0.02 / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)


@case(mean=(4,), cov=(4, 4), z=(2,), dtype="float64")
def kalman(mean, cov, z):
    """Predict and update."""
    f = xp.eye(4, dtype=xp.float64) + 0.1 * xp.eye(4, k=2, dtype=xp.float64)
    p = f @ (cov @ cov.T) @ f.T + 0.01 * xp.eye(4, dtype=xp.float64)
    s = p[:2, :2] + 0.1 * xp.eye(2, dtype=xp.float64)
    gain = linalg.solve(s, p[:2, :]).T
    mean = f @ mean
    return mean + gain @ (z - mean[:2]), p - gain @ p[:2, :]


@case(x=(3,))
def words(x):
    """Names that are no identifiers of C++."""
    return {"class": x + 1.0, "2nd": x * 2.0, "with-dash": x - 1.0}


@case(x=(8, 8))
def triangular(x):
    return xp.tril(x), xp.triu(x, k=1), xp.linalg.trace(x), xp.linalg.diagonal(x)


@case(z=kg_aot.Spec("complex64", (6,)))
def complex_numbers(z):
    return z * z, xp.abs(z), xp.exp(z)


@case(x=kg_aot.Spec("float16", (24,)))
def half(x):
    return x * 2.0 + 1.0, xp.sum(xp.astype(x, xp.float32))


@case(x=(300, 40))
def distances(x):
    """An intermediate in the workspace."""
    d = xp.sum((x[:, None, :] - x[None, :16, :]) ** 2.0, axis=2)
    return xp.min(d, axis=1), xp.sqrt(d) @ xp.ones((16, 2))


def _chain(x):
    """A loop in which each step reads one more control."""

    def step(state, u):
        after = xp.stack([state[0] + 0.1 * state[1], state[1] + 0.1 * (u - xp.sin(state[0]))])
        return after, after[0]

    return xp.scan(step, xp.asarray([0.1, 0.0], dtype=xp.float64), x)[1]


def _energy(x):
    return xp.sum((x[1:] - x[:-1] ** 2.0) ** 2.0)


CASES["sparse_jacobian_of_a_chain"] = kg_aot.function(_chain, x=f64[12]).sparse_jacobian(
    value=True, name="sparse_jacobian_of_a_chain"
)
CASES["sparse_hessian"] = kg_aot.function(_energy, x=f64[12]).sparse_hessian(name="sparse_hessian")

CASES["mapped_cart_pole"] = CASES["cart_pole"].map(37, block=8, tasks=3, name="mapped_cart_pole")
CASES["mapped_policy"] = CASES["policy"].map(5, shared=["params"], name="mapped_policy")
CASES["mapped_loop"] = CASES["scanned"].map(20, block=16, name="mapped_loop")
CASES["mapped_solve"] = CASES["linear_solve"].map(6, block=3, tasks=2, name="mapped_solve")

ROWS, TERMS = xp.Size("rows", 1, 40), xp.Size("terms", 0, 12)


@case(x=(ROWS, 3), w=(3, 4))
def open_rows(x, w):
    """Sizes that each call says: rows of a matrix."""
    return xp.softmax(x @ w, axis=1), xp.mean(x, axis=0), xp.sum(x) / ROWS


@case(x=f64[ROWS, TERMS], bias=f64[TERMS], p={"scale": [f64[ROWS]]})
def open_matrix(x, bias, p):
    """Both axes open, one of them in several arguments, and an intermediate whose size they are."""
    y = xp.tanh(x + bias) * p["scale"][0][:, None]
    return y, xp.sum(y, axis=1), xp.max(y, axis=0), xp.concat([xp.sum(y, axis=1), bias])


@case(x=(ROWS,))
def open_loop(x):
    return xp.scan(lambda s, piece: (0.5 * s + piece, s), xp.asarray(0.0), x)


@case(x=(3,), unread=f64[2, 2], empty=f32[0, 3], flags=bool_[4], pair=Spec("complex64", (2,)))
def unread_arguments(x, unread, empty, flags, pair):
    """Arguments that nothing reads, one of them without elements, are arguments of `call` all the same."""
    return x * 2.0
