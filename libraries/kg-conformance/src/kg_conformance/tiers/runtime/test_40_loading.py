"""Tier 40: what is loaded.
Bytes that are no whole program of the device are refused, by one error, and take nothing down; what a launch costs."""

import time
from collections.abc import Callable, Mapping
from statistics import median

import numpy as np
import pytest

from kg_conformance.compiling import small_ast
from kg_conformance.requires import requires, since
from kg_conformance.subject import Subject
from kg_conformance.subprocesses import foreign
from kg_conformance.subprocesses.foreign import Answer

#: Launches in one measurement, and how often that is done.
_LAUNCHES, _TIMES = 50, 21


@pytest.fixture(scope="session")
def answers(subject: Subject) -> Mapping[str, Answer]:
    """What the device makes of bytes of each kind, in another process."""
    return foreign.answers(subject.name)


@since(2)
@requires("results")
@pytest.mark.parametrize("kind", foreign.KINDS)
def test_foreign_bytes_are_refused(answers: Mapping[str, Answer], kind: str):
    """Loading what is empty, of another device, cut short or nothing at all raises LoadError,
    which says what is wrong."""
    answer = answers[kind]
    assert answer.classes, "load took them"
    assert "LoadError" in answer.classes, f"load raised {answer.classes[0]}: {answer.message}"
    assert answer.message.strip()


@since(2)
@requires("memory", "results")
def test_cost_of_a_launch(subject: Subject, record_property: Callable[[str, object], None]):
    """The report says how long a launch of a small program takes whose buffers are bound,
    and how long until it has ended. Nothing is asserted of that."""
    ast = small_ast(subject)
    dtype = ast.src[0].src[0].type
    out, source = subject.device.empty(16, dtype), subject.device.buffer(np.arange(16), dtype)
    launch = subject.device.load(subject.compile(ast)).bind([out, source])
    asked, ended = (
        _microseconds(launch, _LAUNCHES, subject.device.synchronize),
        _microseconds(launch, 1, subject.device.synchronize),
    )
    record_property("kg_note", f"{asked[0]:.1f} µs for a launch, median; {ended[1]:.1f} µs until one has ended")
    assert out.numpy().tolist() == [3 * i for i in range(16)]


def _microseconds(launch: Callable[[], None], count: int, synchronize: Callable[[], None]) -> tuple[float, float]:
    """Medians for one of so many launches: until it was asked for, and until all had ended."""
    asked: list[float] = []
    ended: list[float] = []
    for _ in range(_TIMES):
        start = time.perf_counter()
        for _ in range(count):
            launch()
        asked.append(time.perf_counter() - start)
        synchronize()
        ended.append(time.perf_counter() - start)
    return median(asked) / count * 1e6, median(ended) / count * 1e6
