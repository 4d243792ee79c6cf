"""One module per peer with a class Peer: what somebody would write who picks that library, with outputs reused where it can."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

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


class FunctionPeer(InThisProcess):
    """A peer whose `functions` take the result and the arrays of a workload, and return a call."""

    functions: Mapping[str, Callable[..., Callable[[], object]]]

    def make(self, case: Case, threads: int) -> Callable[[], object]:
        return self.find(case)(*map(self.taken, (case.result, *case.arrays)))

    def find(self, case: Case) -> Callable[..., Any]:
        name = re.sub(r"_\d+$", "", case.workload.name)  # matmul_512 is a matmul
        if name not in self.functions:
            raise Unable(f"nothing was written for {name}")
        return self.functions[name]

    def taken(self, array: Any) -> Any:
        """An array of the case as the library has it."""
        return array
