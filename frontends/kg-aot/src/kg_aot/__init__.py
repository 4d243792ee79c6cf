"""Exports functions of kg_array as C++ that needs no Python. Names are imported on use.

import kg_aot, kg_array as xp

@kg_aot.function(x=(3,), u=kg_aot.f32[2])
def step(x, u):
    return x + 0.1 * xp.concat([u, x[:1]])

step(x, u)                  # in Python, through jit
step.generate("generated")  # step.hpp, step.cpp, CMakeLists.txt, step.pc.in, test_step.cpp
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kg_aot.mapped import MappedFunction as MappedFunction
    from kg_aot.numerical import NumericalFunction as NumericalFunction
    from kg_aot.numerical import RenderedKernel as RenderedKernel
    from kg_aot.numerical import function as function
    from kg_aot.sparse import SparseNumericalFunction as SparseNumericalFunction
    from kg_aot.specs import Spec as Spec
    from kg_aot.specs import bool_ as bool_
    from kg_aot.specs import f32 as f32
    from kg_aot.specs import f64 as f64
    from kg_aot.specs import i8 as i8
    from kg_aot.specs import i16 as i16
    from kg_aot.specs import i32 as i32
    from kg_aot.specs import i64 as i64
    from kg_aot.specs import u8 as u8
    from kg_aot.specs import u16 as u16
    from kg_aot.specs import u32 as u32
    from kg_aot.specs import u64 as u64

_NAMES = {
    **dict.fromkeys(("NumericalFunction", "RenderedKernel", "function"), "kg_aot.numerical"),
    "MappedFunction": "kg_aot.mapped",
    "SparseNumericalFunction": "kg_aot.sparse",
    **dict.fromkeys(("Spec", "bool_", "f32", "f64", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"), "kg_aot.specs"),
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name not in _NAMES:
        raise AttributeError(f"module 'kg_aot' has no attribute {name!r}")
    value: object = getattr(import_module(_NAMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_NAMES})
