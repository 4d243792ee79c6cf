"""What front ends and libraries may import from kg, beside `kg` itself:
nodes, shapes, dtypes, plans, devices.

Each name is imported when it is first asked for. docs/frontends/frontend.md lists them all. Packages of devices import `kg.plugin` instead.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kg.analysis.cost import additions as additions
    from kg.analysis.facts import kernel_facts as kernel_facts
    from kg.analysis.stacked import loops_of as loops_of
    from kg.analysis.stacked import stack_parts as stack_parts
    from kg.checks import shown as shown
    from kg.compile.programs import compile_program as compile_program
    from kg.dtype import STORABLE as STORABLE
    from kg.dtype import DType as DType
    from kg.dtype import Kind as Kind
    from kg.dtype import accumulator as accumulator
    from kg.dtype import bfloat16 as bfloat16
    from kg.dtype import bool_ as bool_
    from kg.dtype import float8_e4m3 as float8_e4m3
    from kg.dtype import float8_e5m2 as float8_e5m2
    from kg.dtype import float16 as float16
    from kg.dtype import float32 as float32
    from kg.dtype import float64 as float64
    from kg.dtype import index as index
    from kg.dtype import int8 as int8
    from kg.dtype import int16 as int16
    from kg.dtype import int32 as int32
    from kg.dtype import int64 as int64
    from kg.dtype import int_like as int_like
    from kg.dtype import parse_dtype as parse_dtype
    from kg.dtype import uint8 as uint8
    from kg.dtype import uint16 as uint16
    from kg.dtype import uint32 as uint32
    from kg.dtype import uint64 as uint64
    from kg.dtype import void as void
    from kg.errors import BufferError as BufferError
    from kg.errors import DeviceUnavailable as DeviceUnavailable
    from kg.errors import KgError as KgError
    from kg.errors import PlacementError as PlacementError
    from kg.errors import RangeError as RangeError
    from kg.errors import ShapeError as ShapeError
    from kg.errors import SizeError as SizeError
    from kg.errors import SpecError as SpecError
    from kg.errors import UnsupportedError as UnsupportedError
    from kg.events import Event as Event
    from kg.events import emit as emit
    from kg.events import listeners as listeners
    from kg.events import listening as listening
    from kg.events import measured as measured
    from kg.garbage import infrequent_collection as infrequent_collection
    from kg.ir import build as build
    from kg.ir import monoid as monoid
    from kg.ir.args import Fourier as Fourier
    from kg.ir.args import KernelInfo as KernelInfo
    from kg.ir.args import LoopBody as LoopBody
    from kg.ir.args import Monoid as Monoid
    from kg.ir.args import Param as Param
    from kg.ir.args import ProgramInfo as ProgramInfo
    from kg.ir.args import Reduction as Reduction
    from kg.ir.args import Route as Route
    from kg.ir.args import Var as Var
    from kg.ir.bounds import polynomial as polynomial
    from kg.ir.build import arange as arange
    from kg.ir.build import const as const
    from kg.ir.build import fourier as fourier
    from kg.ir.indexing import TRUE as TRUE
    from kg.ir.layouts.tensorcore import is_widened as is_widened
    from kg.ir.monoid import combine as combine
    from kg.ir.monoid import identities as identities
    from kg.ir.movement import SCATTER_MODES as SCATTER_MODES
    from kg.ir.movement import combine_values as combine_values
    from kg.ir.movement import dims_of as dims_of
    from kg.ir.movement import is_scatter_index as is_scatter_index
    from kg.ir.op import COMPARE as COMPARE
    from kg.ir.op import ELEMENTWISE as ELEMENTWISE
    from kg.ir.op import MOVEMENT as MOVEMENT
    from kg.ir.op import Op as Op
    from kg.ir.shapes.shape import Dim as Dim
    from kg.ir.shapes.shape import Shape as Shape
    from kg.ir.shapes.shape import dim_max as dim_max
    from kg.ir.shapes.shape import dim_of as dim_of
    from kg.ir.shapes.shape import dim_uop as dim_uop
    from kg.ir.shapes.shape import format_shape as format_shape
    from kg.ir.shapes.shape import size_of as size_of
    from kg.ir.shapes.shape import total as total
    from kg.ir.uop import UOp as UOp
    from kg.locks import fork_safe_lock as fork_safe_lock
    from kg.passes.pipeline import full_rewrite_to_sink as full_rewrite_to_sink
    from kg.plugin.api import Target as Target
    from kg.plugin.registry import open_device as open_device
    from kg.plugin.registry import open_toolchain as open_toolchain
    from kg.rewrite.spec.stages import verify as verify
    from kg.runtime.buffers.buffer import Buffer as Buffer
    from kg.runtime.buffers.buffer import Storage as Storage
    from kg.runtime.buffers.buffer import dtype_of as dtype_of
    from kg.runtime.buffers.dlpack import export_tensor as export_tensor
    from kg.runtime.buffers.dlpack import take as take
    from kg.runtime.buffers.foreign import ExternalTensor as ExternalTensor
    from kg.runtime.contracts import Launch as Launch
    from kg.runtime.contracts import Program as Program
    from kg.runtime.contracts import Runner as Runner
    from kg.runtime.contracts import Runtime as Runtime
    from kg.runtime.contracts import check_buffer as check_buffer
    from kg.runtime.device import Device as Device
    from kg.runtime.memory.arena import Arena as Arena
    from kg.runtime.memory.arena import Span as Span
    from kg.runtime.memory.arena import arena_bytes as arena_bytes
    from kg.runtime.memory.arena import arena_of_spans as arena_of_spans
    from kg.runtime.memory.blocks import host_array as host_array
    from kg.runtime.plan.cached import compile_plan as compile_plan
    from kg.runtime.plan.cached import compiled as compiled
    from kg.runtime.plan.cached import compiled_by_device as compiled_by_device
    from kg.runtime.plan.check import check_plan as check_plan
    from kg.runtime.plan.data import Category as Category
    from kg.runtime.plan.data import CopyStep as CopyStep
    from kg.runtime.plan.data import FillStep as FillStep
    from kg.runtime.plan.data import LaunchStep as LaunchStep
    from kg.runtime.plan.data import LoopStep as LoopStep
    from kg.runtime.plan.data import Part as Part
    from kg.runtime.plan.data import Plan as Plan
    from kg.runtime.plan.data import PlanBuffer as PlanBuffer
    from kg.runtime.plan.data import PlanError as PlanError
    from kg.runtime.plan.data import Step as Step
    from kg.runtime.plan.data import launches as launches
    from kg.runtime.plan.data import parameters as parameters
    from kg.runtime.plan.data import params_by_slot as params_by_slot
    from kg.runtime.plan.data import plan_of as plan_of
    from kg.runtime.plan.data import read_slots as read_slots
    from kg.runtime.plan.data import uses as uses
    from kg.runtime.plan.data import variables_of as variables_of
    from kg.runtime.plan.data import written_slots as written_slots
    from kg.runtime.plan.running import PlanLaunch as PlanLaunch
    from kg.runtime.plan.running import PlanProgram as PlanProgram
    from kg.runtime.plan.running import constant_buffer as constant_buffer
    from kg.runtime.plan.running import plan_info as plan_info
    from kg.runtime.plan.steps import Call as Call
    from kg.runtime.sizes import SizeFunction as SizeFunction
    from kg.runtime.sizes import size_function as size_function
    from kg.schedule.context import Context as Context
    from kg.semantics.evaluate import constant as constant
    from kg.semantics.evaluate import evaluate as evaluate
    from kg.semantics.floats import from_storage as from_storage
    from kg.semantics.floats import numpy_storage_dtype as numpy_storage_dtype
    from kg.semantics.floats import numpy_value_dtype as numpy_value_dtype
    from kg.semantics.floats import to_storage as to_storage
    from kg.settings import settings as settings
    from kg.target.compiler import Compiler as Compiler
    from kg.target.renderer import Renderer as Renderer
    from kg.text.graphs import format_graph as format_graph
    from kg.text.graphs import parse_kernel as parse_kernel

#: module -> its names; a name of a module itself stands with the package that it is in.
_MODULES: Final[dict[str, str]] = {
    "kg.analysis.cost": "additions",
    "kg.analysis.facts": "kernel_facts",
    "kg.analysis.stacked": "loops_of stack_parts",
    "kg.checks": "shown",
    "kg.compile.programs": "compile_program",
    "kg.dtype": (
        "DType Kind STORABLE accumulator bfloat16 bool_ float16 float32 float64 float8_e4m3 float8_e5m2 index "
        "int16 int32 int64 int8 int_like parse_dtype uint16 uint32 uint64 uint8 void"
    ),
    "kg.errors": (
        "BufferError DeviceUnavailable KgError PlacementError RangeError ShapeError SizeError SpecError UnsupportedError"
    ),
    "kg.events": "Event emit listeners listening measured",
    "kg.garbage": "infrequent_collection",
    "kg.ir": "build monoid",
    "kg.ir.args": "Fourier KernelInfo LoopBody Monoid Param ProgramInfo Reduction Route Var",
    "kg.ir.bounds": "polynomial",
    "kg.ir.build": "arange const fourier",
    "kg.ir.indexing": "TRUE",
    "kg.ir.monoid": "combine identities",
    "kg.ir.layouts.tensorcore": "is_widened",
    "kg.ir.movement": "SCATTER_MODES combine_values dims_of is_scatter_index",
    "kg.ir.op": "COMPARE ELEMENTWISE MOVEMENT Op",
    "kg.ir.shapes.shape": "Dim Shape dim_max dim_of dim_uop format_shape size_of total",
    "kg.ir.uop": "UOp",
    "kg.locks": "fork_safe_lock",
    "kg.passes.pipeline": "full_rewrite_to_sink",
    "kg.plugin.api": "Target",
    "kg.plugin.registry": "open_device open_toolchain",
    "kg.rewrite.spec.stages": "verify",
    "kg.runtime.buffers.buffer": "Buffer Storage dtype_of",
    "kg.runtime.buffers.foreign": "ExternalTensor",
    "kg.runtime.contracts": "Launch Program Runner Runtime check_buffer",
    "kg.runtime.device": "Device",
    "kg.runtime.buffers.dlpack": "export_tensor take",
    "kg.runtime.memory.arena": "Arena Span arena_bytes arena_of_spans",
    "kg.runtime.memory.blocks": "host_array",
    "kg.runtime.plan.cached": "compile_plan compiled compiled_by_device",
    "kg.runtime.plan.check": "check_plan",
    "kg.runtime.plan.data": (
        "Category CopyStep FillStep LaunchStep LoopStep Part Plan PlanBuffer PlanError Step launches parameters "
        "params_by_slot plan_of read_slots uses variables_of written_slots"
    ),
    "kg.runtime.plan.running": "PlanLaunch PlanProgram constant_buffer plan_info",
    "kg.runtime.plan.steps": "Call",
    "kg.runtime.sizes": "SizeFunction size_function",
    "kg.schedule.context": "Context",
    "kg.semantics.evaluate": "constant evaluate",
    "kg.semantics.floats": "from_storage numpy_storage_dtype numpy_value_dtype to_storage",
    "kg.settings": "settings",
    "kg.target.compiler": "Compiler",
    "kg.target.renderer": "Renderer",
    "kg.text.graphs": "format_graph parse_kernel",
}
_NAMES: Final[dict[str, str]] = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _NAMES:
        raise AttributeError(f"kg.frontend has no {name!r}; docs/frontends/frontend.md lists what it has")
    module = import_module(_NAMES[name])
    value: object = getattr(module, name) if hasattr(module, name) else import_module(f"{_NAMES[name]}.{name}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(_NAMES)
