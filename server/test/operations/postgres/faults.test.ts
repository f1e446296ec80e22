import { setTimeout as delay } from 'node:timers/promises';
import { ASSET_UPLOAD_PATH } from '@press-room/contract/admin-assets';
import { OFFICE_PRESS_GROUP_PATH } from '@press-room/contract/admin-press-groups';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { ACCOUNT, addAccount, addAttachment, addReleases } from '../content.ts';
import { makePlace, type Place, removePlace, withDatabase } from '../database.ts';
import { call, freshList, freshScan, type Outcome, signIn, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { type Fate, type Piece, startTcpProxy, type TcpProxy } from '../tcp-proxy.ts';

const KEPT = '/api/press_room/press_release/?format=datatables';
const FEED = '/en/feed.rss';
const NAME = Buffer.from('note.txt').toString('base64');
const AWAY = 'press-room; hit; detail=database-away';
/** A silent server is detected after 15 seconds; waiting requests are answered at the next attempt. */
const LONGEST_MS = 60_000;
const STARTS = 5;

const STAGES: readonly Piece[] = [
  { from: 'client', at: 0 },
  ...Array.from({ length: 7 }, (_, before) => before + 1).flatMap((at): Piece[] => [
    { from: 'client', at },
    { from: 'server', at },
  ]),
];
const isAt = (stage: Piece, piece: Piece): boolean => stage.from === piece.from && stage.at === piece.at;

describe('faults between the press room and PostgreSQL', () => {
  let postgres: PostgresServer;
  let place: Place;
  let proxy: TcpProxy;
  let server: StartedServer;
  let media: string;
  let bearing: Record<string, string>;
  beforeEach(async () => {
    postgres = await startPostgres({ fsync: false });
    place = await makePlace(postgres.url);
    const [release = 0] = await withDatabase(place, async (database) => {
      await addAccount(database.db, 'administrator_press_room');
      return addReleases(database, ['Release before']);
    });
    media = await addAttachment(place, release, Buffer.from('figures'));
    proxy = await startTcpProxy(postgres.url);
    const address = new URL(proxy.through(place.DATABASE_URL ?? ''));
    address.searchParams.set('connect_timeout', '2');
    server = await startPatiently({ ...place, DATABASE_URL: address.href });
    const session = await signIn(server.origin, ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    bearing = { Authorization: `JWT ${token}` };
    await keepPages();
  });
  afterEach(async () => {
    await endAll();
    await proxy.close();
    await removePlace(place);
    await postgres.stop();
  });

  /** A start without a connection within two seconds fails, which can happen on a busy machine. */
  async function startPatiently(environment: Place): Promise<StartedServer> {
    for (let times = 1; ; times += 1) {
      try {
        return await startServer({ ...environment });
      } catch (error) {
        if (times === STARTS) throw error;
      }
    }
  }

  /** Pages are cached from the second request on. */
  async function keepPages(): Promise<void> {
    for (let time = 0; time < 3; time += 1)
      for (const path of [KEPT, FEED]) await until(async () => (await statusOf(path)) === 200);
  }

  const at = (path: string): string => `${server.origin}${path}`;
  const statusOf = async (path: string): Promise<number | string> => {
    const answer = await call(at(path));
    return answer.kind === 'whole' ? answer.status : answer.kind;
  };

  let groups = 0;
  function writeGroup(): Promise<Outcome> {
    groups += 1;
    const group = { name: `Group ${groups}`, theme: 'cobalt', tagline: { it: '', en: '' } };
    return call(at(OFFICE_PRESS_GROUP_PATH), {
      method: 'POST',
      headers: { ...bearing, 'Content-Type': 'application/json' },
      body: JSON.stringify(group),
    });
  }

  const tus = () => ({ ...bearing, 'Tus-Resumable': '1.0.0' });
  function beginUpload(bytes: number): Promise<Outcome> {
    return call(at(ASSET_UPLOAD_PATH), {
      method: 'POST',
      headers: { ...tus(), 'Upload-Length': String(bytes), 'Upload-Metadata': `filename ${NAME}` },
    });
  }
  function sendPiece(address: string, offset: number, bytes: Buffer): Promise<Outcome> {
    const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
    return call(at(address), { method: 'PATCH', headers: { ...tus(), ...type }, body: bytes });
  }

  /** Each kind of database access, once. */
  const asked: Readonly<Record<string, () => Promise<Outcome>>> = {
    'a list that is kept': () => call(at(KEPT)),
    'a feed that is kept': () => call(at(FEED)),
    'a list': () => call(freshList(server.origin)),
    'a scan': () => call(freshScan(server.origin)),
    'a search': () => call(at(`${KEPT}&search[value]=clay${groups}`)),
    'a file': () => call(at(media)),
    'the list of the office': () => call(at('/api/office/press_release/'), { headers: bearing }),
    'a sign-in': () => signIn(server.origin, ACCOUNT),
    'a write of the office': writeGroup,
    'an upload': () => beginUpload(10),
    readiness: () => call(at('/readyz')),
  };

  /** Sends all requests at once. @throws if an answer is neither correct nor a refusal with a time to retry */
  async function askForAll(): Promise<Record<string, number>> {
    const begin = performance.now();
    const answers = await Promise.all(
      Object.entries(asked).map(async ([name, ask]) => [name, await ask()] as const),
    );
    expect(performance.now() - begin).toBeLessThan(LONGEST_MS);
    for (const [name, answer] of answers) {
      expect([name, answer]).toEqual([name, expect.objectContaining({ kind: 'whole' })]);
      if (answer.kind !== 'whole' || answer.status < 300) continue;
      expect([name, answer.status, answer.headers['retry-after'], answer.text]).toEqual([
        name,
        503,
        expect.stringMatching(/^\d+$/),
        expect.anything(),
      ]);
    }
    return Object.fromEntries(
      answers.map(([name, answer]) => [name, answer.kind === 'whole' ? answer.status : 0]),
    );
  }

  const stateOf = (answer: Outcome): unknown =>
    answer.kind === 'whole' ? answer.headers['cache-status'] : answer.kind;

  async function expectKept(): Promise<void> {
    for (const path of [KEPT, FEED])
      expect(await call(at(path))).toMatchObject({
        status: 200,
        headers: { 'cache-status': AWAY },
        text: expect.stringContaining('Release before') as unknown,
      });
  }

  /** Full recovery: every call is answered, change notices arrive, and the process is the same. */
  async function expectRecovery(): Promise<void> {
    proxy.judge(() => 'pass');
    await until(async () => Object.values(await askForAll()).every((status) => status < 300));
    await keepPages();
    expect([server.child.exitCode, server.complaints()]).toEqual([null, '']);
  }

  it('end no process and no call without an answer, wherever a connection is cut', async () => {
    for (const stage of STAGES) {
      proxy.judge((piece): Fate => (isAt(stage, piece) ? 'cut' : 'pass'));
      proxy.cutAll();
      if (stage.at === 0) await expectKept();
      await askForAll();
      await expectRecovery();
    }
    await withDatabase(place, (database) => addReleases(database, ['Release after']));
    await until(async () => {
      const answer = await call(at(KEPT));
      return answer.kind === 'whole' && answer.text.includes('Release after');
    });
  });

  it('end nothing where connections are cut that nobody uses', async () => {
    await until(() => proxy.count() > 2);
    for (let time = 0; time < 5; time += 1) {
      proxy.cutAll();
      await delay(100);
      await askForAll();
    }
    await expectRecovery();
  });

  it.each<[string, () => void]>([
    ['what is connected, and what connects', () => undefined],
    ['what connects', () => proxy.cutAll()],
  ])('are told as soon as it is sure that nothing is heard any more by %s', async (_what, strike) => {
    proxy.judge(() => 'silence');
    strike();
    await until(async () => (await statusOf('/readyz')) === 503);
    await until(async () => stateOf(await call(at(KEPT))) === AWAY);
    await expectKept();
    for (let time = 0; time < 2; time += 1) await askForAll();
    await expectRecovery();
  });

  it('leave no upload locked', async () => {
    const bytes = Buffer.from('Ten years of tiles.\n'.repeat(10_000));
    const begun = await beginUpload(bytes.length);
    const address = begun.kind === 'whole' ? (begun.headers.location ?? '') : '';
    const half = bytes.length / 2;
    // Each is cut at another point between taking the lock, writing and releasing it.
    for (let cutAt = 2; cutAt < 9; cutAt += 1) {
      proxy.judge(({ from, at: piece }) => (from === 'client' && piece === cutAt ? 'cut' : 'pass'));
      proxy.cutAll();
      const piece = await sendPiece(address, 0, bytes.subarray(0, half));
      expect(piece).toMatchObject({ kind: 'whole' });
      if (piece.kind === 'whole') expect([204, 409, 503]).toContain(piece.status);
    }
    proxy.judge(() => 'pass');
    await until(async () => (await statusOf('/readyz')) === 200);
    const offset = async (): Promise<number> => {
      const answer = await call(at(address), { method: 'HEAD', headers: tus() });
      expect(answer).toMatchObject({ kind: 'whole', status: 200 });
      return answer.kind === 'whole' ? Number(answer.headers['upload-offset']) : 0;
    };
    const done = await offset();
    expect([0, half]).toContain(done);
    const last = await sendPiece(address, done, bytes.subarray(done));
    expect(last).toMatchObject({
      status: 204,
      headers: { 'asset-id': expect.stringMatching(/^\d+$/) as unknown },
    });
  });
});
