"""Instruction forms of x86-64: the lines of `table` as records for the encoder and the allocator."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from kg.records import dataclass
from kg_render.asm import AGAIN, BRANCH, COPY, Form

from kg_isa.x86.encoding.fp16 import FP16
from kg_isa.x86.encoding.table import GENERAL, VECTOR

_PREFIXES: Final = {"NP": 0, "66": 1, "F3": 2, "F2": 3}
_MAPS: Final = {"0F": 1, "0F38": 2, "0F3A": 3, "MAP5": 5, "MAP6": 6}
_OPERANDS: Final = frozenset(("rm", "mr", "rvm", "rvmr", "tm", "tvm", "rmv", "vm", "mv", "trv", "cmp", "t", "x", "d", "o"))
#: Forms that are several instructions, or whose opcode depends on the operands.
_SPECIAL: Final = frozenset(("movimm", "copytile", "div", "idiv"))


@dataclass(frozen=True, slots=True, eq=False)
class X86Form(Form):
    """A line of the table."""

    prefix: int = 0  #: 0 none, 1 66, 2 F3, 3 F2: as VEX numbers them
    map: int = 0  #: 0 one byte, 1 0F, 2 0F38, 3 0F3A, 5 and 6 of EVEX alone
    opcode: int = 0
    digit: int = -1  #: in the place of reg
    operands: str = "o"
    flags: frozenset[str] = frozenset()
    is_vector: bool = False  #: of SSE and its successors: legacy, VEX or EVEX
    takes_mask: bool = field(init=False)  #: a mask among the operands says which lanes are written
    is_evex: bool | None = field(init=False)  #: of a vector form: whether it is EVEX, None where registers and lengths decide
    is_special: bool = field(init=False)  #: its encoding is not that of its operands

    def __post_init__(self) -> None:
        flags, set_field = self.flags, object.__setattr__
        no_mask = flags & {"mk", "vk"} or ("dk" in flags and self.operands == "rm")
        set_field(self, "takes_mask", self.is_vector and not no_mask)
        set_field(self, "is_evex", "evex" in flags if flags & {"evex", "vex", "sse"} else None)
        set_field(self, "is_special", "branch" in flags or self.name in _SPECIAL)

    def has(self, flag: str) -> bool:
        return flag in self.flags


#: The roles of forms that the allocator knows.
_ROLES: Final = {"copygpr": COPY, "copyvec": COPY, "copymask": COPY, "copytile": COPY}

#: Conditions as the manual numbers them.
CONDITIONS: Final = {
    **{"o": 0, "no": 1, "b": 2, "ae": 3, "e": 4, "ne": 5, "be": 6, "a": 7},
    **{"s": 8, "ns": 9, "p": 10, "np": 11, "l": 12, "ge": 13, "le": 14, "g": 15},
}


def _parse(line: str, *, is_vector: bool) -> X86Form:
    name, *words = line.split()
    prefix = map_ = 0
    if words[0] in _PREFIXES and (is_vector or len(words[1]) > 2 or words[1] == "0F"):
        prefix = _PREFIXES[words.pop(0)]
    if words[0] in _MAPS:
        map_ = _MAPS[words.pop(0)]
    opcode, digit = int(words.pop(0), 16), -1
    if words[0].startswith("/"):
        digit = int(words.pop(0)[1:])
    operands = words.pop(0)
    if operands not in _OPERANDS:
        raise ValueError(f"{line}: {operands} says no operands")
    return X86Form(name, _ROLES.get(name, ""), prefix, map_, opcode, digit, operands, frozenset(words), is_vector)


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


FORMS: Final[dict[str, X86Form]] = {
    **{f.name: f for line in _lines(GENERAL) if (f := _parse(line, is_vector=False))},
    **{f.name: f for line in _lines(VECTOR + FP16) if (f := _parse(line, is_vector=True))},
    "copygpr": X86Form("copygpr", COPY, 0, 0, 0x8B, -1, "rm"),
    "copyvec": X86Form("copyvec", COPY, 0, 1, 0x28, -1, "rm", frozenset(("v",)), True),
    "copytile": X86Form("copytile", COPY),
    "copymask": X86Form("copymask", COPY, 0, 1, 0x90, -1, "rm", frozenset(("vex", "w1", "dk", "mk")), True),
    **{f"set{c}": X86Form(f"set{c}", "", 0, 1, 0x90 + n, 0, "d", frozenset(("b",))) for c, n in CONDITIONS.items()},
    **{f"cmov{c}": X86Form(f"cmov{c}", "", 0, 1, 0x40 + n, -1, "tm") for c, n in CONDITIONS.items()},
    **{f"j{c}": X86Form(f"j{c}", BRANCH, 0, 1, 0x80 + n, -1, "o", frozenset(("branch",))) for c, n in CONDITIONS.items()},
    "jmp": X86Form("jmp", BRANCH, 0, 0, 0xE9, -1, "o", frozenset(("branch",))),
    "again": X86Form("jl", AGAIN, 0, 1, 0x8C, -1, "o", frozenset(("branch",))),
    "again_unequal": X86Form("jne", AGAIN, 0, 1, 0x85, -1, "o", frozenset(("branch",))),
    "again_below": X86Form("jb", AGAIN, 0, 1, 0x82, -1, "o", frozenset(("branch",))),
}
