"""The native half as objects that are kept in the folder `made`,
so that nobody who runs kernels needs a compiler for it.

`python -m kg_cpu.runtime.native_objects` makes them again from the .ll files, with llvmlite. `made/native_objects.txt` says what they were made of.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kg_cpu.runtime.native_ir import native_source

#: Machines and systems that there is an object for.
TARGETS: Final = (("x86_64", "linux"), ("aarch64", "linux"), ("aarch64", "darwin"))
_HERE: Final = Path(__file__).with_name("made")
#: The version of LLVM, and of each object the name and what its source hashes to.
RECORD: Final = _HERE / "native_objects.txt"


def native_object(machine: str, system: str) -> bytes:
    """The object for a machine."""
    return (_HERE / _name(machine, system)).read_bytes()


def _name(machine: str, system: str) -> str:
    return f"native_{machine}_{system}.o"


def compile_native(source: str) -> bytes:
    """LLVM IR that names its triple, as an object."""
    from kg_cpu.llvm.compiler import llvm_binding

    llvm = llvm_binding()
    triple = re.match(r'target triple = "(.*)"', source)
    target = llvm.Target.from_triple(triple[1] if triple else "")
    machine = target.create_target_machine(opt=2, reloc="pic", codemodel="small")
    module = llvm.parse_assembly(source)
    module.verify()
    return machine.emit_object(module)


def record() -> str:
    """What RECORD says if the objects are made now."""
    import hashlib  # which loads OpenSSL: not in a process that runs kernels

    from kg_cpu.llvm.compiler import llvm_binding

    version = ".".join(map(str, llvm_binding().llvm_version_info))
    lines = [f"{_name(*t)} {hashlib.sha256(native_source(*t).encode()).hexdigest()}" for t in TARGETS]
    return "\n".join([f"LLVM {version}", *lines, ""])


def main() -> None:
    """Make all of them."""
    for target in TARGETS:
        (_HERE / _name(*target)).write_bytes(compile_native(native_source(*target)))
    RECORD.write_text(record())


if __name__ == "__main__":
    main()
