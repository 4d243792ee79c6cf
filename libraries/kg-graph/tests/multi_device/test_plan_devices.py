"""Plans on several devices: which copies are made, who waits for whom,
and that the results are those of one device."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

import numpy as np
import pytest
from kg.dtype import float32
from kg.errors import LaunchError, PlacementError, UnsupportedError
from kg.ir.build import const, param
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.plan.cached import compiled_by_device, dump_plan, load_plan
from kg.runtime.plan.data import PlanError
from kg.runtime.plan.running import PlanProgram
from kg.semantics.floats import Array
from kg_graph.canonical import Call
from kg_graph.donate import donate
from kg_graph.loops.nodes import loop
from kg_graph.multi_device.devices import copied, copies_of, partition_placed
from kg_graph.multi_device.loading import load_placed
from kg_graph.multi_device.placement import placed
from kg_graph.multi_device.program import Copying, PlacedProgram, Run, Wait
from support.late_device import late_device
from support.plan_text import parse_plan

SHAPE = (4, 3)
DEVICES: dict[str, Device] = {
    **{name: open_device(name) for name in ("REF", "CPU:LLVM", "CPU:C")},
    "MMA_IN_FLIGHT": late_device("MMA_IN_FLIGHT", shares=True),
    "FAR": late_device("FAR", shares=False),
}
PLAN = """
plan there_and_back
  buffer 0 output 0 float32 4 on REF
  buffer 1 input 1 float32 4 on REF
  buffer 2 intermediate float32 4 on REF
  buffer 3 intermediate float32 4 on OTHER
  buffer 4 intermediate float32 4 on OTHER
  buffer 5 intermediate float32 4 on REF
  launch 2 1 {
    %0 = param 0 [4] : float32
    %1 = param 1 [4] : float32
    %2 = add %1 %1 : float32
    %3 = store %0 %2
    %4 = sink twice %3
  }
  copy 3 2
  launch 4 3 {
    %0 = param 0 [4] : float32
    %1 = param 1 [4] : float32
    %2 = mul %1 %1 : float32
    %3 = store %0 %2
    %4 = sink square %3
  }
  copy 5 4
  launch 0 5 1 {
    %0 = param 0 [4] : float32
    %1 = param 1 [4] : float32
    %2 = param 2 [4] : float32
    %3 = sub %1 %2 : float32
    %4 = store %0 %3
    %5 = sink minus %4
  }
