"""All shortest paths by Floyd and Warshall."""


def run(np):
    N = 12
    path = np.fromfunction(lambda i, j: i * j % 7 + 1, (N, N), dtype=np.int32)
    for i in range(N):
        for j in range(N):
            if (i + j) % 13 == 0 or (i + j) % 7 == 0 or (i + j) % 11 == 0:
                path[i, j] = 999
    for k in range(path.shape[0]):
        path[:] = np.minimum(path[:], np.add.outer(path[:, k], path[k, :]))
    i, j = np.unravel_index(np.argmax(path), path.shape)
    return path, i, j, np.count_nonzero(path > 3)
