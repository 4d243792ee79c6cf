"""What makes one node legal, looking at it and its sources alone.
Each check gives what is wrong, or None; its name is its rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from kg.dtype import AddrSpace, AnyDType, DType, PtrDType, bool_, index, int32, int64, int_like, void
from kg.ir.args import AxisKind
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.monoid import SIMPLE
from kg.ir.op import COMPARE, EFFECTS, Op
from kg.ir.uop import UOp
from kg.semantics.table import is_defined, words_of
from kg.text.args import FORMS

NodeCheck = Callable[[UOp], str | None]

_LEAST_SOURCES: Final = {
    Op.REDUCE: 1, Op.SCAN: 1, Op.GATHER: 2, Op.RANK: 2, Op.SCATTER: 3, Op.STACK: 1, Op.END: 1, Op.IF: 1, Op.ENDIF: 1,
    Op.INDEX: 2, Op.LOAD: 1, Op.STORE: 2, Op.PREFETCH: 1, Op.VECTORIZE: 1,
}  # fmt: skip
#: What may be named as having happened before.
_ORDERS: Final = EFFECTS | {Op.RANGE, Op.SPECIAL, Op.LOAD, Op.CUSTOM}
MEMORY: Final = {Op.DEFINE_GLOBAL, Op.DEFINE_LOCAL, Op.DEFINE_REG, Op.DEFINE_SCRATCH}
_SPACES: Final = {
    Op.DEFINE_GLOBAL: AddrSpace.GLOBAL,
    Op.DEFINE_LOCAL: AddrSpace.LOCAL,
    Op.DEFINE_REG: AddrSpace.REG,
    Op.DEFINE_SCRATCH: AddrSpace.SCRATCH,
}
_COUNTERS: Final = (index, int32, int64)


# -- every op


def arg_type(node: UOp) -> str | None:
    """The arg is of the op's kind."""
    form, arg = FORMS.get(node.op), node.arg
    if form is None:
        return None if arg is None else f"{op_name(node)} carries no arg, not a {type(arg).__name__}"
    if form.fits(arg) or (arg is None and form.optional):
        return None
    return f"{op_name(node)} can't carry an arg of type {type(arg).__name__}: {node.op.meaning}"


def enough_sources(node: UOp) -> str | None:
    least = _LEAST_SOURCES[node.op]
    return None if len(node.src) >= least else f"{op_name(node)} takes at least {least} sources, not {len(node.src)}"


def statement(node: UOp) -> str | None:
    return None if node.dtype is void else f"{op_name(node)} is a statement: its dtype is void, not {node.dtype}"


# -- arithmetic


def operand_types(node: UOp) -> str | None:
    """The operands are of the result's dtype, on which the op is defined."""
    dtype = node.dtype
    for s in node.src:
        if s.dtype is not dtype:
            return _mismatch(node)
    return _allowed(node, dtype)


def compare_types(node: UOp) -> str | None:
    a, b = node.src
    dtype = a.dtype
    if dtype is not b.dtype or not isinstance(dtype, DType) or dtype is void:
        return _mismatch(node)
    return (
        None
        if node.dtype is bool_.vec(dtype.lanes)
        else f"{op_name(node)} of {dtype} gives {bool_.vec(dtype.lanes)}, not {node.dtype}"
    )


def where_types(node: UOp) -> str | None:
    condition, then, otherwise = node.src
    if then.dtype is not node.dtype or otherwise.dtype is not node.dtype or not is_value(node.dtype):
        return (
            f"where gives {node.dtype} from branches of {then.dtype} and {otherwise.dtype}: all three must be one value dtype"
        )
    wanted = bool_.vec(node.lanes)
    return None if condition.dtype is wanted else f"the condition of a where of {node.dtype} is {wanted}, not {condition.dtype}"


def cast_types(node: UOp) -> str | None:
    source, dtype = node.src[0].dtype, node.dtype
    if not is_value(source) or not is_value(dtype):
        return f"{op_name(node)} of {source} to {dtype}: only values can be converted"
    if node.op is Op.CAST:
        return None if source.lanes == dtype.lanes else f"cast of {source} to {dtype}: lanes differ"
    if index in (source.scalar, dtype.scalar):
        return f"bitcast of {source} to {dtype}: index has no bits until it is lowered"
    sizes = [d.bits * d.lanes for d in (source, dtype) if isinstance(d, DType)]
    return None if sizes[0] == sizes[1] else f"bitcast of {source} to {dtype}: sizes differ, {sizes[0]} and {sizes[1]} bits"


