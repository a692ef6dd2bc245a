#!/bin/sh
# Run a command as one step of the set-up: tools/step.sh LABEL PATTERN TOTAL COMMAND...
# One line tells how far it is: how many of TOTAL lines that begin with PATTERN it has written, or only the seconds
# where PATTERN is empty. What the command writes is shown where it fails, and only there. It prints
# a line every 15 s instead if several steps run at once (STEP_PLAIN is set) or the output is no terminal.
set -u
label=$1 pattern=$2 total=$3
shift 3
log=$(mktemp)
begun=$(date +%s)

finish() {
  rm -f "$log"
  exit "$1"
}

progress() {
  seconds=$(($(date +%s) - begun))
  if [ -n "$pattern" ]; then
    echo "$label: $(grep -cE "^($pattern)" "$log") of $total, $seconds s"
  else
    echo "$label: $seconds s"
  fi
}

live=
if [ -t 1 ] && [ -z "${STEP_PLAIN:-}" ]; then live=yes; fi

"$@" >"$log" 2>&1 </dev/null &
command=$!
trap 'kill "$command" 2>/dev/null; wait "$command"; finish 130' HUP INT TERM

[ -n "$live" ] || echo "$label"
told=$begun
while kill -0 "$command" 2>/dev/null; do
  if [ -n "$live" ]; then
    printf '\r\033[K%s' "$(progress)"
  elif [ $(($(date +%s) - told)) -ge 15 ]; then
    told=$(date +%s)
    progress
  fi
  sleep 0.2
done
wait "$command"
status=$?

[ -z "$live" ] || printf '\r\033[K'
if [ "$status" -eq 0 ]; then
  echo "$label: done in $(($(date +%s) - begun)) s"
else
  cat "$log" >&2
  echo "$label: failed" >&2
fi
finish "$status"
