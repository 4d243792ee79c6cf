"""Runs of a plan on several devices and the memory that they share:
who waits for whom, and what may lie in one place."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32
from kg.errors import LaunchError
from kg.ir.args import ParamInfo, ProgramInfo
from kg.plugin.registry import open_device
from kg.runtime.buffers.buffer import Buffer
from kg.runtime.contracts import Runtime, check_apart
from kg.runtime.device import Device
from kg.runtime.memory.blocks import Allocator, Block
from kg_graph.multi_device.loading import load_placed
from kg_graph.multi_device.program import PlacedProgram
from support.late_device import late_device
from support.plan_text import parse_plan

DEVICES: dict[str, Device] = {
    **{name: open_device(name) for name in ("REF", "CPU:LLVM", "CPU:C")},
    "MMA_IN_FLIGHT": late_device("MMA_IN_FLIGHT", shares=True),
    "FAR": late_device("FAR", shares=False),
}
BUFFERS = {"in": "input", "out": "output", "mid": "intermediate"}
HOMES = {"R": "REF", "L": "MMA_IN_FLIGHT", "F": "FAR", "C": '"CPU:LLVM"'}


def doubled(buffers: str, *steps: str) -> str:
    """The text of a plan: buffers as "R0out" (see HOMES), and steps "double 1 0", "copy 2 1"."""
    text, number, slot = ["plan p"], 0, 0
    for word in buffers.split():
        kind = BUFFERS[word[2:]]
        given = f" {slot}" if kind != "intermediate" else ""
        text.append(f"buffer {number} {kind}{given} float32 4 on {HOMES[word[0]]}")
        number, slot = number + 1, slot + bool(given)
    for step in steps:
        what, target, source = step.split()
        kernel = [
            f"launch {target} {source} {{",
            *("%0 = param 0 [4] : float32", "%1 = param 1 [4] : float32", "%2 = add %1 %1 : float32", "%3 = store %0 %2"),
            *("%4 = sink double %3", "}"),
        ]
        text += kernel if what == "double" else [f"copy {target} {source}"]
    return "\n".join(text)


def test_an_argument_is_waited_for_on_a_device_that_runs_nothing() -> None:
    """What is to be there has been asked for, and is shared: nothing else would wait."""
    program = load_placed(DEVICES["REF"], parse_plan(doubled("R0out L0in R1mid", "copy 2 1", "double 0 2")), DEVICES)
    for run in (program.runner(), lambda given: program.bind(given)(), lambda given: [f() for f in program.calls(given)[0]]):
        given, result = DEVICES["MMA_IN_FLIGHT"].buffer(np.zeros(4, np.float32)), DEVICES["REF"].empty(4, float32)
        DEVICES["MMA_IN_FLIGHT"].runtime.synchronize()
        given.copyin(np.arange(4, dtype=np.float32))
        run([result, given])
        np.testing.assert_array_equal(result.numpy(), [0, 2, 4, 6])


def test_a_copy_waits_for_who_else_uses_the_memory() -> None:
    """Buffer 6 lies where buffer 4 was, which MMA_IN_FLIGHT has seen as buffer 5
    and may not have read yet."""
    steps = ("double 4 2", "copy 5 4", "double 1 5", "copy 6 3", "double 0 6")
    program = load_placed(DEVICES["REF"], parse_plan(doubled("R0out L0out R1in F0in R2mid L1mid R3mid", *steps)), DEVICES)
    assert isinstance(program, PlacedProgram)
    assert program.arenas["REF"].offsets[4] == program.arenas["REF"].offsets[6]
    results = [DEVICES[name].empty(4, float32) for name in ("REF", "MMA_IN_FLIGHT")]
    x = np.arange(4, dtype=np.float32)
    program.runner()([*results, DEVICES["REF"].buffer(x), DEVICES["FAR"].buffer(x + 100)])
    np.testing.assert_array_equal(results[0].numpy(), 2 * (x + 100))
    np.testing.assert_array_equal(results[1].numpy(), 4 * x)


def test_a_copy_waits_for_who_wrote_what_it_reads() -> None:
    """MMA_IN_FLIGHT writes buffer 2, in which REF's buffer 3 lies, and it is that which is copied."""
    steps = ("double 2 1", "copy 3 2", "copy 4 3", "double 0 4")
    program = load_placed(DEVICES["FAR"], parse_plan(doubled("F0out L0in L1mid R0mid F1mid", *steps)), DEVICES)
    x = np.arange(4, dtype=np.float32)
    result = DEVICES["FAR"].empty(4, float32)
    program.runner()([result, DEVICES["MMA_IN_FLIGHT"].buffer(x)])
    np.testing.assert_array_equal(result.numpy(), 4 * x)


def test_a_constant_is_copied() -> None:
    """To memory of its own, and where the copy is seen by a third device."""
    ones = 'buffer 0 constant float32 4 on {} hex"0000803f0000803f0000803f0000803f"'
    for home, places in (("REF", "F0mid F1out"), ('"CPU:LLVM"', "C0mid R0mid R1out")):
        text = doubled(
            f"R0in {places}", *(["copy 1 0", "double 2 1"] if "F" in places else ["copy 1 0", "copy 2 1", "double 3 2"])
        )
        text = text.replace("buffer 0 input 0 float32 4 on REF", ones.format(home)).replace("output 1", "output 0")
        program = load_placed(DEVICES["REF"], parse_plan(text), DEVICES)
        (param,) = program.user_params
        result = Buffer.empty(program.runtime_of(param.slot), 4, float32)
        program.runner()([result])
        np.testing.assert_array_equal(result.numpy(), [2, 2, 2, 2])


def test_an_argument_that_is_seen_elsewhere_may_not_be_overwritten() -> None:
    """REF reads buffer 2 as its own buffer 3 after LLVM has written buffer 0."""
    text = doubled("C0out R0out C1in R1mid C2in", "copy 3 2", "double 0 4", "double 1 3")
    program = load_placed(DEVICES["REF"], parse_plan(text), DEVICES)
    x, other = (DEVICES["CPU:LLVM"].buffer(np.arange(4, dtype=np.float32)) for _ in range(2))
    with pytest.raises(LaunchError, match="arguments 0 and 2 share memory"):
        program.bind([x, DEVICES["REF"].empty(4, float32), x, other])


class Elsewhere(Allocator):
    """Memory with addresses of its own: every block begins at the same one."""

    def alloc(self, nbytes: int) -> Block:
        return Block(self, nbytes, 1 << 40)


def test_addresses_of_two_devices_are_no_one_memory() -> None:
    runtimes = [Runtime(), Runtime()]
    for runtime in runtimes:
        runtime.name, runtime.allocator = "ELSEWHERE", Elsewhere()
    params = [ParamInfo(slot, "float32", 4, slot > 0, slot == 0) for slot in range(2)]
    info = ProgramInfo("p", "", tuple(params))
    one, other = (Buffer.empty(runtime, 4, float32) for runtime in runtimes)
    check_apart(info, params, [one, other])
    with pytest.raises(LaunchError, match="arguments 0 and 1 share memory"):
        check_apart(info, params, [one, one.view(0, 4)])
