"""What a schedule is chosen with: facts of a kernel, Opts, products and matrix units that Opts can use. For strategies and `kg_schedule`."""

from kg.analysis.cost import ADDITIONS, additions
from kg.analysis.facts import AxisFacts, KernelFacts, kernel_facts
from kg.analysis.scope import Scope, closed_ranges, comes_in_order, scopes, substitute_open
from kg.dtype import DType, float32
from kg.errors import ScheduleError
from kg.ir.args import Access, AxisKind
from kg.ir.indexing import is_constant
from kg.ir.layouts.fragment import OpaqueFragment
from kg.ir.layouts.layout import LinearLayout
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import ALU, Op
from kg.ir.shapes.shape import dim_max, size_of
from kg.ir.uop import UOp
from kg.locks import cached_property
from kg.rules.algebra.affine import affine, linear_coefficient
from kg.schedule.opts import Opt, OptOp
from kg.semantics.table import is_defined
from kg.target.lowering import Target
from kg.target.renderer import Renderer

__all__ = [
    "ADDITIONS",
    "ALU",
    "Access",
    "AxisFacts",
    "AxisKind",
    "DType",
    "KernelFacts",
    "LinearLayout",
    "Op",
    "OpaqueFragment",
    "Opt",
    "OptOp",
    "Renderer",
    "ScheduleError",
    "Scope",
    "Target",
    "TensorCore",
    "UOp",
    "additions",
    "affine",
    "cached_property",
    "closed_ranges",
    "comes_in_order",
    "dim_max",
    "float32",
    "is_constant",
    "is_defined",
    "kernel_facts",
    "linear_coefficient",
    "scopes",
    "size_of",
    "substitute_open",
]
