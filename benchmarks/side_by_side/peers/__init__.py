"""One module per peer with a class Peer: what somebody would write who picks that library,
with outputs reused where it can."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from kg_tune.bench.catalog import WORKLOADS
from side_by_side.case import Case
from side_by_side.contender import InThisProcess, Unable

#: name as on the command line -> the module that must be installed
PEERS = {
    "numpy": "numpy",
    "numba": "numba",
    "jax": "jax",
    "torch": "torch",
    "torch_compile": "torch",
    "halide": "halide",
}


#: Workloads that are done by the function of another name.
_DONE_BY = {"batched_matmul": "matmul", "float16_elementwise": "multiply_add", "bfloat16_elementwise": "multiply_add"}


def written_in(module: Mapping[str, Any]) -> dict[str, Callable[..., Any]]:
    """Of the globals() of a module, the functions that do workloads,
    by the name of the workload without its size."""
    found: dict[str, Callable[..., Any]] = {}
    for name in map(_without_size, WORKLOADS):
        function = module.get(name, module.get(_DONE_BY.get(name, "")))
        if function is not None:
            found[name] = function
    return found


def _without_size(name: str) -> str:
    return re.sub(r"_\d+$", "", name)  # matmul_512 is a matmul


class FunctionPeer(InThisProcess):
    """A peer whose `functions` take the result and the arrays of a workload, and return a call."""

    functions: Mapping[str, Callable[..., Callable[[], object]]]

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        return self.find(case)(*map(self.taken, (case.result, *case.arrays)))

    def find(self, case: Case) -> Callable[..., Any]:
        name = _without_size(case.workload.name)
        if name not in self.functions:
            raise Unable(f"nothing was written for {name}")
        return self.functions[name]

    def taken(self, array: Any) -> Any:
        """An array of the case as the library has it."""
        return array
