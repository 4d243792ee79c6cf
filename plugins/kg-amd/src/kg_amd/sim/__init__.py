"""AMD:SIM: runs AMD's machine code on the host, all work-items of many work-groups at once in numpy,
and traps what hardware corrupts silently.

- `load_image(bytes)` reads a code object of gfx1100 or gfx942: an Image of kernels by name. LoadError where it is none.
- `Memory(capacity)` is the device's memory (kg_sim.Memory), in which code objects are placed.
- `launch(image, kernel, grid, local, arguments, memory, dynamic_shared=0, checks=True, where="", budget=...)` runs a kernel to its end and
  returns Statistics. `arguments` are the explicit ones at their offsets; hidden ones (block counts, sizes) are filled in.
- `traffic.counted()` counts instructions, transactions and bank conflicts.

Traps: accesses out of range or of memory that nobody wrote; races of work-items with no barrier between; barriers that waves miss; a register
used before its counter allows, a barrier while a wave's stores to LDS are under way; WMMA with lanes not in EXEC, or with operands that differ
where they are held twice; global accesses to LDS or scratch; loops beyond the budget. When a kernel is loaded, DecodeError: an instruction
that is not known, a vector register that the descriptor does not give, missing wait states of matrix units.

Not looked at: scalar registers and scratch that nobody wrote (they hold 0xCDCDCDCD), alignment (amdhsa allows any), caches and their scopes,
hazards other than those of matrix units. Not known: images, interpolation, GWS, exceptions, sparse and scaled matrix products and broadcasts of
blocks, ds_swizzle rotations, loads from memory to LDS by buffer and scratch instructions, swizzled buffers, s_getreg of other registers than MODE, messages to the host.

`checks=False` leaves out what costs most: unwritten reads and races.
"""

from kg_sim import SimulatorTrap as SimulatorTrap
from kg_sim import Statistics as Statistics

from kg_amd.sim.image import Image as Image
from kg_amd.sim.image import load_image as load_image
from kg_amd.sim.launches import launch as launch
from kg_amd.sim.machine_code.decode import DecodeError as DecodeError
from kg_amd.sim.memory import Memory as Memory
