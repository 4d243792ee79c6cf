"""Sparse Jacobians and Hessians: the pattern from the graph,
the values by as many tangents or cotangents as there are colours, and no dense matrix in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from math import prod
from typing import Any, Literal

import numpy as np
from kg.frontend import ELEMENTWISE, Op, UOp, int64
from kg.records import dataclass
from kg_graph.nodes import order_of

from kg_array.array import Array
from kg_array.functions.asarray import asarray
from kg_array.functions.creation import zeros
from kg_array.functions.manipulation import concat, reshape
from kg_array.indexing.axes import sizes
from kg_array.operands.arguments import require_function
from kg_array.operands.dtypes import is_complex
from kg_array.running.memory import placeholder
from kg_array.transforms.batching import batch
from kg_array.transforms.derivatives.gradients import Function, Traced, grad, positions, pulled, trace
from kg_array.transforms.derivatives.jacobians import pushed_forward
from kg_array.transforms.derivatives.pullback import depends_on
from kg_array.transforms.sparsity.coloring import Coloring, color_columns, color_symmetric
from kg_array.transforms.sparsity.dependencies import pattern
from kg_array.transforms.sparsity.entries import entries
from kg_array.transforms.tracing import nodes_of
from kg_array.transforms.tree import flatten

Numbers = np.ndarray[Any, Any]
Mode = Literal["forward", "reverse", "entries", "auto"]


@dataclass(frozen=True, slots=True)
class Sparse:
    """A matrix by those of its entries that are not zero by construction, row by row.
    `seeds`: how many derivatives gave them, 0 where each entry was computed by itself; `bound`: no colouring needs fewer."""

    values: Array
    rows: Numbers
    columns: Numbers
    shape: tuple[int, int]
    seeds: int
    bound: int

    @property
    def row_starts(self) -> Numbers:
        """Where each row begins among the values (CSR's indptr)."""
        return np.searchsorted(self.rows, np.arange(self.shape[0] + 1))

    @property
    def by_column(self) -> Numbers:
        """The numbers of the values in the order of columns (CSC)."""
        return np.lexsort((self.rows, self.columns))

    @property
    def column_starts(self) -> Numbers:
        """Where each column begins in that order (CSC's indptr)."""
        return np.searchsorted(self.columns[self.by_column], np.arange(self.shape[1] + 1))

    def to_scipy(self) -> Any:
        """As scipy's sparse array of coordinates."""
        from scipy.sparse import coo_array  # pyright: ignore[reportMissingImports]  who has no scipy can't ask for it

        return coo_array((np.asarray(self.values), (self.rows, self.columns)), shape=self.shape)

    def to_dense(self) -> Array:
        """With its zeros."""
        flat = zeros(prod(self.shape), dtype=self.values.dtype)
        flat[asarray(self.rows * self.shape[1] + self.columns)] = self.values
        return reshape(flat, self.shape)


def sparse_jacobian(function: Function, argnums: int | Sequence[int] = 0, *, mode: Mode = "auto") -> Callable[..., Sparse]:
    """A function that gives the Jacobian as `Sparse`: a row for each element of the results, in order,
    a column for each of the arguments.

    `mode`: columns of a colour by one tangent (forward), rows of one by one cotangent (reverse), each entry by itself (entries), or what takes least. The pattern
    comes from the graph, loops included: an entry is there where a derivative may be other than zero for some argument.
    """
    require_function("sparse_jacobian", function)
    if mode not in ("forward", "reverse", "entries", "auto"):
        raise ValueError(f"sparse_jacobian: mode is forward, reverse, entries or auto, not {mode!r}")

    @wraps(function)
    def matrix(*args: object, **kwargs: object) -> Sparse:
        traced = _traced(function, args, kwargs, argnums, "sparse_jacobian")
        others = _others(args, kwargs)
        found = np.concatenate(pattern(nodes_of(traced.outputs), nodes_of(traced.stand_ins), others))
        rows, columns = np.nonzero(found)
        ahead = color_columns(found) if mode != "reverse" else None
        back = color_columns(found.T) if mode not in ("forward", "entries") else None
        if mode in ("entries", "auto"):
            fewest = min(c.count for c in (ahead, back) if c is not None)
            values = _by_themselves(traced, (rows, columns), others, fewest * _elements(traced) if mode == "auto" else None)
            if values is not None:
                return Sparse(values, rows, columns, _shape(found), 0, min(c.bound for c in (ahead, back) if c is not None))
            if mode == "entries":
                raise ValueError(
                    "sparse_jacobian: the entries of this function can't be computed by themselves (loops and products of matrices can't): use auto"
                )
        if back is None or (ahead is not None and ahead.count <= back.count):
            assert ahead is not None
            seeds, given, picked = ahead, _columns(traced, ahead), (columns, rows, found.shape[0])
        else:
            seeds, given, picked = back, _rows(traced, back), (rows, columns, found.shape[1])
        of, at, width = picked
        places = np.asarray(seeds.colors, np.int64)[of] * width + at
        return Sparse(_picked(given, places), rows, columns, _shape(found), seeds.count, seeds.bound)

    return matrix


def sparse_hessian(function: Function, argnum: int = 0) -> Callable[..., Sparse]:
    """A function that gives the second derivatives of a function whose result is one number, as `Sparse`:
    tangents of its gradient, by a star colouring."""
    require_function("sparse_hessian", function)
    gradient = grad(function, argnum)

    @wraps(function)
    def matrix(*args: object, **kwargs: object) -> Sparse:
        traced = _traced(gradient, args, kwargs, argnum, "sparse_hessian")
        found = np.concatenate(pattern(nodes_of(traced.outputs), nodes_of(traced.stand_ins), _others(args, kwargs)))
        found |= found.T
        rows, columns = np.nonzero(found)
        seeds = color_symmetric(found)
        colors = np.asarray(seeds.colors, np.int64)
        alone = np.zeros((len(found), seeds.count), np.int64)  # per row how many of its entries have a colour
        np.add.at(alone, (rows, colors[columns]), 1)
        own = alone[rows, colors[columns]] == 1
        if not np.all(own | (alone[columns, colors[rows]] == 1)):
            raise AssertionError("the colouring is no star colouring")
        places = np.where(own, colors[columns] * len(found) + rows, colors[rows] * len(found) + columns)
        return Sparse(_picked(_columns(traced, seeds), places), rows, columns, _shape(found), seeds.count, seeds.bound)

    return matrix


def _by_themselves(traced: Traced, places: tuple[Numbers, Numbers], others: Sequence[UOp], most: int | None) -> Array | None:
    """The entries at these rows and columns, where that takes no more products."""
    positions = {place: at for at, place in enumerate(zip(*(p.tolist() for p in places), strict=True))}
    outputs, stand_ins = nodes_of(traced.outputs), nodes_of(traced.stand_ins)
    value = entries(outputs, stand_ins, others, positions, most, traced.device) if positions else None
    return None if value is None else Array(traced.restored([value])[0], traced.device)


def _elements(traced: Traced) -> int:
    """What one tangent is a product of, or more."""
    order = order_of(nodes_of(traced.outputs))
    active = depends_on(order, nodes_of(traced.stand_ins))
    return sum(prod(sizes(u)) for u in order if u in active and (u.op in ELEMENTWISE or u.op is Op.STATE))


def _others(args: Sequence[object], kwargs: Mapping[str, object]) -> list[UOp]:
    """The arguments' own nodes: none of their numbers is a constant of the function."""
    leaves, _ = flatten((tuple(args), dict(kwargs)))
    return nodes_of([x for x in leaves if isinstance(x, Array)])


def _shape(found: Numbers) -> tuple[int, int]:
    return found.shape[0], found.shape[1]


def _traced(
    function: Function, args: Sequence[object], kwargs: Mapping[str, object], argnums: int | Sequence[int], what: str
) -> Traced:
    traced = trace(function, args, kwargs, positions(argnums, len(args), what), what)
    for x in (*traced.inputs, *traced.outputs):
        if is_complex(x.dtype):
            raise TypeError(f"{what}: complex arrays have no sparse derivatives: take their real and imaginary parts")
    dtypes = {x.dtype for x in traced.inputs}
    if len(dtypes) > 1 or any(not o.dtype.is_float for o in traced.outputs):
        raise TypeError(
            f"{what}: arguments of one dtype and results of floats are needed, not {', '.join(sorted(map(str, dtypes)))}"
        )
    return traced


def _seeds(xs: Sequence[Array], colors: Coloring) -> tuple[list[UOp], dict[UOp, UOp]]:
    """A stand-in for the tangent of each array, and the ones that all colours have there:
    (colours, *shape)."""
    units = np.zeros((colors.count, len(colors.colors)))
    units[np.asarray(colors.colors), np.arange(len(colors.colors))] = 1.0
    stand_ins: list[UOp] = []
    given: dict[UOp, UOp] = {}
    at = 0
    for x in xs:
        size = prod(sizes(x.node))
        own = asarray(units[:, at : at + size].reshape(colors.count, *sizes(x.node)), dtype=x.dtype, device=x.device)
        stand_ins.append(placeholder(x.shape, x.dtype))
        given[stand_ins[-1]] = own.node
        at += size
    return stand_ins, given


def _columns(traced: Traced, colors: Coloring) -> Array:
    """(colours, elements of the results): the Jacobian times the sum of each colour's unit vectors."""
    stand_ins, given = _seeds(traced.stand_ins, colors)
    tangents = dict(zip(nodes_of(traced.stand_ins), stand_ins, strict=True))
    return _together(traced, batch(pushed_forward(traced, tangents)[0], given, colors.count), traced.outputs, colors.count)


def _rows(traced: Traced, colors: Coloring) -> Array:
    """(colours, elements of the arguments)."""
    stand_ins, given = _seeds(traced.outputs, colors)
    return _together(traced, batch(pulled(traced, stand_ins), given, colors.count), traced.inputs, colors.count)


def _together(traced: Traced, made: Sequence[tuple[UOp, bool]], xs: Sequence[Array], count: int) -> Array:
    nodes = traced.restored([node if many else node.reshape(1, *node.shape).expand(count, *node.shape) for node, many in made])
    flat = [reshape(Array(node, traced.device), (count, x.size)) for node, x in zip(nodes, xs, strict=True)]
    return flat[0] if len(flat) == 1 else concat(flat, axis=1)


def _picked(given: Array, places: Numbers) -> Array:
    return reshape(given, (-1,))[asarray(places, dtype=int64, device=given.device)]
