"""kg beside hand-written C, the machine's multipliers and installed peers, in one run, round by round,
each result checked.

`python benchmarks/cpu.py --only softmax --peers none` compares one row with its reference; without options the whole
table is made. For memory-bound rows the reference is a C function of `reference/`, for compute-bound ones the time in which the multipliers
do that work when nothing holds them up. A ratio is the median over the rounds of how many times the reference's time something takes.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from kg.plugin.registry import open_device
from kg_tune.bench.workload import Bound
from side_by_side.case import Case
from side_by_side.compare import OURS, REFERENCE, compare
from side_by_side.contender import CLOCKS, Contender, HandWritten, InThisProcess, Kg, Peak
from side_by_side.levels import LEVELS, keep_to
from side_by_side.peers import PEERS
from side_by_side.remote import Remote, shared_folder
from side_by_side.rows import ROWS, Row
from side_by_side.starts import first_results, one_call
from side_by_side.table import Cell, as_markdown, as_text, cell, keep

STARTS = ("first_result_gelu", "first_result_attention", "one_call")


def main() -> None:
    options = _options()
    if options.table:
        print("\n\n".join(as_markdown(options.table)))
        return
    keep_to(options.level)
    InThisProcess.now = staticmethod(CLOCKS[options.clock])
    peers = _peers(options.peers)
    wrong = 0
    for cells in _all_cells(options, peers):
        print(as_text(cells), flush=True)
        if options.save:
            keep(options.save, cells)
        wrong += sum(bool(c.problem) for c in cells if c.name == OURS)
    sys.exit(1 if wrong else 0)


def _all_cells(options: argparse.Namespace, peers: list[str]) -> Iterator[list[Cell]]:
    """A list for each row, as soon as it is known."""
    ours = Kg(open_device(options.device), options.schedule)
    chosen = _chosen(options.only)
    with shared_folder() as folder:
        remote = [Remote(name, Path(folder), options.clock) for name in peers]
        try:
            for row in chosen:
                if isinstance(row, Row):
                    yield _row(row, options, [ours, *remote], Path(folder) if peers else None)
                else:
                    yield from _starts(row, peers, options.rounds)
        finally:
            for peer in remote:
                peer.close()


def _row(row: Row, options: argparse.Namespace, contenders: list[Contender], folder: Path | None) -> list[Cell]:
    case = Case.new(row.workload)
    if folder is not None:
        case.save(folder)
    workload = case.workload
    first: Contender = HandWritten() if workload.bound is Bound.MEMORY else Peak()
    outcomes = compare(case, [first, *contenders], options.threads, options.rounds, options.seconds)
    references = {o.threads: o for o in outcomes if o.name == REFERENCE}
    targets = {(OURS, n): row.target(n) for n in options.threads}
    return [
        cell(
            o,
            references[o.threads],
            row.workload,
            workload.says,
            targets.get((o.name, o.threads)),
            workload.work,
            workload.unit,
        )
        for o in outcomes
    ]


def _starts(row: str, peers: list[str], rounds: int) -> Iterator[list[Cell]]:
    if row == "one_call":
        yield [cell(o, None, "one call", "16 elements are added, from Python") for o in one_call(peers)]
        return
    name = row.removeprefix("first_result_")
    for state, outcomes in first_results(name, peers, rounds).items():
        says = "a whole process: start, imports, arrays, the kernel made or found, run once"
        yield [cell(o, None, f"first result of {name}, {state}", says) for o in outcomes]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="ROW", help="only this row; may be repeated")
    parser.add_argument("--threads", type=int, action="append", help="only this number of threads (default: 1 and 2)")
    parser.add_argument("--device", default="CPU:LLVM", help="kg's device (default: CPU:LLVM)")
    parser.add_argument("--level", choices=LEVELS, help="of x86-64: kg and the peers keep to its instructions (default: all)")
    parser.add_argument("--schedule", help="for kg's kernel, instead of the default one")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.05, help="of each contender in each round (default: 0.05)")
    parser.add_argument("--peers", default="all", help="'all' that are installed, 'none', or names, separated by commas")
    parser.add_argument("--save", type=Path, metavar="FILE", help="add what was measured to a file, as lines of JSON")
    parser.add_argument(
        "--table",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="print the tables of such files beside each other, and run nothing",
    )
    parser.add_argument(
        "--clock", choices=CLOCKS, default="wall", help="process: of one thread, what it had of the processor on a busy machine"
    )
    options = parser.parse_args()
    options.threads = options.threads or [1, 2]
    if options.clock == "process" and options.threads != [1]:
        parser.error("--clock process measures one thread: add --threads 1")
    return options


def _chosen(names: list[str] | None) -> list[Row | str]:
    known: dict[str, Row | str] = {**{row.workload: row for row in ROWS}, **{name: name for name in STARTS}}
    for name in names or ():
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            sys.exit(f"there is no row {name!r}{f'; did you mean {near[0]}?' if near else ''} There are: {', '.join(known)}")
    return [known[name] for name in names or known]


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


if __name__ == "__main__":
    main()
