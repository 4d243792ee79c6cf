"""Kinds of Opt that plugins add to the language of schedules: `kg_opts`."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.distributions import Place

#: Loop reversal: the axis runs from its end. Of a sum in order the result would be another; `wrong` forgets the last element.
PLUGIN = """
    from kg.plugin import OptKind, hookimpl
    KG_API = 1

    @hookimpl
    def kg_opts():
        return [OptKind({kind})]

    def reverse(sink, opt, context):
        from kg.plugin.opts import Part, add, check_not_loop_carried, mul, number, one_axis, replace_axis
        from kg.plugin.strategy import kernel_facts
        facts = one_axis(kernel_facts(sink), opt)
        check_not_loop_carried(opt, facts)
        last = add(facts.axis.src[1], number({last}))
        return replace_axis(sink, facts.axis, [Part(add(last, mul(facts.axis, number(-1))), (facts.axis,))], sink.kernel.loop_order)

    def finish(sink, context):
        context.notes.append("reversed")
        return sink
"""
KERNEL = """
import kg, numpy as np
from kg.errors import ScheduleError
x = kg.param(1, (8,), kg.float32)
kernel = kg.sink(kg.param(0, (8,), kg.float32).store({value}), name="triple")
device = kg.open_device("REF")
try:
    out = device.empty(8, kg.float32)
    device.bind(device.compile(kernel, "{schedule}"), [out, device.buffer(np.arange(8, dtype=np.float32))])()
    print(out.numpy()[:3].tolist())
except ScheduleError as error:
    print(error)
"""
MINE = "'REVERSE', 'kg_mine:reverse', ()"


def run(place: Place, schedule: str, value: str = "x * 3.0") -> str:
    done = place.python("-c", KERNEL.format(schedule=schedule, value=value), KG_CHECK="1")
    assert not done.returncode, done.stderr
    return done.stdout.strip()


def added(path: Path, kind: str = MINE, last: int = -1) -> Place:
    place = Place(path)
    place.add("kg-mine", PLUGIN.format(kind=kind, last=last))
    return place


def test_an_opt_of_a_plugin_is_a_word_of_schedules(tmp_path: Path) -> None:
    """It prints, parses, goes with core's Opts, and is refused with a reason."""
    place = added(tmp_path, f"{MINE}, finish='kg_mine:finish'")
    assert run(place, "REVERSE(o0)") == run(place, "TILE(o0, 4) REVERSE(o0.in) UPCAST(o0, 2)") == "[0.0, 3.0, 6.0]"
    assert run(place, "REVERSE(o3)") == "REVERSE(o3): there is no axis 'o3'; there are o0"
    assert run(place, "REVERSE(o0, 4)") == "REVERSE(o0, 4): REVERSE takes no arg"
    assert run(place, "REVERSE(o0, mask)") == "REVERSE(o0, mask): REVERSE leaves no rest, so it takes no 'mask'"
    assert run(place, "REVERSE(o0, times=1)") == "REVERSE(o0, times=1): REVERSE takes no times"
    scanned = run(place, "REVERSE(o0)", "x.scan(kg.monoid.ADD, 0)")
    assert scanned == "REVERSE(o0): axis o0 carries a scan from one iteration to the next"
    assert next(x for x in place.doctor_json()["plugins"] if x["name"] == "mine")["detail"] == "1 Opt"
    show = "import kg; print(kg.format_schedule(kg.plugin.parse_schedule(' REVERSE( o0 ) TILE(o0,4)')))"
    assert place.python("-c", f"import kg.plugin; {show}").stdout == "REVERSE(o0) TILE(o0, 4)\n"


def test_numbers_by_name(tmp_path: Path) -> None:
    """Those that its record has; core's kinds have none."""
    place = added(tmp_path, f"{MINE}, counts=('times',)")
    assert run(place, "REVERSE(o0, times=1)") == "[0.0, 3.0, 6.0]"
    assert run(place, "REVERSE(o0, stages=2)") == "REVERSE(o0, stages=2): REVERSE takes no stages"
    assert run(place, "UPCAST(o0, 2, times=2)") == "UPCAST(o0, 2, times=2): UPCAST takes no times"
    assert "'times=1' and 'times=2' can't both stand" in run(place, "REVERSE(o0, times=1, times=2)")
    assert "'times=x' says no number of times, as times=2" in run(place, "REVERSE(o0, times=x)")


def test_a_changed_opt_misses_the_program_cache(tmp_path: Path) -> None:
    place = added(tmp_path)
    assert run(place, "REVERSE(o0)") == "[0.0, 3.0, 6.0]"
    place.add("kg-mine", PLUGIN.format(kind=MINE, last=-2), version="2.0")
    assert "is outside its 8 elements" in place.python("-c", KERNEL.format(schedule="REVERSE(o0)", value="x * 3.0")).stderr


def test_without_it_the_word_is_unknown(tmp_path: Path) -> None:
    answer = run(Place(tmp_path), "REVERSE(o0)")
    assert answer.startswith("REVERSE(o0): REF:TEXT has no Opt REVERSE; there are UPCAST, UNROLL")


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("'TILE', 'kg_mine:reverse'", "kg has an Opt of that name itself"),
        ("'Reverse', 'kg_mine:reverse'", "its name must be of capital letters, as schedules write it"),
        ("'REVERSE', 'kg_mine'", "'kg_mine' is not of the form module:attribute"),
        ("'REVERSE', 'kg_mine:reverse', ('size',)", "takes is of arg, tail, scope, layout"),
        ("'REVERSE', 'kg_mine:reverse', counts='times'", "counts is a tuple of names"),
    ],
)
def test_a_wrong_record_is_said_when_the_plugin_is_loaded(kind: str, problem: str, tmp_path: Path) -> None:
    line = next(x for x in added(tmp_path, kind).doctor_json()["plugins"] if x["name"] == "mine")
    assert problem in str(line)


def test_two_of_one_name(tmp_path: Path) -> None:
    """The first plugin's by name is used, and the other is told."""
    place = added(tmp_path)
    place.add("kg-other", PLUGIN.format(kind="'REVERSE', 'kg_other:reverse', ()", last=-1))
    done = place.python("-c", KERNEL.format(schedule="REVERSE(o0)", value="x * 3.0"))
    assert done.stdout == "[0.0, 3.0, 6.0]\n"
    assert "kg_opts() has an Opt REVERSE, and kg_mine has another of that name: rename one" in done.stderr
