"""Opts on tiles, for the schedules of any device: TC, STAGE and ONLINE. Renderers name them: `opts = kg_tiles.OPTS`."""

from typing import Final

from kg.plugin import OptKind, OptOp, hookimpl

KG_API = 1

#: (at, value, scope): a value is materialised in memory when the loop `at` is entered.
STAGE: Final = OptOp("STAGE")
#: (r, name): a matrix product becomes steps of the matrix unit of that name.
TC: Final = OptOp("TC")
#: (r, n): TILE of a reduction, in whose blocks weights exp(x - greatest x) are of the block's own greatest.
ONLINE: Final = OptOp("ONLINE")

OPTS: Final = (
    OptKind("ONLINE", "kg_tiles.online:online"),
    OptKind(
        "STAGE",
        "kg_tiles.memory.stage:stage",
        ("arg", "scope", "layout", "stages", "producers", "cluster"),
        check="kg_tiles.memory.stage:check_memory",
        finish="kg_tiles.memory.cooperative_copies:cooperative_copies",
    ),
    OptKind(
        "TC", "kg_tiles.matrix_units.back_to_back_mma:use_matrix_unit", check="kg_tiles.matrix_units.tensorcore:check_unit"
    ),
)


@hookimpl
def kg_opts() -> tuple[OptKind, ...]:
    """For every device, REF too."""
    return OPTS


__all__ = ["ONLINE", "OPTS", "STAGE", "TC"]
