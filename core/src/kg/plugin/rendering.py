"""What a renderer is written with, of any language. The families of languages have a base in kg_render: languages like C, LLVM IR, machine code; `kg_render.carried` is the view of loop-carried values as phis.

- `arguments(...)`: in which order pointers and variables are passed. `work_group(uops)`: how many work-items a work-group has. `C_WORDS`: what a function in C can't be called.
- `constant_lanes(vector)`: the numbers in its lanes. `is_splat(vector)`: whether they are one value.
- `guards`: what the bounds of integers prove: whether a divisor may be zero, a quotient overflow, a shift be out of range. What can't be is not guarded.
- `ALU`, `ELEMENTWISE`, `COMPARE`, `DIVISIONS`, `EFFECTS`: ops by kind.
"""

from kg.ir.lanes import is_splat
from kg.ir.op import ALU, COMPARE, DIVISIONS, EFFECTS, ELEMENTWISE
from kg.semantics.evaluate import constant_lanes
from kg.target import guards
from kg.target.signature import C_WORDS, arguments, work_group

__all__ = [
    "ALU",
    "COMPARE",
    "C_WORDS",
    "DIVISIONS",
    "EFFECTS",
    "ELEMENTWISE",
    "arguments",
    "constant_lanes",
    "guards",
    "is_splat",
    "work_group",
]
