import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from '../../../src/platform/db/sqlite/database.ts';
import { type Place, removePlace } from '../database.ts';
import { until } from '../load.ts';
import { endAll, listening, startScript, startServerScript } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const SERVER = join(import.meta.dirname, '../../../src/main.ts');
const RUN = join(import.meta.dirname, '../../../src/commands/run.ts');
const WAITS = /A command is using \S+: its end is waited for, 5 minutes at most/;

let place: Place;
beforeEach(async () => {
  place = await makeReadyPlace();
});
afterEach(async () => {
  await endAll();
  await removePlace(place);
});

it('a start waits for the end of a command that has the file, and says so', { tags: ['quick'] }, async () => {
  const lock = lockDirectory(place.DATA_DIR);
  const server = await startServerScript(SERVER, { environment: { ...place } });
  await until(() => WAITS.test(server.complaints()));
  await delay(1000);
  expect(server.output()).not.toContain('listening');
  lock.close();
  await listening(server);
  expect(server.complaints().match(new RegExp(WAITS, 'g'))).toHaveLength(1);
});

it('a command waits for the end of another one', async () => {
  const lock = lockDirectory(place.DATA_DIR);
  const words = ['group:create', '--name', 'Association'];
  const command = startScript(RUN, { environment: { ...place }, words });
  await until(() => WAITS.test(command.complaints()));
  lock.close();
  expect(await command.ended()).toBe(0);
});
