"""PTX's special registers, %tid.x and the like."""

from __future__ import annotations

import numpy as np
from kg_sim.numbers.types import U32, U64, Array, DType
from kg_sim.work_items import Launch, WorkItems


def special(t: WorkItems, name: str) -> Array:
    """A special register over the living threads, or of one element.
    Whoever changes it in place copies it first."""
    found = t.kept.get(name)
    if found is None:
        found = _special(t, name)
        if not name.startswith("%clock") and not name.startswith("%globaltimer"):
            t.kept[name] = found
    return found


def _one(value: int, dtype: DType = U32) -> Array:
    return np.array([value], dtype)


def _special(t: WorkItems, name: str) -> Array:
    launch = t.launch
    base, _, axis = name[1:].partition(".")
    along = "xyz".find(axis) if axis else 0
    if base == "tid":
        return _one(0) if launch.local[along] == 1 else t.local_id(along).astype(U32)
    if base == "ctaid":
        return _one(0) if launch.grid[along] == 1 else t.group_id(along).astype(U32)
    if base == "clusterid":
        return (t.group_id(along) // launch.cluster[along]).astype(U32)
    if base in ("cluster_ctaid", "cluster_ctarank"):
        ranks = t.group % launch.clustered if base == "cluster_ctarank" else launch.rank(t.group, along)
        return _one(0) if launch.clustered == 1 else ranks.astype(U32)
    if base in ("clock64", "globaltimer"):
        return _one(launch.executed, U64)
    if base.startswith("lanemask_"):
        return _lane_mask(t, base[-2:])
    if base == "laneid":
        return t.lane.astype(U32)
    if base == "warpid":
        return (t.linear >> launch.shape.shift).astype(U32)
    return _one(_constant(launch, base, along))


def _lane_mask(t: WorkItems, which: str) -> Array:
    bit = np.uint64(1) << t.lane.astype(U64)
    masks = {"eq": bit, "lt": bit - 1, "le": bit * 2 - 1, "gt": ~(bit * 2 - 1), "ge": ~(bit - 1)}
    return masks[which].astype(U32)


def _constant(launch: Launch, base: str, along: int) -> int:
    constants = {
        "ntid": launch.local[along], "nctaid": launch.grid[along], "cluster_nctaid": launch.cluster[along],
        "nclusterid": launch.grid[along] // launch.cluster[along],
        "nwarpid": launch.shape.subgroups, "smid": 0, "nsmid": 1, "gridid": 0, "cluster_nctarank": launch.clustered,
        "is_explicit_cluster": int(launch.clustered > 1), "clock": launch.executed & 0xFFFFFFFF, "clock_hi": launch.executed >> 32,
        "globaltimer_lo": launch.executed & 0xFFFFFFFF, "globaltimer_hi": launch.executed >> 32,
        "dynamic_smem_size": launch.symbols["%dynamic_smem_size"], "total_smem_size": launch.shared_bytes,
        "aggr_smem_size": launch.shared_bytes,
    }  # fmt: skip
    return constants[base]
