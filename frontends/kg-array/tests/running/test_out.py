"""out= of jitted functions, and bind: where results go, whose memory that is, and what is refused."""

from __future__ import annotations

import copy

import kg_array as xp
import numpy as np
import pytest
from kg.errors import BufferError

rng = np.random.default_rng(7)


def numbers(*shape: int) -> np.ndarray:
    return rng.standard_normal(shape, dtype=np.float32)


@xp.jit
def step(x: xp.Array, t: float) -> tuple[xp.Array, xp.Array]:
    return x * 2 + t, xp.sum(x)


def address(x: xp.Array) -> int:
    return x.buffer.address


def test_the_array_takes_the_result_in_its_own_memory() -> None:
    values = numbers(100)
    x, y = xp.asarray(values), xp.zeros(100, dtype=xp.float32).realize()
    before = address(y)
    for t in (1.0, 2.0):
        result = step(x, t, out=(y, None))
        assert result[0] is y and address(y) == before
        np.testing.assert_array_equal(y.numpy(), values * 2 + np.float32(t))
        np.testing.assert_allclose(float(result[1]), values.sum(), rtol=1e-4)


def test_whoever_reads_the_array_has_what_it_was() -> None:
    x, y = xp.ones(50, dtype=xp.float32), xp.zeros(50, dtype=xp.float32).realize()
    pending, same, lent = y + 1, copy.copy(y), np.from_dlpack(y)
    before = address(y)
    step(x, 5.0, out=(y, None))
    assert address(y) != before and float(y[0]) == 7.0
    assert float(pending[0]) == 1.0 and float(same[0]) == 0.0 and lent[0] == 0.0


def test_a_graph_that_reads_it_has_what_it_was() -> None:
    y = xp.zeros(50, dtype=xp.float32).realize()
    node = y.node
    step(xp.ones(50, dtype=xp.float32), 5.0, out=(y, None))
    assert float(xp.Array(node, y.device)[0]) == 0.0


def test_views_see_it() -> None:
    y = xp.zeros(6, dtype=xp.float32)
    part, whole = y[:2], xp.zeros((2, 6), dtype=xp.float32)
    x = xp.asarray(np.arange(6, dtype=np.float32))
    step(x, 1.0, out=(y, None))
    np.testing.assert_array_equal(part.numpy(), [1, 3])
    row = whole[1]
    step(x, 1.0, out=(row, None))
    np.testing.assert_array_equal(whole.numpy(), [[0] * 6, [1, 3, 5, 7, 9, 11]])


def test_what_the_call_reads_may_be_its_out() -> None:
    values = numbers(64)
    x = xp.asarray(values).realize()
    step(x, 0.0, out=(x, None))
    np.testing.assert_array_equal(x.numpy(), values * 2)
    turned = xp.asarray(values).realize()
    xp.jit(xp.flip)(turned, out=turned)
    np.testing.assert_array_equal(turned.numpy(), values[::-1])
    rows = xp.asarray(np.arange(12, dtype=np.float32).reshape(3, 4)).realize()
    normalised = xp.jit(lambda p: {"x": p["x"] / xp.sum(p["x"], axis=0), "s": xp.sum(p["x"])})
    made = normalised({"x": rows}, out={"x": rows, "s": None})
    np.testing.assert_allclose(rows.numpy(), np.arange(12).reshape(3, 4) / np.arange(12).reshape(3, 4).sum(0), rtol=1e-6)
    assert float(made["s"]) == 66.0
    held = xp.asarray(values).realize()
    reads_held = xp.jit(lambda x: x + xp.flip(held))
    reads_held(xp.zeros(64, dtype=xp.float32), out=held)
    np.testing.assert_array_equal(held.numpy(), values[::-1])


