"""Every line of the tables of AArch64 and RISC-V, over random operands:
GNU as makes of the text what the encoder makes of the instruction.

`KG_ENCODINGS=10000` says how many instructions, `KG_SEED` which.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from kg_isa.a64.encode import encode as encode_a64
from kg_isa.a64.encode import logical_immediate
from kg_isa.a64.forms import CONDITIONS, A64Form
from kg_isa.a64.forms import FORMS as A64_FORMS
from kg_isa.a64.show import show as show_a64
from kg_isa.rv64.encode import encode as encode_rv64
from kg_isa.rv64.forms import FORMS as RV64_FORMS
from kg_isa.rv64.forms import RVForm
from kg_isa.rv64.show import show as show_rv64
from kg_render.asm import BRANCH, Instruction, Memory, Register

#: The lanes of integers and floats that an A64 form takes; others take all.
_A64_LANES = {
    **dict.fromkeys(("vmul", "vmla", "vmax", "vmaxu", "vmin", "vminu"), (8, 16, 32)),
    **dict.fromkeys(("vmax", "vxtn", "vsqxtn", "vuqxtn", "vsxtl", "vuxtl", "vsmov"), (8, 16, 32)),
    **dict.fromkeys(("vfmaccx", "vfmulx"), (32, 64)),
    **dict.fromkeys(("vfcvtl", "vfcvtn"), (16, 32)),
    **dict.fromkeys(("vlane", "vins"), (16, 32, 64)),
}


def register(kind: str, rng: Random, numbers: Sequence[int]) -> Register:
    """A physical register."""
    return Register(kind, 64, 0, rng.choice(numbers))


def a64(rng: Random, key: str) -> Instruction | None:
    """A random instruction of AArch64 of this form, or None where it has a place
    that only a whole function gives."""
    form = A64_FORMS[key]
    if "b" in form.flags or form.role == BRANCH:
        return None
    if "memory" in form.flags:
        return _a64_access(rng, form)
    flags = form.flags
    width = rng.choice((64, 128)) if "q" in flags else rng.choice((32, 64))
    lanes = _A64_LANES.get(key, (16, 32, 64) if flags & {"f2", "f3", "fs", "ft"} else (8, 16, 32, 64))
    lane = rng.choice(lanes)
    if lane == 64 and flags & {"q", "sz"} and not form.name.endswith("xtn"):
        width = 128
    if key == "vsmov":
        lane = rng.choice((8, 16) if width == 32 else (8, 16, 32))
    if "dot" in form.name or "mmla" in form.name:
        lane, width = 32, 128 if "mmla" in form.name else width
    if key in ("vinsg", "vumov", "vins", "vfmaccx", "vdup"):
        width = 128 if lane == 64 else width
    kinds = ["gpr" if part[0] in "RWX" else "vec" for part in form.operands]
    made = [register(kind, rng, range(31) if kind == "gpr" else range(32)) for kind in kinds]
    fields = [part[1] for part in form.operands]
    defs = [r for r, field in zip(made, fields, strict=True) if field == "d"]
    uses = [r for r, field in zip(made, fields, strict=True) if field != "d"]
    if form.operands and form.operands[0].endswith("+"):
        uses.insert(0, defs[0])
    return Instruction(form, defs, uses, width=width, modifier=lane, immediate=_a64_immediate(rng, form, width, lane))


def _a64_immediate(rng: Random, form: A64Form, width: int, lane: int) -> int | None:
    flags = form.flags
    if form.name == "mov" and not form.word:
        return rng.choice((rng.randrange(1 << 64), rng.randrange(1 << 16), -rng.randrange(1 << 33), 0, -1))
    if "imm12" in flags:
        return rng.choice((rng.randrange(4096), rng.randrange(1, 4096) << 12))
    if "bits" in flags:
        while True:
            bits = 64 if width == 64 else 32
            run, turned = (1 << rng.randrange(1, bits)) - 1, rng.randrange(bits)
            value = (run >> turned | run << (bits - turned)) & ((1 << bits) - 1)
            if logical_immediate(value, bits) is not None:
                return value
    if "cond" in flags:
        return rng.choice(list(CONDITIONS.values()))
    if flags & {"il", "ilm"} and form.operands[0] + form.operands[1] != "VdRn":
        return rng.randrange(max(1, 128 // lane if width == 128 or "q" not in flags or "ilm" in flags else 64 // lane))
    limits = {"bfl": width, "bfr": width, "sl": lane, "imm6": width, "imm3": 5, "imm4": width // 8}
    for flag, limit in limits.items():
        if flag in flags:
            return rng.randrange(limit)
    return rng.randrange(1, lane + 1) if "sr" in flags else None


def _a64_access(rng: Random, form: A64Form) -> Instruction:
    pair = "pair" in form.flags
    kind = "gpr" if form.operands[0][0] in "WX" else "vec"
    registers = [register(kind, rng, range(31) if kind == "gpr" else range(32)) for _ in form.operands]
    if pair:
        while registers[0].home == registers[1].home:
            registers[1] = register(kind, rng, range(31))
    base, index = register("gpr", rng, range(32)), register("gpr", rng, range(31))
    uses = [] if form.name.startswith("ld") else list(registers)
    width, memory = 64, Memory(base=len(uses), offset=form.size * (rng.randrange(-64, 64) if pair else rng.randrange(4096)))
    uses.append(base)
    if not pair and rng.random() < 0.5:
        memory = Memory(base=len(uses) - 1, index=len(uses), scale=rng.choice((1, form.size)))
        uses.append(index)
        width = rng.choice((32, 64))
    return Instruction(form, registers if form.name.startswith("ld") else [], uses, memory=memory, width=width)


#: Kinds of the registers of an RV64 form where they are not those of its format: the result, then the operands.
_RV64_KINDS = {
    **dict.fromkeys(("fcvtw", "fcvtwu", "fcvtl", "fcvtlu", "fmovwg", "fmovxg"), "gf"),
    **dict.fromkeys(("fcvtfw", "fcvtfwu", "fcvtfl", "fcvtflu", "fmovgw", "fmovgx"), "fg"),
    **dict.fromkeys(("feq", "flt", "fle"), "gff"),
    **dict.fromkeys([f"v{n}x" for n in ("sll", "srl", "sra", "mseq", "msne", "msltu", "mslt", "msleu", "msle")], "vvg"),
    **{f"vf{n}x": "vvf" for n in ("add", "sub", "mul", "div", "max", "min")},
    **{f"vmf{n}x": "vvf" for n in ("eq", "le", "lt", "ne", "gt", "ge")},
    **{f"v{n}x": "vvg" for n in ("add", "sub", "and", "or", "xor", "mul", "max", "maxu", "min", "minu")},
    **{
        "vfmaccx": "vvvf",
        "vmaccx": "vvvg",
        "vfmaddx": "vvfv",
        "vmergex": "vvg0",
        "vfmergex": "vvf0",
        "vmvx": "vg",
        "vmvsx": "vg",
        "vfmvf": "vf",
        "vmvxs": "gv",
        "vfmvfs": "fv",
    },
    **{"vmerge": "vvv0", "vmergei": "vv0", "copyfpr": "ff"},
}
_RV64_COUNTS = {
    "R": 3,
    "U": 2,
    "F": 2,
    "R4": 4,
    "I": 2,
    "SH": 2,
    "VV": 3,
    "MM": 3,
    "VM": 4,
    "VI": 2,
    "VU": 2,
    "V2": 2,
    "V1": 2,
    "VZ": 1,
}
_GROUPS = tuple(range(2, 32, 2))


def rv64(rng: Random, key: str) -> Instruction | None:
    """A random instruction of RISC-V of this form, or None where it has a place
    that only a whole function gives."""
    form = RV64_FORMS[key]
    if form.format in ("B", "none"):
        return None
    width, lane = rng.choice((32, 64)), rng.choice((32, 64))
    if form.format == "vset":
        lane, lanes = rng.choice([(b, n) for b in (8, 16, 32, 64) for n in (1, 2, 4, 8, 16) if b * n <= 256])
        return Instruction(form, width=lane * lanes, modifier=lane)
    if form.format in ("L", "S", "VL", "VS"):
        return _rv64_access(rng, form)
    is_vector = "vector" in form.flags
    letter = "v" if is_vector else "f" if key.startswith("f") else "g"
    kinds = _RV64_KINDS.get(key) or letter * _RV64_COUNTS.get(form.format, 1 if form.format == "li" else 0)
    made = [_rv64_register(rng, kind) for kind in kinds]
    if form.format == "VM":
        made[1] = made[0]
    uses = [made[0], *made[1:]] if "early" in form.flags else made[1:]
    if "early" in form.flags:
        while any(r.home == made[0].home for r in made[1:]):
            made[1:] = [_rv64_register(rng, "v") for _ in made[1:]]
        uses = made
    immediate = None
    if form.format in ("VI", "VZ") and not form.role:
        unsigned = form.name.startswith(("vsll", "vsrl", "vsra", "vslide", "vn"))
        immediate = rng.randrange(32) if unsigned else rng.randrange(-16, 16)
    elif form.format == "I" and not form.role:
        immediate = rng.randrange(-2048, 2048)
    elif form.format == "SH":
        immediate = rng.randrange(width if "w" in form.flags else 64)
    elif form.format == "li":
        immediate = rng.choice((rng.randrange(-2048, 2048), rng.randrange(-(1 << 31), 1 << 31)))
    return Instruction(form, made[:1], uses, width=width, modifier=lane, immediate=immediate)


def _rv64_register(rng: Random, kind: str) -> Register:
    if kind == "0":
        return Register("v", 64, 0, 0)
    numbers: Sequence[int] = _GROUPS if kind == "v" else range(1, 31) if kind == "g" else range(32)
    return register({"g": "gpr", "f": "fpr", "v": "v"}[kind], rng, numbers)


def _rv64_access(rng: Random, form: RVForm) -> Instruction:
    kind = "v" if form.format[0] == "V" else "f" if form.name.startswith("f") else "g"
    value, base = _rv64_register(rng, kind), _rv64_register(rng, "g")
    mask = [_rv64_register(rng, "0")] if "0" in form.flags else []
    is_load = form.format.endswith("L")
    uses = [*([value] if mask or not is_load else []), *mask]
    offset = 0 if kind == "v" else rng.randrange(-2048, 2048)
    return Instruction(form, [value] if is_load else [], [*uses, base], memory=Memory(base=len(uses), offset=offset))


def assembled(lines: Sequence[str], prefix: str, options: Sequence[str], folder: Path) -> bytes:
    """What GNU as makes of the lines."""
    source = "\n".join(lines).replace("; ", "\n").splitlines()
    (folder / "a.s").write_text("\n".join(source) + "\n")
    done = subprocess.run(
        [f"{prefix}-as", *options, "-o", str(folder / "a.o"), str(folder / "a.s")], capture_output=True, text=True, check=False
    )
    wrong = done.stderr.splitlines()[1:5]
    numbers = [int(part[1]) for line in wrong if len(part := line.split(":")) > 1 and part[1].isdigit()]
    assert not done.returncode, [*wrong, *[source[n - 1] for n in numbers]]
    subprocess.run([f"{prefix}-objcopy", "-O", "binary", "-j", ".text", str(folder / "a.o"), str(folder / "a.bin")], check=True)
    return (folder / "a.bin").read_bytes()


def sample(make: Callable[[Random, str], Instruction | None], keys: Sequence[str], count: int, seed: int) -> list[Instruction]:
    """So many random instructions, of each form alike."""
    rng, found = Random(seed), list[Instruction]()
    keys = [key for key in keys if make(rng, key) is not None]
    for n in range(count):
        ins = make(rng, keys[n % len(keys)])
        assert ins is not None
        found.append(ins)
    return found


COUNT = int(os.environ.get("KG_ENCODINGS", "1500"))
SEED = int(os.environ.get("KG_SEED", "1"))
SETS = {
    "aarch64": (a64, A64_FORMS, encode_a64, show_a64, ("-march=armv8.4-a+fp16+i8mm+bf16",)),
    "riscv64": (rv64, RV64_FORMS, encode_rv64, show_rv64, ("-march=rv64gv", "-mno-arch-attr")),
}


@pytest.mark.parametrize("name", SETS)
def test_gnu_as_agrees(name: str, tmp_path: Path) -> None:
    make: Callable[[Random, str], Instruction | None]
    make, forms, encode, show, options = SETS[name]
    prefix = f"{name}-linux-gnu"
    if not shutil.which(f"{prefix}-as"):
        pytest.skip(f"needs an assembler: apt-get install binutils-{prefix}")
    made = sample(make, list(forms), COUNT, SEED)
    codes = [encode(ins, lambda _: 0) for ins in made]
    lines = [show(ins) for ins in made]
    expected = assembled(lines, prefix, options, tmp_path)
    at, wrong = 0, list[tuple[str, str, str]]()
    for line, code in zip(lines, codes, strict=True):
        theirs = expected[at : at + len(code)]
        at += len(code)
        if theirs != code:
            wrong.append((line, code[::-1].hex(), theirs[::-1].hex()))
    assert not wrong, (len(wrong), wrong[:8])
    assert at == len(expected)
    assert len({id(ins.form) for ins in made}) > 100
