"""What each hook brings about, beyond devices, renderers and compilers."""

from __future__ import annotations

from pathlib import Path

import pytest
from kg.plugin import hookspecs
from support.distributions import WELL_BEHAVED, Place, device

KERNEL = """
import kg, numpy as np
x = kg.param(1, (8,), kg.float32)
kernel = kg.sink(kg.param(0, (8,), kg.float32).store(x * 3.0), name="triple")
device = kg.open_device("REF")
print([float(v) for v in device.run(kernel, np.ones(8, np.float32))[0]][:1], [r.name for r in device.renderer.target_rules])
"""


def test_the_frozen_hooks_are_those_of_the_plan() -> None:
    assert (
        *("kg_devices", "kg_renderers", "kg_compilers", "kg_tensor_cores", "kg_rulesets", "kg_passes", "kg_profiles"),
    ) == hookspecs.FROZEN
    for name in hookspecs.HOOKS:
        said = (getattr(hookspecs, name).__doc__ or "").partition(".")[0]
        assert (said == "Provisional") == (name in hookspecs.PROVISIONAL)


CHOICE = """
    from kg.plugin import hookimpl
    KG_API = 1

    @hookimpl
    def kg_default_device(candidates):
        return {answer}
"""


@pytest.mark.parametrize(
    ("answer", "expected"),
    [("'NULL'", "NULL"), ("None", "GOOD"), ("'NONE'", "GOOD"), ("candidates[-1]", "NULL"), ("1 / 0", "GOOD")],
)
def test_a_plugin_chooses_the_default_device(answer: str, expected: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    place.add("kg-choice", CHOICE.format(answer=answer))
    done = place.python("-c", "from kg.plugin.registry import default_name; print(default_name())")
    assert done.stdout == f"{expected}\n"
    assert ("kg_default_device() chose 'NONE'" in done.stderr) == ("NONE" in answer)
    assert place.python("-c", "import kg; print(kg.open_device().name)", KG_DEVICE="ref").stdout == "REF:TEXT\n"


CHECKS = """
    from kg.plugin import Check, hookimpl
    KG_API = 1

    @hookimpl
    def kg_checks():
        return [Check("firmware", "kg_checks:firmware"), Check("fan", "kg_checks:fan"), Check("crash", "kg_checks:crash")]

    def firmware():
        return "firmware 3 is too old: update it to 4"

    def fan():
        return ""

    def crash():
        import os
        os.abort()
"""


def test_checks_of_plugins_are_lines_of_doctor(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-checks", CHECKS)
    found = [x for x in place.doctor_json()["checks"] if x["plugin"] == "checks"]
    assert [(x["name"], x["state"]) for x in found] == [("crash", "broken"), ("fan", "ok"), ("firmware", "broken")]
    assert "SIGABRT" in found[0]["reason"] and found[2]["reason"] == "firmware 3 is too old: update it to 4"


FINDINGS = """
    from kg.plugin import Check, Finding, hookimpl
    KG_API = 1

    @hookimpl
    def kg_checks():
        return [Check("parts", "kg_parts:parts"), Check("none", "kg_parts:none"), Check("wrong", "kg_parts:wrong")]

    def parts():
        yield Finding("valve", "number 7")
        yield Finding("gauge", "not found", "missing", "buy one")
        yield Finding("pump", "leaks", "broken")

    def none():
        return []

    def wrong():
        return [Finding("pipe", "bent", "odd")]
"""


def test_a_check_may_find_several_things(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-parts", FINDINGS)
    found = [x for x in place.doctor_json()["checks"] if x["plugin"] == "parts"]
    assert [(x["name"], x["state"]) for x in found] == [
        ("none", "ok"), ("valve", "ok"), ("gauge", "missing"), ("pump", "broken"), ("wrong", "broken"),
    ]  # fmt: skip
    assert found[1]["detail"] == "number 7" and (found[2]["reason"], found[2]["remedy"]) == ("not found", "buy one")
    assert "kg_parts:wrong must return a text or Findings" in found[4]["reason"]
    assert "gauge parts missing: not found: buy one" in [" ".join(line.split()) for line in place.doctor()[1].splitlines()]


COMMANDS = """
    from kg.plugin import hookimpl
    KG_API = 1

    @hookimpl
    def kg_commands(subparsers):
        parser = subparsers.add_parser("flash", help="writes firmware")
        parser.add_argument("file")
        parser.set_defaults(run=lambda options: print("flashing", options.file) or 0)
"""


def test_commands_of_plugins(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-commands", COMMANDS)
    place.add("kg-worse", COMMANDS.replace('"flash"', '"doctor"'))
    assert place.python("-m", "kg", "flash", "a.bin").stdout == "flashing a.bin\n"
    assert "writes firmware" in place.python("-m", "kg", "--help").stdout
    assert place.python("-m", "kg", "doctor").stdout.startswith("kg 0.")


def test_device_of_a_plugin_is_opened_by_alias_and_number(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-one", device("ONE").replace("priority=200", "aliases=('UNO',)"))
    done = place.python("-c", "import kg; print(kg.open_device('uno:1').name, kg.open_device('ONE').name)")
    assert done.stdout == "ONE:1:TEXT ONE:TEXT\n"


def test_an_alias_of_two_names_is_the_device(tmp_path: Path) -> None:
    """`OTHER:SIM` then is no renderer of OTHER, whether that device is there or not."""
    place = Place(tmp_path)
    place.add("kg-one", device("ONE").replace("priority=200", "aliases=('OTHER:SIM',)"))
    done = place.python("-c", "import kg; print(kg.open_device('other:sim').name, kg.open_device('ONE').name)")
    assert done.stdout == "ONE:TEXT ONE:TEXT\n"
    done = place.python("-m", "kg", "doctor")
    assert "problem" not in done.stdout.lower()


CACHE = """
    import os
    from pathlib import Path
    from kg.plugin import hookimpl
    KG_API = 1

    class Folder:
        def get(self, kind, digest):
            {before}
            place = Path(os.environ["TEST_SHARED"]) / f"{{kind}}-{{digest}}"
            return place.read_bytes() if place.exists() else None

        def put(self, kind, digest, data):
            {before}
            (Path(os.environ["TEST_SHARED"]) / f"{{kind}}-{{digest}}").write_bytes(data)

    @hookimpl
    def kg_compile_cache():
        return Folder()

    @hookimpl
    def kg_event(event):
        if event.kind == "program":
            print(event.name, event.target, "hit" if event.hit else "miss", event.seconds > 0)
        elif event.name == "linearize" or (event.kind == "pass" and event.name == "legalize_vectors"):
            print(event.kind, event.name)
"""


def test_a_shared_cache_and_events(tmp_path: Path) -> None:
    """Two machines, which are two cache directories, and what kg tells of what it did."""
    (tmp_path / "shared").mkdir()
    texts: list[str] = []
    for machine in ("one", "two", "three"):
        place = Place(tmp_path / machine, {"TEST_SHARED": str(tmp_path / "shared")})
        place.add("kg-cache", CACHE.format(before="pass"))
        if machine == "three":
            for entry in (tmp_path / "shared").iterdir():
                entry.write_bytes(entry.read_bytes()[:-1] + b"x")
        texts.append(place.python("-c", KERNEL).stdout)
    assert texts[0].split("\n")[:3] == ["pass legalize_vectors", "triple REF:TEXT miss True", "[3.0] []"]
    assert texts[1].split("\n")[:2] == ["triple REF:TEXT hit True", "[3.0] []"], "nothing was made on the second machine"
    assert texts[2] == texts[0], "a damaged entry is none"


def test_a_failing_shared_cache_is_a_cache_without_entries(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-cache", CACHE.format(before="raise OSError('no network')"))
    done = place.python("-c", KERNEL)
    assert "[3.0] []" in done.stdout and done.stderr.count("OSError: no network") == 1


OBJECT = """
    from kg.plugin import DeviceSpec, RendererSpec, hookimpl

    class Brings:
        KG_API = 1

        @hookimpl(specname="kg_devices")
        def mine(self):
            return [DeviceSpec("THING", "kg.runtime.devices.null:open_runtime", renderers=("TEXT",))]

        @hookimpl
        def kg_renderers(self):
            return [RendererSpec("THING:TEXT", "kg.runtime.devices.null:make_renderer", "kg")]

        @hookimpl(optionalhook=True)
        def kg_hook_of_a_later_kg(self):
            raise AssertionError("never asked")

    plugin = Brings()
"""


def test_an_entry_point_may_name_an_object(tmp_path: Path) -> None:
    """Whose functions have names of their own, and hooks that only a later kg knows."""
    place = Place(tmp_path)
    place.add("kg-thing", OBJECT, module="kg_thing:plugin")
    assert place.python("-c", "import kg; print(kg.open_device('THING').name)").stdout == "THING:TEXT\n"
    assert place.doctor()[0] == 0
