"""What kinds of Opt are written with, beside kg.plugin and kg.plugin.strategy.

An Opt is a function (sink, opt, context) -> sink on kernels at stage `ranges`.

An `OptKind` names the function; a renderer's `opts`, or the hook `kg_opts`, the OptKind. Each refusal is a ScheduleError that begins with the Opt.

- `find_axis(sink, opt)`, `one_axis(kernel_facts(sink), opt)`: the axis that an Opt names; `size_of_opt(opt)`; `check_serial`, `check_not_loop_carried`: what Opts ask of an axis; `check_fits_shared_memory`.
- `replace_axis(sink, axis, [Part(value, ranges)], order)`: another expression in the place of an axis; `split_axes` applies core's Opts that split. `LoopNames`: names that no loop has.
- `define_memory`, `fill_memory`: memory of the kernel's own, and the loops that fill it.
- `MemoryLayout`, `TileLayout`, `registers_of`: where elements lie; `is_widened`: whether a unit takes values of a dtype.
- `ZERO`, `number`, `add`, `mul`, `flatten`, `unflatten`, `conjunction`, …: index expressions; `bit_distances`: those of bits of an axis. `simplify(sink)`: every rule that always holds.
- `combine`, `rescaled`, `is_last_value_reduction`, `with_states`, `MAX`, `monoid`: reductions and scans.
"""

from kg.analysis.bit_fields import bit_distances as bit_distances
from kg.analysis.loop_names import LoopNames as LoopNames
from kg.dtype import index as index
from kg.dtype import uint32 as uint32
from kg.dtype import void as void
from kg.ir import monoid as monoid
from kg.ir.args import WORK_ITEM_KINDS as WORK_ITEM_KINDS
from kg.ir.args import Axis as Axis
from kg.ir.args import GroupReduce as GroupReduce
from kg.ir.args import Reduction as Reduction
from kg.ir.build import const as const
from kg.ir.build import vectorize as vectorize
from kg.ir.indexing import TRUE as TRUE
from kg.ir.indexing import ZERO as ZERO
from kg.ir.indexing import add as add
from kg.ir.indexing import conjunction as conjunction
from kg.ir.indexing import conjuncts as conjuncts
from kg.ir.indexing import flatten as flatten
from kg.ir.indexing import gated as gated
from kg.ir.indexing import is_power_of_two as is_power_of_two
from kg.ir.indexing import mul as mul
from kg.ir.indexing import number as number
from kg.ir.indexing import unflatten as unflatten
from kg.ir.layouts.fragment import registers_of as registers_of
from kg.ir.layouts.memory_layout import MemoryLayout as MemoryLayout
from kg.ir.layouts.tensorcore import is_widened as is_widened
from kg.ir.layouts.tile import TileLayout as TileLayout
from kg.ir.monoid import MAX as MAX
from kg.ir.monoid import combine as combine
from kg.ir.monoid import identities as identities
from kg.ir.monoid import is_last_value_reduction as is_last_value_reduction
from kg.ir.monoid import rescaled as rescaled
from kg.ir.monoid import with_states as with_states
from kg.ir.op import DIVISIONS as DIVISIONS
from kg.ir.op import ELEMENTWISE as ELEMENTWISE
from kg.ir.shapes.shape import dim_of as dim_of
from kg.rules import simplify as simplify
from kg.schedule.apply.axes.replace_axis import Part as Part
from kg.schedule.apply.axes.replace_axis import replace_axis as replace_axis
from kg.schedule.apply.axes.split_axes import split_axes as split_axes
from kg.schedule.apply.kernel_memory import define_memory as define_memory
from kg.schedule.apply.kernel_memory import fill_memory as fill_memory
from kg.schedule.apply.legality import SERIAL as SERIAL
from kg.schedule.apply.legality import axes_of as axes_of
from kg.schedule.apply.legality import check_fits_shared_memory as check_fits_shared_memory
from kg.schedule.apply.legality import check_not_loop_carried as check_not_loop_carried
from kg.schedule.apply.legality import check_serial as check_serial
from kg.schedule.apply.legality import find_axis as find_axis
from kg.schedule.apply.legality import is_reduction as is_reduction
from kg.schedule.apply.legality import one_axis as one_axis
from kg.schedule.apply.legality import size_of_opt as size_of_opt
from kg.schedule.context import Context as Context
