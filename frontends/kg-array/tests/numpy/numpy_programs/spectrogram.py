"""A spectrogram by a sliding Hann window, and a low-pass filter in the frequency domain."""


def stft(np, x, fft_size, hop):
    window = np.hanning(fft_size)
    return np.array([np.fft.rfft(window * x[i : i + fft_size]) for i in range(0, len(x) - fft_size, hop)])


def run(np):
    rate = 400.0
    t = np.arange(0, 1, 1 / rate)
    x = np.sin(2 * np.pi * 30 * t) + 0.5 * np.sin(2 * np.pi * 90 * t * t)
    S = stft(np, x, 64, 32)
    db = 20 * np.log10(np.maximum(np.abs(S), 1e-3))
    spectrum = np.fft.fft(x)
    freqs = np.fft.fftfreq(x.size, d=1 / rate)
    spectrum[np.abs(freqs) > 50] = 0
    filtered = np.fft.ifft(spectrum).real
    peaks = freqs[np.argsort(np.abs(spectrum))[-2:]]
    return db, filtered, np.abs(peaks), np.angle(S[0, 3:6]), np.fft.fftshift(freqs)
