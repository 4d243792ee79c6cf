"""LLVM's disassembler and assembler as the oracle of the decoder;
`python amd_oracle.py` writes the opcode tables from it.

Every opcode of every format is encoded with operand fields that name themselves, and disassembled: what LLVM prints says which fields
are operands, in which order, of which registers and how many.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path

LLVM_MC, OBJDUMP, CLANG = "llvm-mc-19", "llvm-objdump-19", "clang-19"
MISSING = [tool for tool in (LLVM_MC, OBJDUMP, CLANG) if shutil.which(tool) is None]
TABLES = Path(__file__).parents[2] / "src/kg_amd/sim/machine_code"
ATTRIBUTES = {"gfx1100": "+wavefrontsize32,+real-true16", "gfx942": ""}

#: Of each format: constant bits, where the opcode stands and how many bits it has, operand fields by position with what they hold.
#: Words of several instructions' formats beyond 64 bits do not occur.
Fields = dict[str, tuple[int, int]]
V = 256
VOP3 = {"vdst": (0, 8), "src0": (32, V + 16), "src1": (41, V + 24), "src2": (50, V + 32)}
SCALARS: dict[str, tuple[int, int, int, int, Fields]] = {
    "SOP2": (0b10 << 30, 23, 7, 4, {"sdst": (16, 8), "ssrc0": (0, 16), "ssrc1": (8, 24)}),
    "SOPK": (0b1011 << 28, 23, 5, 4, {"sdst": (16, 8), "simm16": (0, 0x1234)}),
    "SOP1": (0b101111101 << 23, 8, 8, 4, {"sdst": (16, 8), "ssrc0": (0, 16)}),
    "SOPC": (0b101111110 << 23, 16, 7, 4, {"ssrc0": (0, 16), "ssrc1": (8, 24)}),
    "SOPP": (0b101111111 << 23, 16, 7, 4, {"simm16": (0, 0)}),
    "VOP2": (0, 25, 6, 4, {"vdst": (17, 8), "vsrc1": (9, 24), "src0": (0, V + 16)}),
    "VOP1": (0b0111111 << 25, 9, 8, 4, {"vdst": (17, 8), "src0": (0, V + 16)}),
    "VOPC": (0b0111110 << 25, 17, 8, 4, {"src0": (0, V + 16), "vsrc1": (9, 24)}),
}
FORMATS: dict[str, dict[str, tuple[int, int, int, int, Fields]]] = {
    "gfx1100": SCALARS | {
        "SMEM": (0b111101 << 26 | 124 << 57, 18, 8, 8, {"sdata": (6, 8), "sbase": (0, 8), "offset": (32, 0)}),
        "VOP3": (0b110101 << 26, 16, 10, 8, VOP3),
        "VOP3SD": (0b110101 << 26 | 12 << 8, 16, 10, 8, VOP3 | {"sdst": (8, 12)}),
        "VOP3P": (0b11001100 << 24 | 1 << 14 | 3 << 59, 16, 7, 8, VOP3),
        "DS": (0b110110 << 26, 18, 8, 8, {"vdst": (56, 8), "addr": (32, 16), "data0": (40, 24), "data1": (48, 32)}),
        "FLAT": (0b110111 << 26 | 124 << 48, 18, 7, 8, {"vdst": (56, 8), "addr": (32, 16), "data": (40, 24)}),
        "GLOBAL": (0b110111 << 26 | 2 << 16 | 124 << 48, 18, 7, 8, {"vdst": (56, 8), "addr": (32, 16), "data": (40, 24)}),
        "SCRATCH": (0b110111 << 26 | 1 << 16 | 1 << 55 | 124 << 48, 18, 7, 8, {"vdst": (56, 8), "addr": (32, 16), "data": (40, 24)}),
        "MUBUF": (0b111000 << 26 | 1 << 54 | 128 << 56, 18, 8, 8, {"vdata": (40, 24), "vaddr": (32, 16), "srsrc": (48, 2)}),
    },
    "gfx942": SCALARS | {
        "SMEM": (0b110000 << 26 | 1 << 17, 18, 8, 8, {"sdata": (6, 8), "sbase": (0, 8), "offset": (32, 0)}),
        "VOP3": (0b110100 << 26, 16, 10, 8, VOP3),
        "VOP3SD": (0b110100 << 26 | 12 << 8, 16, 10, 8, VOP3 | {"sdst": (8, 12)}),
        "VOP3P": (0b110100111 << 23 | 1 << 14 | 3 << 59, 16, 7, 8, VOP3),
        "MAI": (0b110100111 << 23, 16, 7, 8, VOP3),
        "DS": (0b110110 << 26, 17, 8, 8, {"vdst": (56, 8), "addr": (32, 16), "data0": (40, 24), "data1": (48, 32)}),
        "FLAT": (0b110111 << 26, 18, 7, 8, {"vdst": (56, 8), "addr": (32, 16), "data": (40, 24)}),
        "GLOBAL": (0b110111 << 26 | 2 << 14 | 127 << 48, 18, 7, 8, {"vdst": (56, 8), "addr": (32, 16), "data": (40, 24)}),
        "SCRATCH": (0b110111 << 26 | 1 << 14 | 1 << 13 | 127 << 48, 18, 7, 8, {"vdst": (56, 8), "addr": (32, 16), "data": (40, 24)}),
        "MUBUF": (0b111000 << 26 | 1 << 12 | 128 << 56, 18, 7, 8, {"vdata": (40, 24), "vaddr": (32, 16), "srsrc": (48, 2)}),
    },
}  # fmt: skip
#: So many at once: the mark has 15 bits.
MOST = 30000
#: The last bytes of s_movk_i32 s77, which marks the end of an instruction.
MARK = "0x4d,0xb0"
#: Operands that some instructions lack, whose fields must be zero then; and those that are scalar registers where vector ones are refused.
OPTIONAL = ("data1", "data0", "data", "vdst", "addr", "src2", "src1", "src0", "ssrc0", "sdst", "vdata", "vaddr", "srsrc")
SCALAR_SOURCES = {"src2": 32, "src1": 24, "src0": 16}
#: Opcodes from here on are other formats.
LIMITS = {"SOP2": 96, "SOPK": 29, "VOP2": 62}


def variants(fields: Fields) -> list[dict[str, int]]:
    """Other values of fields, in the order in which they are tried."""
    zeros = [x for x in OPTIONAL if x in fields]
    sizes = range(len(zeros) + 1) if "ssrc1" not in fields else (0,)
    subsets = [dict.fromkeys(c, 0) for n in sizes for c in combinations(zeros, n)]
    scalars = [x for x in SCALAR_SOURCES if x in fields]
    replaced = [{x: SCALAR_SOURCES[x] for x in c} for n in range(len(scalars) + 1) for c in combinations(scalars, n)]
    compares = [{"vdst": 126}, {"vdst": 126, "src2": 0}] if "src2" in fields else []
    return [{**r, **z} for z in subsets for r in replaced if not set(r) & set(z)] + compares


def disassemble(codes: Sequence[bytes], target: str) -> list[str | None]:
    """What LLVM prints for each; None where it refuses."""
    if len(codes) > MOST:
        return [text for at in range(0, len(codes), MOST) for text in disassemble(codes[at : at + MOST], target)]
    lines: list[str] = []
    for number, code in enumerate(codes):  # a mark after each, with its number: what is refused may be read as several
        lines += [",".join(f"{x:#04x}" for x in code + bytes(16)), f"{number & 255:#x},{number >> 8:#x},{MARK}"]
    done = subprocess.run(
        [LLVM_MC, "--disassemble", "-triple=amdgcn", f"-mcpu={target}", f"-mattr={ATTRIBUTES[target]}", "--show-encoding"],
        input="\n".join(lines), capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode < 0:  # some operands make LLVM's printer stop
        part = -(-len(codes) // 8)
        return (
            [None]
            if len(codes) == 1
            else [x for at in range(0, len(codes), part) for x in disassemble(codes[at : at + part], target)]
        )
    found: list[str | None] = [None] * len(codes)
    number = 0
    for line in done.stdout.splitlines():
        body, mark, encoding = line.strip().partition(" encoding: ")
        if not mark:
            continue
        if body.startswith("s_movk_i32 s77, ") and int(body.split()[2], 0) == number:
            number += 1
        elif bytes(int(x, 16) for x in encoding.strip("[]").split(","))[:4] == codes[number][:4] and "v_illegal" not in body:
            found[number] = body.removesuffix(";").removesuffix("//").strip()
    assert number == len(codes), f"{number} of {len(codes)} instructions were read, to {codes[number].hex()}"
    return found


def _tokens(text: str) -> list[str]:
    return [x.strip() for x in text.split(",")] if text else []


def _operand(token: str, fields: Fields, permutes: bool) -> str:
    """A printed operand as `field:class and count`, or as it is."""
    word = token.split(maxsplit=1)[0]
    match = re.fullmatch(r"([vsam])(\d+)(?:\.[lh])?|([vsa])\[(\d+):(\d+)\]", word)
    if not match:
        return "imm" if re.fullmatch(r"-?(0x)?[0-9a-f]+", word) else word
    kind, first = match[1] or match[3], int(match[2] or match[4])
    count = 1 if match[2] else int(match[5]) - first + 1
    for name, (_, value) in fields.items():
        if kind == "s" and (name == "sdst" or (name == "src2" and not permutes)) and "vdst" in fields:
            kind = "m"  # a mask of lanes
        expected = value
        if name == "sbase":
            expected *= 2
        elif name == "srsrc":
            expected *= 4
        if expected % V == first:
            return f"{name}:m" if kind == "m" else f"{name}:{kind}{count}"
    return f"?{word}"


def encoded(name: str, word: int, fields: Fields, size: int) -> bytes:
    """An instruction with these operands."""
    for place, value in fields.values():
        word |= value << place
    if name == "MUBUF" and not any(value for _, value in fields.values()):
        word = word & 0xFFFFFFFF & ~(1 << 12)  # no operand at all: caches
    return word.to_bytes(size, "little")


def table(target: str) -> str:
    """The table of a target as text: format, opcode, name, operands."""
    out: list[str] = []
    for name, (bits, at, width, size, fields) in FORMATS[target].items():
        lines: dict[int, str] = {}
        limit = LIMITS.get(name, 1 << width)
        tried = variants(fields)
        places = [{key: (place, variant.get(key, value)) for key, (place, value) in fields.items()} for variant in tried]
        codes = [encoded(name, bits | opcode << at, here, size) for here in places for opcode in range(limit)]
        for n, text in enumerate(disassemble(codes, target)):
            here, opcode = places[n // limit], n % limit
            if opcode in lines or text is None or "Invalid" in text or "/*" in text:
                continue
            mnemonic, _, rest = re.sub(r" \w+:(\[.*?\]|\S+)", "", text).partition(" ")
            if name == "VOP3" and mnemonic.startswith("v_cmp"):
                rest = rest.replace("s[8:9]", "m8").replace("s8", "m8")
            words = [_operand(x, here, "lane" in mnemonic) for x in _tokens(rest)]
            lines[opcode] = " ".join([name, str(opcode), mnemonic, *words])
        out += [
            line for _, line in sorted(lines.items()) if (" sdst" in line) == (name == "VOP3SD") or not name.startswith("VOP3")
        ]
    return (
        "\n".join(x for x in out if not (x.startswith("VOP3 ") and ("?" in x or re.search(r"_co_u32 vdst:v1 src2:m", x))))
        + "\n"
    )


def main(targets: Iterable[str]) -> None:
    for target in targets:
        (TABLES / f"{target}.txt").write_text(table(target))


if __name__ == "__main__":
    main(sys.argv[1:] or FORMATS)
