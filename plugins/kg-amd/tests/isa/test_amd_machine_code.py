"""What the suite does not force: kernels with few registers, whose values are spilled;
loops that lanes leave one by one; wait states; what is refused."""

from __future__ import annotations

import struct
from dataclasses import replace
from random import Random

import kg
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import bool_, float16, float32, int8, int32
from kg.ir.build import const, param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import UnsupportedError
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_amd.isa import machine, renderer
from kg_amd.isa.encoding.encode import Encoder
from kg_amd.isa.encoding.forms import forms
from kg_amd.isa.operands import AMDInstruction, Part, Special
from kg_amd.isa.passes.hazards import add_wait_states
from kg_amd.isa.passes.insert_waits import add_waits
from kg_amd.isa.renderer import ISARenderer
from kg_amd.object.metadata import kernels
from kg_amd.sim import Memory, launch, load_image
from kg_amd.sim.hazards import check_hazards
from kg_amd.sim.machine_code.decode import DecodeError, Decoder
from kg_amd.targets import target
from kg_conformance.kernels.whole import matmul
from kg_conformance.schedules.kernels import KERNELS
from kg_conformance.subject import Subject
from kg_render.asm import Register

DEVICES = {"gfx1100": "AMDSIM:ISA", "gfx942": "AMDSIM942:ISA"}


def subject(arch: str, vectors: int = 0) -> Subject:
    """The simulated device, with a renderer that has so many vector registers."""
    gpu = target(arch)
    if vectors:
        gpu = replace(gpu, registers=replace(gpu.registers, total=vectors, granule=1))
    renderer = ISARenderer(gpu)
    renderer.device = DEVICES[arch].partition(":")[0]
    return Subject(DEVICES[arch], device=open_device(DEVICES[arch]), renderer=renderer)


def binary(program: kg.UOp) -> bytes:
    found = program.src[-1].arg
    assert isinstance(found, bytes)
    return found


def product() -> tuple[kg.UOp, dict[int, np.ndarray], np.ndarray]:
    ast, given = matmul(32, 32, 32, float32)
    a, b = (given[n].reshape(32, 32) for n in (1, 2))
    return ast, given, (a.astype(np.float64) @ b).astype(np.float32)


@pytest.mark.parametrize("arch", DEVICES)
@pytest.mark.parametrize("lanes", [2, 4, 8, 16])
def test_constant_vectors_of_bools(arch: str, lanes: int) -> None:
    """A mask of the lanes has 64 bits at most; 16 bools in memory have 128."""
    ast = sink(param(0, (64,), bool_).store(const(True, bool_).broadcast_to(64)), name="ones")
    device = open_device(DEVICES[arch])
    made = device.empty(64, bool_)
    device.bind(device.compile(ast, parse_schedule(f"VECTOR(o0, {lanes})")), [made])()
    assert made.numpy().all()


@pytest.mark.parametrize("arch", DEVICES)
def test_vector_registers_are_spilled_to_scratch(arch: str) -> None:
    ast, given, wanted = product()
    few = subject(arch, 20)
    schedule = parse_schedule("UPCAST(o0, 4) UPCAST(o1, 4) LOCAL(o1, 8)")
    program = few.compile(ast, schedule)
    (facts,) = kernels(binary(program)).values()
    assert facts.scratch > 0 and facts.spilled > 0 and facts.vectors <= 20
    found = few.launch(program, ast, given)[0].reshape(32, 32)
    assert (found == wanted).all()


