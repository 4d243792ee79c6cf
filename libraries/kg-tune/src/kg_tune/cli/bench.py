"""`kg bench`: time, rate and share of the machine's limits of named workloads."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from kg.errors import KgError
from kg.plugin.api import Commands
from kg.settings import MOST_THREADS

from kg_tune.cli.formatting import seconds

if TYPE_CHECKING:
    from kg.runtime.device import Device

    from kg_tune.bench.limits import Limits
    from kg_tune.bench.measure import Outcome
    from kg_tune.bench.workload import Workload

FORMAT = 1  #: of the JSON; a greater one may lack what this one has
_SECONDS = 0.5  #: for which each workload is measured everywhere, in all rounds together


@dataclass(frozen=True, slots=True)
class Figure:
    """One workload on one device with so many threads; seconds, and `unit` per second.
    `problem` is empty where it is right."""

    workload: str
    device: str
    threads: int
    small: bool = False
    median: float = 0.0
    least: float = 0.0
    most: float = 0.0
    rate: float = 0.0
    unit: str = ""
    limit: str = ""
    share: float = 0.0  #: of the limit's rate; 0 where there is none
    error: float = 0.0
    computed: bool = True  #: False where the device gives no results: the time is that of a launch, and nothing was checked
    problem: str = ""
    clock: str = "host"  #: whose clock the times are of; a device's own does not see what a launch costs the host


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="time named workloads, and say how near to this machine's limits they come")
    parser.add_argument("workload", nargs="*", help="which (default: all); --list says which there are")
    parser.add_argument("--device", action="append", help="e.g. CPU:LLVM; may be repeated (default: as `kg devices`)")
    parser.add_argument("--threads", type=int, action="append", metavar="N", help="workers; may be repeated (default: all)")
    parser.add_argument("--schedule", help='instead of the default one, e.g. "UPCAST(o0, 4) VECTOR(o1, 16)"')
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="in turns over devices and threads (default: 5)")
    parser.add_argument("--measure", action="store_true", help="measure the machine's limits again")
    parser.add_argument("--json", action="store_true", help="for programs; its format has a number")
    parser.add_argument("--list", action="store_true", help="name the workloads, and run none")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg.schedule.opts import parse_schedule

    from kg_tune.bench import catalog

    wanted = catalog.names(options.workload)
    if options.list:
        width = max(map(len, wanted))
        for name in wanted:
            print(f"{name:{width}}  {catalog.workload(name).says}")
        return 0
    threads: list[int] = options.threads or [1]
    if options.rounds < 1 or not 1 <= min(threads) <= max(threads) <= MOST_THREADS:
        raise KgError(f"--rounds takes numbers from 1 on, --threads from 1 to {MOST_THREADS}")
    parse_schedule(options.schedule or "")
    figures: list[Figure] = []
    bench = Bench(options)
    if not options.json:
        print(bench.header(), flush=True)
    for name in wanted:
        for figure in bench.figures(name):
            figures.append(figure)
            if not options.json:
                print(row(figure), flush=True)
    if options.json:
        print(json.dumps({"format": FORMAT, "limits": bench.limits_said(), "figures": [asdict(f) for f in figures]}, indent=1))
    return 1 if any(f.problem for f in figures) else 0


class Bench:
    """The devices and numbers of threads that were asked for, with the limits there."""

    def __init__(self, options: argparse.Namespace) -> None:
        from kg.plugin.registry import default_name, open_device

        self._options = options
        devices = [open_device(name) for name in dict.fromkeys(options.device or [default_name()])]
        self._places = [(device, count) for device in devices for count in self._threads(device)]
        self._limits: dict[tuple[str, int], Limits] = {}

    def _threads(self, device: Device) -> list[int]:
        """A device without threads runs once."""
        from kg.settings import settings

        if not device.renderer.has_threads:
            return [1]
        return list(dict.fromkeys(self._options.threads or [settings().threads or device.renderer.workers.count]))

    def header(self) -> str:
        lines = [
            f"{name} with {count} thread{'s' * (count > 1)} does at best: {_limits_text(found)}{_doubt(found)}"
            for (name, count), found in self._all_limits().items()
        ]
        own = dict.fromkeys(device.name for device, _ in self._places if device.runtime.has_clock)
        lines += [f"{name} is timed by its own clock: what a launch costs the host is not in it" for name in own]
        titles = ("WORKLOAD", "DEVICE", "THREADS", "MEDIAN", "LEAST", "MOST", "RATE", "OF THE LIMIT", "ERROR")
        return "\n".join([*lines, _line(titles)])

    def limits_said(self) -> list[dict[str, object]]:
        return [{"device": d, "threads": t, **asdict(found)} for (d, t), found in self._all_limits().items()]

    def _all_limits(self) -> dict[tuple[str, int], Limits]:
        from kg_tune.bench.limits import limits

        for device, count in self._places:
            if not _needs_little(device) and (device.name, count) not in self._limits:
                found = limits(device, threads=count, measure=self._options.measure)
                self._limits[device.name, count] = found
        return self._limits

    def figures(self, name: str) -> Iterator[Figure]:
        """Of one workload, everywhere; none is shown before its result was found to be right."""
        from kg_tune.bench import catalog
        from kg_tune.bench.measure import compare, gives_results
        from kg_tune.measuring.clock import clock_of

        full, small = catalog.workload(name), catalog.workload(name, small=True)
        places = [(device, count, small if _needs_little(device) else full) for device, count in self._places]
        options = self._options
        outcomes = compare(places, options.schedule, rounds=options.rounds, seconds=_SECONDS / options.rounds)
        for (device, count, workload), outcome in zip(places, outcomes, strict=True):
            place = Figure(
                name,
                device.name,
                count,
                workload is small,
                error=outcome.error,
                computed=gives_results(device),
                clock=clock_of(device.runtime),
            )
            yield self._measured(place, workload, outcome)

    def _measured(self, place: Figure, workload: Workload, outcome: Outcome) -> Figure:
        times = outcome.times
        if times is None:
            return replace(place, problem=f"FAILED: {outcome.problem}")
        if not place.computed:
            return replace(place, median=times.median, least=times.least, most=times.most, error=0.0)
        if not outcome.error <= workload.tolerance:
            return replace(place, problem=f"WRONG: error {outcome.error:.1e}, allowed {workload.tolerance:.0e}")
        known = self._all_limits().get((place.device, place.threads))
        limit, most = known.of(workload) if known else ("", 0.0)
        rate = workload.work / times.median
        return replace(
            place,
            median=times.median,
            least=times.least,
            most=times.most,
            rate=rate / 1e9,
            unit=workload.unit,
            limit=limit,
            share=rate / most if most else 0.0,
        )


def _needs_little(device: Device) -> bool:
    """An interpreter would take hours over full sizes, and its speed says nothing,
    as does that of a device without results."""
    from kg_tune.bench.measure import gives_results

    return device.runtime.interprets or not gives_results(device)


def _limits_text(found: Limits) -> str:
    said = [f"copies {found.copy / 1e9:.0f} GB/s", f"reads {found.read / 1e9:.0f} GB/s"]
    peaks = (("float32", found.float32), ("int8", found.int8), ("bfloat16", found.bfloat16))
    said += [f"{name} {rate / 1e9:.0f} {'GOP/s' if name == 'int8' else 'GFLOP/s'}" for name, rate in peaks if rate]
    return ", ".join(said)


def _doubt(found: Limits) -> str:
    if found.steady:
        return ""
    return (
        f"\n  these may be too low: rounds of the measurement differed by {found.spread:.0%}, as where other programs run."
        " They are not kept, and measured again next time"
    )


def row(figure: Figure) -> str:
    place = (figure.workload, figure.device, str(figure.threads))
    if figure.problem:
        return f"{_line((*place, '', '', '', '', '', '')).rstrip()}  {figure.problem}"
    times = (seconds(figure.median), seconds(figure.least), seconds(figure.most))
    if not figure.computed:
        return _line((*place, *times, "no results", "", "not checked"))
    rate = "small sizes" if figure.small else f"{figure.rate:.1f} {figure.unit}"
    share = f"{figure.share:.0%} of {figure.limit}" if figure.share else ""
    return _line((*place, *times, rate, share, f"{figure.error:.0e}" if figure.error else "exact"))


def _line(cells: tuple[str, ...]) -> str:
    workload, device, threads, median, least, most, rate, share, error = cells
    return f"{workload:21}{device:12}{threads:>7}{median:>10}{least:>10}{most:>10}{rate:>16}{share:>16}  {error}".rstrip()
