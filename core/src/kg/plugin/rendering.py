"""What a renderer is written with, of any language. The families of languages have a base in kg_render: languages like C, LLVM IR, machine code.

- `carried(uops)`: loop-carried values as phis: `.phis[range]` (register, initial, next), `.operand(node)` for what an operand is, and nothing is emitted
  where `is_register_access(node)`. `Carried`, `Phi`, `Value` and `LoopResult` are its records.
- `arguments(...)`: in which order pointers and variables are passed. `work_group(uops)`: how many work-items a work-group has. `C_WORDS`: what a function in C can't be called.
- `encode_number(value, dtype)`: the bits of a constant, of narrow floats too. `constant_lanes(vector)`: the numbers in its lanes. `is_splat(vector)`: whether they are one value.
- `guards`: what the bounds of integers prove: whether a divisor may be zero, a quotient overflow, a shift be out of range. What can't be is not guarded.
- `ALU`, `ELEMENTWISE`, `COMPARE`, `DIVISIONS`, `EFFECTS`: ops by kind.
"""

from kg.ir.carried import Carried as Carried
from kg.ir.carried import LoopResult as LoopResult
from kg.ir.carried import Phi as Phi
from kg.ir.carried import Value as Value
from kg.ir.carried import carried as carried
from kg.ir.carried import is_register_access as is_register_access
from kg.ir.lanes import is_splat as is_splat
from kg.ir.op import ALU as ALU
from kg.ir.op import COMPARE as COMPARE
from kg.ir.op import DIVISIONS as DIVISIONS
from kg.ir.op import EFFECTS as EFFECTS
from kg.ir.op import ELEMENTWISE as ELEMENTWISE
from kg.semantics.evaluate import constant_lanes as constant_lanes
from kg.semantics.numbers import encode_number as encode_number
from kg.target import guards as guards
from kg.target.signature import C_WORDS as C_WORDS
from kg.target.signature import arguments as arguments
from kg.target.signature import work_group as work_group
