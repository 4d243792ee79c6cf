"""Runs generated tests over the libcuda of kg-cuda's tests, whose kernels run on the simulator:
python run_cuda.py LIBCUDA TEST.so..."""

from __future__ import annotations

import sys
from pathlib import Path

from fake_driver.fake import FakeDriver
from running import run_all

driver = FakeDriver(capability=(9, 0))
driver.install(Path(sys.argv[1]))


def left() -> str:
    driver.finish()
    return f"{len(driver.memory.blocks) if hasattr(driver.memory, 'blocks') else 0}"


run_all(sys.argv[2:], driver.calls, left)
