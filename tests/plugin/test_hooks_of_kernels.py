"""Hooks that change how kernels are made: rules, matrix units, schedules, plans, tuning."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.distributions import Place

KERNEL = """
import kg, numpy as np
x = kg.param(1, (8,), kg.float32)
kernel = kg.sink(kg.param(0, (8,), kg.float32).store(x * 3.0), name="triple")
device = kg.open_device("REF")
print([float(v) for v in device.run(kernel, np.ones(8, np.float32))[0]][:1], [r.name for r in device.renderer.target_rules])
"""


def rules_plugin(factor: float, *, renderer: str = "REF:TEXT", slot: str = "typed") -> str:
    """A plugin whose rule is wrong on purpose, so that its effect shows: x*3 -> x*factor."""
    return f"""
    from kg.plugin import RuleSetSpec, hookimpl
    KG_API = 1

    @hookimpl
    def kg_rulesets():
        return [RuleSetSpec("triple", "kg_rules:rules", "{renderer}", "{slot}")]

    def rules():
        from kg.plugin.rules import X, mul, number, collect, rule

        @rule(mul(X.floats, number(3.0)), name="triple")
        def triple(x):
            return x * {factor}

        return collect("triple", "kg_rules")
    """


def test_rules_of_a_plugin_work_for_their_renderer_alone(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-rules", rules_plugin(5.0))
    assert place.python("-c", KERNEL).stdout == "[5.0] ['triple']\n", place.python("-c", KERNEL).stderr
    line = place.doctor_json()["rulesets"][0]
    assert (line["name"], line["plugin"], line["detail"]) == ("triple", "rules", "REF:TEXT, slot typed, priority 0")
    (place.site / "kg_rules.py").unlink()
    other = Place(tmp_path / "other")
    other.add("kg-rules", rules_plugin(5.0, renderer="NULL:TEXT"))
    assert other.python("-c", KERNEL).stdout == "[3.0] []\n"


def test_changed_rules_miss_the_program_cache(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-rules", rules_plugin(5.0))
    for factor, slot in ((5.0, "typed"), (7.0, "typed"), (9.0, "lowered"), (11.0, "expanded"), (13.0, "looped")):
        text = (place.site / "kg_rules.py").read_text()
        place.add("kg-rules", rules_plugin(factor, slot=slot), version=str(factor))
        assert (place.site / "kg_rules.py").read_text() != text or factor == 5.0
        assert place.python("-c", KERNEL).stdout.startswith(f"[{factor}]")


def test_rules_that_are_none_are_named(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-rules", rules_plugin(5.0).replace('return collect("triple", "kg_rules")', "return 3"))
    found = place.doctor_json()
    line = next(x for x in found["renderers"] if x["name"] == "REF:TEXT")
    assert line["state"] == "broken" and "rule set triple: kg_rules:rules must be a RuleSet" in line["reason"]


CORES = """
    from dataclasses import replace
    from kg.plugin import hookimpl
    KG_API = 1

    @hookimpl
    def kg_tensor_cores(target):
        if target.device != "REF":
            return []
        from kg.runtime.devices.ref_cores import UNITS
        return {answer}
"""


COUNT = "import kg; print(*[len(kg.open_device(n).renderer.tensor_cores) for n in ('REF', 'NULL')])"


def test_tensor_cores_are_added_once(tmp_path: Path) -> None:
    place = Place(tmp_path)
    before = place.python("-c", COUNT).stdout.split()
    place.add("kg-cores", CORES.format(answer="[UNITS[0], replace(UNITS[0], name='another')]"))
    after = place.python("-c", COUNT).stdout.split()
    assert [int(a) - int(b) for a, b in zip(after, before, strict=True)] == [1, 0]


def test_two_units_of_one_name_are_said(tmp_path: Path) -> None:
    place = Place(tmp_path)
    before = place.python("-c", COUNT).stdout
    place.add("kg-cores", CORES.format(answer="[replace(UNITS[0], threads=16)]"))
    done = place.python("-c", COUNT)
    assert done.stdout == before
    assert "plugin cores: " in done.stderr and "REF:TEXT has another of that name" in done.stderr


def test_a_failing_tensor_core_hook_is_said_and_survived(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-cores", CORES.format(answer="1 / 0"))
    done = place.python("-c", "import kg; print(kg.open_device('REF').renderer.suffix)")
    assert done.stdout == "TEXT\n" and "plugin cores: ZeroDivisionError" in done.stderr
    line = next(x for x in place.doctor_json()["renderers"] if x["name"] == "REF:TEXT")
    assert line["state"] == "broken" and "plugin cores: ZeroDivisionError" in line["reason"]
    assert next(x for x in place.doctor_json()["renderers"] if x["name"] == "NULL:TEXT")["state"] == "ok"


SCHEDULES = """
    from kg.plugin import Opt, OptOp, hookimpl, parse_schedule
    KG_API = 1

    @hookimpl
    def kg_schedule(kernel, renderer):
        if kernel.kernel.name == "other" or renderer.device != "REF":
            return None
        return {answer}
