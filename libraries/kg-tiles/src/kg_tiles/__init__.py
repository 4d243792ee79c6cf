"""The Opts TC, STAGE and ONLINE. Renderers name them: `opts = kg_tiles.OPTS`."""

from typing import Final

from kg.plugin import OptKind, OptOp, TargetPass, hookimpl

KG_API = 1

#: (at, value, scope): a value is materialised in memory when the loop `at` is entered.
STAGE: Final = OptOp("STAGE")
#: What STAGE has by name: pipeline stages, so many iterations of the loop with memory of their own, all but one of them prefetched; further subgroups of the work-group that make the copies, and do
#: nothing else; work-groups that fill the same, of which each copies a part for all.
COUNTS: Final = ("stages", "producers", "cluster")
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

#: What masks do to loops: those of causal attention, under ONLINE and with matrix units, and of every other kernel.
_TIGHTEN: Final = TargetPass("tighten_loop_bounds", "scheduled", "kg_tiles.passes.tighten_loop_bounds:tighten_loop_bounds", 1)
_PEEL: Final = TargetPass("peel_guards", "scheduled", "kg_tiles.passes.peel_guards:peel_guards")

OPTS: Final = (
    OptKind("ONLINE", "kg_tiles.online_softmax:online", passes=(_TIGHTEN, _PEEL)),
    OptKind(
        "STAGE",
        "kg_tiles.memory.stage:stage",
        ("arg", "scope", "layout"),
        check="kg_tiles.memory.stage:check_memory",
        finish="kg_tiles.memory.cooperative_copies:cooperative_copies",
        counts=COUNTS,
        passes=(_EXPAND, _PIPELINE),
    ),
    OptKind(
        "TC",
        "kg_tiles.matrix_units.back_to_back_mma:use_matrix_unit",
        check="kg_tiles.matrix_units.tensorcore:check_unit",
        passes=(_EXPAND, _INITIALIZE),
    ),
)


def counts(stages: int = 1, producers: int = 0, cluster: int = 0) -> tuple[tuple[str, int], ...]:
    """COUNTS of an Opt, those that say something."""
    numbers = zip(COUNTS, (stages, producers, cluster), (1, 0, 0), strict=True)
    return tuple((name, number) for name, number, otherwise in numbers if number != otherwise)


@hookimpl
def kg_opts() -> tuple[OptKind, ...]:
    """For every device, REF too."""
    return OPTS


__all__ = ["COUNTS", "MMA_IN_FLIGHT", "ONLINE", "OPTS", "STAGE", "TC", "counts"]
