"""Inserts vsetivli where the vector type changes, hoisted out of loops with one type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from kg_render.asm import AGAIN, BRANCH, ENTER, LABEL, Instruction

from kg_isa.rv64.forms import FORMS, RVForm

#: (bits of all lanes, bits of a lane); None: not known.
Type: TypeAlias = "tuple[int, int] | None"
_ANY: Final = (64, 64)


def set_vector_types(code: Sequence[Instruction]) -> list[Instruction]:
    """The code with the instructions that set the type."""
    needed = [_needed(ins) for ins in code]
    ends = _loop_ends(code)
    found: list[Instruction] = []
    known: Type = None
    at_label: dict[object, list[Type]] = {}
    for number, (ins, wanted) in enumerate(zip(code, needed, strict=True)):
        role = ins.form.role
        if role is ENTER:
            inside = {t for t in needed[number : ends[number]] if t is not None}
            if len(inside) == 1:
                (only,) = inside
                if known != only:
                    found.append(_set(only))
                known = only
            elif inside:
                known = None
        elif role is LABEL:
            states = [known, *at_label.pop(ins.target, [])]
            known = states[0] if all(state == states[0] for state in states) else None
        elif wanted is not None and known != wanted:
            found.append(_set(wanted))
            known = wanted
        elif known is None and "any" in getattr(ins.form, "flags", ()):
            found.append(_set(_ANY))
            known = _ANY
        if role is BRANCH:
            at_label.setdefault(ins.target, []).append(known)
        found.append(ins)
    return found


def _needed(ins: Instruction) -> Type:
    flags = cast(RVForm, ins.form).flags if isinstance(ins.form, RVForm) else frozenset[str]()
    return (ins.width, ins.modifier) if "vector" in flags and "any" not in flags else None


def _loop_ends(code: Sequence[Instruction]) -> dict[int, int]:
    """Head of a loop -> its back edge."""
    open_, found = list[int](), dict[int, int]()
    for number, ins in enumerate(code):
        if ins.form.role is ENTER:
            open_.append(number)
        elif ins.form.role is AGAIN:
            found[open_.pop()] = number
    return found


def _set(kind: tuple[int, int]) -> Instruction:
    return Instruction(FORMS["vsetivli"], width=kind[0], modifier=kind[1])
