"""The stages of tools/on_a_card.sh: each is a few commands with a time limit,
a log and an exit status. Leaves its files and summary.md in one folder.

A stage that is asked for again goes on: commands that have ended are not run again, but with --again. None stops those after it.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: Seconds of a stage: a machine that is lent may end a call after ten minutes.
LIMIT = 520.0
#: What `timeout` ends with.
TIMED_OUT = 124
#: A carried environment lies elsewhere than where its commands were made.
KG = (sys.executable, "-c", "import sys; from kg.cli import main; sys.exit(main())")


@dataclass(frozen=True)
class Command:
    """One part of a stage. Its name is that of its log."""

    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True)
class Ended:
    """How a command went. Of one that timed out there are more to come: it is run again when its stage is."""

    name: str
    status: int
    seconds: float
    commit: str


#: Parts of the suite: each takes less than a stage. Of a tier without an expression, all.
PARTS = {
    "00-30": (("00", "10", "20", "30"), ""),
    "40": (("40",), ""),
    "50-narrow": (("50",), "float16 or float8"),
    "50-float": (("50",), "(float32 or float64) and not float16 and not float8"),
    "50-rest": (("50",), "not float16 and not float8 and not float32 and not float64"),
    "60-kernels": (("60",), "test_60_kernels"),
    "60-schedules": (("60",), "test_60_schedules"),
    "60-rest": (("60",), "not test_60_kernels and not test_60_schedules"),
    "70-90": (("70", "80", "90"), ""),
}
SHORT_PARTS = {"00": (("00",), ""), "40": (("40",), "test_40_memory")}


def suite(
    device: str, out: Path, stage: str = "", *, sim: bool, parts: dict[str, tuple[tuple[str, ...], str]] | None = None,
    settings: dict[str, str] | None = None,
) -> list[Command]:  # fmt: skip
    """The conformance suite in parts."""
    made: list[Command] = []
    named = stage.removeprefix("suite-") if settings else device.replace(":", "-")
    for name, (tiers, expression) in (parts or (SHORT_PARTS if sim else PARTS)).items():
        chosen = [word for tier in tiers for word in ("--tier", tier)]
        report = out / "reports" / f"{named}-{name}"
        narrowed = ("-k", expression) if expression else ()
        under = ("env", *(f"{key}={value}" for key, value in settings.items())) if settings else ()
        run = (*under, *KG, "conformance", device, "--require-device", *chosen, *narrowed, "--report", str(report))
        made.append(Command(f"suite-{named.lower()}-{name}", run))
    return made


def script(name: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(ROOT / name), *arguments)


@dataclass(frozen=True)
class Vendor:
    """Whose card it is."""

    device: str
    simulated: str  #: what the suite calls the simulator
    simulator: str  #: in words, where there is no card
    suites: dict[str, tuple[str, dict[str, str]]]  #: stage -> renderer, and what is set in the environment
    probes: tuple[tuple[str, ...], ...]  #: its own tools
    card: tuple[str, ...]  #: what prints its name and driver
    speed: tuple[tuple[str, str], ...]  #: names and scripts; of all but the last, which take no sizes
    stages: tuple[str, ...]


VENDORS = {
    "nvidia": Vendor(
        "CUDA", "CUDASIM", "simulator of PTX, sm_90", {"suite-ptx": ("PTX", {}), "suite-c": ("C", {})},
        (("nvidia-smi",), ("nvidia-smi", "-q")), ("nvidia-smi", "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"),
        (("speed-host", "benchmarks/runtimes/cuda_host.py"), ("speed", "benchmarks/gpus/cuda.py")),
        ("probe", "units", "suite-ptx", "suite-c", "sharing", "speed", "vulkan"),
    ),
    "amd": Vendor(
        "AMD", "AMDSIM", "simulator of machine code, gfx1100",
        {"suite-llvm": ("LLVM", {}), "suite-hip": ("HIP", {}), "suite-hsa": ("LLVM", {"KG_DRIVER": "hsa"})},
        (("rocminfo",), ("rocm-smi",)), ("rocm-smi", "--showproductname", "--showdriverversion", "--csv"), (("speed", "benchmarks/gpus/amd.py"),),
        ("probe", "suite-llvm", "suite-hip", "suite-hsa", "sharing", "speed", "vulkan"),
    ),
}  # fmt: skip


def commands_of(stage: str, out: Path, vendor: Vendor, *, sim: bool) -> list[Command]:
    """What a stage runs."""
    card = vendor.simulated if sim else vendor.device
    timed = ("--device", f"{vendor.device}:SIM", "--small", "--rounds", "1", "--seconds", "0") if sim else ()
    if stage == "probe":
        versions = (
            "import importlib.metadata as m; print(*sorted({f'{d.name} {d.version}' for d in m.distributions()}), sep='\\n')"
        )
        machine = [] if sim else [Command("".join(tool), tool) for tool in vendor.probes]
        shown = [Command("devices", (*KG, "devices")), Command("doctor", (*KG, "doctor"))]
        return [*machine, *shown, Command("versions", (sys.executable, "-c", versions))]
    if stage in vendor.suites:
        renderer, settings = vendor.suites[stage]
        return suite(f"{card}:{renderer}", out, stage, sim=sim, settings={} if sim else settings)
    if stage == "units":
        return [Command("units", script("tools/card_units.py", "--device", card, *(("--few",) if sim else ())))]
    if stage == "sharing":
        return [Command("sharing", script("tools/card_sharing.py", "--device", card))]
    if stage == "speed":
        *first, (name, last) = vendor.speed
        rounds = ("--rounds", "1") if sim else ("--real",)
        return [*(Command(n, script(s, *rounds)) for n, s in first), Command(name, script(last, "--markdown", *timed))]
    few = {"00": (("00",), "")} if sim else {"00-40": (("00", "10", "20", "30", "40"), ""), "60": (("60",), "test_60_kernels")}
    bench = [] if sim else [Command("vulkan-bench", (*KG, "bench", "--device", "WEBGPU"))]
    return [Command("vulkan-doctor", (*KG, "doctor")), *suite("WEBGPU", out, sim=sim, parts=few), *bench]


STAGES = tuple(dict.fromkeys(stage for vendor in VENDORS.values() for stage in vendor.stages))


def run_stage(stage: str, out: Path, options: argparse.Namespace, commit: str) -> list[Ended]:
    """Runs what has not ended yet within the limit. A command's status is kept beside its log."""
    end = time.monotonic() + options.limit
    results: list[Ended] = []
    for command in commands_of(stage, out, VENDORS[options.vendor], sim=options.sim):
        kept = out / stage / f"{command.name}.json"
        if kept.is_file() and not options.again:
            before = Ended(**json.loads(kept.read_text()))
            if before.status != TIMED_OUT and before.commit == commit:
                results.append(before)
                continue
        kept.parent.mkdir(parents=True, exist_ok=True)
        left = end - time.monotonic()
        if left < min(5.0, options.limit / 2):
            results.append(Ended(command.name, TIMED_OUT, 0.0, commit))
        else:
            results.append(run_command(command, kept.with_suffix(".log"), left, commit))
        kept.write_text(json.dumps(asdict(results[-1])))
    return results


