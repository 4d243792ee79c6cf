"""`kg conformance DEVICE...`: the shared suite on devices, and `--matrix DIR...`:
the table of what each supports."""

from __future__ import annotations

import argparse
import importlib.util
import shlex
import sys
from pathlib import Path

from kg.cli.formatting import lines_of
from kg.errors import KgError, printable
from kg.plugin.api import Commands

_NEEDED = ("pytest", "hypothesis")
_MATRIX = "docs/plugins/support-matrix.md"
TIERS = Path(__file__).parent / "tiers"


class SuiteMissing(KgError):
    """What the suite runs with is not installed."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "conformance",
        help="run the conformance suite on devices",
        description="Runs kg_conformance on each device, with pytest.",
    )
    parser.add_argument("devices", nargs="*", metavar="DEVICE", help="REF, CPU:LLVM, ...")
    parser.add_argument("--tier", action="append", default=[], metavar="NN", help="only this tier: 00, 10, ... 90 (repeatable)")
    parser.add_argument("--tenth", action="store_true", help="of tiers 50 to 80 a tenth of the tests, the same in every run")
    parser.add_argument("--require-device", action="store_true", help="fail where a device can't be used or nothing ran on it")
    parser.add_argument("--audit", action="store_true", help="run unclaimed tests too, and list those that pass")
    parser.add_argument("--strict-level", action="store_true", help="tests newer than the profile's level fail, too")
    parser.add_argument("--report", metavar="DIR", help="write DEVICE.json and DEVICE.md there")
    parser.add_argument("--pins", metavar="FILE", help="compare claims and counts with those reviewed in this file")
    parser.add_argument("--update-pins", action="store_true", help="write the file of --pins anew")
    parser.add_argument("--replay", metavar="FILE", help="no suite: run the kernel of this .kg file, which a failed test left")
    parser.add_argument("--matrix", nargs="+", metavar="DIR", help="no run: write the support matrix from reports")
    parser.add_argument("--output", default=_MATRIX, metavar="FILE", help=f"where --matrix goes ({_MATRIX}); - is the terminal")
    parser.add_argument("-k", metavar="EXPRESSION", help="only tests whose ids fit, as pytest's -k")
    parser.add_argument(
        "--pytest", default="", metavar="ARGUMENTS", help="more for pytest, as one text: --pytest='-x --durations=9'"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """1 where a test failed on one of the devices, whatever pytest's own status is for it."""
    if options.matrix:
        return _write_matrix([Path(d) for d in options.matrix], options.output)
    if not options.devices:
        raise SuiteMissing("name a device: kg conformance REF. `kg devices` lists those that there are")
    if options.replay:
        alone = len(options.devices) == 1
        return max([_replay(device, Path(options.replay), alone=alone) for device in options.devices])
    check_installed()
    _check_files(options)
    import subprocess

    lines: list[str] = []
    worst = 0
    for device in options.devices:
        command = [sys.executable, "-m", "pytest", *pytest_arguments(device, options)]
        status = subprocess.run(command, check=False).returncode
        worst = max(worst, min(abs(status), 2))
        lines.append(f"{device}: {'ok' if status == 0 else f'FAILED (pytest ended with {status})'}")
    if len(lines) > 1:
        print("\n".join(lines))
    return worst


def _replay(device: str, file: Path, *, alone: bool) -> int:
    """0 where the kernel gives on the device what the oracle says."""
    from kg_conformance.kgfile import replay

    try:
        print(printable(replay(device, file)))
    except AssertionError as error:  # a wrong result; what kg raises by itself is shown by `kg`
        print(f"{printable(str(file))} fails on {printable(device)}:\n{lines_of(str(error))}")
        return 1
    except KgError as error:  # the devices after this one are tried, too
        if alone:
            raise
        print(f"{printable(str(file))} on {printable(device)}: " + printable(str(error).partition("\n")[0]), file=sys.stderr)
        return 2
    return 0


def pytest_arguments(device: str, options: argparse.Namespace) -> list[str]:
    """What pytest is called with, for one device."""
    targets = ["kg_conformance.tiers"]
    if options.tier:
        found = {tier: sorted(TIERS.rglob(f"test_{tier}_*.py")) for tier in options.tier}
        for tier, files in found.items():
            if not files:
                raise SuiteMissing(f"there is no tier {tier}: they are 00, 10, 20, ... 90")
        places = [file.relative_to(TIERS).with_suffix("").parts for files in found.values() for file in files]
        targets = [".".join(("kg_conformance", "tiers", *parts)) for parts in places]
    # no configuration of the place where it is called: the suite is the same everywhere
    arguments = ["-q", "-c", str(_configuration()), f"--rootdir={Path.cwd()}", "--pyargs", *targets, f"--kg-device={device}"]
    flags = {
        "tenth": options.tenth,
        "require-device": options.require_device,
        "audit": options.audit,
        "strict-level": options.strict_level,
    }
    arguments += [f"--kg-{name}" for name, chosen in flags.items() if chosen]
    arguments += [f"--kg-report={options.report}"] if options.report else []
    arguments += [f"--kg-pins={options.pins}"] if options.pins else []
    arguments += ["--kg-update-pins"] if options.update_pins else []
    arguments += ["-k", options.k] if options.k else []
    try:
        return [*arguments, *shlex.split(options.pytest)]
    except ValueError as error:
        raise KgError(f"--pytest {options.pytest}: {error}") from error


def _check_files(options: argparse.Namespace) -> None:
    """What would fail after the whole run fails before it. Raises OSError for a folder that can't be made."""
    if options.update_pins and not options.pins:
        raise KgError("--update-pins writes the file of --pins: name it")
    if options.pins and not options.update_pins and not Path(options.pins).is_file():
        raise KgError(f"there is no file of pins {options.pins}: --update-pins writes one")
    if options.report:
        Path(options.report).mkdir(parents=True, exist_ok=True)


def _configuration() -> Path:
    return Path(__file__).parent / "pytest.ini"


def check_installed() -> None:
    """Refuse to start without what the suite needs."""
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise SuiteMissing(f'the suite needs {" and ".join(missing)}: pip install "kg-core[conformance]"')


def _write_matrix(directories: list[Path], output: str) -> int:
    from kg_conformance.run.matrix import matrix, read_reports

    text = matrix(read_reports(directories))
    if output == "-":
        sys.stdout.write(text)
    else:
        Path(output).write_text(text)
    return 0
