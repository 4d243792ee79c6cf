"""Target hooks of the base: register classes, and copies, constants, spills as instructions.

Vector registers are spilled to scratch, scalar ones to lanes of a vector register that is taken for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kg_render.asm import Code, Instruction, Machine, Memory, Register, Slot

from kg_amd.isa.encoding import forms
from kg_amd.isa.encoding.encode import Encoder
from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.encoding.show import show
from kg_amd.isa.operands import AMDInstruction, Part, Special, words

#: Scalar registers that values may take; the last one addresses scratch that an offset does not reach.
SCALARS: Final = {"gfx1100": 105, "gfx942": 101}
VCC: Final = 106
EXEC: Final = 126
_OFFSETS: Final = 4096  #: bytes that an access to scratch reaches by its offset
_ELF_MACHINE: Final = 224
KEPT: Final = 2  #: vector registers that no value takes at first, for scalar ones that are spilled


class Files:
    """The registers of one kernel, of which the last `kept` vector ones are for scalar ones
    that are spilled."""

    def __init__(self, arch: str, most: int, wave: int, kept: int) -> None:
        self.arch, self.most, self.wave = arch, most, wave
        self.kept = 0  #: the vector register in whose lanes scalar ones are kept, behind those of values
        self.forms = forms.forms(arch)
        self.arrays = 0  #: bytes of scratch before what is spilled
        self.lanes: dict[Slot, int] = {}  #: where scalar registers are spilled
        self.taken = 0  #: so many lanes
        self.even = arch == "gfx942"  #: pairs of vector registers begin at even ones
        self.machine = Machine(
            {"v": tuple(range(most - kept)), "s": tuple(range(SCALARS[arch]))},
            copy=lambda to, source: Instruction(forms.COPY_FORM, [to], [source]),
            store=lambda register, slot: self._spill(forms.STORE_SLOT, [], [register], slot),
            load=lambda register, slot: self._spill(forms.LOAD_SLOT, [register], [], slot),
            encode=Encoder(arch),
            show=lambda ins: show(ins, arch),
            elf_machine=_ELF_MACHINE,
            span=self.span,
        )

    def span(self, register: Register) -> tuple[int, int]:
        """Registers of a value, and what the first is a multiple of."""
        size = words(register)
        if register.kind == "s":
            return size, min(4, size)
        return size, 2 if size > 1 and self.even else 1

    def _spill(self, form: AMDForm, defs: list[Register], uses: list[Register], slot: Slot) -> Instruction:
        register = (defs or uses)[0]
        made = Instruction(form, defs, uses, memory=Memory(symbol=slot))
        if register.kind == "s" and slot not in self.lanes:
            self.lanes[slot], slot.size = self.taken, 0
            self.taken += words(register)
        return made

    # -- after allocation

    def missing(self, code: Code) -> int:
        """How many more vector registers the scalar ones need that are spilled."""
        self.kept = max((r.home + words(r) for i in code.instructions for r in (*i.defs, *i.uses) if r.kind == "v"), default=0)
        return max(0, self.kept + -(-self.taken // self.wave) - self.most)

    def expanded(self, code: Code) -> list[Instruction]:
        """The instructions with all that stands for others written out."""
        written: list[Instruction] = []
        for ins in code.instructions:
            if isinstance(ins.form, AMDForm) and ins.form.format == "pseudo":
                for made in self._written(ins):
                    made.node = ins.node
                    written.append(made)
            else:
                written.append(ins)
        return written

    def _written(self, ins: Instruction) -> Iterator[Instruction]:
        if ins.form is forms.COPY_FORM:
            yield from self._moves(ins.defs[0], ins.uses[0])
        elif ins.form is forms.CONSTANT:
            yield from self._constant(ins.defs[0], ins.immediate or 0)
        elif ins.form is forms.STORE_SLOT or ins.form is forms.LOAD_SLOT:
            assert ins.memory is not None and isinstance(ins.memory.symbol, Slot)
            yield from self._slot(ins, ins.memory.symbol)

    def at(self, kind: str, number: int, size: int = 1) -> Part:
        """A physical register."""
        return Part(Register(kind, 32 * size, 0, number), 0, size)

    def _moves(self, to: Register, source: Register) -> Iterator[Instruction]:
        order = range(words(to))
        for n in order if to.home <= source.home else reversed(order):  # they may overlap
            yield self._move(self.at(to.kind, to.home + n), self.at(source.kind, source.home + n))

    def _move(self, to: Part, source: Part | int) -> Instruction:
        return AMDInstruction(self.forms["v_mov_b32" if to.kind == "v" else "s_mov_b32"], [to], [source])

    def _constant(self, to: Register, value: int) -> Iterator[Instruction]:
        for n in range(words(to)):
            yield self._move(self.at(to.kind, to.home + n), value >> 32 * n & 0xFFFFFFFF)

    def _slot(self, ins: Instruction, slot: Slot) -> Iterator[Instruction]:
        register, stores = (ins.uses or ins.defs)[0], not ins.defs
        for first, size in pieces(words(register)) if register.kind == "v" else [(n, 1) for n in range(words(register))]:
            here = self.at(register.kind, register.home + first, size)
            if register.kind == "s":
                number, lane = divmod(self.lanes[slot] + first, self.wave)
                kept = self.at("v", self.kept + number)
                if stores:
                    yield AMDInstruction(self.forms["v_writelane_b32"], [kept], [here, lane])
                else:
                    yield AMDInstruction(self.forms["v_readlane_b32"], [here], [kept, lane])
                continue
            offset, base = self.arrays + slot.offset + 4 * first, 0
            address: Part | int = 0
            if offset + 16 > _OFFSETS:
                address, base = self.at("s", SCALARS[self.arch]), offset
                yield self._move(address, base)
            name = f"b{32 * size}"
            if stores:
                made = AMDInstruction(self.forms[f"scratch_store_{name}"], [], [0, address, here], immediate=offset - base)
            else:
                made = AMDInstruction(self.forms[f"scratch_load_{name}"], [here], [0, address], immediate=offset - base)
            yield made


def pieces(count: int) -> list[tuple[int, int]]:
    """Words as accesses of four, two and one: first, how many."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < count:
        size = 4 if count - at >= 4 else 2 if count - at >= 2 else 1
        found.append((at, size))
        at += size
    return found


def physical(ins: AMDInstruction, sources: Sequence[object], results: bool) -> Iterator[tuple[str, int]]:
    """Class and number of each register that an instruction reads, or writes."""
    for n, x in enumerate(sources):
        if not isinstance(x, int):
            kind, number, size = ins.result(n) if results else ins.source(n)
            yield from ((kind, number + i) for i in range(size))


def reads(ins: AMDInstruction) -> frozenset[tuple[str, int]]:
    """The registers that it reads, once they are known."""
    if ins.read is None:
        found = set(physical(ins, ins.sources, False))
        if ins.form.name.startswith("v_div_fmas"):
            found.add(("s", VCC))
        ins.read = frozenset(found)
    return ins.read


def writes(ins: AMDInstruction) -> frozenset[tuple[str, int]]:
    """The registers that it writes, once they are known."""
    if ins.written is None:
        ins.written = frozenset(physical(ins, ins.results, True))
    return ins.written


def vcc(wave: int) -> Special:
    """The carry, and what a division is scaled by."""
    return Special("vcc_lo" if wave == 32 else "vcc", VCC, wave // 32)


def exec_mask(wave: int) -> Special:
    """Which lanes take part."""
    return Special("exec_lo" if wave == 32 else "exec", EXEC, wave // 32)
