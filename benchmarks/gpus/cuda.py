"""kg on CUDA beside PyTorch and cuBLAS on the same card, in turns, by CUDA's events.
Each result checked against numpy in float64.

`python benchmarks/gpus/cuda.py [--only softmax] [--rounds 5] [--markdown]`. A ratio is the median over the rounds of PyTorch's time to kg's: above 1 kg is quicker.
Memory-bound rows are also compared with the bandwidth of the card's own copy, measured in each round. At the end: what a kernel of a captured plan
of 100 small ones costs. Without a GPU, `--device CUDA:SIM --small` runs all of it at tiny sizes in the simulator: results are checked, times say nothing.
"""

if __name__ == "__main__":
    from cuda_rows.measure import main

    main(__doc__)
else:  # a script of this folder imports NVIDIA's package, which has the same name: this is that package then
    from pkgutil import extend_path

    __path__ = extend_path([], __name__)
