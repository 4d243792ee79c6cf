"""The lock-step engine of instruction-set simulators.

It runs the work-items of many work-groups at once in numpy and traps what hardware corrupts silently. An instruction set brings a decoder
that makes a `Program`: basic blocks of functions of `WorkItems`, one an instruction. `run(program, Launch(...))` runs it.
"""

from kg_sim.counters.counting import Counted as Counted
from kg_sim.counters.counting import Counting as Counting
from kg_sim.counters.traffic import Cycles as Cycles
from kg_sim.counters.traffic import MemorySystem as MemorySystem
from kg_sim.counters.traffic import Rates as Rates
from kg_sim.counters.traffic import Traffic as Traffic
from kg_sim.counters.traffic import cycles as cycles
from kg_sim.errors import NotConverged as NotConverged
from kg_sim.errors import SimulatorTrap as SimulatorTrap
from kg_sim.errors import Violation as Violation
from kg_sim.launch import BUDGET as BUDGET
from kg_sim.launch import Statistics as Statistics
from kg_sim.launch import run as run
from kg_sim.memory.allocations import Memory as Memory
from kg_sim.program import Block as Block
from kg_sim.program import Program as Program
from kg_sim.shape import Shape as Shape
from kg_sim.shape import Terms as Terms
from kg_sim.work_items import Launch as Launch
from kg_sim.work_items import WorkItems as WorkItems
