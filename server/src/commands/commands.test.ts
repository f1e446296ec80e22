import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { writePicture } from '../../test/media-files.ts';
import { verifyPassword } from '../core/account/passwords.ts';
import { findAccount } from '../core/account/queries.ts';
import { openDatabase } from '../platform/db/client.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { runCommand } from './run-command.ts';

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

describe('commands', () => {
  let target: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    target = await createTestDatabase();
    // The command opens the database itself; on SQLite ours must be closed.
    await target.database.close();
    folder = mkdtempSync(join(tmpdir(), 'press-room-command-'));
  });

  afterEach(async () => {
    await target.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const place = () => ({
    DATA_DIR: target.directory,
    ...(target.url === undefined ? {} : { DATABASE_URL: target.url }),
  });

  /** What a separate process does, without its start, which takes longer than the command. */
  async function run(name: string, parameters: string[], input = ''): Promise<Run> {
    let stdout = '';
    const print = (line: string): void => {
      stdout += `${line}\n`;
    };
    const readInput = async () => input || null;
    try {
      await runCommand(name, parameters, { environment: place(), folder, print, readInput });
      return { code: 0, stdout, stderr: '' };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return { code: 1, stdout, stderr: `${error.message}\n` };
    }
  }

  function runProcess(name: string, parameters: string[], input = ''): Promise<Run> {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, 'run.ts'), name, ...parameters],
        { env: { PATH, NODE_COMPILE_CACHE, ...place() } },
        (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  }

  const write = (document: unknown): string => {
    const path = join(folder, 'fixture.json');
    writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document));
    return path;
  };

  async function withDatabase<T>(use: (db: TestDatabase['database']) => Promise<T>): Promise<T> {
    const database = await openDatabase({ DATABASE_URL: target.url, DATA_DIR: target.directory });
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  }

  it('db:load writes a document and ends with one JSON line of ids', async () => {
    const path = write({
      press_groups: [{ name: 'Site Alpha' }],
      users: [{ email: 'Alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [
        { press_group: 'Site Alpha', date: '2021-03-05', text: { en: { title: 'Release 01' } } },
        { press_group: 'Site Alpha', date: '2021-03-06', text: { it: { title: 'Comunicato 02' } } },
      ],
    });
    const { code, stdout, stderr } = await run('db:load', [path]);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      press_groups: { 'Site Alpha': 1 },
      users: { 'Alice@example.com': 1 },
      press_releases: { 'Release 01': 1, 'Comunicato 02': 2 },
      assets: {},
      gallery_nodes: {},
      galleries: {},
      magazines: {},
      press_kits: {},
      brands: {},
      companies: {},
      sectors: {},
      outlets: {},
      contacts: {},
      contact_lists: {},
    });
    const account = await withDatabase(({ db }) => findAccount(db, 'alice@example.com'));
    expect(account?.groups.map(({ name }) => name)).toEqual(['user_press_room']);
  });

  it('db:load writes nothing where a password is one that others would guess', async () => {
    const path = write({ users: [{ email: 'a@example.com', password: 'Welcome1!' }] });
    expect((await run('db:load', [path])).stderr).toContain('is one that everybody uses');
  });

  it('db:load finds files beside the document', async () => {
    await writePicture(folder, 'tile.jpg');
    const path = write({
      assets: [{ key: 'tile', file: './tile.jpg' }],
      gallery_nodes: [
        { name: { en: 'Fair', it: '' }, galleries: [{ name: { en: 'Tiles', it: '' }, pictures: ['tile'] }] },
      ],
    });
    const { code, stdout, stderr } = await run('db:load', [path]);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
      assets: { tile: 1 },
      gallery_nodes: { Fair: 1 },
      galleries: { Tiles: 1 },
    });
  });

  it('db:load names unknown keys and writes nothing', async () => {
    const path = write({
      press_groups: [{ name: 'Site Alpha', colour: 'red' }],
      adverts: [],
    });
    const { code, stderr } = await run('db:load', [path]);
    expect(code).toBe(1);
    expect(stderr).toContain('press_groups.0: Unrecognized key: "colour"');
    expect(stderr).toContain('Unrecognized key: "adverts"');
  });

  it('db:load writes all or nothing', async () => {
    const path = write({
      press_groups: [{ name: 'Site Alpha' }],
      press_releases: [{ press_group: 'Nowhere', date: '2021-03-05', text: { en: { title: 'x' } } }],
    });
    const { code, stderr } = await run('db:load', [path]);
    expect([code, stderr.trim()]).toEqual([1, 'press_releases: there is no press group "Nowhere"']);
    const groups = await withDatabase(({ db }) => db.selectFrom('press_group').select('id').execute());
    expect(groups).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'The document is no JSON'],
    [
      'a wrong date',
      { press_releases: [{ press_group: 'x', date: '2021-02-30', text: {} }] },
      'press_releases.0.date',
    ],
  ])('db:load refuses %s in a sentence', async (_what, document, message) => {
    const { code, stderr } = await run('db:load', [write(document)]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  it('is refused by a process of its own in a sentence too', async () => {
    expect(await runProcess('db:load', [write('{')])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The document is no JSON[^\n]*\n$/) as unknown,
    });
  });

  it('leaves an entry of the press room itself for what is made', async () => {
    const days = ['--starts', '2027-09-27', '--ends', '2027-10-01'];
    const document = write({ press_groups: [{ name: 'Site Alpha' }] });
    for (const call of [
      ['group:create', '--name', 'Fair'],
      ['event:create', '--name', 'Fair 2027', ...days],
      ['db:load', document],
    ]) {
      expect((await run(call[0] ?? '', call.slice(1))).stderr).toBe('');
    }
    const entries = await withDatabase(({ db }) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'subject', 'fields', 'user_account_id as by'])
        .orderBy('id')
        .execute(),
    );
    expect(entries).toEqual([
      { action: 'create', subject: 'press_group:1', fields: null, by: null },
      { action: 'create', subject: 'event:1', fields: null, by: null },
      { action: 'load', subject: 'content:0', fields: '["press_groups"]', by: null },
    ]);
  });

  it('admin:create takes a password that is piped in', async () => {
    const { code, stdout } = await runProcess(
      'admin:create',
      ['--email', 'Boss@example.com'],
      'Str0ng_pass!\n',
    );
    expect(code).toBe(0);
    expect(stdout).not.toContain('Str0ng_pass!');
    const account = await withDatabase(({ db }) => findAccount(db, 'boss@example.com'));
    expect(account?.groups).toMatchObject([{ name: 'administrator_global' }]);
    expect(await verifyPassword(account?.password_hash ?? null, 'Str0ng_pass!')).toBe(true);
  });

  it('admin:create prints a password of its own once', async () => {
    const { stdout } = await run('admin:create', ['--email', 'boss@example.com']);
    const password = /Password, shown this once: (\S+)/.exec(stdout)?.[1] ?? '';
    const account = await withDatabase(({ db }) => findAccount(db, 'boss@example.com'));
    expect(await verifyPassword(account?.password_hash ?? null, password)).toBe(true);
  });

  it.each([
    [[], '', 'Usage: npm run admin:create'],
    [['--email', 'nobody'], '', 'Usage: npm run admin:create'],
    [['--email', 'boss@example.com'], 'P4ssw0rd_1!', 'The password is one that everybody uses.'],
    [
      ['--email', 'boss@example.com', '--last-name', 'Ferrarini'],
      'Ferrarini_1',
      'The password is made of names of its owner',
    ],
    [['--email', 'boss@example.com'], 'weak', 'The password needs at least 8 characters'],
  ])('admin:create refuses %j with %j', async (parameters, input, message) => {
    const { code, stderr } = await run('admin:create', parameters, input);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  it('admin:create refuses an address that is taken', async () => {
    await run('admin:create', ['--email', 'boss@example.com'], 'Str0ng_pass!');
    const { code, stderr } = await run('admin:create', ['--email', 'boss@example.com'], 'Str0ng_pass!');
    expect([code, stderr.trim()]).toEqual([
      1,
      'An account with the address boss@example.com exists already.',
    ]);
  });

  it('retention says what it would do, does it, and says so', async () => {
    const path = write({
      events: [{ name: 'Fair 2019', starts_on: '2019-09-23', ends_on: '2019-09-27' }],
      users: [{ email: 'old@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
    });
    await run('db:load', [path]);
    await withDatabase(({ db }) =>
      db.updateTable('user_account').set({ created_at: '2019-09-01T00:00:00.000Z' }).execute(),
    );
    const count = () =>
      withDatabase(async ({ db }) => (await db.selectFrom('user_account').select('id').execute()).length);
    const step = 'lock user_account:1: event and 6 months over since 2020-03-28';
    expect((await run('retention', ['--dry-run'])).stdout).toBe(
      `would ${step}\n1 step, nothing was changed\n`,
    );
    expect(await count()).toBe(1);
    expect((await run('retention', [])).stdout).toBe(`${step}\n1 step\n`);
    expect(await count()).toBe(0);
    expect((await run('retention', ['--now'])).stderr.trim()).toBe('Usage: npm run retention -- [--dry-run]');
  });

  it('second-factor:reset takes every factor of one account away, and tells its owner', async () => {
    await run('admin:create', ['--email', 'chief@example.com']);
    const reset = (email: string) => run('second-factor:reset', ['--email', email]);
    expect(await reset('chief@example.com')).toMatchObject({ code: 1 });
    expect((await reset('nobody@example.com')).stderr).toContain('There is no account');
    expect((await reset('nonsense')).stderr).toContain('Usage: npm run second-factor:reset');
    await withDatabase(async ({ db }) => {
      const { id } = await db.selectFrom('user_account').select('id').executeTakeFirstOrThrow();
      await db.insertInto('totp_factor').values({ user_account_id: id, secret: 'sealed' }).execute();
      await db
        .insertInto('recovery_code')
        .values({ user_account_id: id, selector: 'a', code_hash: 'b' })
        .execute();
      await db.updateTable('user_account').set({ second_factor_at: new Date().toISOString() }).execute();
    });
    expect(await reset('chief@example.com')).toMatchObject({ code: 0 });
    await withDatabase(async ({ db }) => {
      expect(await findAccount(db, 'chief@example.com')).toMatchObject({
        second_factor_at: null,
        token_version: 1,
      });
      expect(await db.selectFrom('totp_factor').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
      const mails = await db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute();
      expect(mails.map(({ payload }) => payload).join()).toContain('second-factor-reset');
    });
  });
});
