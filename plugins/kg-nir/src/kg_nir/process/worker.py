"""The worker process: loads Mesa, answers requests. A failure in Mesa ends this process only.

Requests are answered in order:

    start     -> nothing, or what is missing
    build     calls of a shader, for a target -> its text, its bytes (serialised)
    llvmpipe  a serialised shader -> an ELF object
    offline   a serialised shader, an architecture -> machine code of a GPU, and facts: by NAK or by ir3
"""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any, Final

from kg_nir.mesa import files, ir3, library, llvmpipe, nak
from kg_nir.mesa.build import Shader
from kg_nir.process.messages import receive, send

#: Functions of each part that are looked for at the start.
_ASKED: Final = {
    "nir": (
        "nir_builder_init_simple_shader",
        "nir_validate_shader",
        "nir_serialize",
        "nir_deserialize",
        "nak_compile_shader",
        "ir3_shader_from_nir",
    ),
    "llvmpipe": ("nir_deserialize", "gallivm_create", "lp_build_nir_soa"),
}


class Worker:
    """Mesa's library, and LLVM's where llvmpipe generates code."""

    def __init__(self, part: str) -> None:
        if part == "llvmpipe":
            name = files.find_llvm()
            self._llvm = llvmpipe.LLVM(name)
            path = files.library("libtinymesa_cpu.so")
            self._mesa = library.load(files.for_llvm(path, name))
        else:
            path = files.library("libtinymesa.so")
            self._mesa = library.load(str(path))
        for name in _ASKED[part]:
            if not hasattr(self._mesa, name):
                raise files.MissingError(f"{path} has no {name}: {files.REINSTALL}")

    def answer(self, words: dict[str, Any], data: bytes) -> tuple[dict[str, Any], bytes]:
        """What a request asks for."""
        return getattr(self, f"_{words['do']}")(words, data)

    def _options(self, target: str) -> int:
        if target == "llvmpipe":
            self._kept = llvmpipe.options()
            return ctypes.addressof(self._kept)
        return self._offline_of(target).options

    def _offline_of(self, target: str) -> nak.NAK | ir3.IR3:
        return nak.nak(self._mesa, target) if target.startswith("sm_") else ir3.ir3(self._mesa, target)

    def _build(self, words: dict[str, Any], data: bytes) -> tuple[dict[str, Any], bytes]:
        shader = Shader(self._mesa, self._options(words["target"]), words["name"])
        shader.build(words["registers"], words["calls"], words["work_group"], words["shared"])
        if words["target"] != "llvmpipe":  # which keeps registers in memory of its own: see LLVMpipeWriter
            shader.call("nir_lower_reg_intrinsics_to_ssa", shader.address, result=ctypes.c_bool)
            shader.validate("registers made values")
        return {"text": shader.text()}, _serialized(shader)

    def _llvmpipe(self, words: dict[str, Any], data: bytes) -> tuple[dict[str, Any], bytes]:
        shader = self._deserialized(data, words["target"])
        return {}, llvmpipe.compile_shader(self._mesa, self._llvm, shader, words["name"])

    def _offline(self, words: dict[str, Any], data: bytes) -> tuple[dict[str, Any], bytes]:
        return self._offline_of(words["target"]).compile(self._deserialized(data, words["target"]))

    def _deserialized(self, data: bytes, target: str) -> int:
        reader = ctypes.create_string_buffer(library.size("blob_reader"))
        kept = ctypes.create_string_buffer(data, len(data))
        pointer = ctypes.c_void_p
        library.function(self._mesa, "glsl_type_singleton_init_or_ref", result=None)()
        library.function(self._mesa, "blob_reader_init", pointer, pointer, ctypes.c_size_t, result=None)(
            reader, kept, len(data)
        )
        return library.function(self._mesa, "nir_deserialize", pointer, pointer, pointer)(None, self._options(target), reader)


def _serialized(shader: Shader) -> bytes:
    blob = ctypes.create_string_buffer(library.size("blob"))
    at = ctypes.addressof(blob)
    shader.call("blob_init", at, result=None)
    shader.call("nir_serialize", at, shader.address, 1, result=None)
    return ctypes.string_at(library.get(at, "blob", "data"), library.get(at, "blob", "size"))


def main(part: str) -> None:
    """Answers until the other end closes."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no answer
    worker: Worker | None = None
    while (request := receive(sys.stdin.buffer)) is not None:
        try:
            if worker is None:
                worker = Worker(part)
                send(output, {})
            else:
                send(output, *worker.answer(*request))
        except files.MissingError as error:
            send(output, {"missing": str(error)})
        except OSError as error:
            send(output, {"missing": f"{error}: {files.REINSTALL}"})
        except (ValueError, KeyError, AttributeError) as error:
            send(output, {"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    main(sys.argv[1])
