"""Events of kg for listeners: passes, programs, compiles. Costs one comparison without a listener."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager

from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One thing done.
    `kind`: pass, program (a kernel AST became a PROGRAM), compile (a source became a binary) or tune (a search).

    Front ends tell of more: plan, launch and copy.

    `hit`: it came from a cache, of memory, disk or other machines. `clock`: by whose clock the seconds are, the host's or the device's.
    """

    kind: str
    name: str  #: of the pass, or of the kernel or compiler
    seconds: float
    target: str = ""  #: DEVICE:RENDERER of a program, DEVICE of a pass
    hit: bool = False
    clock: str = "host"
    ended: float = 0.0  #: when, as time.perf_counter counts; 0: when it was told


Listener = Callable[[Event], object]
#: All who are told; to ask whether anybody listens costs no call.
listeners: list[Listener] = []
#: Those of plugins.
_registered: tuple[Listener, ...] = ()
#: Those of `listening`, which come and go.
_visitors: tuple[Listener, ...] = ()


def _update_listeners() -> None:
    listeners[:] = [*_registered, *_visitors]


def set_listeners(registered: Sequence[Listener]) -> None:
    """These are told from now on, instead of those that were registered before."""
    global _registered  # noqa: PLW0603  changes nothing that kg makes
    _registered = tuple(registered)
    _update_listeners()


@contextmanager
def listening(listener: Listener) -> Generator[None, None, None]:
    """This one is told too, within a `with` block, of what any thread does."""
    global _visitors  # noqa: PLW0603
    _visitors = (*_visitors, listener)
    _update_listeners()
    try:
        yield
    finally:
        left = list(_visitors)
        left.remove(listener)
        _visitors = tuple(left)
        _update_listeners()


class Draft:
    """An event that is going on: what is known of it at its end."""

    hit = False


@contextmanager
def measured(kind: str, name: str, target: str = "") -> Generator[Draft, None, None]:
    """Tell of what happens within, when it succeeded."""
    draft = Draft()
    if not listeners:
        yield draft
        return
    start = time.perf_counter()
    yield draft
    emit(Event(kind, name, time.perf_counter() - start, target, draft.hit))


def emit(event: Event) -> None:
    """To all who listen."""
    for listener in tuple(listeners):
        listener(event)
