"""Every line of the table, over generated operands:
GNU as makes of the text what the encoder made of the instruction, and iced-x86 reads both alike."""

from __future__ import annotations

import random
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from kg_isa.x86.encoding.encode import BROADCAST, VEX, ZEROING, encode
from kg_isa.x86.encoding.forms import FORMS, X86Form
from kg_isa.x86.encoding.show import show
from kg_render.asm import BRANCH, Instruction, Label, Memory, Register

iced = pytest.importorskip("iced_x86", reason="pip install iced-x86")

#: Forms that take no memory here, or only memory.
_ONLY_REGISTERS = frozenset(("vm", "rmv", "x", "d", "rvmr", "t", "trv"))
_ONLY_MEMORY = frozenset(
    (
        "storei",
        "storei8",
        "lea",
        "prefetch0",
        "prefetch1",
        "prefetch2",
        "movss",
        "movsd",
        "movssst",
        "movsdst",
        "movsh",
        "movshst",
        "store8",
        "store",
        "kmovqkst",
        "movntps",
        "maskmovps",
        "maskmovpd",
        "maskmovpsst",
        "maskmovpdst",
        "ldtilecfg",
        "tileloadd",
        "tilestored",
    )
)
#: Vectors that came with AVX2 and F16C.
_AVX_ONLY = frozenset(
    (
        "cvtph2ps",
        "cvtps2ph",
        "permqi",
        *(f"pbroadcast{t}" for t in "bwdq"),
        *(f"ps{n}v{t}" for n in ("ll", "rl", "ra") for t in "dq"),
    )
)
#: Of each form and vector length, so that 10,000 instructions and more are made.
_ROUNDS = 17


def _register(kind: str, rng: random.Random, *, most: int) -> Register:
    if kind == "gpr":
        number = rng.choice([n for n in range(16) if n != 4])
    else:
        number = rng.randrange(1, 8) if kind == "mask" else rng.randrange(8 if kind == "tile" else most)
    return Register(kind, 64, 0, number)


def _kinds(form: X86Form) -> tuple[str, str, str]:
    """Of the result, of what is not in r/m, of r/m."""
    if not form.is_vector:
        return "gpr", "gpr", "gpr"
    if form.has("tile"):
        return "tile", "tile", "tile"
    result = "gpr" if form.has("dg") else "mask" if form.has("dk") else "vec"
    middle = "mask" if form.has("vk") else "vec"
    last = "gpr" if form.has("mg") else "mask" if form.has("mk") else "vec"
    if form.operands == "mr" and form.has("dk"):
        middle = "mask"
    return result, middle, last


def _widths(form: X86Form, *, masks: bool, vex: bool) -> list[int]:
    if not form.is_vector:
        return [64] if form.name in ("push", "pop", "movsxd", "lea", "copygpr") else [32, 64]
    if form.has("mg") or form.has("dg"):
        if form.has("v"):
            return [128, 256] if form.has("vex") else [128, 256, 512]
        return [64] if form.has("w1") else [32]
    if form.name.startswith(("insertf", "extractf")):
        return [512] if "64x4" in form.name else [256] if form.has("vex") else [256, 512]
    if not form.has("v"):
        return [128]
    found = [128, 256] if vex else [128]
    if masks and not form.has("vex"):
        found.append(512)
    if form.name in ("permd", "permq", "permqi", "perm2f128"):
        found.remove(128)
    if form.name == "shuff32x4":
        return [256, 512]
    return found


def _memory(registers: list[Register], rng: random.Random, *, indexed: bool = False) -> Memory:
    base = len(registers)
    registers.append(_register("gpr", rng, most=16))
    index = -1
    if indexed or rng.random() < 0.5:
        index = len(registers)
        registers.append(_register("gpr", rng, most=16))
    offset = rng.choice((0, 1, 4, 8, 16, 32, 64, -64, 127, 128, 1024, 8192, -4096, 100000))
    return Memory(base, index, rng.choice((1, 2, 4, 8)), offset)