def _allowed(node: UOp, dtype: AnyDType) -> str | None:
    """Whether the op is defined on the dtype of its operands."""
    if not isinstance(dtype, DType) or dtype is void:
        return f"{op_name(node)} of {dtype}: not a value"
    return None if is_defined(node.op, dtype) else f"{op_name(node)} is for {words_of(node.op)}, not {dtype}; cast first"


def _mismatch(node: UOp) -> str:
    return (
        f"{op_name(node)} of {', '.join(str(s.dtype) for s in node.src)} giving {node.dtype}: "
        f"operands{'' if node.op in COMPARE else ' and result'} must be of one value dtype; cast first"
    )


# -- vectors


def vector_lanes(node: UOp) -> str | None:
    scalar = node.dtype.scalar
    for s in node.src:
        if s.dtype.scalar is not scalar or not is_value(s.dtype):
            return f"vectorize of {s.dtype} into {node.dtype}: the scalars differ"
    lanes = sum([s.lanes for s in node.src])
    return None if lanes == node.lanes else f"vectorize of {lanes} lanes into {node.dtype}"


def picked_lanes(node: UOp) -> str | None:
    source, picked, what = node.src[0].dtype, node.dims, node.op.name.lower()
    if not is_value(source) or not isinstance(source, DType):
        return f"{what} of {source}: not a vector"
    if any(s.dtype is not source for s in node.src):
        return f"{what} of {source} and {node.src[1].dtype}: they must be of one type"
    lanes = source.lanes * len(node.src)
    for lane in picked:
        if not isinstance(lane, int) or not 0 <= lane < lanes:
            return f"{what} of lane {lane} of {source}, which has lanes 0 to {lanes - 1}"
    if not picked:
        return f"{what} of no lanes"
    wanted = source.vec(len(picked))
    return None if node.dtype is wanted else f"{what} of {len(picked)} lanes of {source} gives {wanted}, not {node.dtype}"


def tensor_core_fragments(node: UOp) -> str | None:
    core = node.arg
    if not isinstance(core, TensorCore):
        return None  # arg_type says so
    if problems := _core_problems(core):
        return f"the record of tensor core {core.name} is wrong: {'; '.join(problems)}"
    counts = core.elements_per_thread
    wanted = (core.dtype_in[0].vec(counts[0]), core.dtype_in[1].vec(counts[1]), core.dtype_out.vec(counts[2]))
    given = tuple([s.dtype for s in node.src])
    if any(g is not w and not (_is_narrow_float(w) and g is int_like(w)) for g, w in zip(given, wanted, strict=True)):
        return f"{core.name} takes fragments {', '.join(map(str, wanted))}, not {', '.join(map(str, given))}"
    return None if node.dtype is wanted[2] else f"{core.name} gives {wanted[2]}, not {node.dtype}"


def _is_narrow_float(dtype: DType) -> bool:
    """A format that a target may have in its matrix unit alone: the fragments are then codes."""
    return dtype.is_float and dtype.bits < 32


@cache
def _core_problems(core: TensorCore) -> tuple[str, ...]:
    return tuple(core.check())


# -- definitions and control


def memory_pointer(node: UOp) -> str | None:
    pointer, space = node.dtype, _SPACES[node.op]
    if not isinstance(pointer, PtrDType) or pointer.space is not space:
        return f"{op_name(node)} gives a pointer to {space.value} memory, not {pointer}"
    if pointer.base is void:
        return "a pointer to void"
    if node.op is Op.DEFINE_GLOBAL:
        return (
            None
            if pointer.base.lanes == 1
            else f"global memory is of scalars, not {pointer.base}; load and store vectors of them"
        )
    return None if pointer.size > 0 else f"{op_name(node)} needs a size above 0"


