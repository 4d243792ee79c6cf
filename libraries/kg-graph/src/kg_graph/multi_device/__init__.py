"""A plan on several devices: whose memory each buffer is, which copies need not be made,
and the plan loaded and run. kg_graph.multi_device.devices cuts a graph into one."""
