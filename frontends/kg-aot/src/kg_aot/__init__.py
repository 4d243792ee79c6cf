"""Functions of kg_array as C++ that needs no Python.

import kg_aot, kg_array as xp

@kg_aot.function(x=(3,), u=kg_aot.f32[2])
def step(x, u):
    return x + 0.1 * xp.concat([u, x[:1]])

step(x, u)                  # in Python, through jit
step.generate("generated")  # step.hpp, step.cpp, CMakeLists.txt, step.pc.in, test_step.cpp
"""

from kg_aot.numerical import NumericalFunction, RenderedKernel, function
from kg_aot.specs import Spec, bool_, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64

__all__ = [
    "NumericalFunction",
    "RenderedKernel",
    "Spec",
    "bool_",
    "f32",
    "f64",
    "function",
    "i8",
    "i16",
    "i32",
    "i64",
    "u8",
    "u16",
    "u32",
    "u64",
]
