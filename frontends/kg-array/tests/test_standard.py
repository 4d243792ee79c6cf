"""The names of the array API standard 2024.12 with their signatures:
what there is, and a short list of what is not."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import kg_array as kg
import pytest

ONE, TWO = "(x, /)", "(x1, x2, /)"
OVER_AXES = "(x, /, *, axis=None, keepdims=False)"
LIKE = "(x, /, *, dtype=None, device=None)"
NEW = "(shape, *, dtype=None, device=None)"
RUNNING = "(x, /, *, axis=None, dtype=None, include_initial=False)"
SUMS = "(x, /, *, axis=None, dtype=None, keepdims=False)"
MOMENTS = "(x, /, *, axis=None, correction=0.0, keepdims=False)"
ORDERED = "(x, /, *, axis=-1, descending=False, stable=True)"
ALONG, ALONG_SEVERAL = "(x, /, *, n=None, axis=-1, norm='backward')", "(x, /, *, s=None, axes=None, norm='backward')"
FREQUENCIES = "(n, /, *, d=1.0, dtype=None, device=None)"


def _each(names: str, signature: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), signature)


CREATION = {
    "arange": "(start, /, stop=None, step=1, *, dtype=None, device=None)",
    "asarray": "(obj, /, *, dtype=None, device=None, copy=None)",
    "empty": NEW,
    "empty_like": LIKE,
    "eye": "(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None)",
    "from_dlpack": "(x, /, *, device=None, copy=None)",
    "full": "(shape, fill_value, *, dtype=None, device=None)",
    "full_like": "(x, /, fill_value, *, dtype=None, device=None)",
    "linspace": "(start, stop, /, num, *, dtype=None, device=None, endpoint=True)",
    "meshgrid": "(*arrays, indexing='xy')",
    "ones": NEW,
    "ones_like": LIKE,
    "tril": "(x, /, *, k=0)",
    "triu": "(x, /, *, k=0)",
    "zeros": NEW,
    "zeros_like": LIKE,
}
DATA_TYPES = {
    "__array_namespace_info__": "()",
    "astype": "(x, dtype, /, *, copy=True, device=None)",
    "can_cast": "(from_, to, /)",
    "finfo": "(type, /)",
    "iinfo": "(type, /)",
    "isdtype": "(dtype, kind)",
    "result_type": "(*arrays_and_dtypes)",
}
ELEMENTWISE = {
    **_each("abs acos acosh asin asinh atan atanh bitwise_invert ceil conj cos cosh exp expm1 floor imag isfinite isinf", ONE),
    **_each("isnan log log1p log2 log10 logical_not negative positive real reciprocal round sign signbit sin sinh", ONE),
    **_each("square sqrt tan tanh trunc", ONE),
    **_each("add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor copysign divide equal", TWO),
    **_each("floor_divide greater greater_equal hypot less less_equal logaddexp logical_and logical_or logical_xor", TWO),
    **_each("maximum minimum multiply nextafter not_equal pow remainder subtract", TWO),
    "clip": "(x, /, min=None, max=None)",
}
PRODUCTS = {
    "matmul": TWO,
    "matrix_transpose": ONE,
    "tensordot": "(x1, x2, /, *, axes=2)",
    "vecdot": "(x1, x2, /, *, axis=-1)",
}
MANIPULATION = {
    "broadcast_arrays": "(*arrays)",
    "broadcast_to": "(x, /, shape)",
    "concat": "(arrays, /, *, axis=0)",
    "expand_dims": "(x, /, axis)",
    "flip": "(x, /, *, axis=None)",
    "moveaxis": "(x, source, destination, /)",
    "permute_dims": "(x, /, axes)",
    "repeat": "(x, repeats, /, *, axis=None)",
    "reshape": "(x, /, shape, *, copy=None)",
    "roll": "(x, /, shift, *, axis=None)",
    "squeeze": "(x, /, axis)",
    "stack": "(arrays, /, *, axis=0)",
    "take": "(x, indices, /, *, axis=None)",
    "take_along_axis": "(x, indices, /, *, axis=-1)",
    "tile": "(x, repetitions, /)",
    "unstack": "(x, /, *, axis=0)",
}
SEARCHING = {
    **_each("argmax argmin count_nonzero", OVER_AXES),
    **_each("argsort sort", ORDERED),
    **_each("nonzero unique_all unique_counts unique_inverse unique_values", ONE),
    "searchsorted": "(x1, x2, /, *, side='left', sorter=None)",
    "where": "(condition, x1, x2, /)",
}
STATISTICAL = {
    **_each("all any max mean min", OVER_AXES),
    **_each("cumulative_prod cumulative_sum", RUNNING),
    **_each("prod sum", SUMS),
    **_each("std var", MOMENTS),
    "diff": "(x, /, *, axis=-1, n=1, prepend=None, append=None)",
}
LINALG = {
    **PRODUCTS,
    **_each("det eigh eigvalsh inv slogdet svdvals", ONE),
    **_each("outer solve", TWO),
    "cholesky": "(x, /, *, upper=False)",
    "cross": "(x1, x2, /, *, axis=-1)",
    "diagonal": "(x, /, *, offset=0)",
    "matrix_norm": "(x, /, *, keepdims=False, ord='fro')",
    "matrix_power": "(x, n, /)",
    "matrix_rank": "(x, /, *, rtol=None)",
    "pinv": "(x, /, *, rtol=None)",
    "qr": "(x, /, *, mode='reduced')",
    "svd": "(x, /, *, full_matrices=True)",
    "trace": "(x, /, *, offset=0, dtype=None)",
    "vector_norm": "(x, /, *, axis=None, keepdims=False, ord=2)",
}
FFT = {
    **_each("fft ifft rfft irfft hfft ihfft", ALONG),
    **_each("fftn ifftn rfftn irfftn", ALONG_SEVERAL),
    **_each("fftfreq rfftfreq", FREQUENCIES),
    **_each("fftshift ifftshift", "(x, /, *, axes=None)"),
}
BINARY = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and", "or", "xor", "lshift", "rshift"]
METHODS = {
    **{f"__{way}{name}__": "(other, /)" for name in BINARY for way in ("", "r", "i")},
    **{f"__{name}__": "(other, /)" for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    **{f"__{name}__": "()" for name in ("abs", "bool", "complex", "float", "index", "int", "invert", "neg", "pos")},
    "__array_namespace__": "(*, api_version=None)",
    "__dlpack__": "(*, stream=None, max_version=None, dl_device=None, copy=None)",
    "__dlpack_device__": "()",
    "__getitem__": "(key, /)",
    "__setitem__": "(key, value, /)",
    "to_device": "(device, /, *, stream=None)",
}
INFORMATION = {
    **_each("capabilities default_device devices", "()"),
    "default_dtypes": "(*, device=None)",
    "dtypes": "(*, device=None, kind=None)",
}
MAIN = {**CREATION, **DATA_TYPES, **ELEMENTWISE, **PRODUCTS, **MANIPULATION, **SEARCHING, **STATISTICAL}
CONSTANTS = {"e": 2.718281828459045, "inf": float("inf"), "pi": 3.141592653589793, "newaxis": None}
DTYPES = [
    *(f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)),
    "bool",
    "float32",
    "float64",
    "complex64",
    "complex128",
]
ATTRIBUTES = ["dtype", "device", "mT", "ndim", "shape", "size", "T"]

#: Everything of the standard that is not there, and why. A name goes as soon as it works.
MISSING: dict[str, str] = {}
#: Signatures that allow more calls than the standard's: a default of its earlier versions; numpy's second argument, which scikit-learn passes.
WIDER = {
    "expand_dims": "(x, /, axis=0)",
    "diff": "(x, /, n=1, *, axis=-1, prepend=None, append=None)",
    **{f"{where}matmul": "(x1, x2, /, *, dtype=None)" for where in ("", "linalg.")},
    **{f"{where}tensordot": "(x1, x2, /, *, axes=2, dtype=None)" for where in ("", "linalg.")},
    **{f"{where}vecdot": "(x1, x2, /, *, axis=-1, dtype=None)" for where in ("", "linalg.")},
}


def _signature(function: Callable[..., object], *, method: bool = False) -> str:
    """As the tables above write it: without types, and without self."""
    parameters = [p.replace(annotation=p.empty) for p in inspect.signature(function).parameters.values()]
    return str(inspect.Signature(parameters[1:] if method else parameters))


def _calls(signature: inspect.Signature) -> list[tuple[list[str], dict[str, str]]]:
    """Arguments of every call with a value for each parameter:
    one that may be positional or by name comes both ways. A value is its parameter's name."""
    names = [p.name for p in signature.parameters.values() if p.kind is not p.KEYWORD_ONLY]
    least = sum(p.kind is p.POSITIONAL_ONLY for p in signature.parameters.values())
    return [(names[:n], {p: p for p in signature.parameters if p not in names[:n]}) for n in range(least, len(names) + 1)]


