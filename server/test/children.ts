import { readdir, readFile } from 'node:fs/promises';

/** Processes of ours that run a program, by their numbers. */
export async function findChildren(program: string): Promise<number[]> {
  const found: number[] = [];
  for (const thread of await readdir('/proc/self/task')) {
    const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '');
    for (const pid of children.split(' ').filter(Boolean).map(Number)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.includes(program)) found.push(pid);
    }
  }
  return found;
}

/** Resident memory of a process in bytes; 0 where it has ended. */
export async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}
