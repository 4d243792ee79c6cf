"""What makes a whole graph or program legal: parameters, loops, orders.
Each check gives (node, what is wrong) pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kg.dtype import DType, void
from kg.dtype import index as index_
from kg.ir.args import AxisKind, KernelInfo, Param
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import OpaqueTile
from kg.ir.movement import is_scatter_index
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.shapes.shape import format_shape
from kg.ir.uop import UOp

Problem = tuple[UOp, str]
GraphCheck = Callable[[Sequence[UOp]], Iterator[Problem]]

_STATEMENTS = frozenset({Op.STORE, Op.END, Op.ENDIF, Op.BARRIER, Op.COMMIT, Op.WAIT, Op.PREFETCH, Op.CUSTOM, Op.IF})
_EVERYWHERE = frozenset({AxisKind.GLOBAL, AxisKind.LOCAL, AxisKind.GROUP, AxisKind.WARP})
#: Movement that only renames elements, so that reading a stored parameter through it can still be in place.
_RENAMING = frozenset({Op.RESHAPE, Op.PERMUTE, Op.FLIP, Op.CONTIGUOUS})


def sink_of_statements(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """The last node is the SINK of the kernel, over statements."""
    sink = nodes[-1]
    if sink.op is not Op.SINK or not isinstance(sink.arg, KernelInfo):
        yield sink, f"a kernel ends in a SINK that carries KernelInfo, not in {sink.op.name}"
        return
    for s in sink.src:
        if s.op not in _STATEMENTS:
            yield sink, f"a {s.op.name.lower()} stands under the SINK, which takes statements: store the value to a parameter"


def one_meaning_per_slot(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """Each argument number has one shape and one dtype."""
    seen: dict[int, UOp] = {}
    for node in nodes:
        if node.op is not Op.PARAM or not isinstance(node.arg, Param):
            continue
        first = seen.setdefault(node.slot, node)
        if first.arg != node.arg:
            shapes = f"{format_shape(first.param.shape)} and {format_shape(node.param.shape)}"
            yield node, f"parameter {node.slot} is used with two shapes, {shapes}; reshape one of them"
        elif first.dtype is not node.dtype:
            yield node, f"parameter {node.slot} is used with two dtypes, {first.dtype} and {node.dtype}; cast one of them"


def stores_fit(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """STORE(PARAM, value): one dtype, one shape, one store per parameter."""
    stored: dict[int, UOp] = {}
    for node in nodes:
        if node.op is not Op.STORE:
            continue
        if len(node.src) != 2:
            yield node, f"a store takes a parameter and a value, not {len(node.src)} sources"
            continue
        target, value = node.src
        if target.op is not Op.PARAM:
            yield node, f"store to {target.op.name.lower()}(...): only a parameter can be written"
            continue
        if value.dtype is not target.dtype:
            yield node, f"store of {value.dtype} to parameter {target.slot} of {target.dtype}; cast first"
        elif value.shape not in (target.shape, ()):
            shapes = f"{format_shape(value.shape)} to parameter {target.slot} of shape {format_shape(target.shape)}"
            yield node, f"store of shape {shapes}"
        if target.slot in stored:
            yield node, f"parameter {target.slot} is stored twice; combine the values, or use another parameter"
        stored[target.slot] = node


def scatter_is_stored(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """SCATTER stands only as the value of a STORE."""
    for node in nodes if any(node.op is Op.SCATTER for node in nodes) else ():
        for at, s in enumerate(node.src):
            if s.op is Op.SCATTER and not (node.op is Op.STORE and at == 1):
                yield node, "a scatter may only be the value of a store: store it, and read that parameter in another kernel"


def rank_is_counted(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """RANK stands only as the value of a STORE, or as the only index of a scatter (set) to an axis;
    and beside it the parameter that it counts in is stored with 1 added at the same indices."""
    added = {(s.src[0], s.src[1].src[0], s.src[1].src[2:]) for s in nodes if s.op is Op.STORE and _adds_one(s.src[1])}
    for node in nodes if any(node.op is Op.RANK for node in nodes) else ():
        for at, s in enumerate(node.src):
            if s.op is not Op.RANK:
                continue
            if not is_scatter_index(node, at) and (node.op is not Op.STORE or at != 1):
                yield (
                    node,
                    "a rank may only be the value of a store, or the index of a scatter: store it, and read that parameter in another kernel",
                )
            elif (s.src[0], s.src[0], s.src[1:]) not in added:
                yield (
                    node,
                    "a rank counts in a parameter: the kernel must store that one too, with 1 scattered (add) into it at the same indices",
                )


def _adds_one(value: UOp) -> bool:
    return value.op is Op.SCATTER and value.arg == "add" and value.src[1].op is Op.CONST and value.src[1].value == 1


def read_where_stored(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """A parameter that is both read and stored is read only at the element that is stored."""
    stored = {node.src[0] for node in nodes if node.op is Op.STORE}
    if not stored:
        return
    carried: dict[UOp, UOp] = {p: p for p in stored}  # node -> a stored parameter whose elements it holds, each in its place
    for node in nodes:
        some = () if carried.keys().isdisjoint(node.src) else node.src[1:] if node.op is Op.STORE else node.src
        read = next((carried[s] for s in some if s in carried), None)
        if read is None or node.op is Op.STORE:
            continue
        renamed = node.op in ELEMENTWISE or node.op in _RENAMING
        others = (s for s in node.src[1:] if s.op is not Op.RANK)  # what is found there when it is counted
        if not renamed and not (node.op in (Op.SCATTER, Op.RANK) and not any(s in carried for s in others)):
            message = "is stored by this kernel and read elsewhere than at the element that is stored"
            yield node, f"parameter {read.slot} {message} (through {node.op.name.lower()}); store to another parameter"
            return
        carried[node] = read


def loads_where_stored(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """The same once elements are index expressions:
    each load of a stored parameter has the index of one of its stores."""
    stored: dict[UOp, set[UOp]] = {}
    for node in nodes:
        if node.op is Op.STORE and node.src[0].src[0].op is Op.PARAM:
            stored.setdefault(node.src[0].src[0], set()).add(node.src[0].src[1])
    for node in nodes:
        if stored and node.op is Op.LOAD:
            base, place = node.src[0].src[:2]
            if base in stored and place not in stored[base]:
                yield node, f"parameter {base.slot} is stored by this kernel and read at another element than is stored"


def ranges_are_closed(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """No loop counter is used outside of what runs over it: a REDUCE or STORE that names the RANGE.

    The numbers of work-groups and work-items hold in the whole kernel.
    """
    return _left_open(nodes, frozenset({Op.STORE, Op.REDUCE, Op.END}))


def ends_close_ranges(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """No value that depends on a loop counter is used outside of the loop,
    but through memory after its END."""
    return _left_open(nodes, frozenset({Op.END}))


def _left_open(nodes: Sequence[UOp], closing: frozenset[Op]) -> Iterator[Problem]:
    ranges: dict[UOp, int] = {}  # a bit for each
    open_: dict[UOp, int] = {}
    for node in nodes:
        mask = 0
        for s in node.src:
            mask |= open_[s]
        if node.op is Op.RANGE:
            ranges[node] = 1 << len(ranges)
            mask |= ranges[node]
        elif mask and node.op in closing:
            for s in node.src[:1] if node.op is Op.END else node.src:
                mask &= ~ranges.get(s, 0)
        open_[node] = mask
    left = open_[nodes[-1]]
    for r, bit in ranges.items():
        if left & bit and r.axis.kind not in _EVERYWHERE:
            yield r, f"range {r.axis.name} is never closed: something that depends on it is used outside of its loop"


def one_end_per_range(nodes: Sequence[UOp]) -> Iterator[Problem]:
    closed: dict[UOp, UOp] = {}
    for node in nodes:
        if node.op is Op.END:
            if node.src[0] in closed:
                yield node, f"range {node.src[0].axis.name} is closed twice"
            closed[node.src[0]] = node
    for node in nodes:
        if node.op is Op.RANGE and node not in closed:
            yield node, f"range {node.axis.name} has no END"


def no_index_dtype(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """`index` has become int32 or int64."""
    wrong = {d for d in {node.dtype for node in nodes} if isinstance(d, DType) and d.scalar is index_}
    if wrong:
        node = next(node for node in nodes if node.dtype in wrong)
        yield node, f"a node of dtype {node.dtype} is left; lowering chooses int32 or int64 for it"


# -- the ordered program


def sources_earlier(nodes: Sequence[UOp]) -> Iterator[Problem]:
    seen: set[UOp] = set()
    for node in nodes:
        for s in node.src:
            if s not in seen:
                yield node, f"its source {s.op.name.lower()} does not come earlier in the program"
                return
        if node in seen:
            yield node, "this node stands twice in the program"
            return
        seen.add(node)


def loops_nest(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """END and ENDIF close the innermost open loop or branch, and no value leaves what is closed."""
    blocks: list[UOp] = []
    home: dict[UOp, UOp | None] = {}
    closed: set[UOp | None] = set()
    for node in nodes:
        for s in node.src:
            if home[s] in closed and s.dtype is not void:
                where = home[s]
                name = where.axis.name if where is not None and where.op is Op.RANGE else "if"
                yield node, f"it uses a {s.op.name.lower()} from inside the closed block {name}; carry the value in a register"
                return
        op = node.op
        if op is Op.END or op is Op.ENDIF:
            if not blocks or blocks[-1] is not node.src[0]:
                innermost = "none is open" if not blocks else f"the innermost open one is {_block_name(blocks[-1])}"
                yield node, f"it closes {_block_name(node.src[0])}, but {innermost}"
                return
            closed.add(blocks.pop())
        if op is Op.RANGE or op is Op.IF:
            blocks.append(node)
        home[node] = blocks[-1] if blocks else None
    if blocks:
        yield blocks[-1], f"{_block_name(blocks[-1])} is never closed"


def _block_name(node: UOp) -> str:
    return f"range {node.axis.name}" if node.op is Op.RANGE else node.op.name.lower()


def opaque_fragments(nodes: Sequence[UOp]) -> Iterator[Problem]:
    """Nobody asks where an element of an opaque fragment is:
    it is loaded and stored as a tile, multiplied, summed, and computed with as a whole."""
    if not any(isinstance(node.arg, OpaqueTile) or (node.op is Op.WMMA and _is_opaque(node)) for node in nodes):
        return
    opaque: set[UOp] = set()
    for node in nodes:
        values = [s for s in node.src[: len(node.src) - len(node.order)] if s in opaque]
        at_tile = node.op in (Op.LOAD, Op.STORE) and isinstance(node.src[0].src[1].arg, OpaqueTile)
        if at_tile and node.op is Op.LOAD:
            opaque.add(node)
        elif node.op is Op.WMMA and _is_opaque(node):
            opaque.add(node)
            if any(s.op is not Op.CONST and s not in opaque for s in node.src):
                yield node, f"{node.arg} multiplies opaque fragments, which are loaded as tiles or made of such"
        elif values and (node.op in ELEMENTWISE or node.op is Op.REDUCE):
            opaque.add(node)
        elif values and not (at_tile and node.op is Op.STORE):
            yield node, f"{node.op.name} asks where the elements of an opaque fragment are"


def _is_opaque(product: UOp) -> bool:
    return isinstance(product.arg, TensorCore) and product.arg.is_opaque
