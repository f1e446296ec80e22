import {
  CHECK_IN_PATH,
  checkInEntryPath,
  checkInPath,
  type EntryResult,
} from '@press-room/contract/check-in';
import { ownBadgePath } from '@press-room/contract/event-accreditations';
import { compactVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fair, startFair } from '../../../../test/fair.ts';
import { post } from '../../../../test/requests.ts';

const KEYS = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`);

describe('a badge', () => {
  let fair: Fair;
  let badge: { token: string; code: string };
  let id: number;

  beforeAll(async () => {
    fair = await startFair();
    const approved = await fair.approved();
    id = approved.id;
    badge = approved.badge ?? { token: '', code: '' };
  });
  afterAll(() => fair.server.close());

  const keysOfCheckIn = async (): Promise<string[]> => {
    const { json } = await fair.server.call(checkInPath(1), { headers: await fair.of('officer') });
    return (json as { keys: string[] }).keys;
  };
  const verify = async (token: string) => {
    const [x = ''] = await keysOfCheckIn();
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA');
    const { payload } = await compactVerify(token, key);
    return JSON.parse(new TextDecoder().decode(payload)) as unknown;
  };

  it('says what is printed on it, signed so that a public key is enough', async () => {
    const code = badge.code.replaceAll('-', '');
    expect(await verify(badge.token)).toEqual({
      b: code,
      e: 1,
      n: 'Ada Rossi',
      o: 'Il Mattone',
      l: 'journalist',
    });
    expect(badge.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const [head, payload, signature] = badge.token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ b: code, e: 1, n: 'Bea Blu', o: 'x', l: 'journalist' }),
    ).toString('base64url');
    await expect(verify(`${head}.${forged}.${signature}`)).rejects.toThrow();
    await expect(
      verify(`${head}.${payload}.${signature?.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`),
    ).rejects.toThrow();
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    await expect(verify(`${none}.${payload}.`)).rejects.toThrow();
  });

  it('is printed for its owner alone', async () => {
    const { origin } = fair.server;
    const answer = await fetch(`${origin}${ownBadgePath(id)}`, { headers: await fair.of('ada') });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await fair.server.call(ownBadgePath(id), { headers: await fair.of('bea') })).status).toBe(404);
    expect((await fair.server.call(ownBadgePath(id))).status).toBe(401);
    const waiting = await fair.submitted('bea');
    const early = await fair.server.call(ownBadgePath(waiting.id), { headers: await fair.of('bea') });
    expect(early.status).toBe(404);
  });

  const enter = async (entries: object[], event = 1): Promise<EntryResult[]> => {
    const answer = await fair.server.call(
      checkInEntryPath(event),
      post({ entries }, await fair.of('officer')),
    );
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return (answer.json as { results: EntryResult[] }).results;
  };

  it('lets in once for each key, and shows the entry before', async () => {
    const first = { key: KEYS[0], code: badge.code, at: '2026-11-20T09:00:00.000Z' };
    const person = { name: 'Ada Rossi', outlet: 'Il Mattone', lane: 'journalist', picture: null };
    expect(await enter([first])).toEqual([
      { key: KEYS[0], result: 'recorded', person, entered_at: null, other_at: null },
    ]);
    expect(await enter([first])).toMatchObject([{ result: 'known', entered_at: null }]);
    const later = { key: KEYS[1], code: badge.code.toLowerCase(), at: '2031-01-01T00:00:00.000Z' };
    expect(await enter([later, { ...later, key: KEYS[2], code: 'XXXX-XXXX-XXXX' }])).toMatchObject([
      { result: 'recorded', entered_at: first.at, other_at: first.at },
      { result: 'unknown', person: null },
    ]);
    // An offline device receives the entry at another one later.
    expect(await enter([first])).toMatchObject([
      { result: 'known', entered_at: null, other_at: '2026-11-20T10:00:00.000Z' },
    ]);
    const { entries } = await fair.read({ id });
    // A device with a fast clock does not create future entries.
    expect(entries.map(({ at }) => at)).toEqual(['2026-11-20T10:00:00.000Z', first.at]);
  });

  it('is told to doors by its code alone, and that it was taken back', async () => {
    const see = async () =>
      (await fair.server.call(checkInPath(1), { headers: await fair.of('officer') })).text;
    const before = await see();
    expect(before).not.toMatch(/Rossi|Mattone/);
    expect(before).toContain('"is_revoked":false');
    const { version } = await fair.read({ id });
    expect((await fair.decide({ id, version }, { to: 'revoked', reason: 'Lent to a friend' })).status).toBe(
      200,
    );
    expect(await see()).toContain('"is_revoked":true');
    const [result] = await enter([{ key: KEYS[2], code: badge.code, at: '2026-11-20T09:00:00.000Z' }]);
    expect(result).toMatchObject({ result: 'revoked' });
    const gone = await fair.server.call(ownBadgePath(id), { headers: await fair.of('ada') });
    expect(gone.status).toBe(404);
  });

  it('is of one event', async () => {
    const headers = await fair.of('officer');
    await fair.server.load({ events: [{ name: 'Other', starts_on: '2027-02-01', ends_on: '2027-02-03' }] });
    expect(
      await enter([{ key: KEYS[2], code: badge.code, at: '2026-11-20T09:00:00.000Z' }], 2),
    ).toMatchObject([{ result: 'unknown' }]);
    expect((await fair.server.call(CHECK_IN_PATH, { headers })).json).toMatchObject({
      results: [{ id: 2 }, { id: 1 }],
    });
    expect((await fair.server.call(checkInPath(9), { headers })).status).toBe(404);
  });

  it.each([
    ['no list', {}],
    ['an empty list', { entries: [] }],
    ['a list of something else', { entries: [1] }],
    ['no key', { entries: [{ code: 'x', at: '2026-11-20T09:00:00.000Z' }] }],
    ['more than a device keeps', { entries: Array.from({ length: 201 }, () => ({})) }],
  ])('is not let in with %s', async (_what, body) => {
    const answer = await fair.server.call(checkInEntryPath(1), post(body, await fair.of('officer')));
    expect([answer.status, Object.keys(answer.json as object)]).toEqual([400, ['entries']]);
  });
});
