#!/usr/bin/env bash
# Makes a wheel of PyCUDA for the running Python, without a CUDA toolkit: against the headers in NVIDIA's wheels, unoptimised, 2 jobs (docs/cuda.md, "PyCUDA").
#   tools/build_pycuda.sh [CACHE]     CACHE is ~/.cache/kg-build if not given; a wheel that is there is not built again
# PYTHON is the Python it is for (python3); it needs pip. The last line says where the wheel is and how long it took.
set -euo pipefail
version=2026.1
python=${PYTHON:-python3}
cache=${1:-$HOME/.cache/kg-build}
compiler=${CXX:-g++}

tag=$("$python" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
find_wheel() { find "$cache" -maxdepth 1 -name "pycuda-$version-$tag-*.whl" -print -quit; }

mkdir -p "$cache"
cache=$(cd "$cache" && pwd)
built=$(find_wheel)
if [ -n "$built" ]; then
  echo "$built was there: 0 s"
  exit
fi
for needed in "$compiler" "${CC:-gcc}"; do
  command -v "$needed" >/dev/null || { echo "build_pycuda.sh: no C++ compiler: $needed is not there. Install g++, or name one by CXX and CC" >&2; exit 2; }
done
"$python" -m pip --version >/dev/null || { echo "build_pycuda.sh: $python has no pip; PYTHON names a Python that has it" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet setuptools wheel numpy
"$work/venv/bin/pip" install --quiet --no-deps --target "$work/headers" nvidia-cuda-runtime nvidia-cuda-crt nvidia-cuda-cccl nvidia-cuda-profiler-api
"$work/venv/bin/pip" download --quiet --no-deps --no-build-isolation --no-binary pycuda --dest "$work" "pycuda==$version"
tar -xzf "$work/pycuda-$version.tar.gz" -C "$work"
header=$(find "$work/headers" -name cuda.h -print -quit)
[ -n "$header" ] || { echo "build_pycuda.sh: the headers' wheels hold no cuda.h" >&2; exit 1; }
mkdir "$work/stub" # to link with: what is loaded later is another libcuda
"${CC:-gcc}" -shared -fPIC -Wl,-soname,libcuda.so.1 -x c /dev/null -o "$work/stub/libcuda.so"

cd "$work/pycuda-$version"
"$work/venv/bin/python" configure.py --cuda-root="$work/headers" --cuda-inc-dir="$(dirname "$header")" --cudadrv-lib-dir="$work/stub" --no-cuda-enable-curand
export CFLAGS='-O0 -g0 -w' CXXFLAGS='-O0 -g0 -w'
"$work/venv/bin/python" setup.py --quiet build_ext -j 2 bdist_wheel --dist-dir "$work/wheels"
mv "$work"/wheels/pycuda-*.whl "$cache/"
built=$(find_wheel)
[ -n "$built" ] || { echo "build_pycuda.sh: no wheel of pycuda $version for $tag was made" >&2; exit 1; }
echo "$built: $SECONDS s"
