"""What a plugin writes passes with: functions (sink, context) -> sink from graph to graph.

PassSpec says for which renderer one is, and at which slot of the pipeline it runs.

- `Context`: what a pass is given besides the graph: the renderer, the schedule, whether accesses are checked (`sanitize`), and `notes`, a list to which a pass adds why it chose what, for `kg explain`.
- `scopes(sink, ended_ranges)`: the loops that each node stands in, as a `Scope`; `loop_depths(scope)` how deep each loop is.
- `affine(index)`: an index as a sum of terms with coefficients, an `Affine`; `build` makes an index of one; `linear_coefficient(index, loop)`: what one round adds to it.
- `dim_min(size_of(shape))`, `dim_max`: elements of a PARAM, where sizes that are given at launch count with their least, or greatest.
- `additions`: how many additions an op is worth, for estimates; `ALU`: all ops that compute.
- `TileLayout`, `OpaqueTile`: the args of TILE_INDEX; kg_tiles.lane_accesses has what each lane reads or writes of a tile by itself.
- `vectorize(*values)`: a vector of scalars; `shuffle(a, b, lanes)` and `pick(values, lanes)`: lanes out of several; `splatted(value)`: what is in each lane.
- `void`: the dtype of statements.
- `simplify_graph(sink, context)`: every rule that always holds, for a pass that leaves more than the graph needs.
"""

from kg.analysis.cost import additions
from kg.analysis.scope import Scope, ended_ranges, loop_depths, scopes
from kg.dtype import void
from kg.ir.build import shuffle, vectorize
from kg.ir.lanes import pick, splatted
from kg.ir.layouts.layout import LinearLayout
from kg.ir.layouts.tile import Move, OpaqueTile, Tile, TileLayout, tile_layout
from kg.ir.op import ALU
from kg.ir.shapes.shape import dim_max, dim_min, size_of
from kg.passes.simplify import simplify_graph
from kg.rules.algebra.affine import Affine, affine, build, linear_coefficient
from kg.schedule.context import Context

__all__ = [
    "ALU",
    "Affine",
    "Context",
    "LinearLayout",
    "Move",
    "OpaqueTile",
    "Scope",
    "Tile",
    "TileLayout",
    "additions",
    "affine",
    "build",
    "dim_max",
    "dim_min",
    "ended_ranges",
    "linear_coefficient",
    "loop_depths",
    "pick",
    "scopes",
    "shuffle",
    "simplify_graph",
    "size_of",
    "splatted",
    "tile_layout",
    "vectorize",
    "void",
]
