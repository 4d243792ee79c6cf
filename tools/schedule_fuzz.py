"""Random legal schedules against the oracle:
`uv run python tools/schedule_fuzz.py --schedules 2000 --seed 0 --device CPU:LLVM`.

Prints how many Opts of each kind were applied and refused, with the tail or scope they had; ends with 1 where a schedule gave
a wrong result, or where a kind that the device can do was applied less often than `--least`.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
from kg_conformance.schedules.fuzz import Fuzz, fuzz
from kg_conformance.subject import Subject


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--schedules", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="CPU:LLVM")
    parser.add_argument("--least", type=int, default=0, help="how often each kind must be applied")
    parser.add_argument("--reasons", action="store_true", help="why Opts were refused")
    arguments = parser.parse_args()
    np.seterr(all="ignore")
    failed = 0

    def watch(state: Fuzz) -> None:
        nonlocal failed
        for failure in state.failures[failed:]:
            sys.stdout.write(f"FAILED {failure}\n")
        failed = len(state.failures)
        if state.run % 100 == 0:
            sys.stderr.write(f"{state.run} schedules\n")

    state = fuzz(Subject(arguments.device), arguments.schedules, arguments.seed, watch)
    sys.stdout.write(state.report() + "\n")
    if arguments.reasons:
        for (kind, reason), count in state.tally.reasons.most_common():
            sys.stdout.write(f"{count:6} {kind:16} {reason}\n")
    rare = [kind for kind in state.kinds() if state.applied[kind] < arguments.least]
    if rare:
        sys.stdout.write(f"applied less than {arguments.least} times: {', '.join(rare)}\n")
    return 1 if state.failures or rare else 0


if __name__ == "__main__":
    sys.exit(main())
