"""How a program of pyopencl's is built."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any


def built(program: Any, options: Sequence[str] = ()) -> Any:
    """A program of pyopencl's, built: without its cache, and without its warning of whatever a compiler says where nothing is wrong."""
    import pyopencl as cl

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", cl.CompilerWarning)
        return program.build(options=list(options), cache_dir=False)