@pytest.mark.parametrize("arch", DEVICES)
def test_scalar_registers_are_spilled_to_lanes(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(machine.SCALARS, arch, 8)
    ast, given, wanted = product()
    few = subject(arch)
    program = few.compile(ast, parse_schedule("UPCAST(o0, 16) UPCAST(o1, 2) LOCAL(o1, 8)"))
    (facts,) = kernels(binary(program)).values()
    assert facts.scratch == 0 and facts.spilled > 0
    assert (few.launch(program, ast, given)[0].reshape(32, 32) == wanted).all()


@pytest.mark.parametrize("arch", DEVICES)
def test_vector_registers_are_spilled_for_lanes(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values take all vector registers: some give way to those that keep scalars."""
    monkeypatch.setitem(machine.SCALARS, arch, 8)
    monkeypatch.setattr(renderer, "KEPT", 0)
    ast, given, wanted = product()
    few = subject(arch, 20)
    program = few.compile(ast, parse_schedule("UPCAST(o0, 16) UPCAST(o1, 2) LOCAL(o1, 8)"))
    (facts,) = kernels(binary(program)).values()
    assert facts.scratch > 0 and facts.spilled > 0 and facts.vectors <= 20
    assert (few.launch(program, ast, given)[0].reshape(32, 32) == wanted).all()


@pytest.mark.parametrize("arch", DEVICES)
def test_spilled_scalars_of_different_constants(arch: str) -> None:
    """The least of 1 and 4, of 2 and 4, ... are instructions that differ by their constants alone."""
    case = KERNELS["row_sums_half"]()
    found = subject(arch).run(
        case.ast, case.arrays, case.variables, parse_schedule("VECTOR(o0, 16, pad) GROUP(r0, 3, pad) UNROLL(r0, 3, pad)")
    )
    assert (found[0] == case.arrays[1].astype(np.float32).sum(1, keepdims=True)).all()


@pytest.mark.parametrize("arch", DEVICES)
def test_nothing_is_spilled_in_products(arch: str) -> None:
    for dtype in (float16, float32, int8):
        gpu = target(arch)
        program = to_program(matmul(4096, 4096, 4096, dtype)[0], ISARenderer(gpu))
        (facts,) = kernels(binary(program)).values()
        assert (facts.scratch, facts.spilled) == (0, 0)
        assert gpu.registers.occupancy(facts.vectors) >= 2


@pytest.mark.parametrize("arch", ["gfx90a", "gfx1030", "gfx1200"])
def test_other_architectures_are_refused(arch: str) -> None:
    with pytest.raises(UnsupportedError, match="AMD:LLVM"):
        ISARenderer(target(arch))


def part(kind: str, number: int, size: int = 1) -> Part:
    return Part(Register(kind, 32 * size, 0, number), 0, size)


def random_matrix_code(rng: Random, arch: str) -> list[AMDInstruction]:
    """Matrix instructions, moves and accesses whose registers overlap."""
    table, made = forms(arch), list[AMDInstruction]()
    names = [n for n, f in table.items() if f.format == "MAI" or n.startswith("v_wmma_f32")]
    for _ in range(40):
        kind = rng.random()
        if kind < 0.5:
            form = table[rng.choice(names)]
            sizes = [int(x) for x in form.registers.partition(":")[2].split(",")]
            to = part("v", 8 * rng.randrange(4), sizes[2])
            a, b = (part("v", 8 * rng.randrange(4) + 32 * (arch == "gfx1100"), n) for n in sizes[:2])
            if arch == "gfx1100" and rng.random() < 0.5:
                to, a = part("v", 32 + 8 * rng.randrange(4), sizes[2]), part("v", 8 * rng.randrange(4), sizes[0])
                b = a
            made.append(AMDInstruction(form, [to], [a, b, to], modifier=7 << 10 if arch == "gfx1100" else 0))
        elif kind < 0.8:
            made.append(AMDInstruction(table["v_mov_b32"], [part("v", rng.randrange(48))], [part("v", rng.randrange(48))]))
        else:
            data = part("v", 4 * rng.randrange(8), 4)
            made.append(AMDInstruction(table["global_store_b128"], [], [part("v", 60), part("s", 4, 2), data], immediate=0))
    return made


@pytest.mark.parametrize("arch", DEVICES)
def test_wait_states_of_matrix_units(arch: str) -> None:
    """The simulator, whose table is LLVM's, finds none missing; without the pass it does."""
    missing = 0
    for seed in range(60):
        code = random_matrix_code(Random(seed), arch)
        check(add_wait_states(code, arch), arch)
        try:
            check(code, arch)
        except DecodeError:
            missing += 1
    assert missing > 30


def check(code: list, arch: str) -> None:
    encode, decoder, at, found = Encoder(arch), Decoder(arch, target(arch).wave), 0, []
    for ins in code:
        data = encode(ins, lambda _: 0)
        found.append(decoder.instruction(data, 0))
        found[-1].line = at
        at += len(data)
    check_hazards(found, arch)


@pytest.mark.parametrize(
    ("first", "second", "states"),
    [  # by LLVM's hazard recogniser of gfx940
        (("v_cmp_lt_f32", [part("s", 8, 2)], [part("v", 0), part("v", 1)]), ("v_cndmask_b32", [part("v", 2)], [0, 1, part("s", 8, 2)]), 2),
        (("v_readfirstlane_b32", [part("s", 8)], [part("v", 0)]), ("global_load_b32", [part("v", 4)], [part("v", 1), part("s", 8, 2)]), 5),
        (("v_rcp_f32", [part("v", 0)], [part("v", 1)]), ("v_add_f32", [part("v", 2)], [part("v", 0), part("v", 0)]), 1),
        (("v_div_scale_f32", [part("v", 0), Special("vcc", 106, 2)], [part("v", 1)] * 3), ("v_div_fmas_f32", [part("v", 2)], [part("v", 4)] * 3), 4),
        (("v_add_f32", [part("v", 0)], [part("v", 1), part("v", 2)]), ("v_mfma_f32_16x16x4_f32", [part("v", 8, 4)], [part("v", 0), part("v", 0), part("v", 8, 4)]), 2),
        (("v_add_f32", [part("v", 0)], [part("v", 1), part("v", 2)]), ("v_add_f32", [part("v", 3)], [part("v", 0), part("v", 2)]), 0),
    ],
)  # fmt: skip
def test_wait_states_of_cdna(first: tuple, second: tuple, states: int) -> None:
    table = forms("gfx942")
    made = add_wait_states([AMDInstruction(table[n], d, u) for n, d, u in (first, second)], "gfx942")
    assert sum((i.immediate or 0) + 1 for i in made if i.form.name == "s_nop") == states


def test_a_load_is_waited_for_by_its_user_alone() -> None:
    """The second of two loads may still be under way when the first is used."""
    table, base = forms("gfx1100"), part("s", 4, 2)
    loads = [AMDInstruction(table["global_load_b32"], [part("v", n)], [part("v", 9), base], immediate=0) for n in (0, 1)]
    uses = [AMDInstruction(table["v_add_f32"], [part("v", 5)], [part("v", n), part("v", n)]) for n in (0, 1)]
    made = add_waits([*loads, *uses], "gfx1100")
    waits = [(i.immediate or 0) >> 10 for i in made if i.form.name == "s_waitcnt"]
    assert [i.form.name for i in made].index("s_waitcnt") == 2 and waits == [1, 0]


@pytest.mark.parametrize(("arch", "name", "most"), [("gfx1100", "global_load_b32", 62), ("gfx942", "ds_load_b32", 14)])
def test_more_loads_than_a_counter_counts(arch: str, name: str, most: int) -> None:
    """The first of many is waited for by one less than the counter's most, which would be no wait."""
    table, base = forms(arch), part("s", 4, 2)
    sources = [part("v", 99), *([base] if name.startswith("global") else [])]
    loads = [AMDInstruction(table[name], [part("v", n)], sources, immediate=0) for n in range(80)]
    made = add_waits([*loads, AMDInstruction(table["v_mov_b32"], [part("v", 100)], [part("v", 0)])], arch)
    (word,) = [i.immediate or 0 for i in made if i.form.name == "s_waitcnt"]
    assert (word >> 10 if arch == "gfx1100" else word >> 8 & 15) == most


@pytest.mark.parametrize("arch", DEVICES)
def test_loops_that_lanes_leave(arch: str) -> None:
    """A trip count that is each work-item's own, with a carried sum and a carried bool."""
    x = kg.param(1, (32, 32), int32)
    ast = kg.sink(kg.param(0, (32,), int32).store(x.sum(1).reshape(32)), name="triangle")
    renderer = ISARenderer(target(arch))
    program = to_program(ast, renderer, None, parse_schedule("LOCAL(o0, 32)"))
    line = next(s for s in program.src if s.op is Op.LINEAR)
    item = next(u for u in line.src if u.op is Op.SPECIAL and u.name == "l0")
    loop = next(u for u in line.src if u.op is Op.RANGE)
    replaced: dict[kg.UOp, kg.UOp] = {}
    for u in line.src:
        sources = (u.src[0], item) if u is loop else u.src
        replaced[u] = UOp(u.op, u.dtype, tuple(replaced.get(s, s) for s in sources), u.arg)
    uops = [
        replaced[item].src[0],
        replaced[item],
        *(u for u in replaced.values() if u not in (replaced[item], replaced[item].src[0])),
    ]
    assert "s_cbranch_execnz" in renderer.listing(uops)
    image, memory = load_image(renderer.asm(program, UOp(Op.LINEAR, line.dtype, tuple(uops)))), Memory()
    given = np.random.default_rng(2).integers(-9, 9, (32, 32)).astype(np.int32)
    out, read = memory.alloc(128), memory.alloc(given.nbytes)
    memory.view(read, given.nbytes)[:] = given.reshape(-1).view(np.uint8)
    memory.mark_written(read, given.nbytes)
    launch(image, "triangle", (1, 1, 1), (32, 1, 1), struct.pack("<QQ", out, read), memory)
    assert (memory.view(out, 128).view(np.int32) == np.tril(given, -1).sum(1)).all()


@pytest.mark.parametrize("arch", DEVICES)
@pytest.mark.parametrize("items", [3, 6, 12, 16])
def test_several_sums_of_a_work_group(arch: str, items: int) -> None:
    """Each of five rows by so many work-items: the partial sums of a row are found by a number
    that is no power of two."""
    values = np.arange(5 * 48, dtype=np.int32).reshape(5, 48)
    ast = kg.sink(kg.param(0, (5,), int32).store(kg.param(1, (5, 48), int32).sum(1).reshape(5)), name="rows")
    device = open_device(DEVICES[arch])
    program = device.compile(ast, parse_schedule(f"GROUP(r0, {items}) LOCAL(o0, 5)"))
    found = device.empty(5, int32)
    device.load(program).bind([found, device.buffer(values.ravel())])()
    device.synchronize()
    np.testing.assert_array_equal(found.numpy(), values.sum(1))
