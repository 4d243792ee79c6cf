"""Ordered nodes to TOY's assembly: a linear scan gives each value a register,
or a word of the frame for its whole life.

Loop-carried values are words of the frame here; `kg_render.carried` of the package kg-render has them as phis, for machines that keep them in registers.
"""

from collections.abc import Sequence
from typing import ClassVar

from kg.plugin import AddrSpace, Arguments, DType, Op, Renderer, Target, UnsupportedError, UOp, parse_dtype

from kg_toy.isa import REGISTERS, TYPES

#: The last registers are for what an instruction reads from the frame, and for what it writes there.
TEMPORARIES = ("r28", "r29", "r30")
RESULT = "r31"


class ToyRenderer(Renderer):
    """32- and 64-bit arithmetic on one value at a time.
    All else is left to kg-lowering, which builds it from these."""

    device = "TOY"
    suffix = "ASM"
    language = "toy-asm"
    arguments = Arguments(most=255)
    lowering = "kg_lowering:decompose"
    supported_dtypes = frozenset(map(parse_dtype, TYPES))
    code_for_op: ClassVar[dict[Op, object]] = {
        **{Op.ADD: "add", Op.SUB: "sub", Op.MUL: "mul", Op.IDIV: "div", Op.MOD: "rem", Op.FDIV: "fdiv", Op.SQRT: "sqrt"},
        **{Op.AND: "and", Op.OR: "or", Op.XOR: "xor", Op.SHL: "shl", Op.SHR: "shr"},
        **{Op.CMPLT: "lt", Op.CMPEQ: "eq", Op.WHERE: "sel", Op.CAST: "cvt", Op.BITCAST: "bits"},
    }

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if lanes != 1 or dtype not in self.supported_dtypes:
            return False
        if op in (Op.LOAD, Op.STORE):
            return not dtype.is_bool
        wide = dtype.bits >= 32 or (dtype.is_bool and op in (Op.AND, Op.OR, Op.XOR, Op.CMPEQ, Op.WHERE))
        return op in self.code_for_op and (wide or op in (Op.CAST, Op.BITCAST))

    def render(self, uops: Sequence[UOp]) -> str:
        return "\n".join(Writer(uops).lines) + "\n"


def make_renderer(target: Target) -> Renderer:
    return ToyRenderer()


def in_frame(access: UOp) -> bool:
    """Whether a load or store is of a DEFINE_REG: a word of the frame per element."""
    return access.src[0].src[0].pointer.space is AddrSpace.REG


def reads(uop: UOp) -> tuple[UOp, ...]:
    """The values that a node's instruction reads, in the order of its operands."""
    match uop.op:
        case Op.LOAD:
            return () if in_frame(uop) else (*uop.src[0].src[1:], *(uop.src[1:2] if uop.gate is not None else ()))
        case Op.STORE:
            return uop.src[1:2] if in_frame(uop) else (uop.src[0].src[1], uop.src[1], *uop.src[0].src[2:])
        case op:  # what follows the condition of an IF is order
            return uop.src[:1] if op is Op.IF else uop.src if op is Op.RANGE or op in ToyRenderer.code_for_op else ()


def last_reads(uops: Sequence[UOp]) -> dict[UOp, int]:
    """Value -> where it is read last: at the end of a loop that reads what was there before it,
    as it will again."""
    ends = {uop.src[0]: place for place, uop in enumerate(uops) if uop.op is Op.END}
    loops: list[UOp] = []
    depth: dict[UOp, int] = {}
    last: dict[UOp, int] = {}
    for place, uop in enumerate(uops):
        for value in reads(uop):
            entered = loops[depth[value] : depth[value] + 1]
            last[value] = max([last.get(value, 0), place, *(ends[loop] for loop in entered)])
        loops = [*loops, uop] if uop.op is Op.RANGE else loops[:-1] if uop.op is Op.END else loops
        depth[uop] = len(loops)
    return last


