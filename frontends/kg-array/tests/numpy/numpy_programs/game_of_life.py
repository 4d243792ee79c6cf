"""Conway's game of life: a glider on a torus, by rolling, and by slices as Rougier has it."""


def step(np, grid):
    neighbours = sum(np.roll(np.roll(grid, i, 0), j, 1) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i != 0 or j != 0))
    return (neighbours == 3) | (grid & (neighbours == 2))


def iterate(Z):
    N = Z[0:-2, 0:-2] + Z[0:-2, 1:-1] + Z[0:-2, 2:] + Z[1:-1, 0:-2] + Z[1:-1, 2:] + Z[2:, 0:-2] + Z[2:, 1:-1] + Z[2:, 2:]
    birth = (N == 3) & (Z[1:-1, 1:-1] == 0)
    survive = ((N == 2) | (N == 3)) & (Z[1:-1, 1:-1] == 1)
    Z[...] = 0
    Z[1:-1, 1:-1][birth | survive] = 1
    return Z


def run(np):
    grid = np.zeros((8, 8), dtype=int)
    grid[1:4, 1:4] = [[0, 1, 0], [0, 0, 1], [1, 1, 1]]
    for _ in range(6):
        grid = step(np, grid)
    Z = np.zeros((10, 10), dtype=int)
    Z[1:4, 1:4] = np.array([[0, 0, 1], [1, 0, 1], [0, 1, 1]])
    for _ in range(4):
        Z = iterate(Z)
    return grid, Z, Z.sum()
