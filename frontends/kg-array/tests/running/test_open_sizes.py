"""jit with sizes: one trace serves all sizes of a range; what does not fit is refused by name."""

from __future__ import annotations

import kg_array as xp
import numpy as np
import pytest
from kg.errors import SizeError
from kg.runtime.device import Device

N = xp.Size("n", 1, 16)


def zeros(*shape: int) -> xp.Array:
    return xp.zeros(shape, device="REF")


def test_one_trace_serves_all_sizes(device: Device) -> None:
    f = xp.jit(lambda x, w: xp.tanh(x @ w), sizes={"x": {0: N}})
    w = np.random.default_rng(1).standard_normal((3, 4)).astype(np.float32)
    for size in (1, 3, 8, 16):
        x = np.random.default_rng(size).standard_normal((size, 3)).astype(np.float32)
        made = f(xp.asarray(x, device=device), xp.asarray(w, device=device))
        assert made.shape == (size, 4)
        assert np.allclose(made.numpy(), np.tanh(x @ w), atol=1e-5)
    assert f.traces == 1


def test_other_dtypes_static_sizes_and_static_arguments_are_traced_for_themselves() -> None:
    f = xp.jit(lambda x, twice: x * 2 if twice else x, static_argnames="twice", sizes={"x": {0: N}})
    f(zeros(2, 3), twice=True)
    assert f(zeros(5, 3), twice=True).shape == (5, 3)
    assert f.traces == 1
    f(zeros(5, 4), twice=True)
    f(zeros(5, 3), twice=False)
    f(xp.astype(zeros(5, 3), xp.float64), twice=True)
    assert f.traces == 4


def test_arguments_are_named_or_numbered_and_may_be_trees() -> None:
    m = xp.Size("m", 1, 9)
    sizes = {0: {"rows": {0: N}, "pair": (None, {-1: m})}, "more": {0: N, 1: m}}

    @xp.jit(sizes=sizes)
    def f(parts: dict, more: xp.Array) -> tuple:
        return parts["rows"] * 2, parts["pair"][1] + more[:1], more.shape[0] * more.shape[1], more

    for n, m_ in ((2, 3), (16, 1)):
        parts = {"rows": zeros(n, 2), "pair": (zeros(5), zeros(4, m_))}
        rows, pair, count, more = f(parts, more=zeros(n, m_))
        assert (rows.shape, pair.shape, int(count), more.shape) == ((n, 2), (4, m_), n * m_, (n, m_))
    assert f.traces == 1


def test_an_integer_may_be_a_size(device: Device) -> None:
    f = xp.jit(lambda n: xp.arange(n, device=device) * n, sizes={"n": N})
    for n in (1, 5, 16):
        assert f(n).numpy().tolist() == [i * n for i in range(n)]
    assert f.traces == 1
    with pytest.raises(TypeError, match="argument 'n' is of float; sizes declares it as the size n, an integer"):
        f(2.0)


def test_sizes_may_be_computed_of_others() -> None:
    f = xp.jit(lambda x, y: xp.reshape(y, (2, -1)) + x, sizes={"x": {0: N}, "y": {0: 2 * N}})
    assert f(zeros(3), zeros(6)).shape == (2, 3)
    assert f(zeros(5), zeros(10)).shape == (2, 5)
    with pytest.raises(ValueError, match=r"axis 0 of argument 'y' is 7, not 2\*n = 6, since n is 3 in axis 0 of argument 'x'"):
        f(zeros(3), zeros(7))
    with pytest.raises(ValueError, match="no axis of the arguments is n alone"):
        xp.jit(lambda y: y, sizes={"y": {0: 2 * N}})(zeros(4))


def test_no_elements_where_the_range_begins_with_none(device: Device) -> None:
    n = xp.Size("n", 0, 8)
    f = xp.jit(lambda x: (xp.sum(x), xp.concat([x, x * 2]), x[::-1], xp.mean(x)), sizes={0: {0: n}})
    for size in (4, 0, 1):
        x = np.arange(size, dtype=np.float32)
        total, both, back, mean = f(xp.asarray(x, device=device))
        assert float(total) == x.sum()
        assert both.numpy().tolist() == [*x, *(x * 2)]
        assert back.numpy().tolist() == [*x[::-1]]
        assert np.isnan(float(mean)) if size == 0 else float(mean) == x.mean()
    assert f.traces == 1
    with pytest.raises(ValueError, match="nothing to choose from"):
        xp.jit(xp.max, sizes={0: {0: n}})(zeros(3))


