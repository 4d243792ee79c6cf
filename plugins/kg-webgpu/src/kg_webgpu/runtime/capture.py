"""Captured kernels and plans: recorded dispatch lists, cached per set of buffers.

What depends on the buffers (bind groups, the shaders' variants, the places of copies) is found once for each set of them; what
depends on values (grids, uniforms, conditions, sizes) is found in each call, where there are any.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast

from kg.plugin import Buffer, Dim, Program, parse_dtype, size_function
from kg.plugin.plans import CopyCommand, FillCommand, LaunchCommand, Move, Place, Recording, Span
from kg_gpu.graphs.replay import Bases, Replay, Run

from kg_webgpu.runtime.bindings import Bound

if TYPE_CHECKING:
    from kg_webgpu.runtime.device import Dispatch, WebGPUProgram, WebGPURuntime

#: Commands that are kept bound, for as many sets of buffers as that gives, and sets at least.
_BOUND: Final = 256
_SETS: Final = 16
#: Bytes of one copy that fills.
_PATTERN: Final = 1 << 20
_UINT8: Final = parse_dtype("uint8")
#: The caller's buffers, and the values.
Step = Callable[[Sequence[Buffer], Sequence[int]], object]


class Captured(Replay):
    """A kernel or a plan with buffers and values given anew each time."""

    def __init__(self, runtime: WebGPURuntime, recording: Recording) -> None:
        self.runtime = runtime
        super().__init__(recording)
        self.lock = runtime.queue.lock

    def run_of(self, commands: Sequence[LaunchCommand | Move]) -> Run:
        return BoundRun(self.runtime, self.bases, self.program, commands).run


class BoundRun:
    """Commands, and the steps that they are for each set of the caller's buffers.
    Steps hold none of these."""

    def __init__(
        self, runtime: WebGPURuntime, bases: Bases, program: Program, commands: Sequence[LaunchCommand | Move]
    ) -> None:
        self._runtime, self._bases, self._commands = runtime, bases, commands
        self._names, self._sized = program.names, program.sizes is not None
        self._kept: OrderedDict[tuple[int, ...], list[Step]] = OrderedDict()
        self._sets = max(_SETS, _BOUND // len(commands))

    def run(self, given: Sequence[Buffer], places: list[int], values: tuple[int, ...]) -> None:
        key = tuple(places)
        if self._sized:
            key += tuple([buffer.size for buffer in given])
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._steps(given)
            if len(self._kept) > self._sets:
                self._kept.popitem(last=False)
        for step in found:
            step(given, values)

    def _steps(self, given: Sequence[Buffer]) -> list[Step]:
        steps: list[Step] = []
        together: list[Dispatch] = []
        for command in self._commands:
            if isinstance(command, LaunchCommand):
                bound = Bound(cast("WebGPUProgram", command.program), self._arguments(command, given))
                if not command.takes_values and command.when is None and not bound.aside:
                    launch = bound.program.launch_of(bound, command.taken(()))
                    together += [] if launch is None else [launch]
                    continue
                made = self._launch(command, None if bound.aside else bound)
            else:
                made = self._copy(command) if isinstance(command, CopyCommand) else self._fill(command)
            steps += [self._together(together), made] if together else [made]
            together = []
        return [*steps, *([self._together(together)] if together else [])]

    def _arguments(self, command: LaunchCommand, given: Sequence[Buffer]) -> list[Buffer]:
        params = command.program.user_params
        return [
            self._bases.buffer(_span(place), parse_dtype(param.dtype), given)
            for place, param in zip(command.places, params, strict=True)
        ]

    def _together(self, launches: Sequence[Dispatch]) -> Step:
        dispatch = self._runtime.queue.dispatch_all
        return lambda given, values: dispatch(launches)

    def _launch(self, command: LaunchCommand, bound: Bound | None) -> Step:
        """A kernel that takes values, is left out for some, or has arguments that are copied out
        of each other's way: then it is bound in each call."""
        program = cast("WebGPUProgram", command.program)
        condition = None if command.when is None else size_function((command.when,), self._names)

        def run(given: Sequence[Buffer], values: Sequence[int]) -> None:
            if condition is None or condition(*values)[0]:
                now = bound or Bound(program, self._arguments(command, given))
                program.run(now, command.taken(values))

        return run

    def _nbytes(self, size: Dim, itemsize: int) -> Callable[..., tuple[int, ...]]:
        return size_function((size * itemsize,), self._names)

    def _copy(self, command: CopyCommand) -> Step:
        size, transfer = self._nbytes(command.size, command.itemsize), self._runtime.allocator.transfer
        target_at, source_at = _span(command.target), _span(command.source)

        def copy(given: Sequence[Buffer], values: Sequence[int]) -> None:
            target, source = (self._bases.buffer(at, _UINT8, given) for at in (target_at, source_at))
            transfer(target.block(), target.offset, source.block(), source.offset, size(*values)[0])

        return copy

    def _fill(self, command: FillCommand) -> Step:
        size, transfer = self._nbytes(command.size, len(command.element)), self._runtime.allocator.transfer
        target_at, pattern = _span(command.target), self._bases.pattern(command.element, _PATTERN).block()

        def fill(given: Sequence[Buffer], values: Sequence[int]) -> None:
            target = self._bases.buffer(target_at, _UINT8, given)
            nbytes = size(*values)[0]
            for first in range(0, nbytes, _PATTERN):
                transfer(target.block(), target.offset + first, pattern, 0, min(_PATTERN, nbytes - first))

        return fill


def _span(place: Place) -> Span:
    assert isinstance(place, Span), "runs have no cells"
    return place
