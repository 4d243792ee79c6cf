"""What can't be meant is refused in the first lines of the function, by its name:
never by an error out of the internals, never later."""

from __future__ import annotations

import copy
import inspect
import math
import pickle
from collections.abc import Callable

import kg_array as kg
import numpy as np
import pytest
from kg.errors import BufferError, KgError, PlacementError

#: Errors that people are meant to see. AttributeError, KeyError and AssertionError are of the internals.
SAID = (KgError, TypeError, ValueError, IndexError)
#: Nothing that a function could take.
JUNK = {
    "None": None, "text": "abc", "object": object(), "dict": {}, "set": {1}, "a function": len, "text in numpy": np.array(["a", "b"]),
    "objects in numpy": np.array([None, 1], object), "a record": np.zeros(2, [("a", "i4"), ("b", "f4")]),
}  # fmt: skip
#: What other libraries take as arrays: here it is asked for by asarray.
OTHERS = {"a list": [1.0, 2.0], "a tuple": (1.0, 2.0), "numpy's array": np.ones(3), "numpy's number": np.float32(1.0)}
#: Functions of no arrays, or that take anything, or give a function: name -> what they take of the above.
ANYTHING = {
    "realize", "profile", "tree_flatten", "tree_map", "einsum", "set_default_device", "asarray", "from_dlpack", "isdtype", "can_cast",
    "result_type",
}  # fmt: skip
#: Arguments of functions that don't take arrays of floats alone.
GIVEN: dict[str, Callable[[], tuple[object, ...]]] = {
    "arange": lambda: (3,), "linspace": lambda: (0.0, 1.0, 3), "eye": lambda: (3,), "full": lambda: ((2,), 1.0), "zeros": lambda: (3,), "ones": lambda: (3,),
    "empty": lambda: (3,), "full_like": lambda: (floats(), 1.0), "astype": lambda: (floats(), kg.float32), "bitcast": lambda: (floats(), kg.int32), "finfo": lambda: (kg.float32,),
    "iinfo": lambda: (kg.int8,), "reshape": lambda: (floats(), (3,)), "broadcast_to": lambda: (floats(), (2, 3)),
    "squeeze": lambda: (floats()[None], 0), "permute_dims": lambda: (floats(), (0,)), "moveaxis": lambda: (floats(), 0, 0),
    "concat": lambda: ([floats()],), "stack": lambda: ([floats()],), "roll": lambda: (floats(), 1), "tile": lambda: (floats(), (2,)),
    "repeat": lambda: (floats(), 2), "take": lambda: (floats(), positions()), "take_along_axis": lambda: (floats(), positions()),
    "put_along_axis": lambda: (floats(), positions(), floats()), "one_hot": lambda: (positions(), 3), "pad": lambda: (floats(), 1),
    "top_k": lambda: (floats(), 1), "where": lambda: (floats() > 0, floats(), floats()), "tree_unflatten": lambda: (kg.tree_flatten([1])[1], [1]),
    "avg_pool": lambda: (images(), 1), "max_pool": lambda: (images(), 1), "conv": lambda: (images(), images()),
    "linalg.matrix_power": lambda: (matrix(), 2), "fft.fftfreq": lambda: (3,), "fft.rfftfreq": lambda: (3,), "random.key": lambda: (3,),
    "random.fold_in": lambda: (kg.random.key(0), 1), "random.permutation": lambda: (kg.random.key(0), floats()), "fori_loop": lambda: (0, 1, max, 1),
    "while_loop": lambda: (bool, abs, 1), "scan": lambda: (max, 1), "jvp": lambda: (kg.sum, (floats(),), (floats(),)), "vjp": lambda: (kg.sum, floats()),
    "hessian": lambda: (kg.sum,), "scaled_dot_product_attention": lambda: (matrix(), matrix(), matrix()),
    **{n: (lambda: (kg.sum,)) for n in ("grad", "value_and_grad", "jacobian", "sparse_hessian", "sparse_jacobian", "vmap", "checkpoint", "explain")},
    **{f"random.{n}": (lambda: (kg.random.key(0),)) for n in ("bits", "uniform", "normal", "integers", "bernoulli", "split")},
}  # fmt: skip
#: Keywords that have to be given.
REQUIRED: dict[str, dict[str, object]] = {"while_loop": {"most": 1}}
#: Arguments that may be what is junk elsewhere: of which function, at which place.
TAKES = {
    ("scan", 1, "None"), ("scan", 1, "dict"), ("fori_loop", 3, "None"), ("fori_loop", 3, "dict"), ("while_loop", 2, "None"), ("while_loop", 2, "dict"),
    ("fori_loop", 2, "a function"), ("while_loop", 0, "a function"), ("while_loop", 1, "a function"), ("scan", 0, "a function"),
    *((name, 0, "a function") for name in ("grad", "value_and_grad", "jacobian", "sparse_hessian", "sparse_jacobian", "vmap", "checkpoint", "explain", "hessian", "jvp", "vjp")),
}  # fmt: skip


