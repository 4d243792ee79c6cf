"""Random calls of array functions, jitted, by default schedules, against numpy:
`uv run python tools/array_fuzz.py --device CPU:C --seconds 60 --seed 0`.

Prints each call that failed, and at the end how many ran, were refused (and why) and failed; ends with 1 where one failed. `--only` takes families whose
name holds this, `--case product:17` one call, which shows its error in full.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import numpy as np
from kg.errors import UnsupportedError
from kg.plugin.registry import open_device

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.array_cases import FAMILIES, random_case


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="CPU:LLVM")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0, help="the first")
    parser.add_argument("--count", type=int, default=10**9, help="of seeds")
    parser.add_argument("--most", type=int, default=20000, help="elements of an array")
    parser.add_argument("--only", default="")
    parser.add_argument("--case", help="FAMILY:SEED")
    options = parser.parse_args()
    np.seterr(all="ignore")
    device = open_device(options.device)
    if options.case:
        name, seed = options.case.split(":")
        random_case(name, int(seed), options.most).check(device)
        return 0
    ran, failed, refused = Counter[str](), 0, Counter[str]()
    end = time.monotonic() + options.seconds
    for seed, name in ((seed, name) for seed in range(options.seed, options.seed + options.count) for name in FAMILIES):
        if options.only not in name:
            continue
        if time.monotonic() > end:
            break
        begun = time.monotonic()
        case = random_case(name, seed, options.most)
        try:
            case.check(device)
            ran[name] += 1
        except UnsupportedError as error:
            refused[str(error).splitlines()[0]] += 1
        except Exception as error:
            failed += 1
            text = " ".join(str(error).split())
            print(f"FAILED {name}:{seed} {case.name}: {type(error).__name__}: {text[:400]}", flush=True)
        if time.monotonic() - begun > 20:
            print(f"SLOW {name}:{seed} {case.name}: {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{options.device}: {sum(ran.values())} ran, {failed} failed, {sum(refused.values())} refused")
    for reason, count in refused.most_common():
        print(f"{count:6} {reason}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
