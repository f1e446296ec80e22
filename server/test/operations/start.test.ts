import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makePlace, type Place, removePlace } from './database.ts';
import { endAll, listening, refusal, startServer, startServerScript } from './processes.ts';

const SERVER = join(import.meta.dirname, '../../src/main.ts');

describe('start', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(inject('postgresUrl'));
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it('makes a secret that only its owner may read, and keeps it', async () => {
    const server = await startServer({ ...place });
    await server.end('SIGTERM');
    const path = join(place.DATA_DIR, 'secret');
    const { mode, mtimeMs } = statSync(path);
    expect((mode & 0o777).toString(8)).toBe('600');
    const again = await startServer({ ...place });
    await again.end('SIGTERM');
    expect(statSync(path).mtimeMs).toBe(mtimeMs);
  });

  it('ends with 0 on a signal that comes as soon as it listens', async () => {
    const server = await startServer({ ...place });
    expect(await server.end('SIGINT')).toBe(0);
  });

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost/press'],
    ['TOKEN_LIFETIME', '10'],
    ['RATE_LIMITS', 'yes'],
    ['SECRET_KEY', 'short'],
    ['SITES', 'Ceramica'],
  ])('is stopped by a wrong %s in a sentence that names it', async (name, value) => {
    const started = await startServerScript(SERVER, { environment: { ...place, [name]: value } });
    expect(await refusal(started)).toEqual({
      exit: 1,
      words: expect.stringMatching(new RegExp(`^${name}: .+\n$`)) as unknown,
    });
  });

  it('names every wrong variable at once', async () => {
    const wrong = { PORT: '-1', PAGE_SIZE: '0' };
    const started = await startServerScript(SERVER, { environment: { ...place, ...wrong } });
    expect(await refusal(started)).toEqual({
      exit: 1,
      words: expect.stringMatching(/^PORT: .+\nPAGE_SIZE: .+\n$/) as unknown,
    });
  });

  it('says in one sentence that its port is taken', async () => {
    const first = await startServer({ ...place });
    const other = await makePlace(inject('postgresUrl'));
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

  it('is refused for a second process where only one may be', async () => {
    const first = await startServer({ ...place });
    const second = await startServerScript(SERVER, { environment: { ...place } });
    if (inject('postgresUrl') === null) {
      expect(await refusal(second)).toEqual({
        exit: 1,
        words: expect.stringMatching(/^Another process is already using [^\n]+\n$/) as unknown,
      });
      expect(second.complaints()).toContain(place.DATA_DIR);
    } else {
      await listening(second);
    }
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });
});
