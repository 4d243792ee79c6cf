"""Two packages that want the same: both are named, neither is opened,
and the message says how to disable one."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.distributions import WELL_BEHAVED, Place, device


def reasons(place: Place, **settings: str) -> dict[str, str]:
    """distribution -> what doctor says of its plugin."""
    return {x["distribution"]: f"{x['reason']}: {x['remedy']}" for x in place.doctor_json(**settings)["plugins"]}


def twins(tmp_path: Path) -> Place:
    """Two packages with one device name."""
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    place.add("kg-one", device("SAME").replace("kg_same", "kg_one"))
    place.add("kg-two", device("SAME").replace("kg_same", "kg_two"))
    return place


def test_two_devices_of_one_name(tmp_path: Path) -> None:
    place = twins(tmp_path)
    found = reasons(place)
    for distribution in ("kg-one", "kg-two"):
        assert (
            "SAME is claimed by the plugins one and two: choose one with KG_PREFER=one, or disable all but one, e.g. with KG_DISABLE=two"
            in found[distribution]
        )
    assert found["kg-good"] == ": "
    assert "SAME" not in [x["name"] for x in place.doctor_json()["devices"]]
    used = place.python("-c", "import kg; kg.open_device('SAME')")
    assert "SAME is claimed by the plugins one and two" in used.stderr
    used = place.python("-c", "import kg; print(kg.open_device('SAME').name, kg.open_device('GOOD').name)", KG_DISABLE="two")
    assert used.stdout.split() == ["SAME:TEXT", "GOOD:TEXT"], used.stderr


@pytest.mark.parametrize("variable", ["KG_PREFER", "KG_DISABLE"])
def test_names_of_no_plugin_are_said(tmp_path: Path, variable: str) -> None:
    place = twins(tmp_path)
    given = {variable: "kg-one,tow\x1b[2J"}
    said = f"{variable} names 'tow\\x1b[2J', which is neither a plugin nor a distribution that is installed; there are "
    devices = place.python("-m", "kg", "devices", **given).stdout
    assert (
        said in devices
        and all(f", {name}, " in devices for name in ("good", "graph", "one", "toy", "tune"))
        and "'kg-one'" not in devices
        and "\x1b" not in devices
    )
    text = place.doctor(**given)[1]
    assert said in text and "\x1b" not in text
    assert len(place.doctor_json(**given)["notes"]) == 1 and place.doctor_json(**{variable: "one"})["notes"] == []


def test_a_disabled_plugin_is_listed_and_not_broken(tmp_path: Path) -> None:
    found = twins(tmp_path).doctor_json(KG_DISABLE="two")
    assert found["broken"] == 0
    line = next(x for x in found["plugins"] if x["name"] == "two")
    assert (line["state"], line["stage"], line["api"]) == ("disabled", "disabled", None)


def test_two_plugins_of_one_name(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    place.add("kg-one", device("ONE"), name="same")
    place.add("kg-two", device("TWO"), name="same")
    found = reasons(place)
    assert "kg-one 1.0 and kg-two 1.0 both name their plugin 'same', neither is loaded" in found["kg-one"]
    assert "KG_DISABLE=kg-two" in found["kg-one"] and "KG_DISABLE=kg-one" in found["kg-two"]
    names = [x["name"] for x in place.doctor_json()["devices"]]
    assert "GOOD" in names and not {"ONE", "TWO"} & {*names}
    after = place.doctor_json(KG_DISABLE="kg-two")
    assert after["broken"] == 0 and "ONE" in [x["name"] for x in after["devices"]]


def test_a_plugin_may_not_be_called_as_core(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-one", device("ONE"), name="kg")
    assert "kg is the name of core's own" in reasons(place)["kg-one"]


def test_aliases(tmp_path: Path) -> None:
    """A device's own name goes before another's alias; an alias of two plugins is of neither."""
    place = Place(tmp_path)
    for name in ("ONE", "TWO"):
        place.add(f"kg-{name.lower()}", device(name).replace("priority=200", "aliases=('GPU', 'GOOD')"))
    place.add("kg-good", WELL_BEHAVED)
    found = reasons(place)
    assert "GPU is claimed by the plugins one and two" in found["kg-one"]
    assert "alias GOOD of ONE is the name of a device of good" in found["kg-one"]
    used = place.python(
        "-c", "import kg; print(kg.open_device('good').name, kg.open_device('ONE').name); kg.open_device('GPU')"
    )
    assert used.stdout.split() == ["GOOD:TEXT", "ONE:TEXT"] and "GPU is claimed" in used.stderr


def test_nobody_claims_for_another(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    more = "@hookimpl\ndef kg_profiles():\n    from kg.plugin import Profile\n    return [Profile('GOOD', ()), Profile('NONE', ())]"
    place.add("kg-one", device("ONE", more=more))
    found = reasons(place)["kg-one"]
    assert "its profile for GOOD is left out: GOOD belongs to good" in found
    assert "its profile for NONE is left out" in found


def test_the_order_of_folders_changes_nothing(tmp_path: Path) -> None:
    """Which of two rule sets, renderers or compilers goes first never depends on
    which package was found first."""
    texts: list[str] = []
    for order in (("kg-a", "kg-b"), ("kg-b", "kg-a")):
        place = Place(tmp_path / "-".join(order))
        for distribution in order:
            letter = distribution[-1].upper()
            more = """
                @hookimpl
                def kg_compilers():
                    from kg.plugin import CompilerSpec
                    return [CompilerSpec("same", "x:y", "kg", ("A", "B"))]

                @hookimpl
                def kg_rulesets():
                    from kg.plugin import RuleSetSpec
                    return [RuleSetSpec("rules", "x:y", "A:TEXT"), RuleSetSpec("early", "x:y", "A:TEXT", "expanded")]
            """
            place.add(distribution, device(letter, more=more).replace(f'"{letter}:TEXT"', f'"A:{letter}"'))
        found = place.doctor_json()
        texts.append(repr([[x["name"], x["plugin"]] for group in ("renderers", "compilers", "rulesets") for x in found[group]]))
    assert texts[0] == texts[1]
    assert texts[0].index("['early', 'a']") < texts[0].index("['early', 'b']") < texts[0].index("['rules', 'a']")


def test_the_default_is_not_chosen_past_a_device_that_is_claimed_twice(tmp_path: Path) -> None:
    """SAME has the greatest priority. Neither GOOD nor any other silently takes its place."""
    place = twins(tmp_path)
    says = "there is no default device: SAME is claimed by the plugins one and two: choose one with KG_PREFER=one, or"
    used = place.python("-c", "import kg; kg.open_device()")
    assert used.returncode == 1 and says in used.stderr and "KG_DISABLE=two" in used.stderr
    listed = place.python("-m", "kg", "devices")
    assert listed.returncode == 0 and says in listed.stdout and "default  " not in listed.stdout
    assert f"default device: none: {says}" in place.doctor()[1]
    code = "from kg.plugin.registry import default_name; print(default_name())"
    assert place.python("-c", code, KG_DEVICE="GOOD").stdout.split() == ["GOOD"]
    assert place.python("-c", code, KG_DISABLE="one").stdout.split() == ["SAME"]


def test_a_device_claimed_twice_that_would_not_be_the_default_changes_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED.replace("priority=99", "priority=300"))
    place.add("kg-one", device("SAME").replace("kg_same", "kg_one"))
    place.add("kg-two", device("SAME").replace("kg_same", "kg_two"))
    assert place.python("-c", "from kg.plugin.registry import default_name; print(default_name())").stdout.split() == ["GOOD"]
    absent = Place(tmp_path / "absent")
    for name in ("one", "two"):
        absent.add(f"kg-{name}", device("SAME", probe="return Probe(False, 'not here')").replace("kg_same", f"kg_{name}"))
    absent.add("kg-good", WELL_BEHAVED)
    assert absent.python("-c", "from kg.plugin.registry import default_name; print(default_name())").stdout.split() == ["GOOD"]


def test_a_preferred_plugin_gets_what_others_claim(tmp_path: Path) -> None:
    """Named as plugin or as distribution; the other keeps what is its own, and is not broken."""
    place = Place(tmp_path)
    extra = "@hookimpl\ndef kg_compilers():\n    from kg.plugin import CompilerSpec\n    return [CompilerSpec('c', 'kg_one:opens', 'kg', ('SAME', 'OTHER'))]"
    for name in ("one", "two"):
        place.add(f"kg-{name}", device("SAME", more=extra if name == "one" else "").replace("kg_same", f"kg_{name}"))
    code = "import kg; from kg.plugin.registry import default_name, registry as r; print(default_name(), kg.open_device('SAME').name, r().owners['SAME'])"
    for preferred, owner in (("two", "two"), ("kg-one", "one"), ("kg-two", "two")):
        done = place.python("-c", code, KG_PREFER=preferred, KG_NO_CACHE="0")
        assert done.stdout.split() == ["SAME", "SAME:TEXT", owner], done.stderr
    found = place.doctor_json(KG_PREFER="two")
    assert found["broken"] == 0 and found["default"] == "SAME"
    loser = next(x for x in found["plugins"] if x["name"] == "one")
    assert loser["state"] == "ok" and "SAME, SAME:TEXT left to others by KG_PREFER" in loser["detail"]
    assert next(x for x in found["compilers"] if x["name"] == "c")["detail"] == "kg for OTHER"
    both = place.python("-c", "import kg; kg.open_device('SAME')", KG_PREFER="one,two")
    assert "SAME is claimed by the plugins one and two" in both.stderr
