"""Prints instructions in Intel syntax for GNU as (`.intel_syntax noprefix`)."""

from __future__ import annotations

from typing import Final, cast

from kg_render.asm import Constant, Instruction, Register, Slot

from kg_isa.x86.encoding.forms import X86Form

_LONG: Final = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{n}" for n in range(8, 16)))
_WORD: Final = ("eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", *(f"r{n}d" for n in range(8, 16)))
_HALF: Final = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di", *(f"r{n}w" for n in range(8, 16)))
_BYTE: Final = ("al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"r{n}b" for n in range(8, 16)))
_POINTERS: Final = {1: "byte", 2: "word", 4: "dword", 8: "qword", 16: "xmmword", 32: "ymmword", 64: "zmmword"}
#: Lines of the table that are named otherwise than the instruction.
_NAMES: Final = {
    **{"store": "mov", "store8": "mov", "storei": "mov", "storei8": "mov", "movimm": "mov", "copygpr": "mov"},
    **{"movzx8": "movzx", "movzx16": "movzx", "movsx8": "movsx", "movsx16": "movsx", "imul3": "imul"},
    **{f"{name}i": name for name in ("add", "or", "and", "sub", "xor", "cmp", "test", "shl", "shr", "sar")},
    **{f"{name}cl": name for name in ("shl", "shr", "sar")},
    **{"prefetch0": "prefetcht0", "prefetch1": "prefetcht1", "prefetch2": "prefetcht2"},
    **{"movupsst": "movups", "movssst": "movss", "movsdst": "movsd", "movssr": "movss", "movdst": "movd", "movqst": "movq"},
    **{f"k{name}": name for name in ("cmpps", "cmppd", "cmpss", "cmpsd", "cmpph", "cmpsh")},
    **{"roundph": "rndscaleph", "roundsh": "rndscalesh", "movshst": "movsh", "movwst": "movw"},
    **{f"k{name}": name for name in ("pcmpb", "pcmpub", "pcmpw", "pcmpuw", "pcmpd", "pcmpud", "pcmpq", "pcmpuq")},
    **{f"fma{n}{t}": f"fmadd{n}{t}" for n in ("231", "213") for t in ("ps", "pd", "ph", "ss", "sd", "sh")},
    **{f"movdqu{n}st": f"movdqu{n}" for n in (8, 16, 32, 64)},
    **{f"pbroadcast{t}g": f"pbroadcast{t}" for t in "bwdq"},
    **{f"ps{d}{t}i": f"ps{d}{t}" for d in ("ll", "rl", "ra") for t in "wdq"},
    **{"permqi": "permq", "gatherdd": "pgatherdd", "gatherqq": "pgatherqq"},
    **{"kmovwg": "kmovw", "kmovwgr": "kmovw", "kmovdg": "kmovd", "kmovqg": "kmovq", "kmovqk": "kmovq", "kmovqkst": "kmovq"},
    **{"dpbusd": "pdpbusd", "maskmovpsst": "maskmovps", "maskmovpdst": "maskmovpd"},
    **{"copyvec": "movaps", "copymask": "kmovq"},
}
#: What is called otherwise where it is encoded by EVEX.
_EVEX_NAMES: Final = {
    **{f"vp{name}": f"vp{name}d" for name in ("and", "andn", "or", "xor")},
    **{f"vround{t}": f"vrndscale{t}" for t in ("ss", "sd", "ps", "pd")},
}


def show(ins: Instruction) -> str:
    """The instruction; a branch without where it goes."""
    from kg_isa.x86.encoding.encode import VEX, needs_evex
    from kg_isa.x86.encoding.encode import operands as encoded_operands

    form = cast(X86Form, ins.form)
    name = _NAMES.get(form.name, form.name)
    if form.is_vector and ins.modifier & VEX and not name.startswith(("k", "vz", "t", "ldt")):
        name = "v" + name
        if name in _EVEX_NAMES and needs_evex(ins, form, encoded_operands(ins, form)):
            name = _EVEX_NAMES[name]
    if form.name in ("div", "idiv"):
        result = _register(Register("gpr", 64, 0, 2 if ins.immediate else 0), ins.width)
        return f"{form.name} {_register(ins.uses[0], ins.width)}, {_register(ins.uses[1], ins.width)} ; {_register(ins.defs[0], ins.width)} = {result}"
    if form.name == "cdq":
        return "cqo" if ins.width == 64 else "cdq"
    if form.has("branch"):
        return form.name
    shown = operands(ins, form)
    if ins.immediate is not None:
        shown.append(str(ins.immediate))
    if form.name.endswith("cl") and form.operands == "t":
        shown.append("cl")
    return f"{name} {', '.join(shown)}" if shown else name


def operands(ins: Instruction, form: X86Form) -> list[str]:
    """What stands behind the mnemonic, without an immediate."""
    from kg_isa.x86.encoding.encode import BROADCAST, ZEROING, memory_bytes

    registers = list(ins.uses[: len(ins.uses) - _in_memory(ins)])
    opmask = None
    if not form.has("mk") and not form.has("vk") and not (form.has("dk") and form.operands == "rm"):
        opmask = next((r for r in registers if r.kind == "mask"), None)
        registers = [r for r in registers if r is not opmask]
    memory = ""
    if ins.memory is not None:
        size = 8 if form.has("vex") and form.has("mk") else memory_bytes(form, ins.width, ins.modifier)
        pointer = (
            "" if form.name == "lea" or form.name.startswith(("prefetch", "tile", "ldtile")) else f"{_POINTERS[size]} ptr "
        )
        memory = pointer + _address(ins)
        if ins.modifier & BROADCAST:
            memory += f"{{1to{(ins.width or 128) // 8 // size}}}"
    names = [_operand(r, ins, form, n) for n, r in enumerate(registers)]
    target = [_operand(r, ins, form, -1) for r in ins.defs]
    match form.operands:
        case "mr":
            shown = [memory or target[0], names[0]]
        case "mv":
            shown = [memory, *names]
        case "trv":
            shown = [target[0], *names[1:]]
        case "tm":
            shown = [target[0], *([memory] if memory else names[1:])]
        case "tvm":
            shown = [target[0], names[1], *([memory] if memory else names[2:])]
        case "rvm" if form.is_vector and not ins.modifier & 4 and not form.has("vex"):
            shown = [target[0], *([memory] if memory else names[1:])]
        case "rvmr" if memory:
            shown = [target[0], names[0], memory, names[1]]
        case "t" | "d":
            shown = target
        case "x":
            shown = names
        case "cmp":
            shown = [names[0], *([memory] if memory else names[1:])]
        case "o":
            shown = [memory] if memory else []
        case _:
            shown = [*target, *names, *([memory] if memory else [])]
    if opmask is not None and shown:
        shown[0] += f"{{{_register(opmask, 0)}}}" + ("{z}" if ins.modifier & ZEROING else "")
    return shown


def _in_memory(ins: Instruction) -> int:
    memory = ins.memory
    return 0 if memory is None else (memory.base >= 0) + (memory.index >= 0)


def _address(ins: Instruction) -> str:
    memory = ins.memory
    assert memory is not None
    if isinstance(memory.symbol, Constant):
        return f"[rip + {memory.symbol.data.hex()}]"
    parts: list[str] = []
    offset = memory.offset
    if isinstance(memory.symbol, Slot):
        parts.append("rsp")
        offset += memory.symbol.offset
    if memory.base >= 0:
        parts.append(_register(ins.uses[memory.base], 64))
    if memory.index >= 0:
        index = ins.uses[memory.index]
        name = _register(index, 64 if index.kind == "gpr" else ins.width)
        parts.append(f"{name}*{memory.scale}")
    text = " + ".join(parts)
    if offset:
        text += f" {'-' if offset < 0 else '+'} {abs(offset)}"
    return f"[{text}]"


def _operand(register: Register, ins: Instruction, form: X86Form, place: int) -> str:
    if register.kind == "gpr":
        width = ins.width or 32
        if form.name in ("push", "pop", "copygpr") or (form.has("w1") and form.is_vector):
            width = 64
        elif (form.name.startswith(("pextr", "pinsr")) and not form.has("w1")) or (form.name == "movsxd" and place == 0):
            width = 32
        elif form.has("b") and (place == 0 or form.operands == "d"):
            width = 8
        elif form.name.endswith("x16") and place == 0:
            width = 16
        elif form.name == "movimm":
            value = ins.immediate or 0
            width = 32 if 0 <= value < 1 << 32 else 64
        elif form.has("w0") and form.is_vector:
            width = 32
        return _register(register, width)
    width = ins.width or 128
    if register.kind == "vec":
        if not form.has("v"):
            width = 128
            if form.name.startswith(("extractf", "insertf")):
                width = ins.width
        wide = form.operands == "mr"  # of a narrowing the source has the vector's length
        part = 2 if form.has("half") else 4 if form.has("quarter") else 8 if form.has("eighth") else 1
        fixed = {
            "extractf32x4": 128,
            "extractf64x4": 256,
            "extractf128": 128,
            "insertf32x4": 128,
            "insertf64x4": 256,
            "insertf128": 128,
        }
        if form.name in fixed and (place == -1 if form.name.startswith("e") else place == 1):
            width = fixed[form.name]
        elif part > 1 and (place == -1) == wide:
            width //= part
        elif form.has("e4") or form.has("e8") or form.has("e2") or form.has("e1b"):
            width = width if place == -1 else 128
        elif form.name in _NARROWING and place == -1:
            width //= 2
        width = max(128, width)
    return _register(register, width)


#: The result has half as many bits as the source, both in registers.
_NARROWING: Final = frozenset(("cvtpd2ps", "cvttpd2dq", "cvttpd2udq", "cvtqq2ps", "cvtuqq2ps", "cvtps2phx"))


def _register(register: Register, width: int) -> str:
    number = register.home
    if register.kind == "mask":
        return f"k{number}"
    if register.kind == "tile":
        return f"tmm{number}"
    if register.kind == "vec":
        return f"{ {128: 'x', 256: 'y', 512: 'z'}.get(width, 'x') }mm{number}"
    return {8: _BYTE, 16: _HALF, 32: _WORD}.get(width, _LONG)[number]
