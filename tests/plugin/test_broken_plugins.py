"""What may be wrong with a plugin: each fault stays with its plugin, is named by `kg doctor`,
and hurts nobody beside it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.distributions import WELL_BEHAVED, Place, device

HEAD = "from kg.plugin import DeviceSpec, Probe, RendererSpec, hookimpl\nKG_API = 1\n"
#: Opens the well-behaved device and runs nothing on it: NULL would not notice.
USE_GOOD = "import kg; d = kg.open_device('GOOD'); print(d.name, d.renderer.suffix, kg.open_device('REF').name)"


@dataclass(frozen=True)
class Fault:
    """A plugin's source, and what doctor says: of the plugin where `device` is empty, else of its device."""

    source: str
    says: tuple[str, ...]
    stage: str = "found"
    device: str = ""


def hook(body: str) -> str:
    return HEAD + "@hookimpl\n" + body


FAULTS = {
    "import": Fault(
        "import no_such_module_anywhere", ("ModuleNotFoundError", "no_such_module_anywhere", "install kg-bad again")
    ),
    "raises": Fault("KG_API = 1\nraise RuntimeError('no luck')", ("RuntimeError: no luck", "KG_DISABLE=bad")),
    "exits": Fault("import sys\nsys.exit(3)", ("SystemExit: 3",)),
    "syntax": Fault("def (", ("SyntaxError",)),
    "no api": Fault("x = 1", ("does not say which KG_API", "must set KG_API = 1")),
    "old api": Fault("KG_API = 0", ("made for KG_API 0, this kg has 1", "install a newer kg-bad")),
    "new api": Fault("KG_API = 2", ("made for KG_API 2, this kg has 1", "install a newer kg-core")),
    "odd api": Fault("KG_API = '1'", ("must be a number",)),
    "misspelt": Fault(hook("def kg_devcies():\n    return []"), ("kg_devcies is no hook of kg", "did you mean kg_devices?")),
    "misspelt and unmarked": Fault(
        HEAD + "def kg_compiler():\n    return []", ("kg_compiler is no hook of kg", "did you mean kg_compilers?")
    ),
    "unknown": Fault(hook("def kg_zzz():\n    return []"), ("kg_zzz is no hook of kg; there are kg_devices",)),
    "unmarked": Fault(HEAD + "def kg_devices():\n    return []", ("kg_devices is not marked", "@hookimpl")),
    "signature": Fault(
        hook("def kg_tensor_cores(arch):\n    return []"), ("kg_tensor_cores takes (target), not the parameter arch",)
    ),
    "wrapper": Fault(
        HEAD + "@hookimpl(wrapper=True)\ndef kg_devices():\n    return (yield)", ("kg_devices is a wrapper", "nothing to wrap")
    ),
    "raising hook": Fault(
        hook("def kg_renderers():\n    return 1 / 0"), ("kg_renderers() failed: ZeroDivisionError",), "loaded"
    ),
    "wrong records": Fault(hook("def kg_devices():\n    return ['BAD']"), ("must return DeviceSpec records",), "loaded"),
    "no records": Fault(hook("def kg_devices():\n    return 7"), ("must return DeviceSpec records, not 7",), "loaded"),
    "bad name": Fault(
        hook("def kg_devices():\n    return [DeviceSpec('bad', 'a:b')]"), ("'bad' is no name: capital letters",), "loaded"
    ),
    "bad reference": Fault(
        hook("def kg_devices():\n    return [DeviceSpec('BAD', 'kg_bad.open')]"),
        ("is not of the form module:attribute",),
        "loaded",
    ),
    "own name": Fault(device("REF").replace("kg_ref", "kg_bad"), ("REF is kg's own name",), "loaded"),
    "probe raises": Fault(
        device("BAD", probe="raise OSError('driver said no')"), ("its probe failed: OSError: driver said no",), "loaded", "BAD"
    ),
    "probe returns": Fault(device("BAD", probe="return True"), ("must return a Probe, not True",), "loaded", "BAD"),
    "probe exits": Fault(device("BAD", probe="os._exit(3)"), ("its probe ended the process with status 3",), "loaded", "BAD"),
    "probe crashes": Fault(
        device("BAD", probe="os.kill(os.getpid(), signal.SIGSEGV)"), ("its probe crashed with SIGSEGV",), "loaded", "BAD"
    ),
    "probe hangs": Fault(device("BAD", probe="time.sleep(1000)"), ("its probe took longer than",), "loaded", "BAD"),
    "open raises": Fault(
        device("BAD", more="def opens(t):\n    raise OSError('busy')").replace(
            "kg.runtime.devices.null:open_runtime", "kg_bad:opens"
        ),
        ("opening it failed: OSError: busy",),
        "probed",
        "BAD",
    ),
    "open crashes": Fault(
        device("BAD", more="def opens(t):\n    import os; os.abort()").replace(
            "kg.runtime.devices.null:open_runtime", "kg_bad:opens"
        ),
        ("opening it crashed with SIGABRT",),
        "probed",
        "BAD",
    ),
    "open returns": Fault(
        device("BAD", more="def opens(t):\n    return 3").replace("kg.runtime.devices.null:open_runtime", "kg_bad:opens"),
        ("must return a Runtime, not 3",),
        "probed",
        "BAD",
    ),
}


def named(fault: str) -> tuple[str, Fault]:
    """A name for the plugin of a fault, and the fault under this name."""
    name = f"bad{list(FAULTS).index(fault)}"
    wrong = FAULTS[fault]
    source = wrong.source.replace("kg_bad", f"kg_{name}").replace("BAD", name.upper())
    says = tuple(text.replace("kg-bad", f"kg-{name}").replace("=bad", f"={name}") for text in wrong.says)
    return name, Fault(source, says, wrong.stage, wrong.device and name.upper())


