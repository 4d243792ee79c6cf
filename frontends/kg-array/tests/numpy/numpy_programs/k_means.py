"""k-means by Lloyd's iteration."""


def run(np):
    rows = np.arange(60)
    X = np.column_stack((np.cos(rows * 1.7) + (rows % 3) * 4, np.sin(rows * 0.9) - (rows % 3) * 3))
    k = 3
    centroids = X[:k].copy()
    for _ in range(10):
        distances = np.sqrt(((X - centroids[:, np.newaxis]) ** 2).sum(axis=2))
        labels = np.argmin(distances, axis=0)
        new = np.array([X[labels == i].mean(axis=0) for i in range(k)])
        if np.allclose(new, centroids):
            break
        centroids = new
    inertia = np.sum(np.min(distances, axis=0) ** 2)
    return centroids, labels, inertia, np.bincount(labels)
