"""The opcode tables, read from the text files beside this module:
format, opcode, name, operands in the order in which they are printed.

An operand is `field:class count`: v vector registers, s scalar ones, m a mask of a wave's lanes; or a word that stands as it is (vcc_lo, off, imm).
The suite's oracle writes the files from LLVM's disassembler and compares them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final


def _atomic(m: re.Match[str]) -> str:
    name, bits = m[2], 64 if m[3] else 32
    kind = {"umin": "u", "umax": "u", "smin": "i", "smax": "i", "add": "u", "sub": "u", "inc": "u", "dec": "u"}.get(name, "b")
    return f"{m[1]}_atomic_{name[1:] if name[1:] in ('min', 'max') else name}_{kind}{bits}"


_DS: Final = {"read": "load", "write": "store"}
#: Names of GCN by today's: those that RDNA 3 gave.
_RENAMED: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    (r"^ds_(read|write)2_b", lambda m: f"ds_{_DS[m[1]]}_2addr_b"), (r"^ds_(read|write)2st64_b", lambda m: f"ds_{_DS[m[1]]}_2addr_stride64_b"),
    (r"^ds_read", "ds_load"), (r"^ds_write", "ds_store"), (r"^ds_wrxchg", "ds_storexchg"),
    (r"_dwordx(\d+)", lambda m: f"_b{32 * int(m[1])}"), (r"_dword\b", "_b32"), (r"(load(?:_lds)?)_ubyte", r"\1_u8"), (r"(load(?:_lds)?)_sbyte", r"\1_i8"), (r"(load(?:_lds)?)_ushort", r"\1_u16"),
    (r"(load(?:_lds)?)_sshort", r"\1_i16"), (r"(load)_short_d16(_hi)?", r"\1_d16\2_b16"), (r"(load)_([ui]8)_d16(_hi)?", r"\1_d16\3_\2"),
    (r"(store)_(byte|short)_d16_hi", lambda m: f"store_d16_hi_{'b8' if m[2] == 'byte' else 'b16'}"), (r"store_byte", "store_b8"), (r"store_short", "store_b16"),
    (r"^v_(add|sub|subrev)_u32", r"v_\1_nc_u32"), (r"^v_(add|sub|subrev)_([ui]16)", r"v_\1_nc_\2"), (r"^v_(add|sub)_i32", r"v_\1_nc_i32"),
    (r"^v_(add|sub|subrev?)[bc]_co_u32", r"v_\1_co_ci_u32"), (r"^v_subb(rev)_co_u32", r"v_sub\1_co_ci_u32"),
    (r"^v_cvt_pkrtz_f16_f32", "v_cvt_pk_rtz_f16_f32"), (r"^v_ffbh_u32", "v_clz_i32_u32"), (r"^v_ffbl_b32", "v_ctz_i32_b32"), (r"^v_ffbh_i32", "v_cls_i32"),
    (r"^s_ff1_i32", "s_ctz_i32"), (r"^s_flbit_i32$", "s_cls_i32"), (r"^s_flbit_i32_([bi])", lambda m: "s_clz_i32_u" if m[1] == "b" else "s_cls_i32_i"),
    (r"^s_(and|or)n2", r"s_\1_not1"), (r"^s_(and|or)n1", r"s_\1_not0"), (r"^v_mov_b64", "v_mov_b64"),
    (r"^(flat|global|buffer)_atomic_(add|sub|inc|dec|umin|umax|smin|smax|and|or|xor|swap|cmpswap)(_x2)?$", _atomic),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Slot:
    """An operand in a table: a bit field, what it names ("v", "s", "m",
    or "" for a word) and how many registers."""

    field: str
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class Opcode:
    """An instruction of a format.
    `printed` is LLVM's name, `name` that of RDNA 3 without the suffix of its encoding."""

    format: str
    number: int
    printed: str
    name: str
    operands: tuple[Slot, ...]


def _slot(text: str) -> Slot:
    field, mark, kind = text.partition(":")
    return Slot(field, kind[0], int(kind[1:] or 0)) if mark else Slot(field, "", 0)


def canonical(printed: str) -> str:
    """RDNA 3's name of an instruction, by which its meaning is found."""
    name = re.sub(r"_(e32|e64)$", "", printed)
    for old, new in _RENAMED:
        name = re.sub(old, new, name)
    return name


@cache
def table(target: str) -> dict[str, dict[int, Opcode]]:
    """format -> opcode -> instruction"""
    found: dict[str, dict[int, Opcode]] = {}
    for line in files("kg_amd.sim.machine_code").joinpath(f"{target}.txt").read_text().splitlines():
        form, number, printed, *operands = line.split()
        found.setdefault(form, {})[int(number)] = Opcode(
            form, int(number), printed, canonical(printed), tuple(map(_slot, operands))
        )
    return found
