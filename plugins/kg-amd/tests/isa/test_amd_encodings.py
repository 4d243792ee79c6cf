"""Every line of the table over random operands:
LLVM's assembler makes of the text what the encoder makes of the instruction, and the simulator's decoder, whose tables are its
own, gives it back.

`KG_ENCODINGS=10000` says how many instructions of each architecture, `KG_SEED` which.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from random import Random

import pytest
from kg_amd.isa.encoding.encode import Encoder, inline, literal
from kg_amd.isa.encoding.forms import AMDForm, forms
from kg_amd.isa.encoding.show import show
from kg_amd.isa.machine import EXEC, VCC, physical
from kg_amd.isa.operands import (
    DPP,
    MAGNITUDE,
    NEGATED,
    OP_SEL,
    OP_SEL_HI,
    PACKED,
    AMDInstruction,
    Operand,
    Part,
    Special,
)
from kg_amd.sim.machine_code.decode import Decoder
from kg_render.asm import BRANCH, Register

ASSEMBLER = next(filter(None, map(shutil.which, ("llvm-mc-19", "llvm-mc-20", "llvm-mc"))), "")
needs_assembler = pytest.mark.skipif(not ASSEMBLER, reason="no llvm-mc was found: apt-get install llvm-19")
WAVES = {"gfx1100": 32, "gfx942": 64}
COUNT, SEED = int(os.environ.get("KG_ENCODINGS", "1500")), int(os.environ.get("KG_SEED", "1"))
CONSTANTS = (0, 1, 64, 65, 0xFFFFFFFF, 0xFFFFFFF0, 0xFFFFFFEF, 0x3F800000, 0xC0800000, 0x12345678, 0x3C00, 0x7FFF)


def register(rng: Random, arch: str, kind: str, size: int) -> Part:
    most = {"v": 256, "s": 100}[kind]
    align = size if kind == "s" else 2 if size > 1 and arch == "gfx942" else 1
    number = rng.randrange(0, most - size + 1) // min(4, align) * min(4, align)
    return Part(Register(kind, 32 * size, 0, number), 0, size)


def operand(rng: Random, arch: str, text: str, scalar: bool = False) -> Operand:
    """Of a letter of the table: a mask, scalar registers, or either class."""
    if text == "m":
        size = WAVES[arch] // 32
        return rng.choice([Special("vcc_lo" if size == 1 else "vcc", VCC, size), register(rng, arch, "s", size)])
    if text.startswith("s"):
        return register(rng, arch, "s", int(text[1:]))
    return register(rng, arch, "s" if scalar else "v", int(text))


def random_instruction(rng: Random, arch: str, form: AMDForm) -> AMDInstruction | None:
    """One of this form, or None where it has a place that only a whole function gives."""
    if form.role == BRANCH or form.format in ("RAW",):
        return None
    if form.format in ("SOPP", "SOPK"):
        has_number = form.registers != "."
        return AMDInstruction(form, immediate=rng.randrange(16) if has_number else None)
    if form.format == "SMEM":
        made = register(rng, arch, "s", int(form.registers))
        return AMDInstruction(form, [made], [register(rng, arch, "s", 2)], immediate=rng.randrange(1 << 20))
    if form.format in ("GLOBAL", "SCRATCH", "DS"):
        return _access(rng, arch, form)
    if form.registers == ".":
        return AMDInstruction(form)
    results, _, sources = form.registers.partition(":")
    scalar = form.is_scalar
    to = [operand(rng, arch, t, scalar) for t in filter(None, results.split(","))]
    given = [operand(rng, arch, t, scalar) for t in filter(None, sources.split(","))]
    if scalar and form.name.endswith("lane_b32"):
        return None
    modifier, immediate = 0, None
    if (
        form.format in ("VOP1", "VOP2", "VOP3", "VOPC")
        and rng.random() < 0.5
        and "lane" not in form.name
        and "fmas" not in form.name
    ):
        given = _with_scalars(rng, arch, form, given)
    elif scalar and rng.random() < 0.4:
        value = rng.choice(CONSTANTS)
        if inline(value, form.source) is not None or form.source != "b64":
            given[-1] = value
    if form.name == "v_writelane_b32":
        given[1] = rng.randrange(64)
    if form.format == "MAI" or "wmma" in form.name:
        given[2] = to[0]
    if form.name.startswith("v_div_scale"):
        given[0] = given[rng.choice((1, 2))]
    if form.format == "VOP3P":
        modifier = _halves(rng, form)
    elif form.name in ("v_fma_f32", "v_fma_f64", "v_add_f64", "v_mul_f64", "v_cmp_lt_f64"):
        modifier = rng.choice((0, NEGATED, NEGATED << 1, MAGNITUDE, MAGNITUDE << 1))
        if any(isinstance(x, int) for x in given):
            modifier = 0
    elif form.name == "v_mov_b32" and isinstance(given[0], Part) and given[0].kind == "v" and rng.random() < 0.5:
        modifier, immediate = DPP, rng.choice((0xB1, 0x1B, 0x141, 0x128, *((0x168,) if arch == "gfx1100" else ())))
    return AMDInstruction(form, to, given, modifier=modifier, immediate=immediate)


def _halves(rng: Random, form: AMDForm) -> int:
    if form.name.startswith("v_pk"):
        count = len(form.registers.partition(":")[2].split(","))
        bits = sum(OP_SEL << n for n in range(count) if rng.random() < 0.3)
        return bits | sum(OP_SEL_HI << n for n in range(3) if n >= count or rng.random() < 0.7)
    return PACKED | (rng.randrange(4) if "iu8" in form.name else 0) if "mfma" not in form.name else 0


def _with_scalars(rng: Random, arch: str, form: AMDForm, given: list[Operand]) -> list[Operand]:
    """One operand that is no vector register, as the constant bus takes it."""
    n = rng.randrange(min(len(given), 2))
    x = given[n]
    if not isinstance(x, Part) or (len(given) > 2 and form.name == "v_cndmask_b32"):
        return given
    if rng.random() < 0.5:
        given[n] = register(rng, arch, "s", x.size)
        return given
    value = rng.choice(CONSTANTS)
    if form.source == "f64":
        value = rng.choice((0, 0x3FF0000000000000, 0x40C3880000000000))
    long = form.format in ("VOP3", "VOPC") or n == 1
    fits = inline(value, form.source) is not None or (
        literal(value, form.source) is not None and (arch == "gfx1100" or not long)
    )
    if fits and not (form.source in ("f64", "b64") and x.size == 1) and not (form.source == "f16" and value > 0xFFFF):
        given[n] = value
    return given


def _access(rng: Random, arch: str, form: AMDForm) -> AMDInstruction:
    results, _, sources = form.registers.partition(":")
    to = [register(rng, arch, "v", int(results))] if results else []
    data = [register(rng, arch, "v", int(sources))] if sources else []
    address = register(rng, arch, "v", 1)
    if form.format == "DS":
        return AMDInstruction(form, to, [address, *data], immediate=rng.randrange(65536))
    offset = rng.randrange(-4096, 4096)
    if form.format == "SCRATCH":
        where: list[Operand] = [0, rng.choice((0, register(rng, arch, "s", 1)))] if rng.random() < 0.5 else [address, 0]
        return AMDInstruction(form, to, [*where, *data], immediate=offset)
    based: list[Operand] = [address, register(rng, arch, "s", 2)]
    if rng.random() < 0.5:
        based = [register(rng, arch, "v", 2), 0]
    return AMDInstruction(form, to, [*based, *data], immediate=offset)


def instructions(arch: str) -> list[AMDInstruction]:
    rng, table = Random(SEED), forms(arch)
    names = [n for n, f in table.items() if not n.startswith("again_") and random_instruction(rng, arch, f) is not None]
    found: list[AMDInstruction] = []
    while len(found) < max(COUNT, len(names)):
        made = random_instruction(rng, arch, table[names[len(found) % len(names)]])
        assert made is not None
        found.append(made)
    return found


def assembled(arch: str, lines: list[str]) -> list[bytes]:
    flags = ["-triple=amdgcn-amd-amdhsa", f"-mcpu={arch}", "-show-encoding"]
    done = subprocess.run([ASSEMBLER, *flags], input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr[:2000]
    found = re.findall(r"encoding: \[([^\]]*)\]", done.stdout)
    return [bytes(int(x, 16) for x in line.split(",")) for line in found]


@needs_assembler
@pytest.mark.parametrize("arch", WAVES)
def test_llvm_assembles_the_same(arch: str) -> None:
    encode, made = Encoder(arch), instructions(arch)
    lines = [show(i, arch) for i in made]
    wanted = assembled(arch, lines)
    assert len(wanted) == len(made)
    wrong = [
        f"{line}: {encode(i, lambda _: 0).hex()}, LLVM {w.hex()}"
        for i, line, w in zip(made, lines, wanted, strict=True)
        if encode(i, lambda _: 0) != w
    ]
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("arch", WAVES)
def test_the_simulator_decodes_the_same(arch: str) -> None:
    """Name, registers and constants."""
    encode, decoder = Encoder(arch), Decoder(arch, WAVES[arch])
    for ins in instructions(arch):
        data = encode(ins, lambda _: 0)
        found = decoder.instruction(data, 0)
        assert isinstance(ins.form, AMDForm)
        text = f"{show(ins, arch)} ({data.hex()}) is decoded as {found.text}"
        assert found.size == len(data), text
        mnemonic = ins.form.mnemonic
        assert found.name in (mnemonic, ins.form.name) or found.name.startswith(mnemonic), text
        given = set(physical(ins, ins.sources, False)) | set(physical(ins, ins.results, True))
        decoded = {r for x in found.operands.values() for r in x.registers}
        assert given <= decoded, f"{text}: {given - decoded}"
        assert decoded - given <= {("s", VCC), ("s", VCC + 1), ("s", EXEC), ("s", EXEC + 1), ("s", 124)}, (
            f"{text}: {decoded - given}"
        )
        constants = [x for x in ins.sources if isinstance(x, int) and ins.form.format not in ("GLOBAL", "SCRATCH")]
        longs = [literal(x, ins.form.source) for x in constants if inline(x, ins.form.source) is None]
        assert not longs or found.literal == longs[0], text
