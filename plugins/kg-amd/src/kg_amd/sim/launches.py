"""Launches a kernel of a code object: what is asked for is checked, hidden arguments are filled in,
and the engine runs it."""

from __future__ import annotations

import struct
from typing import Any, Final, NoReturn

import kg_sim
import numpy as np
from kg_sim import Launch, Shape, SimulatorTrap, Statistics

from kg_amd.sim.image import Image
from kg_amd.sim.memory import SIMULATOR, TERMS, Memory
from kg_amd.sim.program import PACKET_BYTES, build
from kg_amd.sim.traffic import meter, note

BUDGET: Final = kg_sim.BUDGET
MAX_ITEMS: Final = 1024
MAX_SHARED: Final = 64 * 1024
Triple = tuple[int, int, int]


def launch(
    image: Image, kernel: str, grid: Triple, local: Triple, arguments: bytes, memory: Memory, *, dynamic_shared: int = 0, checks: bool = True,
    where: str = "", budget: int = BUDGET,
) -> Statistics:  # fmt: skip
    """Runs a kernel to its end.
    `arguments` are the explicit ones, at the offsets of the metadata. SimulatorTrap names what is wrong, and where."""
    found = build(image, kernel)
    metadata, descriptor = image.metadata.get(kernel, {}), found.descriptor
    shared = descriptor.group_bytes + dynamic_shared
    _check(kernel, metadata, grid, local, arguments, shared, where)
    size = local[0] * local[1] * local[2]
    lanes = -(-size // descriptor.wave) * descriptor.wave if found.by_lane else size
    asked = Launch(
        grid, local, Shape(lanes, descriptor.wave, 1, lockstep=True, terms=TERMS), memory,
        _arguments(metadata, descriptor.kernarg_bytes, arguments, grid, local, shared, dynamic_shared), shared, _private(descriptor.private_bytes, metadata), checks,
        {"code": memory.place(image)}, np.zeros(grid[0] * grid[1] * grid[2], np.bool_) if found.fenced else None, meter(),
    )  # fmt: skip
    statistics = kg_sim.run(found.program, asked, where=where, budget=budget)
    note(kernel, grid, local, statistics)
    return statistics


def _private(nbytes: int, metadata: dict[str, Any]) -> int:
    return nbytes + (16384 if metadata.get(".uses_dynamic_stack") else 0)


def _check(
    kernel: str, metadata: dict[str, Any], grid: Triple, local: Triple, arguments: bytes, shared: int, where: str
) -> None:
    size = local[0] * local[1] * local[2]

    def refuse(message: str) -> NoReturn:
        raise SimulatorTrap(message, simulator=SIMULATOR, kernel=kernel, where=where)

    if min(*grid, *local) < 1 or size > MAX_ITEMS:
        refuse(f"a launch of {grid} work-groups of {local} is not possible: 1 to {MAX_ITEMS} work-items in one")
    most = metadata.get(".max_flat_workgroup_size", MAX_ITEMS)
    if size > most:
        refuse(f"the kernel was compiled for work-groups of {most} work-items at most, and is launched with {local}")
    required = metadata.get(".reqd_workgroup_size")
    if required and tuple(required) != tuple(local):
        refuse(f"the kernel requires work-groups of {tuple(required)}, and is launched with {local}")
    if shared > MAX_SHARED:
        refuse(f"{shared} bytes of LDS are wanted, and a work-group has at most {MAX_SHARED}")
    explicit = [x for x in metadata.get(".args", []) if not str(x.get(".value_kind", "")).startswith("hidden")]
    wanted = max((x[".offset"] + x[".size"] for x in explicit), default=0)
    if len(arguments) < wanted:
        refuse(f"the kernel takes {wanted} bytes of arguments, and {len(arguments)} are passed")


def _arguments(
    metadata: dict[str, Any], nbytes: int, explicit: bytes, grid: Triple, local: Triple, shared: int, dynamic_shared: int
) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The kernarg segment: explicit arguments, what the runtime adds (hidden ones),
    and behind it the packet of the dispatch."""
    size = -(-max(nbytes, len(explicit)) // 64) * 64
    data = bytearray(size + PACKET_BYTES)
    data[: len(explicit)] = explicit
    values = {
        **{f"hidden_block_count_{x}": grid[i] for i, x in enumerate("xyz")}, **{f"hidden_group_size_{x}": local[i] for i, x in enumerate("xyz")},
        "hidden_grid_dims": 3 if grid[2] * local[2] > 1 else 2 if grid[1] * local[1] > 1 else 1, "hidden_dynamic_lds_size": dynamic_shared,
    }  # fmt: skip
    for x in metadata.get(".args", []):
        value = values.get(x.get(".value_kind", ""), 0)
        if value:
            data[x[".offset"] : x[".offset"] + x[".size"]] = value.to_bytes(x[".size"], "little")
    items = [g * n for g, n in zip(grid, local, strict=True)]
    struct.pack_into("<HHHHHHIIIII", data, size, 0x1502, 3, *local, 0, *items, 0, shared)
    return np.frombuffer(bytes(data), np.uint8)
