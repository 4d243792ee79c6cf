"""What a renderer of any language is written with.

kg_render has bases for C-like languages, LLVM IR and machine code; `kg_render.carried` shows loop-carried values as phis.

- `arguments(...)`: in which order pointers and variables are passed. `work_group(uops)`: how many work-items a work-group has. `C_WORDS`: what a function in C can't be called.
- `constant_lanes(vector)`: the numbers in its lanes. `is_splat(vector)`: whether they are one value.
- `may_wrap(node)`: whether a sum, difference or product of integers may be outside of its dtype; `kg_render.guards` has what else bounds prove needless.
- `ALU`, `ELEMENTWISE`, `COMPARE`, `DIVISIONS`, `EFFECTS`: ops by kind.
"""

from kg.ir.args import RARE as RARE
from kg.ir.bounds.bounds import may_wrap as may_wrap
from kg.ir.lanes import is_splat as is_splat
from kg.ir.op import ALU as ALU
from kg.ir.op import COMPARE as COMPARE
from kg.ir.op import DIVISIONS as DIVISIONS
from kg.ir.op import EFFECTS as EFFECTS
from kg.ir.op import ELEMENTWISE as ELEMENTWISE
from kg.semantics.evaluate import constant_lanes as constant_lanes
from kg.target.signature import C_WORDS as C_WORDS
from kg.target.signature import arguments as arguments
from kg.target.signature import work_group as work_group
