"""A Kalman filter that follows a thrown body."""


def run(np):
    dt = 0.1
    F = np.array([[1, dt, 0.5 * dt**2], [0, 1, dt], [0, 0, 1]])
    H = np.array([1, 0, 0]).reshape(1, 3)
    Q = np.array([[0.05, 0.05, 0.0], [0.05, 0.05, 0.0], [0.0, 0.0, 0.0]])
    R = np.array([0.5]).reshape(1, 1)
    x = np.zeros((F.shape[0], 1))
    P = np.eye(F.shape[0])
    t = np.linspace(-1, 1, 20)
    measured = -(t**2 + 2 * t - 2) + 0.3 * np.sin(40 * t)
    predictions = []
    for z in measured:
        x = np.dot(F, x)
        P = np.dot(np.dot(F, P), F.T) + Q
        predictions.append(np.dot(H, x)[0])
        y = z - np.dot(H, x)
        S = R + np.dot(H, np.dot(P, H.T))
        K = np.dot(np.dot(P, H.T), np.linalg.inv(S))
        x = x + np.dot(K, y)
        I = np.eye(3)
        P = np.dot(np.dot(I - np.dot(K, H), P), (I - np.dot(K, H)).T) + np.dot(np.dot(K, R), K.T)
    return np.array(predictions), x, P
