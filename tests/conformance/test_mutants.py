"""The suite is tested: wrong devices, made by hand and one per row of docs/semantics.md and op,
are noticed by the tests that name them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from conformance.faults import Fault, MutantSubject, replaced
from conformance.hunt import Killed, call, collect, hunt
from conformance.mutants import made_by_hand
from conformance.row_mutants import generated
from conformance.survivors import SURVIVORS
from kg_conformance.kgfile import read

pytestmark = pytest.mark.part(6)

BY_HAND = {m.name: m for m in made_by_hand()}
GENERATED = {m.name: m for m in generated()}
#: Of the generated mutants, so many must be killed.
LEAST_KILLED = 0.95


@pytest.fixture(scope="module")
def suite() -> dict[str, pytest.Function]:
    return collect()


@pytest.fixture(scope="module")
def hunted(suite: dict[str, pytest.Function], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], tuple[Killed, Path]]:
    """What a hunt for a mutant made by hand found, and where the tests left their files:
    each is hunted once."""

    @cache
    def found(name: str) -> tuple[Killed, Path]:
        folder = tmp_path_factory.mktemp("failures")
        with replaced([("conformance.hunt:failures", lambda stack: folder)]):
            return hunt(BY_HAND[name], suite), folder

    return found


def show(killed: list[Killed]) -> None:
    for k in killed:
        print(f"{'killed' if k.test else 'SURVIVED':8} {k.mutant:45} {k.test:60} {k.said[:100]}")


def test_there_are_enough() -> None:
    assert len(BY_HAND) >= 25
    assert {int(row) for name in GENERATED if (row := name.split("/")[0]).isdigit()} >= set(range(1, 27)) - {25}


def test_ref_is_right(suite: dict[str, pytest.Function]) -> None:
    """A device without a fault passes every test that kills a mutant: it is the fault that they notice."""
    for name in sorted({t for m in (*BY_HAND.values(), *GENERATED.values()) for t in m.killers if t in suite}):
        error = call(suite[name], MutantSubject(Fault()))
        assert error is None, f"{name} fails on REF: {error!r}"


@pytest.mark.parametrize("name", BY_HAND)
def test_mutant_made_by_hand(name: str, hunted: Callable[[str], tuple[Killed, Path]]) -> None:
    killed, _ = hunted(name)
    show([killed])
    assert killed.test, f"{name}: none of {', '.join(BY_HAND[name].killers)} fails"


@pytest.mark.exhaustive
def test_generated_mutants(suite: dict[str, pytest.Function]) -> None:
    """At least 95 in a hundred are killed; the others are listed with a reason."""
    killed = [hunt(m, suite) for m in GENERATED.values()]
    show(killed)
    alive = [k.mutant for k in killed if not k.test]
    print(f"{len(killed) - len(alive)} of {len(killed)} generated mutants killed")
    assert len(alive) <= (1 - LEAST_KILLED) * len(killed), f"survivors: {', '.join(alive)}"
    assert set(alive) == set(SURVIVORS), "survivors.py lists those that live, each with its reason"


def test_a_failed_fuzz_test_is_replayed(hunted: Callable[[str], tuple[Killed, Path]]) -> None:
    """The file that a wrong device leaves fails on it again, and passes on the right one."""
    mutant = BY_HAND["wrong on random kernels"]
    killed, folder = hunted(mutant.name)
    assert killed.test
    (file,) = folder.glob("*.kg")
    case = read(file.read_text())
    case.check(MutantSubject(Fault()))
    with pytest.raises(AssertionError):
        case.check(MutantSubject(mutant.fault()))
    print(file.read_text())
