"""tinygrad's WEBGPU device in a process of its own, run by a Python that has it:
lines of JSON in, lines of JSON out. See webgpu.py."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

os.environ["DEV"] = "WEBGPU"

import numpy as np
from tinygrad import Device, Tensor, TinyJit  # pyright: ignore[reportMissingImports]  (of another Python)

FUNCTIONS = {
    "vector_add": lambda a, b: (a + b).realize(),
    "sum_all": lambda x: x.sum().realize(),
    "softmax": lambda x: x.softmax(-1).realize(),
    "matmul": lambda a, b: (a @ b).realize(),
}


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a library prints is no answer
    jitted, given = TinyJit(FUNCTIONS["sum_all"]), []
    for line in sys.stdin:
        question = json.loads(line)
        if "prepare" in question:
            folder = Path(question["folder"])
            given = [Tensor(np.load(folder / f"{i}.npy")).realize() for i in range(question["arrays"])]
            jitted = TinyJit(FUNCTIONS[question["prepare"]])
            *_, replayed = (jitted(*given) for _ in range(3))  # computed, captured, replayed
            expected = np.load(folder / "expected.npy")
            found = replayed.numpy().reshape(expected.shape)
            answer: dict[str, object] = {"error": float(np.abs(found - expected).max() / np.abs(expected).max())}
        else:
            times = [seconds(jitted, given) for _ in range(question["times"] + 1)]
            answer = {"times": times[1:]}
        print(json.dumps(answer), file=answers, flush=True)


def seconds(jitted: TinyJit, given: list[Tensor]) -> float:
    """One call, to its end."""
    start = time.perf_counter()
    jitted(*given)
    Device["WEBGPU"].synchronize()
    return time.perf_counter() - start


main()
