"""What a plugin writes passes with: functions (sink, context) -> sink from graph to graph.

PassSpec says for which renderer one is, and at which slot of the pipeline it runs.

- `Context`: what a pass is given besides the graph: the renderer, the schedule, whether accesses are checked (`sanitize`), and `notes`, a list to which a pass adds why it chose what, for `kg explain`.
- `scopes(sink, ended_ranges)`: the loops that each node stands in, as a `Scope`; `loop_depths(scope)` how deep each loop is.
- `affine(index)`: an index as a sum of terms with coefficients, an `Affine`; `build` makes an index of one; `linear_coefficient(index, loop)`: what one round adds to it.
- `half_space(condition)`: a comparison as a sum that is below 0 where it holds; `first_outside(form, loop, around)`: the iteration that ends it. `uniform(scope)`: loops that all lanes share.
- `dim_min(size_of(shape))`, `dim_max`: elements of a PARAM, where sizes that are given at launch count with their least, or greatest.
- `additions`: how many additions an op is worth, for estimates; `ALU`: all ops that compute.
- `TileLayout`, `OpaqueTile`: the args of TILE_INDEX; kg_tiles.lane_accesses has what each lane reads or writes of a tile by itself.
- `vectorize(*values)`: a vector of scalars; `shuffle(a, b, lanes)` and `pick(values, lanes)`: lanes out of several; `splatted(value)`: what is in each lane.
- `void`: the dtype of statements.
- `simplify_graph(sink, context)`: every rule that always holds, for a pass that leaves more than the graph needs.
"""

from kg.analysis.cost import additions as additions
from kg.analysis.index_sets import first_outside as first_outside
from kg.analysis.index_sets import greatest as greatest
from kg.analysis.index_sets import half_space as half_space
from kg.analysis.index_sets import quotient as quotient
from kg.analysis.index_sets import uniform as uniform
from kg.analysis.scope import Scope as Scope
from kg.analysis.scope import ended_ranges as ended_ranges
from kg.analysis.scope import loop_depths as loop_depths
from kg.analysis.scope import scopes as scopes
from kg.dtype import void as void
from kg.ir.build import shuffle as shuffle
from kg.ir.build import vectorize as vectorize
from kg.ir.lanes import pick as pick
from kg.ir.lanes import splatted as splatted
from kg.ir.layouts.layout import LinearLayout as LinearLayout
from kg.ir.layouts.tile import Move as Move
from kg.ir.layouts.tile import OpaqueTile as OpaqueTile
from kg.ir.layouts.tile import Tile as Tile
from kg.ir.layouts.tile import TileLayout as TileLayout
from kg.ir.layouts.tile import tile_layout as tile_layout
from kg.ir.op import ALU as ALU
from kg.ir.shapes.shape import dim_max as dim_max
from kg.ir.shapes.shape import dim_min as dim_min
from kg.ir.shapes.shape import size_of as size_of
from kg.passes.simplify import simplify_graph as simplify_graph
from kg.rules.algebra.affine import Affine as Affine
from kg.rules.algebra.affine import affine as affine
from kg.rules.algebra.affine import build as build
from kg.rules.algebra.affine import linear_coefficient as linear_coefficient
from kg.rules.algebra.cast import holds as holds
from kg.schedule.context import Context as Context
