"""What a lowering is written with: functions from nodes to nodes that compute what a target lacks by what it has. kg_lowering is written so.

- `Target(renderer)`: a renderer's answers, remembered: `can(op, dtype)`, `has(dtype)`, `refuses(node)` of one of the ops `ASKED`; `refuse(…)` is the error where there is no way.
- `operand_dtype(node)`: the dtype that an elementwise node computes in. `as_order(nodes)`: what stands among the ordering sources for nodes that were replaced.
- `RARE`, `NONPOSITIVE`: args of a WHERE whose first branch is worth skipping where no lane needs it, and of an EXP2 of what is at most 0.
- `turn_bits(first, count)`: bits of 1/(2 pi).
"""

from kg.analysis.ordering import as_order
from kg.dtype import (
    AddrSpace,
    DType,
    PtrDType,
    bfloat16,
    bool_,
    float8_e4m3,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    int_like,
    uint8,
    uint16,
    uint32,
    uint64,
)
from kg.errors import UnsupportedError
from kg.ir.args import NONPOSITIVE, RARE, Access
from kg.ir.op import ALU, COMPARE, DIVISIONS, Op
from kg.ir.uop import UOp
from kg.semantics.angles import turn_bits
from kg.target.lowering import ASKED, Target, operand_dtype
from kg.target.renderer import Renderer

__all__ = [
    "ALU",
    "ASKED",
    "COMPARE",
    "DIVISIONS",
    "NONPOSITIVE",
    "RARE",
    "Access",
    "AddrSpace",
    "DType",
    "Op",
    "PtrDType",
    "Renderer",
    "Target",
    "UOp",
    "UnsupportedError",
    "as_order",
    "bfloat16",
    "bool_",
    "float8_e4m3",
    "float8_e5m2",
    "float16",
    "float32",
    "float64",
    "int8",
    "int16",
    "int32",
    "int64",
    "int_like",
    "operand_dtype",
    "turn_bits",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
]
