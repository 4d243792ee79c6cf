"""A peer in a process of its own, with its own number of threads:
no pool of one peer wakes or spins in the runs of another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from side_by_side.case import Case
from side_by_side.contender import Unable

_VARIABLES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS", "HL_NUM_THREADS")


class Remote:
    """One peer; a process per number of threads, started when first needed, with so many cores to run on."""

    def __init__(self, name: str, folder: Path, clock: str) -> None:
        self.name, self._folder, self._clock = name, folder, clock
        self._processes: dict[int, subprocess.Popen[str]] = {}

    def prepare(self, case: Case, threads: int) -> float:
        return float(self._ask(threads, {"prepare": case.workload.name, "folder": str(self._folder)})["error"])

    def times(self, threads: int, calls: int) -> list[float]:
        return list(self._ask(threads, {"times": calls})["times"])

    def close(self) -> None:
        for process in self._processes.values():
            process.terminate()
            process.wait()

    def _ask(self, threads: int, question: dict[str, object]) -> dict[str, Any]:
        process = self._process(threads)
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            self._processes.pop(threads).wait()
            raise Unable(f"its process ended with status {process.returncode}")
        answer: dict[str, Any] = json.loads(line)
        if "unable" in answer:
            raise Unable(answer["unable"])
        return answer

    def _process(self, threads: int) -> subprocess.Popen[str]:
        if threads not in self._processes:
            environment = {**os.environ, **dict.fromkeys(_VARIABLES, str(threads)), "PYTHONPATH": search_path()}
            command = [sys.executable, "-m", "side_by_side.worker", self.name, str(threads), self._clock]
            self._processes[threads] = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        return self._processes[threads]


def search_path() -> str:
    """PYTHONPATH with which another process finds this package."""
    return os.pathsep.join(filter(None, [str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH")]))


def shared_folder() -> tempfile.TemporaryDirectory[str]:
    """For the arrays of a case: in memory where the machine has such a place."""
    memory = Path("/dev/shm")
    return tempfile.TemporaryDirectory(prefix="kg-bench-", dir=memory if memory.is_dir() else None)
