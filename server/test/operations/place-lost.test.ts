import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { ACCOUNT } from './content.ts';
import { makeDirectory, type Place, removePlace } from './database.ts';
import { call, signIn, until } from './load.ts';
import { endAll, type StartedServer, startServer } from './processes.ts';
import { makeDeskPlace } from './ready-place.ts';

const EXIT_PLACE_LOST = 74;
const isOnSqlite = inject('postgresUrl') === null;

let place: Place;
let elsewhere: string;
beforeEach(async () => {
  elsewhere = makeDirectory();
  place = await makeDeskPlace();
});
afterEach(async () => {
  await endAll();
  await removePlace(place);
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Answers to its clients, from the moment when the server reports that it is not ready. */
async function watchEnd(server: StartedServer): Promise<{ signsIn: unknown[]; exit: number | null }> {
  const statusOf = async (path: string): Promise<unknown> => {
    const outcome = await call(`${server.origin}${path}`);
    return outcome.kind === 'whole' ? outcome.status : outcome.kind;
  };
  await until(async () => (await statusOf('/readyz')) === 503);
  const signsIn: unknown[] = [];
  for (let times = 0; times < 5; times += 1) {
    const outcome = await signIn(server.origin, ACCOUNT);
    signsIn.push(outcome.kind === 'whole' ? outcome.status : outcome.kind);
  }
  return { signsIn, exit: await server.ended() };
}

const LOSSES: [string, (path: string) => void][] = [
  ['DATA_DIR is removed', (path) => rmSync(path, { recursive: true, force: true })],
  [
    'another directory takes the name of DATA_DIR',
    (path) => {
      renameSync(path, join(elsewhere, 'data'));
      mkdirSync(path);
    },
  ],
  ['the folder of files is removed', (path) => rmSync(join(path, 'files'), { recursive: true })],
  ...(isOnSqlite ? ['press-room.db', 'lock'] : []).map((name): [string, (path: string) => void] => [
    `the file ${name} is removed`,
    (path) => rmSync(join(path, name)),
  ]),
];

it.each(LOSSES)('is not ready, acknowledges nothing and ends where %s', async (_name, lose) => {
  mkdirSync(join(place.DATA_DIR, 'files'));
  const server = await startServer({ ...place });
  lose(place.DATA_DIR);
  const { signsIn, exit } = await watchEnd(server);
  expect(signsIn.filter((status) => status === 200 || status === 201)).toEqual([]);
  expect(exit).toBe(EXIT_PLACE_LOST);
  expect(server.output()).toMatch(/DATA_DIR: \S+ is not what this process has opened \([\w ]+\); it ends/);
});

it.skipIf(isOnSqlite)('ends all of several processes, and lets none follow', async () => {
  const server = await startServer({ ...place, WORKERS: '2' });
  rmSync(place.DATA_DIR, { recursive: true, force: true });
  expect(await server.ended()).toBe(EXIT_PLACE_LOST);
  expect(existsSync(place.DATA_DIR)).toBe(false);
});
