#!/usr/bin/env bash
# Tries kg on a machine with an NVIDIA or AMD card and no network, in stages of under 9 minutes: docs/devices/cuda.md, "A day with a card"; docs/devices/amd.md.
#   tools/on_a_card.sh wheels DIR [--python 3.12] [--nvrtc] [--vendor amd]     beforehand, where there is a network: what setup installs
#   tools/on_a_card.sh [--vendor amd] [--out DIR] [--wheels DIR] [--dry] [--sim] [STAGE...]   on the machine; without a stage: all
# CARD_PYTHON is the Python of an environment that was carried whole: setup then makes none.
set -euo pipefail
cd "$(dirname "$0")/.."
venv="$PWD/.venv-card"

wheels() { # wheels DIR [--python VERSION] [--nvrtc] [--vendor nvidia|amd]
  local folder=${1:?a folder for the wheels} version=3.12 plugin=kg-cuda package part
  local wanted=('numpy>=1.26' 'pluggy>=1.5' 'importlib-metadata>=8' 'pytest>=8' 'hypothesis>=6.100' 'pytest-timeout>=2' 'wgpu>=0.31')
  shift
  while [ $# -gt 0 ]; do
    case $1 in
      --python) version=$2; shift 2 ;;
      --nvrtc) wanted+=('nvidia-cuda-nvrtc>=13.0,<13.1'); shift ;;
      --vendor) [ "$2" = amd ] && plugin=kg-amd; shift 2 ;;
      *) echo "wheels: $1 is no option: --python VERSION, --nvrtc, --vendor amd" >&2; return 2 ;;
    esac
  done
  if [ "$plugin" = kg-amd ]; then wanted+=('llvmlite>=0.44'); else wanted+=('cuda-bindings>=12.6'); fi
  mkdir -p "$folder"
  for package in core libraries/* "plugins/$plugin" plugins/kg-webgpu frontends/kg-array; do
    "${PYTHON:-python3}" -m pip wheel --quiet --no-deps --wheel-dir "$folder" "./$package"
  done
  "${PYTHON:-python3}" -m pip download --quiet --only-binary :all: --implementation cp --python-version "$version" \
    --platform manylinux_2_28_x86_64 --platform manylinux_2_17_x86_64 --platform manylinux2014_x86_64 --dest "$folder" "${wanted[@]}"
  for part in "$folder"/*.whl; do # what is carried at once is at most 64 MiB: setup joins the parts
    if [ "$(stat -c %s "$part")" -gt $((60 << 20)) ]; then
      split --bytes=60M --numeric-suffixes "$part" "$part.part"
      rm "$part"
    fi
  done
  du -m "$folder"/* | sort -n
  echo "$(du -sm "$folder" | cut -f1) MiB in $folder; files of more than 60 MiB are in parts, each to be carried by itself"
}

setup() { # setup WHEELS: the environment, of wheels alone; what the machine's own Python has (PyTorch, its nvrtc) is seen from there
  local joined part whole
  [ -d "${1:-}" ] || { echo "setup: --wheels DIR names the folder that 'tools/on_a_card.sh wheels' filled; or CARD_PYTHON an environment" >&2; return 2; }
  joined=$(mktemp -d)
  cp "$1"/*.whl "$joined"
  for part in "$1"/*.whl.part00; do
    [ -e "$part" ] || continue
    whole=$(basename "${part%.part00}")
    cat "${part%00}"* >"$joined/$whole"
  done
  "${PYTHON:-python3}" -m venv --clear --system-site-packages "$venv"
  "$venv/bin/python" -m pip install --quiet --no-index --find-links "$joined" "$joined"/*.whl
  rm -r "$joined"
}

if [ "${1:-}" = wheels ]; then
  shift
  wheels "$@"
  exit
fi

out=${OUT:-on-a-card} wheel_folder='' dry='' vendor=nvidia stages=() options=()
while [ $# -gt 0 ]; do
  case $1 in
    --out) out=$2; shift 2 ;;
    --wheels) wheel_folder=$2; shift 2 ;;
    --dry) dry=1; options+=("$1"); shift ;;
    --sim | --again) options+=("$1"); shift ;;
    --limit) options+=("$1" "$2"); shift 2 ;;
    --vendor) vendor=$2; options+=("$1" "$2"); shift 2 ;;
    -h | --help) sed -n '2,5s/^# //p' "$0"; exit ;;
    -*) echo "$1 is no option of $0: see --help" >&2; exit 2 ;;
    *) stages+=("$1"); shift ;;
  esac
done
if [ ${#stages[@]} -eq 0 ]; then
  if [ "$vendor" = amd ]; then
    stages=(setup probe suite-llvm suite-hip suite-hsa sharing speed vulkan)
  else
    stages=(setup probe units suite-ptx suite-c sharing speed vulkan)
  fi
fi
mkdir -p "$out"
python=${CARD_PYTHON:-$venv/bin/python}
if [ "${stages[0]}" = setup ]; then
  stages=("${stages[@]:1}")
  if [ -n "${CARD_PYTHON:-}" ]; then
    echo "setup: CARD_PYTHON is $CARD_PYTHON: nothing to make"
  elif [ -n "$dry" ]; then
    echo "setup: $venv of the wheels in ${wheel_folder:-(no --wheels DIR)}"
  else
    # not the condition of an `if`: there, -e is off within the function
    (set -e; setup "$wheel_folder") 2>&1 | tee "$out/setup.log"
  fi
fi
[ ${#stages[@]} -gt 0 ] || exit 0
[ -n "$dry" ] && [ ! -x "$python" ] && python=python3
[ -x "$(command -v "$python")" ] || { echo "There is no $python: run '$0 --wheels DIR setup' first, or name a carried environment's Python in CARD_PYTHON" >&2; exit 2; }
exec "$python" tools/on_a_card.py --out "$out" ${options[@]+"${options[@]}"} "${stages[@]}"
