"""The shared base of GPU runtimes: cards, pooled memory, captured plans as graphs, a fake driver.

docs/plugins/runtimes.md leads through it. `kg_gpu.fake`, `kg_gpu.drivers.staging`, `kg_gpu.drivers.streams` and `kg_gpu.division_accuracy` are imported by their names.
"""

from kg_gpu.allocator import CardAllocator as CardAllocator
from kg_gpu.allocator import PooledAllocator as PooledAllocator
from kg_gpu.card import Begin as Begin
from kg_gpu.card import Card as Card
from kg_gpu.card import CopyNode as CopyNode
from kg_gpu.card import Facts as Facts
from kg_gpu.card import FillNode as FillNode
from kg_gpu.card import Graph as Graph
from kg_gpu.card import Grid as Grid
from kg_gpu.card import Kernel as Kernel
from kg_gpu.card import KernelNode as KernelNode
from kg_gpu.card import Node as Node
from kg_gpu.card import Words as Words
from kg_gpu.card import words_of as words_of
from kg_gpu.clock import Clock as Clock
from kg_gpu.clock import Stamp as Stamp
from kg_gpu.drivers.deferred_release import Retired as Retired
from kg_gpu.drivers.errors import CardError as CardError
from kg_gpu.drivers.errors import Failures as Failures
from kg_gpu.drivers.forks import Forks as Forks
from kg_gpu.drivers.handles import Handles as Handles
from kg_gpu.geometry import Geometry as Geometry
from kg_gpu.graphs.dependencies import dependencies as dependencies
from kg_gpu.graphs.dependencies import graph_name as graph_name
from kg_gpu.graphs.dependencies import late_order as late_order
from kg_gpu.program import CardLaunch as CardLaunch
from kg_gpu.program import CardProgram as CardProgram
from kg_gpu.runtime import CardRuntime as CardRuntime
from kg_gpu.runtime import opened as opened
from kg_gpu.simulated import SimulatedCard as SimulatedCard
