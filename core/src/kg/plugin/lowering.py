"""What legalisation functions are written with (kg_lowering is): nodes in, nodes out.

- `Target(renderer)`: a renderer's answers, remembered: `can(op, dtype)`, `has(dtype)`, `refuses(node)` of one of the ops `ASKED`; `refuse(…)` is the error where there is no way.
- `operand_dtype(node)`: the dtype that an elementwise node computes in; `widths(renderer, op, dtype)`: of how many lanes. `as_order(nodes)`: what stands among the ordering sources for nodes that were replaced.
- `RARE`, `NONPOSITIVE`: args of a WHERE whose first branch is worth skipping where no lane needs it, and of an EXP2 of what is at most 0.
- `inverse_two_pi_bits(first, count)`: bits of 1/(2 pi).
"""

from kg.analysis.ordering import as_order as as_order
from kg.dtype import AddrSpace as AddrSpace
from kg.dtype import DType as DType
from kg.dtype import PtrDType as PtrDType
from kg.dtype import bfloat16 as bfloat16
from kg.dtype import bool_ as bool_
from kg.dtype import float8_e4m3 as float8_e4m3
from kg.dtype import float8_e5m2 as float8_e5m2
from kg.dtype import float16 as float16
from kg.dtype import float32 as float32
from kg.dtype import float64 as float64
from kg.dtype import int8 as int8
from kg.dtype import int16 as int16
from kg.dtype import int32 as int32
from kg.dtype import int64 as int64
from kg.dtype import int_like as int_like
from kg.dtype import uint8 as uint8
from kg.dtype import uint16 as uint16
from kg.dtype import uint32 as uint32
from kg.dtype import uint64 as uint64
from kg.dtype import void as void
from kg.errors import UnsupportedError as UnsupportedError
from kg.ir.args import NONPOSITIVE as NONPOSITIVE
from kg.ir.args import RARE as RARE
from kg.ir.args import Access as Access
from kg.ir.args import Axis as Axis
from kg.ir.build import const as const
from kg.ir.indexing import is_power_of_two as is_power_of_two
from kg.ir.op import ALU as ALU
from kg.ir.op import COMPARE as COMPARE
from kg.ir.op import DIVISIONS as DIVISIONS
from kg.ir.op import ELEMENTWISE as ELEMENTWISE
from kg.ir.op import Op as Op
from kg.ir.uop import UOp as UOp
from kg.semantics.angles import inverse_two_pi_bits as inverse_two_pi_bits
from kg.target.lowering import ASKED as ASKED
from kg.target.lowering import Target as Target
from kg.target.lowering import operand_dtype as operand_dtype
from kg.target.lowering import widths as widths
from kg.target.renderer import Renderer as Renderer
