"""What a plugin may import from kg: records, the contracts of renderer, compiler and runtime, and what they are written with.

What only some need is beside it, so that nobody pays for it unused: kg.plugin.cstyle (renderers of languages like C), kg.plugin.llvm (of LLVM IR),
kg.plugin.assembly (of machine code, assembly and other SSA languages), kg.plugin.plans (runtimes that capture plans), kg.plugin.exporting,
kg.plugin.rules (rewrite rules).
"""

from kg.compile.base import Compiler as Compiler
from kg.compile.cache import compile_cached as compile_cached
from kg.compile.cache import remembered as remembered
from kg.compile.program_cache import binary_of as binary_of
from kg.compile.program_cache import linear_uops as linear_uops
from kg.compile.program_cache import ordered_uops as ordered_uops
from kg.device.base import Launch as Launch
from kg.device.base import LaunchError as LaunchError
from kg.device.base import Program as Program
from kg.device.base import Runner as Runner
from kg.device.base import Runtime as Runtime
from kg.device.base import check_sizes as check_sizes
from kg.device.base import check_values as check_values
from kg.device.buffer import Buffer as Buffer
from kg.device.buffer import Revocable as Revocable
from kg.device.buffer import addresses as addresses
from kg.device.flat import FlatAllocator as FlatAllocator
from kg.device.flat import FlatMemory as FlatMemory
from kg.device.memory import Allocator as Allocator
from kg.device.memory import Block as Block
from kg.device.memory import Bytes as Bytes
from kg.device.memory import HostAllocator as HostAllocator
from kg.device.memory import OutOfMemoryError as OutOfMemoryError
from kg.device.memory import host_array as host_array
from kg.device.memory import pooled_size as pooled_size
from kg.device.sizes import Dim as Dim
from kg.device.sizes import evaluate as evaluate
from kg.device.sizes import is_static as is_static
from kg.device.sizes import size_function as size_function
from kg.device.timing import Timed as Timed
from kg.dtype import AddrSpace as AddrSpace
from kg.dtype import DType as DType
from kg.dtype import PtrDType as PtrDType
from kg.dtype import parse_dtype as parse_dtype
from kg.errors import BufferError as BufferError
from kg.errors import CompileError as CompileError
from kg.errors import DeviceUnavailable as DeviceUnavailable
from kg.errors import KgError as KgError
from kg.errors import LoadError as LoadError
from kg.errors import OutOfBounds as OutOfBounds
from kg.errors import UnsupportedError as UnsupportedError
from kg.events import Event as Event
from kg.ir.args import AxisKind as AxisKind
from kg.ir.args import ParamInfo as ParamInfo
from kg.ir.args import ProgramInfo as ProgramInfo
from kg.ir.args import Var as Var
from kg.ir.op import Op as Op
from kg.ir.tensorcore import Layout as Layout
from kg.ir.tensorcore import Numerics as Numerics
from kg.ir.tensorcore import TensorCore as TensorCore
from kg.ir.tensorcore import dot_core as dot_core
from kg.ir.uop import UOp as UOp
from kg.locks import fork_safe_lock as fork_safe_lock
from kg.plugin.api import KG_API as KG_API
from kg.plugin.api import Check as Check
from kg.plugin.api import CompilerSpec as CompilerSpec
from kg.plugin.api import DeviceSpec as DeviceSpec
from kg.plugin.api import Expect as Expect
from kg.plugin.api import Finding as Finding
from kg.plugin.api import PluginError as PluginError
from kg.plugin.api import Probe as Probe
from kg.plugin.api import Profile as Profile
from kg.plugin.api import RendererSpec as RendererSpec
from kg.plugin.api import RuleSetSpec as RuleSetSpec
from kg.plugin.api import Target as Target
from kg.plugin.markers import hookimpl as hookimpl
from kg.render.base import Renderer as Renderer
from kg.schedule.opts import Opt as Opt
from kg.schedule.opts import OptOp as OptOp
from kg.schedule.opts import parse_schedule as parse_schedule
from kg.settings import settings as settings
