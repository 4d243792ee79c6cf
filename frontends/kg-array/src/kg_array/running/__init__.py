"""From traced values to memory: plans and programs found again, run,
and the memory that graphs refer to."""
