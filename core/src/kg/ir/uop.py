"""The node.
Immutable and hash-consed: structurally equal nodes are identical, so comparison and hashing are O(1)."""

from __future__ import annotations

import weakref
from _weakref import _remove_dead_weakref  # pyright: ignore  # as WeakValueDictionary forgets
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

from kg.checks import shown
from kg.dtype import AnyDType
from kg.ir.accessors import Accessors
from kg.ir.constants import canonical_constant
from kg.ir.math import Math
from kg.ir.movement import Movement
from kg.ir.op import ELEMENTWISE, MOVEMENT, Op
from kg.locks import fork_safe_lock

if TYPE_CHECKING:
    from kg.ir.bounds.intervals import Bounds
    from kg.ir.shapes.shape import Shape


class _Known(weakref.ref["UOp"]):
    """A node in the table, and its key there."""

    __slots__ = ("key",)
    key: tuple[object, ...]


_nodes: dict[tuple[object, ...], _Known] = {}
_lock: Final = fork_safe_lock()
#: Ops whose shape is derived from the shapes of their sources.
SHAPED_BY_SOURCES: Final = (
    ELEMENTWISE
    | MOVEMENT
    | {Op.COPY, Op.CONTIGUOUS, Op.STATE, Op.STACK, Op.REDUCE, Op.SCAN, Op.GATHER, Op.SCATTER, Op.RANK, Op.FOURIER}
)
_EVERY_OP: Final = frozenset(Op)
_CONST: Final = Op.CONST


def printer() -> ModuleType:
    """What writes nodes as text.
    That room stands on this one, so that it is found by name, when a node is first shown."""
    return import_module("kg.text.graphs")


class _Made(Math, Movement, Accessors):
    """A node while it is made: attributes are set in half of the time that the setters
    of their slots take."""

    __slots__ = ("__weakref__", "_bounds", "_order", "_shape", "arg", "dtype", "op", "src")

    op: Op
    dtype: AnyDType
    src: tuple[UOp, ...]
    arg: object
    _shape: Shape | None
    _bounds: Bounds | None
    _order: tuple[UOp, ...]


class UOp(_Made):
    """(op, dtype, src, arg). Build nodes with `UOp(...)` or the helpers of kg.ir; never mutate one."""

    __slots__ = ()

    def __new__(cls, op: Op, dtype: AnyDType, src: tuple[UOp, ...] = (), arg: object = None) -> UOp:
        if op is _CONST:
            arg, mark = canonical_constant(arg, dtype)
            key = (op, dtype, mark)
        else:
            key = (op, dtype, src, arg)
        found = _nodes.get(key)
        if found is not None:
            first = found()
            if first is not None:
                return first
        made = _Made()
        made.op, made.dtype, made.src, made.arg = op, dtype, src, arg
        made.__class__ = UOp  # it has its slots, and no more
        node: UOp = made  # type: ignore[assignment]
        known = _Known(node, _forget)
        known.key = key
        there = _nodes.setdefault(key, known)
        return node if there is known else _instead(node, known)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a UOp is immutable: can't set {name!r}")

    def __repr__(self) -> str:
        text: str = printer().format_node(self)
        return text

    # pickling and copying go through the constructor, so the copy is the same node
    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return UOp, (self.op, self.dtype, self.src, self.arg)

    def __copy__(self) -> UOp:
        return self

    def __deepcopy__(self, memo: object) -> UOp:
        return self

    # -- derived, computed once

    @property
    def shape(self) -> Shape:
        """The shape of a shaped node: () for scalars.
        Raises ShapeError with both shapes where sources don't fit."""
        try:
            found = self._shape
        except AttributeError:
            found = _derive_shape(self)
        if found is None:
            raise TypeError(f"{self.op.name} has no shape")
        return found

    @property
    def bounds(self) -> Bounds:
        """The interval and divisibility of an integer node (bool counts as 0 and 1)."""
        try:
            found = self._bounds
        except AttributeError:
            from kg.ir.bounds.bounds import bounds_of

            found = bounds_of(self)
            _set(self, "_bounds", found)
        if found is None:
            raise TypeError(f"{self.op.name} of {self.dtype} has no bounds")
        return found

    @property
    def vmin(self) -> int:
        return self.bounds.min

    @property
    def vmax(self) -> int:
        return self.bounds.max

    # -- graphs

    def replace(
        self,
        *,
        op: Op | None = None,
        dtype: AnyDType | None = None,
        src: tuple[UOp, ...] | None = None,
        arg: object = ...,
    ) -> UOp:
        """A node like this one but for what is given."""
        return UOp(
            op or self.op,
            self.dtype if dtype is None else dtype,
            self.src if src is None else src,
            self.arg if arg is ... else arg,
        )

    def with_src(self, src: tuple[UOp, ...]) -> UOp:
        """This node over other sources; the node itself where they are its own."""
        return self if src == self.src else UOp(self.op, self.dtype, src, self.arg)

    def toposort(self) -> list[UOp]:
        """Every node that this one depends on, sources before users, itself last.
        Deterministic, not recursive."""
        if self.op is not Op.SINK:
            return [*_sources_first(self), self]
        try:
            below = self._order
        except AttributeError:
            below = tuple(_sources_first(self))  # passes ask a kernel for its nodes again and again
            _set(self, "_order", below)
        return [*below, self]

    def find(self, *ops: Op) -> Iterator[UOp]:
        """The nodes below (and this one) with one of these ops, in toposort order."""
        return (u for u in self.toposort() if u.op in ops)

    def substitute(self, mapping: Mapping[UOp, UOp]) -> UOp:
        """This graph with nodes replaced; what a mapping puts in is not looked into again."""
        if not isinstance(mapping, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"substitute takes what stands for which node, a mapping, not {shown(mapping)}")
        return rebuild(self, mapping.get) if mapping else self

    def map_nodes(
        self,
        make: Callable[[UOp, tuple[UOp, ...]], UOp],
        ops: Collection[Op] = _EVERY_OP,
        known: Mapping[UOp, UOp] | None = None,
    ) -> UOp:
        """This graph, sources before users, with nodes of these ops as `make` says,
        of the node and what its sources have become.

        Other nodes stand over what their sources have become; `known` ones become what it says.
        """
        moved = dict(known) if known else {}  # only what has become another node: most passes change few
        moves = moved.keys()
        for node in self.toposort():
            if node.op in ops:
                if node in moves:
                    continue
                new = make(node, tuple([moved.get(s, s) for s in node.src]))
                if new is not node:
                    moved[node] = new
            elif not moves.isdisjoint(node.src) and node not in moves:
                moved[node] = UOp(node.op, node.dtype, tuple([moved.get(s, s) for s in node.src]), node.arg)
        return moved.get(self, self)


