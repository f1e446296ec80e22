import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { commandOf, killAndWait, listChildren, listTree } from './processes.ts';

/** A shell that does not reap its ended child. */
async function startShell(): Promise<{ pid: number; ended: Promise<unknown> }> {
  const shell = spawn('sh', ['-c', 'sleep 600 & echo there; exec tail -f /dev/null'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(shell.stdout, 'data');
  return { pid: shell.pid ?? 0, ended: once(shell, 'exit') };
}

describe('processes that are killed', () => {
  it('may have ended before, and are dead though nobody has asked about them', async () => {
    const { pid, ended } = await startShell();
    const children = listChildren(pid);
    expect(children).toHaveLength(1);
    expect(listTree(pid)).toEqual([pid, ...children]);
    await expect.poll(() => listTree(pid).map(commandOf)).toEqual(['tail -f /dev/null', 'sleep 600']);
    await killAndWait(children);
    expect(listChildren(pid)).toEqual(children);
    await killAndWait([...children, pid]);
    await ended;
    await killAndWait([pid]);
    expect(listChildren(pid)).toEqual([]);
  });
});
