"""A plan on several runtimes, loaded: runs of steps of one runtime, each a program of that,
captured where it can do that; and copies between.

What one run leaves to another lies in an arena of its runtime. What is asynchronous is waited for where another runtime uses its memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from kg.frontend import (
    Arena,
    Buffer,
    Call,
    Category,
    CopyStep,
    Launch,
    LaunchStep,
    Plan,
    PlanLaunch,
    PlanProgram,
    Program,
    Runner,
    Runtime,
    SizeFunction,
    Span,
    Step,
    Storage,
    UOp,
    arena_bytes,
    arena_of_spans,
    check_plan,
    constant_buffer,
    dim_max,
    plan_info,
    size_function,
    uint8,
    uses,
)
from kg.records import dataclass

from kg_graph.multi_device.placement import PlacedPlan, device_of, part_of

#: The buffers of one call, and the launch variables -> nothing.
Work = Callable[[Sequence[Buffer | None], Sequence[int]], object]


@dataclass(frozen=True, slots=True)
class Run:
    """Steps of one runtime. `given`: the numbers of the buffers that its program takes, in order."""

    device: str
    runtime: Runtime
    program: Program
    given: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Copying:
    """A copy from one runtime's memory to another's."""

    target: int
    source: int
    size: SizeFunction


@dataclass(frozen=True, slots=True)
class Wait:
    """Wait until all that was launched on a runtime has ended."""

    runtime: Runtime


Item = Run | Copying | Wait


class PlacedProgram(Program):
    """A plan of several runtimes.
    It binds and launches as a program of one kernel does; its buffers are each on its own device.

    A call has ended on all of its runtimes when it returns.
    """

    def __init__(self, runtime: Runtime, placed: PlacedPlan, runtimes: Mapping[str, Runtime]) -> None:
        plan = placed.merged
        check_plan(placed.plan)
        self.placed, self.plan, self.runtimes = placed, plan, runtimes
        self._slots = {b.slot: runtimes[b.device] for b in plan.buffers if b.is_given}
        pieces = _pieces(plan)
        #: kernel -> the program, of every launch
        self.loaded: dict[UOp, Program] = {}
        self.items: Final = _waited(self._items(pieces), placed, runtimes)
        super().__init__(runtime, plan_info(plan, [None] * len(plan.steps), self.loaded, set(placed.seen.values())))
        #: by device, where what goes from run to run lies in one block of memory
        self.arenas: Final = _arenas(plan, pieces, placed.seen, runtimes)
        #: by number, those that are copied, or lie in the memory of another runtime; others are in the runs that read them
        self.constants: Final = {
            number: constant_buffer(runtimes[plan.buffers[number].device], plan.buffers[number])
            for number in sorted({n for item in self.items for n in _numbers(item)} | set(placed.seen.values()))
            if plan.buffers[number].category is Category.CONSTANT
        }

    def runtime_of(self, slot: int) -> Runtime:
        return self._slots[slot]

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return PlanLaunch(self, buffers, partial(PlacedRunner(self), buffers))

    def calls(self, buffers: Sequence[Buffer]) -> tuple[list[Call], object]:
        """Each step of `plan` as a function of the variables that returns when it has ended,
        and the memory that they share."""
        runner = PlacedRunner(self)
        memory = runner.memory(buffers)
        found: list[Call] = []
        waits: list[Runtime] = []
        for item in self.items:
            if isinstance(item, Wait):
                waits.append(item.runtime)
                continue
            if isinstance(item, Copying):
                calls: list[Call] = [partial(_copied, item, memory)]
            else:
                given = [_present(memory[n]) for n in item.given]
                plan = item.program if isinstance(item.program, PlanProgram) else None
                calls = plan.calls(given)[0] if plan else [item.program.bind(given).call]
                calls = [partial(_to_the_end, item.runtime, call) for call in calls]
            calls[0] = partial(_after, tuple(waits), calls[0])
            waits.clear()
            found += calls
        return found, runner

    def runner(self, kept: Mapping[int, Buffer] | None = None) -> Runner:
        return Runner(self, kept) if kept else PlacedRunner(self)

    def _items(self, pieces: Sequence[_Piece]) -> list[Item]:
        plan = self.plan
        crossing = _crossing(plan, pieces, self.placed.seen)
        names = tuple(v.name for v in plan.variables)
        found: list[Item] = []
        for piece in pieces:
            first = piece.steps[0]
            if piece.device is None:
                assert isinstance(first, CopyStep)
                size = size_function((plan.buffers[first.target].size,), names)
                found.append(Copying(first.target, first.source, size))
                continue
            runtime = self.runtimes[piece.device]
            given = tuple(sorted(n for n in piece.numbers if n in crossing or plan.buffers[n].is_given))
            part = part_of(plan, piece.steps, given)
            if len(part.steps) == 1 and isinstance(first, LaunchStep) and part.alone is not None and not names:
                program = runtime.load(first.kernel)
                self.loaded[first.kernel] = program
                found.append(Run(piece.device, runtime, program, first.buffers))
            else:
                program = PlanProgram(runtime, part)
                self.loaded |= program.loaded
                found.append(Run(piece.device, runtime, program, given))
        return found


@dataclass(frozen=True, slots=True)
class _Piece:
    """Steps of one device, or one copy between two: then the device is None. `numbers`: of their buffers."""

    device: str | None
    steps: tuple[Step, ...]
    numbers: frozenset[int]


def _pieces(plan: Plan) -> list[_Piece]:
    """The steps in runs of one device, as long as they come."""
    found: list[tuple[str | None, list[Step]]] = []
    for step in plan.steps:
        devices = {plan.buffers[use.buffer].device for use in uses(step)}
        device = device_of(plan, step) if len(devices) == 1 else None
        if found and device is not None and found[-1][0] == device:
            found[-1][1].append(step)
        else:
            found.append((device, [step]))
    return [_Piece(d, tuple(steps), frozenset(u.buffer for s in steps for u in uses(s))) for d, steps in found]


def _crossing(plan: Plan, pieces: Sequence[_Piece], seen: Mapping[int, int]) -> set[int]:
    """The intermediates that more than one piece uses, or more than one runtime."""
    count = [0] * len(plan.buffers)
    for piece in pieces:
        for number in piece.numbers:
            count[number] += 1 if piece.device is not None else 2
    several = {n for n, times in enumerate(count) if times > 1} | seen.keys() | set(seen.values())
    return {n for n in several if plan.buffers[n].category is Category.INTERMEDIATE}


def _arenas(plan: Plan, pieces: Sequence[_Piece], seen: Mapping[int, int], runtimes: Mapping[str, Runtime]) -> dict[str, Arena]:
    """A buffer is alive from the first piece that uses its memory, under whatever number, to the last."""
    lives: dict[int, tuple[int, int]] = {}
    crossing = _crossing(plan, pieces, seen)
    for at, piece in enumerate(pieces):
        for number in piece.numbers & crossing:
            owner = seen.get(number, number)
            lives[owner] = lives.get(owner, (at, at))[0], at
    spans: dict[str, list[Span]] = {device: [] for device in plan.devices}
    for number, (first, last) in sorted(lives.items()):
        buffer = plan.buffers[number]
        if buffer.category is Category.INTERMEDIATE and dim_max(buffer.size):
            nbytes = arena_bytes(dim_max(buffer.size) * buffer.dtype.itemsize, runtimes[buffer.device].allocator.alignment)
            spans[buffer.device].append(Span(number, nbytes, first, last))
    return {device: arena_of_spans(found) for device, found in spans.items()}


def _waited(items: Sequence[Item], placed: PlacedPlan, runtimes: Mapping[str, Runtime]) -> list[Item]:
    """The items with waits: a runtime that shares memory with another begins when that has ended,
    and all have ended at the end.

    A copy waits for its own two by itself: to read memory waits for all that was launched before, and to write it comes after that (see
    Allocator). Others may use that memory too, or what lay in the same place of the arena before.
    """
    buffers = placed.merged.buffers
    together = {frozenset((buffers[n].device, buffers[owner].device)) for n, owner in placed.seen.items()}
    asynchronous = {device for device in placed.merged.devices if type(runtimes[device]).synchronize is not Runtime.synchronize}
    found: list[Item] = []
    pending = set(asynchronous)  # by then the caller may have asked for what isn't done
    begun: set[str] = set()
    for item in items:
        users = {item.device} if isinstance(item, Run) else {buffers[n].device for n in _numbers(item)}
        for other in sorted(o for o in pending if any(o != user and frozenset((o, user)) in together for user in users)):
            found.append(Wait(runtimes[other]))
            pending.remove(other)
        found.append(item)
        pending |= users & asynchronous
        begun |= users & asynchronous
    return found + [Wait(runtimes[device]) for device in sorted(pending & begun)]


class PlacedRunner(Runner):
    """One call at a time: it has one arena for each runtime, and a runner for each run."""

    def __init__(self, program: PlacedProgram) -> None:
        super().__init__(program, {})
        self.placed = program
        plan, seen = program.plan, program.placed.seen
        self._memory: list[Buffer | None] = [program.constants.get(number) for number in range(len(plan.buffers))]
        arenas = {d: Buffer.empty(program.runtimes[d], arena.peak, uint8) for d, arena in program.arenas.items()}
        for number in {n for item in program.items for n in _numbers(item)} | set(seen.values()):
            buffer = plan.buffers[number]
            if buffer.category is Category.INTERMEDIATE and number not in seen:
                size, start = dim_max(buffer.size), program.arenas[buffer.device].offsets.get(number, 0)
                self._memory[number] = arenas[buffer.device].view(start, size, buffer.dtype)
        for number, owner in seen.items():
            memory = self._memory[owner]
            if memory is not None:
                self._memory[number] = _seen_by(program.runtimes[plan.buffers[number].device], memory)
        self._given = [number for number, b in enumerate(plan.buffers) if b.is_given]
        self._seen = [
            (number, owner, program.runtimes[plan.buffers[number].device])
            for number, owner in seen.items()
            if plan.buffers[owner].is_given
        ]
        self._work = [_work(item) for item in program.items]

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        memory = self.memory(buffers)
        for work in self._work:
            work(memory, values)

    def memory(self, buffers: Sequence[Buffer]) -> list[Buffer | None]:
        """The plan's buffers by number, with these of the caller."""
        memory = list(self._memory)
        for number, buffer in zip(self._given, buffers, strict=True):
            memory[number] = buffer
        for number, owner, runtime in self._seen:
            memory[number] = _seen_by(runtime, _present(memory[owner]))
        return memory