def floats() -> kg.Array:
    return kg.asarray([1.0, 2.0, 3.0])


def positions() -> kg.Array:
    return kg.asarray([0, 1, 2])


def matrix() -> kg.Array:
    return kg.ones((3, 3))


def images() -> kg.Array:
    return kg.ones((1, 1, 3))


def namespace() -> dict[str, Callable[..., object]]:
    found: dict[str, Callable[..., object]] = {}
    for prefix, module in (("", kg), ("linalg.", kg.linalg), ("fft.", kg.fft), ("random.", kg.random)):
        for name in getattr(module, "__all__", None) or dir(module):
            value = getattr(module, name)
            if inspect.isfunction(value) and not name.startswith("_"):
                found[prefix + name] = value
    return found


FUNCTIONS = namespace()


def given(name: str, function: Callable[..., object]) -> tuple[object, ...]:
    if name in GIVEN:
        return GIVEN[name]()
    parameters = inspect.signature(function).parameters.values()
    count = sum(p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in parameters)
    return tuple(floats() for _ in range(count or 1))


def checked() -> list[str]:
    return [name for name in FUNCTIONS if name not in ANYTHING and name not in ("jit", "default_device")]


def refused(name: str, args: tuple[object, ...], kwargs: dict[str, object], what: str) -> None:
    """The call raises an error for people that names the function, before anything is computed."""
    try:
        FUNCTIONS[name](*args, **kwargs)
    except SAID as error:
        assert name.rsplit(".", maxsplit=1)[-1] in str(error), f"{what}: no function is named: {error}"
        last = inspect.getinnerframes(error.__traceback__)[-1]  # type: ignore[arg-type]
        assert "kg_array" in last.filename, f"{what}: raised in {last.filename}: {error}"
    else:
        raise AssertionError(f"{name} took {what}")


@pytest.mark.parametrize("name", checked())
def test_junk_is_refused_by_name(name: str) -> None:
    for place in range(len(given(name, FUNCTIONS[name]))):
        for what, junk in JUNK.items():
            if (name, place, what) in TAKES:
                continue
            args = list(given(name, FUNCTIONS[name]))
            args[place] = junk
            refused(name, tuple(args), REQUIRED.get(name, {}), f"{what} as argument {place}")


def elementwise(function: Callable[..., object]) -> bool:
    """Whether it takes numbers in the place of arrays."""
    first = next(iter(inspect.signature(function).parameters.values()))
    return "Operand" in str(first.annotation)


def of_arrays(name: str) -> bool:
    """Whether the first argument is an array and nothing else."""
    return not elementwise(FUNCTIONS[name]) and isinstance(given(name, FUNCTIONS[name])[0], kg.Array)


@pytest.mark.parametrize("name", [n for n in checked() if of_arrays(n)])
def test_arrays_of_others_are_not_converted_unasked(name: str) -> None:
    args = given(name, FUNCTIONS[name])
    for what, other in OTHERS.items():
        refused(name, (other, *args[1:]), {}, what)


def keyword(name: str) -> list[str]:
    return [n for n in checked() if name in inspect.signature(FUNCTIONS[n]).parameters]


