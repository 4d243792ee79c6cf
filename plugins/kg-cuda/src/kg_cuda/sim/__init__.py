"""CUDA:SIM: runs PTX text on the host, all threads of many blocks at once in numpy,
and traps what hardware corrupts silently.

- `parse(text)` reads PTX: a Module of kernels by name (`Function`: parameters with `offsets`, sizes and alignments,
  `parameter_bytes`, `shared_bytes`, `maxntid`, `reqntid`), device functions and variables. PtxError names the line.
- `parsed(text)` is the same, remembered: what is shared by all who load the text, `again()` of it being each one's own.
- `Memory(capacity)` is the device's memory: `alloc(nbytes, align) -> address`, `free(address)`, `view(address, nbytes)` the bytes
  as uint8 for copies by the host, `mark_written(address, nbytes)` after a copy in; `forget(module)` frees a module's variables.
- `launch(module, kernel, grid, block, params, memory, dynamic_shared=0, checks=True, where="", budget=..., order=None)` runs a kernel to its
  end and returns Statistics. `params` are the kernel's arguments at the offsets of its parameters. SimulatorTrap says what the
  kernel did wrong: kernel, PTX line and text, block and thread, address.
- `check(module, kernel)` decodes a kernel without running it: PtxError where it holds what the simulator does not know.

Traps: accesses out of range, misaligned (vectors as a whole) or of memory that nobody wrote; two threads at one byte, one of them
writing, with no barrier between (atomics excepted; of two blocks not where both have fenced for the device, as such blocks order
their accesses by atomics); ld.global.nc of what the launch writes; barriers and warp instructions that part of the threads never
reach; a register that no thread wrote; reads of what cp.async still copies; loops beyond the budget.

Compilers leave undefined what nobody looks at. So elements of a vector loaded from shared or local memory that no instruction reads
are not looked at, and a register that no instruction writes may be moved and stored: it holds 0xCDCDCDCD.

What PTX leaves open: division by zero gives all ones; approximate functions are correctly rounded; atomics happen in the order of
threads; mma sums exactly and rounds once; %clock counts instructions. A shuffle from a lane that does not live reads poison.

Hopper: mbarrier, cp.async.bulk (also of tensors, whose maps `tensor_map.encode` makes) and wgmma are under way until they are awaited.
A bulk copy to shared memory arrives when its mbarrier is looked at, one from there when its group is awaited; a product's registers and
operands are not to be touched before its group is awaited. Trapped besides: what threads wrote and the asynchronous proxy reads with no
fence.proxy.async of any thread of the block between, wgmma with no wgmma.fence after its registers were written, phases of mbarriers
that never end. An mbarrier that has not been waited for orders nothing; a thread that waited comes after all of its block that had
passed as many barriers as those who arrived, whether or not they did (so that some races are missed).

Not known: tcgen05, wmma, cp.async.mbarrier.arrive, reductions and gathers by bulk copies, textures and surfaces, calls through pointers,
recursion, atomics and generic addresses of other blocks' shared memory, 128-bit registers, sparse, scaled and sub-byte products of matrices.

`checks=False` leaves out what costs most: unwritten reads and races. Bounds and alignment are always checked.
"""

from kg_sim import SimulatorTrap as SimulatorTrap
from kg_sim import Statistics as Statistics

from kg_cuda.sim.errors import PtxError as PtxError
from kg_cuda.sim.launches import launch as launch
from kg_cuda.sim.memory import Memory as Memory
from kg_cuda.sim.program import check as check
from kg_cuda.sim.text.parse import parse as parse
from kg_cuda.sim.text.parse import parsed as parsed
from kg_cuda.sim.text.syntax import Function as Function
from kg_cuda.sim.text.syntax import Module as Module