def _numbers(item: Item) -> tuple[int, ...]:
    match item:
        case Run():
            return item.given
        case Copying():
            return item.target, item.source
        case Wait():
            return ()


def _present(buffer: Buffer | None) -> Buffer:
    assert buffer is not None, "what a run is given is the caller's, or lies in an arena"
    return buffer


def _seen_by(runtime: Runtime, buffer: Buffer) -> Buffer:
    """A buffer's memory as another runtime's, which keeps it."""
    block = buffer.block()
    shared = runtime.allocator.share(buffer.address, buffer.nbytes, block, block.readonly)
    return Buffer(runtime, Storage(shared), buffer.size, buffer.dtype)


def _work(item: Item) -> Work:
    match item:
        case Run():
            run, given = item.program.runner(), item.given
            return lambda memory, values: run([_present(memory[n]) for n in given], values)
        case Copying():
            return partial(copy, item)
        case Wait():
            runtime = item.runtime
            return lambda memory, values: runtime.synchronize()


def _after(waits: Sequence[Runtime], call: Call, *values: int) -> None:
    for runtime in waits:
        runtime.synchronize()
    call(*values)


def _to_the_end(runtime: Runtime, call: Call, *values: int) -> None:
    call(*values)
    runtime.synchronize()


def _copied(item: Copying, memory: Sequence[Buffer | None], *values: int) -> None:
    copy(item, memory, values)


def copy(item: Copying, memory: Sequence[Buffer | None], values: Sequence[int]) -> None:
    """Make the copy: of so many elements as these values say."""
    (size,) = item.size(*values)
    _present(memory[item.target]).view(0, size).copy_from(_present(memory[item.source]).view(0, size))
