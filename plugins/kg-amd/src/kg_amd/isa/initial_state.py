"""The initial register state of a kernel: arguments, work-group ids, work-item ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import Op, UOp
from kg_render.asm import Register

from kg_amd.isa.operands import size_of, whole

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector


class Given:
    """Of one kernel."""

    def __init__(self, s: AMDSelector) -> None:
        self.s = s

    @property
    def first_group(self) -> int:
        """The register of a work-group's first number: RDNA 3 begins with 16 registers set, or hangs."""
        return 13 if self.s.is_rdna else 2

    @property
    def dimensions(self) -> int:
        """Of the work-group, as many as positions of work-items are asked for."""
        return 3 if self.s.group[2] > 1 else 2 if self.s.group[1] > 1 else 1

    def argument(self, uop: UOp, number: int) -> Register:
        """A pointer or variable."""
        s, size = self.s, 2 if uop.op is Op.DEFINE_GLOBAL else size_of(uop.type)
        made, where = s.new("s", size), s.once("kernarg", lambda: self._numbered("s", 0, 64))
        s.op(f"s_load_b{32 * size}", [made], [whole(where)], immediate=8 * number)
        return made.register

    def _numbered(self, kind: str, number: int, bits: int = 32) -> Register:
        given, made = self.s.code.physical(kind, number), self.s.code.register(kind, bits)
        given.bits = bits
        self.s.copy(made, given)
        return made

    def special(self, uop: UOp) -> Register:
        """The number of the work-group or the position of the work-item on an axis."""
        s, axis = self.s, int(uop.name[1])
        if uop.name[0] == "g":
            found = s.once(uop.name, lambda: self._numbered("s", self.first_group + axis))
        else:
            found = self.work_item(axis)
        if uop.type.bits <= 32:
            return found
        made = s.tuple_of(2, found.kind)
        move = "s_mov_b32" if found.kind == "s" else "v_mov_b32"
        s.op(move, [made.word(0)], [whole(found)])
        s.op(move, [made.word(1)], [0])
        return made.register

    def work_item(self, axis: int) -> Register:
        """The position of the work-item: v0 holds those that are asked for, ten bits each."""
        s, packed = self.s, self.s.once("v0", lambda: self._numbered("v", 0))
        if self.dimensions == 1:
            return packed if not axis else s.constant_part(0, 1, "v").register
        if not axis:
            return s.once("l0", lambda: s.made("v_and_b32", 1, 0x3FF, whole(packed)).register)
        return s.once(f"l{axis}", lambda: s.made("v_bfe_u32", 1, whole(packed), 10 * axis, 10).register)
