"""The runtime on wgpu: queue, memory, shaders, bindings, captured plans."""
