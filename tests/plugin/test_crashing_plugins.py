"""Plugins whose import, hooks or probe would take the process down:
every command answers all the same, and names them."""

from __future__ import annotations

import re
import textwrap
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import pytest
from kg.plugin.hookspecs import HOOKS
from support.distributions import WELL_BEHAVED, Place, device

HEAD = "import ctypes, os, time\nfrom kg.plugin import DeviceSpec, Probe, RendererSpec, hookimpl\nKG_API = 1\n"
PARAMETERS = {
    "kg_tensor_cores": "target",
    "kg_default_device": "candidates",
    "kg_commands": "subparsers",
    "kg_schedule": "kernel, renderer",
    "kg_planner": "kernel, renderer",
    "kg_event": "event",
}
#: what a crash is, and what is said of it
ENDS = {
    "segfault": ("ctypes.string_at(0)", "crashed with SIGSEGV"),
    "exit 0": ("os._exit(0)", "ended the process with status 0"),
    "exit 3": ("os._exit(3)", "ended the process with status 3"),
    "abort": ("os.abort()", "crashed with SIGABRT"),
    "hang": ("time.sleep(10000)", "took longer than"),
}
RUN = """
import kg, numpy as np
kernel = kg.sink(kg.param(0, (8,), kg.float32).store(kg.param(1, (8,), kg.float32) + 1.0), name="plus")
for name in ("CPU", "REF", ""):
    print(name, kg.open_device(name).run(kernel, np.ones(8, np.float32))[0][0])
"""


@dataclass(frozen=True)
class Crash:
    """A plugin's source, where `{name}` is its own, what is said of it, and whether of its device."""

    source: str
    says: str
    of_device: bool = False

    @property
    def hangs(self) -> bool:
        return "took longer" in self.says


def hook_crash(hook: str, end: str) -> Crash:
    body, says = ENDS[end]
    parameters = PARAMETERS.get(hook, "")
    return Crash(f"{HEAD}@hookimpl\ndef {hook}({parameters}):\n    {body}\n", f"its hook {hook}() {says}")


def probe_crash(end: str) -> Crash:
    body, says = ENDS[end]
    return Crash(textwrap.dedent(device("NAME", probe=f"import ctypes; {body}")), f"its probe {says}", of_device=True)


CRASHES = {
    **{f"import {end}": Crash(f"{HEAD}{body}\n", f"importing it {says}") for end, (body, says) in ENDS.items()},
    **{f"{hook} {end}": hook_crash(hook, end) for hook, end in zip(HOOKS, cycle(["exit 0", "segfault", "exit 3", "abort"]), strict=False)},
    "kg_devices generator": Crash(
        f"{HEAD}@hookimpl\ndef kg_devices():\n    os._exit(0)\n    yield\n", "its hook kg_devices() ended the process with status 0"
    ),
    "kg_renderers hang": hook_crash("kg_renderers", "hang"),
    **{f"probe {end}": probe_crash(end) for end in ENDS},
}  # fmt: skip


def plugin_name(crash: str) -> str:
    return "bad" + "".join(c for c in crash if c.isalnum())


def add(place: Place, crash: str) -> str:
    name = plugin_name(crash)
    place.add(f"kg-{name}", CRASHES[crash].source.replace("NAME", name.upper()).replace("kg_name", f"kg_{name}"))
    return name


@dataclass(frozen=True)
class Said:
    """What each command said, in a cache directory of its own where nothing was tried before."""

    devices: str
    doctor: str
    run: str
    warned: str


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> Said:
    """All that crash at once, beside a plugin that is well.
    Those that hang are tried by doctor, which has a shorter limit."""
    place = Place(tmp_path_factory.mktemp("crashes"), cpu=True)
    for crash, what in CRASHES.items():
        if not what.hangs:
            add(place, crash)
    place.add("kg-good", WELL_BEHAVED.replace("priority=99", "priority=1"))

    def ask(command: str) -> tuple[str, str]:
        settings = {"KG_CACHE_DIR": str(place.root / command)}
        arguments = ["-c", RUN] if command == "run" else ["-m", "kg", command]
        done = place.python(*arguments, **settings)
        assert done.returncode == (command == "doctor"), done.stderr
        return done.stdout, done.stderr

    with ThreadPoolExecutor(3) as pool:
        devices, doctor, run = pool.map(ask, ["devices", "doctor", "run"])
    return Said(devices[0], doctor[0], run[0], run[1])