@pytest.mark.parametrize("name", [n for n in keyword("axis") if n != "squeeze"])
def test_wrong_axes(name: str) -> None:
    """Of vectors, matrices and keys: whatever the function takes."""
    for axis in (7, -9, 1.5, "x", True, object(), {}, 2**70):
        refused(name, given(name, FUNCTIONS[name]), {"axis": axis}, f"axis={axis!r}")


@pytest.mark.parametrize("name", [n for n in keyword("dtype") if n not in ("astype", "bitcast")])
def test_wrong_dtypes(name: str) -> None:
    for dtype in ("float31", 3, object(), [], {}, np.dtype("datetime64[s]"), np.dtype([("a", "i4")]), list):
        refused(name, given(name, FUNCTIONS[name]), {"dtype": dtype}, f"dtype={dtype!r}")


@pytest.mark.parametrize("shape", [-1, (2, -1), 2.0, "ab", None, (2, "a"), (2, None), {3}, True, (1.0,)])
@pytest.mark.parametrize(
    "name", ["zeros", "ones", "empty", "full", "broadcast_to", "random.uniform", "random.normal", "random.bits"]
)
def test_wrong_shapes(name: str, shape: object) -> None:
    function = FUNCTIONS[name]
    with pytest.raises((TypeError, ValueError), match=name.rsplit(".", maxsplit=1)[-1]):
        if name.startswith("random"):
            function(kg.random.key(0), shape)
        else:
            function(*((kg.ones(()), shape) if name == "broadcast_to" else (shape, 1.0) if name == "full" else (shape,)))


@pytest.mark.parametrize("dtype", [kg.bool, kg.int8, kg.int32, kg.uint64])
@pytest.mark.parametrize("name", ["add", "subtract", "multiply", "divide", "pow", "equal", "where"])
def test_complex_numbers_do_not_mix_with_integers(name: str, dtype: object) -> None:
    x = kg.ones(3, dtype=dtype)  # type: ignore[arg-type]
    first = (kg.asarray([True, False, True]),) if name == "where" else ()
    for args in ((x, 1j), (1j, x)):
        with pytest.raises(TypeError, match=f"{name}: 1j .complex. does not mix"):
            FUNCTIONS[name](*first, *args)
    if name != "where":
        with pytest.raises(TypeError, match="does not mix"):
            kg.jit(FUNCTIONS[name])(x, 1j)


def test_numbers_of_numpy_are_numbers() -> None:
    assert kg.arange(np.int64(5)).dtype is kg.int64
    assert kg.arange(np.int64(1), np.float32(2), np.float64(0.5)).numpy().tolist() == [1.0, 1.5]
    assert kg.arange(kg.asarray(3)).numpy().tolist() == [0, 1, 2]
    assert kg.linspace(np.float32(0), np.int8(1), np.int64(3)).numpy().tolist() == [0.0, 0.5, 1.0]
    assert kg.full((np.int64(2),), np.int64(3)).dtype is kg.int64
    assert kg.full(np.int8(2), np.float32(3)).dtype is kg.float32
    assert kg.reshape(kg.ones(4), (np.int64(2), np.uint8(2))).shape == (2, 2)
    assert kg.sum(kg.ones((2, 3)), axis=np.int64(1)).shape == (2,)


def test_what_was_computed_before_does_not_let_wrong_arguments_in() -> None:
    """1.0 and True are equal to 1, and so might find what is remembered for it."""
    x = kg.ones((2, 3)) * 2.0
    kg.roll(x, 1, axis=1).realize()
    kg.sum(x, axis=1).realize()
    for wrong in (1.0, True):
        with pytest.raises(TypeError, match="roll: an axis is an integer"):
            kg.roll(x, 1, axis=wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="roll: a shift is an integer"):
            kg.roll(x, wrong, axis=1)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="sum: an axis is an integer"):
            kg.sum(x, axis=wrong)  # type: ignore[arg-type]


