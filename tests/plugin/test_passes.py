"""Passes that plugins add to the pipeline at its slots: `kg_passes`."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.distributions import Place

KERNEL = """
import kg, numpy as np
x = kg.param(1, (8,), kg.float32)
kernel = kg.sink(kg.param(0, (8,), kg.float32).store(x * 3.0), name="triple")
device = kg.open_device("REF")
print(float(device.run(kernel, np.ones(8, np.float32))[0][0]), [p.name for p in device.renderer.passes])
"""
#: Wrong on purpose, so that its effect shows: every 3 becomes another number.
CHANGED = "sink.substitute({u: u.const_like(%s) for u in sink.toposort() if u.op is Op.CONST and u.arg == 3.0})"


def plugin(spec: str, result: str = CHANGED % 5.0) -> str:
    """A plugin with one pass, which returns this expression of `sink` and `context`."""
    return f"""
    from kg.plugin import Op, PassSpec, hookimpl
    KG_API = 1

    @hookimpl
    def kg_passes():
        return [PassSpec({spec})]

    def change(sink, context):
        from kg.plugin.passes import vectorize, void
        return {result}
    """


MINE = "'change_three', 'REF:TEXT', 'looped', 'kg_mine:change'"


SLOTS = ("scheduled", "expanded", "unfused", "looped", "typed", "lowered")


@pytest.mark.parametrize("slot", SLOTS)
def test_a_pass_works_at_its_slot(slot: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-mine", plugin(MINE.replace("looped", slot)))
    done = place.python("-c", KERNEL, KG_CHECK="1")
    assert done.stdout == "5.0 ['change_three']\n", done.stderr


def test_passes_work_for_their_renderer_alone(tmp_path: Path) -> None:
    """Which is another one than the kernel's; doctor has a line for each."""
    place = Place(tmp_path)
    for slot in SLOTS:
        spec = MINE.replace("REF", "NULL").replace("looped", slot).replace("kg_mine", f"kg_{slot}")
        place.add(f"kg-{slot}", plugin(spec))
    assert place.python("-c", KERNEL).stdout == "3.0 []\n"
    found = place.doctor_json()
    for slot in SLOTS:
        line = next(x for x in found["passes"] if x["plugin"] == slot)
        assert (line["name"], line["detail"]) == ("change_three", f"NULL:TEXT, slot {slot}, priority 0")
        assert next(x for x in found["plugins"] if x["name"] == slot)["detail"] == "1 pass"


def test_a_changed_pass_misses_the_program_cache(tmp_path: Path) -> None:
    place = Place(tmp_path)
    for factor in (5.0, 7.0):
        place.add("kg-mine", plugin(MINE, CHANGED % factor), version=str(factor))
        assert place.python("-c", KERNEL).stdout.startswith(f"{factor} ")


def test_explain_shows_it_by_its_name(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-mine", plugin(MINE, CHANGED.replace("3.0", "1.0") % 5.0))
    command = ("-m", "kg", "explain", "row_softmax", "--device")
    done = place.python(*command, "REF", "--stage", "change_three")
    assert "== before change_three" in done.stdout or "== after change_three" in done.stdout, done.stderr
    summary = place.python(*command, "REF", "--stage", "passes").stdout
    assert summary.index("sanitize") < summary.index("change_three") < summary.index("bind_memory")
    assert "there is no stage 'change_three'" in place.python(*command, "NULL", "--stage", "change_three").stderr
    assert "change_three" in place.python(*command, "REF", "--stage", "change_four").stderr, "it is among those that there are"


WRONG = {
    "sink.replace(src=(vectorize(sink.src[0].src[0]),))": "after change_three of kg_mine",
    "1 / 0": "PluginError: pass change_three of kg_mine failed: ZeroDivisionError: division by zero",
    "None": "PluginError: pass change_three of kg_mine must return the SINK of the new graph, not None",
}


@pytest.mark.parametrize("result", WRONG)
def test_a_pass_that_fails_is_named(result: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-mine", plugin(MINE, result))
    done = place.python("-c", KERNEL, KG_CHECK="1")
    assert done.returncode == 1 and WRONG[result] in done.stderr, done.stderr


@pytest.mark.parametrize(
    ("reference", "says"), [("kg_mine:chnage", "can't be resolved"), ("kg_mine:KG_API", "must be a function")]
)
def test_a_reference_to_nothing_is_named_when_it_is_used(reference: str, says: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-mine", plugin(MINE.replace("kg_mine:change", reference)))
    done = place.python("-c", KERNEL)
    assert "pass change_three of kg_mine: " in done.stderr and says in done.stderr
    line = next(x for x in place.doctor_json()["renderers"] if x["name"] == "REF:TEXT")
    assert line["state"] == "broken" and "pass change_three of kg_mine: " in line["reason"]


#: Records that are wrong, each of a plugin of its own, whose names have its number.
WRONG_RECORDS = (
    (
        MINE.replace("looped", "late"),
        "PassSpec 'change_three': the pipeline has no slot 'late'; there are scheduled, expanded, unfused,",
    ),
    (MINE.replace("REF:TEXT", "REF"), "PassSpec 'change_three': 'REF' is not of the form DEVICE:RENDERER"),
    (MINE.replace("kg_mine:change", "change"), "PassSpec 'change_three': 'change' is not of the form module:attribute"),
    (MINE.replace("change_three", "change three"), "PassSpec 'change three': its name must be an identifier"),
)


def test_wrong_records_are_said_when_their_plugins_are_loaded(tmp_path: Path) -> None:
    place = Place(tmp_path)
    for number, (spec, _) in enumerate(WRONG_RECORDS):
        place.add(f"kg-mine{number}", plugin(spec.replace("kg_mine", f"kg_mine{number}")))
    plugins = {x["name"]: x for x in place.doctor_json()["plugins"]}
    for number, (_, says) in enumerate(WRONG_RECORDS):
        line = plugins[f"mine{number}"]
        assert line["state"] == "broken" and says in line["reason"], line
    assert place.python("-c", KERNEL).stdout == "3.0 []\n", "the rest of kg works"


def test_a_renderer_that_is_not_installed_is_said(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-mine", plugin(MINE.replace("REF:TEXT", "REF:OTHER")))
    line = place.doctor_json()["passes"][0]
    assert line["state"] == "missing" and line["reason"] == "the renderer REF:OTHER is not installed"


def test_the_order_of_folders_changes_nothing(tmp_path: Path) -> None:
    """By priority, then distribution, then name."""
    texts: list[str] = []
    for order in (("kg-a", "kg-b"), ("kg-b", "kg-a")):
        place = Place(tmp_path / "-".join(order))
        for distribution in order:
            module = distribution.replace("-", "_")
            records = [f"'{name}', 'REF:TEXT', 'looped', '{module}:change', {p}" for name, p in (("z", 0), ("y", 0), ("x", 5))]
            source = plugin("), PassSpec(".join(r.replace("'z'", f"'z_{module}'") for r in records))
            place.add(distribution, source)
        texts.append(place.python("-c", KERNEL.replace("p.name", "p.name + p.package")).stdout)
    assert texts[0] == texts[1] == "5.0 ['xkg_a', 'xkg_b', 'ykg_a', 'z_kg_akg_a', 'ykg_b', 'z_kg_bkg_b']\n"
