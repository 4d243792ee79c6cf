"""Logistic regression by gradient descent, written by hand."""


def sigmoid(np, z):
    return 1 / (1 + np.exp(-z))


def run(np):
    i = np.arange(50)
    X = np.c_[np.ones(50), np.sin(i * 0.7), np.cos(i * 1.1)]
    y = (np.sin(i * 0.7) + 0.3 * np.cos(i * 2.1) > 0).astype(int)
    theta = np.zeros(X.shape[1])
    costs = []
    for _ in range(60):
        h = sigmoid(np, X.dot(theta))
        theta -= 0.5 * np.dot(X.T, h - y) / y.size
        costs.append(-(y * np.log(h) + (1 - y) * np.log(1 - h)).mean())
    predictions = sigmoid(np, X @ theta) >= 0.5
    accuracy = (predictions == y).mean()
    tp = np.sum((predictions == 1) & (y == 1))
    return theta, np.array(costs), accuracy, tp
