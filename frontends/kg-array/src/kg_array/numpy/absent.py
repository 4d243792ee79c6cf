"""What this namespace does not have: each name with what to use instead."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

import numpy

_HOST: Final = "take numpy's on the host, np.asarray(numpy.{name}(...)), with x.numpy() where it takes arrays"
#: What to use instead of functions of numpy's.
_INSTEAD: Final = {
    "matrix": "use arrays of two dimensions and @",
    "asmatrix": "use arrays of two dimensions and @",
    "bmat": "use block",
    "nditer": "use functions of whole arrays, or kg_array.scan",
    "ma": "use where and the functions that leave NaN out",
    "char": "use numpy.char: there are no texts in arrays here",
    "strings": "use numpy.strings: there are no texts in arrays here",
    "recarray": "use an array for each field",
    "rec": "use an array for each field",
    "object_": "there are numbers and bools alone in arrays here",
    "str_": "there are numbers and bools alone in arrays here",
    "longdouble": "use float64",
    "clongdouble": "use complex128",
    "frompyfunc": "use vectorize, or kg_array.vmap",
    "may_share_memory": "x.base is the array that x is a view of",
    "shares_memory": "x.base is the array that x is a view of",
    "gcd": _HOST,
    "lcm": _HOST,
    "frexp": "use floor(log2(abs(x))) + 1",
    "msort": "use sort(x, axis=0)",
    "product": "use prod",
    "cumproduct": "use cumprod",
    "sometrue": "use any",
    "alltrue": "use all",
    "asfarray": "use asarray(x, dtype=float)",
    "float_": "use float64",
    "complex_": "use complex128",
    "bool8": "use bool_",
    "NaN": "use nan",
    "Inf": "use inf",
    "int": "use int, Python's",
    "float": "use float, Python's",
    "object": "there are numbers and bools alone in arrays here",
}
#: What to use instead of attributes of numpy's arrays.
_OF_ARRAYS: Final = {
    "data": "use x.numpy(), a copy, or numpy.asarray(x, copy=False), which may be read only",
    "ctypes": "use x.numpy().ctypes",
    "strides": "elements lie in C's order: numpy.empty(x.shape, x.dtype).strides",
    "flags": "elements lie in C's order, and may be written to",
    "byteswap": "use x.numpy().byteswap()",
    "tobytes": "use x.numpy().tobytes()",
    "tofile": "use x.numpy().tofile(file)",
    "setflags": "elements may always be written to",
    "newbyteorder": "use x.numpy()",
    "itemset": "use x[position] = value",
    "at": "use x[position] = value, or np.add.at",
    "getfield": "use an array for each field",
}


def absent(name: str) -> AttributeError:
    """The error for a name that numpy has and this namespace has not, or that neither has."""
    if name.startswith("__"):
        return AttributeError(name)
    try:
        attrgetter(name)(numpy)
    except AttributeError:
        known = False
    else:
        known = True
    instead = _INSTEAD.get(name, _HOST if known else "numpy has none either")
    return AttributeError(f"kg_array.numpy has no {name!r}: {instead.format(name=name)}", name=name)


def no_attribute(x: object, name: str) -> AttributeError:
    """The error for an attribute that arrays here have not."""
    kind = type(x).__name__
    instead = _OF_ARRAYS.get(name, f"numpy's, x.numpy().{name}" if hasattr(numpy.ndarray, name) else "")
    return AttributeError(f"{kind} has no attribute {name!r}" + (f": {instead}" if instead else ""), name=name, obj=x)
