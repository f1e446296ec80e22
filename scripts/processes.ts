import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Ids of the processes that the main thread of a process started and that are still its children; empty if it has
 * ended.
 */
export function listChildren(pid: number): number[] {
  return readAbout(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** A process with all its descendants that are still linked. */
export function listTree(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listTree)];
}

/** Command line of a process; empty if it has ended. */
export function commandOf(pid: number): string {
  return readAbout(pid, 'cmdline').replaceAll('\0', ' ').trim();
}

/** Kills processes with `kill -9` and waits until they have released all resources. */
export async function killAndWait(pids: readonly number[]): Promise<void> {
  for (const pid of pids) killIfThere(pid);
  while (pids.some(isAlive)) await delay(10);
}

/** `kill -9` of a process that may already have ended. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    const isGone = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}

/** A zombie process is dead: it holds no resources. */
function isAlive(pid: number): boolean {
  const [, state = ''] = /^State:\s+(\w)/m.exec(readAbout(pid, 'status')) ?? [];
  return state !== '' && !'ZX'.includes(state);
}

// A process may end between the check and the read.
function readAbout(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
