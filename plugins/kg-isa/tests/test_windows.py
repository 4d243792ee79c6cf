"""Windows' x64 calling convention: kernels for it, called by a caller that a C compiler made for it,
and with every register of the caller's filled."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path

import pytest
from kg.cli import main
from kg_isa.x86.encoding.forms import FORMS
from kg_isa.x86.machine import SYSTEM_V, WINDOWS, add_frame
from kg_render.asm import Code, Instruction, Memory
from kg_render.asm.frame import lay_out_frame

TARGETS = ("x86-windows", "x86-v3-windows")
pytestmark = pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="runs on x86-64 alone")

#: rdi: function, rsi: arguments, rdx: start, rcx: stop, r8: scratch, r9: 7 general registers (rbx, rbp, rdi, rsi, r12 to r15) and xmm6 to xmm15.
THUNK = r"""
.intel_syntax noprefix
.globl thunk
thunk:
  push rbx
  push rbp
  push r12
  push r13
  push r14
  push r15
  push r9
  sub rsp, 32
  mov rax, rdi
  mov r10, rcx
  mov rcx, rsi
  mov r11, r8
  mov r8, r10
  mov rbx, [r9]
  mov rbp, [r9 + 8]
  mov rdi, [r9 + 16]
  mov rsi, [r9 + 24]
  mov r12, [r9 + 32]
  mov r13, [r9 + 40]
  mov r14, [r9 + 48]
  mov r15, [r9 + 56]
LOADS
  mov r9, r11
  call rax
  mov r9, [rsp + 32]
  mov [r9], rbx
  mov [r9 + 8], rbp
  mov [r9 + 16], rdi
  mov [r9 + 24], rsi
  mov [r9 + 32], r12
  mov [r9 + 40], r13
  mov [r9 + 48], r14
  mov [r9 + 56], r15
STORES
  add rsp, 40
  pop r15
  pop r14
  pop r13
  pop r12
  pop rbp
  pop rbx
  ret
.att_syntax
"""
PRODUCT = (Path(__file__).parent / "product.kg").read_text()
#: What calls the kernel by its header.
DECLARED = """
#include "product.h"
static float out[192], left[192], right[256];
"""
BY_HEADER = "static int call(void) { product_call(out, left, right); return 0; }"
#: The same with numbers in all registers of the caller's.
BY_THUNK = """
static unsigned long long state[28];
void thunk(void *, void *, long long, long long, void *, void *);
static int call(void) {
  for (int i = 0; i < 28; i++) state[i] = 0x0123456789abcdefull * (unsigned)(i + 3);
  void *arguments[] = {out, left, right};
  thunk((void *)product, arguments, 0, STOP, 0, state);
  for (int i = 0; i < 28; i++) if (state[i] != 0x0123456789abcdefull * (unsigned)(i + 3)) return 2 + i;
  return 0;
}
"""
CHECK = """
static void leave(int code) { __asm__ volatile("syscall" :: "a"(60), "D"((long)code)); for (;;) {} }
void start(void) {
  for (int i = 0; i < 192; i++) left[i] = (float)(i % 7 - 3), out[i] = -1.0f;
  for (int i = 0; i < 256; i++) right[i] = (float)(i % 5 - 2);
  int found = call();
  if (found) leave(found);
  for (int i = 0; i < 12; i++)
    for (int j = 0; j < 16; j++) {
      float sum = 0.0f;
      for (int k = 0; k < 16; k++) sum += left[16 * i + k] * right[16 * k + j];
      if (sum != out[16 * i + j]) leave(1);
    }
  leave(0);
}
"""


def _needs(*tools: str) -> None:
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}: apt-get install {'clang' if tool == 'clang' else 'binutils'}")


def _emitted(folder: Path, target: str, ending: str) -> Path:
    (folder / "kernel.kg").write_text(PRODUCT)
    output = folder / f"product{ending}"
    command = ["emit", str(folder / "kernel.kg"), "--target", target, "-o", str(output), "--names", "out,left,right"]
    assert main(command) == 0
    return output


def _code_of(folder: Path, target: str, source: str) -> int:
    """What a program for this machine ends with:
    C and the kernel's COFF object, made ELF, which is easy as nothing in it is left to relocate."""
    _needs("clang", "objcopy", "ld")
    kernel = _emitted(folder, target, ".obj")
    subprocess.run(["objcopy", "-I", "pe-x86-64", "-O", "elf64-x86-64", kernel, folder / "kernel.o"], check=True)
    (folder / "main.c").write_text(DECLARED + source + CHECK)
    (folder / "first.s").write_text(".globl _start\n_start: and $-64, %rsp\ncall start\n")
    flags = ["-O1", "-ffreestanding", "-fno-stack-protector", "-fno-pic", "-Wall", "-Werror", f"-I{folder}"]
    subprocess.run(["clang", *flags, "-c", "-o", folder / "main.o", folder / "main.c"], check=True)
    subprocess.run(["clang", "-c", "-o", folder / "first.o", folder / "first.s"], check=True)
    objects = [folder / f"{name}.o" for name in ("first", "main", "kernel")]
    subprocess.run(["ld", "-z", "noexecstack", "-o", folder / "program", *objects], check=True)
    return subprocess.run([folder / "program"], check=False).returncode


