"""`kg tune`: search for the best schedule of a kernel and keep it; list, empty,
export and import what is kept."""

from __future__ import annotations

import argparse
import re
from collections.abc import Generator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast
from zipfile import BadZipFile

from kg.checks import shown
from kg.cli.formatting import table
from kg.errors import KgError
from kg.plugin.api import Commands

from kg_tune.cli.formatting import Rate, seconds

if TYPE_CHECKING:
    from kg.ir.uop import UOp
    from kg.semantics.floats import Array
    from numpy.lib.npyio import NpzFile

    from kg_tune.result import TuneResult


@dataclass(frozen=True, slots=True)
class _Kernel:
    ast: UOp
    arrays: Mapping[int, Array] | None
    rate: Rate | None


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "tune",
        help="search for the best schedule of a kernel, and keep it",
        description="Times schedules of a kernel on a device. What wins is checked, kept in the tuning database, and used from then on.",
    )
    parser.add_argument("kernel", nargs="?", help="a kernel AST as text, - for standard input, or the name of a workload")
    parser.add_argument("--device", default="", help="where to run it, e.g. CPU:LLVM (default: as `kg devices`)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to search (default 30)")
    parser.add_argument("--width", type=int, default=6, help="schedules that are followed at once (default 6)")
    parser.add_argument(
        "--executor", choices=("processes", "threads"), default="processes", help="where candidates are compiled"
    )
    parser.add_argument("--workers", type=int, default=0, help="of the executor (default: one per core)")
    parser.add_argument("--seed", type=int, default=0, help="of the inputs, and of the choices by chance")
    parser.add_argument("--size", action="append", default=[], metavar="NAME=N", help="a size that is given at launch")
    parser.add_argument("--data", metavar="FILE.npz", help="the arrays that the kernel reads, named p1, p2, … by slot")
    parser.add_argument("--start", action="append", default=[], metavar="SCHEDULE", help="a schedule to begin from as well")
    parser.add_argument("--no-store", action="store_true", help="only say what was found")
    parser.add_argument("--list", action="store_true", help="show what was found so far")
    parser.add_argument("--clear", action="store_true", help="forget what was found so far")
    parser.add_argument("--export", metavar="FILE", help="write what was found as text, - for standard output")
    parser.add_argument("--import", dest="import_", metavar="FILE", help="take over what another machine of this kind exported")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg_tune.cli import entries as tune_entries

    actions = [options.list, options.clear, options.export is not None, options.import_ is not None]
    if sum(map(bool, actions)) + (options.kernel is not None) != 1:
        raise KgError("name one kernel to tune, or give one of --list, --clear, --export FILE, --import FILE")
    if options.list:
        return tune_entries.show()
    if options.clear:
        return tune_entries.clear()
    if options.export is not None:
        return tune_entries.export(options.export)
    if options.import_ is not None:
        return tune_entries.take_over(options.import_, options.device)
    return _search(options)


def _search(options: argparse.Namespace) -> int:
    from kg.plugin.registry import open_device
    from kg.schedule.opts import parse_schedule

    from kg_tune.cli.progress import shown
    from kg_tune.search import tune

    if not options.seconds > 0 or options.width < 1 or options.workers < 0:
        raise KgError("--seconds and --width must be more than 0")
    sizes, starts = _sizes(options.size), tuple(parse_schedule(s) for s in options.start)
    kernel = _kernel(options)
    device = open_device(options.device)
    rate = kernel.rate or _rate(kernel.ast, options.device or device.name)
    clock = ", timed by its own clock" if device.runtime.has_clock else ""
    print(f"{kernel.ast.kernel.name} on {device.name}, {options.seconds:g} s{clock}")
    with _executor(options) as executor, shown(rate) as progress:
        result = tune(
            kernel.ast,
            device,
            seconds=options.seconds,
            width=options.width,
            executor=executor,
            seed=options.seed,
            progress=progress,
            arrays=kernel.arrays,
            variables=sizes,
            starts=starts,
            store=not options.no_store,
        )
    print(said(result, rate))
    return 1 if result.wrong else 0


@contextmanager
def _executor(options: argparse.Namespace) -> Generator[Executor]:
    """Ended at once, whatever it still compiles."""
    from concurrent.futures import ThreadPoolExecutor

    from kg_tune.measuring.processes import CompileProcesses

    threads = options.executor == "threads"
    executor = ThreadPoolExecutor(options.workers or None) if threads else CompileProcesses(options.workers)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _kernel(options: argparse.Namespace) -> _Kernel:
    """A file or a workload, with its arrays."""
    import numpy as np
    from kg.runtime.plan.data import read_slots

    from kg_tune.bench import catalog
    from kg_tune.explain.command import read_kernel

    name: str = options.kernel
    known = catalog.names([])
    if name in known and not Path(name).exists():
        workload = catalog.workload(name)
        arrays = dict(zip(read_slots(workload.ast), workload.make(np.random.default_rng(options.seed)), strict=True))
        kernel = _Kernel(workload.ast, arrays, Rate(workload.work, workload.unit))
    elif name == "-" or Path(name).exists():
        kernel = _Kernel(read_kernel(name), None, None)
    else:
        raise KgError(f"{name} is neither a file nor a workload; there are {', '.join(known)}")
    if options.data is None:
        return kernel
    return _Kernel(kernel.ast, _arrays(options.data), kernel.rate)


def _arrays(file: str) -> dict[int, Array]:
    """What an .npz file holds as p0, p1 and so on."""
    import numpy as np

    try:
        with cast("NpzFile", np.load(file, allow_pickle=False)) as found:
            return {int(key[1:]): found[key] for key in found.files if key[:1] == "p" and key[1:].isdigit()}
    except (ValueError, EOFError, BadZipFile, AttributeError, TypeError) as error:  # the last two: an .npy file is one array
        raise KgError(f"{file} is no .npz file: np.savez writes one, with p1 for parameter 1") from error


def _sizes(given: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        if not name or not re.fullmatch(r"\d{1,18}", number, re.ASCII):
            raise KgError(f"--size {shown(text)}: expected NAME=N")
        found[name] = int(number)
    return found


def _rate(ast: UOp, target: str) -> Rate:
    """By the program's own count: arithmetic where there is much of it, else bytes."""
    from kg.compile.program import to_program
    from kg.plugin.registry import open_toolchain

    info = to_program(ast, open_toolchain(target)[0]).program
    return Rate(info.flops, "GFLOP/s") if info.flops > 8 * max(1, info.bytes_moved) else Rate(info.bytes_moved, "GB/s")


def said(result: TuneResult, rate: Rate) -> str:
    """The outcome in words."""
    from kg.schedule.opts import format_schedule

    rows = [
        ("default", seconds(result.default_seconds), rate.of(result.default_seconds), format_schedule(result.default)),
        ("best", seconds(result.seconds), rate.of(result.seconds), format_schedule(result.schedule)),
    ]
    lines = [table(rows, frozenset({1, 2}))]
    lines.append(
        f"{result.speedup:.2f} times as quick; {result.tried} schedules ran, {result.estimated} were estimated, {result.failed} did not "
        f"compile, {result.crashed} crashed a compiler, {len(result.wrong)} were wrong; ended after {result.elapsed:.1f} s: {result.ended.value}"
    )
    lines += [f"WRONG: {format_schedule(w.schedule)}: {w.said}" for w in result.wrong]
    return "\n".join(lines)