"""


SCHEDULED = """
import kg, numpy as np
from kg.plugin.registry import open_device
from kg.ir.op import Op
device = kg.open_device("REF")
for name in ("mine", "other"):
    kernel = kg.sink(kg.param(0, (8,), kg.float32).store(kg.param(1, (8,), kg.float32) * 3.0), name=name)
    (result,) = device.run(kernel, np.ones(8, np.float32))
    program = device.compile(kernel)
    print(name, result[0], "float32x2" in [s.name for s in program.src if s.op is Op.SOURCE][0])
"""


def test_a_plugin_chooses_schedules(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-chooser", SCHEDULES.format(answer="parse_schedule('VECTOR(o0, 2)')"))
    done = place.python("-c", SCHEDULED)
    assert done.stdout.split("\n")[:2] == ["mine 3.0 True", "other 3.0 False"], done.stderr


def test_a_schedule_that_does_not_apply_names_its_plugin(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-chooser", SCHEDULES.format(answer="parse_schedule('VECTOR(o7, 4)')"))
    assert "ScheduleError: the schedule of plugin chooser for mine: VECTOR(o7, 4)" in place.python("-c", SCHEDULED).stderr


@pytest.mark.parametrize(("answer", "says"), [("1 / 0", "ZeroDivisionError"), ("['VECTOR']", "must return Opts, not 'VECTOR'")])
def test_a_failing_scheduler_is_said_and_the_default_used(answer: str, says: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-chooser", SCHEDULES.format(answer=answer))
    done = place.python("-c", SCHEDULED)
    assert done.stdout.startswith("mine 3.0") and done.stderr.count(says) == 1, done.stderr


PLANS = """
    from kg.plugin import hookimpl
    KG_API = 1

    @hookimpl
    def kg_planner(kernel, renderer):
        if kernel.kernel.name != "mine":
            return None
        {answer}
"""


TWO_STEPS = """
        from dataclasses import replace
        from kg.frontend import plan_of
        whole = plan_of(kernel)
        return replace(whole, steps=whole.steps * 2)
"""


PLANNED = """
import kg, numpy as np
device = kg.open_device("REF")
for name in ("mine", "other"):
    kernel = kg.sink(kg.param(0, (8,), kg.float32).store(kg.param(1, (8,), kg.float32) * 3.0), name=name)
    print(name, device.run(kernel, np.ones(8, np.float32))[0][0], len(device.plan(kernel).steps))
"""


def test_a_plugin_plans_kernels(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-planning", PLANS.format(answer=TWO_STEPS.strip()))
    done = place.python("-c", PLANNED, KG_DISABLE="graph")
    assert done.stdout.split("\n")[:2] == ["mine 3.0 2", "other 3.0 1"], done.stderr


def test_a_plan_that_is_none_names_its_plugin(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-planning", PLANS.format(answer="return kernel"))
    done = place.python("-c", PLANNED, KG_DISABLE="graph")
    assert "PluginError: kg_planner() of plugin planning must return a Plan, not " in done.stderr


TUNES = """
    from kg.plugin import hookimpl
    KG_API = 1

    @hookimpl
    def kg_tuner():
        from kg.compile.tuning import Tuner
        from kg.plugin import parse_schedule

        class Tunes(Tuner):
            def state(self):
                return "1"

            def find(self, ast, renderer, compiler):
                return parse_schedule("{schedule}") if ast.kernel.name == "mine" else None

            def refuse(self, ast, renderer, compiler, error):
                print("refused", str(error).partition(":")[0])

        return {answer}
"""


def test_a_plugin_tunes_kernels(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-tunes", TUNES.format(schedule="VECTOR(o0, 2)", answer="Tunes()"))
    done = place.python("-c", SCHEDULED, KG_DISABLE="tune")
    assert done.stdout.split("\n")[:2] == ["mine 3.0 True", "other 3.0 False"], done.stderr


def test_a_tuned_schedule_that_is_refused(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-tunes", TUNES.format(schedule="VECTOR(o7, 2)", answer="Tunes()"))
    done = place.python("-c", SCHEDULED, KG_DISABLE="tune")
    assert "refused VECTOR(o7, 2)" in done.stdout and "mine 3.0 False" in done.stdout, done.stderr


def test_a_tuner_that_is_none_is_said(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-tunes", TUNES.format(schedule="", answer="Tunes"))
    done = place.python("-c", SCHEDULED, KG_DISABLE="tune")
    assert "mine 3.0 False" in done.stdout and "kg_tuner() must return a Tuner, not <class" in done.stderr, done.stderr
