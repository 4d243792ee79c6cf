"""Derivatives by direction and as matrices: jvp, jacobian, hessian."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from math import prod
from typing import Any, Literal

from kg.frontend import UOp, arange, const, int64
from kg_graph.nodes import substituted

from kg_array.array import Array
from kg_array.complex_numbers.arithmetic import conjugate
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import Pair
from kg_array.indexing.axes import sizes
from kg_array.operands.arguments import require_function
from kg_array.operands.dtypes import is_complex, part_of
from kg_array.operands.size import greatest_value
from kg_array.operands.unify import one_device
from kg_array.running.memory import placeholder
from kg_array.transforms.batching import batch
from kg_array.transforms.derivatives.gradients import Function, Traced, grad, positions, pulled, trace
from kg_array.transforms.derivatives.pushforward import push_forward
from kg_array.transforms.derivatives.sparse import sparse_jacobian
from kg_array.transforms.tracing import nodes_of, rebuilt
from kg_array.transforms.tree import flatten, unflatten

Mode = Literal["forward", "reverse", "auto"]


def jvp(function: Function, primals: Sequence[object], tangents: Sequence[object]) -> tuple[object, object]:
    """(result, its change): the Jacobian times the tangents, which are trees like the arguments."""
    require_function("jvp", function)
    for what, those in (("primals", primals), ("tangents", tangents)):
        if not isinstance(those, (tuple, list)):
            raise TypeError(f"jvp: the {what} are a tuple, one for each argument, not {type(those).__name__}")
    traced = trace(function, primals, {}, range(len(primals)), "jvp")
    given, structure = flatten(tuple(tangents))
    if structure != traced.structure:
        raise ValueError(f"jvp: the tangents are {structure}, the arguments {traced.structure}")
    for t, x in zip(given, traced.inputs, strict=True):
        if not isinstance(t, Array) or t.parts[0].shape != x.parts[0].shape or t.dtype is not x.dtype:
            have = f"{t.dtype} of shape {t.shape}" if isinstance(t, Array) else f"a {type(t).__name__}"
            raise ValueError(f"jvp: the tangent of an argument of {x.dtype}, shape {x.shape}, is {have}")
        one_device("jvp", [x, t])
    pushed = dict(zip(nodes_of(traced.stand_ins), nodes_of(given), strict=True))  # type: ignore[arg-type]
    made, again = pushed_forward(traced, pushed)
    nodes = traced.restored([*substituted(nodes_of(traced.outputs), again), *made])
    count = len(made)
    return rebuilt(traced.result, nodes[:count], traced.outputs), rebuilt(traced.result, nodes[count:], traced.outputs)


def pushed_forward(traced: Traced, tangents: dict[UOp, UOp]) -> tuple[list[UOp], dict[UOp, UOp]]:
    """The tangents of the outputs, zeros where there are none,
    and what the results of loops are replaced by."""
    nodes = nodes_of(traced.outputs)
    made, again = push_forward(nodes, tangents)
    return [const(0, n.type).broadcast_to(*n.shape) if t is None else t for t, n in zip(made, nodes, strict=True)], again


def jacobian(
    function: Function, argnums: int | Sequence[int] = 0, *, mode: Mode = "auto", holomorphic: bool = False
) -> Function:
    """A function that gives, per array of the result and of the argument,
    an array of shape (*of the result, *of the argument).

    Rows come from cotangents (reverse), columns from tangents (forward), all in one batch; "auto" takes what there is less of.
    Where elements are computed one by one, so are the derivatives, but for those that are zero by construction.
    Rows of real results by complex arguments x + yj are gradients, df/dx - df/dy j. Of complex results by complex arguments they are the complex
    derivatives, with `holomorphic`: that says that there are such.
    """
    require_function("jacobian", function)
    if mode not in ("forward", "reverse", "auto"):
        raise ValueError(f"jacobian: mode is forward, reverse or auto, not {mode!r}")

    @wraps(function)
    def matrix(*args: object, **kwargs: object) -> object:
        chosen = positions(argnums, len(args), "jacobian")
        traced = trace(function, args, kwargs, chosen, "jacobian")
        _check_outputs(traced, holomorphic)
        real = _by_parts(traced, holomorphic)
        blocks = sparse_jacobian(real, mode) or _dense_jacobian(real, mode)
        nodes = iter(traced.restored([b for row in blocks for b in row]))
        rows = iter([[next(nodes) for _ in real.inputs] for _ in real.outputs])
        made: list[object] = []
        for output in traced.outputs:
            parts = [iter(next(rows)) for _ in output.parts]
            found = [_joined([[next(p) for _ in _by(x, holomorphic)] for p in parts], x) for x in traced.inputs]
            by: Any = unflatten(traced.structure, found)
            made.append(by[0] if isinstance(argnums, int) else by)
        return unflatten(traced.result, made)

    return matrix


def _check_outputs(traced: Traced, holomorphic: bool) -> None:
    if holomorphic and not all(is_complex(x.dtype) for x in (*traced.outputs, *traced.inputs)):
        raise TypeError("jacobian: with holomorphic the function is of complex arrays and returns complex ones")
    for o in traced.outputs:
        if not part_of(o.dtype).is_float:
            raise TypeError(f"jacobian: the function returns {o.dtype}, which has no derivatives")
        if is_complex(o.dtype) and not holomorphic and any(is_complex(x.dtype) for x in traced.inputs):
            raise TypeError(
                f"jacobian: the function returns {o.dtype} of complex arrays; return its real and its imaginary part; or say"
                " holomorphic=True, if it has a complex derivative"
            )


def _by(x: Array, holomorphic: bool) -> tuple[UOp, ...]:
    """The parts of an argument that derivatives are taken by:
    of one with a complex derivative that by the real part says all."""
    return x.parts[:1] if holomorphic else x.parts


def _by_parts(traced: Traced, holomorphic: bool) -> Traced:
    """The same of real arrays, which parts of complex ones are."""

    def real(arrays: Sequence[Array], by: Callable[[Array], Sequence[UOp]]) -> tuple[Array, ...]:
        return tuple([Array(part, x.device) for x in arrays for part in by(x)])

    inputs, stand_ins = (real(xs, lambda x: _by(x, holomorphic)) for xs in (traced.inputs, traced.stand_ins))
    outputs = real(traced.outputs, lambda x: x.parts)
    return Traced(traced.device, inputs, stand_ins, traced.structure, outputs, traced.result)


def _joined(blocks: Sequence[Sequence[UOp]], x: Array) -> Array:
    """The derivatives of the parts of a result, a row each, by parts of x, as one array."""
    if len(blocks) == 2:
        ((re, *_), (im, *_)) = blocks
        return ComplexArray(Pair(re, im), x.device)
    (row,) = blocks
    return Array(row[0], x.device) if len(row) == 1 else ComplexArray(conjugate(Pair(*row)), x.device)


def _dense_jacobian(traced: Traced, mode: Mode) -> list[list[UOp]]:
    rows, columns = (sum(greatest_value(x.size) for x in xs) for xs in (traced.outputs, traced.inputs))
    forward = mode == "forward" or (mode == "auto" and columns < rows)
    return _columns(traced) if forward else _rows(traced)


def _rows(traced: Traced) -> list[list[UOp]]:
    """Per output, the pullback of all its unit cotangents at once."""
    blocks: list[list[UOp]] = []
    for output in traced.outputs:
        seed = placeholder(output.shape, output.dtype)
        one = Traced(traced.device, traced.inputs, traced.stand_ins, traced.structure, (output,), traced.result)
        made = batch(pulled(one, [seed]), {seed: _units(seed)}, output.size)
        found = [_many(x, is_many, output.size) for x, is_many in made]
        blocks.append([x.reshape(*output.shape, *i.shape) for x, i in zip(found, traced.inputs, strict=True)])
    return blocks


def _columns(traced: Traced) -> list[list[UOp]]:
    """Per input, what all its unit tangents become at once."""
    blocks: list[list[UOp]] = [[] for _ in traced.outputs]
    for stand_in in traced.stand_ins:
        seed = placeholder(stand_in.shape, stand_in.dtype)
        made = batch(pushed_forward(traced, {stand_in.node: seed})[0], {seed: _units(seed)}, stand_in.size)
        for row, (x, is_many), output in zip(blocks, made, traced.outputs, strict=True):
            many = _many(x, is_many, stand_in.size)
            flat = many.permute(*range(1, len(many.shape)), 0)
            row.append(flat.reshape(*output.shape, *stand_in.shape))
    return blocks


def _many(x: UOp, is_many: bool, count: int) -> UOp:
    return x if is_many else x.reshape(1, *x.shape).expand(count, *x.shape)


def _units(like: UOp) -> UOp:
    """(size, *shape): the arrays of zeros with a single one."""
    size = prod(sizes(like))
    numbers = arange(size, int64)
    same = numbers.reshape(size, 1).expand(size, size).eq(numbers.reshape(1, size).expand(size, size))
    return same.cast(like.type).reshape(size, *like.shape)


def hessian(function: Function, argnums: int | Sequence[int] = 0) -> Callable[..., object]:
    """The second derivatives of a function whose result is one number:
    the Jacobian, forward, of its gradient."""
    require_function("hessian", function)
    return jacobian(grad(function, argnums), argnums, mode="forward")