@pytest.mark.parametrize("target", TARGETS)
def test_a_caller_of_that_convention_gets_its_results(tmp_path: Path, target: str) -> None:
    assert _code_of(tmp_path, target, BY_HEADER) == 0


@pytest.mark.parametrize("target", TARGETS)
def test_registers_of_the_caller_are_left_as_they_were(tmp_path: Path, target: str) -> None:
    moves = [(n, 64 + 16 * (n - 6)) for n in range(6, 16)]
    thunk = THUNK.replace("LOADS", "\n".join(f"  movups xmm{n}, [r9 + {at}]" for n, at in moves))
    thunk = thunk.replace("STORES", "\n".join(f"  movups [r9 + {at}], xmm{n}" for n, at in moves))
    text = "\n".join(f'"{line}\\n"' for line in thunk.splitlines())
    source = BY_THUNK.replace("STOP", _stop(tmp_path, target))
    assert _code_of(tmp_path, target, f"__asm__({text});\n{source}") == 0


def test_an_image_is_called_by_that_convention_too(tmp_path: Path) -> None:
    _needs("clang")
    _emitted(tmp_path, "x86-windows", ".bin")
    source = '#include "product.h"\nvoid f(void *i, float *a, float *b, float *c) { product_call(i, a, b, c); }\n'
    (tmp_path / "image.c").write_text(source)
    command = ["clang", "-O1", "-Wall", "-Werror", f"-I{tmp_path}", "-S", "-o", "-", str(tmp_path / "image.c")]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "%r9" in made, "the fourth argument is in r9"


def test_a_large_frame_touches_each_page(tmp_path: Path) -> None:
    code = Code()
    code.slot(3 * WINDOWS.page)
    code.instructions = [Instruction(FORMS["movups"], [code.physical("vec", 9)]), Instruction(FORMS["ret"])]
    add_frame(code, lay_out_frame(code), WINDOWS)
    at = [n for n, i in enumerate(code.instructions) if i.form.name == "mov" and i.memory is not None and i.memory.offset < 0]
    assert [code.instructions[n].memory for n in at] == [Memory(0, offset=-WINDOWS.page * k) for k in (1, 2, 3)]
    down = next(n for n, i in enumerate(code.instructions) if i.form.name == "subi")
    assert max(at) < down
    shown = [i.form.name for i in code.instructions]
    assert shown.index("movupsst") > down
    assert shown[-2] != "movups", "the stack pointer is put back last"


def _stop(folder: Path, target: str) -> str:
    """How far the header's call goes."""
    _emitted(folder, target, ".obj")
    line = next(s for s in (folder / "product.h").read_text().splitlines() if s.strip().startswith("product(arguments_0"))
    return line.split(",")[2].strip()


def test_the_object_is_read_by_binutils(tmp_path: Path) -> None:
    _needs("objdump")
    kernel = _emitted(tmp_path, "x86-v3-windows", ".obj")
    shown = subprocess.run(["objdump", "-t", "-h", "-r", kernel], capture_output=True, text=True, check=True).stdout
    assert "pe-x86-64" in shown
    assert "product" in shown
    assert "2**6" in shown, "the code begins at a multiple of 64"
    assert "RELOCATION RECORDS" not in shown
    text = _emitted(tmp_path, "x86-v3-windows", ".s").read_text()
    assert "], xmm15" in text, "the kernel of these tests saves registers of the caller"
    code = _emitted(tmp_path, "x86-v3-windows", ".bin").read_bytes()
    subprocess.run(["objcopy", "-I", "pe-x86-64", "-O", "binary", "-j", ".text", kernel, tmp_path / "text"], check=True)
    assert (tmp_path / "text").read_bytes() == code


def test_the_ending_says_what_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.kg").write_text(PRODUCT)
    assert main(["emit", str(tmp_path / "k.kg"), "--target", "x86-windows", "-o", str(tmp_path / "k.o")]) != 0
    assert "k.o must end in .obj, .s, .bin" in capsys.readouterr().err


def test_the_conventions_differ_as_their_manuals_say() -> None:
    assert SYSTEM_V.arguments == (7, 6, 2, 1)
    assert WINDOWS.arguments == (1, 2, 8, 9)
    assert {6, 7} == set(WINDOWS.saved) - set(SYSTEM_V.saved)
    assert WINDOWS.vectors(32)[:6] == (0, 1, 2, 3, 4, 5)
    assert set(WINDOWS.vectors(32)[-10:]) == set(range(6, 16))
