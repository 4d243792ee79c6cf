"""`kg emit`: objects that C programs link, run by qemu-user,
and by emulated machines that have nothing else in memory; what is refused."""

from __future__ import annotations

import platform
import shutil
import struct
import subprocess
from pathlib import Path

import numpy as np
import pytest
from kg.cli import main
from kg_isa.emit.targets import TARGETS

MATMUL = (Path(__file__).parent / "product.kg").read_text()
#: A running sum is a plan with a buffer between its kernels; a length is given at launch.
SYMBOLIC = """
%0 = define_var n 1 64 : index
%1 = param 0 [%0] : float32
%2 = param 1 [%0] : float32
%3 = add %2 %2 : float32
%4 = store %1 %3
%5 = sink doubled %4
"""
LINUX = {
    "a64-none": ("aarch64-linux-gnu", ("--target=aarch64-linux-gnu",), ("qemu-aarch64",)),
    "rv64-none": (
        "riscv64-linux-gnu",
        ("--target=riscv64-linux-gnu", "-march=rv64gc", "-mno-relax", "-mcmodel=medany"),
        ("qemu-riscv64",),
    ),
    "rv64v-none": (
        "riscv64-linux-gnu",
        ("--target=riscv64-linux-gnu", "-march=rv64gc", "-mno-relax", "-mcmodel=medany"),
        ("qemu-riscv64", "-cpu", "rv64,v=true,vext_spec=v1.0,vlen=128"),
    ),
    "x86-none": ("x86_64-linux-gnu", ("--target=x86_64-linux-gnu",), ()),
}
#: What leaves the program with the result of `check`.
LEAVE = {
    "a64-none": 'register long a __asm__("x0") = code, n __asm__("x8") = 93; __asm__ volatile("svc #0" :: "r"(a), "r"(n));',
    "rv64-none": 'register long a __asm__("a0") = code, n __asm__("a7") = 93; __asm__ volatile("ecall" :: "r"(a), "r"(n));',
    "x86-none": '__asm__ volatile("syscall" :: "a"(60), "D"((long)code));',
}
LEAVE["rv64v-none"] = LEAVE["rv64-none"]
#: Compares with sums that C computes; every number is a small integer, so that they are exact.
CHECK = """
#include "product.h"
static float out[192], left[192], right[256];
static int check(void) {
  for (int i = 0; i < 192; i++) left[i] = (float)(i % 7 - 3), out[i] = -1.0f;
  for (int i = 0; i < 256; i++) right[i] = (float)(i % 5 - 2);
  product_call(IMAGE out, left, right);
  for (int i = 0; i < 12; i++)
    for (int j = 0; j < 16; j++) {
      float sum = 0.0f;
      for (int k = 0; k < 16; k++) sum += left[16 * i + k] * right[16 * k + j];
      if (sum != out[16 * i + j]) return 1;
    }
  return 0;
}
"""


def emitted(folder: Path, target: str, ending: str, text: str = MATMUL, *more: str) -> Path:
    """The file that the command writes."""
    (folder / "kernel.kg").write_text(text)
    output = folder / f"product{ending}"
    assert main(["emit", str(folder / "kernel.kg"), "--target", target, "-o", str(output), *more]) == 0
    return output


def needs(*tools: str) -> None:
    """Skips where a tool is not installed."""
    packages = {
        "clang": "clang",
        "qemu-aarch64": "qemu-user",
        "qemu-riscv64": "qemu-user",
        "qemu-system-aarch64": "qemu-system-arm",
    }
    packages |= {"qemu-system-riscv64": "qemu-system-misc"}
    for tool in tools:
        if tool == "x86_64-linux-gnu-ld" and platform.machine().lower() not in ("x86_64", "amd64"):
            pytest.skip("runs on an x86-64 machine alone")
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}: apt-get install {packages.get(tool, 'binutils-' + tool.rpartition('-')[0])}")


def built(folder: Path, target: str, source: str, objects: list[Path], *link: str) -> Path:
    """A program of this C source and these objects, without any library."""
    prefix, options, _ = LINUX[target]
    (folder / "main.c").write_text(source)
    flags = ["-O1", "-ffreestanding", "-fno-stack-protector", "-fno-pic", "-Wall", "-Werror", f"-I{folder}"]
    subprocess.run(["clang", *options, *flags, "-c", "-o", folder / "main.o", folder / "main.c"], check=True)
    subprocess.run([f"{prefix}-ld", "-o", folder / "program", *link, folder / "main.o", *objects], check=True)
    return folder / "program"


@pytest.mark.parametrize("target", LINUX)
def test_a_c_program_links_it(tmp_path: Path, target: str) -> None:
    prefix, _, emulator = LINUX[target]
    needs("clang", f"{prefix}-ld", *emulator[:1])
    kernel = emitted(tmp_path, target, ".o", MATMUL, "--names", "out,left,right")
    leave = "static void leave(int code) { " + LEAVE[target] + " for (;;) {} }\n"
    source = CHECK.replace("IMAGE ", "") + leave + "void _start(void) { leave(check()); }\n"
    program = built(tmp_path, target, source, [kernel])
    assert subprocess.run([*emulator, program], check=False).returncode == 0
    header = (tmp_path / "product.h").read_text()
    assert "product_call(float *out, const float *left, const float *right)" in header
    relocations = subprocess.run([f"{prefix}-readelf", "-r", "-u", kernel], capture_output=True, text=True, check=True).stdout
    assert "no relocations" in relocations


