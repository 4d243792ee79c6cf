"""The ops: one line each, with group, arity, type rule and meaning. docs/ir.md says the same
at length."""

from __future__ import annotations

from enum import Enum, EnumMeta
from typing import Final


class Group(Enum):
    """What a set of ops has in common for passes and specs."""

    GRAPH = "graph"  # shaped, before kernels
    MOVEMENT = "movement"  # shaped, changes only where elements are
    DEFINE = "define"
    CONTROL = "control"
    MEMORY = "memory"
    VECTOR = "vector"
    UNARY = "unary"
    BINARY = "binary"
    COMPARE = "compare"
    TERNARY = "ternary"
    PROGRAM = "program"


class Op(Enum):
    """(group, number of sources or None for any, meaning)."""

    # graph level: nodes with shapes
    PARAM = (Group.GRAPH, 0, "numbered argument of a kernel; arg Param(slot, shape)")
    BUFFER = (Group.GRAPH, 0, "a piece of device memory; canonicalised to PARAM")
    COPY = (Group.GRAPH, 1, "the same values on another device; arg Route(source, target)")
    CONTIGUOUS = (Group.GRAPH, 1, "the same values, materialised")
    REDUCE = (Group.GRAPH, None, "monoid over axes (shaped; kept as size 1), later over RANGE sources")
    SCAN = (Group.GRAPH, None, "running monoid along one axis (shaped), later along one RANGE source")
    STATE = (Group.GRAPH, 1, "value number arg of a REDUCE or SCAN with several, or of a LOOP")
    GATHER = (Group.GRAPH, None, "data[i0, i1, ...] along the leading axes")
    SCATTER = (Group.GRAPH, None, "(target, updates, i0, ...): target with target[i...] combined by arg, in order")
    RANK = (Group.GRAPH, None, "(start, i0, ...): start[i...] plus how often that index was before; -1 out of range")
    STACK = (Group.GRAPH, None, "values of one shape along a new axis; arg its number")
    FOURIER = (Group.GRAPH, None, "(re[, im]): discrete Fourier transform; arg Fourier; lowered to kernels of a Plan")
    LOOP = (
        Group.GRAPH,
        None,
        "(initial..., sliced..., same...): a body of shaped nodes, step after step; arg LoopBody; lowered to a Plan",
    )
    SHAPED_WMMA = (Group.GRAPH, 3, "one tensor-core step, before fragments")
    RESHAPE = (Group.MOVEMENT, 1, "same elements in row-major order; arg shape")
    EXPAND = (Group.MOVEMENT, 1, "axes of size 1 repeated; arg shape")
    PERMUTE = (Group.MOVEMENT, 1, "axes reordered; arg order")
    PAD = (Group.MOVEMENT, 2, "(x, fill): arg ((before, after), ...)")
    SHRINK = (Group.MOVEMENT, 1, "a box of x; arg ((start, stop), ...)")
    FLIP = (Group.MOVEMENT, 1, "axes reversed; arg axes")
    # definitions
    DEFINE_GLOBAL = (Group.DEFINE, 0, "pointer argument; arg slot")
    DEFINE_LOCAL = (Group.DEFINE, 0, "work-group memory; arg name")
    DEFINE_REG = (Group.DEFINE, 0, "registers, constant indices only; arg name")
    DEFINE_SCRATCH = (Group.DEFINE, 0, "per-worker memory; arg (name, byte offset)")
    DEFINE_VAR = (Group.DEFINE, 0, "integer argument; arg Var(name, min, max)")
    ARG = (Group.DEFINE, 0, "operand of a monoid's combining body; arg number: states of a, then of b")
    SPECIAL = (Group.DEFINE, 1, "(bound): work-item number in [0, bound), or a launch value; arg name")
    CONST = (Group.DEFINE, 0, "arg value, in every lane")
    # control
    SINK = (Group.CONTROL, None, "the root: everything that must happen; arg KernelInfo")
    RANGE = (Group.CONTROL, 2, "(start, stop): loop counter; arg Axis(name, kind)")
    END = (Group.CONTROL, None, "(range, body...): closes the loop")
    IF = (Group.CONTROL, None, "(condition, order...)")
    ENDIF = (Group.CONTROL, None, "(if, body...)")
    BARRIER = (Group.CONTROL, None, "(order...): all work-items of the work-group meet")
    COMMIT = (Group.CONTROL, None, "(order...): the asynchronous STOREs of this work-item since its last COMMIT are one group")
    WAIT = (Group.CONTROL, None, "(order...): all groups of this work-item but the last arg of them are stored")
    GROUP_REDUCE = (
        Group.CONTROL,
        2,
        "(x, l0): x of so many work-items side by side, reduced, for each; arg GroupReduce(how, items)",
    )
    SUBGROUP_SHUFFLE = (Group.CONTROL, 2, "(x, lane): x of another lane of the subgroup; arg how many lanes that has")
    # memory
    INDEX = (Group.MEMORY, None, "(pointer, index[, gate]): an address, or one per lane")
    TILE_INDEX = (
        Group.MEMORY,
        2,
        "(index, lane): the index of each element that a lane has of a tile; arg TileLayout or OpaqueTile",
    )
    LOAD = (Group.MEMORY, None, "(address[, alternative if gated], order...)")
    STORE = (Group.MEMORY, None, "(address, value, order...)")
    PREFETCH = (Group.MEMORY, None, "(address, order...): a hint; arg the nearest cache it comes to, None the first")
    # vectors and casts
    VECTORIZE = (Group.VECTOR, None, "lanes of the sources, in order")
    GEP = (Group.VECTOR, 1, "lanes picked; arg tuple of lane numbers")
    SHUFFLE = (Group.VECTOR, 2, "lanes picked out of a's lanes followed by b's; arg tuple of lane numbers")
    CAST = (Group.UNARY, 1, "to dtype, by value")
    BITCAST = (Group.UNARY, 1, "to dtype, same bits")
    # ALU; operands have one dtype, and so has the result except for comparisons
    NEG = (Group.UNARY, 1, "-x")
    ABS = (Group.UNARY, 1, "|x|")
    EXP2 = (Group.UNARY, 1, "2**x")
    LOG2 = (Group.UNARY, 1, "log2(x)")
    SIN = (Group.UNARY, 1, "sin(x)")
    COS = (Group.UNARY, 1, "cos(x)")
    SQRT = (Group.UNARY, 1, "square root")
    RECIPROCAL = (Group.UNARY, 1, "1/x")
    TRUNC = (Group.UNARY, 1, "towards zero")
    ROUND = (Group.UNARY, 1, "to nearest, ties to even")
    ADD = (Group.BINARY, 2, "x+y; or on bool")
    SUB = (Group.BINARY, 2, "x-y; xor on bool")
    MUL = (Group.BINARY, 2, "x*y; and on bool")
    FDIV = (Group.BINARY, 2, "x/y, floats")
    IDIV = (Group.BINARY, 2, "x/y towards zero, integers; 0 for y=0")
    MOD = (Group.BINARY, 2, "x - y*(x IDIV y); 0 for y=0")
    FLOORDIV = (Group.BINARY, 2, "x/y towards -inf, integers; 0 for y=0")
    FLOORMOD = (Group.BINARY, 2, "x - y*(x FLOORDIV y); 0 for y=0")
    MAX = (Group.BINARY, 2, "greater; NaN wins")
    MIN = (Group.BINARY, 2, "lesser; NaN wins")
    POW = (Group.BINARY, 2, "x**y, floats")
    SHL = (Group.BINARY, 2, "x << y; 0 for y out of range")
    SHR = (Group.BINARY, 2, "x >> y; 0 or the sign for y out of range")
    AND = (Group.BINARY, 2, "bitwise and")
    OR = (Group.BINARY, 2, "bitwise or")
    XOR = (Group.BINARY, 2, "bitwise exclusive or")
    CMPLT = (Group.COMPARE, 2, "x < y")
    CMPLE = (Group.COMPARE, 2, "x <= y")
    CMPEQ = (Group.COMPARE, 2, "x == y")
    CMPNE = (Group.COMPARE, 2, "x != y")
    WHERE = (Group.TERNARY, 3, "c ? x : y, per lane")
    MULACC = (Group.TERNARY, 3, "x*y + z, rounded once or twice")
    # units and escapes
    WMMA = (Group.VECTOR, 3, "(a, b, c) fragments -> a@b + c; arg TensorCore")
    CUSTOM = (Group.VECTOR, None, "target text; arg str with {0}, {1}, ... for the sources")
    # programs
    PROGRAM = (Group.PROGRAM, None, "(sink, linear, source, binary); arg ProgramInfo")
    LINEAR = (Group.PROGRAM, None, "the ordered program: sources in order")
    SOURCE = (Group.PROGRAM, 0, "arg text")
    BINARY = (Group.PROGRAM, 0, "arg bytes")

    group: Group
    arity: int | None
    meaning: str

    def __new__(cls, group: Group, arity: int | None, meaning: str) -> Op:
        member = object.__new__(cls)
        member._value_ = len(cls.__members__)
        member.group, member.arity, member.meaning = group, arity, meaning
        return member

    def __repr__(self) -> str:
        return f"Op.{self.name}"

    # members are singletons: the default identity hash is right, and much faster than Enum's
    __hash__ = object.__hash__


