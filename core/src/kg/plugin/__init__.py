"""What a plugin may import from kg: records, the contracts of renderer, compiler and runtime, and what they are written with."""

from kg.compile.base import Compiler as Compiler
from kg.compile.cache import compile_cached as compile_cached
from kg.device.base import Launch as Launch
from kg.device.base import Program as Program
from kg.device.base import Runtime as Runtime
from kg.device.base import check_values as check_values
from kg.device.buffer import Buffer as Buffer
from kg.device.buffer import Revocable as Revocable
from kg.device.memory import Allocator as Allocator
from kg.device.memory import Block as Block
from kg.device.memory import Bytes as Bytes
from kg.device.memory import HostAllocator as HostAllocator
from kg.device.memory import OutOfMemoryError as OutOfMemoryError
from kg.device.memory import host_array as host_array
from kg.device.sizes import evaluate as evaluate
from kg.device.sizes import is_static as is_static
from kg.device.sizes import size_function as size_function
from kg.plugin.api import KG_API as KG_API
from kg.plugin.api import CompilerSpec as CompilerSpec
from kg.plugin.api import DeviceSpec as DeviceSpec
from kg.plugin.api import PluginError as PluginError
from kg.plugin.api import Probe as Probe
from kg.plugin.api import RendererSpec as RendererSpec
from kg.plugin.api import Target as Target
from kg.render.base import Renderer as Renderer
from kg.settings import settings as settings
