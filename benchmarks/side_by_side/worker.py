"""The process of one peer: reads questions as lines of JSON,
answers them on what was standard output when it started."""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path


def main(name: str, threads: int, clock: str) -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a library prints is no answer
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])  # before pools count the cores
    from side_by_side.case import Case
    from side_by_side.contender import CLOCKS, Unable

    peer = importlib.import_module(f"side_by_side.peers.{name}").Peer()
    peer.now = CLOCKS[clock]
    for line in sys.stdin:
        question = json.loads(line)
        try:
            if "prepare" in question:
                case = Case.load(question["prepare"], Path(question["folder"]))
                answer: dict[str, object] = {"error": peer.prepare(case, threads)}
            else:
                answer = {"times": peer.times(threads, question["times"])}
        except Unable as reason:
            answer = {"unable": str(reason)}
        except Exception as error:  # a peer's own failure is a cell of the table
            answer = {"unable": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
