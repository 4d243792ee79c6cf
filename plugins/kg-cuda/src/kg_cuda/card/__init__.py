"""A GPU as the runtime sees it: the contract, and the driver (cuda-bindings,
PyCUDA) or the simulator behind it."""
