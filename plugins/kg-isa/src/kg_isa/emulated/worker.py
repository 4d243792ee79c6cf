"""The worker that qemu-user runs: maps shared memory, and calls functions on commands from a pipe.

Its code is that of a64.s and rv64.s beside this file, assembled; a test assembles it again. It takes (address, bytes, file descriptor) once, then
(function, arguments, start, stop, scratch) for each call, and writes 8 bytes when the call has returned.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Final

from kg.plugin import DeviceUnavailable, LaunchError

#: Where the guest sees the memory.
GUEST: Final = 0x40_0000_0000
_ENTRY: Final = 0x40_0000
#: ELF machine -> (emulator, ELF flags, code of the worker).
WORKERS: Final = {
    183: (
        "qemu-aarch64",
        0,
        "ff0301d1f4030091000080d2e10314aa020380d2e80780d2010000d4800640a9840a40f9e20080d2230280d2050080d2c81b80d2010000d4000080d2"
        "e10314aa020580d2e80780d2010000d41fa000f161010054890240a9810a41a9831240f920013fd6200080d2e10314aa020180d2080880d2010000d4"
        "f0ffff17000080d2a80b80d2010000d4",
    ),
    243: (
        "qemu-riscv64",
        5,
        "130101fc930401001305000093850400130680019308f0037300000003b5040083b5840003b704011306700093061001930700009308e00d73000000"
        "1305000093850400130680029308f0037300000093028002631a550283b2040003b5840083b5040103b6840183b60402e78002001305100093850400"
        "1306800093080004730000006ff09ffb130500009308d00573000000",
    ),
}

#: RISC-V's vectors are there when they are asked for, in their least size.
_OPTIONS: Final = {243: ("-cpu", "rv64,v=true,vext_spec=v1.0,vlen=128")}


def emulator_of(machine: int) -> str | None:
    """The path of the emulator for an ELF machine, if it is installed."""
    return shutil.which(WORKERS[machine][0]) or shutil.which(WORKERS[machine][0] + "-static")


def executable(machine: int) -> bytes:
    """The worker as a program."""
    _, flags, code = WORKERS[machine]
    text = bytes.fromhex(code)
    size = 120 + len(text)
    head = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    head += struct.pack("<HHIQQQIHHHHHH", 2, machine, 1, _ENTRY + 120, 64, 0, flags, 64, 56, 1, 64, 0, 0)
    return head + struct.pack("<IIQQQQQQ", 1, 5, 0, _ENTRY, _ENTRY, size, size, 4096) + text


class Worker:
    """A running emulator."""

    def __init__(self, machine: int, memory: int, size: int) -> None:
        self._lock = threading.Lock()  #: one call at a time
        path = emulator_of(machine)
        if path is None:
            raise DeviceUnavailable(
                f"{WORKERS[machine][0]} was not found. Install qemu-user (Debian: apt-get install qemu-user)"
            )
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "worker"
            program.write_bytes(executable(machine))
            program.chmod(0o700)
            self.process = subprocess.Popen(
                [path, *_OPTIONS.get(machine, ()), str(program)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                pass_fds=(memory,),
                bufsize=0,
            )
            assert self.process.stdin is not None and self.process.stdout is not None
            self._to, self._from = self.process.stdin.fileno(), self.process.stdout.fileno()
            os.write(self._to, struct.pack("<QQQ", GUEST, size, memory))
            self.call(GUEST + 0, 0, 0, 0, 0)  # the function at the start of the memory returns at once: the program was read

    def call(self, function: int, arguments: int, start: int, stop: int, scratch: int) -> None:
        """Calls a function and waits. Addresses are the guest's."""
        try:
            with self._lock:
                os.write(self._to, struct.pack("<QQqqQ", function, arguments, start, stop, scratch))
                done = os.read(self._from, 8)
        except OSError:
            done = b""
        if not done:
            code = self.process.wait()
            raise LaunchError(
                f"the emulated processor stopped with {code}: the kernel accessed memory that is not there, or ran an unknown instruction"
            )

    def close(self) -> None:
        """Ends the emulator."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def shared_memory(size: int) -> tuple[int, mmap.mmap]:
    """Memory with a file descriptor, which another process maps."""
    descriptor = os.memfd_create("kg_isa")
    os.ftruncate(descriptor, size)
    return descriptor, mmap.mmap(descriptor, size)
