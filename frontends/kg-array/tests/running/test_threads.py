"""What another thread does in the midst of a call:
here it is done at the worst moment, by the same thread, so that each run of a test meets it; and what many threads store at once."""

from __future__ import annotations

import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import kg_array as xp
import kg_array.numpy as knp
import numpy as np
import pytest
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg_array import Array
from kg_array.running import evaluate, parameterized
from kg_cpu.runtime.capture import Captured

SIZE = 12347


class Evicting(OrderedDict[object, object]):
    """Whatever is found was forgotten by another thread right after."""

    def get(self, key: object, default: object = None) -> object:
        found = super().get(key, default)
        self.pop(key, None)
        return found


@pytest.mark.parametrize("cache", [(evaluate, "_compiled"), (parameterized, "_families")], ids=lambda c: c[1])
def test_programs_that_are_forgotten_while_they_are_found(
    cache: tuple[object, str], device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*cache, Evicting(getattr(*cache)))
    x = xp.asarray([1.0, 2.0, 4.0], device=device)
    for factor in (0.3, 0.3, 0.7, 0.7, 0.9):  # a running sum has a graph, whose number becomes a parameter
        np.testing.assert_allclose(xp.cumulative_sum(x * factor).numpy(), np.cumsum(x.numpy() * np.float32(factor)), rtol=1e-6)


def _chain(x: Array) -> Array:
    return x * 2.5 + x


@pytest.mark.parametrize("call", [xp.jit(_chain), _chain], ids=["jitted", "eager"])
def test_memory_that_another_thread_gives_away_stays_until_the_call_has_run(
    call: Callable[[Array], Array], monkeypatch: pytest.MonkeyPatch
) -> None:
    device = open_device("CPU:LLVM")
    given: list[Array] = []
    places: list[tuple[int, int]] = []
    builtin = Captured._builtin

    def watched(self: Captured, *parts: object) -> Callable[..., None]:
        native = builtin(self, *parts)  # type: ignore[arg-type]

        def run(*addresses: int) -> None:
            for x in given:
                place = x.buffer.address
                x.buffer.free("was given away")
                places.append((place, device.empty(SIZE, xp.float32).address))
            given.clear()
            native(*addresses)

        return run

    monkeypatch.setattr(Captured, "_builtin", watched)
    values = np.arange(SIZE, dtype=np.float32)

    def result(x: Array) -> Sequence[float]:
        return call(x).numpy().tolist()  # type: ignore[no-any-return]

    wanted = (values * np.float32(2.5) + values).tolist()
    for _ in range(2):
        assert result(xp.asarray(values, device=device)) == wanted
    given.append(xp.asarray(values, device=device).realize())
    assert result(given[0]) == wanted
    [(place, next_one)] = places
    assert place != next_one


_FORMS: dict[str, Callable[[Any, int], None]] = {
    "number": lambda z, i: z.__setitem__(slice(10 * i, 10 * i + 10), 5.0),
    "by the host": lambda z, i: z.__setitem__((slice(10 * i, 10 * i + 10), slice(0, 50)), 5.0),
    "view": lambda z, i: z[10 * i : 10 * i + 10].__iadd__(1.0),
    "positions": lambda z, i: z.__setitem__(np.arange(10 * i, 10 * i + 10), 5.0),
}


def _in_eight_threads(call: Callable[[int], None], times: int) -> None:
    """The call with the number of each thread, so many times, with many switches between them."""
    before, errors, start = sys.getswitchinterval(), [], threading.Barrier(8)

    def work(number: int) -> None:
        try:
            start.wait()
            for _ in range(times):
                call(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not errors


@pytest.mark.parametrize("form", _FORMS)
@pytest.mark.parametrize("zeros", [xp.zeros, knp.zeros], ids=["array", "ndarray"])
def test_what_threads_store_into_parts_of_one_array_is_all_there(zeros: Callable[..., Any], form: str) -> None:
    """Each has a part of its own, as in numpy.
    A store makes the new value of the old one, which no other changes meanwhile."""
    z, store, times = zeros((80, 100), dtype=knp.float32 if zeros is knp.zeros else xp.float32), _FORMS[form], 10
    store(z, 0)  # compiled, where a program stores
    z[...] = 0.0
    _in_eight_threads(lambda number: store(z, number), times)
    stored = np.asarray(z)[:, :50]
    assert np.unique(stored).tolist() == [times if form == "view" else 5.0]


_SHARED_FORMS: dict[str, Callable[[Any, int], None]] = {
    "add.at": lambda z, i: knp.add.at(z, np.arange(100 * i, 100 * i + 100), 1.0),
    "put": lambda z, i: knp.put(z, np.arange(100 * i, 100 * i + 100), 1.0, mode="clip"),
    "putmask": lambda z, i: knp.putmask(z, np.arange(800) // 100 == i, 1.0),
    "copyto": lambda z, i: knp.copyto(z, 1.0, where=np.arange(800) // 100 == i),
    "put_along_axis": lambda z, i: knp.put_along_axis(z, np.arange(100 * i, 100 * i + 100), 1.0, 0),
}


@pytest.mark.parametrize("form", _SHARED_FORMS)
def test_what_makes_a_whole_array_anew_keeps_what_others_store(form: str) -> None:
    """Each thread has a part of its own, as in numpy."""
    z, store = knp.zeros(800), _SHARED_FORMS[form]
    for number in range(8):
        store(z, number)
    z[...] = 0.0
    _in_eight_threads(lambda number: store(z, number), 5)
    assert np.unique(np.asarray(z)).tolist() == [5.0 if form == "add.at" else 1.0]


class _Storing:
    """A position whose `__index__` stores into another array."""

    def __init__(self, other: Array, met: threading.Barrier) -> None:
        self.other, self.met = other, met

    def __index__(self) -> int:
        self.met.wait(20)
        self.other[0:1] = xp.ones(1)
        return 2


@pytest.mark.parametrize("key", [lambda k: k, lambda k: (k, ...), lambda k: slice(k, 3)], ids=["index", "tuple", "slice"])
def test_two_stores_whose_positions_store_into_each_others_array(key: Callable[[_Storing], object]) -> None:
    """Python code of a key runs before the store has begun, and holds nobody up."""
    arrays = [xp.zeros(100).realize() for _ in range(20)]
    met, threads = threading.Barrier(2), []
    for x, other in ((arrays[0], arrays[-1]), (arrays[-1], arrays[0])):
        threads.append(threading.Thread(target=x.__setitem__, args=(key(_Storing(other, met)), 4.0), daemon=True))
        threads[-1].start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    for x in (arrays[0], arrays[-1]):
        assert np.asarray(x)[:4].tolist() == [1, 0, 4, 0]
