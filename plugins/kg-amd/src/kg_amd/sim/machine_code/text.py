"""Instructions as LLVM's tools print them, for reports and for the comparison with the oracle."""

from __future__ import annotations

import struct
from typing import Final

from kg_amd.sim.machine_code.instruction import EXEC, M0, NULL, SPECIAL, VCC, Instruction, Operand

_NAMED: Final = {VCC: "vcc_lo", VCC + 1: "vcc_hi", NULL: "null", M0: "m0", EXEC: "exec_lo", EXEC + 1: "exec_hi"}
_PAIRS: Final = {VCC: "vcc", EXEC: "exec"}
_SELECT: Final = ("BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD")


def register(kind: str, number: int, count: int) -> str:
    if kind == "s" and number in _PAIRS and count == 2:
        return _PAIRS[number]
    if kind == "s" and number in _NAMED:
        return _NAMED[number]
    if kind == "s" and 108 <= number < 124:
        kind, number = "ttmp", number - 108
    return f"{kind}{number}" if count == 1 else f"{kind}[{number}:{number + count - 1}]"


def operand(x: Operand) -> str:
    if x.is_register:
        return register(x.kind, x.number, x.count)
    if x.kind == "int":
        return str(int(x.value))
    if x.kind == "float":
        return "0.15915494" if x.number == 248 else str(x.value)
    return f"{x.number:#x}" if x.kind == "literal" else SPECIAL[x.number]


def printed(at: Instruction) -> str:
    """The whole line."""
    if at.pair is not None:
        x, y = (printed(half).replace("_e32", "").replace(", vcc_lo", "").replace("v_", "v_dual_", 1) for half in at.pair)
        return f"{x} :: {y}"
    name = at.opcode.printed
    if at.dpp is not None or at.dpp8 is not None:
        name = name.replace("_e32", "") + "_dpp"
    elif at.sdwa is not None:
        name = name.replace("_e32", "") + "_sdwa"
    parts = [text for text in (_one(at, slot.field) for slot in at.opcode.operands) if text]
    if at.opcode.format in ("FLAT", "GLOBAL", "SCRATCH"):
        parts = _flat(at, parts)
    tail = "".join(_modifiers(at))
    return f"{name} {', '.join(parts)}{tail}".strip()


def _one(at: Instruction, name: str) -> str:
    """An operand as the instruction has it."""
    found = at.operands.get(name)
    if found is None:
        if name == "imm":
            return f"{at.literal:#x}" if at.literal is not None else str(at.get("simm16"))
        return name if name in ("off", "vcc_lo", "vcc") else str(at.get(name)) if name == "simm16" else ""
    text = operand(found)
    at_source = {"src0": 0, "src1": 1, "src2": 2, "vsrc1": 1}.get(name)
    if at_source is None or at.opcode.format in ("VOP3P", "MAI"):
        return text
    neg, absolute = at.get("neg") >> at_source & 1, at.get("abs") >> at_source & 1 if at.opcode.format == "VOP3" else 0
    for more in (at.dpp, at.sdwa):
        if more is not None and at_source < 2 and "neg" not in at.fields:
            neg, absolute = more[f"neg{at_source}"], more[f"abs{at_source}"]
    text = f"|{text}|" if absolute else text
    return f"-{text}" if neg else text


def _flat(at: Instruction, parts: list[str]) -> list[str]:
    base = at.operands.get("saddr")
    if "_atomic_" in at.name and "vdst" in at.operands:
        parts.insert(0, operand(at.operands["vdst"]))
    if at.opcode.format == "SCRATCH" and "addr" not in at.operands:
        parts.insert(1 if "load" in at.name else 0, "off")
    if base is not None:
        place = len(parts) - 1 - parts[::-1].index("off")
        parts[place] = operand(base)
    return parts


def _modifiers(at: Instruction) -> list[str]:
    """Those that reports show; the oracle's are compared by fields."""
    out: list[str] = []
    if at.opcode.format == "DS":
        if "2addr" in at.name:
            out.append(f" offset0:{at.get('offset0')} offset1:{at.get('offset1')}")
        elif at.get("offset0") or at.get("offset1"):
            out.append(f" offset:{at.get('offset0') | at.get('offset1') << 8}")
    elif at.opcode.format in ("FLAT", "GLOBAL", "SCRATCH", "MUBUF", "SMEM"):
        offset = signed(at.get("offset"), 21 if at.opcode.format == "SMEM" else 13 if at.opcode.format != "MUBUF" else 32)
        out.append(f" offset:{offset}" if offset else "")
    if at.dpp is not None:
        out.append(f" dpp_ctrl:{at.dpp['control']:#x} row_mask:{at.dpp['row_mask']:#x} bank_mask:{at.dpp['bank_mask']:#x}")
    if at.sdwa is not None:
        out.append(f" src0_sel:{_SELECT[at.sdwa['src0_sel']]}")
    for name in ("op_sel", "neg_hi", "clamp"):
        if at.get(name) and at.opcode.format != "VOP3SD":
            out.append(f" {name}:{at.get(name)}")
    return out


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> bits - 1 else value


def float_of(bits: int) -> float:
    return struct.unpack("<f", bits.to_bytes(4, "little"))[0]
