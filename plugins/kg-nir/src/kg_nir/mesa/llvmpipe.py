"""NIR -> an ELF object for this processor, by the code generator of llvmpipe and LLVM's C interface.

llvmpipe runs several work-items as the lanes of vectors. Here all lanes do the same: a program of kg's CPU is one work-item, which is told by
arguments what to do. The function is that of every CPU-like program, `void name(void **arguments, int64 start, int64 stop, void *scratch)`; the
shader finds the four as words of constant buffer 0.
"""

from __future__ import annotations

import ctypes
from typing import Any, Final

from kg_nir.mesa.library import call, function, get, offset, put, size

_POINTER, _TEXT, _INT, _LONG = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_uint64
LANES: Final = 8  #: of vectors: work-items of a group
#: lp_type of float32: floating, sign, whether the sign of zero and NaN count, width, length
_FLOATS: Final = 1 | 1 << 2 | 1 << 4 | 1 << 5 | 32 << 6 | LANES << 32
#: What NIR's passes make, and what they must not make because the code generator lacks it.
_OPTIONS: Final = (
    *(
        "has_isub",
        "support_8bit_alu",
        "support_16bit_alu",
        "lower_scmp",
        "lower_flrp16",
        "lower_flrp32",
        "lower_flrp64",
        "lower_fsat",
    ),
    *("lower_bitfield_insert", "lower_bitfield_extract8", "lower_bitfield_extract16", "lower_bitfield_extract", "lower_fdph"),
    *("lower_fmod", "lower_hadd", "lower_hadd64", "lower_uadd_sat", "lower_usub_sat", "lower_iadd_sat", "lower_ldexp"),
    *("lower_extract_byte", "lower_extract_word", "lower_insert_byte", "lower_insert_word", "lower_uadd_carry"),
    *("lower_usub_borrow", "lower_mul_2x32_64", "lower_ifind_msb", "lower_pack_split"),
)
_CONSTANTS: Final = 0  #: the member of lp_jit_resources
_MANY: Final = 1 << 20  #: elements that constant buffer 0 is said to have
_OPTIMIZE, _PIC, _OBJECT = 2, 2, 1


def options() -> ctypes.Array[ctypes.c_char]:
    """What NIR's passes may make of a shader for llvmpipe."""
    made = ctypes.create_string_buffer(size("nir_shader_compiler_options"))
    for name in _OPTIONS:
        put(ctypes.addressof(made), "nir_shader_compiler_options", name, 1)
    return made


class LLVM:
    """The functions of LLVM's C interface that are used here."""

    def __init__(self, path: str) -> None:
        self.library = ctypes.CDLL(path)
        for part in ("TargetInfo", "Target", "TargetMC", "AsmPrinter"):
            function(self.library, f"LLVMInitializeX86{part}", result=None)()

    def call(self, name: str, *arguments: Any, result: Any = _POINTER) -> Any:
        """LLVM<name>; bytes are passed as text, numbers as 64 bits."""
        types = [_TEXT if isinstance(a, bytes) else _POINTER if isinstance(a, ctypes.Array) else _LONG for a in arguments]
        return function(self.library, f"LLVM{name}", *types, result=result)(*arguments)

    def text(self, name: str) -> bytes:
        """A text that LLVM knows of this machine."""
        return self.call(name, result=_TEXT)


