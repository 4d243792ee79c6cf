"""Programs of tests over a libcuda of our own.
Each runs in a process of its own: the library is there for all of it, and then so is the device CUDA."""

from __future__ import annotations

from pathlib import Path

from fake_driver.processes import run_program

BEGIN = """
    import gc, sys
    from pathlib import Path
    import numpy as np
    import kg
    from kg.errors import CompileError, DeviceUnavailable
    from kg_gpu import words_of
    from kg_cuda.sim import Module
    from fake_driver.fake import FakeDriver
    from fake_driver.graphs import Graph, Instance
    from kg_gpu.fake import Event, Stream
    fake = FakeDriver()
    {before}
    fake.install(Path({library!r}))

    def kernel(n=1000, name="doubled"):
        x = kg.param(1, (n,), kg.float32)
        return kg.sink(kg.param(0, (n,), kg.float32).store(x + x), name=name)

    def refused(call, error):
        try:
            call()
        except error as caught:
            return str(caught)
        raise AssertionError("it was not refused")
"""


def run(library: Path, body: str, before: str = "") -> list[str]:
    """The lines that the program prints."""
    return run_program(library, BEGIN.format(library=str(library), before=before), body)
