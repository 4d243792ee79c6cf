"""Code objects: what the linker makes is what lld makes, but for where things lie;
what can't be linked is refused."""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import pytest
from amd_tools import LLD, compiled, needs_lld, source
from golden.kernels import KERNELS
from kg.plugin import LoadError
from kg_amd.llvm.compiler import emit_object
from kg_amd.object import elf
from kg_amd.object.linker import elf_hash, link
from kg_amd.object.metadata import architecture, kernels, unpack
from kg_amd.targets import TARGETS

ENTRY = 16  #: of a kernel descriptor: where the code begins, from the descriptor on (LLVM, AMDGPU usage, "Kernel Descriptor")


def program_headers(image: bytes) -> list[tuple[int, ...]]:
    _, _, _, _, _, begin, _, _, _, _, count, *_ = elf.FILE_HEADER.unpack_from(image)
    return [elf.PROGRAM_HEADER.unpack_from(image, begin + n * elf.PROGRAM_HEADER.size) for n in range(count)]


def loaded(image: bytes) -> bytes:
    """Memory as a loader fills it: segments at their addresses."""
    parts = [h for h in program_headers(image) if h[0] == 1]
    memory = bytearray(max(address + size for _, _, _, address, _, _, size, _ in parts))
    for _, _, offset, address, _, size, _, align in parts:
        assert address % align == offset % align
        memory[address : address + size] = image[offset : offset + size]
    return bytes(memory)


def symbol(image: bytes, name: str) -> elf.Symbol:
    return next(s for s in elf.read(image, elf.SHARED_OBJECT).symbols if s.name == name)


def code(image: bytes, name: str) -> bytes:
    """The kernel's instructions, from where its descriptor says that they begin."""
    memory, descriptor, function = loaded(image), symbol(image, f"{name}.kd"), symbol(image, name)
    (entry,) = struct.unpack_from("<q", memory, descriptor.value + ENTRY)
    assert descriptor.value + entry == function.value
    return memory[function.value : function.value + function.size]


def section(image: bytes, name: str) -> elf.Section:
    return next(s for s in elf.read(image, elf.SHARED_OBJECT).sections if s.name == name)


@needs_lld
@pytest.mark.parametrize("arch", TARGETS)
def test_as_lld_links(arch: str, tmp_path: Path) -> None:
    data = emit_object(source(KERNELS["softmax"](), arch))
    (tmp_path / "kernel.o").write_bytes(data)
    subprocess.run([LLD, "-shared", "kernel.o", "-o", "kernel.hsaco"], cwd=tmp_path, check=True)
    theirs, ours = (tmp_path / "kernel.hsaco").read_bytes(), link(data)
    assert code(ours, "softmax") == code(theirs, "softmax")
    assert section(ours, ".note").data == section(theirs, ".note").data
    without_entry = [section(image, ".rodata").data for image in (ours, theirs)]
    assert (
        without_entry[0][:ENTRY] == without_entry[1][:ENTRY] and without_entry[0][ENTRY + 8 :] == without_entry[1][ENTRY + 8 :]
    )
    assert ours[:16] == theirs[:16]
    headers = [elf.FILE_HEADER.unpack_from(image) for image in (ours, theirs)]
    assert [headers[0][n] for n in (1, 2, 3, 7)] == [headers[1][n] for n in (1, 2, 3, 7)]  # type, machine, version, flags
    kinds = [[(h[0], h[1]) for h in program_headers(image) if h[0] in (1, 2, 4)] for image in (ours, theirs)]
    assert kinds[0] == kinds[1]


def test_symbols_are_found_by_their_hash() -> None:
    """As a dynamic loader looks them up."""
    image = compiled(source(KERNELS["vector_add"](), "gfx1100"))
    read = elf.read(image, elf.SHARED_OBJECT)
    words = struct.unpack(f"<{len(section(image, '.hash').data) // 4}I", section(image, ".hash").data)
    count, buckets, chains = words[0], words[2 : 2 + words[0]], words[2 + words[0] :]
    assert words[1] == len(read.symbols) == 3
    for name in ("vector_add", "vector_add.kd"):
        number = buckets[elf_hash(name) % count]
        while read.symbols[number].name != name:
            number = chains[number]
            assert number


def test_hash_of_the_abi() -> None:
    assert [elf_hash(n) for n in ("", "printf", "exit", "flapenguin.me")] == [0, 0x077905A6, 0x0006CF04, 0x03987915]


def test_metadata() -> None:
    image = compiled(source(KERNELS["vector_add_symbolic"](), "gfx942"))
    (found,) = kernels(image).values()
    assert architecture(image) == "gfx942"
    assert (found.name, found.symbol, found.wave, found.spilled, found.scratch) == (
        "vector_add_symbolic", "vector_add_symbolic.kd", 64, 0, 0,
    )  # fmt: skip
    assert found.arguments == 8 * 4  # three pointers and a size


def test_messagepack() -> None:
    packed = b"\x84\xa1a\x01\xa1b\xff\xa1c\xcd\x01\x00\xa1d\x93\xc0\xc3\xd9\x02hi"
    assert unpack(packed) == ({"a": 1, "b": -1, "c": 256, "d": [None, True, "hi"]}, len(packed))


def test_what_is_damaged_or_strange_is_refused() -> None:
    data = emit_object(source(KERNELS["vector_add"](), "gfx1100"))
    with pytest.raises(LoadError, match="no ELF file"):
        link(b"MZ" + data)
    with pytest.raises(LoadError, match="damaged"):
        link(data[:-70])
    with pytest.raises(LoadError, match="not a relocatable object"):
        link(link(data))
    with pytest.raises(LoadError, match="not a code object"):
        kernels(data)
    other = bytearray(data)
    struct.pack_into("<H", other, 18, 62)
    with pytest.raises(LoadError, match="machine 62"):
        link(bytes(other))


def test_what_refers_elsewhere_is_refused() -> None:
    text = source(KERNELS["vector_add"](), "gfx1100")
    calls = text.replace("  ret void", "  call void @elsewhere()\n  ret void").replace(
        "define", "declare void @elsewhere()\ndefine", 1
    )
    with pytest.raises(LoadError, match="elsewhere, which it does not have"):
        compiled(calls)
    variable = text.replace("define", "@table = addrspace(1) global [2 x i32] [i32 1, i32 2]\ndefine", 1)
    with pytest.raises(LoadError, match=r"variables in memory \(\.data\)"):
        compiled(variable)
