"""Derivatives by rules of one's own: custom_vjp and custom_jvp.
A call becomes a node that carries its rule (custom_calls.py); the functions that a rule is given as are traced where a
derivative is asked for."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

from kg.frontend import Device, UOp
from kg.records import dataclass
from kg_graph.nodes import substituted

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.functions.creation import full
from kg_array.operands.arguments import argument_numbers, name_of, require_function
from kg_array.operands.dtypes import NUMBERS, part_of
from kg_array.operands.unify import one_device
from kg_array.running.memory import placeholder
from kg_array.transforms.derivatives import custom_calls
from kg_array.transforms.derivatives.cotangents import NoDerivativeError, zeros_of
from kg_array.transforms.derivatives.gradients import Function, conjugates
from kg_array.transforms.derivatives.pullback import pull_back
from kg_array.transforms.tracing import arrays_of, call_with, is_tracing, nodes_of, result_arrays, stand_in_by_parts
from kg_array.transforms.tree import Structure, flatten, leaf_names, leaves_of, unflatten

P = ParamSpec("P")
R = TypeVar("R")


class _Custom(Generic[P, R]):
    """A function that has a rule of its own for derivatives,
    by all arguments but those of `nondiff_argnums`."""

    kind = ""
    fwd: Function | None = None
    bwd: Function | None = None
    jvp: Function | None = None

    def __init__(self, function: Callable[P, R], *, nondiff_argnums: Sequence[int] = ()) -> None:
        require_function(self.kind, function)
        self.function = function
        self.fixed = argument_numbers(self.kind, "nondiff_argnums", nondiff_argnums)
        update_wrapper(self, function)

    @property
    def name(self) -> str:
        return f"{self.kind} of {name_of(self.function)}"

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if self.bwd is None and self.jvp is None:
            raise TypeError(f"{self.name}: it has no rule yet: give it one with {self.kind.replace('custom_', 'def')}")
        if kwargs:
            bound = inspect.signature(self.function).bind(*args, **kwargs)
            bound.apply_defaults()
            if bound.kwargs:
                raise TypeError(
                    f"{self.name}: {', '.join(bound.kwargs)} can only be given by name: a rule is for arguments by position"
                )
            return self._called(bound.args)
        return self._called(args)

    def _called(self, args: Sequence[object]) -> R:
        function: Callable[..., R] = self.function
        return self._traced(function, args) if is_tracing() else function(*args)

    def _traced(self, function: Callable[..., R], args: Sequence[object]) -> R:
        fixed = {i % len(args): args[i] for i in self.fixed}
        leaves, structure = flatten(tuple(a for i, a in enumerate(args) if i not in fixed))
        arrays = [x for x in leaves if isinstance(x, Array)]
        if not arrays:
            return function(*args)
        device = one_device(self.name, arrays)
        given = [_standing(x) if isinstance(x, Array) else x for x in leaves]
        own = iter(unflatten(structure, given))  # type: ignore[call-overload]
        made = call_with(self.function, [fixed[i] if i in fixed else next(own) for i in range(len(args))], {})
        outputs, found = result_arrays(made, device, self.name)
        stand_ins, values = nodes_of([x for x in given if isinstance(x, Array)]), nodes_of(outputs)
        others = [leaf for leaf in custom_calls.read_by(values) if leaf not in set(stand_ins)]
        rule = _Call(self, device, tuple(fixed.values()), tuple(given), structure, tuple(outputs), found, tuple(others))
        own_others = [placeholder(x.shape, x.type) for x in others]  # type: ignore[arg-type]
        values = substituted(values, dict(zip(others, own_others, strict=True)))
        nodes = custom_calls.call([*stand_ins, *own_others], [*nodes_of(arrays), *others], values, rule)
        return unflatten(found, arrays_of(nodes, outputs))  # type: ignore[return-value] -- a tree like that of the function


class custom_vjp(_Custom[P, R]):
    """A function whose derivatives go by a rule for cotangents.

    `f.defvjp(fwd, bwd)`: fwd takes the arguments and gives (result, residuals); bwd takes the residuals and a cotangent of the result, and gives a
    tuple of one per argument, None for zero. Arguments of `nondiff_argnums` are not arrays: bwd gets them first.
    """

    kind = "custom_vjp"

    def defvjp(self, fwd: Function, bwd: Function) -> None:
        self.fwd, self.bwd = fwd, bwd


class custom_jvp(_Custom[P, R]):
    """A function whose derivatives go by a rule for tangents.

    `f.defjvp(rule)`: the rule takes the tuples of arguments and of tangents, and gives (result, its tangent), which is linear in the tangents.
    Arguments of `nondiff_argnums` are not arrays: the rule gets them first.
    """

    kind = "custom_jvp"

    def defjvp(self, jvp: Function) -> Function:
        self.jvp = jvp
        return jvp


def with_rules(fwd: Function, bwd: Function, jvp: Function) -> Callable[[Callable[P, R]], custom_vjp[P, R]]:
    """A function with a rule for either mode."""

    def ruled_by(function: Callable[P, R]) -> custom_vjp[P, R]:
        made = custom_vjp(function)
        made.defvjp(fwd, bwd)
        made.jvp = jvp
        return made

    return ruled_by


def _standing(x: Array) -> Array:
    made = stand_in_by_parts(x)
    return type(x)(made.node if len(x.parts) == 1 else made.parts, x.device) if x.is_number else made  # type: ignore[arg-type]


@dataclass(frozen=True, eq=False, slots=True)
class _Call:
    """A traced call: over stand-ins (`leaves`), what it gave, and what it read from elsewhere."""

    custom: _Custom[..., Any]
    device: Device
    fixed: tuple[object, ...]
    leaves: tuple[object, ...]
    structure: Structure
    outputs: tuple[Array, ...]
    result: Structure
    others: tuple[UOp, ...]

    @property
    def name(self) -> str:
        return self.custom.name

    @property
    def arrays(self) -> list[Array]:
        return [x for x in self.leaves if isinstance(x, Array)]

    @property
    def own(self) -> int:
        return len(nodes_of(self.arrays))

    def pulled(self, sources: Sequence[UOp], cotangents: Sequence[UOp]) -> list[UOp | None]:
        seeds = [stand_in_by_parts(o) for o in self.outputs]
        if self.custom.bwd is not None:
            made = self._cotangents(seeds)
        else:
            tangents = [_standing(x) for x in self.arrays]
            made = self._transposed(self._tangents(tangents), nodes_of(seeds), nodes_of(tangents))
        return self._restored(made, sources, dict(zip(nodes_of(seeds), cotangents, strict=True)))

    def pushed(self, sources: Sequence[UOp], tangents: Sequence[UOp | None]) -> list[UOp]:
        directions = [_standing(x) for x in self.arrays]
        given = [zeros_of(d) if t is None else t for d, t in zip(nodes_of(directions), tangents, strict=False)]
        if self.custom.jvp is not None:
            made = self._tangents(directions)
        else:
            seeds = [stand_in_by_parts(o) for o in self.outputs]
            made = self._transposed(self._cotangents(seeds), nodes_of(directions), nodes_of(seeds))
        found = self._restored(made, sources, dict(zip(nodes_of(directions), given, strict=True)))
        return [zeros_of(n) if f is None else f for f, n in zip(found, nodes_of(self.outputs), strict=True)]

    def _transposed(self, values: Sequence[UOp | None], seeds: Sequence[UOp], wrt: Sequence[UOp]) -> list[UOp | None]:
        """What cotangents of values, which are linear in `wrt`, mean for these."""
        pairs = [(v, s) for v, s in zip(values, seeds, strict=True) if v is not None]
        found = pull_back([v for v, _ in pairs], [s for _, s in pairs], wrt)
        if set(wrt) & set(custom_calls.read_by([f for f in found if f is not None])):
            other, way = ("tangents", "reverse") if self.custom.jvp is not None else ("cotangents", "forward")
            raise NoDerivativeError(f"{self.name}: its rule is not linear in the {other}: there is no derivative in {way} mode")
        return found

    def _restored(self, values: Sequence[UOp | None], sources: Sequence[UOp], more: Mapping[UOp, UOp]) -> list[UOp | None]:
        """Values over the stand-ins as values over the sources of the call as it is now."""
        stand_ins = [*nodes_of(self.arrays), *self.others]
        made = [v for v in values if v is not None]
        if not set(stand_ins).union(more).issuperset(custom_calls.read_by(made)):
            raise NoDerivativeError(
                f"{self.name}: its rule reads an array of a traced function that the function itself does not: hand it over as an argument"
            )
        found = iter(substituted(made, dict(zip(stand_ins, sources, strict=True)) | dict(more)))
        return [None if v is None else next(found) for v in values]

    # -- the functions of the rule, called

    def _cotangents(self, seeds: Sequence[Array]) -> list[UOp | None]:
        """Per node of the arguments what bwd makes of cotangents of the results."""
        fwd, bwd = self.custom.fwd, self.custom.bwd
        assert fwd is not None and bwd is not None
        args = self._all_arguments()
        pair = self._pair(call_with(fwd, args, {}), "fwd", "(result, residuals)")
        self._check_result(pair[0], "fwd")
        given = unflatten(self.result, conjugates(seeds))
        made = call_with(bwd, [*self.fixed, pair[1], given], {})
        if not isinstance(made, tuple) or len(made) != len(self.structure.children):
            have = f"a tuple of {len(made)}" if isinstance(made, tuple) else f"a {type(made).__name__}"
            raise TypeError(
                f"{self.name}: bwd gives {have}, not a tuple of {len(self.structure.children)} cotangents, one per argument"
            )
        found: list[UOp | None] = []
        for leaf, x, name in zip(self._spread(made, "bwd", "cotangent"), self.leaves, self._names(), strict=True):
            if isinstance(x, Array):
                found += (
                    [None] * len(x.parts)
                    if leaf is None
                    else conjugates([self._as(leaf, x, f"bwd: the cotangent of {name}")])[0].parts
                )
        return found

    def _tangents(self, directions: Sequence[Array]) -> list[UOp | None]:
        """Per node of the results their tangents."""
        assert self.custom.jvp is not None
        left = iter(directions)
        changes = [next(left) if isinstance(x, Array) else 0 for x in self.leaves]
        primals, tangents = (unflatten(self.structure, leaves) for leaves in (self.leaves, changes))
        pair = self._pair(call_with(self.custom.jvp, [*self.fixed, primals, tangents], {}), "the rule", "(result, tangent)")
        self._check_result(pair[0], "the rule")
        leaves = leaves_of(pair[1], self.result)
        if leaves is None:
            raise TypeError(f"{self.name}: the rule gives a tangent {flatten(pair[1])[1]}, the function a result {self.result}")
        found: list[UOp | None] = []
        for leaf, o, name in zip(leaves, self.outputs, leaf_names(self.result, "the result"), strict=True):
            found += [None] * len(o.parts) if leaf is None else self._as(leaf, o, f"the rule: the tangent of {name}").parts
        return found

    def _all_arguments(self) -> list[object]:
        own = iter(unflatten(self.structure, self.leaves))  # type: ignore[call-overload]
        count = len(self.fixed) + len(self.structure.children)
        numbers = [i % count for i in self.custom.fixed]
        fixed = dict(zip(numbers, self.fixed, strict=True))
        return [fixed[i] if i in fixed else next(own) for i in range(count)]

    def _pair(self, made: object, who: str, what: str) -> tuple[object, object]:
        if not isinstance(made, tuple) or len(made) != 2:
            raise TypeError(f"{self.name}: {who} gives a pair {what}, not {type(made).__name__}")
        return made

    def _check_result(self, made: object, who: str) -> None:
        """Raise unless a result of the rule is like that of the function."""
        outputs, found = result_arrays(made, self.device, self.name)
        if found != self.result:
            raise TypeError(f"{self.name}: {who} gives a result {found}, the function {self.result}")
        for x, o, name in zip(outputs, self.outputs, leaf_names(found, "the result"), strict=True):
            if (x.shape, x.dtype) != (o.shape, o.dtype):
                raise TypeError(f"{self.name}: {name} of {who} is {_words(x)}, of the function {_words(o)}")

    def _spread(self, made: Sequence[object], who: str, what: str) -> list[object]:
        """Its leaves, per leaf of the arguments; None for those that are zero."""
        found: list[object] = []
        for number, (tree, child) in enumerate(zip(made, self.structure.children, strict=True)):
            leaves = leaves_of(tree, child)
            if leaves is None:
                raise TypeError(
                    f"{self.name}: {who} gives for argument {number} the {what} {flatten(tree)[1]}, the argument is {child}"
                )
            found += leaves
        return found

    def _names(self) -> list[str]:
        return [n for i, c in enumerate(self.structure.children) for n in leaf_names(c, f"argument {i}")]

    def _as(self, leaf: object, like: Array, what: str) -> Array:
        """A cotangent or tangent as an array like that of which it is one."""
        if isinstance(leaf, NUMBERS):
            return full(like.shape, leaf, dtype=like.dtype, device=like.device)
        if isinstance(leaf, Array) and like.is_number and leaf.shape == ():
            return of_parts(tuple(p.cast(part_of(like.dtype)) for p in leaf.parts[: len(like.parts)]), like.device)
        if not isinstance(leaf, Array) or (leaf.shape, leaf.dtype) != (like.shape, like.dtype):
            have = _words(leaf) if isinstance(leaf, Array) else f"a {type(leaf).__name__}"
            raise TypeError(f"{self.name}: {what} is {have}, it itself {_words(like)}")
        return leaf


def _words(x: Array) -> str:
    return f"{x.dtype} of shape {x.shape}"
