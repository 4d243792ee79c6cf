"""Prints instructions in LLVM's assembler syntax."""

from __future__ import annotations

from kg_render.asm import Instruction

from kg_amd.isa.encoding.dual_issue import DualInstruction
from kg_amd.isa.encoding.encode import inline, is_long
from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.operands import DPP, OP_SEL, OP_SEL_HI, AMDInstruction, Special

_DPP_NAMES = {0x160: "row_xmask", 0x120: "row_ror"}


def show(ins: Instruction, arch: str) -> str:
    """The instruction in the manual's syntax."""
    form = ins.form
    if not isinstance(ins, AMDInstruction) or not isinstance(form, AMDForm):
        return f"{form.name} {ins.defs} {ins.uses}"
    if isinstance(ins, DualInstruction):
        halves = (show(half, arch).replace("_e32", "").replace("v_", "v_dual_", 1) for half in (ins.x, ins.y))
        return " :: ".join(halves)
    if ins.target is not None:
        return form.mnemonic
    if form.format in ("SOPP", "SOPK"):
        return form.mnemonic + ("" if ins.immediate is None else f" {'null, ' * (form.format == 'SOPK')}{ins.immediate:#x}")
    results = [_register(*ins.result(n), ins.results[n]) for n in range(len(ins.results))]
    sources = [_source(ins, form, n) for n in range(len(ins.sources))]
    tail = ""
    if form.format in ("GLOBAL", "SCRATCH"):
        address, base, *data = sources
        off = isinstance(ins.sources[0], int), isinstance(ins.sources[1], int)
        sources = ["off" if off[0] else address, *data, "off" if off[1] else base]
    if form.format == "VOP3P" and form.name.startswith("v_pk"):
        count = len(ins.sources)
        halves = (
            [ins.modifier // OP_SEL >> n & 1 for n in range(count)],
            [ins.modifier // OP_SEL_HI >> n & 1 for n in range(count)],
        )
        tail = f" op_sel:{_list(halves[0])} op_sel_hi:{_list(halves[1])}"
    elif form.format == "VOP3P" and "iu8" in form.name:
        tail = f" neg_lo:{_list([ins.modifier >> n & 1 for n in range(3)])}"
    if form.format == "SMEM":
        sources.append(f"{ins.immediate or 0:#x}")
    elif form.format in ("GLOBAL", "SCRATCH", "DS") and ins.immediate:
        tail = f" offset:{ins.immediate}"
    mnemonic = form.mnemonic
    if ins.modifier & DPP:
        mnemonic, tail = mnemonic + "_dpp", f" {_dpp(ins.immediate or 0)} row_mask:0xf bank_mask:0xf"
    elif form.format in ("VOP1", "VOP2", "VOPC") and form.name != "v_nop" and "lane" not in form.name:
        mnemonic += "_e64" if is_long(ins, form, arch) else "_e32"
    elif form.name.endswith("_ci_u32") or ("_co_" in form.name and arch == "gfx942"):
        mnemonic += "_e64"
    return f"{mnemonic} {', '.join([*results, *sources])}".rstrip() + tail


def _list(values: list[int]) -> str:
    return "[" + ",".join(map(str, values)) + "]"


def _dpp(control: int) -> str:
    if control < 0x100:
        return f"quad_perm:{_list([control >> 2 * n & 3 for n in range(4)])}"
    if control == 0x141:
        return "row_half_mirror"
    return f"{_DPP_NAMES[control & 0x1F0]}:{control & 15}"


def _register(kind: str, number: int, size: int, given: object) -> str:
    if isinstance(given, Special):
        return given.name
    return f"{kind}{number}" if size == 1 else f"{kind}[{number}:{number + size - 1}]"


def _source(ins: AMDInstruction, form: AMDForm, n: int) -> str:
    source = ins.sources[n]
    if not isinstance(source, int):
        text = _register(*ins.source(n), source)
    else:
        found = inline(source, form.source)
        bits = {"f16": 16, "f32": 32}.get(form.source, 64)
        if found is not None and found < 240:
            value = source & (1 << bits) - 1
            text = str(value if value <= 64 else value - (1 << bits))
        elif found is not None:
            text = str((0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0)[found - 240])
        else:
            text = f"{(source >> 32 if form.source == 'f64' else source) & 0xFFFFFFFF:#x}"
    if form.format in ("VOP1", "VOP2", "VOP3", "VOPC", "VOP3SD") and not ins.modifier & DPP:
        text = f"|{text}|" if ins.modifier >> 3 + n & 1 else text
        text = f"-{text}" if ins.modifier >> n & 1 else text
    return text
