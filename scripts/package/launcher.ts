/**
 * `bin/press-room` of a package: resolves its release through the link in the folder of releases, without following it
 * further, so that a later start uses the release that the link then points to.
 */
export const LAUNCHER = `#!/bin/sh
# press-room            starts the press room
# press-room COMMAND    runs a command, such as doctor, backup or admin:create
set -eu
self=$0
while [ -L "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=$(dirname "$self")/$target ;;
  esac
done
root=$(cd "$(dirname "$self")/.." && pwd -L)
export LD_LIBRARY_PATH="$root/bin/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
case \${1-start} in
  start) exec "$root/bin/node" "$root/scripts/start.ts" ;;
  *) exec "$root/bin/node" "$root/server/src/commands/run.ts" "$@" ;;
esac
`;
