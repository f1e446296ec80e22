import { webcrypto } from 'node:crypto';
import type { CheckIn } from '@press-room/contract/check-in';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkBadge } from './check-badge.ts';

const CODE = '7KQ2M9XBSTAW';
const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const encode = (value: unknown): string => toText(new TextEncoder().encode(JSON.stringify(value)));

describe('a badge at the door', () => {
  let keys: CryptoKeyPair;
  let checkIn: CheckIn;

  beforeAll(async () => {
    // jsdom lacks Web Crypto.
    vi.stubGlobal('crypto', webcrypto);
    comeTo('2027-09-21T08:00:00Z');
    keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
    checkIn = {
      event: { id: 1, name: { it: 'Fiera', en: 'Fair' }, starts_on: '2027-09-20', ends_on: '2027-09-24' },
      at: '2027-09-20T07:00:00.000Z',
      keys: [toText(raw)],
      badges: [{ code: CODE, is_revoked: false, entered_at: null }],
    };
  });

  afterAll(() => vi.useRealTimers());
  const comeTo = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });

  const sign = async (payload: object): Promise<string> => {
    const signed = `${encode({ alg: 'EdDSA' })}.${encode(payload)}`;
    const bytes = await crypto.subtle.sign('Ed25519', keys.privateKey, new TextEncoder().encode(signed));
    return `${signed}.${toText(new Uint8Array(bytes))}`;
  };
  const badge = { b: CODE, e: 1, n: 'Łucja Rossi', o: 'Il Mattone', l: 'journalist' };
  const none = new Map<string, string>();
  const find = async (read: string, at = checkIn, entered: ReadonlyMap<string, string> = none) =>
    (await checkBadge(read, at, entered)).finding;

  it('is known by its signature, with the name on it', async () => {
    const verdict = await checkBadge(await sign(badge), checkIn, none);
    expect(verdict).toMatchObject({ finding: 'valid', code: CODE, payload: { n: 'Łucja Rossi' } });
    // A badge issued after the last download of the data.
    expect(await find(await sign({ ...badge, b: '222222222222' }))).toBe('valid');
    expect(await find(await sign({ ...badge, e: 2 }))).toBe('otherEvent');
  });

  it('is known by its code, however it is typed', async () => {
    expect(await find('7kq2-m9xb-staw ')).toBe('valid');
    expect(await find('2222-2222-2222')).toBe('unknown');
    expect(await find('hello')).toBe('unread');
  });

  it('that somebody else made is known as such', async () => {
    const [head, , signature] = (await sign(badge)).split('.');
    expect(await find(`${head}.${encode({ ...badge, n: 'Bea Blu' })}.${signature}`)).toBe('forged');
    expect(await find(`${head}.${encode(badge)}.AAAA`)).toBe('forged');
    expect(await find(`${head}.${encode({ b: CODE })}.${signature}`)).toBe('forged');
    expect(await find('a.b.c')).toBe('forged');
  });

  it('counts on the days of its event, by the clock of the office', async () => {
    const days = [
      ['2027-09-19T21:59:59Z', 'early'],
      ['2027-09-19T22:00:00Z', 'valid'],
      ['2027-09-24T21:59:59Z', 'valid'],
      ['2027-09-24T22:00:00Z', 'over'],
    ] as const;
    for (const [instant, finding] of days) {
      comeTo(instant);
      expect([instant, await find(CODE), await find(await sign(badge))]).toEqual([instant, finding, finding]);
    }
    const revoked = { ...checkIn, badges: [{ code: CODE, is_revoked: true, entered_at: null }] };
    expect(await find(CODE, revoked)).toBe('revoked');
    comeTo('2027-09-21T08:00:00Z');
  });

  it('that was taken back, or used today, says so', async () => {
    const revoked = { ...checkIn, badges: [{ code: CODE, is_revoked: true, entered_at: null }] };
    expect(await find(await sign(badge), revoked)).toBe('revoked');
    expect(await find(CODE, checkIn, new Map([[CODE, new Date().toISOString()]]))).toBe('entered');
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const used = { ...checkIn, badges: [{ code: CODE, is_revoked: false, entered_at: yesterday }] };
    expect(await find(CODE, used)).toBe('valid');
  });
});
