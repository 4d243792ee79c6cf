"""The runtime on a GPU through pyobjc, and on the host in its place: kg-gpu's, over either card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from kg.plugin import Runtime, Target, fork_safe_lock
from kg_gpu import Card, CardProgram, CardRuntime

from kg_metal.msl.words import symbol


class MetalProgram(CardProgram):
    """A kernel function of a library. One form takes arguments wherever they begin."""

    @property
    def symbol(self) -> str:
        return symbol(self.info.name)


class MetalRuntime(CardRuntime):
    """One GPU, or the host as one."""

    program_type = MetalProgram


#: The one runtime of each card, whatever it is called: METAL and METAL:0 are the same.
_OPENED: Final[WeakValueDictionary[tuple[str, int], MetalRuntime]] = WeakValueDictionary()
_LOCK: Final = fork_safe_lock()


def _opened(name: str, target: Target, make: Callable[[int], Card]) -> Runtime:
    number = target.index or 0
    with _LOCK:
        found = _OPENED.get((name, number))
        if found is None or not found.alive:
            found = _OPENED[name, number] = MetalRuntime(f"{name}:{number}" if number else name, make(number))
        return found


def open_gpu(target: Target) -> Runtime:
    from kg_metal.card.metal import MetalCard

    return _opened("METAL", target, MetalCard)


def open_host(target: Target) -> Runtime:
    from kg_metal.card.host import HostCard

    return _opened("METALHOST", target, HostCard)