@pytest.mark.parametrize("crash", [crash for crash, what in CRASHES.items() if not what.hangs])
def test_every_command_answers_and_names_it(crash: str, said: Said) -> None:
    name, what = plugin_name(crash), CRASHES[crash]
    subject = name.upper() if what.of_device else name
    for text in (said.devices, said.doctor, said.warned):
        lines = [line for line in text.split("\n") if subject in line.replace(":", " ").split()]
        assert any(what.says in line and "KG_DISABLE" in line for line in lines) or (
            what.of_device and what.says in lines[0]
        ), text


def test_all_others_work(said: Said) -> None:
    assert [line.split() for line in said.run.splitlines()] == [["CPU", "2.0"], ["REF", "2.0"], ["2.0"]]
    for text in (said.devices, said.doctor):
        assert any(line.startswith("GOOD:TEXT") and "missing" not in line for line in text.split("\n"))
        assert any(line.startswith("CPU:LLVM") and "missing" not in line for line in text.split("\n"))


def test_what_hangs_is_given_up_and_named(tmp_path: Path) -> None:
    place = Place(tmp_path)
    names = [add(place, crash) for crash, what in CRASHES.items() if what.hangs]
    place.add("kg-good", WELL_BEHAVED)
    status, text = place.doctor("--timeout", "3")
    assert status == 1
    assert text.count("took longer than 3 s") == len(names) == 3 and "3 broken:" in text
    devices = place.python("-m", "kg", "devices")
    assert devices.returncode == 0
    assert devices.stdout.count("took longer than 3 s. It is not tried again until `kg doctor --fresh`") == 3
    run = place.python("-c", "import kg; print(kg.open_device('').name)")
    assert run.returncode == 0 and run.stdout.split() == ["GOOD:TEXT"], run.stderr
    assert [name for name in names if f"plugin {name} " in run.stderr or f"device {name.upper()} " in run.stderr] == names


#: `kg` whose commands give a plugin so many seconds where they name none, and not 20.
IMPATIENT = """
import sys
from kg.cli import main
from kg.plugin.registry import registry
assert registry.__kwdefaults__["timeout"] == 20
registry.__kwdefaults__["timeout"] = 3.0
sys.exit(main(sys.argv[1:]))
"""


def test_a_hang_at_import_is_given_up_by_kg_devices_itself(tmp_path: Path) -> None:
    place = Place(tmp_path)
    name = add(place, "import hang")
    done = place.python("-c", IMPATIENT, "devices")
    assert done.returncode == 0 and f"plugin {name} was left out: importing it took longer than 3 s" in done.stdout


COUNTED = """
import os
with open(os.path.join(os.path.dirname(__file__), "imports.txt"), "a") as file:
    file.write(f"{os.getpid()}\\n")
"""


def imports(place: Place) -> int:
    """How often the plugin was imported since it was asked last, in whatever process."""
    file = place.site / "imports.txt"
    count = len(file.read_text().split()) if file.exists() else 0
    file.unlink(missing_ok=True)
    return count


def test_a_verdict_is_remembered_until_the_plugin_changes(tmp_path: Path) -> None:
    place = Place(tmp_path, fresh=True)
    good = device("GOOD").replace("import *", "import *\n    import kg_helper")
    place.add("kg-good", good)
    (place.site / "kg_helper.py").write_text(COUNTED)

    def listed(**settings: str) -> str:
        return place.python("-m", "kg", "devices", **settings).stdout

    assert "GOOD:TEXT" in listed() and imports(place) == 4, "tried, its probe, the renderers tried together, then imported"
    assert "GOOD:TEXT" in listed() and imports(place) == 1, "no process is started again"
    (place.site / "kg_helper.py").write_text(COUNTED + "os._exit(0)\n")
    assert "plugin good was left out: importing it ended the process with status 0" in listed()
    assert imports(place) == 2, "what it imports is part of it: tried with others, then by itself"
    assert "importing it ended the process with status 0" in listed() and imports(place) == 0
    (place.site / "kg_helper.py").write_text(COUNTED)
    assert "importing it ended" in listed(), "the plugin itself is the same"
    assert place.doctor("--fresh")[0] == 0
    imports(place)
    assert "GOOD:TEXT" in listed() and imports(place) == 1