def _parsed(signature: str) -> inspect.Signature:
    scope: dict[str, Any] = {}
    exec(f"def function{signature}: ...", scope)
    return inspect.signature(scope["function"])


def _there(path: str) -> bool:
    place: Any = kg
    for part in path.split("."):
        if not hasattr(place, part):
            return False
        place = getattr(place, part)
    return True


def _functions() -> dict[str, str]:
    extensions = {"linalg": LINALG, "fft": FFT}
    return MAIN | {f"{where}.{name}": s for where, table in extensions.items() for name, s in table.items()}


@pytest.mark.whole
@pytest.mark.parametrize("path", _functions())
def test_function(path: str) -> None:
    assert _there(path) is (path not in MISSING), "there although it is listed as missing, or not there and not listed"
    if path not in MISSING:
        where, name = path.split(".") if "." in path else ("", path)
        function = getattr(getattr(kg, where) if where else kg, name)
        assert _signature(function) == WIDER.get(path, _functions()[path])


@pytest.mark.parametrize("path", WIDER)
def test_a_wider_signature_takes_every_call_of_the_standards(path: str) -> None:
    ours, standard = _parsed(WIDER[path]), _parsed(_functions()[path])
    assert ours != standard
    for arguments, named in _calls(standard):
        assert ours.bind(*arguments, **named).arguments == {p: p for p in standard.parameters}
    for name, parameter in standard.parameters.items():
        assert ours.parameters[name].default == parameter.default or parameter.default is parameter.empty


