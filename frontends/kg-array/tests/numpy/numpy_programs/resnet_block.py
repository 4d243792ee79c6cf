"""A block of ResNet-50 for inference, after npbench:
convolutions by loops, batch norm, relu, a shortcut."""


def batchnorm2d(np, x, eps=1e-5):
    mean = np.mean(x, axis=0, keepdims=True)
    std = np.std(x, axis=0, keepdims=True)
    return (x - mean) / np.sqrt(std + eps)


def conv2d(np, input, weights):
    K = weights.shape[0]
    H_out = input.shape[1] - K + 1
    W_out = input.shape[2] - K + 1
    output = np.empty((input.shape[0], H_out, W_out, weights.shape[3]), dtype=np.float32)
    for i in range(H_out):
        for j in range(W_out):
            output[:, i, j, :] = np.sum(
                input[:, i : i + K, j : j + K, :, np.newaxis] * weights[np.newaxis, :, :, :], axis=(1, 2, 3)
            )
    return output


def run(np):
    N, H, C = 3, 4, 4
    input = np.sin(np.arange(N * H * H * C, dtype=np.float32)).reshape(N, H, H, C)
    w1 = np.cos(np.arange(C * 2, dtype=np.float32)).reshape(1, 1, C, 2)
    w2 = np.cos(np.arange(3 * 3 * 2 * 2, dtype=np.float32)).reshape(3, 3, 2, 2)
    w3 = np.sin(np.arange(2 * C, dtype=np.float32)).reshape(1, 1, 2, C)
    padded = np.zeros((N, H + 2, H + 2, 2), dtype=np.float32)
    padded[:, 1:-1, 1:-1, :] = conv2d(np, input, w1)
    x = np.maximum(batchnorm2d(np, padded), 0)
    x = np.maximum(batchnorm2d(np, conv2d(np, x, w2)), 0)
    x = batchnorm2d(np, conv2d(np, x, w3))
    return np.maximum(x + input, 0)
