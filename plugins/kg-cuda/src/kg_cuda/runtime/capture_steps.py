"""The steps of a plan as nodes: loops of a known count written out, every pointer with where it comes from, and what must come before what.

A step that runs only for some values, or on a grid or a size that depends on them, is a node that each call makes anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Buffer, Dim, UOp, is_static, size_function
from kg.plugin.plans import CopyStep, FillStep, LaunchStep, LoopStep, PlanProgram, PlanStep, filling

from kg_cuda.analysis.memory_width import ALIGNED
from kg_cuda.card.contracts import CopyNode, FillNode, KernelNode

if TYPE_CHECKING:
    from kg_cuda.runtime.device import CudaProgram

#: Steps that a loop is written out to, at most.
_MOST: Final = 512
#: Bytes of the elements that a card fills memory with.
_WORD: Final = 4
Values = Sequence[int]


@dataclass(frozen=True, slots=True)
class Span:
    """Where a buffer of the plan lies: `start` bytes into the caller's buffer number `given`, or from the address `start` on where that is -1.
    `memory`: the same number for those of the caller's that may be one."""

    given: int
    start: int
    nbytes: int
    memory: int = -1

    def address(self, places: Sequence[int]) -> int:
        return self.start if self.given < 0 else places[self.given] + self.start


@dataclass(frozen=True, slots=True)
class Access:
    """What a step does with memory."""

    span: Span
    written: bool


class Launching:
    """A kernel. Its arguments have one place; those that never change are written once."""

    def __init__(self, program: CudaProgram, step: LaunchStep, spans: Sequence[Span], names: Sequence[str]) -> None:
        self.program = program
        self.accesses = [Access(span, p.written) for span, p in zip(spans, program.user_params, strict=True)]
        self.givens = frozenset(span.given for span in spans if span.given >= 0)
        self._taken = step.values_from(program.names, names)
        self._takes_values = step.takes_values(program.names)
        self._when = None if step.when is None else size_function((step.when,), names)
        self.varies = self._takes_values or self._when is not None
        words = program.words()
        for number, span in enumerate(spans):
            words[number] = span.start
        self._moving = [(number, span.given, span.start) for number, span in enumerate(spans) if span.given >= 0]
        self._count = len(spans)
        self._values_at = slice(len(spans), len(spans) + len(program.names))
        self._odd = any(span.start % ALIGNED for span in spans)
        self._aligned = program.kernel([])
        self.node = KernelNode(self._aligned, words)
        grid = None
        if not self._takes_values:
            own = self._taken(())
            words[self._values_at] = own
            grid = program.grid(own)
        self.never = not self._takes_values and grid is None
        self.node.grid = grid or self.node.grid

    def make(self, places: Sequence[int], values: Values, odd: bool) -> bool:
        """The node for these addresses, one of which is `odd`, and values. Whether it runs."""
        node = self.node
        words = node.words
        for number, given, offset in self._moving:
            words[number] = places[given] + offset
        node.kernel = self.program.kernel(words[: self._count]) if odd or self._odd else self._aligned
        if node.kernel.arguments is not None:
            node.kernel.arguments.write_maps(words)
        if not self.varies:
            return True
        if self._when is not None and not self._when(*values)[0]:
            return False
        if self._takes_values:
            own = self._taken(values)
            grid = self.program.grid(own)
            if grid is None:
                return False
            words[self._values_at] = own
            node.grid = grid
        return True


class Moving:
    """A copy or a fill, of a size that may depend on values."""

    def __init__(
        self,
        accesses: Sequence[Access],
        size: Dim,
        names: Sequence[str],
        make: Callable[[Sequence[int], int], CopyNode | FillNode],
    ) -> None:
        self.accesses = accesses
        self.givens = frozenset(access.span.given for access in accesses if access.span.given >= 0)
        self.varies = isinstance(size, UOp)
        self._size, self._make = size_function((size,), names), make
        self.never = size == 0
        self.node: CopyNode | FillNode

    def make(self, places: Sequence[int], values: Values, odd: bool) -> bool:
        size = self._size(*values)[0]
        self.node = self._make(places, max(1, size))  # one that is left out has to be a node, too
        return size > 0


Step = Launching | Moving


