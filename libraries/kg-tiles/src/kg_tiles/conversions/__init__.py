"""How what lanes hold in one layout comes to be held in another: moves of registers, shuffles, through shared memory."""