"""


def there_and_back(other: str) -> str:
    return PLAN.replace("OTHER", f'"{other}"' if ":" in other else other)


def test_the_text_of_a_plan_says_where_its_buffers_are() -> None:
    plan = parse_plan(there_and_back("CPU:LLVM"))
    assert plan.devices == ("REF", "CPU:LLVM")
    assert parse_plan(str(plan)) == plan
    assert re.findall(r"# arena of (\d+) bytes.* on (\S+)", str(plan)) == [("64", "REF"), ("128", "CPU:LLVM")]
    made = compiled_by_device(plan, lambda kernel, name: DEVICES[name].compile(kernel))
    again = load_plan(dump_plan(made))
    assert (again.buffers, len(again.steps)) == (made.buffers, 5)


@pytest.mark.parametrize("other", ("CPU:LLVM", "CPU:C", "MMA_IN_FLIGHT", "FAR"))
def test_copies_wait_for_what_they_copy(other: str) -> None:
    home = DEVICES["REF"]
    program = load_placed(home, parse_plan(there_and_back(other)), DEVICES)
    assert isinstance(program, PlacedProgram)
    made = [type(item) for item in program.items]
    expected = {"MMA_IN_FLIGHT": [Wait, Run, Run, Wait, Run], "FAR": [Run, Copying, Run, Copying, Run, Wait]}
    assert made == expected.get(other, [Run, Run, Run])
    runner = program.runner()
    for start in range(3):  # one runner, whose arenas are used again
        x = np.arange(start, start + 4, dtype=np.float32)
        given, result = home.buffer(x), home.empty(4, float32)
        if start:
            runner([result, given])
        else:
            program.bind([result, given])()
        np.testing.assert_array_equal(result.numpy(), 4 * x * x - x)


def test_devices_of_one_runtime_are_one_captured_plan() -> None:
    llvm = DEVICES["CPU:LLVM"]
    program = load_placed(llvm, parse_plan(there_and_back("CPU:C").replace("on REF", 'on "CPU:LLVM"')), DEVICES)
    assert isinstance(program, PlanProgram)
    assert len(program.plan.steps) == 3
    assert program.runner().direct is not None
    x = np.arange(4, dtype=np.float32)
    given, result = llvm.buffer(x), llvm.empty(4, float32)
    program.bind([result, given])()
    np.testing.assert_array_equal(result.numpy(), 4 * x * x - x)


BUFFERS = {"in": "input", "out": "output", "mid": "intermediate"}
#: What the buffers are, in order, the steps, and which of these are copies that need not be made where memory is shared. A store reads
#: what is behind it. The buffers whose names begin with R are REF's, the others' are LLVM's.
COPIES: dict[str, tuple[str, str, set[int]]] = {
    "an argument is read there": ("R0in a0mid a1out", "copy 1 0; store 2 1", {0}),
    "an argument that is written later is copied": ("R0out a0mid a1out", "copy 1 0; store 0 0; store 2 1", set()),
    "one that is written before is not": ("R0out a0mid a1out", "store 0 0; copy 1 0; store 2 1", {1}),
    "a result is written in place": ("R0mid R1in a0out", "store 0 1; copy 2 0", {1}),
    "an argument that is a result is copied": ("R0in a0out", "copy 1 0", set()),
    "results have memory of their own": ("R0out R1in a0out", "store 0 1; copy 2 0", set()),
    "there and back": ("R0in a0mid R1mid R2out", "copy 1 0; copy 2 1; store 3 2", {0, 1}),
    "there and back to a result": ("R0mid a0mid R1out R2in", "store 0 3; copy 1 0; copy 2 1", {1, 2}),
    "what comes back while the first is overwritten": (
        "R0mid a0mid R1mid R2out R3in",
        "store 0 4; copy 1 0; copy 2 1; store 0 4; store 3 2",
        {2},
    ),
    "one copy to two results": ("R0mid R1in a0out a1out", "store 0 1; copy 2 0; copy 3 0", {1}),
    "a target that was used before": ("R0mid R1in a0out a1out", "store 0 1; store 2 2; copy 2 0; store 3 2", set()),
    "a target that is written again": ("R0mid R1in a0mid a1out R2out", "store 0 1; copy 2 0; store 2 2; store 3 2; store 4 0", set()),
}  # fmt: skip


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("far", (False, True))
def test_which_copies_are_made(name: str, far: bool) -> None:
    buffers, steps, shared = COPIES[name]
    lines, slot = ["plan p"], 0
    for number, word in enumerate(buffers.split()):
        kind = BUFFERS[word[2:]]
        given = kind != "intermediate"
        lines.append(f"buffer {number} {kind}{f' {slot}' if given else ''} float32 4 on {'REF' if word[0] == 'R' else 'OTHER'}")
        slot += given
    for step in steps.split("; "):
        what, target, source = step.split()
        lines += _copy_kernel(target, source) if what == "store" else [f"copy {target} {source}"]
    plan = parse_plan("\n".join(lines))
    runtimes = {"REF": DEVICES["REF"].runtime, "OTHER": DEVICES["FAR" if far else "CPU:LLVM"].runtime}
    assert placed(plan, runtimes).shared == (set() if far else shared)


def _copy_kernel(target: str, source: str) -> list[str]:
    if target == source:
        return [
            f"launch {target} {{",
            *("%0 = param 0 [4] : float32", "%1 = add %0 %0 : float32", "%2 = store %0 %1", "%3 = sink again %2", "}"),
        ]
    return [
        f"launch {target} {source} {{",
        *("%0 = param 0 [4] : float32", "%1 = param 1 [4] : float32", "%2 = store %0 %1", "%3 = sink k %2", "}"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "launch 4 3",
            "launch 4 2",
            r"step 2: buffer 4 is 4 of float32 on CPU:LLVM, buffer 2 4 of float32 on REF: only a copy",
        ),
        ("copy 3 2", "fill 3 1.0", None),
    ],
)
def test_one_device_does_a_step(old: str, new: str, message: str | None) -> None:
    text = there_and_back("CPU:LLVM").replace(old, new)
    if message is None:
        parse_plan(text)
        return
    with pytest.raises(PlanError, match=message):
        parse_plan(text)


def test_a_plan_is_loaded_with_all_of_its_devices() -> None:
    plan = parse_plan(there_and_back("CPU:LLVM"))
    with pytest.raises(
        PlanError, match=r"there_and_back is on REF, CPU:LLVM too: load it with all of its devices, by kg_graph"
    ):
        DEVICES["REF"].load(plan)
    with pytest.raises(PlanError, match=r"is on REF too"):
        DEVICES["CPU:LLVM"].load(plan)


def test_buffers_are_checked_against_their_own_device() -> None:
    program = load_placed(DEVICES["REF"], parse_plan(there_and_back("FAR")), DEVICES)
    wrong = DEVICES["FAR"].empty(4, float32)
    with pytest.raises(LaunchError, match=r"argument 1 is on FAR, the program is for REF"):
        program.bind([DEVICES["REF"].empty(4, float32), wrong])


# -- graphs


def test_constants_are_on_every_device_and_what_is_repeated_is_copied_once() -> None:
    zeros, number = const(0.0, float32).broadcast_to(*SHAPE), param(1, (), float32)
    assert copied(zeros, "REF", "FAR") is zeros
    assert copied(number, "REF", "REF") is number
    (copy,) = copies_of([copied(number.broadcast_to(*SHAPE), "REF", "FAR")])
    assert copy.shape == ()


def test_a_loop_copies_nothing_in_its_steps() -> None:
    x = param(0, SHAPE, float32)
    stand_in = param(7, SHAPE, float32)
    with pytest.raises(UnsupportedError, match=r"copies float32 \[4, 3\] from REF to FAR in its steps.*before it"):
        loop(3, [(stand_in, x, copied(copied(stand_in, "REF", "FAR") + 1.0, "FAR", "REF"))])
    hoisted = loop(3, [(stand_in, x, stand_in + copied(x, "FAR", "REF"))])  # what is the same in every step is copied before
    assert len(copies_of([hoisted])) == 1


def test_values_of_two_devices_do_not_meet() -> None:
    x = param(1, SHAPE, float32)
    renderers = {name: d.renderer for name, d in DEVICES.items()}
    both = Call((x + copied(x, "REF", "FAR"),), (x,))
    with pytest.raises(PlacementError, match=r"float32 \[4, 3\] is on FAR, and add on REF uses it beside float32 \[4, 3\]"):
        partition_placed(both, ["REF"], renderers)
    with pytest.raises(PlacementError, match="is on FAR, and a result is to be on REF"):
        partition_placed(Call((copied(x, "REF", "FAR"),), (x,)), ["REF"], renderers)


def random_value(rng: random.Random, inputs: Mapping[str, Sequence[UOp]], names: Sequence[str]) -> dict[str, list[UOp]]:
    """Values of each device, made of each other's by copies.
    All are whole numbers, of which floats lose nothing."""
    known = {name: list(values) for name, values in inputs.items()}
    for _ in range(rng.randint(4, 10)):
        name = rng.choice(names)
        choice = rng.random()
        x = rng.choice(known[name])
        if choice < 0.45:
            source = rng.choice(names)
            made = copied(rng.choice(known[source]), source, name)
        elif choice < 0.6:
            made = x.sum(1).reshape(4, 1).expand(*SHAPE)
        elif choice < 0.7:
            made = x.flip(0)
        elif choice < 0.75:
            made = const(float(rng.randint(0, 3)), float32).broadcast_to(*SHAPE)
        else:
            made = rng.choice((UOp.__add__, UOp.__sub__, UOp.maximum))(x, rng.choice(known[name]))
        known[name].append(made)
    return known


def on_one_device(values: Sequence[UOp]) -> list[UOp]:
    """The same without copies."""
    done: dict[UOp, UOp] = {}
    for node in UOp(Op.SINK, float32, tuple(values)).toposort():
        src = tuple(done[s] for s in node.src)
        done[node] = src[0] if node.op is Op.COPY else node.replace(src=src)
    return [done[v] for v in values]


@pytest.mark.parametrize("seed", range(60))
def test_random_graphs_on_several_devices(seed: int) -> None:
    """Against REF alone; three calls of one runner, so that what is left in memory would be seen,
    and with every argument donated."""
    rng = random.Random(seed)
    names = rng.sample(list(DEVICES), rng.randint(2, 4))
    places = [rng.choice(names) for _ in range(rng.randint(1, 3))]
    count = len(places)
    slots = {name: count + i for i, name in enumerate(names)}
    known = random_value(rng, {name: [param(slot, SHAPE, float32)] for name, slot in slots.items()}, names)
    values = [rng.choice(known[place][-3:]) for place in places]
    call = Call(tuple(values), ())
    plan, _ = partition_placed(call, places, {n: DEVICES[n].renderer for n in names})
    donated = sorted(slots.values()) if seed % 2 else []
    plan, reused = donate(plan, donated, {n: DEVICES[n].renderer for n in names})
    assert parse_plan(str(plan)) == plan
    program = load_placed(DEVICES[names[0]], plan, {n: DEVICES[n] for n in names})
    runner = program.runner()
    for turn in range(3):
        arrays = {slot: np.arange(12, dtype=np.float32) * (turn + 1) + slot for slot in slots.values()}
        expected = _on_ref(on_one_device(values), arrays)
        memory = {slot: DEVICES[name].buffer(arrays[slot]) for name, slot in slots.items()}
        results = [memory[reused[i]] if i in reused else DEVICES[p].empty(12, float32) for i, p in enumerate(places)]
        given = {**memory, **dict(enumerate(results))}
        runner([given[b.slot] for b in plan.buffers if b.is_given])
        for result, wanted in zip(results, expected, strict=True):
            np.testing.assert_array_equal(result.numpy(), wanted)
        for name, slot in slots.items():
            if slot not in reused.values():
                np.testing.assert_array_equal(memory[slot].numpy(), arrays[slot], err_msg=name)


def _on_ref(values: Sequence[UOp], arrays: Mapping[int, Array]) -> list[Array]:
    from kg_graph.partition import partition

    ref, call = DEVICES["REF"], Call(tuple(values), ())
    plan, _ = partition(call, ref.renderer)
    outputs = [ref.empty(12, float32) for _ in values]
    given = {**{slot: ref.buffer(x) for slot, x in arrays.items()}, **dict(enumerate(outputs))}
    ref.bind(plan, [given[b.slot] for b in plan.buffers if b.is_given])()
    return [o.numpy() for o in outputs]
