"""Writes kg_nir/mesa/layouts.txt: sizes, offsets and numbers of what kg_nir touches in Mesa,
from the debug information of tinymesa's libraries.

    python tools/make_layouts.py >src/kg_nir/mesa/layouts.txt      # needs tinymesa and pyelftools

`WANTED` names every struct, field and constant that kg_nir uses; one that a release of tinymesa lacks is an error here, not a crash there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import tinymesa
from elftools.elf.elffile import ELFFile

#: struct -> fields; "" asks for its size alone
WANTED_STRUCTS: dict[str, str] = {
    "nir_builder": "exact fp_fast_math shader",
    "nir_shader": "info",
    "shader_info": "workgroup_size shared_size float_controls_execution_mode num_ubos",
    "nir_def": "parent_instr num_components bit_size",
    "nir_alu_instr": "src",
    "nir_alu_src": "swizzle",
    "nir_load_const_instr": "def value",
    "nir_intrinsic_instr": "def num_components const_index src",
    "nir_src": "ssa",
    "nir_intrinsic_info": "num_srcs src_components has_dest dest_components index_map",
    "nir_shader_compiler_options": "support_8bit_alu support_16bit_alu has_isub lower_scmp lower_flrp16 lower_flrp32 lower_flrp64 lower_fsat"
    " lower_bitfield_insert lower_bitfield_extract8 lower_bitfield_extract16 lower_bitfield_extract lower_fdph lower_fmod lower_hadd lower_hadd64"
    " lower_uadd_sat lower_usub_sat lower_iadd_sat lower_ldexp lower_extract_byte lower_extract_word lower_insert_byte lower_insert_word"
    " lower_uadd_carry lower_usub_borrow lower_mul_2x32_64 lower_ifind_msb lower_pack_split",
    "blob": "data size",
    "blob_reader": "",
    "gallivm_state": "module builder",
    "lp_type": "",
    "lp_build_tgsi_params": "type mask consts_ptr resources_type resources_ptr shared_ptr",
    "lp_build_mask_context": "",
    "nv_device_info": "sm max_warps_per_mp",
    "nak_shader_info": "num_gprs num_control_barriers num_instrs num_static_cycles num_spills_to_mem num_fills_from_mem num_spills_to_reg slm_size",
    "nak_shader_bin": "code_size code asm_str",
    "fd_dev_id": "gpu_id chip_id",
    "fd_dev_info": "",
    "ir3_compiler": "shader_count",
    "ir3_compiler_options": "disable_cache storage_16bit storage_8bit",
    "ir3_shader_nir_options": "",
    "ir3_shader_options": "",
    "ir3_shader_key": "",
    "ir3_shader_variant": "bin disasm_info info constlen pvtmem_size shared_size",
    "ir3_disasm_info": "disasm",
    "ir3_info": "size instrs_count nops_count max_reg max_half_reg max_waves subgroup_size stp_count ldp_count",
}
#: prefix -> constants of enums
WANTED_CONSTANTS: dict[str, str] = {
    "nir_op_": "fadd fmul fdiv ffma fneg fabs fmin fmax fsqrt ftrunc fround_even ffloor fexp2 flog2 fsin frcp"
    " iadd isub imul ineg iabs imin imax umin umax idiv udiv irem imod umod ishl ishr ushr iand ior ixor inot mov bcsel vec2 vec4 vec8 vec16"
    " flt fge feq fneu ilt ige ieq ine ult uge b2i8 b2i16 b2i32 b2i64 b2f16 b2f32 b2f64 b2b1"
    " i2i8 i2i16 i2i32 i2i64 u2u8 u2u16 u2u32 u2u64 i2f16 i2f32 i2f64 u2f16 u2f32 u2f64"
    " f2f16 f2f16_rtne f2f32 f2f64 f2i8 f2i16 f2i32 f2i64 f2u8 f2u16 f2u32 f2u64",
    "nir_intrinsic_": "load_ubo ldc_nv load_global store_global decl_reg load_reg store_reg barrier load_shared store_shared load_workgroup_id"
    " load_local_invocation_id load_subgroup_invocation reduce shuffle shuffle_xor cmat_muladd_nv",
    "NIR_INTRINSIC_": "NUM_COMPONENTS BIT_SIZE NUM_ARRAY_ELEMS DIVERGENT WRITE_MASK ALIGN_MUL ALIGN_OFFSET ACCESS BASE RANGE RANGE_BASE"
    " EXECUTION_SCOPE MEMORY_SCOPE MEMORY_SEMANTICS MEMORY_MODES LEGACY_FABS LEGACY_FNEG REDUCTION_OP CLUSTER_SIZE FLAGS",
    "NAK_CMAT_TYPE_": "M16N8K8_FLOAT M16N8K16_FLOAT M16N8K16_INT M16N8K32_INT",
    "GLSL_TYPE_": "FLOAT16 FLOAT INT8 UINT8",
    "nir_jump_": "break continue",
    "nir_var_": "mem_global mem_shared",
    "MESA_SHADER_": "COMPUTE",
    "ACCESS_": "COHERENT NON_WRITEABLE CAN_REORDER",
    "SCOPE_": "WORKGROUP",
    "NIR_MEMORY_": "ACQUIRE RELEASE",
    "FLOAT_CONTROLS_": "DENORM_PRESERVE_FP16 DENORM_PRESERVE_FP32 DENORM_PRESERVE_FP64 ROUNDING_MODE_RTE_FP16 SIGNED_ZERO_PRESERVE_FP16"
    " SIGNED_ZERO_PRESERVE_FP32 SIGNED_ZERO_PRESERVE_FP64 INF_PRESERVE_FP16 INF_PRESERVE_FP32 INF_PRESERVE_FP64 NAN_PRESERVE_FP16"
    " NAN_PRESERVE_FP32 NAN_PRESERVE_FP64",
}
_UNITS = (
    "nir_builder.c",
    "nir_serialize.c",
    "lp_bld_nir_soa.c",
    "nak_nir.c",
    "nak_nir_lower_cmat.c",
    "nir.c",
    "ir3_shader.c",
    "freedreno_dev_info.c",
)


def name_of(die: Any) -> str:
    found = die.attributes.get("DW_AT_name")
    return found.value.decode() if found else ""


def type_of(die: Any) -> Any:
    die = die.get_DIE_from_attribute("DW_AT_type") if "DW_AT_type" in die.attributes else None
    while die is not None and die.tag in ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type"):
        die = die.get_DIE_from_attribute("DW_AT_type") if "DW_AT_type" in die.attributes else None
    return die


def size_of(die: Any) -> int:
    if die is None:
        return 0
    if die.tag == "DW_TAG_pointer_type":
        return 8
    if die.tag != "DW_TAG_array_type":
        return die.attributes["DW_AT_byte_size"].value
    count = 1
    for bound in die.iter_children():
        last = bound.attributes.get("DW_AT_upper_bound")
        total = bound.attributes.get("DW_AT_count")
        count *= total.value if total else last.value + 1 if last else 0
    return count * size_of(type_of(die))


def within(die: Any) -> Iterator[Any]:
    """What a unit or a namespace of Rust declares."""
    for child in die.iter_children():
        yield from within(child) if child.tag == "DW_TAG_namespace" else (child,)


def types() -> Iterator[tuple[str, Any]]:
    """Every named struct and enum of the units, whole ones only. NAK's are Rust's bindings."""
    with tinymesa.libtinymesa_cpu.open("rb") as file:
        for unit in ELFFile(file).get_dwarf_info().iter_CUs():
            top = unit.get_top_DIE()
            if not name_of(top).endswith(tuple("/" + u for u in _UNITS)) and "/nak/lib.rs/" not in name_of(top):
                continue
            for die in within(top):
                kind = type_of(die) if die.tag == "DW_TAG_typedef" else die
                if kind is not None and "DW_AT_byte_size" in kind.attributes:
                    yield name_of(die), kind


def main() -> None:
    """Prints the table."""
    structs: dict[str, str] = {}
    constants: dict[str, int] = {}
    for name, kind in types():
        if kind.tag in ("DW_TAG_structure_type", "DW_TAG_union_type") and name in WANTED_STRUCTS and name not in structs:
            fields = {
                name_of(m): (m.attributes["DW_AT_data_member_location"].value, size_of(type_of(m)))
                for m in kind.iter_children()
                if m.tag == "DW_TAG_member" and "DW_AT_data_member_location" in m.attributes
            }
            kept = [f"{f}:{fields[f][0]}:{fields[f][1]}" for f in WANTED_STRUCTS[name].split()]
            structs[name] = " ".join([str(size_of(kind)), *kept])
        if kind.tag == "DW_TAG_enumeration_type":
            for e in (e for e in kind.iter_children() if "DW_AT_const_value" in e.attributes):
                constants.setdefault(name_of(e), e.attributes["DW_AT_const_value"].value)
    wanted = [prefix + n for prefix, names in WANTED_CONSTANTS.items() for n in names.split()]
    missing = [n for n in WANTED_STRUCTS if n not in structs] + [n for n in wanted if n not in constants]
    if missing:
        sys.exit(f"not in the debug information: {', '.join(missing)}")
    print(f"tinymesa {version('tinymesa')}")
    print("".join(f"struct {n} {structs[n]}\n" for n in WANTED_STRUCTS), end="")
    print("".join(f"constant {n} {constants[n]}\n" for n in wanted), end="")


if __name__ == "__main__":
    main()
