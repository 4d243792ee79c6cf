"""Commands of a captured plan, with the source of every pointer, size and condition.

`recorder` makes them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg.ir.uop import UOp
from kg.records import dataclass
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Program
from kg.runtime.plan.data import Dim, LoopStep


@dataclass(frozen=True, slots=True)
class Span:
    """Memory: `nbytes` at most, from byte `start` of base number `base` on. See Recording for bases."""

    base: int
    start: int
    nbytes: int


@dataclass(frozen=True, slots=True)
class Cell:
    """A buffer of the plan, by number, that moves from step to step of a loop:
    its address is known when the step runs."""

    number: int


#: Where an operand of a command lies.
Place = Span | Cell


@dataclass(frozen=True, slots=True)
class ValuePlace:
    """The value of a variable of the recording, by its number."""

    number: int


@dataclass(frozen=True, slots=True)
class LaunchCommand:
    """Launch a program.
    `places`: of its pointers in order; `values`: of its variables, their places among those of the recording, or the number
    that this launch gives one.

    `when`: an expression over the variables; the launch is left out where it is false.
    """

    program: Program
    places: tuple[Place, ...]
    values: tuple[ValuePlace | int, ...]
    when: UOp | None = None

    @property
    def takes_values(self) -> bool:
        """Whether its variables have other values from call to call."""
        return any(isinstance(value, ValuePlace) for value in self.values)

    def taken(self, values: Sequence[int]) -> list[int]:
        """The values of its variables, of those of a call."""
        return [values[value.number] if isinstance(value, ValuePlace) else value for value in self.values]


@dataclass(frozen=True, slots=True)
class CopyCommand:
    """Copy `size` elements of so many bytes each; the two don't overlap."""

    target: Place
    source: Place
    size: Dim
    itemsize: int


@dataclass(frozen=True, slots=True)
class FillCommand:
    """Store the bytes of one element `size` times."""

    target: Place
    element: bytes
    size: Dim


@dataclass(frozen=True, slots=True)
class MovingPart:
    """In step i `part` lies `(first + i * by) * nbytes` bytes into `whole`.
    Numbers of buffers, as those of cells."""

    part: int
    whole: int
    first: Dim
    by: int
    nbytes: Dim


@dataclass(frozen=True, slots=True)
class MovingPair:
    """Two buffers that change places after every step; `now` holds what the last one left,
    of so many bytes."""

    now: int
    after: int
    nbytes: Dim


@dataclass(frozen=True, slots=True)
class LoopCommand:
    """`body`, `count` times over, or while the bool in buffer `condition` holds; -1 is none.
    `step`: what it was recorded from."""

    count: Dim
    body: tuple[Command, ...]
    parts: tuple[MovingPart, ...]
    pairs: tuple[MovingPair, ...]
    condition: int
    step: LoopStep


#: What memory moves by itself.
Move = CopyCommand | FillCommand
Command = LaunchCommand | Move | LoopCommand


@dataclass(frozen=True, slots=True, eq=False)
class Recording:
    """A program as commands over bases: first the caller's buffers that are `given` with each call,
    in order, then the arena, then `own`.

    `spans`: where each buffer of the plan lies, None for one without memory of its own; `aliases`: for each base a number, the same for those
    that may be one memory; `kept`: the caller's buffers that stay, by place among `user_params`.
    """

    program: Program
    commands: tuple[Command, ...]
    given: int
    arena: int  #: bytes
    own: tuple[Buffer, ...]
    spans: tuple[Span | None, ...]
    aliases: tuple[int, ...]
    kept: Mapping[int, Buffer]


def operands(command: LaunchCommand | Move) -> tuple[tuple[Place, bool], ...]:
    """Where a command's operands lie, and whether it writes them."""
    match command:
        case LaunchCommand():
            return tuple((place, p.written) for place, p in zip(command.places, command.program.user_params, strict=True))
        case CopyCommand():
            return (command.target, True), (command.source, False)
        case FillCommand():
            return ((command.target, True),)


def placed(command: LaunchCommand | Move, at: Sequence[Span | None]) -> LaunchCommand | Move:
    """The command with the memory at which its cells are now."""

    def span(place: Place) -> Place:
        found = at[place.number] if isinstance(place, Cell) else place
        assert found is not None, "a part is used by steps of its loop alone"
        return found

    match command:
        case LaunchCommand():
            return replace(command, places=tuple(map(span, command.places)))
        case CopyCommand():
            return replace(command, target=span(command.target), source=span(command.source))
        case FillCommand():
            return replace(command, target=span(command.target))