@pytest.mark.whole
@pytest.mark.parametrize("name", METHODS)
def test_method(name: str) -> None:
    assert _signature(getattr(kg.Array, name), method=True) == METHODS[name]


@pytest.mark.parametrize("name", INFORMATION)
def test_information(name: str) -> None:
    assert _signature(getattr(kg.__array_namespace_info__(), name)) == INFORMATION[name]


def test_attributes() -> None:
    x = kg.ones((2, 2))
    assert [name for name in ATTRIBUTES if not hasattr(x, name)] == []


def test_constants() -> None:
    assert {name: getattr(kg, name) for name in CONSTANTS} == CONSTANTS
    assert kg.nan != kg.nan
    assert kg.__array_api_version__ == "2024.12"


def test_dtypes() -> None:
    assert [d for d in DTYPES if not hasattr(kg, d)] == [d for d in DTYPES if d in MISSING]
    info = kg.__array_namespace_info__()
    assert set(info.dtypes()) == {d for d in DTYPES if d not in MISSING}
    defaults = {"real floating", "complex floating", "integral", "indexing"}
    assert set(info.default_dtypes()) == {kind for kind in defaults if kind not in MISSING}
    kinds = {"bool", "signed integer", "unsigned integer", "integral", "real floating", "complex floating", "numeric"}
    assert {k for k in kinds if info.dtypes(kind=k) == {}} == {k for k in kinds if k in MISSING}


def test_an_extension_is_there_as_a_whole_or_listed() -> None:
    assert _there("linalg")
    assert _there("fft") is ("fft" not in MISSING)


def test_what_is_missing_is_of_the_standard() -> None:
    known = {*_functions(), *DTYPES, "fft", "complex floating"}
    assert set(MISSING) <= known


def test_fields_of_results() -> None:
    x = kg.asarray([[2.0, 1.0], [1.0, 3.0]])
    fields = {
        "unique_all": ("values", "indices", "inverse_indices", "counts"),
        "unique_counts": ("values", "counts"),
        "unique_inverse": ("values", "inverse_indices"),
        "linalg.qr": ("Q", "R"),
        "linalg.slogdet": ("sign", "logabsdet"),
        "linalg.eigh": ("eigenvalues", "eigenvectors"),
        "linalg.svd": ("U", "S", "Vh"),
    }
    for path, names in fields.items():
        if path not in MISSING:
            where, _, name = path.rpartition(".")
            assert getattr(getattr(kg, where) if where else kg, name)(x)._fields == names, path
    for limits, names in (
        (kg.finfo(kg.float32), "bits eps max min smallest_normal dtype"),
        (kg.iinfo(kg.int8), "bits max min dtype"),
    ):
        assert all(hasattr(limits, name) for name in names.split())
