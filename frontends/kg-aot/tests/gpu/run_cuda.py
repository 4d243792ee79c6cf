"""Runs generated tests, as libraries, over the libcuda of kg-cuda's tests, whose kernels run on the simulator: python run_cuda.py LIBCUDA TEST.so...

For each it prints what the test prints, the calls of the driver that it made, in order, and what was not given back.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[4] / "plugins" / "kg-cuda" / "tests"))

from fake_driver.fake import FakeDriver

driver = FakeDriver(capability=(9, 0))
driver.install(Path(sys.argv[1]))
for program in sys.argv[2:]:
    before = len(driver.calls)
    status = ctypes.CDLL(program)["_Z8run_testv"]()
    driver.finish()
    left = sorted(type(held).__name__ for held in driver.handles.values())
    print("", flush=True)
    print(f"kg-test {program}: status {status}; calls {' '.join(driver.calls[before:])}; left {' '.join(left)}", flush=True)
