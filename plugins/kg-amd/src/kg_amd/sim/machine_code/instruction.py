"""A decoded instruction: what the decoder makes, the builder of steps reads, and reports print."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kg_amd.sim.machine_code.tables import Opcode

VCC, NULL, M0, EXEC = 106, 124, 125, 126
#: Values of inline constants that are floats.
FLOATS: Final = {240: 0.5, 241: -0.5, 242: 1.0, 243: -1.0, 244: 2.0, 245: -2.0, 246: 4.0, 247: -4.0, 248: 0.15915494309189532}
SPECIAL: Final = {
    235: "src_shared_base", 236: "src_shared_limit", 237: "src_private_base", 238: "src_private_limit", 251: "src_vccz", 252: "src_execz", 253: "src_scc",
    254: "src_lds_direct",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Operand:
    """`kind`: "v" and "a" vector registers, "s" scalar ones from `number` on, `count` of them; "int",
    "float" and "literal" values; "special".

    Scalar registers are numbered as in RDNA 3: 106 VCC, 124 null, 125 M0, 126 EXEC.
    """

    kind: str
    number: int
    count: int = 1
    value: float = 0.0

    @property
    def is_register(self) -> bool:
        return self.kind in ("v", "a", "s")

    @property
    def registers(self) -> tuple[tuple[str, int], ...]:
        """Each of 32 bits."""
        return tuple((self.kind, self.number + i) for i in range(self.count)) if self.is_register else ()


@dataclass(slots=True)
class Instruction:
    """`line` is its place in bytes after the kernel's begin, `operands` by bit field.
    `dpp`, `dpp8` and `sdwa` are the fields of a word that follows.

    `pair` are the two operations of a dual-issue instruction.
    """

    line: int
    size: int
    opcode: Opcode
    operands: dict[str, Operand]
    fields: dict[str, int]
    literal: int | None = None
    dpp: dict[str, int] | None = None
    dpp8: int | None = None
    sdwa: dict[str, int] | None = None
    pair: tuple[Instruction, Instruction] | None = None
    _text: str = field(default="", repr=False)

    @property
    def name(self) -> str:
        return self.opcode.name

    @property
    def kind(self) -> str:
        return self.opcode.name

    @property
    def end(self) -> int:
        return self.line + self.size

    @property
    def text(self) -> str:
        if not self._text:
            from kg_amd.sim.machine_code.text import printed

            self._text = printed(self)
        return self._text

    def get(self, name: str) -> int:
        """A field, 0 where the encoding has none such."""
        return self.fields.get(name, 0)

    def operand(self, *names: str) -> Operand:
        """The operand in the first of these fields that it has."""
        return next(self.operands[name] for name in names if name in self.operands)

    @property
    def target(self) -> int:
        """Where a branch goes, in bytes after the kernel's begin."""
        offset = self.fields["simm16"]
        return self.end + 4 * (offset - (1 << 16) if offset >> 15 else offset)
