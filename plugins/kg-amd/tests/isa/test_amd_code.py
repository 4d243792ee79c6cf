"""Code as short as LLVM's: what must not be in the inner loops of products,
dual instructions by the rules of their registers, branches that accesses share, loads before what waits for others."""

from __future__ import annotations

import re
from random import Random

import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, int8
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_amd.isa.encoding.dual_issue import DualInstruction
from kg_amd.isa.encoding.encode import Encoder
from kg_amd.isa.encoding.forms import forms
from kg_amd.isa.encoding.show import show
from kg_amd.isa.operands import AMDInstruction, Part, Special
from kg_amd.isa.passes.hazards import add_wait_states, fill_wait_states
from kg_amd.isa.passes.hoist_loads import issue_early
from kg_amd.isa.passes.merge_branches import share_branches
from kg_amd.isa.passes.peephole import added_in_place, paired
from kg_amd.isa.renderer import ISARenderer
from kg_amd.sim.machine_code.decode import Decoder
from kg_amd.targets import target
from kg_conformance.kernels.whole import matmul
from kg_render.asm import Instruction, Label, Register
from kg_render.asm.machine import LABEL_FORM
from test_amd_encodings import assembled, needs_assembler

#: LLVM 19's instructions of the whole kernel, by `benchmarks/generated_code/amd_isa.py`.
LLVM = {
    "gfx1100": {float16: 567, float32: 824, int8: 675},
    "gfx942": {float16: 474, float32: 494, int8: 596},
}


def lines(arch: str, ast: UOp) -> list[str]:
    """The mnemonics of a kernel, as its listing has them."""
    program = to_program(ast, renderer := ISARenderer(target(arch)))
    linear = next(s for s in program.src if s.op is Op.LINEAR)
    return re.findall(r"\b([sv]_[a-z0-9_]+|(?:ds|global|scratch)_[a-z0-9_]+)\b", renderer.listing(linear.src))


@pytest.mark.parametrize("arch", LLVM)
@pytest.mark.parametrize("dtype", [float16, float32, int8])
def test_products_are_no_longer_than_llvms(arch: str, dtype: DType) -> None:
    made = lines(arch, matmul(4096, 4096, 4096, dtype)[0])
    halves = sum(x.startswith("v_dual") for x in made) // 2
    assert len(made) - halves <= LLVM[arch][dtype], "LLVM's is shorter"
    if arch == "gfx1100" and dtype is float32:
        assert halves > 200, "sums are not added two at a time"
        return
    first = next(n for n, x in enumerate(made) if x.startswith(("v_wmma", "v_mfma")))
    last = len(made) - next(n for n, x in enumerate(reversed(made)) if x.startswith(("v_wmma", "v_mfma")))
    assert not {"v_mov_b32_e32", "v_perm_b32", "v_lshrrev_b32_e32"} & set(made[first:last]), "sums or fragments are moved"


def part(kind: str, number: int, size: int = 1) -> Part:
    return Part(Register(kind, 32 * size, 0, number), 0, size)


def random_code(seed: int) -> list[Instruction]:
    """Sums, products and moves over few registers."""
    rng, table = Random(seed), forms("gfx1100")
    found: list[Instruction] = []
    for _ in range(40):
        name = rng.choice(("v_fma_f32", "v_add_f32", "v_mul_f32", "v_mov_b32", "v_add_nc_u32", "v_lshlrev_b32", "v_and_b32"))
        to, a, b = (part("v", rng.randrange(12)) for _ in range(3))
        first = rng.choice((a, part("s", rng.randrange(8)), 0x12345678, 3))
        sources = [a, b, to] if name == "v_fma_f32" else [first] if name == "v_mov_b32" else [first, b]
        found.append(AMDInstruction(table[name], [to], sources))
    return found


def halves(code: list[Instruction]) -> list[AMDInstruction]:
    return [h for i in code for h in ((i.x, i.y) if isinstance(i, DualInstruction) else (i,)) if isinstance(h, AMDInstruction)]


def values(code: list[Instruction]) -> dict[int, object]:
    """What each register holds at the end, in terms of what it held at first.
    Halves read before either writes."""
    held: dict[object, object] = {}

    def read(ins: AMDInstruction, n: int) -> object:
        source = ins.sources[n]
        return source if isinstance(source, int) else held.get(ins.source(n)[:2], ins.source(n)[:2])

    for ins in code:
        made: list[tuple[object, object]] = []
        for half in halves([ins]):
            given = [read(half, n) for n in range(len(half.sources))]
            name = half.form.name
            if name == "v_fmac_f32":
                name, given = "v_fma_f32", [*given, held.get(half.result()[:2], half.result()[:2])]
            if name in ("v_fma_f32", "v_add_f32", "v_mul_f32"):
                given[:2] = sorted(given[:2], key=repr)
            made.append((half.result()[:2], (name, *given)))
        held.update(made)
    return {n: held.get(("v", n)) for n in range(12)}


