"""The Opt STAGE: values materialised in scratch, shared or register memory, and their layouts."""