SEVERAL = {
    "a sorter of floats": (lambda: kg.searchsorted(floats(), floats(), sorter=kg.asarray([0.0, 1.0, 2.0])), "searchsorted: sorter"),
    "a short sorter": (lambda: kg.searchsorted(floats(), floats(), sorter=kg.asarray([0, 1])), "searchsorted: sorter"),
    "axes of tensordot": (lambda: kg.tensordot(matrix(), matrix(), axes=None), "tensordot: axes"),  # type: ignore[arg-type]
    "a negative size": (lambda: kg.broadcast_to(floats(), (-1, 3)), "broadcast_to: a shape"),
    "float repeats": (lambda: kg.repeat(floats(), kg.asarray([1.5])), "repeat: how often"),
    "a ragged list": (lambda: kg.asarray([[1, 2], [3]]), "asarray"),
    "text": (lambda: kg.asarray("abc"), "asarray"),
    "a record": (lambda: kg.asarray(np.zeros(2, [("a", "i4")])), "asarray"),
    "dates": (lambda: kg.asarray(np.zeros(2, "datetime64[s]")), "asarray"),
    "a device": (lambda: kg.ones(2, device=3), "a device is"),  # type: ignore[arg-type]
    "a default device": (lambda: kg.set_default_device([1]), "a device is"),  # type: ignore[arg-type]
    "dtypes that don't mix": (lambda: kg.concat([floats(), positions()]), "concat: float32 and int64"),
    "a number that does not fit": (lambda: kg.add(kg.ones(2, dtype=kg.int8), 300), "add: 300 does not fit int8"),
    "a fraction": (lambda: kg.full(2, 2.5, dtype=kg.int8), "full: the float 2.5"),
    "a great number": (lambda: kg.full(2, 300, dtype=kg.int8), "full: 300 does not fit"),
    "a kind": (lambda: kg.isdtype(kg.int8, ["integral"]), "isdtype: there is no kind"),  # type: ignore[arg-type]
    "a correction": (lambda: kg.var(floats(), correction="x"), "var: correction"),  # type: ignore[arg-type]
    "einsum": (lambda: kg.einsum(3, floats()), "einsum: what to sum"),  # type: ignore[arg-type]
    "complex to real": (lambda: kg.sum(kg.ones(2, dtype=kg.complex64), dtype=kg.float32), "sum: complex64 does not become"),
}  # fmt: skip


@pytest.mark.parametrize(("call", "said"), SEVERAL.values(), ids=SEVERAL)
def test_wrong_together(call: Callable[[], object], said: str) -> None:
    with pytest.raises(SAID, match=said):
        call()


HUGE = 1 << 40
MADE = {
    "ones": lambda: kg.ones(HUGE), "arange": lambda: kg.arange(HUGE), "more than addresses": lambda: kg.ones((1 << 30, 1 << 30)),
    "an expression": lambda: kg.ones(HUGE) * 2.5 + 1.0, "eye": lambda: kg.eye(1 << 20), "tile": lambda: kg.tile(kg.ones(3), (HUGE,)),
    "pad": lambda: kg.pad(kg.ones(3), HUGE), "matmul": lambda: kg.ones((1 << 20, 3)) @ kg.ones((3, 1 << 20)),
    "sort": lambda: kg.sort(kg.ones(HUGE)), "fft": lambda: kg.fft.fft(kg.ones(HUGE)), "nonzero": lambda: kg.nonzero(kg.ones(HUGE))[0],
    "random": lambda: kg.random.normal(kg.random.key(0), (HUGE,)), "inverse": lambda: kg.linalg.inv(kg.eye(1 << 20)),
}  # fmt: skip


@pytest.mark.parametrize("make", MADE.values(), ids=MADE)
def test_what_no_memory_holds_is_an_error_at_once(make: Callable[[], kg.Array]) -> None:
    with pytest.raises(MemoryError, match="bytes of memory are left"):
        make().realize()


def test_of_what_no_memory_holds_a_part_can_be_had() -> None:
    assert float((kg.ones(HUGE) * 2.5)[HUGE - 1]) == 2.5
    assert str(kg.ones(HUGE)) == "[1. 1. 1. ... 1. 1. 1.]"