def _generated(form: X86Form, rng: random.Random, *, vex: bool, masks: bool, width: int) -> Instruction | None:
    """An instruction of this form, or None where it has none with these encodings."""
    if form.is_vector and not vex and (form.has("vex") or form.has("evex") or (form.map == 2 and form.operands == "tvm")):
        return None
    if form.is_vector and not vex and (form.operands == "vm" or form.name in _AVX_ONLY):
        return None
    if (form.has("evex") and not masks) or (form.has("sse") and masks):
        return None
    most = 32 if masks and form.is_vector and not form.has("vex") else 16  # SSE's and AVX's own registers
    result, middle, last = _kinds(form)
    in_memory = form.operands not in _ONLY_REGISTERS and last != "mask" and not form.has("dg") and rng.random() < 0.5
    in_memory = (in_memory or form.name in _ONLY_MEMORY) and form.name not in (
        "movimm",
        "copygpr",
        "copyvec",
        "test",
        "pmovb2m",
        "tilezero",
        "movssr",
        "pinsrb",
        "pinsrw",
        "kmovd",
        "kmovq",
        "kmovwg",
    )
    if (form.operands == "o" and form.name not in _ONLY_MEMORY) or (form.name.startswith("pbroadcast") and form.has("mg")):
        in_memory = False
    count = {
        "rm": 1,
        "mr": 1,
        "rvm": 2,
        "rvmr": 3,
        "tm": 2,
        "tvm": 3,
        "rmv": 2,
        "mv": 2,
        "trv": 3,
        "vm": 1,
        "cmp": 2,
        "t": 1,
        "x": 1,
        "d": 0,
        "o": 0,
    }[form.operands]
    kinds = [middle] * count
    if count and form.operands not in ("mr", "t", "vm", "x", "cmp"):
        kinds[-1 if form.operands != "rmv" else 0] = last
    if form.name == "tilezero":
        kinds = []
    if form.operands in ("tm", "t", "cmp", "x", "rmv"):
        kinds = ["gpr" if not form.is_vector else "vec"] * count
    defs = (
        []
        if form.operands in ("cmp", "x", "o") or (form.operands in ("mr", "mv") and in_memory)
        else [_register(result, rng, most=most)]
    )
    uses = [_register(kind, rng, most=most) for kind in kinds]
    if form.name == "test":  # of two registers the order is the assembler's choice
        uses[1] = uses[0]
    if form.operands in ("tm", "tvm", "trv", "t") or (form.operands == "rvm" and form.is_vector and not vex):
        uses[0] = defs[0]
    if form.operands == "trv":  # three different ones
        uses = [defs[0], *(Register("tile", 64, 0, (defs[0].fixed + n) % 8) for n in (1, 3))]
    if form.name.endswith("cl") and form.operands == "t":
        uses.append(Register("gpr", 64, 0, 1))
    memory, modifier = None, VEX if form.is_vector and vex else 0
    if in_memory:
        if form.operands not in ("mr", "mv", "o"):
            uses.pop()
        memory = _memory(uses, rng, indexed=form.has("tile"))
    full = (
        form.has("v")
        and not form.has("dk")
        and not form.has("vex")
        and not form.has("half")
        and not form.has("quarter")
        and not form.has("eighth")
    )
    if (
        masks
        and vex
        and full
        and form.has("evex")
        and form.operands in ("rm", "rvm")
        and not form.has("mk")
        and not form.has("mg")
    ):
        opmask = _register("mask", rng, most=8)
        if memory is None or form.operands == "rvm" or form.name.startswith("movdqu"):
            at = len(uses) if memory is None else memory.base
            uses.insert(at, opmask)
            if memory is not None:
                memory = replace(memory, base=memory.base + 1, index=memory.index + 1 if memory.index >= 0 else -1)
            modifier |= ZEROING if rng.random() < 0.5 else 0
    immediate = None
    if form.has("i8"):
        top = 4 if "32x4" in form.name and width == 512 else 2 if form.name.startswith(("insertf", "extractf")) else 16
        immediate = rng.randrange(top)
    elif form.has("i32"):
        immediate = rng.choice((1, -1, 127, 128, -128, -129, 100000, -100000))
    elif form.name == "movimm":
        immediate = rng.choice((0, 1, 0x7FFFFFFF, 0xFFFFFFFF, -1, -(1 << 31), 1 << 40, -(1 << 40)))
    return Instruction(form, defs, uses, immediate=immediate, memory=memory, width=width, modifier=modifier)


