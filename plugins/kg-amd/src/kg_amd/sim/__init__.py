"""AMD:SIM: runs AMD's machine code on the host, all work-items of many work-groups at once in numpy, and traps what hardware corrupts silently."""

from kg_sim import SimulatorTrap as SimulatorTrap
from kg_sim import Statistics as Statistics

from kg_amd.sim.image import Image as Image
from kg_amd.sim.image import load_image as load_image
from kg_amd.sim.launches import launch as launch
from kg_amd.sim.machine_code.decode import DecodeError as DecodeError
from kg_amd.sim.memory import Memory as Memory
