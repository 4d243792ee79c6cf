"""Operand legalisation: limits of the constant bus, and formats that take vector registers only."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from kg_amd.isa.encoding.encode import inline, literal
from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.operands import DPP, Operand, bus_key, is_vector

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kg_amd.isa.select import AMDSelector

#: Operands may be exchanged, so that the one that is no vector register comes first.
_COMMUTATIVE: Final = ("v_add_f", "v_mul_", "v_max_", "v_min_", "v_add_nc", "v_and_b", "v_or_b", "v_xor_b")
_NO_BUS: Final = ("v_readlane_b32", "v_writelane_b32", "v_readfirstlane_b32", "v_permlanex16_b32")
_ONE_SCALAR: Final = ("v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64")


def vector_operands(s: AMDSelector, form: AMDForm, sources: list[Operand], modifier: int) -> list[Operand]:
    """The operands of a vector instruction, those moved to registers that its format does not take."""
    if form.name in _NO_BUS:
        return sources
    if form.format == "MAI" or form.name.startswith("v_wmma"):
        return [s.in_vector(x) if n < 2 or not isinstance(x, int) else x for n, x in enumerate(sources)]
    if form.name == "v_cndmask_b32" and isinstance(sources[2], int):
        sources[2] = s.constant_part(sources[2], s.wave // 32, "s")
    if form.name.startswith("v_div_scale") or modifier & DPP:
        return [s.in_vector(x, sum(_size(form)[:1])) for x in sources]
    if form.format == "VOP3P":  # constants would be the low half alone
        return _bus(
            s, form, [s.in_vector(x, _size(form)[n]) if isinstance(x, int) else x for n, x in enumerate(sources)], False
        )
    if (
        form.format == "VOP2"
        and len(sources) == 2
        and not is_vector(sources[1])
        and is_vector(sources[0])
        and not modifier
        and form.name.startswith(_COMMUTATIVE)
    ):
        sources.reverse()
    takes_literal = s.is_rdna or (
        not modifier and (form.format == "VOP1" or (form.format == "VOP2" and len(sources) == 2 and is_vector(sources[1])))
    )
    return _bus(s, form, sources, takes_literal)


def _bus(s: AMDSelector, form: AMDForm, sources: list[Operand], takes_literal: bool) -> list[Operand]:
    """At most so many scalar operands and literals, of each one value, as the constant bus carries."""
    limit = 1 if not s.is_rdna or form.name in _ONE_SCALAR else 2
    used: set[object] = set()
    size = _size(form)
    for x in reversed(sources) if form.name == "v_cndmask_b32" or form.format == "VOP3SD" else sources:
        if _is_mask_operand(form, sources, x):
            used.add(bus_key(x))
    for n, x in enumerate(sources):
        if is_vector(x) or _is_mask_operand(form, sources, x):
            continue
        if isinstance(x, int):
            if inline(x, form.source) is not None:
                continue
            other = any(isinstance(y, int) and y != x for y in used)
            if not takes_literal or other or literal(x, form.source) is None or (x not in used and len(used) >= limit):
                wide = size[n] if n < len(size) else 1
                is_free = len(used) < limit
                sources[n] = s.constant_part(x, wide, "s" if is_free else "v")
                if is_free:
                    used.add(bus_key(sources[n]))
                continue
        elif bus_key(x) not in used and len(used) >= limit:
            sources[n] = s.in_vector(x)
            continue
        used.add(bus_key(x))
    return sources


def scalar_operands(s: AMDSelector, form: AMDForm, sources: list[Operand]) -> list[Operand]:
    """At most one literal; of 64 bits none."""
    literals: set[int] = set()
    for n, x in enumerate(sources):
        if is_vector(x):
            raise AssertionError(f"{form.name} of a vector register")
        if isinstance(x, int) and inline(x, form.source) is None:
            if form.source == "b64" or (literals and x not in literals):
                size = 2 if form.source == "b64" and not (n == 1 and "sh" in form.name) else 1
                sources[n] = s.constant_part(x, size, "s")
            else:
                literals.add(x)
    return sources


@cache
def _size(form: AMDForm) -> tuple[int, ...]:
    """Words of each operand."""
    text = form.registers.partition(":")[2]
    return tuple(int(t) if t.isdigit() else 1 for t in text.split(","))


def _is_mask_operand(form: AMDForm, sources: Sequence[Operand], x: Operand) -> bool:
    """The mask of a choice, or the carry that comes in."""
    return len(sources) == 3 and x is sources[2] and (form.name == "v_cndmask_b32" or form.name.endswith("_ci_u32"))
