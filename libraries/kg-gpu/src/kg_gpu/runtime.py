"""The runtime over a card: in one stream, whose work is done when somebody waits or reads.
Subclass where a device has more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from kg.plugin import Buffer, ExternalTensor, Program, Runner, Runtime, Target, Timed, UOp, fork_safe_lock
from kg.plugin.plans import Recording

from kg_gpu.allocator import CardAllocator
from kg_gpu.card import Card
from kg_gpu.clock import Clock
from kg_gpu.drivers.deferred_release import Retired
from kg_gpu.program import CardProgram

R = TypeVar("R", bound="CardRuntime")
#: Modules and the like that wait to be given back before the next that is loaded waits for the card.
_RETIRED: Final = 256
#: What `__dlpack__` is given where nobody is to wait.
_NO_ORDER: Final = -1


class CardRuntime(Runtime):
    """One card.
    `dlpack`: DLPack's name of such devices and the card's number, where addresses mean something to others, who describe such
    memory by the attribute `interface`, if any."""

    #: what makes a program of what is loaded
    program_type: type[CardProgram] = CardProgram
    #: its memory
    allocator_type: type[CardAllocator] = CardAllocator
    #: bytes at whose multiples arguments begin for a kernel's usual form; 1: it takes them anywhere, and has no other
    aligned: int = 1

    def __init__(self, name: str, card: Card, dlpack: tuple[int, int] | None = None, interface: str = "") -> None:
        self.name, self.card, self.has_clock = name, card, card.has_clock
        self.retired, self.clock = Retired(), Clock(card)
        family = name.partition(":")[0]
        self.allocator = self.pool = self.allocator_type(card, self.clock, self.retired, family, dlpack, interface)

    @property
    def alive(self) -> bool:
        return not self.card.dead

    def load(self, program: UOp) -> Program:
        if len(self.retired) > _RETIRED:
            self.synchronize()
        return self.program_type(self, program)

    def capture(self, recording: Recording) -> Runner | None:
        from kg_gpu.graphs.capture import Captured

        return Captured(self, recording)

    def begin_odd(self, places: Iterable[int]) -> bool:
        """Whether one of these addresses is where the usual form of a kernel takes none."""
        bits = 0
        for place in places:
            bits |= place
        return bits % self.aligned != 0

    def synchronize(self) -> None:
        self.retired.waited(self.card.synchronize)

    @property
    def stream(self) -> int | None:
        return self.card.stream_number

    def hand_over(self, stream: object = None) -> None:
        if self.card.stream_number is None:
            super().hand_over(stream)
        elif stream != _NO_ORDER:
            self.card.signal(self.card.default_stream if stream is None else self.card.stream_of(stream))

    def wait_for(self, stream: int | None) -> None:
        if self.card.stream_number is None:
            super().wait_for(stream)
        else:
            self.card.wait_for(self.card.default_stream if stream is None else self.card.stream_of(stream))

    def describe(self, buffer: Buffer, shape: tuple[int, ...], readonly: bool, is_complex: bool) -> dict[str, object]:
        from kg_gpu.interop.array_interface import export_interface

        return export_interface(buffer, shape, readonly, is_complex)

    def described(self, owner: object) -> ExternalTensor:
        from kg_gpu.interop.array_interface import read_interface

        return read_interface(self, owner)

    def timed(self, call: Callable[[], object]) -> Sequence[Timed]:
        return self.clock.timed(call, self.synchronize)

    def close(self) -> None:
        self.pool.drop()
        self.pool.close()
        self.card.close()


_OPENED: Final[WeakValueDictionary[tuple[str, int], CardRuntime]] = WeakValueDictionary()
_LOCK: Final = fork_safe_lock()


def opened(name: str, target: Target, make: Callable[[str, int], R]) -> R:
    """The one runtime of each card, whatever it is called: DEVICE and DEVICE:0 are the same.
    `make` is given what it is called, and its number."""
    number = target.index or 0
    with _LOCK:
        found = _OPENED.get((name, number))
        if found is None or not found.alive:
            found = _OPENED[name, number] = make(f"{name}:{number}" if number else name, number)
        return found  # pyright: ignore
