"""Time from `import kg` to a first result, in fresh processes,
with empty caches (cold) and filled ones (warm).

`python benchmarks/compiling/first_result.py [--device CPU:LLVM] [--repeat 7]` prints the least wall and CPU milliseconds. numpy is imported before the
clock starts. Also says which modules a warm process must not import and did.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile

PROGRAM = """
import json, sys, time
import numpy as np
marks = [("start", time.perf_counter(), time.process_time())]
def mark(name): marks.append((name, time.perf_counter(), time.process_time()))
import kg
mark("import kg")
kernel = kg.sink(kg.param(0, (1024,), kg.float32).store(kg.param(1, (1024,), kg.float32) + 1.0), name="add_one")
mark("kernel")
device = kg.open_device(sys.argv[1])
mark("open")
program = device.compile(kernel)
mark("compile")
(result,) = device.run(kernel, np.zeros(1024, np.float32))
mark("run")
assert (result == 1).all()
heavy = sorted({".".join(m.split(".")[:2]) for m in sys.modules if m.startswith(("llvmlite", "kg.rules", "kg.passes", "kg.rewrite"))})
print(json.dumps({"marks": marks, "heavy": [m for m in heavy if m != "llvmlite.binding"]}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", action="append")
    parser.add_argument("--repeat", type=int, default=7)
    options = parser.parse_args()
    for device in options.device or ["CPU:LLVM", "CPU:C", "REF"]:
        with tempfile.TemporaryDirectory() as cache:
            report(device, "cold", [measure(device, cache)])
            report(device, "warm", [measure(device, cache) for _ in range(options.repeat)])


def measure(device: str, cache: str) -> dict[str, list]:
    environment = {**os.environ, "KG_CACHE_DIR": cache, "KG_CHECK": "0", "KG_NO_CACHE": "0"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # people's Python keeps its bytecode
    command = [sys.executable, "-c", PROGRAM, device]
    return json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def report(device: str, state: str, runs: list[dict[str, list]]) -> None:
    """The steps of the quickest run, wall milliseconds with CPU milliseconds in parentheses."""
    best = min(runs, key=lambda run: run["marks"][-1][1] - run["marks"][0][1])["marks"]
    steps = [
        f"{name} {1e3 * (wall - before[1]):.1f} ({1e3 * (cpu - before[2]):.1f})"
        for before, (name, wall, cpu) in itertools.pairwise(best)
    ]
    total = [1e3 * (best[-1][i] - best[0][i]) for i in (1, 2)]
    least_cpu = min(1e3 * (run["marks"][-1][2] - run["marks"][0][2]) for run in runs)
    heavy = f"   imported: {', '.join(runs[0]['heavy'])}" if state == "warm" and runs[0]["heavy"] else ""
    print(f"{device:9} {state}  {total[0]:6.1f} ms (CPU {least_cpu:.1f})   {'  '.join(steps)}{heavy}")


if __name__ == "__main__":
    main()
