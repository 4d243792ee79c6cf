"""jit: a function is traced once for each kind of arguments,
and from then on a call gives memory to its kernels and runs them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import update_wrapper
from inspect import signature
from typing import TYPE_CHECKING, Any, Final, TypedDict, Unpack, overload

from kg.frontend import Device, fork_safe_lock, infrequent_collection, shown
from kg_graph.canonical import canonical

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import unpack
from kg_array.functions.creation import cast, device_of
from kg_array.operands.arguments import argument_names, argument_numbers, has_parameter, name_of, require_function
from kg_array.operands.devices import remember
from kg_array.operands.dtypes import DEFAULT_COMPLEX, DEFAULT_FLOAT, DEFAULT_INT, is_complex
from kg_array.operands.tracebacks import shorten
from kg_array.operands.unify import ComplexArgument, NumberArgument, widest_of
from kg_array.running import evaluate, memory
from kg_array.running.memory import Kind, tracing_depth
from kg_array.transforms.compilation.arguments import Given, Marks, check_leaves, marks_of
from kg_array.transforms.compilation.calls import Call as CallOfLeaves
from kg_array.transforms.compilation.calls import CallInto
from kg_array.transforms.compilation.donated import donated_leaves
from kg_array.transforms.compilation.specialization import Ready, TracedCall, computed_leaves, prepared
from kg_array.transforms.tracing import call_with, is_tracing, result_arrays, stand_in
from kg_array.transforms.tree import Structure, flatten, unflatten

if TYPE_CHECKING:
    from kg_graph.exporting import TracedFunction

    from kg_array.transforms.compilation.bound import Bound

#: Kinds of arguments for which a function stays traced and compiled; of more, one that was not used lately goes.
KEPT: Final = 256
_lock: Final = fork_safe_lock()


def _kinds(args: Sequence[object]) -> Marks:
    """The marks of arguments that are arrays and numbers themselves."""
    return tuple([x._kind if (kind := type(x)) is Array or kind is ComplexArray else kind for x in args])  # type: ignore[attr-defined]


class Jitted:
    """A function that `jit` made.
    Inside another traced function it is the function itself: one trace holds all."""

    def __init__(
        self,
        function: Callable[..., object],
        static_argnums: Collection[int] = (),
        static_argnames: Collection[str] = (),
        donate_argnums: Collection[int] = (),
        donate_argnames: Collection[str] = (),
    ) -> None:
        self.function = function
        self._numbers, self._names = frozenset(static_argnums), frozenset(static_argnames)
        self._donated: frozenset[int | str] = frozenset((*donate_argnums, *donate_argnames))
        both = self._donated & (self._numbers | self._names)
        if both:
            raise ValueError(
                f"jit: argument {min(both, key=str)!r} is static and donated: a static argument has no memory to give"
            )
        self._made: OrderedDict[Hashable, Ready] = OrderedDict()
        self._quick: dict[Marks, Ready] = {}
        self._latest: CallOfLeaves = self._by_kinds
        self._latest_into: CallInto = self._into_by_kinds
        self._traces = 0
        self._knows_out = has_parameter(function, "out")
        update_wrapper(self, function, updated=())  # its attributes may be those of another Jitted

    @property
    def traces(self) -> int:
        """How often the function was traced: once for each kind of arguments,
        and again for one that had to go."""
        return self._traces

    def __call__(self, *args: object, **kwargs: object) -> object:
        try:
            if not tracing_depth.get():
                if not kwargs:
                    return self._latest(args)
                if "out" in kwargs and len(kwargs) == 1 and not self._knows_out:
                    return self._latest_into(args, kwargs["out"])
            return self._called(args, kwargs)
        except Exception as error:
            shorten(error)
            raise

    def _by_kinds(self, args: Sequence[object]) -> object:
        """A call without names, outside of traced functions, whose kinds are not those of the one before."""
        marks = _kinds(args)
        ready = self._quick.get(marks)
        if ready is None:
            return self._called(args, {})
        ready.used = True
        written = ready.written
        self._latest = (None if written is None else written.guarded(marks, self._by_kinds)) or self._by_kinds
        return ready.call(args)

    def _into_by_kinds(self, args: Sequence[object], out: object) -> object:
        """A call with nothing else by name, outside of traced functions,
        whose kinds are not those of the one before."""
        ready = self._quick.get(_kinds(args))
        written = None if ready is None else ready.written
        self._latest_into = (
            None if written is None else written.guarded_into(_kinds(args), self._into_by_kinds, self._into)
        ) or self._into_by_kinds
        return self._into(args, out)

    def _into(self, args: Sequence[object], out: object) -> object:
        from kg_array.transforms.compilation.out_arrays import into

        return into(self, out, args, {})

    def _called(self, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
        if "out" in kwargs and not self._knows_out:
            from kg_array.transforms.compilation.out_arrays import into

            return into(self, kwargs["out"], args, {name: x for name, x in kwargs.items() if name != "out"})
        if is_tracing():
            return call_with(self.function, args, kwargs)
        leaves: list[object] = []
        ready = self._quick.get(self._marks(args, kwargs, leaves))
        if ready is not None:
            ready.used = True
            return ready.call(leaves)
        return self._first_called(self.given(args, kwargs), args, kwargs)

    def _first_called(self, given: Given, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
        """A call that is not found by its marks."""
        ready = self.ready(given)
        computed_leaves(given.leaves)
        self.remember(ready, args, kwargs)
        return ready.call(given.leaves)

    def remember(self, ready: Ready, args: Sequence[object], kwargs: Mapping[str, object]) -> None:
        """Find it from now on by what can be seen of arguments like these at a glance."""
        marks = self._marks(args, kwargs, [])
        if ready.quick is None and any(
            isinstance(mark, Kind) for mark in marks
        ):  # else the default device tells them apart too
            ready.quick = marks
            self._quick[marks] = ready

    def ready(self, given: Given) -> Ready:
        """What runs calls with arguments like these: traced and compiled now, if it is not yet."""
        try:
            ready = self._made.get(given.key)
        except TypeError as error:
            raise TypeError(f"jit: static arguments must be hashable ({error}): {dict(given.static)}") from None
        if ready is None:
            with infrequent_collection():
                ready = prepared(self.trace(given), given.leaves)
            self._keep(given.key, ready)
        ready.used = True
        return ready

    def bind(self, *args: object, **kwargs: object) -> Bound:
        """A call with memory of its own, for programs that run the same one again and again: see Bound."""
        from kg_array.transforms.compilation.bound import bound

        return bound(self, args, kwargs)

    def _marks(self, args: Sequence[object], kwargs: Mapping[str, object], leaves: list[object]) -> Marks:
        """What tells these arguments apart where nothing about them is unusual, else nothing;
        and their leaves."""
        return () if self._numbers or self._names else marks_of(args, kwargs, leaves)

    def _keep(self, key: Hashable, ready: Ready) -> None:
        """Remember it, and forget another where there are too many:
        the one longest there that was not used since we last looked."""
        with _lock:
            self._traces += 1
            self._made[key] = ready
            while len(self._made) > KEPT:
                oldest, other = self._made.popitem(last=False)
                if other.used:
                    other.used = False
                    self._made[oldest] = other
                    continue
                if other.quick is not None:
                    self._quick.pop(other.quick, None)
                gone = other.traced
                evaluate.forget(gone.device, gone.call.values, gone.donated_slots, gone.places)

    def given(self, args: Sequence[object], kwargs: Mapping[str, object]) -> Given:
        if not self._numbers and not self._names:
            leaves, structure = flatten((args, kwargs) if kwargs else args)
            return Given(leaves, structure, (("named", True),) if kwargs else ())
        count = len(args)
        numbers = {i % count for i in self._numbers if -count <= i < count}
        static = [(i, args[i]) for i in sorted(numbers)] + [(n, kwargs[n]) for n in sorted(self._names & kwargs.keys())]
        rest = {n: v for n, v in kwargs.items() if n not in self._names}
        leaves, structure = flatten(([a for i, a in enumerate(args) if i not in numbers], rest))
        return Given(leaves, structure, tuple(static))

    def arguments(self, given: Given, leaves: Sequence[object]) -> tuple[list[object], dict[str, object]]:
        """The arguments of the function, with these leaves in place of those given."""
        tree: Any = unflatten(given.structure, leaves)
        if not self._numbers and not self._names:
            args, kwargs = tree if given.static else (tree, {})
            return list(args), dict(kwargs)
        args, kwargs = tree
        for key, value in given.static:
            if isinstance(key, int):
                args.insert(key, value)
            else:
                kwargs[key] = value
        return args, kwargs

    def trace(self, given: Given) -> TracedCall:
        """Call the function with arrays that stand for its arguments."""
        name = name_of(self.function)
        check_leaves(given, f"jit of {name}")
        arrays = [x for x in given.leaves if isinstance(x, Array)]
        device = arrays[0].device if arrays else device_of(None)
        remember(*(x.device for x in arrays))
        stand_ins = self.stand_ins(given, device)
        args, kwargs = self.arguments(given, stand_ins)
        outputs, structure = result_arrays(call_with(self.function, args, kwargs), device, f"jit of {name}")
        results = [_with_default_dtype(o) for o in outputs]
        devices = tuple([r.device for r in results])
        remember(*devices)
        call = canonical([r.stored for r in results])
        places = {x.stored: i for i, x in enumerate(stand_ins) if isinstance(x, Array)}
        sources = tuple(places.get(leaf, leaf) for leaf in call.leaves)
        donated = donated_leaves(self._donated, len(args), self.structures(given), given.leaves) if self._donated else {}
        home = devices[0] if devices else device
        return TracedCall(name, home, devices, call, sources, structure, tuple(r.dtype for r in results), donated)

    def kg_trace(self, inputs: Mapping[str, object]) -> TracedFunction:
        """What an exporter asks of it: the trace for arguments of these names, dtypes and shapes,
        or trees of such."""
        from kg_array.transforms.compilation.exported import traced_function

        return traced_function(self, inputs)

    def structures(self, given: Given) -> list[tuple[Hashable, Structure]]:
        """The arguments that are not static, by their numbers and names, in the order of their leaves."""
        if not self._numbers and not self._names and not given.static:
            return list(enumerate(given.structure.children))
        positional, named = given.structure.children
        static = {key for key, _ in given.static}
        count = len(positional.children) + sum(isinstance(key, int) for key in static)
        numbers = [i for i in range(count) if i not in static]
        return [*zip(numbers, positional.children, strict=True), *zip(named.keys, named.children, strict=True)]

    def stand_ins(self, given: Given, device: Device) -> list[object]:
        """What stands for the leaves while the function is traced."""
        return [stand_in_of(x, device) for x in given.leaves]


def stand_in_of(leaf: object, device: Device) -> Array:
    if isinstance(leaf, Array):
        return stand_in(leaf)
    dtype = widest_of(leaf)  # type: ignore[arg-type]
    node = memory.placeholder_of(dtype, ())
    return ComplexArgument(unpack(node), device) if is_complex(dtype) else NumberArgument(node, device)


def _with_default_dtype(x: Array) -> Array:
    if not x.is_number:
        return x
    defaults = {complex: DEFAULT_COMPLEX, float: DEFAULT_FLOAT, int: DEFAULT_INT}
    return cast(x, next((d for kind, d in defaults.items() if widest_of(kind()) is x.dtype), x.dtype))


class Options(TypedDict, total=False):
    """What `jit` may be told beside the function."""

    static_argnums: int | Sequence[int]
    static_argnames: str | Sequence[str]
    sizes: Mapping[str | int, object] | None
    donate_argnums: int | Sequence[int]
    donate_argnames: str | Sequence[str]


@overload
def jit(function: Callable[..., object], **options: Unpack[Options]) -> Jitted: ...


@overload
def jit(function: None = None, **options: Unpack[Options]) -> Callable[[Callable[..., object]], Jitted]: ...


def jit(
    function: Callable[..., object] | None = None,
    *,
    static_argnums: int | Sequence[int] = (),
    static_argnames: str | Sequence[str] = (),
    sizes: Mapping[str | int, object] | None = None,
    donate_argnums: int | Sequence[int] = (),
    donate_argnames: str | Sequence[str] = (),
) -> Jitted | Callable[[Callable[..., object]], Jitted]:
    """The function, traced once per structure, shapes and dtypes of its arguments,
    and values of the static ones.

    Numbers that are arguments are values like arrays: another number needs no other trace. What the function does beside computing
    arrays, printing for example, happens while it is traced and not again. Arrays that it has from elsewhere are constants.

    `sizes` leaves axes of arguments open: `sizes={"x": {0: Size("n", 1, 512)}}` traces and compiles once for all sizes from 1 to 512.

    `f(x, out=y)` computes into the array y, or into arrays in a tree like the result's: y and all that it shares elements with take the result,
    in y's own memory where nothing else reads that. `f.bind(x)` is a call with memory of its own. A call has finished when it returns, on every
    device: results can be read at once, and errors are raised by the call that made them.

    The arrays of donated arguments can't be used after the call: results take their memory where they can, `explain` says which.
    """
    numbers = argument_numbers("jit", "static_argnums", static_argnums)
    names = argument_names("jit", "static_argnames", static_argnames)
    given = argument_numbers("jit", "donate_argnums", donate_argnums)
    given_names = argument_names("jit", "donate_argnames", donate_argnames)
    if sizes is not None and not isinstance(sizes, Mapping):
        raise TypeError(f"jit: sizes is a dict of arguments to open sizes, not {shown(sizes)}")
    if function is None:
        return lambda f: _jitted(f, numbers, names, sizes, given, given_names)
    return _jitted(function, numbers, names, sizes, given, given_names)


def _jitted(
    function: Callable[..., object],
    numbers: Sequence[int],
    names: Sequence[str],
    sizes: Mapping[str | int, object] | None,
    given: Sequence[int],
    given_names: Sequence[str],
) -> Jitted:
    require_function("jit", function)
    static = _both(function, numbers, names)
    if not sizes:
        return Jitted(function, *static, *_both(function, given, given_names))
    if given or given_names:
        raise ValueError("jit: arguments of sizes in a range can't be donated; leave out sizes= or donate_argnums=")
    from kg_array.transforms.compilation.symbolic_sizes import SizedJitted

    return SizedJitted(function, *static, sizes)


def _both(function: Callable[..., object], numbers: Sequence[int], names: Sequence[str]) -> tuple[Sequence[int], Sequence[str]]:
    """Static arguments by number may be given by name too, and the other way round."""
    try:
        parameters = [p for p in signature(function).parameters.values() if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    except (TypeError, ValueError):
        return numbers, names
    order = [p.name for p in parameters if p.kind is not p.KEYWORD_ONLY]
    unknown: list[str | int] = [n for n in names if n not in [p.name for p in parameters]]
    unknown += [i for i in numbers if not -len(order) <= i < len(order)]
    if unknown and len(parameters) == len(signature(function).parameters):
        raise ValueError(
            f"jit: {shown(unknown[0])} is no argument; there are {', '.join(p.name for p in parameters) or 'none'}"
        )
    more_names = [order[i] for i in numbers if -len(order) <= i < len(order)]
    return {*numbers, *(order.index(n) for n in names if n in order)}, {*names, *more_names}  # type: ignore[return-value]
