"""Sets, orders and counts of integers: a sudoku checked, ranks, run lengths, anagram classes."""


def rle(np, x):
    where = np.flatnonzero
    starts = np.r_[0, where(x[1:] != x[:-1]) + 1]
    lengths = np.diff(np.r_[starts, len(x)])
    return starts, lengths, x[starts]


def run(np):
    row = np.arange(9)
    board = (row[:, None] * 3 + row[:, None] // 3 + row) % 9 + 1
    blocks = board.reshape(3, 3, 3, 3).swapaxes(1, 2).reshape(9, 9)
    right = all(np.array_equal(np.sort(part), np.arange(1, 10)) for part in np.concatenate([board, board.T, blocks]))
    scores = np.array([30, 10, 20, 10, 50, 20])
    order = scores.argsort(kind="stable")
    ranks = np.empty_like(order)
    ranks[order] = np.arange(len(scores))
    values, inverse, counts = np.unique(scores, return_inverse=True, return_counts=True)
    x = np.repeat([1, 2, 1, 3], [3, 1, 2, 4])
    common = np.intersect1d(scores, [10, 50, 70])
    return (
        board,
        right,
        ranks,
        values,
        inverse,
        counts,
        *rle(np, x),
        common,
        np.isin(scores, common),
        np.digitize(scores, [15, 25, 40]),
    )