def test_dual_instructions_compute_the_same() -> None:
    count = 0
    for seed in range(200):
        code = random_code(seed)
        made = paired(added_in_place(code, "gfx1100"))
        count += len(code) - len(made)
        assert values(made) == values(code)
        for ins in made:
            if isinstance(ins, DualInstruction):
                (x, y), apart = (ins.x, ins.y), []
                assert x.result()[1] % 2 != y.result()[1] % 2
                for n in range(min(len(x.sources), len(y.sources))):
                    if not isinstance(x.sources[n], int) and not isinstance(y.sources[n], int):
                        apart.append((x.source(n), y.source(n)))
                assert all(a[0] != "v" or b[0] != "v" or a[1] % 4 != b[1] % 4 for a, b in apart)
    assert count > 1000


def test_wait_states_are_filled_by_what_depends_on_nothing() -> None:
    """Comparisons and choices over few masks: the same values, fewer s_nop."""
    table, before, after = forms("gfx942"), 0, 0
    for seed in range(100):
        rng, code = Random(seed), list[Instruction]()
        for _ in range(40):
            mask, (to, a, b) = part("s", 2 * rng.randrange(4), 2), (part("v", rng.randrange(12)) for _ in range(3))
            name = rng.choice(("v_cmp_lt_f32", "v_cndmask_b32", "v_add_f32", "v_rcp_f32"))
            results, sources = (
                ([mask], [a, b]) if "cmp" in name else ([to], [a, b, mask][: {"v_rcp_f32": 1, "v_add_f32": 2}.get(name, 3)])
            )
            code.append(AMDInstruction(table[name], results, sources))
        made = fill_wait_states(code, "gfx942")
        assert len(made) == len(code) and values(made) == values(code)
        before, after = (n + states(c) for n, c in ((before, code), (after, made)))
    assert after < 0.7 * before


def states(code: list[Instruction]) -> int:
    return sum((i.immediate or 0) + 1 for i in add_wait_states(code, "gfx942") if i.form.name == "s_nop")


@needs_assembler
def test_dual_instructions_are_llvms_and_the_simulators() -> None:
    encode, decoder = Encoder("gfx1100"), Decoder("gfx1100", 32)
    made = [
        i for seed in range(60) for i in paired(added_in_place(random_code(seed), "gfx1100")) if isinstance(i, DualInstruction)
    ]
    texts = [show(i, "gfx1100") for i in made]
    for ins, text, wanted in zip(made, texts, assembled("gfx1100", texts), strict=True):
        data = encode(ins, lambda _: 0)
        assert data == wanted, text
        found = decoder.instruction(data, 0)
        assert found.pair is not None and found.size == len(data)
        assert [h.name.removesuffix("_e32") for h in found.pair] == [ins.x.form.name, ins.y.form.name], text


def region(mask: Part, saved: Part, label: Label, number: int) -> list[Instruction]:
    """A store under a mask of lanes, in LLVM's words:
    s_and_saveexec, s_cbranch_execz, the store, the lanes given back."""
    table, exec_ = forms("gfx1100"), Special("exec_lo", 126)
    return [
        AMDInstruction(table["s_and_saveexec_b32"], [saved], [mask]),
        AMDInstruction(table["s_cbranch_execz"], target=label),
        AMDInstruction(table["global_store_b32"], [], [part("v", 60), part("s", 40, 2), part("v", number)], immediate=0),
        Instruction(LABEL_FORM, target=label),
        AMDInstruction(table["s_mov_b32"], [exec_], [saved]),
    ]


def virtual(kind: str, number: int, size: int = 1) -> Part:
    return Part(Register(kind, 32 * size, number), 0, size)


def test_accesses_under_one_gate_share_a_branch() -> None:
    """What is between comes first, and the lanes that are given back are those that were kept."""
    mask, table = virtual("s", 1), forms("gfx1100")
    first, second = region(mask, virtual("s", 2), Label("a"), 0), region(mask, virtual("s", 3), Label("b"), 1)
    between = AMDInstruction(table["v_mov_b32"], [virtual("v", 9)], [7])
    made = share_branches([*first, between, *second])
    assert [i.form.name for i in made] == [
        *("v_mov_b32", "s_and_saveexec_b32", "s_cbranch_execz", "global_store_b32", "global_store_b32", "label", "s_mov_b32")
    ]
    assert made[1].defs == made[-1].uses and made[2].target is made[5].target
    other = region(virtual("s", 4), virtual("s", 5), Label("c"), 1)
    assert share_branches([*first, between, *other]) == [*first, between, *other], "another mask"


def test_loads_come_before_stores_of_other_memory_alone() -> None:
    table, base = forms("gfx1100"), virtual("s", 1, 2)
    a, b, at = virtual("v", 1), virtual("v", 2), virtual("v", 3)

    def load(to: Part) -> Instruction:
        return AMDInstruction(table["global_load_b32"], [to], [at, base], immediate=0)

    kept = AMDInstruction(table["ds_store_b32"], [], [at, a], immediate=0)
    out = AMDInstruction(table["global_store_b32"], [], [at, base, a], immediate=0)
    given = AMDInstruction(table["v_mov_b32"], [at], [0])
    last = AMDInstruction(table["ds_store_b32"], [], [at, b], immediate=4)
    moved = issue_early([given, load(a), kept, load(b), last], "gfx1100")
    assert [i.form.name for i in moved[1:3]] == ["global_load_b32"] * 2
    stays = issue_early([given, load(a), out, load(b), last], "gfx1100")
    assert [i.form.name for i in stays[1:4]] == ["global_load_b32", "global_store_b32", "global_load_b32"]
