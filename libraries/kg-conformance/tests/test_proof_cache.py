"""Proofs are kept by content: the same again from the cache,
anew where the code changed or the entry is no proof."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from kg.cache.entries import binaries
from kg.rewrite.rule import Rule
from kg.rules import FAMILIES
from kg.settings import override
from kg_conformance.proofs import proof_cache
from kg_conformance.proofs.proof_cache import content_key, kept_proof
from kg_conformance.proofs.prove import Proof, prove

MODULE = "kept_rules"
SOURCE = """
from kg.ir.uop import UOp
from kg.rewrite.pattern import X, Y, add, sub
from kg.rewrite.rule import rule
import kept_helper

@rule(sub(add(X.machine, Y), Y), name="difference")
def difference(x: UOp) -> UOp:
    return kept_helper.result(x)
"""
HELPER = "def result(x):\n    return {}\n"
OLD = 10**18  # before this process began, so that what it runs is what the file says


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(tmp_path))
    with override(cache_dir=str(tmp_path / "cache"), no_cache=False):
        yield


@pytest.fixture
def proved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the rules that are proved, not read."""
    names: list[str] = []

    def counted(one: Rule) -> Proof:
        names.append(one.name)
        return prove(one)

    monkeypatch.setattr(proof_cache, "prove", counted)
    return names


def _load(folder: Path, name: str, source: str) -> ModuleType:
    file = folder / f"{name}.py"
    file.write_text(source)
    os.utime(file, ns=(OLD, OLD))
    sys.modules.pop(name, None)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec and spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    exec(compile(source, str(file), "exec"), vars(module))  # not by way of a .pyc, which goes by the time of the file
    for found in (proof_cache._sources, proof_cache._file_of, proof_cache._imported, proof_cache._hash_of):  # pyright: ignore[reportPrivateUsage]
        found.cache_clear()
    return module


def _rule(folder: Path, result: str = "x", source: str = SOURCE) -> Rule:
    _load(folder, "kept_helper", HELPER.format(result))
    module = _load(folder, MODULE, source)
    found: Rule = module.difference
    return found


def test_a_proof_is_kept(tmp_path: Path, proved: list[str]) -> None:
    one = _rule(tmp_path)
    first = kept_proof(one)
    binaries.forget()  # what is in memory: as another process
    assert kept_proof(one) == first == prove(one)
    assert proved == ["difference"]


def test_a_change_of_the_rule_or_a_helper_proves_it_anew(tmp_path: Path, proved: list[str]) -> None:
    assert kept_proof(_rule(tmp_path)).verdict == "holds"
    assert kept_proof(_rule(tmp_path, "x + 1")).verdict == "refuted"
    assert kept_proof(_rule(tmp_path, source=SOURCE + "\n# another line\n")).verdict == "holds"
    assert proved == ["difference"] * 3
    assert kept_proof(_rule(tmp_path)).verdict == "holds"
    assert len(proved) == 3


def test_what_is_followed_reaches_provers_and_semantics() -> None:
    followed = {name for name, _ in proof_cache._sources("kg.rules.algebra.arith")}  # pyright: ignore[reportPrivateUsage]
    assert followed >= {
        "kg.rules.algebra.folding",
        "kg.rules.algebra.affine",
        "kg.semantics.evaluate",
        "kg.ir.uop",
        "kg.ir.math",
    }
    assert followed >= {
        f"kg_conformance.proofs.{n}" for n in ("prove", "general", "operands", "z3_terms", "points", "concrete")
    }
    assert not any(name.startswith(("kg.passes", "kg.runtime", "kg_render")) for name in followed)


def test_rules_of_core_have_keys_of_their_own() -> None:
    keys = [content_key(r) for s in FAMILIES for r in s]
    assert None not in keys
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b'["holds", 3, "", "all", null, null]', b'["fine", 3, "", null, null, null]', b"\xff"]
)
def test_an_entry_that_is_no_proof_is_proved_again(tmp_path: Path, proved: list[str], data: bytes) -> None:
    one = _rule(tmp_path)
    key = content_key(one)
    assert key is not None
    binaries.put(key, data)
    assert kept_proof(one).word == "proved"
    assert proved == ["difference"]


def test_a_damaged_file_is_proved_again(tmp_path: Path, proved: list[str]) -> None:
    one = _rule(tmp_path)
    first = kept_proof(one)
    (file,) = [f for f in (tmp_path / "cache" / "bin").rglob("*") if f.is_file()]
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    binaries.forget()
    assert kept_proof(one) == first
    assert len(proved) == 2


def test_what_was_edited_since_the_process_began_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof_cache, "edited_since", lambda start, packages: True)
    assert content_key(next(iter(FAMILIES[0]))) is None


def test_rules_made_in_functions_are_not_kept(tmp_path: Path) -> None:
    from kg.ir.uop import UOp
    from kg.rewrite.pattern import X, neg
    from kg.rewrite.rule import rule

    amount = len(str(tmp_path))

    @rule(neg(X), name="of_a_closure")
    def one(x: UOp) -> UOp | None:
        return None if amount else x

    assert content_key(one) is None