def compile_shader(mesa: ctypes.CDLL, llvm: LLVM, shader: int, name: str) -> bytes:
    """The object. Registers of the shader have become values before."""
    call(mesa, "lp_build_init", result=ctypes.c_bool)
    context = llvm.call("ContextCreate")
    reference = (ctypes.c_uint64 * 2)(context, 0)
    state: int = function(mesa, "gallivm_create", _TEXT, _POINTER, _POINTER)(name.encode(), reference, None)
    module, builder = (get(state, "gallivm_state", field) for field in ("module", "builder"))
    pointer = llvm.call("PointerTypeInContext", context, 0)
    i64, i32 = llvm.call("Int64TypeInContext", context), llvm.call("Int32TypeInContext", context)
    given = (_POINTER * 4)(pointer, i64, i64, pointer)
    kind = llvm.call("FunctionType", llvm.call("VoidTypeInContext", context), given, 4, 0)
    kernel = llvm.call("AddFunction", module, name.encode(), kind)
    llvm.call("PositionBuilderAtEnd", builder, llvm.call("AppendBasicBlockInContext", context, kernel, b"entry"), result=None)

    def element(base: int, number: int) -> int:
        return llvm.call("BuildGEP2", builder, i64, base, (_POINTER * 1)(llvm.call("ConstInt", i64, number, 0)), 1, b"")

    resources_type = call(mesa, "lp_build_jit_resources_type", state)
    resources = llvm.call("BuildAlloca", builder, resources_type, b"resources")
    words = llvm.call("BuildAlloca", builder, llvm.call("ArrayType2", i64, 4), b"words")
    for number in range(4):
        llvm.call("BuildStore", builder, llvm.call("GetParam", kernel, number), element(words, number))
    member = function(mesa, "lp_build_struct_get_ptr2", _POINTER, _POINTER, _POINTER, _INT, _TEXT)
    constants = member(state, resources_type, resources, _CONSTANTS, b"constants")
    llvm.call("BuildStore", builder, words, constants)
    llvm.call("BuildStore", builder, llvm.call("ConstInt", i32, _MANY, 0), element(constants, 1))

    info = shader + offset("nir_shader", "info")
    shared = llvm.call(
        "BuildAlloca", builder, llvm.call("ArrayType2", i64, -(-get(info, "shader_info", "shared_size") // 8)), b"shared"
    )

    parameters, mask = (ctypes.create_string_buffer(size(s)) for s in ("lp_build_tgsi_params", "lp_build_mask_context"))
    for field, value in (
        ("type", _FLOATS),
        ("mask", ctypes.addressof(mask)),
        ("consts_ptr", constants),
        ("resources_type", resources_type),
        ("resources_ptr", resources),
        ("shared_ptr", shared),
    ):
        put(ctypes.addressof(parameters), "lp_build_tgsi_params", field, value)
    call(
        mesa,
        "lp_build_mask_begin",
        ctypes.addressof(mask),
        state,
        _FLOATS,
        call(mesa, "lp_build_one", state, _FLOATS),
        result=None,
    )
    call(mesa, "lp_build_nir_soa", state, shader, ctypes.addressof(parameters), 0, result=None)
    call(mesa, "lp_build_mask_end", ctypes.addressof(mask))
    llvm.call("BuildRetVoid", builder)
    return _emit(llvm, module)


def _emit(llvm: LLVM, module: int) -> bytes:
    """The module verified, optimised and written as an object."""
    message = (_POINTER * 1)()
    if llvm.call("VerifyModule", module, 2, message, result=_INT):
        raise ValueError(_said(message))
    triple, found = llvm.text("GetDefaultTargetTriple"), (_POINTER * 1)()
    if llvm.call("GetTargetFromTriple", triple, found, message, result=_INT):
        raise ValueError(_said(message))
    processor, features = llvm.text("GetHostCPUName"), llvm.text("GetHostCPUFeatures")
    machine = llvm.call("CreateTargetMachine", found[0], triple, processor, features, _OPTIMIZE, _PIC, 0)
    error = llvm.call("RunPasses", module, b"default<O2>", machine, llvm.call("CreatePassBuilderOptions"))
    if error:
        raise ValueError(llvm.call("GetErrorMessage", error, result=_TEXT).decode())
    memory = (_POINTER * 1)()
    if llvm.call("TargetMachineEmitToMemoryBuffer", machine, module, _OBJECT, message, memory, result=_INT):
        raise ValueError(_said(message))
    length = llvm.call("GetBufferSize", memory[0], result=ctypes.c_size_t)
    return ctypes.string_at(llvm.call("GetBufferStart", memory[0]), length)


def _said(message: ctypes.Array[ctypes.c_void_p]) -> str:
    return ctypes.string_at(message[0] or 0).decode() if message[0] else "LLVM says nothing"