def _texts(data: bytes) -> list[str]:
    formatter = iced.Formatter(iced.FormatterSyntax.INTEL)
    found: list[str] = []
    for decoded in iced.Decoder(64, data):
        text = formatter.format(decoded)
        if decoded.code == iced.Code.INVALID:
            text = "(bad)"
        found.append(text.replace("{sae}", ""))
    return found


def _assembled(lines: list[str], folder: Path) -> bytes:
    (folder / "a.s").write_text(".intel_syntax noprefix\n" + "\n".join(lines) + "\n")
    done = subprocess.run(["as", "-o", str(folder / "a.o"), str(folder / "a.s")], capture_output=True, text=True, check=False)
    first = done.stderr.splitlines()[1:4]
    assert not done.returncode, [*first, *[lines[int(e.split(":")[1]) - 2] for e in first if e.split(":")[1].isdigit()]]
    subprocess.run(["objcopy", "-O", "binary", "-j", ".text", str(folder / "a.o"), str(folder / "a.bin")], check=True)
    return (folder / "a.bin").read_bytes()


@pytest.mark.parametrize(("vex", "masks"), [(False, False), (True, False), (True, True)], ids=["sse2", "avx2", "avx512"])
def test_gnu_as_and_iced_agree(tmp_path: Path, *, vex: bool, masks: bool) -> None:
    if not shutil.which("as") or not shutil.which("objcopy"):
        pytest.skip("needs GNU as and objcopy: apt-get install binutils")
    rng = random.Random(7)
    lines: list[str] = []
    codes: list[bytes] = []
    seen: set[str] = set()
    for form in FORMS.values():
        if (
            form.role == BRANCH
            or form.has("branch")
            or form.name in ("div", "idiv", "copytile")
            or form.name.startswith("gather")
        ):
            continue
        for width in _widths(form, masks=masks, vex=vex):
            for _ in range(_ROUNDS):
                ins = _generated(form, rng, vex=vex, masks=masks, width=width)
                if ins is not None:
                    seen.add(form.name)
                    lines.append(show(ins))
                    codes.append(encode(ins, lambda _: 0))
    expected, found = _texts(_assembled(lines, tmp_path)), _texts(b"".join(codes))
    wrong = [(line, a, b, c.hex()) for line, a, b, c in zip(lines, expected, found, codes, strict=False) if a != b]
    assert not wrong, (len(wrong), wrong[:8])
    assert len(expected) == len(found) == len(lines) > (2_000 if not vex else 8_000 if not masks else 10_000)
    assert len(seen) > (60 if not vex else 200)


def test_branches_are_as_short_as_they_can_be() -> None:
    label = Label("there")
    for distance, code in ((0, b"\x7c\xfe"), (100, b"\x7c\x62"), (1000, b"\x0f\x8c" + (994).to_bytes(4, "little"))):
        assert encode(Instruction(FORMS["jl"], target=label), lambda _, d=distance: d) == code


def test_broadcast_is_one_element_for_all_lanes() -> None:
    registers = [Register("vec", 512, 0, 1), Register("gpr", 64, 0, 0)]
    ins = Instruction(
        FORMS["addps"],
        [Register("vec", 512, 0, 2)],
        registers,
        memory=Memory(1, offset=8),
        width=512,
        modifier=VEX | BROADCAST | 0,
    )
    data = encode(ins, lambda _: 0)
    assert _texts(data) == ["vaddps zmm2,zmm1,[rax+8]{1to16}"] and show(ins) == "vaddps zmm2, zmm1, dword ptr [rax + 8]{1to16}"
