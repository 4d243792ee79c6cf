"""The source that every renderer writes for every kernel, compared to files.
`--update-golden` rewrites them.

A file is a source, or a note (`.txt`): which other source it equals, or a summary of it (`sources.py`).
"""

from __future__ import annotations

import difflib

import pytest
from golden.kernels import KERNELS
from golden.renderers import BASES, REFUSED, RENDERERS, SUMMARISED, WITHOUT_GOLDEN
from golden.sources import EVERY, HERE, SOURCES, kept, rendered, scheduled
from kg.compile.program import to_program
from kg.errors import UnsupportedError
from kg.plugin.registry import registry


@pytest.mark.whole
@pytest.mark.parametrize(("renderer", "kernel"), SOURCES)
def test_source(renderer: str, kernel: str, update_golden: bool) -> None:
    """What is rendered, by the default schedule; and that schedule
    as `kg explain` prints it gives the same graph."""
    source, schedule, graph = rendered(renderer, kernel)
    assert scheduled(renderer, kernel, schedule) is graph, f"{schedule} does not give the graph again"
    file, text = kept(renderer, kernel, source, schedule)
    others = [f for f in file.parent.glob(f"{kernel}.*") if f != file]
    if update_golden:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        for other in others:
            other.unlink()
        return
    before = file if file.exists() else next(iter(others), None)
    assert before is not None, (
        f"no golden source {file.relative_to(HERE)}: look at it, then run pytest {HERE.name} --update-golden"
    )
    expected = before.read_text()
    if before != file or text != expected:
        old, new = f"expected {renderer}/{before.name}", f"rendered {renderer}/{file.name}"
        diff = "\n".join(difflib.unified_diff(expected.splitlines(), text.splitlines(), old, new, lineterm=""))
        whole = f"The whole source: PYTHONPATH=tests python -m golden.sources {renderer} {kernel}"
        there = "here, and in a worktree of the commit before (git worktree add)"
        hint = f"{whole}, {there}, to compare the two.\n" if ".txt" in (before.suffix, file.suffix) else ""
        pytest.fail(f"{diff}\n{hint}If that is intended, run pytest with --update-golden.", pytrace=False)
    assert not others, "kept as a source and as a note: run pytest with --update-golden"


@pytest.mark.parametrize(("renderer", "kernel"), REFUSED)
def test_a_kernel_without_source(renderer: str, kernel: str) -> None:
    with pytest.raises(UnsupportedError, match=REFUSED[renderer, kernel]):
        to_program(KERNELS[kernel](), EVERY[renderer][0]())


def test_no_file_is_stale() -> None:
    known = {HERE / r / f"{k}.{suffix}" for r, k in SOURCES for suffix in (EVERY[r][1], "txt")}
    stale = [
        f
        for folder in HERE.iterdir()
        if folder.is_dir() and folder.name != "__pycache__"
        for f in folder.iterdir()
        if f not in known
    ]
    assert not stale, "no kernel or renderer makes these"


def test_what_is_summarised_has_a_whole_source() -> None:
    """For another target or in the other language of the same device.
    Emulated processors are CPUs, and what ADRENO:IR3 writes is written as CPU:NIR's is."""

    def device_of(name: str) -> str:
        device = name.partition("-")[0]
        return "CPU" if device.startswith(("QEMU", "ADRENO")) else device

    for name, kernels in SUMMARISED.items():
        others = [(r, k) for r, k in SOURCES if device_of(r) == device_of(name)]
        whole = {k for r, k in others if k not in SUMMARISED.get(r, ()) and r not in BASES}
        assert set(kernels) <= whole, name


def test_every_installed_renderer_is_here() -> None:
    """A renderer without golden sources would change unseen."""
    known = registry()
    installed = {s.name for device in known.devices.values() for s in known.renderers_of(device)}
    kept_of = {name.partition("@")[0].replace("-", ":") for name in RENDERERS}
    said = {*kept_of, *WITHOUT_GOLDEN}
    missing = {n for n in installed if n not in said and n.partition(":")[0] not in said}
    assert installed
    assert not missing