def allocate(uops: Sequence[UOp], last: dict[UOp, int]) -> tuple[dict[UOp, str], dict[UOp, int]]:
    """Value -> register; value -> word of the frame for those without one: the ones that live longest."""
    free = [f"r{n}" for n in reversed(range(REGISTERS - len(TEMPORARIES) - 1))]
    registers: dict[UOp, str] = {}
    frame: dict[UOp, int] = {}
    alive: list[UOp] = []
    for place, uop in enumerate(uops):
        free += [registers[v] for v in alive if last[v] <= place]
        alive = [v for v in alive if last[v] > place]
        if uop not in last or uop.op is Op.CONST:
            continue
        alive.append(uop)
        if not free:
            longest = max(alive, key=lambda v: last[v])
            alive.remove(longest)
            frame[longest] = len(frame)
            free += [registers.pop(longest)] if longest in registers else []
        if uop not in frame:
            registers[uop] = free.pop()
    return registers, frame


class Writer:
    """The program in text, written node by node."""

    def __init__(self, uops: Sequence[UOp]) -> None:
        self.last = last_reads(uops)
        self.registers, self.frame = allocate(uops, self.last)
        self.elements: dict[tuple[UOp, object], int] = {}
        self.slots = sorted(u.slot for u in uops if u.op is Op.DEFINE_GLOBAL)
        self.variables = sorted(u.variable.name for u in uops if u.op is Op.DEFINE_VAR)
        self.lines = [f"# {uops[-1].kernel.name}"]
        for uop in uops:
            self.write(uop)

    def write(self, uop: UOp) -> None:
        match uop.op:
            case Op.CONST | Op.SINK | Op.INDEX | Op.DEFINE_GLOBAL | Op.DEFINE_REG | Op.DEFINE_SCRATCH | Op.PREFETCH:
                pass  # a constant is written where it is read
            case Op.END | Op.ENDIF:
                self.lines.append("end")
            case Op.IF | Op.RANGE:
                self.emit("if" if uop.op is Op.IF else "loop", uop)
            case Op.DEFINE_VAR:
                self.emit("arg", uop, self.variables.index(uop.variable.name))
            case Op.LOAD | Op.STORE if in_frame(uop):
                key = (uop.src[0].src[0], uop.src[0].src[1].value)
                word = self.elements.setdefault(key, len(self.frame) + len(self.elements))
                self.emit("get" if uop.op is Op.LOAD else "put", uop, word)
            case Op.LOAD | Op.STORE:
                name, kind = ("ld", uop.dtype) if uop.op is Op.LOAD else ("st", uop.src[1].dtype)
                pointer, gated = uop.src[0].src[0], "" if uop.gate is None else "if"
                number = 256 + pointer.scratch[1] // 64 if pointer.op is Op.DEFINE_SCRATCH else self.slots.index(pointer.slot)
                self.emit(f"{name}{gated}.{kind}", uop, number)
            case op if op in ToyRenderer.code_for_op:  # a comparison is called after what it compares
                types = (uop.dtype, uop.src[0].dtype) if op in (Op.CAST, Op.BITCAST) else (uop.src[-1].dtype,)
                self.emit(".".join(map(str, (ToyRenderer.code_for_op[op], *types))), uop)
            case op:
                raise UnsupportedError(f"TOY:ASM has no {op.name} in its instruction set")

    def emit(self, name: str, uop: UOp, number: int | None = None) -> None:
        """One instruction: what it reads is brought into registers before it,
        a result without register put away after it."""
        result = [] if uop.op in (Op.STORE, Op.IF) else [self.registers.get(uop, RESULT)]
        if result and uop not in self.last and uop.op is not Op.RANGE:
            return  # nothing reads it
        operands = [*result, *([] if number is None else [str(number)])]
        for value, temporary in zip(reads(uop), TEMPORARIES, strict=False):
            if value.op is Op.CONST:
                self.lines.append(f"li.{value.dtype} {temporary}, {value.value if value.type.is_float else int(value.value)}")
            elif value in self.frame:
                self.lines.append(f"get {temporary}, {self.frame[value]}")
            operands.append(self.registers.get(value, temporary))
        self.lines.append(f"{name} {', '.join(operands)}")
        if uop in self.frame:
            self.lines.append(f"put {self.frame[uop]}, {RESULT}")
