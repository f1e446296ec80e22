import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../../test/certificate.ts';
import { startDnsServer } from '../../../test/dns-server.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { startTestServer, TEST_SECRET, type TestServer } from '../../../test/server.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { runCommand } from '../../commands/run-command.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { loadSecret, secretIn } from '../../platform/process/secrets.ts';
import { openStore } from '../../platform/storage/open-store.ts';
import { toText } from '../../platform/text/messages.ts';
import { recordBackup } from '../backup/last-backup.ts';
import { examine } from './examine.ts';

const BACKUP = { name: 'b', target: '/mnt/backups', files: 1, bytes: 9, added_bytes: 9, is_encrypted: true };

describe('the doctor', () => {
  let server: TestServer;
  let folder: string;
  const ends: (() => unknown)[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'press-room-doctor-'));
    server = await startTestServer();
    chmodSync(server.directory, 0o700);
    systemSays('yes');
    // The peer is in this process: a pause of the machine must not be a timeout.
    stretchTime(20);
  });

  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Multiplies all timeouts. */
  function stretchTime(factor: number): void {
    const spied = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms * factor));
    ends.push(() => spied.mockRestore());
  }

  /** Whether a time server sets the machine's clock; in tests the system does not answer. */
  function systemSays(answer: string): void {
    const programs = join(folder, 'programs');
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, 'timedatectl'), `#!/bin/sh\necho '${answer}'\n`, { mode: 0o755 });
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  }

  const environment = (changes: Record<string, string> = {}) => ({
    DATA_DIR: server.directory,
    ...(server.url === undefined ? {} : { DATABASE_URL: server.url }),
    SECRET_KEY: TEST_SECRET,
    PUBLIC_URL: server.origin,
    PRESS_OFFICE_EMAIL: 'press@example.com',
    UPLOAD_MAX_MB: '1',
    ...changes,
  });

  /** Runs the checks in the server, as the screen does. */
  async function find(changes: Record<string, string> = {}): Promise<string[]> {
    const config = loadConfig(environment(changes));
    const { db, engine } = server.database;
    const now = () => new Date();
    const openDb = async () => db;
    const findings = await examine({ config, engine, now, openDb, openStore: () => openStore(config) });
    return findings.map(({ check, state, message }) => {
      expect(toText(message, 'it')).not.toMatch(/[{}]/);
      return `${state} ${check} ${toText(message, 'en')}`;
    });
  }

  /** Runs the command beside the server that uses the database. */
  async function call(changes: Record<string, string>): Promise<{ lines: string[]; failure: string | null }> {
    const lines: string[] = [];
    const caller = { environment: environment(changes), folder, readInput: async () => null };
    try {
      await runCommand('doctor', [], { ...caller, print: (line) => lines.push(line) });
      return { lines, failure: null };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return { lines, failure: error.message };
    }
  }

  async function listen(listener: ReturnType<typeof createServer>): Promise<number> {
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  }

  async function startSmtp(): Promise<number> {
    const { port, kill } = await startSmtpServer(folder);
    ends.push(kill);
    return port;
  }

  const smtpUrl = (port: number, password = 'p%40ss%20word') =>
    `smtp://mailer:${password}@127.0.0.1:${port}/?requireTLS=true&tls.rejectUnauthorized=false`;

  it('finds nothing wrong where nothing is, beside the running server, and leaves nothing behind', async () => {
    const s3 = await startS3Server();
    ends.push(() => s3.close());
    const made_at = new Date().toISOString();
    await recordBackup(server.database.db, { ...BACKUP, made_at, verified_at: made_at, missing_files: 0 });
    const changes = {
      STORAGE_URL: s3.url,
      SMTP_URL: smtpUrl(await startSmtp()),
      // Without public records: sender.test.ts covers them.
      MAIL_FROM: 'press@intranet',
    };
    const { lines, failure } = await call(changes);
    expect(lines.filter((line) => !line.startsWith('fine '))).toEqual([]);
    expect(failure).toBeNull();
    expect(lines.map((line) => line.replace(/^fine +(\w+):.*$/, '$1'))).toEqual([
      'configuration',
      'permissions',
      'disk',
      'database',
      'clock',
      'storage',
      'mail',
      'address',
      'backup',
    ]);
    expect(lines.join()).not.toContain(TEST_SECRET);
    const store = await openStore(loadConfig(environment(changes)));
    for await (const { key } of store.list()) expect(key).toBeNull();
  });

  it('says of each fault what to do, ends with 1 and shows no secret', async () => {
    const s3 = await startS3Server();
    ends.push(() => s3.close());
    loadSecret({ DATA_DIR: server.directory, SECRET_KEY: undefined });
    chmodSync(secretIn(server.directory), 0o644);
    const old = new Date(Date.now() - 5 * 86_400_000).toISOString();
    await recordBackup(server.database.db, { ...BACKUP, made_at: old, verified_at: null, missing_files: 3 });
    const { lines, failure } = await call({
      STORAGE_URL: s3.url.replace(/\/press-room-[^?]*/, '/not-there'),
      SMTP_URL: smtpUrl(await startSmtp(), 'hunter%2Bseven'),
      BACKUP_TO: 's3://key:another-secret@127.0.0.1:1/bucket',
      UPLOAD_MAX_MB: '2147',
      RATE_LIMITS: 'off',
    });
    const text = lines.join('\n');
    expect(failure).toBe('4 faults');
    expect(text).toContain('warning configuration: MAIL_FROM is not set');
    expect(text).toContain('warning configuration: RATE_LIMITS is off');
    expect(text).toMatch(
      /fault {3}permissions: Other users of this machine may reach .*secret: run chmod 600/,
    );
    expect(text).toMatch(/fault {3}storage: Files cannot be kept in .*has no bucket not-there/);
    expect(text).toMatch(
      /fault {3}mail: The mail server smtp:\/\/127\.0\.0\.1:\d+ cannot be used \(.*login/i,
    );
    expect(text).toContain('warning backup: The last backup is 5 days old');
    expect(text).toContain('fault   backup: The last backup lacks 3 files');
    expect(text).toContain('warning backup: No backup was ever read through');
    for (const secret of ['hunter', 'another-secret', 'S3RVER:', TEST_SECRET]) {
      expect(text).not.toContain(secret);
    }
  });

  it('knows a database of an older and of a newer release, and one that is not there', async () => {
    const { db } = server.database;
    const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const last = steps.rows.at(-1)?.name ?? '';
    await sql`update kysely_migration set name = '9999-of-tomorrow' where name = ${last}`.execute(db);
    const compatible = /^warning database .* by a newer release \(9999-of-tomorrow\), and this one can work/;
    expect(await find()).toContainEqual(expect.stringMatching(compatible));
    const setOldest = (oldest: string) => sql`update schema_compatibility set oldest = ${oldest}`.execute(db);
    await setOldest('9999-of-tomorrow');
    expect(await find()).toContainEqual(expect.stringMatching(/^fault database .* \(9999-of-tomorrow\)/));
    await setOldest('');
    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(db);
    const found = await find();
    expect(found).toContainEqual(
      expect.stringMatching(/^fault database .* is not up to date \(steps missing: 1\)/),
    );
    expect(found.join()).not.toMatch(/ (?:clock|backup) /);
    const away = { DATABASE_URL: 'postgres://someone:sesame-sesame@127.0.0.1:1/nothing' };
    const { lines } = await call(away);
    expect(lines.join()).toContain('The database does not answer');
    expect(lines.join()).not.toContain('sesame');
    const { lines: none, failure } = await call({ DATA_DIR: join(folder, 'nothing') });
    expect([none, failure]).toEqual([[], expect.stringContaining('the first start makes one')]);
  });

  it('warns of a clock that nobody sets', async () => {
    const told = async () => (await find()).filter((line) => / clock /.test(line));
    const others = server.database.engine === 'postgres' ? ['fine clock This machine and the database'] : [];
    const beginWith = (lines: string[]) => lines.map((line) => expect.stringMatching(`^${line}`) as unknown);
    systemSays('no');
    expect(await told()).toEqual(beginWith([...others, 'warning clock No time server sets the clock']));
    systemSays('');
    expect(await told()).toEqual(beginWith(others.length > 0 ? others : ['fine clock The database has']));
  });

  it('waits for no server that says nothing', async () => {
    const silent = createServer((socket) => ends.push(() => socket.destroy()));
    const port = await listen(silent);
    ends.push(() => silent.close());
    stretchTime(0.02);
    const found = await find({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    // The suspected cause depends on the load of this machine (silence.test.ts).
    expect(found).toContainEqual(expect.stringMatching(/fault mail .*\b15 seconds/));
  });

  it('asks the DNS about the sender', async () => {
    const { close } = await startDnsServer({ 'press.example TXT': ['v=spf1 -all'] });
    ends.push(close);
    const found = await find({ SMTP_URL: smtpUrl(await startSmtp()), MAIL_FROM: 'news@press.example' });
    expect(found).toContainEqual(expect.stringContaining('warning sender press.example has no DMARC record'));
  });

  describe('of the public address', () => {
    /** Headers added by the proxy. */
    let forwarded: Record<string, string>;

    let isAway = false;
    const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      if (isAway) return void outgoing.writeHead(502).end('Bad Gateway');
      const headers = { ...incoming.headers, ...forwarded };
      request(`${server.origin}${incoming.url}`, { headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      }).end();
    };

    let trust: () => void;

    async function startProxy(days: number): Promise<string> {
      const made = makeCertificate(folder, { days, name: 'DNS:localhost' });
      trust = () => ends.push(made.trust());
      const proxy = createTlsServer(made, forward);
      const port = await listen(proxy);
      ends.push(() => proxy.close());
      forwarded = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' };
      return `https://localhost:${port}`;
    }

    const of = (found: readonly string[]) =>
      found.flatMap((line) => (line.includes(' address ') ? [line.replace(' address', '')] : []));

    it('sees who answers, and whether the proxy is believed as it should be', async () => {
      const PUBLIC_URL = await startProxy(5);
      expect(of(await find({ PUBLIC_URL }))).toEqual([
        `fine ${PUBLIC_URL} leads to this press room.`,
        expect.stringContaining('set TRUST_PROXY=127.0.0.1.'),
        expect.stringMatching(/^fault Browsers refuse the certificate of localhost:\d+ \(DEPTH_ZERO_SELF/),
      ]);
      trust();
      forwarded = {};
      expect(of(await find({ PUBLIC_URL, TRUST_PROXY: 'loopback' }))).toEqual([
        expect.stringContaining('fine'),
        expect.stringContaining('warning TRUST_PROXY is set, but no X-Forwarded-For arrives'),
        expect.stringContaining(`reached as ${PUBLIC_URL.replace('https', 'http')} and not as ${PUBLIC_URL}`),
        expect.stringMatching(/^warning The certificate of localhost:\d+ ends in 4 days/),
      ]);
      expect(of(await find({ SECRET_KEY: 'of another press room, long enough for one' }))).toEqual([
        expect.stringContaining('fault'),
      ]);
      isAway = true;
      expect(of(await find({ PUBLIC_URL }))).toContainEqual(
        expect.stringMatching(/^fault \S+ is answered with 502: the press room behind the proxy is away/),
      );
      isAway = false;
      const PORT = new URL(PUBLIC_URL).port;
      expect(of(await find({ PUBLIC_URL: `http://127.0.0.1:${PORT}` }))).toEqual([
        expect.stringContaining('does not answer from here'),
      ]);
    });

    it('is content with a proxy that is believed and a certificate that holds', async () => {
      const PUBLIC_URL = await startProxy(60);
      trust();
      await server.close();
      server = await startTestServer({ TRUST_PROXY: 'loopback' });
      expect(of(await find({ PUBLIC_URL, TRUST_PROXY: 'loopback' }))).toEqual([
        `fine ${PUBLIC_URL} leads to this press room.`,
        expect.stringContaining('fine What the proxy says'),
        expect.stringMatching(/^fine The certificate of localhost:\d+ holds for 59 more days/),
      ]);
    });
  });
});
