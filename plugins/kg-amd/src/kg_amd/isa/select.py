"""Instruction selection: scalar and vector registers, legal operands, branches and exec.

A bool is a mask with a bit for each lane; one that all lanes have the same of has all bits alike. Bits of lanes that do not take part mean nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp
from kg.plugin.rendering import work_group
from kg_render.asm import Emitter, InductionPointer, Instruction, Label, Register, Selector, order_for_registers
from kg_render.carried import Phi

from kg_amd.isa.coalesce_registers import Places
from kg_amd.isa.encoding import forms
from kg_amd.isa.initial_state import Given
from kg_amd.isa.legalize_operands import scalar_operands, vector_operands
from kg_amd.isa.machine import Files, exec_mask, vcc
from kg_amd.isa.memory import Accesses
from kg_amd.isa.operands import AMDInstruction, Operand, Part, bus_key, constant_bits, is_vector, size_of, whole, words
from kg_amd.isa.tuples import kept_whole
from kg_amd.isa.uniformity import scalars_of
from kg_amd.matrix_cores import MatrixCore
from kg_amd.targets import AMDTarget


class AMDSelector(Selector):
    """The instructions of one kernel."""

    table: ClassVar[Mapping[Op, Emitter]] = {}
    stream_limit = 8

    def __init__(self, uops: Sequence[UOp], gpu: AMDTarget, units: Mapping[str, MatrixCore], kept: int) -> None:
        self.gpu, self.arch, self.wave, self.units = gpu, gpu.name, gpu.wave, units
        self.group = work_group(uops)
        waves = -(-self.group[0] * self.group[1] * self.group[2] // gpu.wave)
        self.is_rdna = gpu.is_rdna
        per_unit = -(-waves // 4)  # a work-group's waves are spread over four SIMD units
        most = gpu.registers.total // per_unit // gpu.registers.granule * gpu.registers.granule
        self.files = Files(self.arch, min(256, most), gpu.wave, kept)
        self.machine = self.files.machine
        self.forms = self.files.forms
        self.vcc, self.exec = vcc(gpu.wave), exec_mask(gpu.wave)
        self.given = Given(self)
        self.views: dict[UOp, Part] = {}
        self.saved: dict[Label, Register] = {}
        self.shared = 0  #: bytes of shared memory
        self.arrays: dict[UOp, int] = {}  #: where arrays of shared memory and scratch begin
        self.offsets: dict[InductionPointer, Part | None] = {}
        self.is_shared_globally = _reads_what_it_writes(uops)
        super().__init__(kept_whole(uops))
        self.places = Places(self)
        self.scalar = scalars_of(self.uops, self.carried)
        self.accesses = Accesses(self)

    # -- instructions

    def op(
        self,
        name: str,
        results: Sequence[Operand],
        sources: Sequence[Operand],
        *,
        modifier: int = 0,
        immediate: int | None = None,
        target: Label | None = None,
    ) -> AMDInstruction:
        """An instruction; operands that its format does not take are moved first."""
        form = self.forms[name]
        if form.is_vector:
            sources = vector_operands(self, form, list(sources), modifier)
        elif form.is_scalar:
            sources = scalar_operands(self, form, list(sources))
        made = AMDInstruction(form, results, sources, modifier=modifier, immediate=immediate, target=target)
        self.emit(made)
        return made

    def made(self, name: str, size: int, *sources: Operand, modifier: int = 0, immediate: int | None = None) -> Part:
        """The result of a vector instruction, of so many words; of a scalar one by its name."""
        result = self.new("s" if name.startswith("s_") else "v", size)
        self.op(name, [result], sources, modifier=modifier, immediate=immediate)
        return result

    def mask(self, name: str, *sources: Operand) -> Part:
        """The mask that an instruction makes."""
        result = self.new_mask()
        self.op(name, [result], sources)
        return result

    def on_masks(self, name: str, *sources: Operand) -> Part:
        """A scalar instruction on masks: `s_and` and so on."""
        return self.mask(f"{name}_b{self.wave}", *sources)

    def new(self, kind: str, size: int = 1) -> Part:
        """A new register."""
        return Part(self.code.register(kind, 32 * size), 0, size)

    def new_mask(self) -> Part:
        return self.new("s", self.wave // 32)

    def tuple_of(self, size: int, kind: str = "v") -> Part:
        """A new register that is written in parts."""
        made = self.new(kind, size)
        if size > 1:
            self.emit(Instruction(forms.UNDEFINED, [made.register]))
        return made

    # -- values

    def bits_of(self, dtype: DType) -> tuple[str, int]:
        if dtype.is_bool and dtype.lanes == 1:
            return "s", self.wave
        return "v", 32 * size_of(dtype)

    def register_for(self, value: UOp | Phi) -> Register:
        dtype = value.type if isinstance(value, UOp) else value.dtype
        kind, bits = self.bits_of(dtype)
        return self.code.register("s" if value in self.scalar else kind, bits)

    def constant_part(self, bits: int, size: int, kind: str) -> Part:
        """A constant in a register."""
        bits &= (1 << 32 * size) - 1
        made = lambda: Instruction(forms.CONSTANT, [self.code.register(kind, 32 * size)], immediate=bits)  # noqa: E731
        return whole(self.entry_constant((kind, size, bits), made))

    def constant(self, uop: UOp) -> Register:
        dtype = uop.type
        kind = "s" if dtype.is_bool or (not dtype.is_float and dtype.lanes == 1) else "v"
        return self.constant_part(constant_bits(uop.value, dtype), self.bits_of(dtype)[1] // 32, kind).register

    def operand(self, uop: UOp) -> Operand:
        """A value as an operand: a constant by its bits."""
        if uop.op is Op.CONST and (uop.lanes == 1 or uop.type.is_bool):
            return constant_bits(uop.value, uop.type)
        if uop in self.views:
            return self.views[uop]
        register = Selector.value(self, uop)
        return self.views.get(uop) or whole(register)

    def low(self, uop: UOp) -> Operand:
        """A value's low word."""
        x = self.operand(uop)
        return x.word(0) if isinstance(x, Part) else x

    def stored(self, uop: UOp) -> Part:
        """A value in a vector register as memory has it: a bool as a byte."""
        if uop.type.is_bool and uop.lanes == 1:
            return self.made("v_cndmask_b32", 1, 0, 1, self.operand(uop))
        return self.vector(uop)

    def vector(self, uop: UOp) -> Part:
        """A value in a vector register."""
        return self.in_vector(self.operand(uop), size_of(uop.type))

    def in_vector(self, x: Operand, size: int = 1) -> Part:
        """An operand in a vector register."""
        if isinstance(x, int):
            return self.constant_part(x, size, "v")
        if is_vector(x):
            assert isinstance(x, Part)
            return x
        key = ("vector", bus_key(x))
        return whole(self.once(key, lambda: self._moved(x).register))

    def _moved(self, x: Operand) -> Part:
        assert isinstance(x, Part)
        made = self.tuple_of(x.size)
        for n in range(x.size):
            self.op("v_mov_b32", [made.word(n)], [x.word(n)])
        return made

    def copied(self, x: Part) -> Part:
        """The same in a register that may be written: in its own where nobody else reads it."""
        if x.size == words(x.register):
            made = self.code.register("v", 32 * x.size)
            self.copy(made, x.register)
            return whole(made)
        return self._moved(x)

    def value(self, uop: UOp) -> Register:
        if uop in self.carried.value_of or uop.op is Op.CONST:
            return super().value(uop)
        found = self.operand(uop)
        assert isinstance(found, Part)
        return found.register if found.size == words(found.register) else self._moved(found).register

    def put(self, uop: UOp, x: Operand) -> None:
        """The value of a node."""
        if isinstance(x, int):
            x = self.constant_part(x, self.bits_of(uop.type)[1] // 32, "s" if uop.type.is_bool else "v")
        assert isinstance(x, Part)
        self.values[uop] = x.register
        if x.size != words(x.register):
            self.views[uop] = x

    def copy(self, target: Register, source: Register) -> None:
        if target.kind == source.kind:
            super().copy(target, source)
        elif source.constant is not None:
            self.emit(Instruction(forms.CONSTANT, [target], immediate=source.constant.immediate))
        else:
            if words(target) > 1:
                self.emit(Instruction(forms.UNDEFINED, [target]))
            for n in range(words(target)):
                self.op("v_mov_b32", [whole(target).word(n)], [whole(source).word(n)])

    # -- arguments

    def argument(self, uop: UOp, number: int) -> Register:
        return self.given.argument(uop, number)

    def special(self, uop: UOp) -> Register:
        return self.given.special(uop)

    def scratch(self, uop: UOp) -> Register:
        size = max(1, uop.pointer.base.itemsize) * uop.pointer.size
        self.arrays[uop], self.files.arrays = self.files.arrays, -(-(self.files.arrays + size) // 16) * 16
        return self.constant_part(0, 1, "v").register

    # -- control

    def is_scalar(self, uop: UOp) -> bool:
        return uop in self.scalar or uop.op is Op.CONST

    def branch_unless(self, condition: UOp, label: Label) -> None:
        if self.is_scalar(condition):
            self.test(condition)
            self.op("s_cbranch_scc0", [], [], target=label)
        else:
            self.narrow(self.operand(condition), label)

    def narrow(self, mask: Operand, label: Label) -> None:
        """Only lanes of the mask go on, until the label."""
        saved = self.on_masks("s_and_saveexec", mask)
        self.op("s_cbranch_execz", [], [], target=label)
        self.saved[label] = saved.register

    def test(self, condition: UOp) -> None:
        """SCC is a bool that all lanes have alike."""
        from kg_amd.isa.ops.alu import scalar_compare

        if condition in self.deferred and condition not in self.values:
            scalar_compare(self, condition)
        else:
            mask = self.operand(condition)
            self.op(f"s_cmp_lg_u{self.wave}", [], [mask, 0])

    def place(self, label: Label) -> None:
        super().place(label)
        saved = self.saved.pop(label, None)
        if saved is not None:
            self.op(f"s_mov_b{self.wave}", [self.exec], [whole(saved)])

    def is_always_tested(self, loop: UOp) -> bool:
        return not self.is_scalar(loop)

    def branch_if_empty(self, loop: UOp, label: Label) -> None:
        start, stop = (self.operand(s) for s in loop.src)
        sign, bits = "i" if loop.type.is_signed else "u", max(32, loop.type.bits)
        if self.is_scalar(loop) and bits == 32:
            self.op(f"s_cmp_lt_{sign}32", [], [start, stop])
            self.op("s_cbranch_scc0", [], [], target=label)
        elif self.is_scalar(loop):
            mask = self.mask(f"v_cmp_lt_{sign}64", start, stop)
            self.op(f"s_and_b{self.wave}", [self.vcc], [mask, self.exec])
            self.op("s_cbranch_scc0", [], [], target=label)
        else:
            self.narrow(self.mask(f"v_cmp_lt_{sign}{bits}", start, stop), label)

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        c, stop = whole(counter), self.operand(loop.src[1])
        sign, bits = "i" if loop.type.is_signed else "u", max(32, loop.type.bits)
        if self.is_scalar(loop):
            self.op("s_add_u32", [c.word(0)], [c.word(0), 1])
            if bits == 32:
                self.op(f"s_cmp_lt_{sign}32", [], [c, stop])
            else:
                self.op("s_addc_u32", [c.word(1)], [c.word(1), 0])
                self.op("s_cmp_lg_u64", [], [c, stop])
            return self.emit(AMDInstruction(self.forms["again_scc1"], target=label))
        if bits == 32:
            self.op("v_add_nc_u32", [c], [1, c])
        else:
            self.op("v_add_co_u32", [c.word(0), self.vcc], [c.word(0), 1])
            self.op("v_add_co_ci_u32", [c.word(1), self.vcc], [c.word(1), 0, self.vcc])
        mask = self.mask(f"v_cmp_lt_{sign}{bits}", c, stop)
        self.op(f"s_and_b{self.wave}", [self.exec], [self.exec, mask])
        return self.emit(AMDInstruction(self.forms["again_execnz"], target=label))

    def hand_over(self, loop: UOp, target: Register, source: Register) -> None:
        if self.is_scalar(loop) or target.kind == "v":
            self.copy(target, source)
            return
        kept = self.on_masks("s_and_not1", whole(target), self.exec)  # lanes that have left keep theirs
        taken = self.on_masks("s_and", whole(source), self.exec)
        self.op(f"s_or_b{self.wave}", [whole(target)], [kept, taken])

    # -- memory

    def cursor(self, stream: InductionPointer) -> Register:
        return self.accesses.cursor(stream)

    def advance(self, stream: InductionPointer, cursor: Register) -> bool:
        return self.accesses.advance(stream, cursor)

    def load(self, uop: UOp, target: Register) -> None:
        self.accesses.load(uop, target)

    def store(self, uop: UOp) -> None:
        self.accesses.store(uop)

    def _access(self, uop: UOp) -> None:
        gate = uop.gate
        if uop.op is Op.LOAD and uop.type.is_bool and uop.lanes == 1 and gate is not None:
            self.accesses.load_gated_bool(uop, gate)
        elif uop in self.places.planned and gate is not None and gate.lanes == 1:
            self.accesses.load_gated(uop, gate, self.places.of(uop))
        else:
            super()._access(uop)

    def finish(self) -> None:
        self.op("s_endpgm", [], [])

    def ordered(self, uops: Sequence[UOp]) -> Sequence[UOp]:
        return order_for_registers(uops, self.carried, _takes_register, self.machine.registers["v"][-1] // 2)

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        if user.op in (Op.WHERE, Op.IF):
            return user.src[0] is uop and uop.op in _COMPARE and uop not in user.src[1:]
        return (
            user.op is Op.VECTORIZE
            and len(user.src) > 1
            and not uop.type.is_bool
            and (uop.op in _JOINED and uop.gate is None if uop.op is Op.LOAD else uop.op in _JOINED)
        )


_COMPARE: Final = (Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE)
_JOINED: Final = (Op.LOAD, Op.ADD, Op.SUB, Op.MUL, Op.MULACC, Op.CAST, Op.NEG, Op.WHERE)


def _takes_register(uop: UOp) -> bool:
    dtype = uop.dtype
    return isinstance(dtype, DType) and dtype.name != "void" and uop.op not in (Op.GEP, Op.CONST) and not dtype.is_bool


def _reads_what_it_writes(uops: Sequence[UOp]) -> bool:
    """Whether a work-item may read from memory of the GPU what another one of the work-group has written."""

    def roots(op: Op) -> set[UOp]:
        return {u.src[0].src[0] if u.src[0].op is Op.INDEX else u.src[0] for u in uops if u.op is op}

    return any(u.op is Op.DEFINE_GLOBAL and u.pointer.space is AddrSpace.GLOBAL for u in roots(Op.LOAD) & roots(Op.STORE))


def refuse(what: str) -> UnsupportedError:
    return UnsupportedError(f"AMD:ISA: {what}")
