"""OpenCL C made into SPIR-V without a device or its driver: clang parses, LLVM's SPIR-V backend in llvmlite writes the module.

Every device with cl_khr_il_program loads it. Nothing is optimised here: the driver does that, as with the text.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
from functools import cache
from typing import Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable, hold_across_forks

from kg_opencl.compiler import IL, wrapped

_AGAIN: Final = "python -c 'import kg; from kg_opencl.spirv import SpirvCompiler; SpirvCompiler().compile(open(\"kernel.cl\").read())'"
_TRIPLE: Final = "spirv64-unknown-unknown"
#: LLVM's with a backend of SPIR-V that is no longer experimental.
_OLDEST: Final = 20
_FLAGS: Final = (
    *("-x", "cl", "-cl-std=CL1.2", "-Xclang", "-finclude-default-header"),
    *("-target", "spir64-unknown-unknown", "-O1", "-Xclang", "-disable-llvm-passes"),
)
_LIMIT: Final = 60  # seconds
#: Debian's names, the newest first.
_NAMES: Final = ("clang", *(f"clang-{n}" for n in range(22, 13, -1)))
_LLVMLITE: Final = "pip install 'llvmlite>=0.45'"


class SpirvCompiler(Compiler):
    """For any device that takes SPIR-V."""

    def __init__(self) -> None:
        self._clang, self._version = _found_clang()
        self._backend = ".".join(map(str, _binding().llvm_version_info))

    def key(self) -> str:
        return "\n".join(["opencl-spirv", self._clang, self._version, f"LLVM {self._backend}", _TRIPLE, *_FLAGS])

    def compile(self, source: str) -> bytes:
        return wrapped(IL + self._module(source), _TRIPLE)

    def _bitcode(self, source: str) -> bytes:
        command = [self._clang, *_FLAGS, "-emit-llvm", "-c", "-", "-o", "-"]
        again = f"{shlex.join(command[:-1])} kernel.bc < kernel.cl"
        try:
            done = subprocess.run(command, input=source.encode(), capture_output=True, timeout=_LIMIT, check=False)
        except subprocess.TimeoutExpired as error:
            raise CompileError(f"clang took more than {_LIMIT} s", source=source, command=again) from error
        if done.returncode:
            log = done.stderr.decode(errors="replace")
            raise CompileError(f"clang failed with status {done.returncode}", source=source, log=log, command=again)
        return done.stdout

    def _module(self, source: str) -> bytes:
        """SPIR-V of what clang makes of the source."""
        binding = _binding()
        try:
            with binding.create_context() as context, binding.parse_bitcode(self._bitcode(source), context) as module:
                module.triple = _TRIPLE
                machine = binding.Target.from_triple(_TRIPLE).create_target_machine(opt=0)
                module.data_layout = str(machine.target_data)
                return machine.emit_object(module)
        except RuntimeError as error:
            raise CompileError("LLVM makes no SPIR-V of it", source=source, log=str(error), command=_AGAIN) from error


@cache
def _found_clang() -> tuple[str, str]:
    """The command and the first line of what it says of its version. Raises DeviceUnavailable."""
    command = next((found for name in _NAMES if (found := shutil.which(name))), None)
    if command is None:
        raise DeviceUnavailable("OPENCL:SPIRV: there is no clang in PATH: install one (14 or newer), or use OPENCL:C")
    said = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=_LIMIT, check=True)
    return command, said.stdout.partition("\n")[0]


@cache
def _binding() -> Any:
    """llvmlite's, with its backend of SPIR-V ready."""
    try:
        from llvmlite import binding
    except ImportError as error:
        raise DeviceUnavailable(f"OPENCL:SPIRV: llvmlite can't be imported ({error}): {_LLVMLITE}") from error
    if binding.llvm_version_info[0] < _OLDEST:
        raise DeviceUnavailable(f"OPENCL:SPIRV: llvmlite has LLVM {binding.llvm_version_info[0]}, not {_OLDEST}: {_LLVMLITE}")
    lock = getattr(getattr(binding.ffi.lib, "_lock", None), "_lock", None)
    if lock is not None:  # else a forked process waits for a thread that it lacks
        hold_across_forks(lock)
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    return binding