#: An emulated board: what is first executed, which sets up the stack and lets floating point run, and what ends it.
BOARDS = {
    "a64-none": (
        ("qemu-system-aarch64", "-M", "virt", "-cpu", "max", "-semihosting", "-nic", "none"),
        0x40080000,
        '__asm__(".section .first,\\"ax\\"\\n.globl _start\\n_start: mov x0, #0x300000\\nmsr cpacr_el1, x0\\nisb\\nadr x0, stack_end\\nmov sp, x0\\nb begin\\n"'
        '".balign 16\\n.skip 4096\\nstack_end:\\n");',
        "static long block[2]; block[0] = 0x20026; block[1] = code;"
        'register long n __asm__("x0") = 0x20; register long *p __asm__("x1") = block; __asm__ volatile("hlt #0xf000" :: "r"(n), "r"(p) : "memory");',
    ),
    "rv64-none": (
        ("qemu-system-riscv64", "-M", "virt", "-bios", "none", "-cpu", "rv64"),
        0x80000000,
        '__asm__(".section .first,\\"ax\\"\\n.globl _start\\n_start: li t0, 0x2000\\ncsrs mstatus, t0\\nlla sp, stack_end\\nj begin\\n.balign 16\\n.skip 4096\\nstack_end:\\n");',
        "*(volatile unsigned *)0x100000 = code ? 0x3333u | (unsigned)code << 16 : 0x5555u;",
    ),
    "rv64v-none": (
        ("qemu-system-riscv64", "-M", "virt", "-bios", "none", "-cpu", "rv64,v=true,vext_spec=v1.0,vlen=256"),
        0x80000000,
        '__asm__(".section .first,\\"ax\\"\\n.globl _start\\n_start: li t0, 0x2200\\ncsrs mstatus, t0\\nlla sp, stack_end\\nj begin\\n.balign 16\\n.skip 4096\\nstack_end:\\n");',
        "*(volatile unsigned *)0x100000 = code ? 0x3333u | (unsigned)code << 16 : 0x5555u;",
    ),
}


@pytest.mark.parametrize("target", BOARDS)
def test_it_runs_with_nothing_else_in_memory(tmp_path: Path, target: str) -> None:
    emulator, place, first, leave = BOARDS[target]
    needs("clang", f"{LINUX[target][0]}-ld", emulator[0])
    kernel = emitted(tmp_path, target, ".o")
    source = f"{CHECK.replace('IMAGE ', '')}{first}\nvoid begin(void) {{ int code = check() ? 9 : 0; {leave} for (;;) {{}} }}\n"
    (tmp_path / "board.ld").write_text(
        f"ENTRY(_start) SECTIONS {{ . = {place:#x}; .text : {{ *(.first) *(.text*) }} .data : {{ *(.data* .rodata* .sdata* .bss* .sbss*) }} /DISCARD/ : {{ *(.eh_frame*) }} }}\n"
    )
    program = built(tmp_path, target, source, [kernel], "-T", str(tmp_path / "board.ld"))
    command = [*emulator, "-display", "none", "-monitor", "none", "-serial", "none", "-kernel", str(program)]
    assert subprocess.run(command, check=False, timeout=60).returncode == 0


@pytest.mark.parametrize("target", ["a64-none", "rv64-none", "x86-none"])
def test_an_image_runs_at_any_place(tmp_path: Path, target: str) -> None:
    """In an emulator that has the image, its arguments and a stack in memory, and nothing else."""
    unicorn = pytest.importorskip("unicorn", reason="pip install unicorn")
    image = emitted(tmp_path, target, ".bin").read_bytes()
    rng = np.random.default_rng(3)
    left, right = (rng.integers(-8, 8, size).astype(np.float32) for size in ((12, 16), (16, 16)))
    code, data, stack = 0x1234_0000 + 64, 0x2000_0000, 0x3000_0000
    kinds = {"a64-none": (unicorn.UC_ARCH_ARM64, 0), "rv64-none": (unicorn.UC_ARCH_RISCV, unicorn.UC_MODE_RISCV64)}
    architecture, mode = kinds.get(target, (unicorn.UC_ARCH_X86, unicorn.UC_MODE_64))
    machine = unicorn.Uc(architecture, mode)
    for at in (code - 64, data, stack):
        machine.mem_map(at, 1 << 16)
    out, a, b, back = data + 64, data + 4096, data + 8192, code - 64
    machine.mem_write(code, image)
    machine.mem_write(data, struct.pack("<3Q", out, a, b))
    machine.mem_write(a, left.tobytes())
    machine.mem_write(b, right.tobytes())
    _start(unicorn, machine, target, (data, 0, 1, 0), stack + 4096, back)
    machine.emu_start(code, back)
    found = np.frombuffer(bytes(machine.mem_read(out, 768)), np.float32).reshape(12, 16)
    np.testing.assert_array_equal(found, left @ right)
    header = (tmp_path / "product.h").read_text()
    used = int(header.split("_STACK_BYTES ")[1].split()[0])
    untouched = bytes(machine.mem_read(stack, 4096 - used))
    assert not any(untouched), "more of the stack was written than the header says"