@pytest.mark.parametrize("dtype", [xp.float32, xp.complex64], ids=str)
def test_calls_like_the_one_before(dtype: xp.DType) -> None:
    """A function is written for them, which looks at each thing that may be unusual:
    whatever it is, results and refusals are the same."""

    @xp.jit
    def both(x: xp.Array, t: float) -> tuple[xp.Array, xp.Array]:
        return x * 2 + t, x - t

    values = numbers(64).astype(str(dtype))
    x, y, z = xp.asarray(values), *(xp.zeros(64, dtype=dtype).realize() for _ in "yz")
    want = lambda t: (values * 2 + np.float32(t), values - np.float32(t))  # noqa: E731

    def check(t: float, *targets: xp.Array) -> None:
        result = both(x, t, out=targets)
        assert type(result) is tuple and all(a is b for a, b in zip(result, targets, strict=True))
        for target, right in zip(targets, want(t), strict=True):
            np.testing.assert_array_equal(target.numpy(), right)

    check(0.0, y, z)
    check(1.0, y, z)
    assert both._latest_into != both._into_by_kinds
    before = address(y), address(z)
    check(2.0, y, z)
    assert (address(y), address(z)) == before
    graph, same, pending = y.parts, copy.copy(z), y + 1
    check(3.0, y, z)  # whoever has one of them has what it was
    assert address(y) != before[0] and address(z) != before[1]
    np.testing.assert_array_equal(same.numpy(), want(2.0)[1])
    np.testing.assert_array_equal(pending.numpy(), want(2.0)[0] + 1)
    del graph, same, pending
    part, lent = y[:3], np.from_dlpack(z)
    check(4.0, y, z)
    np.testing.assert_array_equal(part.numpy(), want(4.0)[0][:3])
    np.testing.assert_array_equal(lent, want(3.0)[1])
    rows = xp.zeros((2, 64), dtype=dtype).realize()
    check(5.0, rows[1], z)
    np.testing.assert_array_equal(rows.numpy(), [np.zeros(64), want(5.0)[0]])
    fresh = xp.zeros(64, dtype=dtype)  # not computed
    check(6.0, fresh, z)
    for wrong in ((y, y), (y,), [y, z], (y, xp.zeros(63, dtype=dtype).realize()), (y, values)):
        with pytest.raises((ValueError, TypeError), match=r"jit of .*both"):
            both(x, 7.0, out=wrong)
    both(x, 7.0, out=(x, z))  # what is read
    np.testing.assert_array_equal(x.numpy(), want(7.0)[0])
    np.testing.assert_array_equal(z.numpy(), want(7.0)[1])
    x.buffer.free()
    with pytest.raises(BufferError, match="was freed"):
        both(x, 8.0, out=(y, z))


def test_inside_another_traced_function() -> None:
    def outer(x: xp.Array) -> xp.Array:
        made = xp.zeros(8, dtype=xp.float32)
        step(x, 1.0, out=(made, None))
        return made * 10

    x = xp.asarray(numbers(8))
    np.testing.assert_array_equal(xp.jit(outer)(x).numpy(), (x.numpy() * 2 + 1) * 10)
    np.testing.assert_array_equal(xp.grad(lambda x: xp.sum(outer(x)))(x).numpy(), np.full(8, 20, np.float32))


@pytest.mark.parametrize("dtype", [xp.complex64, xp.bool, xp.int8, xp.float64], ids=str)
def test_dtypes(dtype: xp.DType) -> None:
    x, y = xp.ones(9, dtype=dtype), xp.zeros(9, dtype=dtype).realize()
    before = address(y)
    same = xp.jit(xp.flip)
    same(x, out=y)
    assert address(y) == before and (y.numpy() == 1).all()


def test_open_sizes_and_named_arguments() -> None:
    double = xp.jit(lambda x, *, scale: {"a": x * scale, "b": [x]}, sizes={"x": {0: xp.Size("n", 1, 500)}})
    for size in (3, 400):
        x, y = xp.asarray(numbers(size)), xp.zeros(size, dtype=xp.float32).realize()
        before = address(y)
        result = double(x, scale=3.0, out={"a": y, "b": [None]})
        assert result["a"] is y and address(y) == before
        np.testing.assert_array_equal(y.numpy(), x.numpy() * np.float32(3))


