"""Tier 00: what the plugin says of itself, before anything of it is used."""

import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from kg.compile.program import makes_code
from kg.plugin.api import KG_API, Probe, Target
from kg.plugin.trials import probing
from kg.references import resolve
from kg.runtime.contracts import Runtime
from kg.target.compiler import Compiler

from kg_conformance import package
from kg_conformance.capabilities import claimed
from kg_conformance.requires import may_skip
from kg_conformance.run.cases import names_of
from kg_conformance.run.globs import holds
from kg_conformance.subject import Subject

#: What no plugin may import before it is used: drivers and compilers are found by their names, kg's own passes by theirs.
_HEAVY = ("numpy", "kg.passes", "kg.rules", "kg.semantics.interp", "llvmlite", "torch", "z3", "hypothesis", "pytest")


@pytest.fixture(scope="session")
def found(subject: Subject) -> package.Found:
    return package.find(subject)


def test_plugin_is_whole(subject: Subject, found: package.Found):
    """Nothing of the plugin was left out when it was loaded."""
    assert not found.problem, f"plugin {found.plugin}: {found.problem}. `kg doctor` says more"


def test_api_number(found: package.Found):
    """`KG_API` is there, and one that this kg has."""
    module = __import__(found.module, fromlist=["KG_API"])
    assert isinstance(getattr(module, "KG_API", None), int), f"{found.module} has no KG_API"
    assert 1 <= module.KG_API <= KG_API


def test_metadata(found: package.Found):
    """The distribution has a name, a version, a summary, a licence, and says which kg-core it fits:
    a range, not one version."""
    data = metadata.metadata(found.distribution)
    for name in ("Name", "Version", "Summary", "Requires-Python"):
        assert name in data, f"{found.distribution} has no {name} in its metadata"
    if found.distribution != "kg-core":
        needs = [r for r in metadata.requires(found.distribution) or [] if r.replace("_", "-").lower().startswith("kg-core")]
        assert needs, f"{found.distribution} does not depend on kg-core"
        assert not any("==" in r.partition(";")[0] for r in needs), (
            f"{needs[0]}: depend on a range of kg-core, not on one version"
        )


def test_license(found: package.Found):
    """A licence is named, and its text goes with the distribution."""
    data = metadata.metadata(found.distribution)
    assert "License-Expression" in data or "License" in data, f"{found.distribution} names no licence in its metadata"
    files = data.get_all("License-File") or []
    assert files, f"{found.distribution} has no licence file: name it in license-files of pyproject.toml"


def test_types_are_published(found: package.Found):
    """py.typed is in the package, so that whoever uses it gets its types."""
    root = Path(package.origin_of(found.module)).parent
    assert (root / "py.typed").exists(), f"{root.name} has no py.typed"


def test_names(subject: Subject, found: package.Found):
    """Names are upper case, so that they can be typed in any.
    The renderer's name is among those of its device."""
    spec = found.device
    parts = [part for alias in spec.aliases for part in alias.split(":", 1)]
    for name in (spec.name, *parts, *spec.renderers, *(r.suffix for r in found.renderers)):
        assert name == name.upper() and name.isidentifier(), f"{name!r} is not a name such as CPU or LLVM"
    assert found.renderer is not None, f"no package offers {subject.name}"
    renderer = subject.renderer
    assert renderer.device == spec.name, f"the renderer of {subject.name} says device = {renderer.device!r}"
    assert renderer.suffix in ("", found.renderer.suffix), f"{found.renderer.name} says suffix = {renderer.suffix!r}"


def test_languages_join(subject: Subject, found: package.Found):
    """What the renderer emits is what its spec says, and a compiler takes it,
    or the runtime loads it by itself."""
    assert found.renderer is not None
    renderer, compiler = subject.tools
    assert renderer.language in ("", found.renderer.language)
    if compiler is None and subject.claims("compiler"):
        assert makes_code(renderer) or found.renderer.language == "kg", (
            f"no compiler takes {found.renderer.language!r} for {subject.target.device}, and the renderer makes no machine code: "
            'where the runtime takes the source itself, its profile says "-compiler"'
        )
    takes_code = compiler is None or type(compiler).compile_code is not Compiler.compile_code
    assert takes_code or not makes_code(renderer), f"{subject.name} makes machine code by itself, and its compiler takes text"


def test_references_resolve(found: package.Found):
    """Every "module:attr" of the records names something that can be called."""
    for reference in found.references:
        assert callable(resolve(reference)), f"{reference} is nothing that can be called"


@may_skip("packages are tested without the device, too")
def test_records_make_what_they_promise(subject: Subject):
    """The device opens as a Runtime that has an allocator."""
    reason = package.reason_unavailable(subject)
    if reason:
        pytest.skip(reason)
    runtime = subject.device.runtime
    assert isinstance(runtime, Runtime) and runtime.allocator is not None
    assert runtime.name, "the runtime has no name: errors would not say which device they are about"


def test_import_is_light(found: package.Found):
    """Loading the plugin imports its records alone: `kg devices` must not wait for drivers and compilers."""
    counted = "print(json.dumps(sorted(set(sys.modules) - before)))"
    script = f"import json, sys; import kg.plugin; before = set(sys.modules); import {found.module}; {counted}"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, env=package.environment()
    )
    assert done.returncode == 0, f"{found.module} can't be imported by itself:\n{done.stderr}"
    loaded: set[str] = set(json.loads(done.stdout))
    heavy = [name for name in _HEAVY if name in loaded]
    own = Path(package.origin_of(found.module)).parent
    assert not heavy, f"importing {own.name} imports {', '.join(heavy)}: import it where it is used"


def test_probe_answers(subject: Subject, found: package.Found):
    """The probe comes back with a Probe, and with a reason and a remedy where it says no."""
    probe = probing.checked_probe(found.device.probe)
    assert probe.available or len(probe.reason) > 10, f"the probe of {subject.target.device} says no, but not why"


def test_probe_leaves_no_traces(found: package.Found):
    """It may be asked at any time and by anybody:
    it changes no environment, directory, signal or path, and says the same again."""
    answers: list[Probe] = []
    for _ in range(2):
        before = package.process_state()
        answers.append(probing.checked_probe(found.device.probe))
        after = package.process_state()
        changed = [name for name in before if before[name] != after[name]]
        assert not changed, f"the probe of {found.device.name} changes {', '.join(changed)} of the process"
    assert answers[0] == answers[1], f"the probe of {found.device.name} changes its mind: {answers[0]}, then {answers[1]}"


def test_profile(subject: Subject):
    """The profile claims capabilities that exist, and its conditions can be read."""
    assert claimed(subject.profile)
    assert subject.profile.device in (subject.target.device, f"{subject.target.device}:{subject.target.renderer}")
    for expect in subject.profile.expectations:
        assert isinstance(holds(expect.when, names_of(subject)), bool)
    for op, dtype, ulp in subject.profile.bounds:
        assert f"op.{op}" in claimed(subject.profile) and f"dtype.{dtype}" in claimed(subject.profile) and ulp > 0


def test_unknown_renderer_is_an_error(subject: Subject):
    """A renderer that nobody offers is refused with those that there are, never replaced."""
    from kg.errors import DeviceUnavailable
    from kg.plugin.registry import open_device

    with pytest.raises(DeviceUnavailable, match=subject.target.renderer or subject.target.device):
        open_device(Target(subject.target.device, None, "NO_SUCH_RENDERER"))
