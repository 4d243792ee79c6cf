"""Derivatives of functions: vjp, grad, value_and_grad.
What is differentiated is the graph that a call of the function leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps

from kg.frontend import Device, UOp, const, infrequent_collection, uint8, uint16, uint32, uint64
from kg.records import dataclass
from kg_graph.loops.nodes import simplified
from kg_graph.nodes import substituted

from kg_array.array import Array
from kg_array.complex_numbers.arithmetic import conjugate
from kg_array.complex_numbers.array import ComplexArray
from kg_array.functions.creation import full
from kg_array.operands.arguments import require_array, require_function
from kg_array.operands.dtypes import NUMBERS, is_complex, part_of
from kg_array.operands.tracebacks import short_tracebacks
from kg_array.operands.unify import one_device
from kg_array.running.memory import differentiating
from kg_array.transforms.derivatives.pullback import pull_back
from kg_array.transforms.tracing import arrays_of, call_with, device_among, nodes_of, rebuilt, result_arrays, stand_in_by_parts
from kg_array.transforms.tree import Structure, flatten, leaf_names, unflatten

Function = Callable[..., object]


@dataclass(frozen=True, slots=True)
class Traced:
    """A call of a function: stand-ins for the arrays that it is differentiated by, and what it gave."""

    device: Device
    inputs: tuple[Array, ...]
    stand_ins: tuple[Array, ...]
    structure: Structure
    outputs: tuple[Array, ...]
    result: Structure
    auxiliary: tuple[Array, ...] = ()
    auxiliary_structure: Structure | None = None

    @property
    def back(self) -> dict[UOp, UOp]:
        """From the stand-ins to the arrays that they stand for."""
        return dict(zip(nodes_of(self.stand_ins), nodes_of(self.inputs), strict=True))

    def restored(self, nodes: Sequence[UOp]) -> list[UOp]:
        """The nodes over the inputs.
        Where nobody takes derivatives of them again they hold no rules, whose calls would be others each time."""
        made = substituted(nodes, self.back)
        return made if differentiating.get() else simplified(made)


def trace(
    function: Function,
    args: Sequence[object],
    kwargs: Mapping[str, object],
    chosen: Sequence[int],
    what: str,
    has_aux: bool = False,
) -> Traced:
    """Call the function with stand-ins for the arrays of the chosen arguments."""
    leaves, structure = flatten(tuple(args[i] for i in chosen))
    names = [n for i, c in zip(chosen, structure.children, strict=True) for n in leaf_names(c, f"argument {i}")]
    inputs = tuple(_differentiable(x, name, what) for x, name in zip(leaves, names, strict=True))
    if not inputs:
        raise ValueError(f"{what}: the arguments {tuple(chosen)} hold no arrays")
    device = device_among(inputs)
    stand_ins = tuple(stand_in_by_parts(x) for x in inputs)
    given: dict[int, object] = dict(zip(chosen, unflatten(structure, stand_ins), strict=True))  # type: ignore[call-overload]
    token = differentiating.set(True)
    try:
        result = call_with(function, [given.get(i, a) for i, a in enumerate(args)], kwargs)
    finally:
        differentiating.reset(token)
    auxiliary: list[Array] = []
    auxiliary_structure = None
    if has_aux:
        if not isinstance(result, tuple) or len(result) != 2:
            raise TypeError(
                f"{what}: with has_aux the function returns a pair (result, auxiliary), not {type(result).__name__}"
            )
        result, other = result
        auxiliary, auxiliary_structure = result_arrays(other, device, what)
    outputs, found = result_arrays(result, device, what)
    return Traced(device, inputs, stand_ins, structure, tuple(outputs), found, tuple(auxiliary), auxiliary_structure)


def _differentiable(x: object, name: str, what: str) -> Array:
    if isinstance(x, NUMBERS):
        raise TypeError(
            f"{what}: {name} is the number {x!r}; make it an array of floats with asarray, or leave it out of argnums"
        )
    if not isinstance(x, Array):
        raise TypeError(f"{what}: {name} is a {type(x).__name__}, not an array; leave it out of argnums")
    if not part_of(x.dtype).is_float:
        raise TypeError(
            f"{what}: {name} is of {x.dtype}, which has no derivatives; cast it with astype, or leave it out of argnums"
        )
    return x


@infrequent_collection()
def pulled(traced: Traced, seeds: Sequence[UOp]) -> list[UOp]:
    """The cotangents of the inputs, over the stand-ins; zeros where nothing depends on one.
    Of complex ones: by their parts."""
    wrt = nodes_of(traced.stand_ins)
    found = pull_back(nodes_of(traced.outputs), seeds, wrt)
    return [const(0, w.type).broadcast_to(*w.shape) if g is None else g for g, w in zip(found, wrt, strict=True)]


# -- what people call


def vjp(function: Function, *args: object, has_aux: bool = False) -> tuple[object, ...]:
    """(result, pull): `pull(cotangent)` gives, per argument, the cotangent times the Jacobian.
    With has_aux also the auxiliary."""
    require_function("vjp", function)
    traced = trace(function, args, {}, range(len(args)), "vjp", has_aux)

    def pull(cotangent: object) -> object:
        leaves, structure = flatten(cotangent)
        if structure != traced.result:
            raise ValueError(f"vjp: the cotangent is {structure}, the result {traced.result}")
        seeds = nodes_of(conjugates([_seed(x, o) for x, o in zip(leaves, traced.outputs, strict=True)]))
        found = arrays_of(traced.restored(pulled(traced, seeds)), traced.inputs)
        return unflatten(traced.structure, conjugates(found))

    values = traced.restored(nodes_of((*traced.outputs, *traced.auxiliary)))
    count = len(nodes_of(traced.outputs))
    result = rebuilt(traced.result, values[:count], traced.outputs)
    if traced.auxiliary_structure is None:
        return result, pull
    return result, pull, rebuilt(traced.auxiliary_structure, values[count:], traced.auxiliary)


def conjugates(arrays: Sequence[Array]) -> list[Array]:
    """What a cotangent is by its parts, and back:
    u - vj stands for u by the real part and v by the imaginary one.

    So the cotangent of a function with a complex derivative is multiplied by that, and a gradient points down where its conjugate does.
    """
    return [ComplexArray(conjugate(x.parts), x.device) if isinstance(x, ComplexArray) else x for x in arrays]


def _seed(x: object, output: Array) -> Array:
    if isinstance(x, NUMBERS):
        return full(output.shape, x, dtype=output.dtype, device=output.device)
    if not isinstance(x, Array) or x.parts[0].shape != output.parts[0].shape or x.dtype is not output.dtype:
        have = f"{x.dtype} of shape {x.shape}" if isinstance(x, Array) else f"a {type(x).__name__}"
        raise ValueError(f"vjp: the cotangent of a result of {output.dtype}, shape {output.shape}, is {have}")
    one_device("vjp", [output, x])
    return x


def value_and_grad(
    function: Function, argnums: int | Sequence[int] = 0, *, has_aux: bool = False, holomorphic: bool = False
) -> Callable[..., tuple[object, object]]:
    """A function that gives the value and the gradient of a function whose result is one number.

    With has_aux the function returns (value, auxiliary), and so does the first part of the result. By a complex argument x + yj the gradient
    of a real number is df/dx - df/dy j. With `holomorphic` the number is complex, and the gradient its complex derivative.
    """

    require_function("value_and_grad", function)

    @short_tracebacks
    @wraps(function)
    def valued(*args: object, **kwargs: object) -> tuple[object, object]:
        chosen = positions(argnums, len(args), "grad")
        traced = trace(function, args, kwargs, chosen, "grad", has_aux)
        _check_scalar(traced, holomorphic)
        made = pulled(traced, nodes_of([_seed(1, o) for o in traced.outputs]))
        results = (*traced.outputs, *traced.auxiliary)
        nodes = traced.restored([*made, *nodes_of(results)])
        found = conjugates(arrays_of(nodes[: len(made)], traced.inputs))
        gradient: object = unflatten(traced.structure, found)
        if isinstance(argnums, int):
            (gradient,) = gradient  # type: ignore[misc]
        first, *others = arrays_of(nodes[len(made) :], results)
        value = unflatten(traced.result, [first])
        if traced.auxiliary_structure is None:
            return value, gradient
        return (value, unflatten(traced.auxiliary_structure, others)), gradient

    return valued


def grad(function: Function, argnums: int | Sequence[int] = 0, *, has_aux: bool = False, holomorphic: bool = False) -> Function:
    """A function that gives the gradient: of the shape of argument `argnums`,
    or a tuple of those for several.

    With has_aux the function returns (value, auxiliary), and the gradient comes as (gradient, auxiliary). Of complex arguments and
    `holomorphic` see value_and_grad.
    """
    require_function("grad", function)
    valued = value_and_grad(function, argnums, has_aux=has_aux, holomorphic=holomorphic)

    @short_tracebacks
    @wraps(function)
    def gradient(*args: object, **kwargs: object) -> object:
        value, found = valued(*args, **kwargs)
        return (found, value[1]) if has_aux else found  # type: ignore[index]

    return gradient


def positions(argnums: int | Sequence[int], count: int, what: str) -> tuple[int, ...]:
    """Argument numbers, counted from the end where they are negative."""
    chosen = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    for i in chosen:
        if not -count <= i < count:
            raise ValueError(f"{what}: there is no argument {i}; the function was called with {count}")
    found = tuple(i % count for i in chosen)
    if len(set(found)) < len(found):
        raise ValueError(f"{what}: argnums {chosen} name one argument twice")
    return found


def _check_scalar(traced: Traced, holomorphic: bool) -> None:
    outputs = traced.outputs
    if not traced.result.is_array or outputs[0].shape != ():
        what = f"shape {outputs[0].shape}" if traced.result.is_array else f"a tree {traced.result}"
        raise TypeError(f"grad: the function returns {what}, not one number (a 0-d array): sum it, or use jacobian or vjp")
    if holomorphic and not all(is_complex(x.dtype) for x in (*outputs, *traced.inputs)):
        raise TypeError("grad: with holomorphic the function is of complex arrays and returns a complex number")
    if is_complex(outputs[0].dtype) and not holomorphic:
        raise TypeError(
            f"grad: the function returns {outputs[0].dtype}, not a real number: take real(y) or abs(y); or say holomorphic=True, if it has a"
            " complex derivative"
        )
    if not part_of(outputs[0].dtype).is_float:
        raise TypeError(f"grad: the function returns {outputs[0].dtype}, which has no derivatives")


def stop_gradient(x: Array) -> Array:
    """The same values, which count as constant in derivatives:
    seen as integers of the same bits, and back."""
    require_array("stop_gradient", x)
    part = part_of(x.dtype)
    if not part.is_float:
        return x
    bits = {8: uint8, 16: uint16, 32: uint32, 64: uint64}[part.bits]
    return x.moved(lambda node: node.bitcast(bits).bitcast(part))