def run_command(command: Command, log: Path, limit: float, commit: str) -> Ended:
    """With all it writes in its log; what has not ended by the limit is killed with its children."""
    start = time.monotonic()
    with log.open("w", encoding="utf-8") as written:
        written.write(f"$ {shlex.join(command.arguments)}\n")
        written.flush()
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        try:
            process = subprocess.Popen(
                command.arguments, stdout=written, stderr=subprocess.STDOUT, cwd=ROOT, env=environment, start_new_session=True
            )
        except OSError as error:
            written.write(f"{error}\n")
            return Ended(command.name, 127, 0.0, commit)
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            status = TIMED_OUT
    return Ended(command.name, status, round(time.monotonic() - start, 1), commit)


def said(*command: str) -> str:
    """What a command prints first; empty where it is not there or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def git_commit() -> str:
    return os.environ.get("CARD_COMMIT") or said("git", "rev-parse", "--short", "HEAD") or "unknown"


def card_line(vendor: Vendor, *, sim: bool) -> str:
    """The device as its driver names it."""
    if sim:
        return f"{vendor.simulator} (no card: no time below says anything)"
    facts = said(*vendor.card)
    return facts.replace("\n", "; ") if facts else f"{vendor.card[0]} says nothing: see probe/doctor.log"


def word(status: int) -> str:
    return {0: "ok", TIMED_OUT: "not ended: ask for the stage again", 127: "not on this machine"}.get(
        status, f"failed ({status})"
    )


def summary(out: Path, vendor: Vendor, *, sim: bool, commit: str) -> str:
    """All stages that left something, their tables, and the last lines of what failed."""
    facts = f"{datetime.date.today():%Y-%m-%d}, {card_line(vendor, sim=sim)}, commit {commit}"
    lines = ["# kg on a card", "", facts, "", "| stage | command | result | seconds |", "|---|---|---|---:|"]
    tables: list[str] = []
    for stage in vendor.stages:
        for kept in sorted((out / stage).glob("*.json")):
            ended = Ended(**json.loads(kept.read_text()))
            older = "" if ended.commit == commit else f" (commit {ended.commit})"
            lines.append(f"| {stage} | {ended.name} | {word(ended.status)}{older} | {ended.seconds:.0f} |")
            tables += part_of(kept.with_suffix(".log"), ended)
    return "\n".join([*lines, *tables, ""])


def part_of(log: Path, ended: Ended) -> list[str]:
    """A log's Markdown table, its counts of tests, and its end where it failed."""
    text = log.read_text(encoding="utf-8", errors="replace").splitlines()[1:] if log.is_file() else []
    shown = [line for line in text if line.startswith("|") or (" passed, " in line and "kg conformance" in line)]
    if shown and shown[0].startswith("|"):
        first = text.index(shown[0])
        title = [line for line in text[max(0, first - 1) : first] if line[:1].isalnum()]
        shown = [*title, "", *shown]
    if ended.status not in (0, 127):
        shown += ["", "```", *(line[:200].replace(str(ROOT), ".") for line in text[-12:]), "```"]
    return ["", f"## {ended.name}", "", *shown] if shown else []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", choices=[*STAGES, []], metavar="STAGE", help=", ".join(STAGES))
    parser.add_argument("--vendor", choices=VENDORS, default="nvidia", help="whose card it is")
    parser.add_argument("--out", type=Path, default=Path("on-a-card"), help="the folder of all that is left")
    parser.add_argument("--dry", action="store_true", help="show what would be run")
    parser.add_argument("--sim", action="store_true", help="at small sizes in the simulator, without a card")
    parser.add_argument("--again", action="store_true", help="also what has ended before")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds of a stage (default: %(default)s)")
    options = parser.parse_args()
    out: Path = options.out.resolve()
    vendor = VENDORS[options.vendor]
    foreign = [stage for stage in options.stages if stage not in vendor.stages]
    if foreign:
        parser.error(f"{options.vendor} has no stage {foreign[0]}: {', '.join(vendor.stages)}")
    commit, worst = git_commit(), 0
    for stage in options.stages or vendor.stages:
        if options.dry:
            for command in commands_of(stage, out, vendor, sim=options.sim):
                print(f"{stage}: {shlex.join(command.arguments)}")
            continue
        for ended in run_stage(stage, out, options, commit):
            print(f"{stage}: {ended.name}: {word(ended.status)}, {ended.seconds:.0f} s", flush=True)
            worst = max(worst, abs(ended.status))
        (out / "summary.md").write_text(summary(out, vendor, sim=options.sim, commit=commit), encoding="utf-8")
    return min(worst, 255)


if __name__ == "__main__":
    sys.exit(main())
