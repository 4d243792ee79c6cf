"""A batch of images convolved by loops over places, in float32."""


def conv2d_bias(np, input, weights, bias):
    K = weights.shape[0]
    N = input.shape[0]
    H_out = input.shape[1] - K + 1
    W_out = input.shape[2] - K + 1
    C_out = weights.shape[3]
    output = np.empty((N, H_out, W_out, C_out), dtype=np.float32)
    for i in range(H_out):
        for j in range(W_out):
            output[:, i, j, :] = np.sum(
                input[:, i : i + K, j : j + K, :, np.newaxis] * weights[np.newaxis, :, :, :], axis=(1, 2, 3)
            )
    return output + bias


def run(np):
    input = np.sin(np.arange(2 * 5 * 5 * 3)).reshape(2, 5, 5, 3).astype(np.float32)
    weights = np.cos(np.arange(2 * 2 * 3 * 4)).reshape(2, 2, 3, 4).astype(np.float32)
    bias = np.linspace(-1, 1, 4, dtype=np.float32)
    return conv2d_bias(np, input, weights, bias)