@pytest.mark.parametrize("size", [0, 17])
def test_a_size_outside_its_range_is_refused(size: int) -> None:
    f = xp.jit(lambda x: x, sizes={"x": {1: N}})
    wanted = f"axis 1 of argument 'x' is {size}; size n goes from 1 to 16: declare a wider range"
    with pytest.raises(ValueError, match=wanted):
        f(zeros(2, size))
    f(zeros(2, 4))
    with pytest.raises(ValueError, match=wanted):
        f(zeros(2, size))


def test_sizes_that_differ_are_refused() -> None:
    f = xp.jit(lambda x, y: x, sizes={"x": {0: N}, "y": {1: N}})
    for _ in range(2):
        with pytest.raises(ValueError, match="axis 1 of argument 'y' is 5, not n = 4, since n is 4 in axis 0 of argument 'x'"):
            f(zeros(4), zeros(2, 5))


def test_axes_that_are_not_there_are_refused() -> None:
    f = xp.jit(lambda x: x, sizes={"x": {1: N}})
    with pytest.raises(ValueError, match=r"argument 'x' has 1 dimensions, shape \(4,\); sizes declares its axis 1 as n"):
        f(zeros(4))
    with pytest.raises(TypeError, match="argument 'x' is of int; sizes declares axes of an array"):
        f(4)


def test_declarations_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="sizes names 'z', which is no argument; there are x"):
        xp.jit(lambda x: x, sizes={"z": {0: N}})
    with pytest.raises(ValueError, match="two sizes are called n"):
        xp.jit(lambda x, y: x, sizes={"x": {0: N}, "y": {0: xp.Size("n", 1, 17)}})
    with pytest.raises(TypeError, match=r"sizes takes axis -> kg_array.Size for argument 'x', such as \{0: n\}, not \{0: 4\}"):
        xp.jit(lambda x: x, sizes={"x": {0: 4}})(zeros(4))
    with pytest.raises(ValueError, match="argument 'x' is a tree"):
        xp.jit(lambda x: x, sizes={"x": {0: N}})((zeros(4),))
    for wrong in ((-1, 4), (4, 4)):
        with pytest.raises(ValueError, match="there are not several sizes of 0 or more"):
            xp.Size("n", *wrong)
    with pytest.raises(ValueError, match="a name that is a word"):
        xp.Size("2n", 1, 4)


def test_a_question_that_is_open_is_refused_with_the_line_that_asks() -> None:
    f = xp.jit(lambda x: x if x.shape[0] > 5 else -x, sizes={"x": {0: N}})
    with pytest.raises(SizeError, match=r"whether n > 5 is open: n \(1 to 16\)") as caught:
        f(zeros(3))
    assert "test_open_sizes.py" in caught.value.__notes__[0]
    assert "x.shape[0] > 5" in caught.value.__notes__[0]
    with pytest.raises(SizeError, match="an integer is needed") as caught:
        xp.jit(lambda x: [x[i] for i in range(x.shape[0])], sizes={"x": {0: N}})(zeros(3))


def test_a_question_that_the_range_answers_is_answered() -> None:
    f = xp.jit(lambda x: x if x.shape[0] < 17 and x.shape[0] else -x, sizes={"x": {0: N}})
    assert float(f(xp.ones(3, device="REF"))[0]) == 1.0


def test_shapes_that_may_differ_are_refused() -> None:
    for more in ({}, {"y": {0: xp.Size("m", 1, 16)}}):
        sizes = {"x": {0: N}} | more
        with pytest.raises(ValueError, match=r"shapes \(n,\) and \((5|m),\) can't be broadcast together"):
            xp.jit(lambda x, y: x + y, sizes=sizes)(zeros(5), zeros(5))


def test_values_are_not_looked_at_while_tracing() -> None:
    f = xp.jit(lambda x: x[: int(xp.arange(x.shape[0])[-1])], sizes={"x": {0: N}})
    with pytest.raises(TypeError, match="asked for"):
        f(zeros(3))


def test_within_another_traced_function_it_is_the_function() -> None:
    inner = xp.jit(lambda x: xp.sum(x * x), sizes={"x": {0: N}})
    assert xp.grad(inner)(xp.ones(20, device="REF")).shape == (20,)
    outer = xp.jit(lambda x: inner(x) + x.shape[0], sizes={"x": {0: N}})
    assert float(outer(xp.ones(4, device="REF"))) == 8.0


def test_explain_tells_of_all_sizes() -> None:
    text = xp.explain(xp.jit(xp.softmax, sizes={"x": {0: N}}))(xp.zeros((3, 8)))
    assert "1 kernel, " in text


def test_a_profile_has_the_launches(tmp_path) -> None:
    f = xp.jit(lambda x: xp.sum(xp.exp(x), axis=0), sizes={"x": {0: N}})
    f(xp.zeros((3, 8)))
    with xp.profile(tmp_path / "trace.json") as profile:
        f(xp.zeros((5, 8)))
    assert profile.seconds("launch") > 0
