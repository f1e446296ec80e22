import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Total processor time of a process and its children, with all threads, in seconds. */
export function readCpuSeconds(pid: number): number {
  return listTree(pid).reduce((sum, each) => sum + readOwnCpuSeconds(each), 0);
}

function readOwnCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program name in parentheses, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory of a process and its children in MB: resident, and proportional (shared pages divided). */
export function readMemory(pid: number): { rss: number; pss: number } {
  const total = { rss: 0, pss: 0 };
  for (const each of listTree(pid)) {
    const text = readFileSync(`/proc/${each}/smaps_rollup`, 'utf8');
    const read = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
    total.rss += read('Rss');
    total.pss += read('Pss');
  }
  return total;
}

function listTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((text) => text.trim() !== '')
      .map(Number),
  );
  return [pid, ...children.flatMap(listTree)];
}
