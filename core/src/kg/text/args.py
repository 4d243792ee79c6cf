"""How the arg of each op is written and read: the table FORMS, one line per op."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.checks import shown
from kg.ir.args import (
    NONPOSITIVE,
    RARE,
    Access,
    Axis,
    AxisKind,
    Fourier,
    GroupReduce,
    KernelInfo,
    LoopBody,
    Param,
    Reduction,
    Route,
    Var,
)
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import OpaqueTile, TileLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.text.cursor import Cursor
from kg.text.values import Labels, format_name, format_number, format_value, register_record

__all__ = ["FORMS", "ArgForm", "format_arg", "format_dim", "read_arg", "register_record"]


@dataclass(frozen=True, slots=True)
class ArgForm:
    """fits: whether this arg can be written so (others print as {value}); optional:
    None prints as nothing."""

    fits: Callable[[object], bool]
    write: Callable[[UOp, Labels], str]
    read: Callable[[Cursor], object]
    optional: bool = False


# -- dims in infix, for people

_INFIX: Final = {Op.ADD: ("+", 1), Op.SUB: ("-", 1), Op.MUL: ("*", 2), Op.FLOORDIV: ("//", 2), Op.FLOORMOD: ("%", 2)}
_LONGEST = 160


def format_dim(dim: int | UOp) -> str:
    """A dim or an index expression as people write it: `n*4 + 1`. Not parsed back; bounded in length."""
    if not isinstance(dim, UOp):
        return shown(dim)
    if dim.op is Op.DEFINE_VAR and isinstance(dim.arg, Var):
        return dim.arg.name
    done: dict[UOp, tuple[str, int]] = {}
    for node in dim.toposort():
        text, strength = _infix(node, done)
        done[node] = (text, strength) if len(text) <= _LONGEST else ("...", 9)
    return done[dim][0]


def _infix(node: UOp, done: dict[UOp, tuple[str, int]]) -> tuple[str, int]:
    """The text of a node, and how strongly it holds together."""
    match node.arg:
        case Var() | Axis():
            return node.arg.name, 9
        case int() | float() if node.op is Op.CONST:
            return format_number(node.arg), 9 if node.arg >= 0 else 0
        case _:
            pass
    if node.op in _INFIX and len(node.src) == 2:
        symbol, strength = _INFIX[node.op]
        left, right = (done[s] for s in node.src)
        first = left[0] if left[1] >= strength else f"({left[0]})"
        second = right[0] if right[1] > strength else f"({right[0]})"
        return (f"{first} {symbol} {second}" if strength == 1 else f"{first}{symbol}{second}"), strength
    sources = ", ".join(done[s][0] for s in node.src)
    arg = f" {node.arg}" if isinstance(node.arg, (str, int)) else ""
    return f"{node.op.name.lower()}{arg}" + (f"({sources})" if sources else ""), 9


# -- the forms


def _of(kind: type) -> Callable[[object], bool]:
    return lambda arg: type(arg) is kind


def _is_dim(arg: object) -> bool:
    return type(arg) is int or isinstance(arg, UOp)


def _is_dims(arg: object) -> bool:
    return isinstance(arg, tuple) and all(_is_dim(d) for d in arg)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _is_pairs(arg: object) -> bool:
    return isinstance(arg, tuple) and all(_is_dims(p) and len(p) == 2 for p in arg)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _is_param(arg: object) -> bool:
    return isinstance(arg, Param) and type(arg.slot) is int and _is_dims(arg.shape)


def _is_scratch(arg: object) -> bool:
    return isinstance(arg, tuple) and list(map(type, arg)) == [str, int]  # pyright: ignore[reportUnknownArgumentType]


def _dims(dims: tuple[int | UOp, ...], labels: Labels) -> str:
    return f"[{', '.join([labels.node(d) if isinstance(d, UOp) else str(d) for d in dims])}]"


def _write_pairs(node: UOp, labels: Labels) -> str:
    pairs: tuple[tuple[int | UOp, int | UOp], ...] = node.dims  # pyright: ignore[reportAssignmentType]
    return f"[{', '.join([f'({_dims(pair, labels)[1:-1]})' for pair in pairs])}]"


def _write_reduction(node: UOp, labels: Labels) -> str:
    reduction = node.reduction
    text = labels.monoid(reduction.monoid)
    if reduction.axes:
        text += f" axes({', '.join(map(str, reduction.axes))})"
    if reduction.steps != 1:
        text += f" steps({reduction.steps})"
    return f"{text} exclusive" if reduction.exclusive else text


def _read_reduction(cursor: Cursor) -> Reduction:
    monoid = cursor.monoid()
    axes: tuple[int, ...] = ()
    if cursor.keyword("axes"):
        cursor.need("(")
        axes = cursor.items(cursor.integer)
    steps = _read_number(cursor, "steps", "an integer")
    return Reduction(monoid, axes, 1 if steps is None else steps, cursor.keyword("exclusive"))


def _write_kernel(node: UOp, labels: Labels) -> str:
    kernel = node.kernel
    text = format_name(kernel.name)
    if kernel.loop_order:
        text += f" loop_order({', '.join(map(format_name, kernel.loop_order))})"
    return text + " fast_math" * kernel.fast_math + " unchecked" * kernel.unchecked


def _read_kernel(cursor: Cursor) -> KernelInfo:
    name = cursor.name("the name of the kernel")
    order: tuple[str, ...] = ()
    if cursor.keyword("loop_order"):
        cursor.need("(")
        order = cursor.items(lambda: cursor.name("the name of an axis"))
    return KernelInfo(name, order, cursor.keyword("fast_math"), cursor.keyword("unchecked"))


def _write_access(node: UOp, labels: Labels) -> str:
    access = node.access
    parts = [f"align({access.align})", *(["streaming"] if access.streaming else [])]
    parts += [f"prefetch_distance({access.prefetch_distance})"] if access.prefetch_distance else []
    parts += ["asynchronous"] if access.asynchronous else []
    parts += [f"{what}({count})" for what in ("producers", "cluster") if (count := getattr(access, what))]
    return " ".join(parts)


def _read_access(cursor: Cursor) -> Access:
    align = _read_number(cursor, "align", "bytes of alignment")
    streaming = cursor.keyword("streaming")
    distance = _read_number(cursor, "prefetch_distance", "iterations of a loop")
    asynchronous = cursor.keyword("asynchronous")
    producers, cluster = (_read_number(cursor, *words) for words in (("producers", "subgroups"), ("cluster", "work-groups")))
    if all(number is None for number in (align, distance, producers, cluster)) and not streaming and not asynchronous:
        words = "align(BYTES), streaming, prefetch_distance(ITERATIONS), asynchronous, producers(SUBGROUPS), cluster(GROUPS)"
        raise cursor.error(f"expected {words}, or a node such as %3, found {cursor.here()}")
    return Access(align or 0, streaming, distance or 0, asynchronous, producers or 0, cluster or 0)


def _read_number(cursor: Cursor, word: str, what: str) -> int | None:
    if not cursor.keyword(word):
        return None
    cursor.need("(")
    found = cursor.integer(what)
    cursor.need(")")
    return found


def _read_axis(cursor: Cursor) -> Axis:
    name = cursor.name("the name of an axis")
    kinds = [k.value for k in AxisKind]
    return Axis(name, AxisKind(cursor.choice("kind of axis", kinds, f"the kind of an axis: {', '.join(kinds)}")))


def _write_fourier(node: UOp, labels: Labels) -> str:
    how = node.fourier
    words = f"{how.axis} {how.size}{' inverse' * how.inverse}{' real' * how.real}"
    return words if how.scale == 1.0 else f"{words} scale {format_number(how.scale)}"


def _read_fourier(cursor: Cursor) -> Fourier:
    axis, size = cursor.integer("an axis"), cursor.integer("a size")
    inverse, real = cursor.keyword("inverse"), cursor.keyword("real")
    return Fourier(axis, size, inverse, real, float(cursor.number()) if cursor.keyword("scale") else 1.0)


def _write_scratch(node: UOp, labels: Labels) -> str:
    name, offset = node.dims
    return f"{format_name(str(name))} {offset}"


def _integer(what: str = "an integer", *, optional: bool = False) -> ArgForm:
    return ArgForm(_of(int), lambda u, _: str(u.arg), lambda c: c.integer(what), optional)


def _mark(word: str) -> ArgForm:
    """An arg that is this word, or nothing."""
    return ArgForm(lambda arg: arg == word, lambda u, _: word, lambda c: word if c.keyword(word) else None, optional=True)


_SLOT: Final = _integer()
_NAME: Final = ArgForm(_of(str), lambda u, _: format_name(u.name), lambda c: c.name("a name"))
_TEXT: Final = ArgForm(_of(str), lambda u, labels: format_value(u.arg, labels), lambda c: c.string())
_DIMS: Final = ArgForm(_is_dims, lambda u, labels: _dims(u.dims, labels), lambda c: c.dims())
_PAIRS: Final = ArgForm(_is_pairs, _write_pairs, lambda c: c.pairs())
_PARAM: Final = ArgForm(
    _is_param,
    lambda u, labels: f"{u.param.slot} {_dims(u.param.shape, labels)}",
    lambda c: Param(c.integer("the number of the argument"), c.dims()),
)
_REDUCTION: Final = ArgForm(_of(Reduction), _write_reduction, _read_reduction)
_ACCESS: Final = ArgForm(_of(Access), _write_access, _read_access, optional=True)
_CORE: Final = ArgForm(
    _of(TensorCore),
    lambda u, labels: labels.tensor_core(u.arg) if isinstance(u.arg, TensorCore) else "",
    lambda c: c.tensor_core(),
)

FORMS: Final[dict[Op, ArgForm]] = {
    Op.PARAM: _PARAM,
    Op.BUFFER: _PARAM,
    Op.COPY: ArgForm(
        _of(Route),
        lambda u, _: f"{format_name(u.route.source)} {format_name(u.route.target)}",
        lambda c: Route(c.name("the device that the values are on"), c.name("the device that they go to")),
    ),
    Op.REDUCE: _REDUCTION,
    Op.SCAN: _REDUCTION,
    Op.STATE: _SLOT,
    Op.LOOP: ArgForm(
        _of(LoopBody),
        lambda u, labels: labels.loop_body(u.arg) if isinstance(u.arg, LoopBody) else "",
        lambda c: c.loop_body(),
    ),
    Op.FOURIER: ArgForm(_of(Fourier), _write_fourier, _read_fourier),
    Op.SCATTER: _NAME,
    Op.STACK: _SLOT,
    Op.WAIT: _SLOT,
    Op.SHAPED_WMMA: _CORE,
    Op.RESHAPE: _DIMS,
    Op.EXPAND: _DIMS,
    Op.PERMUTE: _DIMS,
    Op.PAD: _PAIRS,
    Op.SHRINK: _PAIRS,
    Op.FLIP: _DIMS,
    Op.DEFINE_GLOBAL: _SLOT,
    Op.DEFINE_LOCAL: _NAME,
    Op.DEFINE_REG: _NAME,
    Op.DEFINE_SCRATCH: ArgForm(_is_scratch, _write_scratch, lambda c: (c.name("a name"), c.integer("the offset in bytes"))),
    Op.DEFINE_VAR: ArgForm(
        _of(Var),
        lambda u, _: f"{format_name(u.variable.name)} {u.variable.min} {u.variable.max}",
        lambda c: Var(c.name("a name"), c.integer("the least value"), c.integer("the greatest value")),
    ),
    Op.ARG: _SLOT,
    Op.SPECIAL: _NAME,
    Op.CONST: ArgForm(lambda arg: isinstance(arg, (int, float)), lambda u, _: format_number(u.value), lambda c: c.number()),
    Op.SINK: ArgForm(_of(KernelInfo), _write_kernel, _read_kernel, optional=True),
    Op.RANGE: ArgForm(_of(Axis), lambda u, _: f"{format_name(u.axis.name)} {u.axis.kind.value}", _read_axis),
    Op.TILE_INDEX: ArgForm(
        lambda arg: isinstance(arg, (TileLayout, OpaqueTile)),
        lambda u, labels: format_value(u.arg, labels),
        lambda c: c.value(),
    ),
    Op.LOAD: _ACCESS,
    Op.STORE: _ACCESS,
    Op.PREFETCH: _integer("the number of a cache", optional=True),
    Op.GROUP_REDUCE: ArgForm(
        _of(GroupReduce),
        lambda u, _: f"{format_name(u.group_reduce.how)} {u.group_reduce.items}",
        lambda c: GroupReduce(c.name("a monoid"), c.integer("how many work-items")),
    ),
    Op.SUBGROUP_SHUFFLE: _integer("how many lanes"),
    Op.WHERE: _mark(RARE),
    Op.EXP2: _mark(NONPOSITIVE),
    Op.GEP: _DIMS,
    Op.SHUFFLE: _DIMS,
    Op.WMMA: _CORE,
    Op.CUSTOM: _TEXT,
    Op.SOURCE: _TEXT,
}


def format_arg(node: UOp, labels: Labels) -> str:
    """The arg of a node with a space before it; '' where there is nothing to write."""
    form, arg = FORMS.get(node.op), node.arg
    if form is None:
        return "" if arg is None else f" {{{format_value(arg, labels)}}}"
    if arg is None and form.optional:
        return ""
    return f" {form.write(node, labels)}" if form.fits(arg) else f" {{{format_value(arg, labels)}}}"


def read_arg(op: Op, cursor: Cursor) -> object:
    """The arg that stands at the cursor for this op."""
    if cursor.has("{"):
        value = cursor.value()
        cursor.need("}")
        return value
    form = FORMS.get(op)
    if form is None or (form.optional and cursor.peek() in ("", "%", ":")):
        return None
    return form.read(cursor)
