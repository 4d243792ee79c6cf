"""The move of modules into the rooms of the architecture: `python tools/move_rooms.py [--check] [--apply core|libraries|plugins]`.

Without an option it prints the table. `--check` says which imports, type-only and lazy ones included, go from a room to a later one, with the rooms
in order: what has to be untied. `--apply` moves the files and rewrites every dotted name and path in whatever text git tracks; old names fail afterwards,
there are no modules that only pass names on. A row whose module has moved is left alone, so that the rest of the table can be applied later.
Kept until the move is done: `core` and `plugins` are, `libraries` is not.

By hand after it: names that are put together at run time (families of rules and passes in tests/filetests and tools/make_docs.py), packages of
libraries with their pyproject.toml, hooks in the place of the imports that `--check` lists, what ruff and import-linter forbid, kg.conformance itself,
docstrings of new packages, and paths that begin inside of a plugin.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CORE = ROOT / "core" / "src" / "kg"
PARTS = ("core", "libraries", "plugins", "frontends")

#: Rooms of core from the ground up; each imports only those before it. Those after `compile` that are distributions of their own stand at the end.
ROOMS = (
    *(
        "foundation",
        "cache",
        "ir",
        "target",
        "text",
        "semantics",
        "rewrite",
        "rules",
        "analysis",
        "schedule",
        "passes",
        "render",
        "compile",
    ),
    *("runtime", "plugin", "cli", "kg_graph", "kg_schedules", "kg_tune", "kg_conformance"),
)

#: New package -> old modules below kg; `old=new` where the name changes too.
TABLE: dict[str, str] = {
    "foundation": "dtype errors settings events locks garbage hashes checks",
    "cache": "compile.cache=entries compile.private compile.shared",
    "ir": "ir.op ir.uop ir.args ir.build ir.digest ir.tensorcore ir.math ir.movement ir.monoid ir.constants ir.indexing ir.carried",
    "ir.bounds": "ir.bounds ir.intervals ir.polynomial",
    "ir.shapes": "ir.shape ir.size",
    "target": "render.base=renderer render.questions compile.base=compiler rules.lowering.target=lowering render.guards",
    "text": "ir.text=graphs ir.text_args=args ir.text_cursor=cursor ir.text_parse=parse ir.text_print=printing ir.text_values=values text.program",
    "semantics": "ir.evaluate ir.floats ir.angles ir.oracle ir.oracle_at",
    "semantics.interp": (
        "ir.interp=interpreter ir.interp_group_reduce=group_reduce ir.interp_arguments=arguments ir.interp_memory=memory ir.interp_program=program"
        " ir.interp_race=race ir.interp_spread=spread ir.interp_threads=threads ir.interp_wmma=wmma"
    ),
    "rewrite": "rewrite.compiled rewrite.engine rewrite.pattern rewrite.rule",
    "rewrite.spec": (
        "rewrite.spec=stages rewrite.spec_graphs=graphs rewrite.spec_groups=groups rewrite.spec_loops=loops rewrite.spec_nodes=nodes"
        " rewrite.spec_shaped=shaped"
    ),
    "rules.algebra": (
        "rules.affine rules.arith rules.bitwise rules.cast rules.compare rules.divmod rules.folding rules.memory rules.reduce rules.select rules.vector"
    ),
    "rules.lowering": (
        "rules.lowering.bits rules.lowering.coefficients rules.lowering.exponential rules.lowering.floats rules.lowering.integers"
        " rules.lowering.logic rules.lowering.pairs rules.lowering.payne_hanek rules.lowering.power rules.lowering.trigonometry rules.lowering.words"
    ),
    "analysis": (
        "passes.scope passes.ordering passes.positions passes.loop_names schedule.facts passes.reshaping passes.stacked"
    ),
    "schedule": "schedule.opts passes.context",
    "schedule.apply": (
        "passes.apply_schedule=schedule passes.legality passes.matrix_product passes.split_axes passes.replace_axis passes.merge_axes passes.stage passes.staged_layout passes.tensorcore"
        " passes.dot_core passes.back_to_back_mma passes.online passes.cooperative_copies passes.private_memory"
    ),
    "passes": ("passes.pipeline passes.linearize passes.program passes.simplify passes.choose_schedule"),
    "passes.movement": (
        "passes.index_movement passes.index_scans passes.elements passes.in_place passes.bound_positions passes.split_index_sets"
    ),
    "passes.loops": (
        "passes.tighten_loop_bounds passes.peel_guards passes.fuse_reductions passes.fission_reductions passes.separate_loops passes.lower_loops"
        " passes.split_long_sums passes.reduce_steps passes.scan_blocks passes.expand passes.group_reduce passes.assign_dims"
    ),
    "passes.vectors": "passes.legalize_vectors passes.transpose_blocks passes.shuffle_networks passes.vectorize_accesses passes.address_vectors",
    "passes.memory": "passes.bind_memory passes.software_pipeline passes.stream_stores passes.prefetch_loads passes.sanitize",
    "passes.target": (
        "passes.decompose passes.decompose_narrow=narrow passes.decompose_pairs=pairs passes.decompose_storage=storage passes.lower_index"
        " passes.target_rules=rules passes.branch_rare passes.initialize_accumulators passes.reassociate_addresses"
    ),
    "render": "render.signature",
    "render.cstyle": (
        "render.cstyle=renderer render.cstyle_helpers=helpers render.cstyle_memory=memory render.cstyle_rules=rules"
        " render.cstyle_templates=templates render.cstyle_values=values render.cstyle_words=words render.cstyle_writer=writer"
    ),
    "render.llvm": (
        "render.llvm=renderer render.llvm_alu=alu render.llvm_body=body render.llvm_cast=cast render.llvm_control=control render.llvm_cores=cores"
        " render.llvm_exp2=exp2 render.llvm_memory=memory render.llvm_types=types render.llvm_vector=vector"
    ),
    "compile": ("compile.fingerprint compile.program_cache compile.programs compile.record passes.artifact=program"),
    "runtime": "device.base=contracts device.device device.sizes device.timing",
    "runtime.memory": "device.memory=blocks device.flat device.arena",
    "runtime.buffers": "device.buffer device.foreign",
    "runtime.interop": "device.dlpack device.array_interface",
    "runtime.plan": (
        "device.plan=data device.plan_check=check device.plan_loop=loop device.plan_placed=placed device.plan_places=places device.plan_run=running"
        " device.plan_text=text compile.plans=cached"
    ),
    "runtime.devices": "device.null device.ref device.ref_cores",
    "kg_graph": (
        "graph.canonical graph.decisions graph.devices graph.donate graph.filling graph.nest graph.nodes graph.partition graph.steps graph.traced"
        " graph.versions plugin.exporting"
    ),
    "kg_graph.kernels": (
        "graph.few_buffers graph.fuse_attention graph.narrow_memory graph.numbers graph.own_kernels graph.pack graph.product_steps graph.scatters"
        " graph.updates"
    ),
    "kg_graph.several": "graph.blocks graph.limits graph.multistep graph.split_reduce graph.split_scan",
    "kg_graph.loops": "graph.loops=nodes graph.loop_steps=steps",
    "kg_graph.fourier": (
        "graph.fourier=kernels graph.fourier_halves=halves graph.fourier_steps=steps graph.codelets graph.radices graph.roots"
    ),
    "kg_schedules": "schedule.heuristic schedule.parts schedule.scans schedule.transposes",
    "kg_schedules.cost": "schedule.cost=estimate schedule.cost_nest=nest schedule.cost_traffic=traffic",
    "kg_schedules.vectors": "schedule.attention schedule.contractions schedule.cores schedule.products schedule.windows",
    "kg_schedules.groups": (
        "schedule.groups=shapes schedule.bands schedule.group_attention=attention schedule.group_cores=cores schedule.group_items=items"
        " schedule.group_panels=panels schedule.group_products=products schedule.group_tiles=tiles schedule.group_turned=turned"
    ),
    "kg_tune": (
        "schedule.tunedb=database schedule.search schedule.search_bench=bench schedule.search_check=check schedule.search_compile=compiling"
        " schedule.search_data=data schedule.search_farm=farm schedule.search_now=now schedule.search_processes=processes"
        " schedule.search_result=result schedule.search_space=space cli.tune=command cli.tune_entries=entries cli.tune_progress=progress"
    ),
    "kg_conformance": (
        "conformance.plugin=pytest_options conformance.accuracy conformance.capabilities conformance.compare conformance.compiling"
        " conformance.fixtures conformance.kgfile conformance.package conformance.requires conformance.subject cli.conformance=command"
    ),
    "kg_conformance.children": "conformance.caching conformance.foreign",
    "kg_conformance.kernels": (
        "conformance.alu conformance.edges conformance.ulp conformance.batch conformance.kernels=whole conformance.gated"
        " conformance.random_kernels=generated"
    ),
    "kg_conformance.schedules": (
        "conformance.random_schedules=generated conformance.schedule_fuzz=fuzz conformance.schedule_kernels=kernels"
    ),
    "kg_conformance.run": (
        "conformance.session conformance.cases conformance.crash conformance.own conformance.pins conformance.report conformance.matrix"
        " conformance.words"
    ),
    "kg_conformance.tiers": (
        "conformance.conftest conformance.test_00_package conformance.test_10_rules conformance.test_20_render conformance.test_30_compile"
        " conformance.test_50_alu conformance.test_70_cache conformance.test_80_fuzz conformance.test_90_own"
    ),
    "kg_conformance.tiers.runtime": "conformance.test_40_loading conformance.test_40_memory conformance.test_40_runtime",
    "kg_conformance.tiers.kernels": (
        "conformance.test_60_kernels conformance.test_60_memory conformance.test_60_plans conformance.test_60_schedules"
    ),
    "kg_conformance.proofs": (
        "rewrite.concrete rewrite.coverage rewrite.prove rewrite.prove_instances=instances rewrite.prove_points=points rewrite.prove_z3=z3_terms"
    ),
}

#: Plugin -> package below it -> old modules of the plugin. What users import by name, and what records refer to, stays beside `__init__`.
PLUGINS: dict[str, dict[str, str]] = {
    "kg_cpu": {
        "llvm": "llvm_compiler=compiler llvm_renderer=renderer",
        "c": "c_compiler=compiler c_renderer=renderer",
        "objects": "disassembler elf relocate",
        "runtime": "runtime=device allocator capture capture_steps native native_ir",
    },
    "kg_cuda": {
        "ptx": (
            "ptx=renderer ptx_alu=alu ptx_body=body ptx_cast=cast ptx_control=control ptx_copies=copies ptx_group=group ptx_memory=memory"
            " ptx_narrow=narrow ptx_pairs=pairs ptx_rounds=rounds ptx_tested=tested ptx_types=types ptx_words=words"
        ),
        "ptx.tensor_cores": "ptx_boxes=boxes ptx_cores=mma ptx_fragments=fragments ptx_warpgroups=wgmma",
        "cuda_c": (
            "cuda_c=renderer cuda_c_cores=cores cuda_c_fragments=fragments cuda_c_group=group cuda_c_memory=memory cuda_c_narrow=narrow"
            " cuda_c_pairs=pairs cuda_c_rules=rules cuda_c_tested=tested cuda_c_writer=writer"
        ),
        "tensor_cores": "boxes fragment_rows fragments panels tensor_cores=mma warpgroup_units=wgmma",
        "analysis": "copied flushed launch_hints memory_width positions read_only shared_memory warps",
        "toolchain": "compilers nvrtc toolkit tools",
        "card": (
            "arguments bindings card=contracts card_driver=driver card_pycuda=pycuda card_sim=simulator clock driver_graph driver_maps drivers"
            " staging tensor_maps"
        ),
        "runtime": "allocator capture capture_steps retired runtime=device",
        "sim.text": "sim.parse sim.statements sim.syntax sim.tokens",
        "sim.numbers": "sim.exact sim.formats sim.types",
        "sim.memory": "sim.access sim.memory=allocations sim.races sim.region",
        "sim.instructions": (
            "sim.asynchronous sim.atomics sim.barriers sim.carry sim.convert sim.exchange sim.fences sim.floats sim.instructions=table sim.integers"
            " sim.loads sim.matrix sim.moves"
        ),
        "sim.hopper": "sim.bulk sim.descriptors sim.phases sim.proxy sim.wgmma",
    },
    "kg_webgpu": {
        "wgsl": (
            "wgsl=renderer wgsl_exact=exact wgsl_memory=memory wgsl_rules=rules wgsl_subgroups=subgroups wgsl_values=values wgsl_words=words"
            " wgsl_writer=writer"
        ),
        "browser": "browser_check=check browser_plan=plan browser_sizes=sizes browser_text=text browser_types=types",
        "runtime": "allocator bindings capture clock native queue runtime=device shaders",
    },
}

#: The same of front ends.
FRONTENDS: dict[str, dict[str, str]] = {
    "kg_array": {
        "elementwise": (
            "arithmetic bits bitwise coefficients comparison division exponential floats hyperbolic powers rounding slopes trigonometry"
        ),
        "complex_numbers": (
            "complex_arithmetic=arithmetic complex_array=array complex_elimination=elimination complex_exponential=exponential"
            " complex_functions=functions complex_rotations=rotations complex_trigonometry=trigonometry pairs running_products"
        ),
        "matrices": "contraction elimination linear_algebra=products rotations spectra spectral_rules stepwise tridiagonal",
        "functions": (
            "convolution creation data_types manipulation neural padding searching selection sets sorting statistical utility"
        ),
        "indexing": "axes boxes indexing=items keys parts placed positions stores views",
        "operands": "arguments devices dtypes operands=alike origins",
        "running": "evaluate families known memory pending programs progress running=loaded steps",
        "protocols": "display interop registered ufuncs",
        "transforms.compilation": (
            "transforms.bound transforms.calls transforms.compiled transforms.declared transforms.donated transforms.explained transforms.exported"
            " transforms.given transforms.into transforms.sized"
        ),
        "transforms.derivatives": (
            "transforms.combined transforms.cotangents transforms.custom transforms.derivatives=gradients transforms.elements transforms.factors"
            " transforms.fourier transforms.jacobians transforms.pullback transforms.pushforward transforms.reductions transforms.ruled"
            " transforms.sparse transforms.transposed"
        ),
        "numpy.ndarrays": "numpy.arrays=array numpy.methods numpy.operators numpy.picking",
    },
}

#: Part of the move -> the packages whose insides it is about.
INSIDES = {"plugins": PLUGINS, "frontends": FRONTENDS}

#: Modules whose package has something else of that name, which is what `from package import name` gives.
SHADOWED = frozenset({"kg_cuda.sim.parse"})

#: New package -> files beside the old modules that its modules read.
DATA: dict[str, str] = {"kg_cpu.runtime": "native_launch.ll native_pool.ll native_sequence.ll"}


def source_of(package: str) -> Path:
    """The `src` folder that a top-level package lies in, or is to lie in."""
    if package == "kg":
        return CORE.parent
    return (
        ROOT
        / ("plugins" if package in PLUGINS else "frontends" if package in FRONTENDS else "libraries")
        / package.replace("_", "-")
        / "src"
    )


def moves(part: str) -> dict[str, str]:
    """Old dotted name -> new dotted name, of one part."""
    if part in INSIDES:
        return {
            f"{plugin}.{old}": f"{plugin}.{place}.{name or old.rpartition('.')[2]}"
            for plugin, places in INSIDES[part].items()
            for place, listed in places.items()
            for old, _, name in (entry.partition("=") for entry in listed.split())
        }
    return {old: new for old, new in rooms().items() if new.startswith("kg.") == (part == "core")}


def rooms() -> dict[str, str]:
    """Old dotted name -> new dotted name, of what was in core. What stands on the ground keeps its place in kg."""
    found: dict[str, str] = {}
    for place, modules in TABLE.items():
        for entry in modules.split():
            old, _, name = entry.partition("=")
            last = name or old.rpartition(".")[2]
            prefix = "kg" if place == "foundation" else place if place.startswith("kg_") else f"kg.{place}"
            if f"kg.{old}" in found:
                raise SystemExit(f"{old} is in the table twice")
            found[f"kg.{old}"] = f"{prefix}.{last}"
    return found


def pending(part: str, known: dict[str, Path]) -> dict[str, str]:
    """The rows whose modules are still to be moved."""
    return {old: new for old, new in moves(part).items() if old != new and old in known and new not in known}


def room_of(module: str) -> str | None:
    """The room of a new dotted name; None for the package's root, which all may import."""
    parts = module.split(".")
    if parts[0] != "kg":
        return parts[0] if parts[0] in ROOMS else None
    if len(parts) == 1:
        return None
    return (
        parts[1]
        if parts[1] in ROOMS
        else {"conformance": "kg_conformance", "bench": "cli", "graph": "kg_graph"}.get(parts[1], "foundation")
    )