def variable_bounds(node: UOp) -> str | None:
    variable = node.variable
    if node.dtype not in _COUNTERS:
        return f"a variable is index, int32 or int64, not {node.dtype}"
    if variable.min > variable.max:
        return f"variable {variable.name}: least {variable.min} is above greatest {variable.max}"
    fits = node.dtype.min <= variable.min and variable.max <= node.dtype.max
    return None if fits else f"variable {variable.name} in [{variable.min}, {variable.max}] does not fit {node.dtype}"


def special_name(node: UOp) -> str | None:
    if node.name not in ("g0", "g1", "g2", "l0", "l1", "l2", "start", "stop"):
        return f"unknown special {node.name!r}; there are g0 g1 g2, l0 l1 l2, start, stop"
    fits = node.dtype in _COUNTERS and node.src[0].dtype is node.dtype
    return None if fits else f"a special is index, int32 or int64 like its bound, not {node.dtype} of {node.src[0].dtype}"


def range_bounds(node: UOp) -> str | None:
    fits = node.dtype in _COUNTERS and all(s.dtype is node.dtype for s in node.src)
    return (
        None
        if fits
        else f"a range is index, int32 or int64 like its start and stop, not {node.dtype} over "
        + ", ".join(str(s.dtype) for s in node.src)
    )


def closes_a_range(node: UOp) -> str | None:
    return None if node.src[0].op is Op.RANGE else f"end closes a range, not a {op_name(node.src[0])}"


def bool_condition(node: UOp) -> str | None:
    return None if node.src[0].dtype is bool_ else f"the condition of an if is a scalar bool, not {node.src[0].dtype}"


def closes_an_if(node: UOp) -> str | None:
    return None if node.src[0].op is Op.IF else f"endif closes an if, not a {op_name(node.src[0])}"


def order_sources(node: UOp) -> str | None:
    """What is named as order is something that happens."""
    for s in node.order:
        if s.op not in _ORDERS:
            extra = "; only a gated load has an alternative" if node.op is Op.LOAD else ""
            return f"{op_name(node)} names a {op_name(s)} as order: it is no statement, load or range{extra}"
    return None


# -- memory


def tile_index(node: UOp) -> str | None:
    """(one index, a lane's number): an index for each register of a lane"""
    place, lane = node.src
    if node.dtype.lanes != node.tile.registers:
        return f"a tile of {node.tile.registers} registers has as many indices, not {node.dtype.lanes}"
    if place.dtype is not node.dtype.scalar or not place.type.is_int:
        return f"indices of {node.dtype} are made of one, not of {place.dtype}"
    if lane.lanes != 1 or not lane.type.is_int:
        return f"a lane's number is an integer, not {lane.dtype}"
    return None


def address(node: UOp) -> str | None:
    """(pointer or PARAM, index[, gate])"""
    base, place = node.src[:2]
    if base.op not in MEMORY and base.op is not Op.PARAM:
        return f"index into a {op_name(base)}: only memory has addresses"
    if node.dtype is not base.dtype and node.dtype != base.dtype:
        return f"an address into {base.dtype} has that dtype, not {node.dtype}"
    if not isinstance(place.dtype, DType) or not place.dtype.is_int:
        return f"an index is an integer, not {place.dtype}"
    if len(node.src) > 3:
        return f"index takes a pointer, an index and a gate, not {len(node.src)} sources"
    if len(node.src) == 3 and node.src[2].dtype.scalar is not bool_:
        return f"a gate is bool, not {node.src[2].dtype}"
    return None


def register_index(node: UOp) -> str | None:
    """Registers have no addresses: the index must be known."""
    base, place = node.src[:2]
    if base.op is not Op.DEFINE_REG:
        return None
    if place.op is not Op.CONST or place.lanes != 1:
        return f"register {base.name} is indexed by a {op_name(place)}; only a scalar constant is allowed (use scratch memory)"
    size = base.pointer.size
    return None if 0 <= place.value < size else f"register {base.name} has {size} elements; element {place.value} is outside"


