import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Ids of the processes that the first thread of one has started and that it still knows; none where it has ended. */
export function listChildren(pid: number): number[] {
  return readAbout(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** A process and all that it and they have started, as far as they know each other still. */
export function listTree(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listTree)];
}

/** The command line of a process, empty where it has ended. */
export function commandOf(pid: number): string {
  return readAbout(pid, 'cmdline').replaceAll('\0', ' ').trim();
}

/** Ends processes with `kill -9` and waits until none holds anything any more. */
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

// A process may end between the question whether it is there and the reading.
function readAbout(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
