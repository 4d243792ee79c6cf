"""Kernels written by hand, run on METAL:HOST."""

from __future__ import annotations

import numpy as np
from kg_metal.card.host import HostKernel
from kg_metal.host.compiler import HostCompiler

HEAD = "#include <metal_stdlib>\n#pragma METAL fp contract(off)\nusing namespace metal;\n\n"
ITEM = "uint place [[thread_index_in_threadgroup]]"


def msl(body: str, types: tuple[str, ...] = ("device float *",), items: int = 64, helpers: str = "") -> str:
    """A kernel `kg_f` with arguments a, b, ... and the number of its work-item, `place`."""
    parameters = [f"{type_}{name} [[buffer({n})]]" for n, (type_, name) in enumerate(zip(types, "abcdef", strict=False))]
    lines = "\n".join(f"  {line}" for line in body.strip().split("\n"))
    head = f"[[kernel, max_total_threads_per_threadgroup({items})]] void kg_f({', '.join([*parameters, ITEM])}) {{"
    return f"{HEAD}{helpers}{head}\n{lines}\n}}\n"


def run(source: str, *arrays: np.ndarray, items: int = 64, groups: int = 1) -> None:
    """Arrays are arguments in place."""
    kernel = HostKernel(HostCompiler().compile_cached(source), "f")
    kernel.launch([(a.ctypes.data, a.nbytes) for a in arrays], (groups, 1, 1), (items, 1, 1))
