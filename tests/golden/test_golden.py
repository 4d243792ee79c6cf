"""The source that every renderer writes for every kernel, compared to files. `--update-golden` rewrites them."""

from __future__ import annotations

import difflib
from itertools import product
from pathlib import Path

import pytest
from golden.kernels import FOR_CORES, FOR_SUBGROUPS, FOR_UNITS, KERNELS
from golden.renderers import REFUSED, RENDERERS, WITH_CORES, WITH_SUBGROUPS, WITH_UNITS, WITHOUT_GOLDEN
from kg.compile.program import to_program
from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import registry
from kg.schedule.context import Context
from kg.schedule.opts import Opt, format_schedule, parse_schedule

HERE = Path(__file__).parent
EVERY = RENDERERS | WITH_CORES | WITH_SUBGROUPS | WITH_UNITS
_PAIRS = (
    *product(RENDERERS, KERNELS),
    *product(WITH_CORES, FOR_CORES),
    *product(WITH_SUBGROUPS, FOR_SUBGROUPS),
    *product((*WITH_UNITS, "CUDA-PTX@sm_90"), FOR_UNITS),
)
SOURCES = [pair for pair in _PAIRS if pair not in REFUSED]


def golden_file(renderer: str, kernel: str) -> Path:
    return HERE / renderer / f"{kernel}.{EVERY[renderer][1]}"


def source_of(program: UOp) -> str:
    return next(s.name for s in program.src if s.op is Op.SOURCE)


@pytest.mark.parametrize(("renderer", "kernel"), SOURCES)
def test_source(renderer: str, kernel: str, update_golden: bool) -> None:
    """What is rendered, by the default schedule; and by that schedule as `kg explain` prints it."""
    ast, target = (KERNELS | FOR_UNITS)[kernel](), EVERY[renderer][0]()
    used: list[tuple[Opt, ...]] = []

    def observe(name: str, graph: UOp, context: Context) -> None:
        if name == "choose_schedule":
            used.append(context.schedule or ())

    source = source_of(to_program(ast, target, observe=observe))
    replayed = source_of(to_program(ast, target, None, parse_schedule(format_schedule(used[0]))))
    assert replayed == source, f"{format_schedule(used[0])} does not give the source again"
    file = golden_file(renderer, kernel)
    if update_golden:
        file.parent.mkdir(exist_ok=True)
        file.write_text(source)
        return
    assert file.exists(), f"no golden source {file.relative_to(HERE)}: look at it, then run pytest {HERE.name} --update-golden"
    expected = file.read_text()
    if source != expected:
        name = f"{renderer}/{file.name}"
        diff = "\n".join(
            difflib.unified_diff(
                expected.splitlines(), source.splitlines(), f"expected {name}", f"rendered {name}", lineterm=""
            )
        )
        pytest.fail(f"{diff}\nIf that is intended, run pytest with --update-golden.", pytrace=False)


@pytest.mark.parametrize(("renderer", "kernel"), REFUSED)
def test_a_kernel_without_source(renderer: str, kernel: str) -> None:
    with pytest.raises(UnsupportedError, match=REFUSED[renderer, kernel]):
        to_program(KERNELS[kernel](), EVERY[renderer][0]())


def test_no_file_is_stale() -> None:
    known = {golden_file(renderer, kernel) for renderer, kernel in SOURCES}
    stale = [
        f
        for folder in HERE.iterdir()
        if folder.is_dir() and folder.name != "__pycache__"
        for f in folder.iterdir()
        if f not in known
    ]
    assert not stale, "no kernel or renderer makes these"


def test_every_installed_renderer_is_here() -> None:
    """A renderer without golden sources would change unseen."""
    known = registry()
    installed = {s.name for device in known.devices.values() for s in known.renderers_of(device)}
    kept = {name.partition("@")[0].replace("-", ":") for name in RENDERERS}
    missing = {n for n in installed if n not in kept and n.partition(":")[0] not in {*kept, *WITHOUT_GOLDEN}}
    assert installed
    assert not missing
