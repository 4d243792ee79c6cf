"""The values that a program is launched with: each within its variable's bounds, by place or by name."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from kg.checks import shown
from kg.errors import LaunchError
from kg.ir.args import ProgramInfo, Var


def check_values(info: ProgramInfo, values: Sequence[int], named: dict[str, int]) -> tuple[int, ...]:
    """The launch variables in order, each within its bounds."""
    variables = info.variables
    if not named and _are_fine(variables, values):
        return tuple(values)
    if len(values) > len(variables):
        raise LaunchError(f"{launch_values_prefix(info)}{len(values)} values were given")
    later = variables[len(values) :]
    unknown = [n for n in named if n not in {v.name for v in later}]
    if twice := [n for n in unknown if n in {v.name for v in variables}]:
        raise LaunchError(f"{launch_values_prefix(info)}{', '.join(twice)} is given by place and by name")
    if unknown:
        raise LaunchError(f"{launch_values_prefix(info)}{', '.join(unknown)} is none of them")
    if missing := [v for v in later if v.name not in named]:
        raise LaunchError(f"{launch_values_prefix(info)}no value was given for {_listed(missing)}")
    result = (*values, *(named[v.name] for v in later))
    return tuple(_checked(info, variable, value) for variable, value in zip(variables, result, strict=True))


def _are_fine(variables: Sequence[Var], values: Sequence[int]) -> bool:
    """Whether nothing is wrong with values, which are ints already.
    What is wrong is found out by who asks."""
    if len(values) != len(variables):
        return False
    for variable, value in zip(variables, values, strict=True):
        if type(value) is not int or not variable.min <= value <= variable.max:
            return False
    return True


def _checked(info: ProgramInfo, variable: Var, value: SupportsIndex) -> int:
    """One launch value: an integer (numpy's too) within the variable's bounds."""
    try:
        number = index(value)
    except Exception:
        number = variable.min - 1
    if not variable.min <= number <= variable.max:
        raise LaunchError(launch_value_prefix(info, variable) + shown(value))
    return number


def launch_values_prefix(info: ProgramInfo) -> str:
    """How a message about launch values begins; what is wrong with them follows."""
    return f"{info.name} takes {_listed(info.variables)} when it is launched, and buffers by bind; "


def launch_value_prefix(info: ProgramInfo, variable: Var) -> str:
    """How a message about one launch value begins; the value follows."""
    return f"{info.name}: {variable.name} must be an integer from {variable.min} to {variable.max}, not "


def _listed(variables: Sequence[Var]) -> str:
    return ", ".join(f"{v.name} ({v.min} to {v.max})" for v in variables) or "no variables"
