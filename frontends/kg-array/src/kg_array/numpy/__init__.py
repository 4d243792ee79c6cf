"""kg_array.numpy: numpy's names, signatures, dtypes and promotion over kg_array.
`import kg_array.numpy as np` is all that a program changes.

An `ndarray` here is one array of kg_array's with numpy's methods. Dtypes are numpy's own; of numbers alone numpy computes on the host.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, Final

import numpy as _numpy

from kg_array.numpy import (
    bits,
    creation,
    fft,
    linalg,
    mathematics,
    polynomials,
    products,
    random,
    reductions,
    samples,
    shapes,
    ufuncs,
)
from kg_array.numpy.absent import absent
from kg_array.numpy.ndarrays import insertion, joining, methods, operators, picking, placing, raveling, sets
from kg_array.numpy.ndarrays.array import ndarray
from kg_array.numpy.ndarrays.conversions import Held

operators.install()
methods.install()

#: Names that are numpy's own: dtypes, numbers, what asks about dtypes, how arrays are printed and read.
_OF_NUMPY: Final = [
    "pi",
    "e",
    "inf",
    "nan",
    "euler_gamma",
    "True_",
    "False_",
    "iterable",
    "newaxis",
    "bool_",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "intp",
    "uintp",
    "intc",
    "uintc",
    "byte",
    "ubyte",
    "short",
    "ushort",
    "int_",
    "uint",
    "longlong",
    "ulonglong",
    "half",
    "single",
    "double",
    "float16",
    "float32",
    "float64",
    "csingle",
    "cdouble",
    "complex64",
    "complex128",
    "number",
    "integer",
    "signedinteger",
    "unsignedinteger",
    "inexact",
    "floating",
    "complexfloating",
    "generic",
    "dtype",
    "finfo",
    "iinfo",
    "issubdtype",
    "isdtype",
    "promote_types",
    "can_cast",
    "min_scalar_type",
    "common_type",
    "errstate",
    "seterr",
    "geterr",
    "set_printoptions",
    "get_printoptions",
    "printoptions",
    "array2string",
    "array_repr",
    "array_str",
    "format_float_positional",
    "base_repr",
    "binary_repr",
    "save",
    "savez",
    "savez_compressed",
    "savetxt",
    "ndindex",
    "testing",
    "exceptions",
    "broadcast_shapes",
    "mintypecode",
    "typecodes",
]
#: Functions whose arrays numpy reads on the host.
_READ: Final = ["load", "loadtxt", "genfromtxt", "fromfile", "fromstring", "frombuffer"]
_MODULES: Final = (
    creation,
    shapes,
    joining,
    insertion,
    picking,
    placing,
    raveling,
    sets,
    reductions,
    products,
    mathematics,
    samples,
    polynomials,
    bits,
)
#: Other names of the same.
_ALIASES: Final = {
    "amax": "max", "amin": "min", "cumulative_sum": "cumsum", "cumulative_prod": "cumprod", "bool": "bool_",
}  # fmt: skip


def _public(module: ModuleType) -> dict[str, Any]:
    """The functions, classes and values that a module of this package makes."""
    own = {n: v for n, v in vars(module).items() if not n.startswith("_")}
    return {
        n: v
        for n, v in own.items()
        if getattr(v, "__module__", "").startswith("kg_array.numpy") or isinstance(v, type(_numpy.s_))
    }


def _reading(name: str) -> Any:
    def read(*args: Any, **options: Any) -> Any:
        found = getattr(_numpy, name)(*args, **options)
        return creation.array(found) if isinstance(found, _numpy.ndarray) else found

    return read


def _names() -> dict[str, Any]:
    found: dict[str, Any] = {n: getattr(_numpy, n) for n in _OF_NUMPY if hasattr(_numpy, n)}
    for module in _MODULES:
        found |= _public(module)
    found |= ufuncs.UFUNCS | {n: ufuncs.UFUNCS[k] for n, k in ufuncs.ALIASES.items()}
    found |= {n: _reading(n) for n in _READ} | {"divmod": ufuncs.divmod, "modf": ufuncs.modf, "ufunc": ufuncs.ufunc}
    found |= {n: found[k] for n, k in _ALIASES.items()}
    found |= {
        "ndarray": ndarray,
        "lib": shapes.lib,
        "linalg": linalg,
        "fft": fft,
        "random": random,
        "__version__": _numpy.__version__,
    }
    return found


globals().update(_names())
__all__ = sorted(n for n in globals() if not n.startswith("_"))  # noqa: PLE0605


def result_type(*arrays_and_dtypes: Any) -> _numpy.dtype[Any]:
    """The dtype of a combination of these."""
    return _numpy.result_type(*[x.dtype if isinstance(x, Held) else x for x in arrays_and_dtypes])


def __getattr__(name: str) -> Any:
    raise absent(name)


for _name in ("linalg", "fft", "random"):
    sys.modules[f"{__name__}.{_name}"] = globals()[_name]
