#!/usr/bin/env bash
# Write the seven files of pins afresh: exact versions with hashes, for every platform, without addresses.
# Usage: tools/lock.sh [--upgrade]     (uv is taken from PATH, or installed into .venv-lock)
set -euo pipefail
cd "$(dirname "$0")/.."

uv=$(command -v uv || true)
if [ -z "$uv" ]; then
  [ -x .venv-lock/bin/uv ] || {
    "$(tools/find-python.sh)" -m venv .venv-lock
    .venv-lock/bin/python -m pip install --quiet --disable-pip-version-check uv
  }
  uv=.venv-lock/bin/uv
fi

compile() { # compile OUTPUT ARGUMENTS...: resolve into OUTPUT, starting from the pins that stand there
  local output=$1
  shift
  "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
    --no-emit-index-url --no-emit-find-links --output-file "$output" "$@" >/dev/null
}

compile constraints.txt pyproject.toml --group build "$@"
# the game that the laboratory wants is the checkout's
compile constraints-lab.txt pyproject.toml lab/pyproject.toml --group build --constraint constraints.txt \
  --no-emit-package settebello "$@"
compile constraints-dev.txt pyproject.toml lab/pyproject.toml --extra envs --extra data --extra dask --group build --group dev \
  --constraint constraints-lab.txt --no-emit-package settebello "$@"
compile constraints-node.txt --group node "$@"
compile constraints-site.txt --group site --constraint constraints-dev.txt "$@"
compile constraints-openspiel.txt --group openspiel --constraint constraints-dev.txt "$@"
# the general index has no build of PyTorch for processors alone: UV_FIND_LINKS or UV_INDEX says where one is
compile constraints-torch.txt --group torch --constraint constraints-dev.txt "$@" ||
  echo "lock: constraints-torch.txt is left as it was" >&2

if grep -nE 'https?://|--(extra-)?index-url|--find-links' constraints*.txt; then
  echo "lock: an address stands in the pins above" >&2
  exit 1
fi