@dataclass(frozen=True)
class Seen:
    """What doctor and a program say where all faulty plugins stand beside the well-behaved one."""

    place: Place
    first: dict[str, Any]
    text: str
    used: str


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Seen:
    place = Place(tmp_path_factory.mktemp("faults"))
    place.add("kg-good", WELL_BEHAVED)
    for fault in FAULTS:
        name, wrong = named(fault)
        place.add(f"kg-{name}", wrong.source)
    first = place.doctor_json("--timeout", "8")
    return Seen(place, first, place.doctor("--timeout", "8")[1], place.python("-c", USE_GOOD).stdout)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_by_doctor(fault: str, seen: Seen) -> None:
    name, wrong = named(fault)
    group = "devices" if wrong.device else "plugins"
    line = next(x for x in seen.first[group] if x["name"] == (wrong.device or name))
    assert line["state"] == "broken" and line["stage"] == wrong.stage, line
    for text in wrong.says:
        assert text in f"{line['reason']}: {line['remedy']}"
        assert text.partition("took longer")[0] in seen.text
    assert line["remedy"] or "opening it failed" in line["reason"], "doctor says what to do"
    if wrong.device:
        assert next(x for x in seen.first["plugins"] if x["name"] == name)["state"] == "ok", "the plugin itself is not at fault"


def test_faults_hurt_no_other(seen: Seen) -> None:
    good = next(x for x in seen.first["devices"] if x["name"] == "GOOD")
    assert (good["stage"], good["state"], good["detail"]) == ("opened", "ok", "g1, fast")
    assert seen.used.split() == ["GOOD:TEXT", "TEXT", "REF:TEXT"]
    groups = ("plugins", "devices", "renderers", "compilers", "rulesets", "passes", "checks")
    broken = {x["name"] for group in groups for x in seen.first[group] if x["state"] == "broken"}
    assert broken == {named(f)[1].device or named(f)[0] for f in FAULTS}, "all faults, and nothing else"
    assert seen.first["broken"] == len(FAULTS) and f"{len(FAULTS)} broken" in seen.text


def test_what_took_a_process_down_is_not_tried_again(seen: Seen) -> None:
    """Neither by doctor nor in the process of who opens the device; only `--fresh` does."""
    fatal = ("probe crashes", "probe hangs", "probe exits", "open crashes")
    for fault in fatal:
        device_name = named(fault)[1].device
        done = seen.place.python("-c", f"import kg; kg.open_device({device_name!r})")
        assert done.returncode == 1 and "It is not tried again until `kg doctor --fresh`" in done.stderr
    assert seen.text.count("It is not tried again until") == len(fatal)


def test_a_well_behaved_plugin_is_not_broken(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    status, text = place.doctor()
    assert status == 0 and "nothing is broken" in text and "default device: GOOD" in text
    line = next(x for x in place.doctor_json()["plugins"] if x["name"] == "good")
    assert (line["stage"], line["distribution"], line["version"], line["api"]) == ("loaded", "kg-good", "1.0", 1)
    assert line["detail"] == "1 device, 1 renderer, 1 profile"


def test_an_absent_device_is_not_broken(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-away", device("AWAY", probe="return Probe(False, 'libaway.so was not found: install away')"))
    status, text = place.doctor()
    assert status == 0 and "missing: libaway.so was not found: install away" in text
    used = place.python(
        "-c", "import kg; from kg.plugin.registry import default_name; print(default_name() != 'AWAY'); kg.open_device('AWAY')"
    )
    assert used.stdout.split() == ["True"] and "AWAY: libaway.so was not found: install away" in used.stderr


def test_what_a_probe_prints_is_no_answer(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-loud", device("LOUD", probe="""print('{"stage": "opened"}'); os.system("echo loud"); return Probe(True)"""))
    found = place.doctor_json()
    assert next(x for x in found["devices"] if x["name"] == "LOUD")["stage"] == "opened"


def test_a_raising_hook_hides_nothing_of_its_own_plugin(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-half", device("HALF", more="@hookimpl\ndef kg_compilers():\n    return 1 / 0"))
    found = place.doctor_json()
    assert next(x for x in found["devices"] if x["name"] == "HALF")["stage"] == "opened"
    assert "kg_compilers() failed" in next(x for x in found["plugins"] if x["name"] == "half")["reason"]


@pytest.mark.parametrize("fault", ["import", "old api", "misspelt", "raising hook", "own name"])
def test_strict_raises_at_once(fault: str, tmp_path: Path) -> None:
    place = Place(tmp_path, {"KG_STRICT_PLUGINS": "1"})
    place.add("kg-bad", FAULTS[fault].source)
    done = place.python("-c", "import kg; kg.devices()")
    assert done.returncode == 1 and FAULTS[fault].says[0].split(":")[-1].strip() in done.stderr


def test_damaged_metadata_of_a_stranger_hides_no_plugin(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    (place.site / "aaa-1.dist-info").mkdir()
    (place.site / "bbb-1.dist-info").mkdir()
    (place.site / "bbb-1.dist-info" / "METADATA").write_bytes(b"\xff\xfe\x00")
    (place.site / "bbb-1.dist-info" / "entry_points.txt").write_bytes(b"[[[\xff")
    assert place.python("-c", USE_GOOD).stdout.startswith("GOOD:TEXT")
