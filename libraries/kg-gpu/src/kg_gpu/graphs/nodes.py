"""Graph nodes of commands: sources of pointers, what changes per call, memory effects.

A command that runs only for some values, or on a grid or a size that depends on them, is a node that each call makes anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Dim, UOp, size_function
from kg.plugin.plans import CopyCommand, FillCommand, LaunchCommand, Move, Place, Recording, Span, operands

from kg_gpu.card import CopyNode, FillNode, KernelNode
from kg_gpu.graphs.dependencies import Access

if TYPE_CHECKING:
    from kg_gpu.graphs.replay import Bases
    from kg_gpu.program import CardProgram

#: Bytes of the elements that a card fills memory with.
_WORD: Final = 4
Values = Sequence[int]


class LaunchNode:
    """A kernel. Its arguments have one place; those that never change are written once."""

    def __init__(self, command: LaunchCommand, bases: Bases, names: Sequence[str]) -> None:
        program = self.program = cast("CardProgram", command.program)
        where = [bases.where(_span(place)) for place in command.places]
        self.givens = frozenset(given for given, _ in where if given >= 0)
        self._command, self._takes_values = command, command.takes_values
        self._when = None if command.when is None else size_function((command.when,), tuple(names))
        self.varies = self._takes_values or self._when is not None
        words = program.words()
        for number, (_, start) in enumerate(where):
            words[number] = start
        self._moving = [(number, given, start) for number, (given, start) in enumerate(where) if given >= 0]
        self._count = len(where)
        #: whether its arguments are the caller's buffers, in their order
        self._all = where == [(place, 0) for place in range(bases.given)]
        self._values_at = slice(len(where), len(where) + len(command.values))
        self._odd = program.owner.begin_odd([start for _, start in where])
        self.node = KernelNode(program.usual, words)
        grid = None
        if not self._takes_values:
            own = command.taken(())
            words[self._values_at] = own
            grid = program.geometry.grid(own)
        self.never = not self._takes_values and grid is None
        self.node.grid = grid or self.node.grid

    def make(self, places: Sequence[int], values: Values, odd: bool) -> bool:
        """The node for these addresses, one of which is `odd`, and values. Whether it runs."""
        node = self.node
        words = node.words
        if self._all:
            words[: self._count] = places
        else:
            for number, given, offset in self._moving:
                words[number] = places[given] + offset
        node.kernel = self.program.kernel(words[: self._count]) if odd or self._odd else self.program.usual
        if node.kernel.complete is not None:
            node.kernel.complete(words)
        if not self.varies:
            return True
        if self._when is not None and not self._when(*values)[0]:
            return False
        if self._takes_values:
            own = self._command.taken(values)
            grid = self.program.geometry.grid(own)
            if grid is None:
                return False
            words[self._values_at] = own
            node.grid = grid
        return True


class MoveNode:
    """A copy or a fill, of a size that may depend on values."""

    def __init__(
        self, givens: Sequence[int], size: Dim, names: Sequence[str], make: Callable[[Sequence[int], int], CopyNode | FillNode]
    ) -> None:
        self.givens = frozenset(given for given in givens if given >= 0)
        self.varies = isinstance(size, UOp)
        self._size, self._make = size_function((size,), tuple(names)), make
        self.never = size == 0
        self.node: CopyNode | FillNode

    def make(self, places: Sequence[int], values: Values, odd: bool) -> bool:
        size = self._size(*values)[0]
        self.node = self._make(places, max(1, size))  # one that is left out has to be a node, too
        return size > 0


Step = LaunchNode | MoveNode


def node_of(command: LaunchCommand | Move, bases: Bases, names: Sequence[str]) -> Step:
    match command:
        case LaunchCommand():
            return LaunchNode(command, bases, names)
        case CopyCommand():
            return _copy(
                bases.where(_span(command.target)), bases.where(_span(command.source)), command.size * command.itemsize, names
            )
        case FillCommand():
            return _fill(command, bases, names)


def _copy(target: tuple[int, int], source: tuple[int, int], nbytes: Dim, names: Sequence[str]) -> MoveNode:
    def make(places: Sequence[int], size: int) -> CopyNode:
        return CopyNode(_address(target, places), _address(source, places), size)

    return MoveNode((target[0], source[0]), nbytes, names, make)


def _fill(command: FillCommand, bases: Bases, names: Sequence[str]) -> MoveNode:
    """Elements of 8 bytes whose halves differ are copied: a card fills words."""
    element, span = command.element, _span(command.target)
    nbytes, target = command.size * len(element), bases.where(span)
    if len(element) > _WORD and element[:_WORD] == element[_WORD:]:
        element = element[:_WORD]
    if len(element) > _WORD:
        return _copy(target, (-1, bases.pattern(element, span.nbytes).address), nbytes, names)

    def make(places: Sequence[int], size: int) -> FillNode:
        return FillNode(_address(target, places), element, max(1, size // len(element)))

    return MoveNode((target[0],), nbytes, names, make)


def accesses_of(command: LaunchCommand | Move, recording: Recording) -> list[Access]:
    """What a command does with memory."""
    found: list[Access] = []
    for place, written in operands(command):
        span = _span(place)
        found.append(Access(recording.aliases[span.base], span.start, span.nbytes, written))
    return found


def _address(where: tuple[int, int], places: Sequence[int]) -> int:
    given, start = where
    return start if given < 0 else places[given] + start


def _span(place: Place) -> Span:
    assert isinstance(place, Span), "runs have no cells"
    return place
