"""What a renderer is written with, of any language. The families of languages have a base in kg_render: languages like C, LLVM IR, machine code.

- `carried(uops)`: loop-carried values as phis: `.phis[range]` (register, initial, next), `.operand(node)` for what an operand is, and nothing is emitted
  where `is_register_access(node)`. `Carried`, `Phi`, `Value` and `LoopResult` are its records.
- `arguments(...)`: in which order pointers and variables are passed. `work_group(uops)`: how many work-items a work-group has. `C_WORDS`: what a function in C can't be called.
- `encode_number(value, dtype)`: the bits of a constant, of narrow floats too. `constant_lanes(vector)`: the numbers in its lanes. `is_splat(vector)`: whether they are one value.
- `guards`: what the bounds of integers prove: whether a divisor may be zero, a quotient overflow, a shift be out of range. What can't be is not guarded.
- `ALU`, `ELEMENTWISE`, `COMPARE`, `DIVISIONS`, `EFFECTS`: ops by kind.
"""

from kg.ir.carried import Carried, LoopResult, Phi, Value, carried, is_register_access
from kg.ir.lanes import is_splat
from kg.ir.op import ALU, COMPARE, DIVISIONS, EFFECTS, ELEMENTWISE
from kg.semantics.evaluate import constant_lanes
from kg.semantics.numbers import encode_number
from kg.target import guards
from kg.target.signature import C_WORDS, arguments, work_group

__all__ = [
    "ALU",
    "COMPARE",
    "C_WORDS",
    "DIVISIONS",
    "EFFECTS",
    "ELEMENTWISE",
    "Carried",
    "LoopResult",
    "Phi",
    "Value",
    "arguments",
    "carried",
    "constant_lanes",
    "encode_number",
    "guards",
    "is_register_access",
    "is_splat",
    "work_group",
]