def _start(unicorn: object, machine: object, target: str, arguments: tuple[int, ...], stack: int, back: int) -> None:
    """Arguments, stack pointer and return address by the calling convention."""
    import importlib

    name = {"a64-none": "arm64", "rv64-none": "riscv"}.get(target, "x86")
    constants = importlib.import_module(f"unicorn.{name}_const")
    write = machine.reg_write  # pyright: ignore[reportAttributeAccessIssue]
    if name == "arm64":
        for n, value in enumerate(arguments):
            write(getattr(constants, f"UC_ARM64_REG_X{n}"), value)
        write(constants.UC_ARM64_REG_SP, stack)
        write(constants.UC_ARM64_REG_X30, back)
        write(constants.UC_ARM64_REG_CPACR_EL1, 3 << 20)
    elif name == "riscv":
        for n, value in enumerate(arguments):
            write(getattr(constants, f"UC_RISCV_REG_A{n}"), value)
        write(constants.UC_RISCV_REG_SP, stack)
        write(constants.UC_RISCV_REG_RA, back)
        write(constants.UC_RISCV_REG_MSTATUS, 0x2000)
    else:
        for register, value in zip(("RDI", "RSI", "RDX", "RCX"), arguments, strict=True):
            write(getattr(constants, f"UC_X86_REG_{register}"), value)
        machine.mem_write(stack - 8, struct.pack("<Q", back))  # pyright: ignore[reportAttributeAccessIssue]
        write(constants.UC_X86_REG_RSP, stack - 8)


@pytest.mark.parametrize("target", LINUX)
def test_text_and_image_are_the_object(tmp_path: Path, target: str) -> None:
    prefix = LINUX[target][0]
    needs(f"{prefix}-ld", f"{prefix}-as", f"{prefix}-objcopy")

    def text_of(file: Path) -> bytes:
        subprocess.run([f"{prefix}-objcopy", "-O", "binary", "-j", ".text", file, tmp_path / "text"], check=True)
        return (tmp_path / "text").read_bytes()

    code = text_of(emitted(tmp_path, target, ".o"))
    assert emitted(tmp_path, target, ".bin").read_bytes() == code
    subprocess.run([f"{prefix}-as", "-o", tmp_path / "s.o", emitted(tmp_path, target, ".s")], check=True)
    assert text_of(tmp_path / "s.o").startswith(code)


def test_a_length_is_an_argument(tmp_path: Path) -> None:
    emitted(tmp_path, "a64-none", ".o", SYMBOLIC, "--names", "y,x")
    assert "doubled_call(float *y, const float *x, int64_t n)" in (tmp_path / "product.h").read_text()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--target", "z80-none", "-o", "k.o"), "there is no target 'z80-none'. Take one of a64-none, rv64-none"),
        (("--target", "a64-none", "-o", "k.elf"), "k.elf must end in .o, .s, .bin"),
        (("--target", "a64-none", "-o", "k.o", "--names", "a,b"), "product has 3 buffers, and --names gives 2"),
        (("--target", "a64-none", "-o", "k.o", "--names", "a,b,b"), "two arguments have the name 'b'"),
        (("--target", "a64-none", "-o", "k.o", "--names", "a,for,c"), "'for' can't be the name of an argument in C"),
        (("--target", "a64-none", "-o", "k.o", "--names", "a,1b,c"), "'1b' can't be the name of an argument in C"),
        (("--target", "a64-none", "-o", "k.o", "--names", "a,b,workspace"), "the name 'workspace' is taken"),
        (("--target", "a64-none", "-o", "nowhere/k.o"), "nowhere/k.o can't be written: No such file or directory"),
    ],
)
def test_what_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: tuple[str, ...], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kernel.kg").write_text(MATMUL)
    assert main(["emit", "kernel.kg", *options]) != 0
    assert capsys.readouterr().err.startswith(f"kg emit: {why}"), "said once who speaks"
    assert not list(tmp_path.glob("k.*"))


def test_a_plan_with_more_than_calls_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.kg").write_text("%0 = nonsense\n")
    assert main(["emit", str(tmp_path / "k.kg"), "--target", "a64-none", "-o", str(tmp_path / "k.o")]) != 0
    assert main(["emit", str(tmp_path / "none.kg"), "--target", "a64-none", "-o", str(tmp_path / "k.o")]) != 0
    assert "none.kg can't be read: No such file or directory" in capsys.readouterr().err


def test_the_targets_are_named_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["emit", "--help"])
    text = capsys.readouterr().out
    assert all(name in text for name in TARGETS)
