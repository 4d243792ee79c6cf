"""What is legal at each stage, as tables: which ops, the rules of each node, the rules of the whole.
See docs/ir.md.

`verify` is called after every pass in tests and under KG_CHECK=1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from kg.dtype import AddrSpace, DType, PtrDType, void
from kg.errors import SpecError
from kg.ir.args import AxisKind
from kg.ir.op import ALU, BINARY, COMPARE, ELEMENTWISE, MOVEMENT, UNARY, Op
from kg.ir.uop import UOp
from kg.rewrite.spec import graphs, groups, loops, shaped
from kg.rewrite.spec import nodes as rules
from kg.rewrite.spec.graphs import GraphCheck
from kg.rewrite.spec.nodes import LEAST_SOURCES, MEMORY, NodeCheck
from kg.text.graphs import format_node


class Supports(Protocol):
    """The part of a Renderer that the spec asks."""

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool: ...


#: The number of sources or -1, checks. What is the same at several stages is one object.
Entry = tuple[int, tuple[NodeCheck, ...]]
Nodes = Mapping[Op, Entry]


@dataclass(frozen=True, slots=True)
class Verified:
    """The nodes that were found right at earlier stages.
    They are not checked again by what they were checked by."""

    by_table: dict[int, set[UOp]] = field(
        default_factory=dict[int, set[UOp]]
    )  # the id of a table of Nodes -> what stood every check of it
    by_entry: dict[UOp, Entry] = field(default_factory=dict[UOp, Entry])  # what each node was checked by last


@dataclass(frozen=True, slots=True)
class Stage:
    """The rules of each node, and checks of the graph, run when every node is right."""

    nodes: Nodes
    whole: tuple[GraphCheck, ...]


#: The rules of each op at every stage at which it may stand, after the number of its sources.
COMMON: Final[dict[Op, tuple[NodeCheck, ...]]] = {
    **dict.fromkeys(UNARY | BINARY | {Op.MULACC}, (rules.operand_types,)),
    **dict.fromkeys(COMPARE, (rules.compare_types,)),
    Op.WHERE: (rules.where_types,),
    Op.CAST: (rules.cast_types,),
    Op.BITCAST: (rules.cast_types,),
    Op.VECTORIZE: (rules.vector_lanes,),
    Op.GEP: (rules.picked_lanes,),
    Op.SHUFFLE: (rules.picked_lanes,),
    Op.WMMA: (rules.tensor_core_fragments,),
    **dict.fromkeys(MOVEMENT | {Op.COPY, Op.CONTIGUOUS}, (shaped.same_dtype,)),
    Op.PAD: (shaped.same_dtype, shaped.pad_fill),
    Op.STACK: (shaped.stacked_dtypes,),
    Op.PARAM: (shaped.param_dtype,),
    Op.REDUCE: (shaped.reduced_values,),
    Op.SCAN: (shaped.reduced_values,),
    Op.STATE: (shaped.state_number,),
    Op.LOOP: (
        loops.loop_sources,
        loops.carried_alike,
        loops.taken_apart,
        loops.body_reads_sources,
        loops.goes_on_by_a_flag,
    ),
    Op.GATHER: (shaped.same_dtype, shaped.integer_positions),
    Op.RANK: (shaped.same_dtype, shaped.integer_positions),
    Op.SCATTER: (shaped.same_dtype, shaped.scatter_mode, shaped.integer_positions),
    **dict.fromkeys(MEMORY, (rules.memory_pointer,)),
    Op.DEFINE_VAR: (rules.variable_bounds,),
    Op.SPECIAL: (rules.special_name,),
    Op.SINK: (rules.statement,),
    Op.RANGE: (rules.range_bounds,),
    Op.END: (rules.statement, rules.closes_a_range, rules.order_sources),
    Op.IF: (rules.bool_condition, rules.statement, rules.order_sources),
    Op.ENDIF: (rules.statement, rules.closes_an_if, rules.order_sources),
    **dict.fromkeys((Op.BARRIER, Op.COMMIT, Op.WAIT), (rules.statement, rules.order_sources)),
    Op.GROUP_REDUCE: (rules.group_reduced_value,),
    Op.SUBGROUP_SHUFFLE: (rules.shuffled_value,),
    Op.PREFETCH: (rules.statement, rules.order_sources),
    Op.STORE: (rules.statement,),
    Op.INDEX: (rules.address, rules.register_index),
    Op.TILE_INDEX: (rules.tile_index,),
    Op.LOAD: (rules.loaded_type, rules.order_sources),
}


_ENTRIES: Final[dict[Entry, Entry]] = {}


def _nodes(ops: Iterable[Op], extra: Mapping[Op, tuple[NodeCheck, ...]]) -> Nodes:
    nodes: dict[Op, Entry] = {}
    for op in ops:
        least = (rules.enough_sources,) if op in LEAST_SOURCES else ()
        checks = (*least, rules.arg_type, *COMMON.get(op, ()), *extra.get(op, ()))
        entry = (-1 if op.arity is None else op.arity, checks)
        nodes[op] = _ENTRIES.setdefault(entry, entry)
    return nodes


def _stage(ops: Iterable[Op], extra: Mapping[Op, tuple[NodeCheck, ...]], *whole: GraphCheck) -> Stage:
    return Stage(_nodes(ops, extra), whole)


_VALUES: Final = ELEMENTWISE | {Op.CONST, Op.DEFINE_VAR}
_SHAPED: Final = MOVEMENT | {Op.PARAM, Op.CONTIGUOUS, Op.REDUCE, Op.SCAN, Op.STATE, Op.STACK, Op.GATHER, Op.SCATTER, Op.RANK}
_VECTORS: Final = {Op.VECTORIZE, Op.GEP, Op.SHUFFLE}
_OWN_MEMORY: Final = {Op.DEFINE_LOCAL, Op.DEFINE_REG, Op.DEFINE_SCRATCH}
_ACCESS: Final = {Op.INDEX, Op.TILE_INDEX, Op.LOAD, Op.STORE}
_STATEMENTS: Final = {
    Op.RANGE,
    Op.END,
    Op.IF,
    Op.ENDIF,
    Op.BARRIER,
    Op.COMMIT,
    Op.WAIT,
    Op.PREFETCH,
    Op.SINK,
    Op.CUSTOM,
    Op.SPECIAL,
}
#: What work-items do together.
_TOGETHER: Final = {Op.GROUP_REDUCE, Op.SUBGROUP_SHUFFLE}
_INDEXED: Final = _VALUES | _VECTORS | _OWN_MEMORY | _ACCESS | _STATEMENTS | {Op.PARAM, Op.REDUCE, Op.SCAN, Op.STATE}
_CONTRACT: Final = _VALUES | _VECTORS | _OWN_MEMORY | _ACCESS | _STATEMENTS | _TOGETHER | {Op.DEFINE_GLOBAL, Op.WMMA}

_STORED: Final = {Op.STORE: (rules.stored_type, rules.order_sources)}
_REDUCED: Final = {Op.REDUCE: (shaped.no_axes_left,), Op.SCAN: (shaped.no_axes_left,)}
_EXPANDED_KINDS: Final = tuple(k for k in AxisKind if k not in (AxisKind.UPCAST, AxisKind.UNROLL, AxisKind.VECTOR))
_LOWERED: Final = _STORED | {Op.RANGE: (rules.kind_in(AxisKind.LOOP, AxisKind.REDUCE, AxisKind.THREAD),)}
_LOWERED_NODES: Final = _nodes(_CONTRACT, _LOWERED)
_CLOSED: Final = (graphs.one_end_per_range, graphs.ends_close_ranges)

_FITTING: Final[dict[Op, tuple[NodeCheck, ...]]] = {
    **dict.fromkeys((ELEMENTWISE | _SHAPED) - {Op.PARAM}, (shaped.fitting_shape,)),
    Op.REDUCE: (shaped.no_unrolled_steps, shaped.fitting_shape),
    Op.SCAN: (shaped.no_unrolled_steps, shaped.scan_axis, shaped.fitting_shape),
    Op.PAD: (shaped.fitting_shape, shaped.pad_fill_shape),
}

STAGES: Final[dict[str, Stage]] = {
    "graph": _stage(
        _VALUES | _SHAPED | {Op.LOOP, Op.FOURIER, Op.COPY},
        _FITTING | dict.fromkeys((Op.FOURIER, Op.COPY), (shaped.fitting_shape,)),
        graphs.one_meaning_per_slot,
    ),
    "ast": _stage(
        _VALUES | _SHAPED | {Op.STORE, Op.SINK},
        _FITTING,
        graphs.sink_of_statements,
        graphs.one_meaning_per_slot,
        graphs.stores_fit,
        graphs.scatter_is_stored,
        graphs.rank_is_counted,
        graphs.read_where_stored,
    ),
    "ranges": _stage(
        _INDEXED | _TOGETHER | {Op.SHAPED_WMMA},
        _STORED | _REDUCED,
        graphs.sink_of_statements,
        graphs.one_meaning_per_slot,
        graphs.loads_where_stored,
        graphs.ranges_are_closed,
    ),
    "expanded": _stage(
        _INDEXED | _TOGETHER | {Op.WMMA},
        _STORED | _REDUCED | {Op.RANGE: (rules.kind_in(*_EXPANDED_KINDS),)},
        graphs.sink_of_statements,
        graphs.one_meaning_per_slot,
        graphs.ranges_are_closed,
        graphs.opaque_fragments,
    ),
    "looped": _stage(
        (_CONTRACT - {Op.DEFINE_GLOBAL}) | {Op.PARAM},
        _LOWERED,
        graphs.sink_of_statements,
        graphs.one_meaning_per_slot,
        *_CLOSED,
    ),
    "bound": Stage(_LOWERED_NODES, (graphs.sink_of_statements, *_CLOSED)),
    "typed": Stage(_LOWERED_NODES, (graphs.sink_of_statements, graphs.no_index_dtype, *_CLOSED)),
    "lowered": Stage(_LOWERED_NODES, (graphs.sink_of_statements, graphs.no_index_dtype, *_CLOSED)),
    "linear": Stage(
        _LOWERED_NODES,
        (
            graphs.sources_earlier,
            graphs.sink_of_statements,
            graphs.no_index_dtype,
            graphs.one_end_per_range,
            graphs.loops_nest,
            groups.items_reduce_together,
        ),
    ),
}
#: Where an op that may not stand at a stage belongs.
_FIRST_STAGES: Final = {op: [name for name, stage in STAGES.items() if op in stage.nodes] for op in Op}


def verify(
    root_or_list: UOp | Sequence[UOp],
    stage: str,
    after: str = "",
    renderer: Supports | None = None,
    verified: Verified | None = None,
) -> None:
    """Raise SpecError for the first node that is not legal at the stage:
    the rule it breaks, its text, the pass before.

    A graph, or an ordered program at stage linear, or the nodes of several values at stage graph. With a renderer,
    lowered and linear programs must also hold nothing that it doesn't support. Whoever verifies pass after pass keeps
    `verified`: nodes that a pass left as they were are not looked at again.
    """
    if stage not in STAGES:
        raise ValueError(f"unknown stage {stage!r}; there are {', '.join(STAGES)}")
    nodes = root_or_list.toposort() if isinstance(root_or_list, UOp) else root_or_list
    if not nodes:
        raise SpecError("sink_of_statements: an empty program", stage=stage, after=after)
    table, whole = STAGES[stage].nodes, STAGES[stage].whole
    verified = Verified() if verified is None else verified
    right, checked = verified.by_table.setdefault(id(table), set()), verified.by_entry
    for node in [node for node in nodes if node not in right]:
        entry = table.get(node.op)
        if entry is None:
            raise _error("op_of_the_stage", _misplaced(node, stage), node, stage, after)
        if checked.get(node) is entry:
            continue
        arity, checks = entry
        if arity != len(node.src) and arity >= 0:
            raise _error("number_of_sources", _arity(node, arity), node, stage, after)
        for check in checks:
            problem = check(node)
            if problem is not None:
                raise _error(check.__name__, problem, node, stage, after)
        if node.op is Op.LOOP:
            verify(UOp(Op.SINK, void, node.loop.values).toposort()[:-1], stage, after)
        checked[node] = entry
    right.update(nodes)
    for whole_check in whole:
        for node, problem in whole_check(nodes):
            raise _error(whole_check.__name__, problem, node, stage, after)
    if renderer is not None and stage in ("lowered", "linear"):
        _verify_support(nodes, stage, after, renderer)


def _verify_support(nodes: Sequence[UOp], stage: str, after: str, renderer: Supports) -> None:
    """Every kind of arithmetic and of access to memory is one that the target has."""
    wanted = {(u.op, u.src[0].dtype if u.op in COMPARE else u.dtype): u for u in nodes if u.op in ALU or u.op in _TOGETHER}
    for u in nodes:
        pointer = u.src[0].dtype if u.op in (Op.LOAD, Op.STORE) else None
        in_memory = isinstance(pointer, PtrDType) and pointer.space is not AddrSpace.REG
        if in_memory and u.src[0].src[1].op is not Op.TILE_INDEX:  # the target has taken that layout
            wanted[u.op, u.dtype if u.op is Op.LOAD else u.src[1].dtype] = u
    for (op, dtype), node in wanted.items():
        if isinstance(dtype, DType) and not renderer.supports(op, dtype.scalar, dtype.lanes):
            name = type(renderer).__name__
            message = f"{name} does not support {op.name.lower()} of {dtype}; it should have been decomposed"
            raise _error("supported_by_the_renderer", message, node, stage, after)


def _error(rule: str, message: str, node: UOp, stage: str, after: str) -> SpecError:
    return SpecError(f"{rule}: {message}", node=format_node(node), stage=stage, after=after)


def _misplaced(node: UOp, stage: str) -> str:
    stages = _FIRST_STAGES[node.op]
    belongs = f"it belongs to {', '.join(stages)}" if stages else "it never stands in a kernel"
    return f"a {node.op.name} may not stand at stage {stage}; {belongs}"


def _arity(node: UOp, arity: int) -> str:
    return f"{node.op.name.lower()} takes {arity} source{'s' * (arity != 1)}, not {len(node.src)}: {node.op.meaning}"
