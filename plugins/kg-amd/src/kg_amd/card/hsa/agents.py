"""HSA agents: the host, and GPUs with their memory pools."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from kg.plugin import DeviceUnavailable

from kg_amd.card.contracts import AMDError, Facts
from kg_amd.card.hsa import api
from kg_amd.card.hsa.api import Hsa, hsa, version


@dataclass(frozen=True, slots=True)
class Host:
    """The agent of the first CPU."""

    agent: int
    pinned: int  #: its pool of memory that GPUs see as it is written
    kernarg: int  #: the same for kernels' arguments


@dataclass(frozen=True, slots=True)
class Gpu:
    """One GPU."""

    agent: int
    memory: int  #: the pool of its own memory
    facts: Facts


def host() -> Host:
    return _agents(hsa())[0]


def gpus() -> list[Gpu]:
    return _agents(hsa())[1]


@cache
def _agents(found: Hsa) -> tuple[Host, list[Gpu]]:
    agents = found.all("hsa_iterate_agents")
    kinds = {agent: found.number("hsa_agent_get_info", agent, api.DEVICE_TYPE) for agent in agents}
    first = next((agent for agent, kind in kinds.items() if kind == api.CPU), None)
    if first is None:
        raise DeviceUnavailable("AMD: HSA knows no CPU agent, whose memory kernels' arguments lie in")
    pinned = _pool(found, first, api.FINE_GRAINED, api.KERNARG) or _pool(found, first, api.FINE_GRAINED)
    made = Host(first, pinned, _pool(found, first, api.KERNARG))
    return made, [_gpu(found, agent) for agent, kind in kinds.items() if kind == api.GPU]


def _gpu(found: Hsa, agent: int) -> Gpu:
    pool = _pool(found, agent, api.COARSE_GRAINED)
    arch = found.text("hsa_agent_get_info", agent, api.AGENT_NAME).partition(":")[0]
    name = found.text("hsa_agent_get_info", agent, api.PRODUCT_NAME) or arch
    units = found.number("hsa_agent_get_info", agent, api.COMPUTE_UNITS)
    memory = found.number("hsa_amd_memory_pool_get_info", pool, api.POOL_SIZE, kind=ctypes.c_size_t)
    return Gpu(agent, pool, Facts(name, arch, units, memory, f"HSA {version()}"))


def _pool(found: Hsa, agent: int, with_flag: int, without: int = 0) -> int:
    """The first pool of global memory that has this flag and not that one; where none may lack it, 0."""
    for pool, flags in _pools(found, agent):
        if flags & with_flag and not flags & without:
            return pool
    if without:
        return 0
    raise AMDError(
        f"the agent {found.text('hsa_agent_get_info', agent, api.AGENT_NAME)} has no pool of memory with the flag {with_flag}"
    )


def _pools(found: Hsa, agent: int) -> Iterator[tuple[int, int]]:
    for pool in found.all("hsa_amd_agent_iterate_memory_pools", agent):
        segment = found.number("hsa_amd_memory_pool_get_info", pool, api.SEGMENT)
        allowed = found.number("hsa_amd_memory_pool_get_info", pool, api.ALLOC_ALLOWED, kind=ctypes.c_bool)
        if segment == 0 and allowed:
            yield pool, found.number("hsa_amd_memory_pool_get_info", pool, api.GLOBAL_FLAGS)
