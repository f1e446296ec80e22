import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

const LOOK_MS = 500;

/** Null where the system does not say, as only Linux does. */
function findParentOf(pid: number): number | null {
  try {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return parent === undefined ? null : Number(parent);
  } catch {
    return null;
  }
}

function isNode(pid: number): boolean {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('node');
  } catch {
    return false;
  }
}

/**
 * Calls `end` once when the npm that runs this script has ended: a signal that only npm gets reaches nobody else. Who is
 * started in another way has a supervisor or a terminal of its own, and may outlive whoever started it.
 */
export function onNpmEnd(environment: NodeJS.ProcessEnv, end: () => void): void {
  if (environment.npm_lifecycle_event === undefined || process.ppid === 1) return;
  // A shell stands between npm and us, and outlives an npm that is killed.
  const isBehindShell = !isNode(process.ppid);
  const findChain = (): string =>
    String(isBehindShell ? [process.ppid, findParentOf(process.ppid)] : process.ppid);
  const started = findChain();
  const timer = setInterval(() => {
    if (findChain() === started) return;
    clearInterval(timer);
    end();
  }, LOOK_MS);
  timer.unref();
}
