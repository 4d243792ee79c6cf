"""Instruction selection that all instruction sets share: values, blocks, arguments.
Loops and branches are in `control`.

An instruction set subclasses `Selector` with a table op -> emitter. A node that `may_defer` accepts is not computed where it stands but by its only
user, which may take it as a memory operand, an immediate or a condition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from kg.plugin import DType, Op, UnsupportedError, UOp
from kg.plugin.rendering import arguments

from kg_render.asm.control import begin_if, begin_loop, end_if, end_loop
from kg_render.asm.fold_operands import SILENT, deferred
from kg_render.asm.machine import COPY, LABEL_FORM, Code, Instruction, Label, Machine, Register
from kg_render.asm.strength_reduction import InductionPointer, induction_pointers
from kg_render.carried import LoopResult, Phi, Value, carried

#: Writes the instructions of a node and sets its value.
Emitter: TypeAlias = "Callable[[Selector, UOp], None]"

#: What the caller gives beside pointers and variables.
_GIVEN = frozenset({Op.SPECIAL, Op.DEFINE_SCRATCH})
_ACCESSES = frozenset({Op.LOAD, Op.STORE})
#: Whose values are always in registers of their own.
_SUMS = frozenset({Op.MULACC, Op.WMMA})


class Selector:
    """The code of one program, node by node. Values are registers, in `values`."""

    machine: Machine
    table: ClassVar[Mapping[Op, Emitter]] = {}
    stream_limit: ClassVar[int] = 0  #: how many pointers a loop may move on; with 0 `cursor` and `advance` are not needed

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.code = Code()
        self.carried = carried(uops)
        self.uops = self.ordered(uops)
        self.induction_pointers = induction_pointers(self.uops, self.stream_limit)
        self.cursors: dict[InductionPointer, Register] = {}  #: the pointer of each stream of the open loops
        self.values: dict[UOp, Register] = {}
        self.phis: dict[Phi, Register] = {}
        #: an open RANGE -> head, what follows, whether it runs once at most, whether it is tested before it begins
        self.loops: dict[UOp, tuple[Label, Label, bool, bool]] = {}
        self.ends: dict[
            UOp, tuple[Register, Register]
        ] = {}  #: of an open RANGE that needs no counter a pointer, and where it ends
        self.joins: list[Label] = []  #: what follows each open IF
        self.entry: list[Instruction] = []  #: constants, before everything else
        self.known: dict[object, Register] = {}  #: what was computed beside the nodes and holds in the open blocks
        self.scopes: list[list[object]] = [[]]  #: what of `known` was computed in each open block
        self.begins: list[int] = [0]  #: before which instruction each of them was opened
        self.depths: dict[UOp, int] = {}  #: of nodes that were written in a block, which one
        self.node: UOp | None = None
        #: nodes that their only user computes; and how many nodes have it among their sources
        self.deferred, self.readers = deferred(self.uops, self.carried.stores, self.may_defer)

    # -- what an instruction set says

    def bits_of(self, dtype: DType) -> tuple[str, int]:
        """The register class of a value, and how many bits it has when it is spilled."""
        raise NotImplementedError

    def ordered(self, uops: Sequence[UOp]) -> Sequence[UOp]:
        """The program, its blocks ordered as the machine likes them."""
        return uops

    def may_defer(self, uop: UOp, user: UOp) -> bool:
        """Whether a node is left to its only user, in whose block it stands, with nothing stored between."""
        return False

    def constant(self, uop: UOp) -> Register:
        """A CONST in a register: made by `entry_constant`, so that it holds everywhere."""
        raise NotImplementedError

    def argument(self, uop: UOp, number: int) -> Register:
        """A pointer or variable, of that place in the array of arguments."""
        raise NotImplementedError

    def special(self, uop: UOp) -> Register:
        """SPECIAL `start` or `stop`."""
        raise NotImplementedError

    def scratch(self, uop: UOp) -> Register:
        """DEFINE_SCRATCH."""
        raise NotImplementedError

    def branch_unless(self, condition: UOp, label: Label) -> None:
        """Goes to the label where a bool is false."""
        raise NotImplementedError

    def branch_if_empty(self, loop: UOp, label: Label) -> None:
        """Goes to the label where start is not below stop."""
        raise NotImplementedError

    def again(self, loop: UOp, counter: Register, label: Label) -> Instruction:
        """Counts, and writes the back edge, whose role is AGAIN:
        it goes to the label while there is another iteration."""
        raise NotImplementedError

    def cursor(self, stream: InductionPointer) -> Register:
        """A register with the first place of a stream, in front of its loop."""
        raise NotImplementedError

    def is_counted(self, stream: InductionPointer) -> bool:
        """Whether the counter is the index register of a stream's accesses, whose pointer stays then."""
        return False

    def advance(self, stream: InductionPointer, cursor: Register) -> bool:
        """Moves the register on at the end of an iteration.
        False where it stays, as the counter is part of each address."""
        raise NotImplementedError

    def end_of(self, cursor: Register, distance: int) -> Register | None:
        """A pointer so many bytes further: a loop that moves the other one ends there, and has no counter.
        None where counters are better."""
        return None

    def again_before(self, cursor: Register, end: Register, label: Label) -> Instruction:
        """Writes the back edge of such a loop."""
        raise NotImplementedError

    def load(self, uop: UOp, target: Register) -> None:
        """A LOAD whose gate is true or None, into a register."""
        raise NotImplementedError

    def store(self, uop: UOp) -> None:
        """A STORE whose gate is true or None."""
        raise NotImplementedError

    def masked(self, uop: UOp) -> None:
        """A LOAD or STORE with a gate for each lane."""
        raise UnsupportedError(f"{type(self).__name__} has no masked access")

    def finish(self) -> None:
        """SINK: the end of the function."""
        raise NotImplementedError

    # -- what emitters use

    def emit(self, instruction: Instruction) -> Instruction:
        """Adds an instruction."""
        instruction.node = self.node
        self.code.instructions.append(instruction)
        return instruction

    def fresh(self, dtype: DType) -> Register:
        """A new register for a value of this dtype."""
        return self.code.register(*self.bits_of(dtype))

    def register_for(self, value: UOp | Phi) -> Register:
        """A new register for a LOAD, a loop's counter or a carried value,
        where the class depends on more than the dtype."""
        return self.code.register(*self.bits_of(value.type if isinstance(value, UOp) else value.dtype))

    def hand_over(self, loop: UOp, target: Register, source: Register) -> None:
        """A carried value for the next iteration."""
        self.copy(target, source)

    def is_always_tested(self, loop: UOp) -> bool:
        """Whether a loop is tested before its first iteration even where it is known to run."""
        return False

    def copy(self, target: Register, source: Register) -> None:
        """target = source"""
        ins = self.emit(self.machine.copy(target, source))
        if ins.form.role is not COPY:
            raise AssertionError(f"{ins.form.name} is to be a copy")

    def duplicate(self, source: Register) -> Register:
        """A register with the same value that may be overwritten: the two-address fix-up."""
        made = self.code.register(source.kind, source.bits)
        self.copy(made, source)
        return made

    def overwritable(self, uop: UOp) -> Register:
        """An operand in a register that may be overwritten:
        that of a sum which nothing else reads, made in this block, else a copy."""
        if uop.op in _SUMS and self.readers.get(uop) == 1 and self.depths.get(uop) == len(self.scopes) - 1:
            return self.value(uop)
        return self.duplicate(self.value(uop))

    def label(self, name: str) -> Label:
        """A new place."""
        return Label(name)

    def place(self, label: Label) -> None:
        """Here is the label."""
        self.emit(Instruction(LABEL_FORM, target=label))

    def entry_constant(self, key: object, make: Callable[[], Instruction]) -> Register:
        """The register of a constant that the instruction makes before everything else, once for each key."""
        found = self.known.get(key)
        if found is None:
            made = make()
            found = self.known[key] = made.defs[0]
            found.constant = made
            self.entry.append(made)
        return found

    def once(self, key: object, make: Callable[[], Register]) -> Register:
        """What `make` computes, once in this block and those within."""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = make()
            self.scopes[-1].append(key)
        return found

    def outside(self, nodes: Iterable[UOp], key: object, make: Callable[[], Register]) -> Register:
        """What `make` computes of these nodes, once and outside of the loops that none of them changes in."""
        here = len(self.scopes) - 1
        depth = max((self.depth(u) for u in nodes), default=0)
        if depth >= here or key in self.known:
            return self.once(key, make)
        begin, inner = self.begins[depth + 1], self.scopes[depth + 1 :]
        hidden = {k: self.known.pop(k) for scope in inner for k in scope}
        after, self.code.instructions[begin:] = self.code.instructions[begin:], []
        del self.scopes[depth + 1 :]
        found = self.once(key, make)
        length = len(self.code.instructions) - begin
        self.code.instructions += after
        self.scopes += [[k for k in scope if k not in self.known] for scope in inner]
        self.known = {**hidden, **self.known}
        self.begins[depth + 1 :] = [n + length for n in self.begins[depth + 1 :]]
        return found

    def depth(self, uop: UOp) -> int:
        """The block in which a node's value is."""
        if uop.op in SILENT:
            return 0
        return len(self.scopes) - 1 if uop not in self.values else self.depths.get(uop, 0)

    def value(self, uop: UOp) -> Register:
        """The register of an operand."""
        found = self.values.get(uop)
        if found is not None:
            return found
        if uop.op is Op.CONST:
            return self.constant(uop)
        seen = self.carried.value_of.get(uop)
        if seen is not None:
            return self.register_of(seen)
        if uop in self.deferred:
            self._write(uop)
            return self.values[uop]
        return self.missing(uop)

    def missing(self, uop: UOp) -> Register:
        """The register of an operand that is held elsewhere than in `values`."""
        raise UnsupportedError(f"{uop.op.name} has no value in machine code")

    def register_of(self, value: Value) -> Register:
        """The register of an element of a DEFINE_REG, as it is at this place."""
        if isinstance(value, LoopResult):
            return self.phis[value.phi]
        return self.phis[value] if isinstance(value, Phi) else self.value(value)

    # -- the walk

    def run(self) -> Code:
        """The code of the program, before registers."""
        pointers, variables = arguments(self.uops)
        for number, u in enumerate([*pointers, *variables]):
            self.node, self.values[u] = u, self.argument(u, number)
        for u in [u for u in self.uops if u.op in _GIVEN]:
            self.node, self.values[u] = u, self.special(u) if u.op is Op.SPECIAL else self.scratch(u)
        write, others = self._write, {*self.deferred, *self.carried.value_of, *self.carried.stores}
        for u in self.uops:
            if u.op not in SILENT and u not in others:
                write(u)
        self.code.instructions[:0] = self.entry
        return self.code

    def _write(self, uop: UOp) -> None:
        before, self.node = self.node, uop
        op = uop.op
        if op in _ACCESSES:
            self._access(uop)
        else:
            write = self.table.get(op) or _CONTROL.get(op)
            if write is None:
                raise UnsupportedError(f"{uop.op.name} is no instruction here: kg-lowering decomposes it for this renderer")
            write(self, uop)
        self.depths[uop] = len(self.scopes) - 1
        self.node = before

    def _access(self, uop: UOp) -> None:
        gate, is_load = uop.gate, uop.op is Op.LOAD
        if gate is not None and gate.lanes > 1:
            self.masked(uop)
            return
        target = self.register_for(uop) if is_load else None
        label = self.label("join")
        if gate is not None:
            if target is not None:
                self.copy(target, self.value(uop.src[1]))
            self.open_block()
            self.branch_unless(gate, label)
        if target is not None:
            self.load(uop, target)
            self.values[uop] = target
        else:
            self.store(uop)
        if gate is not None:
            self.close_block()
            self.place(label)

    def open_block(self) -> None:
        """What is computed from here on holds until `close_block`: before a branch around it."""
        self.begins.append(len(self.code.instructions))
        self.scopes.append([])

    def close_block(self) -> None:
        """The end of the innermost block."""
        self.begins.pop()
        for key in self.scopes.pop():
            del self.known[key]


_CONTROL: Mapping[Op, Emitter] = {
    Op.RANGE: begin_loop,
    Op.END: end_loop,
    Op.IF: begin_if,
    Op.ENDIF: end_if,
    Op.SINK: lambda selector, uop: selector.finish(),
    Op.PREFETCH: lambda selector, uop: None,  # a hint
}
