"""kg beside hand-written C, the machine's multipliers and installed peers, in one run, round by round, each result checked.

`python benchmarks/cpu.py --only softmax --peers none` compares one row with its reference; without options the whole
table is made. For memory-bound rows the reference is a C function of `reference/`, for compute-bound ones the time in which the multipliers
do that work when nothing holds them up. A ratio is the median over the rounds of how many times the reference's time something takes.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from importlib.util import find_spec
from pathlib import Path

from kg.bench.workload import Bound
from kg.cli.words import table
from kg.plugin.registry import open_device
from side_by_side.case import Case
from side_by_side.compare import OURS, REFERENCE, Outcome, compare
from side_by_side.contender import Contender, HandWritten, Kg, Peak
from side_by_side.peers import PEERS
from side_by_side.remote import Remote, shared_folder
from side_by_side.rows import ROWS, Row


def main() -> None:
    options = _options()
    wrong = 0
    ours = Kg(open_device(options.device), options.schedule)
    with shared_folder() as folder:
        peers = [Remote(name, Path(folder)) for name in _peers(options.peers)]
        try:
            for row in _chosen(options.only):
                case = Case.new(row.workload)
                if peers:
                    case.save(Path(folder))
                reference: Contender = HandWritten() if case.workload.bound is Bound.MEMORY else Peak()
                outcomes = compare(case, [reference, ours, *peers], options.threads, options.rounds, options.seconds)
                wrong += sum(bool(o.problem) for o in outcomes if o.name == OURS)
                _show(row, case, outcomes)
        finally:
            for peer in peers:
                peer.close()
    sys.exit(1 if wrong else 0)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="ROW", help="only this row; may be repeated")
    parser.add_argument("--threads", type=int, action="append", help="only this number of threads (default: 1 and 2)")
    parser.add_argument("--device", default="CPU:LLVM", help="kg's device (default: CPU:LLVM)")
    parser.add_argument("--schedule", help="for kg's kernel, instead of the default one")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.05, help="of each contender in each round (default: 0.05)")
    parser.add_argument("--peers", default="all", help="'all' that are installed, 'none', or names, separated by commas")
    options = parser.parse_args()
    options.threads = options.threads or [1, 2]
    return options


def _chosen(names: list[str] | None) -> list[Row]:
    known = {row.workload: row for row in ROWS}
    for name in names or ():
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            sys.exit(f"there is no row {name!r}{f'; did you mean {near[0]}?' if near else ''} There are: {', '.join(known)}")
    return [known[name] for name in names] if names else ROWS


def _peers(text: str) -> list[str]:
    if text == "none":
        return []
    missing = [name for name, module in PEERS.items() if find_spec(module) is None]
    if text == "all":
        if missing:
            print(f"not installed: {', '.join(missing)} (pyproject.toml's group `bench` names them)")
        return [name for name in PEERS if name not in missing]
    for name in text.split(","):
        if name not in PEERS or name in missing:
            sys.exit(f"there is no peer {name!r} here; there are: {', '.join(n for n in PEERS if n not in missing)}")
    return text.split(",")


def _show(row: Row, case: Case, outcomes: list[Outcome]) -> None:
    workload = case.workload
    print(f"{row.workload}: {workload.says}")
    cells = [["", "THREADS", "MEDIAN", "LEAST", "MOST", workload.unit, "RATIO", "TO REACH", "ERROR"]]
    for outcome in outcomes:
        if outcome.problem:
            cells.append([outcome.name, str(outcome.threads), outcome.problem])
            continue
        against = [o for o in outcomes if o.name == REFERENCE and o.threads == outcome.threads and o.rounds]
        ratio = f"{outcome.ratio(against[0]):.2f}" if against else ""
        target = row.target(outcome.threads) if outcome.name == OURS else None
        least, most = outcome.span
        times = [f"{1e3 * t:.2f} ms" for t in (outcome.median, least, most)]
        rate = f"{workload.work / outcome.median / 1e9:.1f}"
        cells.append(
            [outcome.name, str(outcome.threads), *times, rate, ratio, f"{target:.2f}" if target else "", f"{outcome.error:.1e}"]
        )
    print(table(cells, frozenset(range(1, 9))), flush=True)


if __name__ == "__main__":
    main()