def test_changed_sources_of_a_crashing_plugin_are_tried_again(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", "import os\nos.abort()")
    assert "importing it crashed with SIGABRT" in place.python("-m", "kg", "devices").stdout
    (place.site / "kg_good.py").write_text(textwrap.dedent(device("GOOD")))
    assert "GOOD:TEXT" in place.python("-m", "kg", "devices").stdout


def test_without_a_cache_directory_every_process_tries(tmp_path: Path) -> None:
    place = Place(tmp_path, {"KG_NO_CACHE": "1"})
    place.add("kg-good", textwrap.dedent(device("GOOD")) + COUNTED)
    place.add("kg-bad", "import os\nos._exit(0)")
    for _ in range(2):
        done = place.python("-m", "kg", "devices")
        assert "GOOD:TEXT" in done.stdout and "plugin bad was left out" in done.stdout and done.returncode == 0
        assert imports(place) == 4, "tried, its probe, the renderers tried together, then imported"
    assert place.doctor()[0] == 1


def test_where_no_process_can_be_started_plugins_are_used_untried(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", device("GOOD"))
    done = place.python("-c", "import sys; sys.executable = ''; import kg; print(kg.open_device('GOOD').name)")
    assert done.stdout.split() == ["GOOD:TEXT"]
    assert "kg_good could not be tried in a process of its own, and is used untried: no process could be started" in done.stderr
    # an application in the place of Python, or one that only ends
    for code in ("sys.frozen = True", "sys.executable = '/bin/false'"):
        done = place.python("-c", f"import sys; {code}; import kg; print(kg.open_device('GOOD').name)", KG_NO_CACHE="1")
        assert done.stdout.split() == ["GOOD:TEXT"] and "is used untried" in done.stderr


def test_a_plugin_that_asks_for_devices_when_imported_starts_no_circle(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    place.add("kg-asks", "import kg\nkg.devices()\n")
    done = place.python("-m", "kg", "devices")
    assert "GOOD:TEXT" in done.stdout and "plugin asks was left out" in done.stdout


MADE = """
    import ctypes, os, time
    from kg.plugin import CompilerSpec, DeviceSpec, RendererSpec, hookimpl

    KG_API = 1

    @hookimpl
    def kg_devices():
        return [DeviceSpec("BAD", "kg_bad:opened", renderers=("TEXT",), priority=99)]

    @hookimpl
    def kg_renderers():
        return [RendererSpec("BAD:TEXT", "kg_bad:renderer", "bad")]

    @hookimpl
    def kg_compilers():
        return [CompilerSpec("bad", "kg_bad:compiler", "bad", devices=("BAD",))]

    def opened(target):
        from kg.runtime.devices.null import open_runtime
        OPENED
        return open_runtime(target)

    def renderer(target):
        from kg.runtime.devices.null import make_renderer
        RENDERER
        return make_renderer(target)

    def compiler(target):
        from kg.plugin import Compiler
        COMPILER
        return Compiler()
"""
MAKE = "import kg; kg.open_device('BAD').renderer"
#: What becomes of each device named, as a program sees it that catches nothing but errors.
MAKE_EACH = """
import sys, kg
print(kg.open_device("REF").name)
for name in sys.argv[1:]:
    try:
        kg.open_device(name).renderer
    except Exception as error:
        print(f"{type(error).__module__}.{type(error).__qualname__}: {error}")
"""


def made(name: str = "bad", **bodies: str) -> str:
    """A plugin with a device that is made by these bodies; what they give back without one is core's."""
    source = MADE
    for what in ("opened", "renderer", "compiler"):
        source = source.replace(what.upper() + "\n", bodies.get(what, "pass") + "\n")
    return source.replace("kg_bad", f"kg_{name}").replace("BAD", name.upper()).replace('"bad"', f'"{name}"')


def each_made(place: Place, bodies: dict[str, str]) -> dict[str, tuple[str, str]]:
    """A plugin for each of these bodies and each of what a device is made of:
    what is made, and of what body, by the plugin's name."""
    added = {
        f"bad{what}{number}": (what, body) for what in ("opened", "renderer", "compiler") for number, body in enumerate(bodies)
    }
    for name, (what, body) in added.items():
        place.add(f"kg-{name}", made(name, **{what: bodies[body]}))
    return added


def test_devices_that_crash_when_they_are_made_take_nothing_down(tmp_path: Path) -> None:
    place = Place(tmp_path, cpu=True)
    added = each_made(place, {end: ENDS[end][0] for end in ("segfault", "exit 0")})
    devices = [name.upper() for name in added]
    says = {
        name.upper(): f"opening it {ENDS[end][1]}"
        if what == "opened"
        else f"making {name.upper()}:TEXT or its compiler {ENDS[end][1]}"
        for name, (what, end) in added.items()
    }
    for _ in range(2):
        listed = place.python("-m", "kg", "devices")
        assert listed.returncode == 0 and "CPU:LLVM" in listed.stdout, listed.stderr
        for name, (what, _) in added.items():
            if what != "opened":  # which listing devices does not do
                line = rf"{name.upper()}:TEXT +{name} +missing +{says[name.upper()]}"
                assert re.search(line, listed.stdout), listed.stdout
        run = place.python("-c", MAKE_EACH, *devices)
        assert run.returncode == 0, run.stderr
        ref, *lines = run.stdout.splitlines()
        assert ref == "REF:TEXT" and len(lines) == len(devices)
        for device_name, line in zip(devices, lines, strict=True):
            error = f"kg.errors.DeviceUnavailable: {device_name}: {says[device_name]}"
            assert line.replace(":TEXT: ", ": ").startswith(error), line
    status, text = place.doctor()
    assert status == 1 and all(said in text for said in says.values()) and "default device: BAD" in text, text


def test_a_device_that_crashes_when_it_is_made_fails_the_program(tmp_path: Path) -> None:
    """One that does not catch the error."""
    place = Place(tmp_path)
    place.add("kg-bad", made(opened=ENDS["segfault"][0]))
    run = place.python("-c", MAKE)
    assert run.returncode == 1 and "kg.errors.DeviceUnavailable: BAD: opening it crashed with SIGSEGV" in run.stderr, run.stderr


def test_a_device_that_hangs_when_it_is_made(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-bad", made(renderer="time.sleep(10000)"))
    assert "making BAD:TEXT or its compiler took longer than 3 s" in place.doctor("--timeout", "3")[1]
    devices = place.python("-m", "kg", "devices")
    assert devices.returncode == 0 and "making BAD:TEXT or its compiler took longer than 3 s" in devices.stdout
    slow = Place(tmp_path / "slow")
    slow.add("kg-bad", made(opened="time.sleep(5)"))
    assert "opening it took longer than 3 s" in slow.doctor("--timeout", "3")[1]
    run = slow.python("-c", "import kg; print(kg.open_device('BAD').name)")
    assert run.stdout.split() == ["BAD:TEXT"], "a driver that starts slowly is waited for where the device is asked for"


def test_what_fails_to_be_made_is_an_error_of_kg_that_names_it(tmp_path: Path) -> None:
    place = Place(tmp_path)
    added = each_made(place, {"raises": "raise ValueError('of theirs')", "returns": "return None"})
    run = place.python("-c", MAKE_EACH, *(name.upper() for name in added))
    assert run.returncode == 0, run.stderr
    for (name, (_, how)), line in zip(added.items(), run.stdout.splitlines()[1:], strict=True):
        assert re.match(rf"kg\.\S+(DeviceUnavailable|PluginError): {name.upper()}\b", line), line
        assert ("of theirs" in line) == (how == "raises"), line


def test_what_came_through_is_not_made_twice_in_later_processes(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-bad", made(opened=COUNTED.strip().replace("\n", "\n        ")))
    counts: list[int] = []
    for _ in range(3):
        assert place.python("-c", MAKE).returncode == 0
        counts.append(imports(place))
    assert counts == [2, 1, 1]


def test_strict_raises_for_a_crash(tmp_path: Path) -> None:
    place = Place(tmp_path, {"KG_STRICT_PLUGINS": "1"})
    place.add("kg-bad", "import os\nos._exit(0)")
    for _ in range(2):
        done = place.python("-c", "import kg; kg.devices()")
        assert done.returncode == 1 and "PluginError: plugin bad: importing it ended the process with status 0" in done.stderr


def test_texts_of_plugins_do_not_steer_the_terminal(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-loud", device("LOUD", probe=r"return Probe(False, '\x1b]0;owned\x07\x1b[2Jgone\r\u202e')"))
    place.add("kg-worse", r"raise OSError('\x1b[31mred\x9b')")
    texts = [place.python("-m", "kg", "devices").stdout, place.doctor()[1]]
    texts.append(place.python("-m", "kg", "bench", "--device", "LOUD").stderr)
    for text in texts:
        assert r"\x1b]0;owned\x07\x1b[2Jgone\r\u202e" in text
        assert all(c.isprintable() or c == "\n" for c in text), text
    assert all(r"\x1b[31mred\x9b" in text for text in texts[:2])


def test_the_process_that_tries_plugins_opens_the_device_too(tmp_path: Path) -> None:
    """A first start imports a plugin where it is tried, opened and its renderer made,
    and where the program runs: no more than that."""
    place = Place(tmp_path, fresh=True)
    place.add("kg-good", textwrap.dedent(device("GOOD")) + COUNTED)
    assert place.python("-c", "import kg; print(kg.open_device('GOOD'))").stdout == "Device(GOOD:TEXT)\n"
    assert imports(place) == 2
    assert place.python("-c", "import kg; print(kg.open_device('GOOD'))").stdout == "Device(GOOD:TEXT)\n"
    assert imports(place) == 1


def test_a_device_that_crashes_where_plugins_are_tried_is_tried_by_itself(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-bad", textwrap.dedent(device("BAD", probe="import os; os.abort()")) + COUNTED)
    done = place.python("-c", "import kg; kg.open_device('BAD')")
    assert "its probe crashed with SIGABRT" in done.stderr and done.returncode == 1
    assert imports(place) == 3, "with all plugins, by itself, here"


OPENED_TOGETHER = """
from kg.plugin.api import Target
from kg.plugin.registry import registry
from kg.plugin.trials.first_use import crash_of_opening, try_opening
known, targets = registry(), [Target.parse(name) for name in ("ONE", "TWO", "BAD", "THREE", "REF")]
try_opening(known, targets)
for target in targets:
    print(target, crash_of_opening(known, target).partition(".")[0])
"""


def test_devices_are_opened_for_trial_in_one_process(tmp_path: Path) -> None:
    """But for one that takes it down, which is named, and those after it."""
    place = Place(tmp_path, fresh=True)
    place.add("kg-one", textwrap.dedent(device("ONE")) + COUNTED)
    for name in ("two", "three"):
        place.add(f"kg-{name}", textwrap.dedent(device(name.upper())))
    place.add("kg-bad", made(opened=ENDS["segfault"][0]))
    expected = f"ONE \nTWO \nBAD opening it {ENDS['segfault'][1]}\nTHREE \nREF \n"
    assert place.python("-c", OPENED_TOGETHER).stdout == expected
    assert imports(place) == 5, "with all plugins, here, with the first three devices, with BAD by itself, with the last"
    assert place.python("-c", OPENED_TOGETHER).stdout == expected
    assert imports(place) == 1
