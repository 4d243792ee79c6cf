"""All workloads by name, built on request."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from importlib import import_module

from kg.errors import KgError

from kg_tune.bench.workload import WORKLOADS, Workload

for _module in ("memory_bound", "compute_bound"):  # importing them lists their workloads
    import_module(f"kg_tune.bench.{_module}")


class UnknownWorkload(KgError):
    """A name that no workload has."""


def names(wanted: Iterable[str] = ()) -> list[str]:
    """Those that are wanted, or all. Raises UnknownWorkload that names a near one."""
    chosen = list(wanted)
    for name in chosen:
        if name not in WORKLOADS:
            near = difflib.get_close_matches(name, WORKLOADS, 1)
            hint = f"; did you mean {near[0]}?" if near else ";"
            raise UnknownWorkload(f"there is no workload {name!r}{hint} there are {', '.join(WORKLOADS)}")
    return chosen or list(WORKLOADS)


def workload(name: str, *, small: bool = False) -> Workload:
    (known,) = names([name])
    return WORKLOADS[known](small=small)
