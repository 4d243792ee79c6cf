"""A cache of proofs, keyed by the content of the rule, its module, the provers and their imports.

A change of any of these proves the rule anew; an entry that can't be read does so too.
"""

from __future__ import annotations

import ast
import importlib.metadata
import json
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, cast

from kg.cache.entries import binaries, digest_of
from kg.compile.fingerprint import edited_since
from kg.hashes import sha256
from kg.rewrite.rule import Rule
from kg.settings import STARTED

from kg_conformance.proofs import prove as provers
from kg_conformance.proofs.prove import WORDS, Proof, Word, prove

#: The packages that the key names by their version: with Python's own.
_BY_VERSION: Final = sys.stdlib_module_names | {"numpy", "z3"}
_VERDICTS: Final = ("holds", "refuted", "licensed", "never applied")


def kept_proof(one: Rule) -> Proof:
    """The proof of a rule, from the cache where nothing that it follows from has changed."""
    key = content_key(one)
    if key is None:
        return prove(one)
    data = binaries.get(key)
    found = None if data is None else _read(one, data)
    if found is None:
        found = prove(one)
        binaries.put(key, _written(found))
    return found


def content_key(one: Rule) -> str | None:
    """The hash of what a proof follows from; None where that can't be told,
    or differs from what this process runs."""
    build = one.build
    module = build.__module__
    if build.__closure__ or build.__defaults__:  # what these hold stands in no source
        return None
    try:
        files = _sources(module)
        if edited_since(STARTED, sorted({name.partition(".")[0] for name, _ in files})):
            return None
        sources = [f"{name} {_hash_of(file)}" for name, file in files]
    except (ImportError, OSError, SyntaxError, ValueError):
        return None
    rule = (module, one.family, one.name, build.__code__.co_qualname, repr(one.pattern), str(one.priority), str(one.fast_math))
    versions = (sys.version, *(importlib.metadata.version(name) for name in ("numpy", "z3-solver")))
    return digest_of("proof of a rule", *rule, str(build.__code__.co_firstlineno), *versions, *sources)


@cache
def _sources(module: str) -> tuple[tuple[str, Path], ...]:
    """The modules that a rule's module and the provers import, and those that these import:
    all but what goes by a version."""
    found: dict[str, Path] = {}
    pending = [module, provers.__name__]
    while pending:
        name = pending.pop()
        file = None if name in found or name.partition(".")[0] in _BY_VERSION else _file_of(name)
        if file is not None:
            found[name] = file
            pending += _imported(name, file)
    return tuple(sorted(found.items()))


@cache
def _file_of(name: str) -> Path | None:
    """The source of a module; None where there is no such module."""
    loaded = sys.modules.get(name)
    if loaded is not None:
        return Path(loaded.__file__) if loaded.__file__ else None
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:  # a name within a module, not a module
        return None
    return Path(spec.origin) if spec is not None and spec.origin else None


@cache
def _imported(name: str, file: Path) -> tuple[str, ...]:
    """The names of what a module imports as it runs, each of them perhaps a module."""
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    return tuple(dict.fromkeys(_imports(ast.parse(file.read_bytes()), package)))


def _imports(node: ast.AST, package: list[str]) -> Iterator[str]:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.Import(names=names):
            yield from (n.name for n in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            above = package[: len(package) - level + 1] if level else []
            owner = ".".join([*above, *([module] if module else [])])
            yield owner
            yield from (f"{owner}.{n.name}" for n in names)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _imports(child, package)


@cache
def _hash_of(file: Path) -> str:
    state = sha256()
    state.update(file.read_bytes())
    return state.hexdigest()


def _written(proof: Proof) -> bytes:
    return json.dumps([proof.verdict, proof.applications, proof.note, proof.integers, proof.floats, proof.lanes]).encode()


def _read(one: Rule, data: bytes) -> Proof | None:
    """The proof that was written; None where this is none."""
    try:
        found: object = json.loads(data)
    except ValueError:
        return None
    if not isinstance(found, list) or len(cast("list[object]", found)) != 6:
        return None
    match tuple(cast("list[object]", found)):
        case (str(verdict), int(count), str(note), *words) if verdict in _VERDICTS and all(
            w is None or w in WORDS for w in words
        ):
            integers, floats, lanes = cast("list[Word | None]", words)
            return Proof(one, verdict, count, note, integers, floats, lanes)
        case _:
            return None
