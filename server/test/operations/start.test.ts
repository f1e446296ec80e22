import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPressGroup } from '../../src/core/sites/press-groups.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { makePlace, type Place, removePlace, withDatabase } from './database.ts';
import { call, until } from './load.ts';
import { endAll, listening, refusal, startScript, startServer, startServerScript } from './processes.ts';

const SERVER = join(import.meta.dirname, '../../src/main.ts');
const RUN = join(import.meta.dirname, '../../src/commands/run.ts');

const listAddresses = (place: Place): Promise<string[]> =>
  withDatabase(place, async ({ db }) => {
    const rows = await db.selectFrom('user_account').select('email').execute();
    return rows.map(({ email }) => email);
  });

const createGroup = (db: Db, name: string) =>
  createPressGroup(db, { name, theme: 'cobalt', tagline: { en: '', it: '' } });

describe('start', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(inject('postgresUrl'));
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it('ends with 0 on a signal that comes as soon as it listens', { tags: ['quick'] }, async () => {
    const server = await startServer({ ...place });
    expect(await server.end('SIGINT')).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with 0 on %s in its midst, and the next one goes on',
    async (signal) => {
      const early = await startServerScript(SERVER, { environment: place });
      await until(async () => readdirSync(place.DATA_DIR).length > 0);
      expect(await early.end(signal)).toBe(0);
      const next = await startServer({ ...place });
      expect(await next.end(signal)).toBe(0);
    },
  );

  it('is stopped by a site of a group that is not there, unless there is none yet', async () => {
    const wrong = { ...place, SITES: '*=Nope' };
    const empty = await startServer(wrong);
    expect(empty.output()).toMatch(
      /^To begin, .*npm run group:create -- --name "Nope" .*npm run admin:create /m,
    );
    expect(empty.output()).toMatch(/^Warning: .* PRIVACY_CONTROLLER, PRIVACY_ADDRESS, PRIVACY_EMAIL$/m);
    await empty.end('SIGTERM');
    await withDatabase(place, ({ db }) => createGroup(db, 'Association'));
    expect(await refusal(await startServerScript(SERVER, { environment: wrong }))).toEqual({
      exit: 1,
      words: 'SITES: there is no press group "Nope"; there is "Association".\n',
    });
  });

  it('is stopped by a recipient of backups that is none, by the name of the variable', async () => {
    const environment = { ...place, BACKUP_RECIPIENTS: 'age1qqqqqqqqqqqqqqqqqqqqqqqqq' };
    expect(await refusal(await startServerScript(SERVER, { environment }))).toEqual({
      exit: 1,
      words: expect.stringMatching(/^BACKUP_RECIPIENTS: age1q+ is no recipient of age: [^\n]+\n$/) as unknown,
    });
  });

  it('puts no demo beside an account, and says what is still wanted', async () => {
    const words = ['admin:create', '--email', 'boss@example.com'];
    const command = startScript(RUN, { environment: { ...place }, words });
    command.child.stdin?.end('Str0ng_pass!\n');
    expect(await command.ended()).toBe(0);
    const server = await startServer({ ...place, DEMO: 'on' });
    expect(server.output()).not.toContain('Demo accounts');
    expect(server.output()).toMatch(
      /^To begin, in another terminal: npm run group:create -- --name "My press room"$/m,
    );
    await server.end('SIGTERM');
    expect(await listAddresses(place)).toEqual(['boss@example.com']);
  });

  it('works on a database that a newer release has let grow, and refuses one that it has changed', async () => {
    await (await startServer({ ...place })).end('SIGTERM');
    const [step, at] = ['999-of-tomorrow', new Date().toISOString()];
    await withDatabase(place, ({ db }) =>
      sql`insert into kysely_migration (name, timestamp) values (${step}, ${at})`.execute(db),
    );
    const server = await startServer({ ...place });
    expect(await call(`${server.origin}/it/contatti`)).toMatchObject({ kind: 'whole' });
    await server.end('SIGTERM');
    await withDatabase(place, ({ db }) => sql`update schema_compatibility set oldest = ${step}`.execute(db));
    expect(await refusal(await startServerScript(SERVER, { environment: { ...place } }))).toEqual({
      exit: 1,
      words: expect.stringMatching(
        /^The database was brought up to date by a newer release \(999-of-tomorrow\)/,
      ) as unknown,
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
