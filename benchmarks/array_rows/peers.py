"""The peers that are asked for and installed, each adding its calls to a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from array_rows.row import Row

MODULES: Final = {"numba": "numba", "jax": "jax", "torch": "torch", "torch_compile": "torch", "casadi": "casadi"}


@dataclass(frozen=True, slots=True)
class Peers:
    names: frozenset[str]

    @staticmethod
    def of(text: str) -> Peers:
        """'all' that are installed, 'none', or names with commas between."""
        known = [name for name, module in MODULES.items() if find_spec(module) is not None]
        if text in ("all", "none"):
            return Peers(frozenset(known if text == "all" else ()))
        names = text.split(",")
        for name in names:
            if name not in known:
                raise SystemExit(f"there is no peer {name!r} here; there are: {', '.join(known)}")
        return Peers(frozenset(names))

    def jax(self, row: Row, make: Callable[[Any], Callable[..., Any]], arrays: Sequence[np.ndarray]) -> None:
        """`make` gives the function for the module jax."""
        if "jax" not in self.names:
            return
        import jax

        jax.config.update("jax_enable_x64", True)
        theirs, given = jax.jit(make(jax)), [jax.numpy.asarray(a) for a in arrays]
        row.calls["jax jit"] = lambda: jax.block_until_ready(theirs(*given))

    def torch(self, row: Row, make: Callable[[Any], Callable[..., Any]], arrays: Sequence[np.ndarray]) -> None:
        """`make` gives the function for the module torch."""
        if self.names.isdisjoint(("torch", "torch_compile")):
            return
        import torch

        function, given = make(torch), [torch.from_numpy(a) for a in arrays]
        if "torch" in self.names:
            row.calls["torch"] = lambda: function(*given)
        if "torch_compile" in self.names:
            compiled = torch.compile(function)
            row.calls["torch compile"] = lambda: compiled(*given)

    def numba(self, row: Row, function: Callable[..., Any], arrays: Sequence[np.ndarray]) -> None:
        if "numba" in self.names:
            from numba import njit

            compiled = njit(function, fastmath=True)
            row.calls["numba"] = lambda: compiled(*arrays)
