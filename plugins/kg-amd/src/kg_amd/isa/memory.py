"""LOAD and STORE: scalar loads of uniform addresses, else the instructions of the address space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import AddrSpace, UOp
from kg_render.asm import Instruction, Register

from kg_amd.isa.addresses import Address, Addresses
from kg_amd.isa.encoding import forms
from kg_amd.isa.operands import Operand, Part, Special, whole, words

_FORMATS: Final = {AddrSpace.GLOBAL: "global", AddrSpace.LOCAL: "ds", AddrSpace.SCRATCH: "scratch"}


class Accesses(Addresses):
    """Those of one kernel."""

    def load(self, uop: UOp, target: Register) -> None:
        """A LOAD into a register."""
        s, dtype = self.s, uop.type
        address = self.address(uop)
        if target.kind == "s" and not dtype.is_bool:
            self._scalar_load(address, whole(target))
        elif dtype.is_bool and dtype.lanes == 1:
            byte = s.new("v")
            self._load(uop, address, byte, "u8")
            s.op("v_cmp_ne_u32", [whole(target)], [0, byte])
        elif dtype.is_bool:
            given, to = s.new("v", words(target)), whole(target)
            self._load(uop, address, given, _kind(uop))
            if to.size > 1:
                s.emit(Instruction(forms.UNDEFINED, [target]))
            for n in range(to.size):
                self._ones(given.word(n), to.word(n))
        else:
            self._load(uop, address, whole(target), _kind(uop))

    def _ones(self, given: Part, result: Part) -> None:
        """Each of four bytes as 0 or 1: any byte that is not 0 is True."""
        s, low = self.s, 0x7F7F7F7F
        carried = s.made("v_add_nc_u32", 1, low, s.made("v_and_b32", 1, low, given))
        top = s.made("v_lshrrev_b32", 1, 7, s.made("v_or_b32", 1, carried, given))
        s.op("v_and_b32", [result], [0x01010101, top])

    def load_gated_bool(self, uop: UOp, gate: UOp) -> None:
        """A bool as a byte, which lanes without an access have from the alternative."""
        byte = self.s.stored(uop.src[1])
        self._load_where(gate, uop, byte, "u8")
        self.s.put(uop, self.s.mask("v_cmp_ne_u32", 0, byte))

    def load_gated(self, uop: UOp, gate: UOp, to: Part) -> None:
        """A load into words of a vector, which have the alternative in lanes without an access."""
        s, other = self.s, self.s.operand(uop.src[1])
        assert not isinstance(other, Special)
        for n in range(to.size):
            s.op("v_mov_b32", [to.word(n)], [other >> 32 * n & 0xFFFFFFFF if isinstance(other, int) else other.word(n)])
        self._load_where(gate, uop, to, _kind(uop))
        s.put(uop, to)

    def _load_where(self, gate: UOp, uop: UOp, to: Part, kind: str) -> None:
        """A load in the lanes whose gate is true."""
        s, label = self.s, self.s.label("join")
        s.open_block()
        s.branch_unless(gate, label)
        self._load(uop, self.address(uop), to, kind)
        s.close_block()
        s.place(label)

    def _scalar_load(self, address: Address, target: Part) -> None:
        s = self.s
        assert isinstance(address.base, Part)
        base, constant = address.base, address.constant
        if constant < 0:
            base, constant = self.moved(base, constant & 0xFFFFFFFF, 0xFFFFFFFF), 0
        s.op(f"s_load_b{32 * target.size}", [target], [base], immediate=constant)

    def _load(self, uop: UOp, address: Address, target: Part, kind: str) -> None:
        self.access(f"load_{kind}", uop.src[0].pointer.space, address, [target], [])

    def access(
        self, name: str, space: AddrSpace, address: Address, results: Sequence[Operand], data: Sequence[Operand]
    ) -> None:
        """A load into `results` or a store of `data`."""
        offset, base = address.offset, [] if space is AddrSpace.LOCAL else [address.base]
        if space is not AddrSpace.SCRATCH or not isinstance(offset, int):
            offset = self.s.in_vector(offset)
        self.s.op(f"{_FORMATS[space]}_{name}", results, [offset, *base, *data], immediate=address.constant)

    def store(self, uop: UOp) -> None:
        """A STORE."""
        dtype, data, address = uop.src[1].type, self.s.stored(uop.src[1]), self.address(uop)
        bits = max(8, dtype.scalar.bits) * dtype.lanes
        self.access(f"store_b{bits}", uop.src[0].pointer.space, address, [], [data])


def _kind(uop: UOp) -> str:
    """How a load is called, after `load_`: narrow integers are extended."""
    dtype = uop.type
    bits = max(8, dtype.scalar.bits) * dtype.lanes
    if bits >= 32:
        return f"b{bits}"
    return f"{'i' if dtype.lanes == 1 and dtype.is_signed and not dtype.is_float else 'u'}{bits}"
