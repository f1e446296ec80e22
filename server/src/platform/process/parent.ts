import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

const LOOK_MS = 500;

/** Null if unknown, except on Linux. */
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
 * Calls `end` once when the npm process that runs this script has ended: a signal to npm alone does not reach this
 * process. Other processes have their own supervisor or terminal, and may outlive their parent.
 */
export function onNpmEnd(environment: NodeJS.ProcessEnv, end: () => void): void {
  if (environment.npm_lifecycle_event === undefined || process.ppid === 1) return;
  // Between npm and this process is a shell, which outlives a killed npm.
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