def test_derivatives_in_directions_on_another_device() -> None:
    x, other = floats(), kg.ones(3, device="REF")
    with pytest.raises(PlacementError, match="jvp: an array on"):
        kg.jvp(kg.sin, (x,), (other,))
    with pytest.raises(PlacementError, match="vjp: an array on"):
        kg.vjp(kg.sin, x)[1](other)
    with pytest.raises(PlacementError, match="permutation: an array on"):
        kg.random.permutation(kg.random.key(0, device="CPU"), other)


def test_numbers_alone_are_refused_and_end_no_iteration() -> None:
    with pytest.raises(TypeError, match="add needs at least one array"):
        list(map(kg.add, [1, 2], [3, 4]))
    for name in ("subtract", "pow", "equal", "atan2", "logical_and", "maximum", "hypot"):
        with pytest.raises(TypeError, match=f"{name} needs at least one array"):
            FUNCTIONS[name](1, 2)


AT_THE_EDGE = {
    "realize": (lambda: kg.realize("x"), TypeError, "realize takes arrays, not str"),  # type: ignore[arg-type]
    "a name that is none": (lambda: kg.jit(kg.sum, static_argnames=1), TypeError, "jit: static_argnames is a name"),  # type: ignore[call-overload]
    "an argument that is none": (lambda: kg.jit(lambda x: x, donate_argnums=99), ValueError, "jit: 99 is no argument"),
    "a number that is none": (lambda: kg.jit(lambda x: x, static_argnums=1.5), TypeError, "jit: static_argnums"),  # type: ignore[arg-type]
    "sizes that are none": (lambda: kg.jit(lambda x: x, sizes=3), TypeError, "jit: sizes"),  # type: ignore[arg-type]
    "no function": (lambda: kg.jit(3), TypeError, "jit takes a function"),  # type: ignore[arg-type]
    "no end": (lambda: kg.arange(0, math.inf), ValueError, "arange: from 0 to inf"),
    "NaN": (lambda: kg.arange(math.nan), ValueError, "arange: from 0 to nan"),
    "no float is near": (lambda: kg.arange(0, 10**400, 0.5), ValueError, "arange: from 0 to an integer of 1,329 bits"),
}  # fmt: skip


@pytest.mark.parametrize(("call", "error", "said"), AT_THE_EDGE.values(), ids=AT_THE_EDGE)
def test_refused_where_the_call_begins(call: Callable[[], object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call()


class Once:
    """An exporter that gives its memory away when it is asked: not another time."""

    def __init__(self, values: np.ndarray) -> None:
        self.values: np.ndarray | None = values

    def __dlpack__(self, **options: object) -> object:
        if self.values is None:
            raise TypeError("asked twice")
        values, self.values = self.values, None
        return values.__dlpack__(**options)  # type: ignore[arg-type]

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)


@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize("asked", [None, True])
def test_who_gives_memory_once_is_asked_once(step: int, asked: bool | None) -> None:
    once = Once(np.arange(6.0)[::step])
    assert kg.from_dlpack(once, copy=asked).numpy().tolist() == np.arange(6.0)[::step].tolist()
    with pytest.raises(TypeError, match="asked twice"):
        kg.from_dlpack(once)


def test_a_consumed_capsule_is_refused() -> None:
    class Consumed:
        def __dlpack__(self, **options: object) -> object:
            return capsule

        def __dlpack_device__(self) -> tuple[int, int]:
            return (1, 0)

    capsule = np.ones(3).__dlpack__()
    assert kg.from_dlpack(Consumed()).numpy().tolist() == [1.0, 1.0, 1.0]
    with pytest.raises(BufferError, match="used before"):
        kg.from_dlpack(Consumed())


def test_memory_of_a_device_is_not_pickled_but_arrays_are() -> None:
    x = kg.asarray([1.0, 2.0])
    for copied in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(BufferError, match=r"can't be pickled.*use buffer\.numpy"):
            copied(x.buffer)
    assert pickle.loads(pickle.dumps(x)).tolist() == [1.0, 2.0]
