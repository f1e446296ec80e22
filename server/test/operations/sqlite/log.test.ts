import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { makeDirectory } from '../database.ts';
import { call, freshList, until } from '../load.ts';

/** Each writes a log line, which cannot be written. */
const LOGGED_REQUESTS = 2000;

it.each([
  ['goes to a disk that is full', () => openSync('/dev/full', 'w')],
  ['is read by nobody', () => 'pipe' as const],
])('serves on and ends in order where its log %s', async (_where, open) => {
  const [DATA_DIR, port] = [makeDirectory(), String(await findFreePort())];
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../src/main.ts')], {
    env: { PATH, TMPDIR, DATA_DIR, PORT: port, DEMO: 'off', LOG_LEVEL: 'info', RATE_LIMITS: 'off' },
    stdio: ['ignore', open(), 'pipe'],
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isServing = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error('The server ended');
    const answer = await call(freshList(origin));
    return answer.kind === 'whole' && answer.status === 200;
  };
  await until(isServing);
  for (let time = 0; time < LOGGED_REQUESTS; time += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, isServing));
    expect(answers).not.toContain(false);
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  rmSync(DATA_DIR, { recursive: true, force: true });
});