def loaded_type(node: UOp) -> str | None:
    target = node.src[0]
    if target.op is not Op.INDEX:
        return f"load from a {op_name(target)}: it takes an address (index)"
    if len(target.src) > 2 and (len(node.src) < 2 or node.src[1].dtype is not node.dtype):
        given = node.src[1].dtype if len(node.src) > 1 else "none"
        return f"a gated load of {node.dtype} needs an alternative of that dtype, not {given}"
    return _accessed(node, target, node.dtype)


def stored_type(node: UOp) -> str | None:
    target, value = node.src[:2]
    if target.op is not Op.INDEX:
        return f"store to a {op_name(target)}: it takes an address (index)"
    return _accessed(node, target, value.dtype)


def _accessed(node: UOp, target: UOp, dtype: AnyDType) -> str | None:
    """Whether a value of this dtype can stand at the address:
    its scalar, its lanes, and those of the gate."""
    pointer = target.dtype
    base = pointer.base if isinstance(pointer, PtrDType) else pointer
    lanes = target.src[1].lanes
    if base.lanes > 1:
        if dtype is not base or lanes > 1:
            return f"{op_name(node)} of {dtype} at {lanes} address(es) of {base}: vectors in memory are accessed one at a time, whole"
    elif dtype.scalar is not base:
        return f"{op_name(node)} of {dtype} where the memory holds {base}; cast first"
    elif lanes > 1 and dtype.lanes != lanes and not (dtype.lanes == 1 and target.src[1].op is Op.TILE_INDEX):  # before `expand`
        return f"{op_name(node)} of {dtype} at {lanes} addresses: lanes differ"
    if len(target.src) > 2 and target.src[2].lanes not in (1, dtype.lanes):
        return f"a gate of {target.src[2].lanes} lanes for a {op_name(node)} of {dtype}"
    return None


def kind_in(*kinds: AxisKind) -> NodeCheck:
    """The check that a RANGE is of one of these kinds."""
    allowed = frozenset(kinds)

    def axis_kind(node: UOp) -> str | None:
        kind = node.axis.kind
        if kind in allowed:
            return None
        return f"range {node.axis.name} is still of kind {kind.value}; here there are {', '.join(k.value for k in kinds)}"

    return axis_kind


# -- helpers


def group_reduced_value(node: UOp) -> str | None:
    """A number of each work-item, combined by a monoid of one op, along the work-items of one dimension."""
    value, item = node.src
    how, items = node.group_reduce.how, node.group_reduce.items
    if how not in SIMPLE:
        return f"a group_reduce combines by {', '.join(SIMPLE)}, not by {how}"
    if value.dtype is not node.dtype or not is_value(value.dtype) or value.type.scalar is index:
        return f"a group_reduce of {value.dtype} gives {node.dtype}: both must be one dtype of values"
    if (item.op is Op.RANGE and item.axis.kind in (AxisKind.GROUP, AxisKind.WARP)) or (
        item.op is Op.SPECIAL and item.name == "l0"
    ):
        bound = item.src[-1]
        fits = items > 0 and bound.op is Op.CONST and bound.value % items == 0
        return None if fits else f"{items} work-items can't reduce together where there are {bound.arg} side by side"
    return f"a group_reduce names the work-items side by side: a GROUP axis or lanes, later l0; not a {item.op.name.lower()}"


def shuffled_value(node: UOp) -> str | None:
    """A scalar of each lane of a subgroup, by an integer that names a lane."""
    value, lane = node.src
    if value.dtype is not node.dtype or not is_value(value.dtype) or value.lanes > 1 or value.type is index:
        return f"a subgroup_shuffle of {value.dtype} gives {node.dtype}: both must be one dtype of scalars"
    if not is_value(lane.dtype) or lane.lanes > 1 or not lane.type.is_int:
        return f"a subgroup_shuffle names a lane by an integer, not by {lane.dtype}"
    fits = isinstance(node.arg, int) and node.arg > 0 and node.arg & (node.arg - 1) == 0
    return None if fits else f"a subgroup has a power of two of lanes, not {node.arg}"


def is_value(dtype: AnyDType) -> bool:
    return isinstance(dtype, DType) and dtype is not void


def op_name(node: UOp) -> str:
    return node.op.name.lower()


#: Ops whose number of sources varies.
LEAST_SOURCES: Final = frozenset(_LEAST_SOURCES)
