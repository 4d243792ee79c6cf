"""What kinds of Opt are written with, beside kg.plugin and kg.plugin.strategy: functions (sink, opt, context) -> sink on kernels at stage `ranges`. kg_tiles is written so.

An `OptKind` names the function; a renderer's `opts`, or the hook `kg_opts`, the OptKind. Each refusal is a ScheduleError that begins with the Opt.

- `find_axis(sink, opt)`, `one_axis(kernel_facts(sink), opt)`: the axis that an Opt names; `size_of_opt(opt)`; `check_serial`, `check_carries_nothing`: what Opts ask of an axis; `check_shared_room`.
- `replace_axis(sink, axis, [Part(value, ranges)], order)`: another expression in the place of an axis; `split_axes` applies core's Opts that split. `LoopNames`: names that no loop has.
- `define_memory`, `fill_memory`: memory of the kernel's own, and the loops that fill it.
- `MemoryLayout`, `TileLayout`, `registers_of`: where elements lie; `is_widened`: whether a unit takes values of a dtype.
- `ZERO`, `number`, `add`, `mul`, `flatten`, `unflatten`, `conjunction`, …: index expressions; `bit_distances`: those of bits of an axis. `simplify(sink)`: every rule that always holds.
- `combine`, `rescaled`, `wants_last`, `with_states`, `MAX`, `monoid`: reductions and scans.
"""

from kg.analysis.bit_fields import bit_distances
from kg.analysis.loop_names import LoopNames
from kg.dtype import index, uint32, void
from kg.ir import monoid
from kg.ir.args import WORK_ITEM_KINDS, Axis, GroupReduce, Reduction
from kg.ir.build import const, vectorize
from kg.ir.indexing import ZERO, add, conjunction, conjuncts, flatten, gated, is_power_of_two, mul, number, unflatten
from kg.ir.layouts.fragment import registers_of
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.layouts.tensorcore import is_widened
from kg.ir.layouts.tile import TileLayout
from kg.ir.monoid import MAX, combine, rescaled, wants_last, with_states
from kg.ir.op import DIVISIONS, ELEMENTWISE
from kg.ir.shapes.shape import dim_of
from kg.rules import simplify
from kg.schedule.apply.axes.replace_axis import Part, replace_axis
from kg.schedule.apply.axes.split_axes import split_axes
from kg.schedule.apply.kernel_memory import define_memory, fill_memory
from kg.schedule.apply.legality import (
    SERIAL,
    axes_of,
    check_carries_nothing,
    check_serial,
    check_shared_room,
    find_axis,
    is_reduction,
    one_axis,
    size_of_opt,
)
from kg.schedule.context import Context

__all__ = [
    "DIVISIONS",
    "ELEMENTWISE",
    "MAX",
    "SERIAL",
    "WORK_ITEM_KINDS",
    "ZERO",
    "Axis",
    "Context",
    "GroupReduce",
    "LoopNames",
    "MemoryLayout",
    "Part",
    "Reduction",
    "TileLayout",
    "add",
    "axes_of",
    "bit_distances",
    "check_carries_nothing",
    "check_serial",
    "check_shared_room",
    "combine",
    "conjunction",
    "conjuncts",
    "const",
    "define_memory",
    "dim_of",
    "fill_memory",
    "find_axis",
    "flatten",
    "gated",
    "index",
    "is_power_of_two",
    "is_reduction",
    "is_widened",
    "monoid",
    "mul",
    "number",
    "one_axis",
    "registers_of",
    "replace_axis",
    "rescaled",
    "simplify",
    "size_of_opt",
    "split_axes",
    "uint32",
    "unflatten",
    "vectorize",
    "void",
    "wants_last",
    "with_states",
]
