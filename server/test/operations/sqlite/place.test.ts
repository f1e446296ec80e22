import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Place, removePlace } from '../database.ts';
import { endAll, refusal, startServer, startServerScript } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const SERVER = join(import.meta.dirname, '../../../src/main.ts');

const listAll = (directory: string) => [
  { path: directory, isDirectory: true },
  ...readdirSync(directory, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isDirectory: entry.isDirectory(),
  })),
];

describe('a start, and its place', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeReadyPlace();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  // src/config.test.ts covers everything that is detected without a connection.
  it.each([
    ['DATABASE_URL', 'postgres://user:hidden@127.0.0.1:1/name'],
    ['HOST', '203.0.113.7'],
  ])('is stopped by a wrong %s in a sentence that names it', async (name, value) => {
    const started = await startServerScript(SERVER, { environment: { ...place, [name]: value } });
    expect(await refusal(started)).toEqual({
      exit: 1,
      words: expect.stringMatching(new RegExp(`^${name}: .+\n$`)) as unknown,
    });
  });

  it('makes a secret, which it keeps, and keeps its directory and all that is in it to its user, also what lay open there', async () => {
    const first = await startServer({ ...place });
    await first.end('SIGTERM');
    const secret = join(place.DATA_DIR, 'secret');
    const { mode, mtimeMs } = statSync(secret);
    expect((mode & 0o777).toString(8)).toBe('600');
    const old = join(place.DATA_DIR, 'files', 'ab');
    mkdirSync(old, { recursive: true });
    mkdirSync(join(place.DATA_DIR, 'outbox'), { recursive: true });
    for (const path of [join(old, 'picture'), join(place.DATA_DIR, 'outbox', 'letter.eml')]) {
      writeFileSync(path, '');
    }
    for (const { path, isDirectory } of listAll(place.DATA_DIR)) chmodSync(path, isDirectory ? 0o755 : 0o644);
    const again = await startServer({ ...place });
    const open = listAll(place.DATA_DIR).filter(({ path }) => (statSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(listAll(place.DATA_DIR).length).toBeGreaterThan(6);
    await again.end('SIGTERM');
    expect(statSync(secret).mtimeMs).toBe(mtimeMs);
  });

  it('leaves alone what is not its own in the directory that it is given', async () => {
    writeFileSync(join(place.DATA_DIR, 'holiday.jpg'), '', { mode: 0o644 });
    chmodSync(place.DATA_DIR, 0o755);
    await startServer({ ...place });
    const modeOf = (name: string) => (statSync(join(place.DATA_DIR, name)).mode & 0o777).toString(8);
    expect([modeOf('.'), modeOf('holiday.jpg'), modeOf('secret')]).toEqual(['755', '644', '600']);
  });

  it('lets the group of the web server in front read stored files, and nothing else', async () => {
    const server = await startServer({ ...place, ACCEL_REDIRECT: '/internal/' });
    await server.end('SIGTERM');
    mkdirSync(join(place.DATA_DIR, 'files', 'ab'), { recursive: true });
    await startServer({ ...place, ACCEL_REDIRECT: '/internal/' });
    const modeOf = (name: string) => (statSync(join(place.DATA_DIR, name)).mode & 0o777).toString(8);
    expect([modeOf('.'), modeOf('files'), modeOf('files/ab'), modeOf('secret')]).toEqual([
      '710',
      '750',
      '750',
      '600',
    ]);
  });

  it('names every wrong variable at once', { tags: ['quick'] }, async () => {
    const wrong = { PORT: '-1', PAGE_SIZE: '0' };
    const started = await startServerScript(SERVER, { environment: { ...place, ...wrong } });
    expect(await refusal(started)).toEqual({
      exit: 1,
      words: expect.stringMatching(/^PORT: .+\nPAGE_SIZE: .+\n$/) as unknown,
    });
  });

  it('says in one sentence that its port is taken', { tags: ['quick'] }, async () => {
    const first = await startServer({ ...place });
    const other = await makeReadyPlace();
    const PORT = new URL(first.origin).port;
    const second = await startServerScript(SERVER, { environment: { ...other, PORT } });
    expect(await refusal(second)).toEqual({
      exit: 1,
      words: expect.stringMatching(new RegExp(`^PORT: [^\n]*:${PORT} [^\n]*\n$`)) as unknown,
    });
    await removePlace(other);
  });

  it('says in one sentence that its directory cannot be used', async () => {
    const started = await startServerScript(SERVER, {
      environment: { ...place, DATA_DIR: join(SERVER, 'press-room') },
    });
    expect(await refusal(started)).toEqual({
      exit: 1,
      words: expect.stringMatching(/^DATA_DIR: [^\n]+ cannot be used[^\n]*\n$/) as unknown,
    });
  });
});