def _set(cls: type, name: str, value: object) -> None:
    if name in cls.__members__:  # type: ignore[attr-defined]
        raise AttributeError(f"cannot reassign member {name!r}")
    type.__setattr__(cls, name, value)


if hasattr(EnumMeta, "__getattr__"):  # `Op.ADD` is read without this hook of Python 3.11, which takes four times as long
    _kept = ("__iter__", "__len__", "__getitem__", "__call__", "__contains__", "__members__", "__reversed__", "__repr__")
    Op.__class__ = type("Members", (type,), {"__setattr__": _set, **{name: vars(EnumMeta)[name] for name in _kept}})  # pyright: ignore


def _ops(*groups: Group) -> frozenset[Op]:
    return frozenset(op for op in Op if op.group in groups)


#: Ops that change shapes and move no data: RESHAPE, EXPAND, PERMUTE, PAD, SHRINK, FLIP.
MOVEMENT: Final = _ops(Group.MOVEMENT)
UNARY: Final = _ops(Group.UNARY) - {Op.CAST, Op.BITCAST}
BINARY: Final = _ops(Group.BINARY)
#: Comparisons, whose result is bool.
COMPARE: Final = _ops(Group.COMPARE)
TERNARY: Final = _ops(Group.TERNARY)
#: Element-wise arithmetic, casts not included.
ALU: Final = UNARY | BINARY | COMPARE | TERNARY
#: Ops that compute each element by itself: arithmetic, comparisons, choices, casts.
ELEMENTWISE: Final = ALU | {Op.CAST, Op.BITCAST}
#: Operands may be exchanged without changing the value (up to the sign of a zero in MAX and MIN).
COMMUTATIVE: Final = frozenset({Op.ADD, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR, Op.CMPEQ, Op.CMPNE})
BITWISE: Final = frozenset({Op.AND, Op.OR, Op.XOR})
DIVISIONS: Final = frozenset({Op.IDIV, Op.MOD, Op.FLOORDIV, Op.FLOORMOD})
#: Ops whose dtype is void and that happen in an order.
EFFECTS: Final = frozenset({Op.STORE, Op.BARRIER, Op.COMMIT, Op.WAIT, Op.END, Op.IF, Op.ENDIF, Op.PREFETCH})
