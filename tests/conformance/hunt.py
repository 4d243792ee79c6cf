"""Collects the suite once, and calls its tests on devices that it was not collected for."""

from __future__ import annotations

import inspect
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from conformance.faults import Mutant, MutantSubject, replaced
from kg_conformance.run.cases import test_id as id_of
from kg_conformance.subject import Subject


class _Collector:
    """A pytest plugin that keeps what was collected."""

    items: list[pytest.Item]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = list(session.items)


def collect(device: str = "REF") -> dict[str, pytest.Function]:
    """Every test of the suite by its id."""
    kept = _Collector()
    folder = Path(inspect.getfile(Subject)).parent
    options = ["--collect-only", "-qq", "-p", "no:terminalreporter", "-p", "no:cacheprovider", f"--kg-device={device}"]
    pytest.main([str(folder), "--rootdir", str(folder), "-c", "/dev/null", "--import-mode=importlib", *options], plugins=[kept])
    return {id_of(item.path, item.nodeid): item for item in kept.items if isinstance(item, pytest.Function)}


@dataclass(frozen=True)
class Killed:
    """Which test noticed a mutant, and what it said; nothing for a survivor."""

    mutant: str
    test: str = ""
    said: str = ""


def hunt(mutant: Mutant, tests: dict[str, pytest.Function]) -> Killed:
    """Run the tests that name the fault until one fails."""
    subject: Subject | None = None
    for pattern in mutant.killers:
        found = [pattern] if pattern in tests else [name for name in tests if fnmatchcase(name, pattern.replace("[", "[[]"))]
        if not found:
            raise LookupError(f"{mutant.name}: the suite has no test {pattern}")
        for name in found:
            fault = mutant.fault()
            subject = MutantSubject(fault)
            with replaced(fault.always):
                error = call(tests[name], subject)
            if error is not None:
                return Killed(mutant.name, name, f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}")
    return Killed(mutant.name)


def call(item: pytest.Function, subject: Subject) -> BaseException | None:
    """What a test raises on a device, its fixtures made anew."""
    parameters = getattr(item, "callspec", None)
    given: dict[str, object] = {"subject": subject, **({} if parameters is None else parameters.params)}
    with ExitStack() as stack:
        stack.enter_context(replaced([("kg_conformance.kgfile:FOLDER", failures(stack))]))
        try:
            item.function(**_arguments(item, item.function, given, stack))
        except pytest.skip.Exception:
            raise
        except (Exception, pytest.fail.Exception) as error:
            return error
    return None


def failures(stack: ExitStack) -> Path:
    """Where failing tests write their files."""
    return Path(stack.enter_context(tempfile.TemporaryDirectory()))


def _arguments(
    item: pytest.Function, function: Callable[..., object], given: dict[str, object], stack: ExitStack
) -> dict[str, object]:
    names = inspect.signature(function).parameters
    return {
        name: _value(item, name, given, stack)
        for name in names
        if name in given or names[name].default is inspect.Parameter.empty
    }


def _value(item: pytest.Function, name: str, given: dict[str, object], stack: ExitStack) -> object:
    """A parameter, or what its fixture gives: pytest's own few, or one of the suite's."""
    if name not in given:
        match name:
            case "monkeypatch":
                given[name] = stack.enter_context(pytest.MonkeyPatch.context())
            case "tmp_path":
                given[name] = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            case _:
                given[name] = _made(item, name, given, stack)
    return given[name]


def _made(item: pytest.Function, name: str, given: dict[str, object], stack: ExitStack) -> object:
    found = item._fixtureinfo.name2fixturedefs.get(name)
    if not found:
        raise LookupError(f"{item.nodeid} needs a fixture {name!r} that can't be made here")
    function = found[-1].func
    value = function(**_arguments(item, function, given, stack))
    return stack.enter_context(contextmanager(lambda: value)()) if inspect.isgenerator(value) else value
