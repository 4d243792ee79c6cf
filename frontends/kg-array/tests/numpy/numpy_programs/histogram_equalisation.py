"""Histogram equalisation of an image of bytes, and its channels mixed."""


def run(np):
    i, j = np.mgrid[0:24, 0:20]
    image = ((i * 5 + j * 3) % 97 + 40).astype(np.uint8)
    hist, bins = np.histogram(image.flatten(), 256, [0, 256])
    cdf = hist.cumsum()
    cdf_min = cdf[cdf > 0].min()
    lookup = np.clip(np.round((cdf - cdf_min) / (image.size - cdf_min) * 255), 0, 255).astype("uint8")
    equalised = lookup[image]
    rgb = np.dstack([image, equalised, 255 - image])
    grey = np.dot(rgb[..., :3], [0.2989, 0.5870, 0.1140])
    padded = np.pad(grey, 1, mode="edge")
    blurred = sum(padded[a : a + 24, b : b + 20] for a in range(3) for b in range(3)) / 9.0
    density, edges = np.histogram(grey, bins=8, density=True)
    return hist, equalised, rgb, blurred, density, edges, np.percentile(grey, [5, 50, 95]), np.unique(equalised)[:5]
