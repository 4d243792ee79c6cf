"""The Opt STAGE: values materialised in memory of the kernel, their layout, who fills them."""
