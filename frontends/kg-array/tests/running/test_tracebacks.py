"""Errors that are the caller's show his lines and the one that raised.
What may be a fault of kg keeps its whole traceback."""

from __future__ import annotations

import subprocess
import sys
import traceback
import types
from collections.abc import Callable
from typing import Any

import kg_array as xp
import numpy
import pytest
from kg.errors import UnknownDevice
from kg_array.operands.tracebacks import shorten
from kg_array.running.memory import TracedValueError

HERE = __file__


def frames_of(call: Callable[[], object], error: type[BaseException]) -> list[traceback.FrameSummary]:
    with pytest.raises(error) as caught:
        call()
    return list(traceback.extract_tb(caught.value.__traceback__))[1:]  # the first is this function


def choose(x: Any) -> Any:
    return x if xp.sum(x) > 0 else -x


@pytest.mark.parametrize("transform", [xp.jit, xp.grad, xp.vmap], ids=["jit", "grad", "vmap"])
def test_a_traced_function_that_asks_for_numbers(transform: Callable[..., Any]) -> None:
    frames = frames_of(lambda: transform(choose)(xp.ones((3, 4))), TracedValueError)
    assert [f.name for f in frames] == ["<lambda>", "choose", "buffer_of"]


@pytest.mark.parametrize("transform", [xp.jit, xp.grad, xp.vmap], ids=["jit", "grad", "vmap"])
def test_an_array_that_is_kept_from_a_traced_function(transform: Callable[..., Any]) -> None:
    kept: list[Any] = []

    def keep(x: Any) -> Any:
        kept.append(x + 1)
        return xp.sum(x)

    transform(keep)(xp.ones((3, 4)))
    for call in (numpy.asarray, lambda x: numpy.asarray(x * 2), xp.jit(lambda y: y * 2)):
        with pytest.raises(TracedValueError, match=r"kept from a function that was traced .* Return it from the function"):
            call(kept[0])


def test_what_a_traced_function_raises_itself() -> None:
    frames = frames_of(lambda: xp.jit(lambda x: 1 // 0)(xp.ones(3)), ZeroDivisionError)
    assert {f.filename for f in frames} == {HERE} and len(frames) == 2


def test_operands_that_do_not_fit() -> None:
    frames = frames_of(lambda: xp.add(xp.ones((3, 4)), xp.ones((4, 5))), ValueError)
    assert len(frames) <= 3 and frames[-1].name == "broadcast_shape"


def test_what_no_raise_of_ours_made_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    from kg_array.transforms.compilation import compiled

    as_if_there = eval("lambda *_: {}['missing']", dict(vars(compiled)))
    monkeypatch.setattr(compiled, "call_with", as_if_there)
    frames = frames_of(lambda: xp.jit(choose)(xp.ones(3)), KeyError)
    assert {"trace", "ready"} <= {f.name for f in frames}


def test_in_dev_mode_all_are_whole() -> None:
    code = "import kg_array as xp\nxp.jit(lambda x: x if x > 0 else -x)(xp.asarray(1.0))"
    texts = [
        subprocess.run([sys.executable, *flags, "-c", code], capture_output=True, text=True, check=False, timeout=120).stderr
        for flags in ([], ["-X", "dev"])
    ]
    assert ["in realize" in text for text in texts] == [False, True]


def test_an_error_without_a_traceback_is_left_alone() -> None:
    error = ValueError("never raised")
    shorten(error)
    assert error.__traceback__ is None


def _module(name: str, text: str) -> Any:
    made = types.ModuleType(name)
    exec(text, vars(made))
    return made


@pytest.mark.parametrize("package", ["kg_lowering", "kg_cpu.renderer", "kg_array.running", "numpy", "json"])
def test_what_fails_below_us_is_whole(package: str) -> None:
    """In another package of kg, or in numpy's or Python's own code that kg calls."""
    below = _module(f"{package}.made", "def broken(x):\n    return None + 1\n")
    ours = _module("kg_array.made", "def middle(x):\n    return below.broken(x)\n")
    ours.below = below
    frames = frames_of(lambda: xp.jit(ours.middle)(xp.ones(3)), TypeError)
    assert [f.name for f in frames][-2:] == ["middle", "broken"] and "trace" in {f.name for f in frames}


def test_an_attribute_that_kg_asks_for_in_vain() -> None:
    ours = _module("kg_array.made", "def middle(x):\n    return x.no_such_attribute\n")
    frames = frames_of(lambda: xp.jit(ours.middle)(xp.ones(3)), AttributeError)
    assert "middle" in {f.name for f in frames}
    frames = frames_of(lambda: xp.jit(lambda x: x.no_such_attribute)(xp.ones(3)), AttributeError)
    assert [f.name for f in frames] == ["<lambda>", "<lambda>", "__getattr__"]


def test_what_numpy_raises_below_us_is_whole() -> None:
    text = "import numpy\ndef middle(x):\n    return numpy.broadcast_arrays(numpy.zeros(3), numpy.zeros(4))\n"
    ours = _module("kg_array.made", text)
    frames = frames_of(lambda: xp.jit(ours.middle)(xp.ones(3)), ValueError)
    assert "middle" in {f.name for f in frames}


def test_what_numpy_raises_below_the_caller_is_the_callers() -> None:
    frames = frames_of(lambda: xp.jit(lambda x: numpy.broadcast_arrays(numpy.zeros(3), numpy.zeros(4)))(xp.ones(3)), ValueError)
    assert [f.name for f in frames][:3] == ["<lambda>", "<lambda>", "broadcast_arrays"]


def test_what_another_package_of_kg_raises_is_the_callers() -> None:
    ours = _module("kg_array.made", "def middle(x):\n    return below.refuse(x)\n")
    ours.below = _module("kg_graph.made", "def refuse(x):\n    raise ValueError('of no use')\n")
    frames = frames_of(lambda: xp.jit(ours.middle)(xp.ones(3)), ValueError)
    assert [f.name for f in frames] == ["<lambda>", "refuse"]


@pytest.mark.parametrize("call", [lambda x: x[7], lambda x: x[:, 0], lambda x: xp.reshape(x, (3,))])
def test_parts_and_shapes_that_there_are_not(call: Callable[[Any], Any]) -> None:
    frames = frames_of(lambda: call(xp.ones(4)), Exception)
    ours = [f for f in frames if f.filename != HERE]
    assert len(frames) - len(ours) == 2 and 1 <= len(ours) <= 2


def test_a_device_that_there_is_not() -> None:
    frames = frames_of(lambda: xp.ones(3, device="NOTHING"), UnknownDevice)
    assert [f.name for f in frames] == ["<lambda>", "ones", "filled", "device_of", "device_named", "device"]


def test_a_list_that_holds_itself() -> None:
    endless: list[object] = []
    endless.append(endless)
    for call in (xp.jit(lambda x: x), xp.vmap(lambda x: x), xp.grad(lambda x: x)):
        with pytest.raises(ValueError, match="nested too deeply, or holds itself"):
            call(endless)
