"""docs/find.md and docs/glossary.md name what is there."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from kg.passes.pipeline import steps_for
from kg.plugin.registry import open_toolchain
from kg.schedule.opts import CORE_OPTS

ROOT = Path(__file__).parents[2]
FIND, GLOSSARY = ((ROOT / "docs" / name).read_text() for name in ("find.md", "glossary.md"))
PATHS = sorted(set(re.findall(r"`((?:core|libraries|plugins|frontends|tests|docs|benchmarks)(?:/[\w./-]+)?)`", FIND)))
MODULES = sorted(set(re.findall(r"`(kg(?:_\w+)?(?:\.\w+)+)`", GLOSSARY)))


def test_there_is_enough_to_find() -> None:
    assert len(re.findall(r"^\| (?!I want|---)", FIND, re.MULTILINE)) >= 30


@pytest.mark.whole
@pytest.mark.parametrize("path", PATHS)
def test_paths_exist(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("name", MODULES)
def test_modules_of_the_glossary_exist(name: str) -> None:
    """A module, or a name in one."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, attribute = name.rpartition(".")
        assert hasattr(importlib.import_module(module), attribute)


def test_every_opt_and_the_passes_with_names_of_their_own_are_in_the_glossary() -> None:
    words = set(re.findall(r"`(\w+)", GLOSSARY))
    assert {*CORE_OPTS} - words <= {"LOCAL", "GROUP", "PADTO"}
    named = words & {step.name for step in steps_for(open_toolchain("REF:TEXT")[0])}  # those of kg-tiles too
    assert len(named) >= 10
