"""Two packages that want the same: both are named, neither is opened, and the message says how to disable one."""

from __future__ import annotations

from pathlib import Path

from .distributions import WELL_BEHAVED, Place, device


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
            "SAME is claimed by the plugins one and two: disable all but one, e.g. with KG_DISABLE=two" in found[distribution]
        )
    assert found["kg-good"] == ": "
    assert "SAME" not in [x["name"] for x in place.doctor_json()["devices"]]
    used = place.python("-c", "import kg; kg.open_device('SAME')")
    assert "SAME is claimed by the plugins one and two" in used.stderr
    used = place.python("-c", "import kg; print(kg.open_device('SAME').name, kg.open_device('GOOD').name)", KG_DISABLE="two")
    assert used.stdout.split() == ["SAME:TEXT", "GOOD:TEXT"], used.stderr


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
    """Which of two rule sets, renderers or compilers goes first never depends on which package was found first."""
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