def modules(package: str = "kg") -> dict[str, Path]:
    found: dict[str, Path] = {}
    folder = source_of(package) / package
    for path in sorted(folder.rglob("*.py")):
        parts = (package, *path.relative_to(folder).with_suffix("").parts)
        if parts[1] in ("template", "docs"):
            continue
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> Iterator[tuple[int, str]]:
    """The modules of core that a file names in imports, wherever they stand."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, a.name) for a in node.names if a.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "kg":
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield node.lineno, whole if whole in known else node.module


def upward(table: dict[str, str]) -> dict[tuple[str, str], list[str]]:
    """(from room, to later room) -> the imports."""
    known = modules()
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, path in known.items():
        here = room_of(table.get(name, name))
        for line, target in imported(path, known):
            there = room_of(table.get(target, target))
            if here and there and ROOMS.index(there) > ROOMS.index(here):
                found[here, there].append(f"{path.relative_to(ROOT)}:{line} imports {target}")
    return found


def check() -> int:
    table, known = rooms(), modules()
    missing = [old for old, new in table.items() if old not in known and new not in known]
    unplaced = [
        m
        for m in known
        if m not in table
        and m not in table.values()
        and m.count(".") > 1
        and m.split(".")[1] not in ("plugin", "cli", "bench", "conformance")
    ]
    packages = {m for m in known if known[m].name == "__init__.py"}
    print("not there:", ", ".join(missing) or "none")
    print("not placed:", ", ".join(m for m in unplaced if m not in packages) or "none")
    sizes = Counter(new.rpartition(".")[0] for new in table.values())
    print("more than 15 files:", ", ".join(f"{p} {n}" for p, n in sizes.items() if n > 15) or "none")
    found = upward(table)
    for (here, there), lines in sorted(found.items(), key=lambda item: -len(item[1])):
        print(f"{here} -> {there}: {len(lines)}")
        for line in lines:
            print(f"    {line}")
    print(sum(map(len, found.values())), "imports go to a later room")
    return 1 if missing else 0


def rewritten(text: str, table: dict[str, str], paths: dict[str, str]) -> str:
    """A text with old names and paths replaced, the longest first. Paths of core are found from its rooms too."""
    for known, before in ((paths, r"(?<!\w)"), (table, r"(?<![\w.])")):
        longest = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
        text = re.sub(f"{before}({longest})(?!\\w)", lambda m, known=known: known[m[1]], text)

    def split_import(found: re.Match[str]) -> str:
        """`from kg.room import module`: where the module moved, a line of its own."""
        package, listed = found[2], [n.strip() for n in found[3].strip("()\n ").rstrip(",").split(",")]
        stay = [n for n in listed if f"{package}.{n.split(' ')[0]}" not in table or f"{package}.{n.split(' ')[0]}" in SHADOWED]
        if stay == listed:
            return found[0]
        lines = [f"{found[1]}from {package} import {', '.join(stay)}{found[4] or ''}"] if stay else []
        for name in listed:
            if name in stay:
                continue
            module, _, alias = name.partition(" as ")
            place, _, last = table[f"{package}.{module}"].rpartition(".")
            called = alias or module
            lines.append(f"{found[1]}from {place} import {last}" + (f" as {called}" if called != last else ""))
        return "\n".join(lines)

    return re.sub(
        r"^([ ]*)from (kg\w*(?:\.\w+)*) import ([\w, ]+?|\([\w,\s]+\))([ ]*#.*)?$", split_import, text, flags=re.MULTILINE
    )


def carried(table: dict[str, str], known: dict[str, Path]) -> dict[Path, Path]:
    """Old file -> new file: modules, and the data of the packages that they go to."""
    found = {known[old]: source_of(new.split(".")[0]) / f"{new.replace('.', '/')}.py" for old, new in table.items()}
    for place, names in DATA.items():
        whole = source_of(place.split(".")[0]) / place.replace(".", "/")
        found |= {
            whole.parent / name: whole / name
            for name in names.split()
            if any(target.parent == whole for target in found.values())
        }
    return found


def apply(part: str) -> None:
    known = {name: path for package in INSIDES.get(part, ("kg",)) for name, path in modules(package).items()}
    table = pending(part, known)
    if not table:
        raise SystemExit(f"nothing of {part} is left to move")
    paths: dict[str, str] = {}
    for old, target in carried(table, known).items():
        base = next(parent for parent in target.parents if parent.name == "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        for package in target.relative_to(base).parents:
            if package.parts and not (base / package / "__init__.py").exists():
                (base / package / "__init__.py").touch()
        subprocess.run(["git", "mv", "-k", str(old), str(target)], cwd=ROOT, check=True)
        before, after = old.relative_to(ROOT), target.relative_to(ROOT)
        # core/src/kg/ir/op.py, kg/ir/op.py, and for core, whose rooms are called by their names alone, ir/op.py
        inside = target.relative_to(base)
        paths[before.as_posix()] = after.as_posix()
        paths[Path(*before.parts[before.parts.index("src") + 1 :]).as_posix()] = inside.as_posix()
        if before.is_relative_to("core/src/kg"):
            library = inside.parts[0]
            paths[before.relative_to("core/src/kg").as_posix()] = (
                inside.relative_to("kg").as_posix() if library == "kg" else inside.as_posix()
            )
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for name in listed:
        path = ROOT / name
        if not path.is_file() or path.is_symlink() or path == Path(__file__):
            continue
        before = path.read_text(encoding="utf-8")
        after = rewritten(before, table, paths)
        if after != before:
            path.write_text(after, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="say which imports would go to a later room")
    parser.add_argument("--apply", choices=PARTS, help="move the files of this part and rewrite names and paths")
    options = parser.parse_args()
    if options.check:
        return check()
    if options.apply:
        apply(options.apply)
        return 0
    for old, new in (row for part in PARTS for row in moves(part).items()):
        print(f"{old:40} {new}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
