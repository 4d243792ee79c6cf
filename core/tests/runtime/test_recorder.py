"""Programs and plans as commands: where every operand lies, what is kept, loops written out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from kg.dtype import float32, int32, parse_dtype, uint8
from kg.ir.build import param, sink, variable
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Program, Runner
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefRuntime
from kg.runtime.plan.cached import compiled
from kg.runtime.plan.commands import Cell, CopyCommand, FillCommand, LaunchCommand, LoopCommand, Move, Recording, Span
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, LoopStep, Plan, PlanBuffer
from kg.runtime.plan.recorder import record, runs
from kg.runtime.plan.running import PlanProgram
from kg.runtime.sizes import size_function
from kg.settings import override
from kg_gpu.graphs.replay import Replay, Run
from support.plans import chain, check_loop, looped, more


class Plain(Replay):
    """Binds each launch as it comes, on whatever buffers its spans are."""

    def run_of(self, commands: Sequence[LaunchCommand | Move]) -> Run:
        def run(given: Sequence[Buffer], places: list[int], values: tuple[int, ...]) -> None:
            for command in commands:
                self._do(command, given, values)

        return run

    def _do(self, command: LaunchCommand | Move, given: Sequence[Buffer], values: tuple[int, ...]) -> None:
        names, bytes_of = self.program.names, self.bases.buffer

        def raw(place: object, nbytes: int) -> Buffer:
            assert isinstance(place, Span)
            assert nbytes <= place.nbytes
            return bytes_of(place, uint8, given, nbytes)

        match command:
            case LaunchCommand():
                if command.when is not None and not size_function((command.when,), names)(*values)[0]:
                    return
                params = command.program.user_params
                assert all(isinstance(place, Span) for place in command.places)
                buffers = [bytes_of(s, parse_dtype(p.dtype), given) for s, p in zip(command.places, params, strict=True)]  # type: ignore[arg-type]
                command.program.bind(buffers)(*command.taken(values))
            case CopyCommand():
                (nbytes,) = size_function((command.size * command.itemsize,), names)(*values)
                raw(command.target, nbytes).copy_from(raw(command.source, nbytes))
            case FillCommand():
                (count,) = size_function((command.size,), names)(*values)
                data = np.frombuffer(command.element * count, np.uint8)
                raw(command.target, data.size).copyin(data)


class CapturingRuntime(RefRuntime):
    """REF, which captures."""

    name = "REF captured"

    def capture(self, recording: Recording) -> Runner:
        return Plain(recording)


@pytest.fixture(scope="module")
def device() -> Device:
    ref = open_device("REF")
    return Device("REF captured", CapturingRuntime(), lambda: (ref.renderer, ref.compiler))


def recording(program: Program) -> Recording:
    found = record(program, {})
    assert found is not None
    return found


def test_a_plan_is_commands_over_bases(device: Device) -> None:
    """The caller's buffers are the first bases, then comes the arena with what lies between,
    then constants."""
    constant = PlanBuffer(Category.CONSTANT, float32, 4, data=np.ones(4, np.float32).tobytes())
    plan = chain(4, 2)
    plan = Plan("more", (), (*plan.buffers, constant), (*plan.steps, FillStep(0, 2.0), LaunchStep(more(4), (1, 3))))
    plan = Plan(
        plan.name,
        (),
        tuple(b if n != 1 else PlanBuffer(Category.OUTPUT, float32, 4, 1) for n, b in enumerate(plan.buffers)),
        plan.steps,
    )
    program = PlanProgram(device.runtime, compiled(plan, device.compile))
    found = recording(program)
    first, second, fill, last = found.commands
    out, x, between, held = Span(0, 0, 16), Span(1, 0, 16), Span(2, 0, 16), Span(3, 0, 16)
    assert isinstance(first, LaunchCommand) and first.places == (between, x)
    assert isinstance(second, LaunchCommand) and second.places == (out, between)
    assert fill == FillCommand(out, np.float32(2).tobytes(), 4)
    assert isinstance(last, LaunchCommand) and last.places == (x, held)
    assert (found.given, found.arena, found.own) == (2, program.arena.peak, tuple(program.constants.values()))


def test_results_in_place_of_arguments_are_one_memory(device: Device) -> None:
    found = recording(device.load(more(4)))
    assert found.aliases[0] == found.aliases[1] and len({*found.aliases}) == len(found.aliases) - 1


def test_kept_buffers_have_their_places(device: Device) -> None:
    for program in (device.load(more(4)), PlanProgram(device.runtime, compiled(chain(4), device.compile))):
        x, out = device.buffer(np.zeros(4, np.float32)), device.empty(4, float32)
        for run in (program.runner({0: out}), program.runner({1: x}), program.runner({0: out, 1: x})):
            assert isinstance(run, Plain)
            out.clear()
            run([b for place, b in enumerate((out, x)) if place not in run.kept])
            assert out.numpy()[0] == (10 if isinstance(program, PlanProgram) else 1)


def test_under_sanitize_nothing_is_recorded(device: Device) -> None:
    with override(sanitize=True):
        index = sink(param(0, (4,), float32).store(param(1, (4,), float32).gather(param(2, (4,), int32))), name="wild")
        loaded = open_device("CPU:LLVM").load(index)
    assert loaded.info.sanitize_slot >= 0 and record(loaded, {}) is None


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_loops_of_a_known_count_are_written_out(device: Device, count: int) -> None:
    program = PlanProgram(device.runtime, looped(device, count))
    found = recording(program)
    assert isinstance(found.commands[2], LoopCommand) and Cell(3) in found.commands[2].body[0].places  # type: ignore[union-attr]
    (run,) = runs(found)
    assert isinstance(run, list) and len(run) == 2 + 2 * count + count % 2
    moved = [
        c.target.start for c in run[2:] if isinstance(c, CopyCommand) and isinstance(c.target, Span) and c.target.base == 1
    ]
    assert moved == [16 * (4 - step) for step in range(count)]
    check_loop(program.runner(), device, count)


def test_loops_that_only_a_call_knows_run_between(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kg.runtime.plan.recorder.MOST_UNROLLED", 9)
    program = PlanProgram(device.runtime, looped(device, 5))
    assert [isinstance(run, LoopCommand) for run in runs(recording(program))] == [False, True]
    check_loop(program.runner(), device, 5)


def test_pairs_of_a_size_given_at_launch(device: Device) -> None:
    """The last copy of a loop that is written out is of what the call says, not of the greatest size."""
    n = variable("n", 1, 8)
    given = (PlanBuffer(Category.OUTPUT, float32, n, 0), PlanBuffer(Category.INPUT, float32, n, 1))
    steps = (CopyStep(0, 1), LoopStep(3, (LaunchStep(more(n), (2, 0)),), pairs=((0, 2),)))
    plan = Plan("open", (n.variable,), (*given, PlanBuffer(Category.INTERMEDIATE, float32, n)), steps)
    program = PlanProgram(device.runtime, compiled(plan, device.compile))
    (run,) = runs(recording(program))
    assert isinstance(run, list)
    x, out = device.buffer(np.arange(3, dtype=np.float32)), device.empty(3, float32)
    program.runner()([out, x], [3])
    assert out.numpy().tolist() == [3, 4, 5]
