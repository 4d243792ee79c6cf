"""Opts on tiles, for the schedules of any device: TC, STAGE and ONLINE. Renderers name them: `opts = kg_tiles.OPTS`."""

from typing import Final

from kg.plugin import OptKind, OptOp, TargetPass, hookimpl

KG_API = 1

#: (at, value, scope): a value is materialised in memory when the loop `at` is entered.
STAGE: Final = OptOp("STAGE")
#: (r, name): a matrix product becomes steps of the matrix unit of that name.
TC: Final = OptOp("TC")
#: (r, n): TILE of a reduction, in whose blocks weights exp(x - greatest x) are of the block's own greatest.
ONLINE: Final = OptOp("ONLINE")

#: Asynchronous MMA in flight: rounds of a loop, each with a barrier, for which a unit goes on reading what it was given in one.
MMA_IN_FLIGHT: Final = 1

#: After what targets have taken at this slot.
_EXPAND: Final = TargetPass("expand_tiles", "expanded", "kg_tiles.passes.expand_tiles:expand_tiles", -1)
_INITIALIZE: Final = TargetPass(
    "initialize_accumulators", "unfused", "kg_tiles.passes.initialize_accumulators:initialize_accumulators", 1
)
_PIPELINE: Final = TargetPass("software_pipeline", "unfused", "kg_tiles.passes.software_pipeline:software_pipeline")

OPTS: Final = (
    OptKind("ONLINE", "kg_tiles.online:online"),
    OptKind(
        "STAGE",
        "kg_tiles.memory.stage:stage",
        ("arg", "scope", "layout", "stages", "producers"),
        check="kg_tiles.memory.stage:check_memory",
        finish="kg_tiles.memory.cooperative_copies:cooperative_copies",
        passes=(_EXPAND, _PIPELINE),
    ),
    OptKind(
        "TC",
        "kg_tiles.matrix_units.back_to_back_mma:use_matrix_unit",
        check="kg_tiles.matrix_units.tensorcore:check_unit",
        passes=(_EXPAND, _INITIALIZE),
    ),
)


@hookimpl
def kg_opts() -> tuple[OptKind, ...]:
    """For every device, REF too."""
    return OPTS


__all__ = ["MMA_IN_FLIGHT", "ONLINE", "OPTS", "STAGE", "TC"]
