#!/usr/bin/env bash
# How long script/play takes to a running server, in a fresh clone with a fresh home: the first time, and again.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT
git clone --quiet "$root" "$place/clone"
export HOME="$place/home" XDG_CACHE_HOME="$place/home/cache" XDG_DATA_HOME="$place/home/data"
port="${PORT:-8777}"

for start in cold warm; do
    begun="$(date +%s%N)"
    "$place/clone/script/play" serve --port "$port" >"$place/$start.log" 2>&1 &
    server=$!
    until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/health"; do
        kill -0 "$server" 2>/dev/null || { cat "$place/$start.log" >&2; exit 1; }
        sleep 0.1
    done
    echo "$start: $((($(date +%s%N) - begun) / 100000000)) tenths of a second"
    kill "$server"
    wait "$server" || true
done