def _sources_first(root: UOp) -> list[UOp]:
    """The nodes below the root, depth first, sources before users."""
    order: dict[UOp, None] = {}
    path: list[tuple[UOp | None, Iterator[UOp]]] = [(None, iter(root.src))]  # each with the sources that are yet to come
    while path:
        node, left = path[-1]
        for s in left:
            if s not in order:
                if s.src:
                    path.append((s, iter(s.src)))
                    break
                order[s] = None
        else:
            if node is not None:
                order[node] = None
            path.pop()
    return list(order)


def _forget(dead: _Known) -> None:
    """Removes a dead node from the table, in one step:
    another thread may be putting a new one in its place."""
    _remove_dead_weakref(_nodes, dead.key)


def _instead(node: UOp, known: _Known) -> UOp:
    """The node that another thread made of the same parts since we looked.
    This one where that one is gone again."""
    with _lock:
        there = _nodes.get(known.key)
        first = None if there is None else there()
        if first is not None:
            return first
        _nodes[known.key] = known
        return node


_set = object.__setattr__


def _derive_shape(root: UOp) -> Shape | None:
    """The shape of a node whose shape is not known yet: first those below it, so that depth is no limit."""
    found: Shape | None = None
    shapes = {getattr(s, "_shape", None) for s in root.src} - {()} if root.op in ELEMENTWISE else {None}
    if len(shapes) < 2 and None not in shapes:
        found = shapes.pop() if shapes else ()
        _set(root, "_shape", found)
        return found
    from kg.ir.shapes.shape import check_size, shape_of

    stack = [root]
    while stack:  # mostly once: what it is made of was asked for its shape before
        node = stack[-1]
        missing = [s for s in node.src if not hasattr(s, "_shape")] if node.op in SHAPED_BY_SOURCES else []
        if missing:
            stack.extend(missing)
            continue
        found = shape_of(node)
        if found:
            check_size(node, found)
        _set(node, "_shape", found)
        stack.pop()
    return found


def rebuild(root: UOp, replace: Callable[[UOp], UOp | None]) -> UOp:
    """Walk from the root; where `replace` gives a node take it as it is,
    else rebuild over the rebuilt sources."""
    done: dict[UOp, UOp] = {}
    stack: list[tuple[UOp, bool]] = [(root, False)]
    while stack:
        node, ready = stack.pop()
        if node in done:
            continue
        if ready:
            done[node] = node.with_src(tuple([done[s] for s in node.src]))
            continue
        new = replace(node)
        if new is not None:
            done[node] = new
        else:
            stack.append((node, True))
            stack.extend([(s, False) for s in node.src if s not in done])
    return done[root]
