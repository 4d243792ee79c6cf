"""Machine code as instructions. What is not in the tables is an error that shows its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import KgError

from kg_amd.sim.machine_code.formats import (
    DPP,
    DPP8,
    DPP8_FI,
    DPP16,
    FORMATS,
    LITERAL,
    SDWA,
    SDWA_FIELDS,
    SDWA_MASK,
    Format,
    extract,
)
from kg_amd.sim.machine_code.instruction import FLOATS, M0, NULL, SPECIAL, VCC, Instruction, Operand
from kg_amd.sim.machine_code.tables import Opcode, Slot, table

#: The halves of dual-issue instructions by opcode, X's the first 14.
DUAL: Final = [
    "v_fmac_f32",
    "v_fmaak_f32",
    "v_fmamk_f32",
    "v_mul_f32",
    "v_add_f32",
    "v_sub_f32",
    "v_subrev_f32",
    "v_mul_dx9_zero_f32",
    "v_mov_b32",
    "v_cndmask_b32",
    "v_max_f32",
    "v_min_f32",
    "v_dot2acc_f32_f16",
    "v_dot2acc_f32_bf16",
    "-",
    "-",
    "v_add_nc_u32",
    "v_lshlrev_b32",
    "v_and_b32",
]
_SEGMENTS: Final = {0: "FLAT", 1: "SCRATCH", 2: "GLOBAL"}
_SCALAR: Final = ("sdst", "sdata", "saddr", "soffset")


class DecodeError(KgError):
    """Machine code that the simulator does not know."""


@dataclass(frozen=True, slots=True)
class Decoder:
    """Of a target's code, for waves of `wave` lanes."""

    target: str
    wave: int

    def instruction(self, code: bytes, at: int, base: int = 0) -> Instruction:
        """The instruction at byte `at`; its `line` counts from `base`."""
        word = int.from_bytes(code[at : at + 8], "little")
        form = next((x for x in FORMATS[self.target] if x.matches(word)), None)
        if form is None or len(code) - at < form.size:
            raise self._unknown(code, at, base)
        fields = extract(word, form.fields)
        found = Instruction(at - base, form.size, Opcode(form.name, 0, "", "", ()), {}, fields)
        if form.name == "VOPD":
            self._dual(found, word, code, at)
            return found
        opcode = self._opcode(form, word, fields)
        if opcode is None:
            raise self._unknown(code, at, base)
        found.opcode = opcode
        self._follow(found, code, at + form.size)
        found.operands = self._operands(found)
        return found

    def _unknown(self, code: bytes, at: int, base: int) -> DecodeError:
        return DecodeError(
            f"AMD:SIM: no instruction of {self.target} is known that begins with {code[at : at + 8].hex(' ', 4)} (offset {at - base:#x})"
        )

    def _opcode(self, form: Format, word: int, fields: dict[str, int]) -> Opcode | None:
        at, width = form.op
        number = word >> at & (1 << width) - 1
        tables = table(self.target)
        if form.name == "FLAT":
            name = _SEGMENTS.get(fields["segment"], "")
            return tables.get(name, {}).get(number)
        if form.name == "VOP3" and number in tables["VOP3SD"]:
            return tables["VOP3SD"][number]
        matrix = tables.get("MAI", {}).get(number) if form.name == "VOP3P" else None
        if matrix is not None and matrix.name.startswith(("v_mfma", "v_smfmac")):
            return matrix
        return tables[form.name].get(number)

    def _follow(self, found: Instruction, code: bytes, at: int) -> None:
        """The word after an instruction: a literal, lanes or bytes."""
        fields, word = found.fields, int.from_bytes(code[at : at + 4], "little")
        first = fields.get("src0")
        sources = [fields.get(x) for x in ("src0", "src1", "src2", "ssrc0", "ssrc1")]
        vector = found.opcode.format in ("VOP1", "VOP2", "VOPC") or (
            found.opcode.format.startswith("VOP3") and self.target != "gfx942"
        )
        if vector and first == DPP16:
            found.dpp = extract(word, DPP)
            fields["src0"] = found.dpp["src0"] + 256
        elif vector and first in (DPP8, DPP8_FI) and self.target != "gfx942":
            found.dpp8 = word >> 8 | (first == DPP8_FI) << 24
            fields["src0"] = (word & 255) + 256
        elif vector and first == SDWA and self.target == "gfx942":
            found.sdwa = extract(word, SDWA_FIELDS | (SDWA_MASK if found.opcode.format == "VOPC" else {}))
            fields["src0"] = found.sdwa["src0"] + (0 if found.sdwa["s0"] else 256)
        elif LITERAL in sources or _wants_literal(found.opcode):
            found.literal = word
        else:
            return
        found.size += 4

    def _operands(self, found: Instruction) -> dict[str, Operand]:
        out: dict[str, Operand] = {}
        for slot in found.opcode.operands:
            if slot.kind and slot.field in found.fields and slot.field not in ("simm16", "offset"):
                out[slot.field] = self._operand(found, slot)
            elif slot.field in ("vcc_lo", "vcc"):
                out[slot.field] = Operand("s", VCC, self.wave // 32)
        self._addresses(found, out)
        return out

    def _operand(self, found: Instruction, slot: Slot) -> Operand:
        name, number = slot.field, found.fields[slot.field]
        count = self.wave // 32 if slot.kind == "m" else slot.count
        if "accvgpr" in found.opcode.name:
            return (
                Operand(slot.kind, number & 255, 1)
                if number >= 256 or name == "vdst"
                else self.source(number, 1, found.literal)
            )
        if name in ("src0", "src1", "src2", "ssrc0", "ssrc1"):
            accumulation = found.opcode.format == "MAI" and _is_accumulation(found, name)
            return self.source(number, count, found.literal, accumulation)
        if name == "sbase":
            return Operand("s", 2 * number, count)
        if name == "srsrc":
            return Operand("s", 4 * number, count)
        if slot.kind in "sm" or name in _SCALAR:
            return self.source(number, count, None)
        if name in ("vdst", "vdata", "data", "data0", "data1") and (found.get("acc_cd") if found.opcode.format == "MAI" else found.get("acc") == 1 and "src0" not in found.fields):  # fmt: skip
            return Operand("a", number, count)
        if found.sdwa is not None and name == "vsrc1" and found.sdwa["s1"]:
            return self.source(number, count, None)
        return Operand("v", number, count)

    def _addresses(self, found: Instruction, out: dict[str, Operand]) -> None:
        """Operands whose kind other fields say."""
        fields, form = found.fields, found.opcode.format
        null = 127 if self.target == "gfx942" else 124
        if form in ("GLOBAL", "SCRATCH") and fields["saddr"] not in (null, 127):
            out["saddr"] = self.source(fields["saddr"], 2 if form == "GLOBAL" else 1, None)
            if "addr" in out:
                out["addr"] = Operand("v", fields["addr"], 1)
        if form == "SCRATCH" and not fields["sve"]:
            out.pop("addr", None)
        if "_atomic_" in found.opcode.name and form in ("FLAT", "GLOBAL") and fields["glc"]:
            x = out["data"]
            kind = "a" if fields.get("acc") else "v"
            out["vdst"] = Operand(kind, fields["vdst"], x.count // 2 if "cmpswap" in found.opcode.name else x.count)
        if form == "SMEM" and self.target == "gfx942":
            if fields["soe"]:
                out["soffset"] = self.source(fields["soffset"], 1, None)
            elif not fields["imm"]:
                out["soffset"] = self.source(fields["offset"] & 127, 1, None)
        elif form == "SMEM" and fields["soffset"] != NULL:
            out["soffset"] = self.source(fields["soffset"], 1, None)
        if form == "MUBUF":
            out["soffset"] = self.source(fields["soffset"], 1, None)
            many = fields["offen"] + fields["idxen"]
            out.pop("vaddr", None)
            if many:
                out["vaddr"] = Operand("v", fields["vaddr"], many)

    def source(self, number: int, count: int, literal: int | None, accumulation: bool = False) -> Operand:
        """The operand that a field of 9 bits names."""
        if number >= 256:
            return Operand("a" if accumulation else "v", number - 256, count)
        if self.target == "gfx942" and number in (124, 125):
            number = M0 if number == 124 else NULL
        if number < 128:
            return Operand("s", number, count)
        if number <= 208:
            return Operand("int", number, count, number - 128 if number <= 192 else 192 - number)
        if number in FLOATS:
            return Operand("float", number, count, FLOATS[number])
        if number == LITERAL and literal is not None:
            return Operand("literal", literal, count)
        if number in SPECIAL:
            return Operand("special", number, count)
        raise DecodeError(f"AMD:SIM: operand {number} is not known")

    def _dual(self, found: Instruction, word: int, code: bytes, at: int) -> None:
        """Two operations at once; each of its fields has the half's letter."""
        fields, halves = found.fields, list[Instruction]()
        names = DUAL[word >> 22 & 15], DUAL[fields["opy"]]
        if "-" in names:
            raise self._unknown(code, at, at - found.line)
        if any("aak" in x or "amk" in x for x in names) or LITERAL in (fields["src0x"], fields["src0y"]):
            found.literal = int.from_bytes(code[at + 8 : at + 12], "little")
            found.size += 4
        by_name = {x.name: x for form in ("VOP2", "VOP1") for x in table(self.target)[form].values()}
        for half, name in zip("xy", names, strict=True):
            opcode = by_name[name]
            own = {x[:-1]: y for x, y in fields.items() if x[-1] == half and x[:-1] in ("vdst", "vsrc1", "src0")}
            if half == "y":
                own["vdst"] = own["vdst"] << 1 | (fields["vdstx"] & 1 ^ 1)
            each = Instruction(found.line, found.size, opcode, {}, own, found.literal)
            each.operands = self._operands(each)
            halves.append(each)
        x, y = halves
        found.pair = x, y
        found.opcode = Opcode("VOPD", 0, "", f"v_dual_{names[0][2:]}", ())


def _is_accumulation(found: Instruction, name: str) -> bool:
    if name == "src2":
        return bool(found.get("acc_cd"))
    return bool(found.get("acc") >> int(name[-1]) & 1)


def _wants_literal(opcode: Opcode) -> bool:
    return (
        "fmaak" in opcode.name
        or "fmamk" in opcode.name
        or "madak" in opcode.name
        or "madmk" in opcode.name
        or opcode.name == "s_setreg_imm32_b32"
    )
