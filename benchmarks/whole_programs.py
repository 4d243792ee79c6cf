"""Processor time of whole programs, with empty caches (cold) and filled ones (warm), in ms.

`python benchmarks/whole_programs.py [--beside ../other/checkout] [--only NAME] [--rounds 3]` prints the least and in parentheses the median, processes that
a program starts included. `--beside` takes turns with another checkout, which has its own `.venv`, so that whatever else runs slows both down alike.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import tempfile
from pathlib import Path

from array_rows.programs import PROGRAMS

HERE = Path(__file__).resolve().parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout")
    parser.add_argument("--only", action="append", choices=PROGRAMS)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    checkouts = [HERE.parent, *([options.beside.resolve()] if options.beside else [])]
    print(f"{'':24}" + "".join(f"{f'{path.name} {state}':>24}" for state in ("cold", "warm") for path in checkouts))
    sums: dict[tuple[str, Path], float] = {}
    for name in options.only or PROGRAMS:
        times: dict[tuple[str, Path], list[float]] = {(state, path): [] for state in ("cold", "warm") for path in checkouts}
        for _ in range(options.rounds):
            for path in checkouts:
                with tempfile.TemporaryDirectory() as cache:
                    times["cold", path].append(processor_time(path, name, cache))
                    times["warm", path].append(processor_time(path, name, cache))
        for key, found in times.items():
            sums[key] = sums.get(key, 0.0) + min(found)
        print(f"{name:24}" + "".join(f"{f'{min(t):.0f} ({statistics.median(t):.0f})':>24}" for t in times.values()), flush=True)
    print(f"{'sum':24}" + "".join(f"{total:24.0f}" for total in sums.values()))


def processor_time(checkout: Path, name: str, cache: str) -> float:
    """Of one process and of those that it waits for. The programs are this checkout's, kg is the other's."""
    environment = {**os.environ, "KG_CACHE_DIR": cache, "PYTHONPATH": str(HERE)}
    for variable in ("PYTHONDONTWRITEBYTECODE", "KG_NO_CACHE", "KG_CHECK"):  # people's Python keeps its bytecode
        environment.pop(variable, None)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [str(checkout / ".venv/bin/python"), "-m", "array_rows.programs", name]
    subprocess.run(command, env=environment, cwd=checkout, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1e3 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


if __name__ == "__main__":
    main()
