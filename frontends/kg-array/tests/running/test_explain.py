"""explain: each kernel with the schedule that it was made by, and a command that makes it again."""

from __future__ import annotations

import shlex

import kg_array as xp
import pytest
from kg.cli import main
from kg.schedule.opts import parse_schedule
from kg.text.graphs import parse_kernel


def program(a: xp.Array, b: xp.Array) -> xp.Array:
    return xp.sum(xp.softmax(a @ b), axis=0)


@pytest.mark.parametrize("device", ["CPU:LLVM", "REF"])
def test_every_kernel_with_its_schedule(device: str) -> None:
    x = xp.ones((40, 40), dtype=xp.float32, device=device)
    lines = xp.explain(program)(x, x).splitlines()
    schedules = [line.partition("schedule: ")[2] for line in lines if "schedule: " in line]
    assert len(schedules) == int(lines[0].split(": ")[1].split()[0]) > 1
    for schedule in schedules:
        assert schedule == "none" or parse_schedule(schedule)
    assert device == "REF" or "VECTOR(" in schedules[0]


def test_the_command_makes_the_same_kernel_again(tmp_path, capsys) -> None:
    x = xp.ones((40, 40), dtype=xp.float32, device="CPU:LLVM")
    told = xp.explain(xp.jit(program), directory=tmp_path / "here it is")(x, x)
    commands = [shlex.split(line) for line in told.splitlines() if "kg explain" in line]
    files = sorted((tmp_path / "here it is").iterdir())
    assert [c[2] for c in commands] == [str(f) for f in files]
    for command, file in zip(commands, files, strict=True):
        assert parse_kernel(file.read_text(), "").kernel.name in file.name
        assert main([*command[1:], "--stage", "choose_schedule", "--stage", "source"]) == 0
        assert "define" in capsys.readouterr().out
    assert main([*commands[0][1:-1], "NOSUCH(o0, 4)"]) != 0


def test_where_a_directory_must_be() -> None:
    with pytest.raises(TypeError, match="directory is a path, not int"):
        xp.explain(program, directory=3)  # type: ignore[arg-type]
