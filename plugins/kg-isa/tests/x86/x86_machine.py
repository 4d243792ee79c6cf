"""A processor with AVX-512 and FP16, in numpy:
runs the instructions that iced-x86 reads, for code that this machine may be unable to run.

It shares nothing with the encoder. Sums, products, quotients and roots of float16 are computed in float64, which holds the first two exactly and the others
far enough, and rounded once; a NaN that comes of one is that operand, the first of two, quieted, as Intel's manual has it (4.8.3.5); others are -NaN.
An instruction that is not here raises KeyError.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import iced_x86 as iced
import numpy as np
import x86_vectors as vectors
from x86_vectors import Array, number_of

_NAMES = {v: k.lower() for k, v in vars(iced.Mnemonic).items() if isinstance(v, int)}
_REGISTERS = {v: k for k, v in vars(iced.Register).items() if isinstance(v, int)}
_CONDITIONS = {v: k for k, v in vars(iced.ConditionCode).items() if isinstance(v, int)}
_RSP = 4
_END = 0xDEAD0000


class Machine:
    """Registers and flags. `run` calls a kernel by the convention of Linux."""

    def __init__(self, code: bytes) -> None:
        self.code = np.frombuffer(code, np.uint8).copy()
        self.stack = np.zeros(1 << 16, np.uint8)
        self.general = [0] * 16
        self.vectors = np.zeros((32, 64), np.uint8)
        self.masks = [0] * 8
        self.result, self.carry, self.overflow, self.width = 0, False, False, 32
        self.parity = False  #: of comparisons of floats: unordered
        self.regions: list[Array] = [self.code, self.stack]
        self.decoded: dict[int, Any] = {}
        self.names: set[str] = set()  #: what was run

    def run(self, arrays: Sequence[Array]) -> None:
        pointers = np.array([a.ctypes.data for a in arrays], np.uint64)
        scratch = np.zeros(4096, np.uint8)
        self.regions = [self.code, self.stack, pointers, scratch, *arrays]
        self.general[7], self.general[6], self.general[2] = pointers.ctypes.data, 0, 1
        self.general[1] = (scratch.ctypes.data + 63) & -64
        self.general[_RSP] = self.stack.ctypes.data + len(self.stack) - 64
        self._write(self.general[_RSP], _END.to_bytes(8, "little"))
        ip = self.code.ctypes.data
        with np.errstate(all="ignore"):
            while ip != _END:
                ip = self._step(ip)

    # -- memory and operands

    def _checked(self, address: int, size: int) -> None:
        inside = any(r.ctypes.data <= address and address + size <= r.ctypes.data + r.nbytes for r in self.regions)
        assert inside, f"{size} bytes at {address:#x} are nobody's"

    def _read(self, address: int, size: int) -> bytes:
        self._checked(address, size)
        return ctypes.string_at(address, size)

    def _write(self, address: int, data: bytes) -> None:
        self._checked(address, len(data))
        ctypes.memmove(address, data, len(data))

    def _address(self, ins: Any) -> int:
        if ins.is_ip_rel_memory_operand:
            return ins.ip_rel_memory_address
        displacement = ins.memory_displacement
        total = displacement - (1 << 64) if displacement >> 63 else displacement
        for register, scale in ((ins.memory_base, 1), (ins.memory_index, ins.memory_index_scale)):
            if register:
                total += self.general[number_of(register)] * scale
        return total & (1 << 64) - 1

    def _is_memory(self, ins: Any, n: int) -> bool:
        return ins.op_kind(n) == iced.OpKind.MEMORY

    def _size(self, ins: Any, n: int) -> int:
        if self._is_memory(ins, n):
            return iced.MemorySizeExt.size(ins.memory_size)
        return iced.RegisterExt.size(ins.op_register(n))

    def integer(self, ins: Any, n: int) -> int:
        """A general register, memory or an immediate."""
        if self._is_memory(ins, n):
            return int.from_bytes(self._read(self._address(ins), self._size(ins, n)), "little")
        if ins.op_kind(n) != iced.OpKind.REGISTER:
            return ins.immediate(n)
        register = ins.op_register(n)
        value = self.masks if iced.RegisterExt.is_k(register) else self.general
        return value[number_of(register)] & (1 << 8 * self._size(ins, n)) - 1

    def set_integer(self, ins: Any, n: int, value: int) -> None:
        size = self._size(ins, n)
        value &= (1 << 8 * size) - 1
        if self._is_memory(ins, n):
            self._write(self._address(ins), value.to_bytes(size, "little"))
            return
        register = ins.op_register(n)
        number = number_of(register)
        if iced.RegisterExt.is_k(register):
            self.masks[number] = value
        elif size >= 4:
            self.general[number] = value
        else:
            assert not _REGISTERS[register].endswith("H")
            self.general[number] = self.general[number] >> 8 * size << 8 * size | value

    def lanes(self, ins: Any, n: int, dtype: type, count: int = 0) -> Array:
        """An operand as lanes; memory that is shorter is all there is."""
        size = np.dtype(dtype).itemsize
        if self._is_memory(ins, n):
            found = np.frombuffer(self._read(self._address(ins), self._size(ins, n)), dtype)
            return np.resize(found, count) if ins.is_broadcast else found[: count or None]
        register = ins.op_register(n)
        if iced.RegisterExt.is_gpr(register):
            return np.frombuffer(self.integer(ins, n).to_bytes(self._size(ins, n), "little"), dtype)
        whole = self.vectors[number_of(register)]
        return whole[: count * size if count else self._size(ins, n)].view(dtype).copy()

    def set_lanes(self, ins: Any, values: Array) -> None:
        """The first operand, under its mask; the rest of the register becomes 0."""
        mask = self.masks[number_of(ins.op_mask)] if ins.op_mask else (1 << 64) - 1
        kept = np.array([bool(mask >> n & 1) for n in range(len(values))])
        if self._is_memory(ins, 0):
            at = self._address(ins)
            for n in np.flatnonzero(kept):
                self._write(at + int(n) * values.itemsize, values[n].tobytes())
            return
        whole = self.vectors[number_of(ins.op_register(0))]
        before = np.zeros_like(values) if ins.zeroing_masking else whole.view(values.dtype)[: len(values)].copy()
        whole[values.nbytes :] = 0
        whole[: values.nbytes] = np.where(kept, values, before).view(np.uint8)

    # -- one instruction

    def _step(self, ip: int) -> int:
        ins = self.decoded.get(ip)
        if ins is None:
            at = ip - self.code.ctypes.data
            assert 0 <= at < len(self.code), "a jump out of the kernel"
            ins = self.decoded[ip] = next(iter(iced.Decoder(64, self.code[at : at + 16].tobytes(), ip=ip)))
        name = _NAMES[ins.mnemonic]
        self.names.add(name)
        following = ip + ins.len
        if name == "ret":
            target = int.from_bytes(self._read(self.general[_RSP], 8), "little")
            self.general[_RSP] += 8
            return target
        if name == "jmp" or (name[0] == "j" and self.holds(_CONDITIONS[ins.condition_code])):
            return ins.near_branch_target
        if name[0] == "j" or name in ("vzeroupper", "nop"):
            return following
        if name[0] == "v":
            vectors.run(self, ins, name)
        else:
            _scalar(self, ins, name)
        return following

    def holds(self, condition: str) -> bool:
        zero, sign = self.result == 0, bool(self.result >> (self.width - 1) & 1)
        below = sign != self.overflow
        return {
            **{"B": self.carry, "AE": not self.carry, "E": zero, "NE": not zero, "S": sign, "NS": not sign},
            **{"BE": self.carry or zero, "A": not (self.carry or zero), "L": below, "GE": not below},
            **{"LE": below or zero, "G": not (below or zero), "P": self.parity, "NP": not self.parity},
        }[condition.upper()]

    def flags(self, result: int, width: int, *, carry: bool = False, overflow: bool = False) -> None:
        self.result, self.width, self.carry, self.overflow = result & (1 << width) - 1, width, carry, overflow


def _scalar(m: Machine, ins: Any, name: str) -> None:
    """General registers and masks."""
    width = 8 * m._size(ins, 0)
    two = ins.op_count > 1
    x, y = m.integer(ins, 0) if name not in ("lea", "mov") else 0, m.integer(ins, 1) if two and name != "lea" else 0
    y &= (1 << width) - 1
    top = width - 1
    match name:
        case "mov" | "kmovw" | "kmovd" | "kmovq" | "movzx":
            m.set_integer(ins, 0, y)
        case "movsx" | "movsxd":
            bits = 8 * m._size(ins, 1)
            m.set_integer(ins, 0, y - (1 << bits) if y >> (bits - 1) else y)
        case "lea":
            m.set_integer(ins, 0, m._address(ins))
        case "add" | "sub" | "cmp":
            total = x + y if name == "add" else x - y
            signs = (x >> top, y >> top if name == "add" else 1 - (y >> top), total >> top & 1)
            m.flags(total, width, carry=not 0 <= total < 1 << width, overflow=signs[0] == signs[1] != signs[2])
            if name != "cmp":
                m.set_integer(ins, 0, total)
        case "and" | "or" | "xor" | "test":
            total = {"and": x & y, "or": x | y, "xor": x ^ y, "test": x & y}[name]
            m.flags(total, width)
            if name != "test":
                m.set_integer(ins, 0, total)
        case "shl" | "shr":
            m.set_integer(ins, 0, x << y if name == "shl" else x >> y)
        case "neg":
            m.flags(-x, width, carry=x != 0, overflow=x == 1 << top)
            m.set_integer(ins, 0, -x)
        case "push":
            m.general[_RSP] -= 8
            m._write(m.general[_RSP], x.to_bytes(8, "little"))
        case "pop":
            m.set_integer(ins, 0, int.from_bytes(m._read(m.general[_RSP], 8), "little"))
            m.general[_RSP] += 8
        case "kandq" | "korq" | "kxorq" | "kxnorq" | "kandnq":
            a, b = m.integer(ins, 1), m.integer(ins, 2)
            m.set_integer(ins, 0, {"kandq": a & b, "korq": a | b, "kxorq": a ^ b, "kxnorq": ~(a ^ b), "kandnq": ~a & b}[name])
        case "kshiftrq":
            m.set_integer(ins, 0, m.integer(ins, 1) >> m.integer(ins, 2))
        case _ if name.startswith("set"):
            m.set_integer(ins, 0, int(m.holds(name[3:])))
        case _ if name.startswith("cmov"):
            m.set_integer(ins, 0, y if m.holds(name[4:]) else x)
        case _:
            raise KeyError(name)