class PlanSteps:
    """What a plan's steps are, in order: `items` are lists of nodes-to-be, and loops that only Python can run."""

    def __init__(self, program: PlanProgram, own: Mapping[int, Buffer | None], pattern: Callable[[bytes, int], Buffer]) -> None:
        self._program, self._plan, self._pattern = program, program.plan, pattern
        self._names = program.names
        self.items: list[list[Step] | LoopStep] = []
        alike = _alike(program)
        given = iter(range(len(program.user_params)))
        spans: dict[int, Span] = {}
        for number, buffer in enumerate(program.plan.buffers):
            if buffer.is_given:
                place = next(given)
                spans[number] = Span(place, 0, self._most(number), alike[place])
                continue
            held = own[number]
            if held is not None:
                spans[number] = Span(-1, held.address, held.nbytes)
        for step in program.plan.steps:
            if isinstance(step, LoopStep) and not self._may_unroll(step, 1):
                self.items.append(step)
                continue
            if not self.items or isinstance(self.items[-1], LoopStep):
                self.items.append([])
            steps = self.items[-1]
            assert isinstance(steps, list)
            steps += [made for made in self._steps(step, spans) if not made.never]

    def _most(self, number: int) -> int:
        buffer = self._plan.buffers[number]
        return (buffer.size if isinstance(buffer.size, int) else int(buffer.size.vmax)) * buffer.dtype.itemsize

    def _may_unroll(self, loop: LoopStep, times: int) -> bool:
        """Not where it goes on while a kernel says so, nor where its count or its parts depend on values: a graph's shape is fixed."""
        known = (loop.count, *(part.first for part in loop.parts), *(self._plan.buffers[part.part].size for part in loop.parts))
        if loop.condition >= 0 or not is_static(known):
            return False
        assert isinstance(loop.count, int)
        times *= loop.count
        inner = [step for step in loop.body if isinstance(step, LoopStep)]
        return times * len(loop.body) <= _MOST and all(self._may_unroll(step, times) for step in inner)

    def _steps(self, step: PlanStep, spans: Mapping[int, Span]) -> list[Step]:
        match step:
            case LaunchStep():
                program = cast("CudaProgram", self._program.loaded[step.kernel])
                return [Launching(program, step, [spans[n] for n in step.buffers], self._names)]
            case CopyStep():
                return [self._copy(spans[step.target], spans[step.source], self._bytes(step.source))]
            case FillStep():
                return [self._fill(step, spans[step.target])]
            case LoopStep():
                return self._unrolled(step, dict(spans))

    def _unrolled(self, loop: LoopStep, spans: dict[int, Span]) -> list[Step]:
        found: list[Step] = []
        assert isinstance(loop.count, int)
        before = {number: spans[number] for pair in loop.pairs for number in pair}
        for i in range(loop.count):
            for part in loop.parts:
                assert isinstance(part.first, int)
                whole, nbytes = spans[part.whole], self._most(part.part)
                spans[part.part] = replace(whole, start=whole.start + (part.first + i * part.by) * nbytes, nbytes=nbytes)
            found += [made for step in loop.body for made in self._steps(step, spans)]
            for now, after in loop.pairs:
                spans[now], spans[after] = spans[after], spans[now]
        if loop.count % 2:
            for now, after in loop.pairs:
                nbytes = min(before[now].nbytes, before[after].nbytes)
                found.append(self._copy(before[now], before[after], nbytes))
        return found

    def _bytes(self, number: int) -> Dim:
        return self._plan.buffers[number].size * self._plan.buffers[number].dtype.itemsize

    def _copy(self, target: Span, source: Span, nbytes: Dim) -> Moving:
        def make(places: Sequence[int], size: int) -> CopyNode:
            return CopyNode(target.address(places), source.address(places), size)

        return Moving([Access(target, True), Access(source, False)], nbytes, self._names, make)

    def _fill(self, step: FillStep, target: Span) -> Moving:
        """Elements of 8 bytes whose halves differ are copied: a card fills words."""
        element = filling(step, self._plan.buffers[step.target].dtype)
        if len(element) > _WORD and element[:_WORD] == element[_WORD:]:
            element = element[:_WORD]
        if len(element) > _WORD:
            pattern = self._pattern(element, target.nbytes)
            return self._copy(target, Span(-1, pattern.address, pattern.nbytes), self._bytes(step.target))

        def make(places: Sequence[int], size: int) -> FillNode:
            return FillNode(target.address(places), element, max(1, size // len(element)))

        return Moving([Access(target, True)], self._bytes(step.target), self._names, make)


def _alike(program: PlanProgram) -> list[int]:
    """For each of the caller's buffers a number, the same for those that may be one: results in place of arguments."""
    place = {param.slot: number for number, param in enumerate(program.user_params)}
    found = list(range(len(place)))
    for one, other in program.info.in_place:
        old, new = found[place[one]], found[place[other]]
        found = [new if number == old else number for number in found]
    return found


def dependencies(steps: Sequence[Sequence[Access]]) -> list[tuple[int, ...]]:
    """For each step those that must have ended before: what it reads was written by them, what it writes was read or written. Those that
    follow from others are left out."""
    touched: dict[int, list[tuple[int, Access]]] = {}
    before: list[int] = []  # of each step all steps that come before it, as bits
    found: list[tuple[int, ...]] = []
    for number, accesses in enumerate(steps):
        meets = {
            other
            for access in accesses
            for other, earlier in touched.get(access.span.memory, ())
            if (access.written or earlier.written) and _overlap(access.span, earlier.span)
        }
        bits, direct = 0, list[int]()
        for other in sorted(meets, reverse=True):
            if not bits >> other & 1:
                direct.append(other)
                bits |= before[other] | 1 << other
        before.append(bits)
        found.append(tuple(sorted(direct)))
        for access in accesses:
            entries = touched.setdefault(access.span.memory, [])
            if access.written:  # who meets what lies within it meets this step
                entries[:] = [e for e in entries if not _within(e[1].span, access.span)]
            entries.append((number, access))
    return found


def _overlap(one: Span, other: Span) -> bool:
    return one.start < other.start + other.nbytes and other.start < one.start + one.nbytes


def _within(one: Span, other: Span) -> bool:
    return other.start <= one.start and one.start + one.nbytes <= other.start + other.nbytes
