"""Arrays that are to be computed of others, and have no graph:
each knows its step, and what that reads.

What a pending array reads may be pending too, so that an expression is a chain of steps. When it is looked at, the chain is written down as a key
of its steps, their order and what they share; a program of that key gets the memory and the numbers at once. A graph is made where there is no such
program yet, or where something else is computed of the array: a function that has no steps, a trace, a message.

Of each chain what is asked for is kept, the values between are not: asked for later they are computed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kg.frontend import Buffer, UOp

from kg_array.operands import origins
from kg_array.running.step_cache import PROGRAMS, Program

if TYPE_CHECKING:
    from kg_array.running.steps import Step

#: Operations that are pending in one chain. One that comes on top has those before it computed: a loop that looks at nothing makes chains
#: of this length, each the same program, and keeps no more memory than one reads.
MOST: Final = 64


class Pending:
    """What an array is computed of.
    `held`: memory, numbers, and what is pending itself, as the step reads them; `count`: operations, at most; `buffer`: the
    memory of the value, where it was computed meanwhile."""

    __slots__ = ("_parts", "buffer", "count", "held", "origin", "step")
    # made by `Step.pending` alone
    step: Step
    held: Sequence[Held]
    count: int
    buffer: Buffer | None
    origin: origins.Origin | None
    _parts: tuple[UOp, ...] | None

    def computed(self) -> Buffer:
        """Its memory, computed now if it is not yet."""
        buffer = self.buffer
        if buffer is None:
            program = self.step.alone
            leaves = None if program is None else _leaves_of_one(self)
            if program is None or leaves is None:
                compute([self])
                buffer = self.buffer
                assert buffer is not None
                return buffer
            try:
                (buffer,) = program(leaves)
            except Exception as error:
                origins.explain(error, self.parts())
                raise
            self.hold(buffer)
        return buffer

    def hold(self, buffer: Buffer) -> None:
        """Have the value that is in this memory."""
        self.buffer = buffer
        self.held, self._parts, self.count = (), None, 0  # last: other threads find either

    def parts(self) -> tuple[UOp, ...]:
        """The graphs of it, one for all who ask."""
        parts = self._parts
        if parts is None:
            from kg_array.running.steps import built

            held, buffer = self.held, self.buffer  # in this order: see `hold`
            parts = self._parts = built(self.step, held, buffer).parts
            for one in (*held, self):
                if isinstance(one, Pending):  # whoever made graphs of them just now, these lines asked for them
                    for part in one._parts or ():
                        origins.remember(part, one.origin)
        return parts


Held = Buffer | float | Pending


def compute(wanted: Sequence[Pending]) -> None:
    """Compute what is pending on one device, all at once."""
    try:
        _compute(wanted)
    except Exception as error:
        origins.explain(error, [part for one in wanted for part in one.parts()])
        raise


def _compute(wanted: Sequence[Pending]) -> None:
    if len(wanted) == 1 and (alone := _leaves_of_one(wanted[0])) is not None:
        step = wanted[0].step
        program = step.alone
        if program is None:
            program = step.alone = _program_of((step, *_COUNTED[len(alone)], -1), alone)
        wanted[0].hold(program(alone)[0])
        return
    at: dict[object, int] = {None: 0}  # and how many steps there are
    key: list[object] = []
    leaves: list[object] = []
    left: list[Pending] = []
    for one in wanted:
        number = _write(one, at, key, leaves)
        if number < 0:  # else another thread computed it just now
            key.append(number)
            left.append(one)
    if left:
        for one, buffer in zip(left, _program_of(tuple(key), leaves)(leaves), strict=True):
            one.hold(buffer)


#: The numbers of so many leaves.
_COUNTED: Final = ((), (0,), (0, 1))


def _leaves_of_one(one: Pending) -> Sequence[object] | None:
    """What a chain of one step reads, as `_write` would number it; None for other chains,
    and where that is one thing twice."""
    held, buffer = one.held, one.buffer  # in this order: see `hold`
    if buffer is not None or len(held) > 2:
        return None
    if not held:
        return held
    first, last = held[0], held[-1]
    if type(first) is Pending or type(last) is Pending or (first is last and len(held) == 2):
        return None
    return held


def _program_of(key: tuple[object, ...], leaves: Sequence[object]) -> Program:
    program = PROGRAMS.get(key)
    if program is None:
        from kg_array.running.programs import program_of

        program = program_of(key, leaves)
    return program


def _write(one: Pending, at: dict[object, int], key: list[object], leaves: list[object]) -> int:
    """Write a chain down in a key: after what it reads its step,
    followed by a number for each thing that it reads. Leaves are counted from 0, steps from -1 downwards. The number of the
    last."""
    held, buffer = one.held, one.buffer  # in this order: see `hold`
    if buffer is not None:
        return _leaf(buffer, at, leaves)
    numbers: list[object] = [one.step]
    for x in held:
        kind = type(x)
        if kind is Buffer:
            number = at.get(x)
            if number is None:
                number = at[x] = len(leaves)
                leaves.append(x)
        elif kind is Pending:
            number = at.get(x)
            if number is None:
                number = _write(x, at, key, leaves)  # type: ignore[arg-type]
        else:
            number = len(leaves)
            leaves.append(x)
        numbers.append(number)
    key += numbers
    number = at[one] = -1 - at[None]
    at[None] = -number
    return number


def _leaf(buffer: Buffer, at: dict[object, int], leaves: list[object]) -> int:
    number = at.get(buffer)
    if number is None:
        number = at[buffer] = len(leaves)
        leaves.append(buffer)
    return number


def count_of(wanted: Sequence[Pending]) -> int:
    """How many operations are pending for these, each counted once."""
    seen: set[Pending] = set()
    todo = list(wanted)
    while todo:
        one = todo.pop()
        held = one.held
        if one.buffer is None and one not in seen:
            seen.add(one)
            todo += [x for x in held if type(x) is Pending]
    return len(seen)
