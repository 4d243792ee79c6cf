"""What kinds of Opt are written with, beside kg.plugin and kg.plugin.strategy: functions (sink, opt, context) -> sink on kernels at stage `ranges`. kg_tiles is written so.

An `OptKind` names the function; a renderer's `opts`, or the hook `kg_opts`, the OptKind. Each refusal is a ScheduleError that begins with the Opt.

- `find_axis(sink, opt)`, `one_axis(kernel_facts(sink), opt)`: the axis that an Opt names; `size_of_opt(opt)`; `check_serial`, `check_carries_nothing`: what Opts ask of an axis; `check_shared_room`.
- `replace_axis(sink, axis, [Part(value, ranges)], order)`: another expression in the place of an axis; `split_axes` applies core's Opts that split. `LoopNames`: names that no loop has.
- `define_memory`, `fill_memory`, `safe`: memory of the kernel's own, the loops that fill it, loads that touch nothing beyond the end.
- `tile_address`, `element_places`, `space_at`, `MemoryLayout`, `TileLayout`, `registers_of`, `span_of`: where elements lie; `is_widened`: whether a unit takes values of a dtype.
- `ZERO`, `number`, `add`, `mul`, `flatten`, `unflatten`, `conjunction`, …: index expressions; `is_divided`, `bit_distances`: those of bits of an axis. `simplify(sink)`: every rule that always holds.
- `combine`, `rescaled`, `wants_last`, `with_states`, `MAX`, `monoid`: reductions and scans.
"""

from kg.analysis.bit_fields import bit_distances, is_divided
from kg.analysis.loop_names import LoopNames
from kg.analysis.tiles import element_places, space_at, tile_address
from kg.dtype import index, uint32, void
from kg.ir import monoid
from kg.ir.args import WORK_ITEM_KINDS, Axis, GroupReduce, Reduction
from kg.ir.build import const, vectorize
from kg.ir.indexing import (
    ZERO,
    add,
    are_apart,
    conjunction,
    conjuncts,
    flatten,
    is_power_of_two,
    mul,
    number,
    unflatten,
    xor_of_bits,
)
from kg.ir.layouts.fragment import registers_of
from kg.ir.layouts.layout import span_of
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.layouts.tensorcore import is_widened
from kg.ir.layouts.tile import TileLayout
from kg.ir.monoid import MAX, combine, rescaled, wants_last, with_states
from kg.ir.op import ELEMENTWISE
from kg.ir.shapes.shape import dim_of
from kg.rules import simplify
from kg.schedule.apply.axes.replace_axis import Part, replace_axis
from kg.schedule.apply.axes.split_axes import split_axes
from kg.schedule.apply.kernel_memory import define_memory, fill_memory, safe
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
    "are_apart",
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
    "element_places",
    "fill_memory",
    "find_axis",
    "flatten",
    "index",
    "is_divided",
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
    "safe",
    "simplify",
    "size_of_opt",
    "space_at",
    "span_of",
    "split_axes",
    "tile_address",
    "uint32",
    "unflatten",
    "vectorize",
    "void",
    "wants_last",
    "with_states",
    "xor_of_bits",
]
