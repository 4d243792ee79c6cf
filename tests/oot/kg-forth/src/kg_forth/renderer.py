"""Ordered nodes to FORTH's code.
A value that is read once, where nothing comes between, is left on the stack for its reader; others get a word."""

import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import ClassVar

from kg.plugin import AddrSpace, Arguments, DType, Op, Renderer, Target, UnsupportedError, UOp, parse_dtype

from kg_forth.isa import EFFECT, INSTRUCTION, MNEMONICS, PLACES, SCRATCH, TYPES, instruction, listing, sealed

#: Nodes without an instruction: constants and launch values are put on the stack where they are read.
SILENT = (Op.CONST, Op.DEFINE_VAR, Op.SINK, Op.INDEX, Op.DEFINE_GLOBAL, Op.DEFINE_REG, Op.DEFINE_SCRATCH, Op.PREFETCH)


class ForthRenderer(Renderer):
    """Arithmetic of one value at a time. All else is left to kg-lowering, which builds it from these."""

    device = "FORTH"
    suffix = "CODE"
    language = "forth-code"
    arguments = Arguments(most=SCRATCH - 1)
    lowering = "kg_lowering:decompose"
    supported_dtypes = frozenset(map(parse_dtype, TYPES))
    code_for_op: ClassVar[dict[Op, object]] = {
        **{Op.ADD: "add", Op.SUB: "sub", Op.MUL: "mul", Op.IDIV: "div", Op.MOD: "mod", Op.FDIV: "fdiv", Op.SQRT: "sqrt"},
        **{Op.AND: "and", Op.OR: "or", Op.XOR: "xor", Op.SHL: "shl", Op.SHR: "shr", Op.WHERE: "choose"},
        **{Op.CMPLT: "less", Op.CMPEQ: "equal", Op.CAST: "convert", Op.BITCAST: "bits"},
    }

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        taken = not dtype.is_bool if op in (Op.LOAD, Op.STORE) else op in self.code_for_op
        return taken and lanes == 1 and dtype in self.supported_dtypes

    def asm(self, program: UOp, linear: UOp) -> bytes:
        return sealed(Writer(linear.src).code())

    def render(self, uops: Sequence[UOp]) -> str:
        """The listing of the code, for people."""
        return f"\\ {uops[-1].kernel.name}\n" + listing(Writer(uops).code())


def make_renderer(target: Target) -> Renderer:
    return ForthRenderer()


def reads(uop: UOp) -> tuple[UOp, ...]:
    """The values that a node's instruction takes off the stack, in the order in which they are put there."""
    if uop.op in (Op.LOAD, Op.STORE):
        pointer, *index = uop.src[0].src[:2]
        gate = uop.src[0].src[2:]
        value = uop.src[1:2] if uop.op is Op.STORE or gate else ()
        if pointer.pointer.space is AddrSpace.REG:
            return value
        return (*index, *value, *gate) if uop.op is Op.STORE else (*index, *gate, *value)
    return uop.src[:1] if uop.op is Op.IF else uop.src if uop.op is Op.RANGE or uop.op in ForthRenderer.code_for_op else ()


class Writer:
    """The code of a program, written node by node."""

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.uops = uops
        self.words: dict[object, int] = {}
        count = Counter(value for uop in uops for value in reads(uop))
        self.slots = sorted(u.slot for u in uops if u.op is Op.DEFINE_GLOBAL)
        self.variables = sorted(u.variable.name for u in uops if u.op is Op.DEFINE_VAR)
        #: Values that are computed by their reader -> places of the stack: nothing that they are made of changes before that.
        self.waiting: dict[UOp, int] = {}
        block: dict[UOp, UOp | None] = {}  # node -> the loop or branch that it stands in
        around: list[UOp | None] = [None]
        for uop in uops:
            around = around[:-1] if uop.op in (Op.END, Op.ENDIF) else around
            block[uop] = around[-1]
            for value in reads(uop):
                if value.op in ForthRenderer.code_for_op and count[value] == 1 and block[value] is around[-1]:
                    places = max(place + self.waiting.get(s, 1) for place, s in enumerate(value.src))
                    self.waiting |= {value: places} if places < PLACES // 2 else {}
            around = [*around, uop] if uop.op in (Op.RANGE, Op.IF) else around

    def code(self) -> bytes:
        found = b"".join(part for uop in self.uops if uop not in self.waiting for part in self.statement(uop))
        effects = (EFFECT[MNEMONICS[opcode]] for opcode, *_ in INSTRUCTION.iter_unpack(found))
        most = max(accumulate(put - taken for taken, put, _ in effects), default=0)
        if most > PLACES:
            raise UnsupportedError(f"an expression takes {most} places, FORTH's stack has {PLACES}")
        return found

    def value(self, uop: UOp) -> Iterator[bytes]:
        """The code that puts a value on the stack."""
        if uop.op is Op.CONST:
            number = struct.unpack("<q", struct.pack("<d", uop.value))[0] if uop.type.is_float else int(uop.value)
            yield instruction("push", str(uop.dtype), number=number)
        elif uop.op is Op.DEFINE_VAR:
            yield instruction("argument", number=self.variables.index(uop.variable.name))
        elif uop in self.waiting:
            yield from self.operation(uop)
        else:
            yield instruction("get", number=self.words[uop])

    def operation(self, uop: UOp) -> Iterator[bytes]:
        for operand in reads(uop):
            yield from self.value(operand)
        first, second = (uop.dtype, uop.src[0].dtype) if uop.op in (Op.CAST, Op.BITCAST) else (uop.src[-1].dtype, "bool")
        yield instruction(str(ForthRenderer.code_for_op[uop.op]), str(first), str(second))

    def statement(self, uop: UOp) -> Iterator[bytes]:
        """The code of a node whose value does not wait on the stack."""
        match uop.op:
            case op if op in SILENT:
                return
            case Op.END | Op.ENDIF:
                yield instruction("end")
            case Op.IF | Op.RANGE:
                yield from (part for operand in reads(uop) for part in self.value(operand))
                yield instruction("if" if uop.op is Op.IF else "loop", number=self.word(uop))
            case Op.LOAD | Op.STORE:
                yield from self.access(uop)
            case op if op in ForthRenderer.code_for_op:
                yield from self.operation(uop)
                yield instruction("put", number=self.word(uop))
            case op:
                raise UnsupportedError(f"FORTH:CODE has no {op.name} in its instruction set")

    def access(self, uop: UOp) -> Iterator[bytes]:
        yield from (part for operand in reads(uop) for part in self.value(operand))
        pointer, name = uop.src[0].src[0], "load" if uop.op is Op.LOAD else "store"
        if pointer.pointer.space is AddrSpace.REG:
            element = self.word((pointer, uop.src[0].src[1].value))
            yield instruction("get" if uop.op is Op.LOAD else "put", number=element)
        else:
            scratch = pointer.op is Op.DEFINE_SCRATCH
            number = SCRATCH + pointer.scratch[1] // 64 if scratch else self.slots.index(pointer.slot)
            yield instruction(name if uop.gate is None else f"{name}_if", str(pointer.pointer.base), number=number)
        if uop.op is Op.LOAD:
            yield instruction("put", number=self.word(uop))

    def word(self, key: object) -> int:
        return self.words.setdefault(key, len(self.words))