def test_a_function_may_have_an_argument_of_that_name() -> None:
    assert float(xp.jit(lambda x, out: x + out)(1.0, out=2.0)) == 3.0
    assert float(xp.jit(lambda x, **more: x + more["out"])(1.0, out=2.0)) == 3.0


@pytest.mark.parametrize(
    ("out", "error", "says"),
    [
        (lambda: xp.zeros(4), ValueError, r"result is tuple\(\*, \*\), out= is \*"),
        (lambda: (xp.zeros(5, dtype=xp.float32), None), ValueError, r"out\[0\] is float32 of shape \(5,\)"),
        (lambda: (xp.zeros(4, dtype=xp.float64), None), ValueError, r"out\[0\] is float64 of shape \(4,\)"),
        (lambda: (xp.zeros(4, dtype=xp.float32, device="REF"), None), ValueError, "on REF"),
        (lambda: (np.zeros(4, np.float32), None), TypeError, "not ndarray"),
    ],
)
def test_wrong_outs(out, error, says) -> None:
    x = xp.ones(4, dtype=xp.float32)
    with pytest.raises(error, match=says):
        step(x, 1.0, out=out())


def test_an_array_takes_one_result() -> None:
    y = xp.zeros(4, dtype=xp.float32)
    with pytest.raises(ValueError, match=r"out\[1\] is in out= twice"):
        xp.jit(lambda x: (x, x + 1))(xp.ones(4, dtype=xp.float32), out=(y, y))


# -- bind


def test_a_bound_call_has_memory_of_its_own() -> None:
    values = numbers(100)
    x = xp.asarray(values)
    call = step.bind(x, 1.0)
    call()
    np.testing.assert_array_equal(call.results[0].numpy(), values * 2 + 1)
    call.arguments[0].copyin(-values)
    call.arguments[1].copyin([3.0])
    kept = call.results[0].address
    call()
    assert call.results[0].address == kept
    np.testing.assert_array_equal(call.results[0].numpy(), -values * 2 + 3)
    np.testing.assert_array_equal(x.numpy(), values)


def test_a_donated_argument_is_where_the_next_call_goes_on() -> None:
    x = xp.zeros(10, dtype=xp.float32)
    call = xp.jit(lambda x: x + 1, donate_argnums=0).bind(x)
    for _ in range(5):
        call()
    np.testing.assert_array_equal(call.results.numpy(), np.full(10, 5, np.float32))
    assert float(x[0]) == 0.0, "bind copies: the array is still there"


def test_bound_trees_names_sizes_and_constants() -> None:
    table = xp.asarray(numbers(20))
    f = xp.jit(lambda p, *, k: {"r": p["w"] * k + table[: p["w"].shape[0]]}, sizes={"p": {"w": {0: xp.Size("n", 1, 20)}}})
    w = xp.asarray(numbers(7))
    call = f.bind({"w": w}, k=2.0)
    call()
    np.testing.assert_array_equal(call.results["r"].numpy(), w.numpy() * 2 + table.numpy()[:7])
    (args, named) = call.arguments
    named["k"].copyin([0.0])
    args[0]["w"].copyin(np.zeros(7))
    call()
    np.testing.assert_array_equal(call.results["r"].numpy(), table.numpy()[:7])


def test_bound_results_without_elements_and_complex_ones() -> None:
    call = xp.jit(lambda x: x[:0]).bind(xp.ones(3))
    call()
    assert call.results.size == 0
    call = xp.jit(lambda x, z: x * z).bind(xp.ones(2, dtype=xp.complex64), 2j)
    call()
    np.testing.assert_array_equal(call.results.numpy(), [0, 2, 0, 2])


def test_bind_is_for_values() -> None:
    with pytest.raises(TypeError, match="while a function is traced"):
        xp.jit(lambda x: step.bind(x, 1.0))(xp.ones(3, dtype=xp.float32))
    with pytest.raises(TypeError):
        step.bind("x", 1.0)
