#!/usr/bin/env bash
# Builds PyCUDA for a Python into a folder of the user's cache, without a CUDA toolkit: against the headers in NVIDIA's wheels,
# unoptimised, 2 jobs (docs/devices/cuda.md, "PyCUDA"). The folder is for PYTHONPATH, and holds what PyCUDA needs but numpy.
#   tools/build_pycuda.sh            builds it, unless it is there; the last line is the folder and how long that took
#   tools/build_pycuda.sh --where    prints the folder; fails where it was not built
# PYTHON is the Python it is for (python3). Folders are in ~/.cache/kg-build, or where XDG_CACHE_HOME says. It needs uv and a C++ compiler.
set -euo pipefail
version=2026.1
python=${PYTHON:-python3}
cache=${XDG_CACHE_HOME:-$HOME/.cache}/kg-build
compiler=${CXX:-g++}

fail() { echo "build_pycuda.sh: $1" >&2; exit "${2:-1}"; }

# of another script, Python or machine, a build is another
tag=$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("SOABI"))')
built=$cache/pycuda-$version-$tag-$(cksum <"$0" | cut -d' ' -f1)
private() { [ -O "$1" ] && [ ! -L "$1" ] && [ -z "$(find "$1" -maxdepth 0 -perm /022)" ]; }

if [ -d "$built" ]; then
  { private "$cache" && private "$built"; } || fail "others may write to $cache, or own it: remove $built, and build it again"
fi
if [ "${1:-}" = --where ]; then
  [ -d "$built" ] || fail "PyCUDA is not in $built: PYTHON=$python tools/build_pycuda.sh builds it, in some two minutes"
  echo "$built"
  exit
fi
if [ -d "$built" ]; then
  echo "$built was there: 0 s"
  exit
fi
for needed in "$compiler" "${CC:-gcc}" uv; do
  command -v "$needed" >/dev/null || fail "$needed is not there. Install uv and g++, or name a compiler by CXX and CC" 2
done
umask 077
mkdir -p "$cache"
private "$cache" || fail "others may write to $cache, or own it: it has to be yours, with mode 700"

work=$(mktemp -d "$cache/building.XXXXXX")
trap 'rm -rf "$work"' EXIT
uv venv --quiet --seed --python "$python" "$work/venv"
pip() { "$work/venv/bin/python" -m pip --disable-pip-version-check "$@"; }
pip install --quiet setuptools wheel numpy
pip install --quiet --no-deps --target "$work/headers" nvidia-cuda-runtime nvidia-cuda-crt nvidia-cuda-cccl nvidia-cuda-profiler-api
pip download --quiet --no-deps --no-build-isolation --no-binary pycuda --dest "$work" "pycuda==$version"
tar -xzf "$work/pycuda-$version.tar.gz" -C "$work"
header=$(find "$work/headers" -name cuda.h -print -quit)
[ -n "$header" ] || fail "the headers' wheels hold no cuda.h"
mkdir "$work/stub" # to link with: what is loaded later is another libcuda
"${CC:-gcc}" -shared -fPIC -Wl,-soname,libcuda.so.1 -x c /dev/null -o "$work/stub/libcuda.so"

cd "$work/pycuda-$version"
"$work/venv/bin/python" configure.py --cuda-root="$work/headers" --cuda-inc-dir="$(dirname "$header")" --cudadrv-lib-dir="$work/stub" --no-cuda-enable-curand
export CFLAGS='-O0 -g0 -w' CXXFLAGS='-O0 -g0 -w' PYTHONWARNINGS=ignore
"$work/venv/bin/python" setup.py --quiet build_ext -j 2 bdist_wheel --dist-dir "$work/wheels"
pip install --quiet --target "$work/site" "$work/wheels"/pycuda-*.whl
mv -T "$work/site" "$built" || [ -d "$built" ] # somebody else's may have come first
echo "$built: $SECONDS s"
