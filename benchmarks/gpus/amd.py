"""kg on AMD's GPUs beside PyTorch for ROCm and hipBLASLt on the same card, in turns, by HIP's events.
Each result checked against numpy in float64.

`python benchmarks/gpus/amd.py [--only softmax] [--rounds 5] [--markdown]`. The rows are those of cuda.py, as PyTorch calls HIP by CUDA's names; goals written there are for NVIDIA's cards. A ratio is the median
over the rounds of PyTorch's time to kg's: above 1 kg is quicker. Without a GPU, `--device AMD:SIM --small` runs all of it at tiny sizes in the simulator: results are checked, times say nothing.
"""

if __name__ == "__main__":
    from cuda_rows.measure import main

    main(__doc__ or "", "AMD")
