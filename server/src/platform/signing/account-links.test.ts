import { describe, expect, it } from 'vitest';
import { createAccountLinks } from './account-links.ts';

const SECRET = 'the secret of this installation, long enough';
const OTHER = 'another secret of another installation!';
const owner = {
  id: 7,
  email: 'a@example.com',
  password_hash: 'hash',
  pending_email: 'b@example.com',
  last_sign_in_at: null,
};
const start = new Date('2026-11-20T10:00:00Z');

const linksOf = (secrets: string[], now = start) =>
  createAccountLinks({ secrets, publicUrl: 'https://press.example', now: () => now });
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

describe('signed links', () => {
  const links = linksOf([SECRET]);

  it('carry three fields in the path behind the hash', () => {
    expect(links.toUrl('verify-account', owner)).toMatch(
      /^https:\/\/press\.example\/#\/account\/verify-account\/user_id=7&timestamp=1795168800&signature=[\w-]{43}$/,
    );
  });

  it('are good for one purpose only', () => {
    const link = links.sign('verify-account', owner);
    expect(links.check('verify-account', link, owner)).toBe('good');
    expect(links.check('reset-password', link, owner)).toBe('bad');
    expect(links.check('verify-email', link, owner)).toBe('bad');
  });

  it.each([
    ['another account', (link: object) => ({ ...link, user_id: '8' })],
    ['another spelling of the id', (link: object) => ({ ...link, user_id: '07' })],
    [
      'a later time',
      (link: { timestamp: string }) => ({ ...link, timestamp: String(Number(link.timestamp) + 1) }),
    ],
    ['one letter more', (link: { signature: string }) => ({ ...link, signature: `${link.signature}A` })],
    [
      'another spelling of the same bytes',
      (link: { signature: string }) => ({ ...link, signature: `${link.signature}=` }),
    ],
    ['no signature', (link: object) => ({ ...link, signature: '' })],
  ])('refuse %s', (_what, forge) => {
    const link = links.sign('reset-password', owner);
    expect(links.check('reset-password', { ...link, ...forge(link) }, owner)).toBe('bad');
  });

  it('depend on the secret; an old one is believed where it is named', () => {
    const old = linksOf([OTHER]).sign('reset-password', owner);
    expect(links.check('reset-password', old, owner)).toBe('bad');
    expect(linksOf([SECRET, OTHER]).check('reset-password', old, owner)).toBe('good');
  });

  it('die with the password, with either address, or with a sign-in', () => {
    const reset = links.sign('reset-password', owner);
    expect(links.check('reset-password', reset, { ...owner, password_hash: 'new' })).toBe('bad');
    const change = links.sign('verify-email', owner);
    expect(links.check('verify-email', change, { ...owner, pending_email: 'c@example.com' })).toBe('bad');
    expect(links.check('verify-email', change, { ...owner, email: 'c@example.com' })).toBe('bad');
    expect(links.check('verify-email', change, { ...owner, password_hash: 'new' })).toBe('good');
    const signIn = links.sign('login', owner);
    expect(links.check('login', signIn, owner)).toBe('good');
    for (const changed of [
      { last_sign_in_at: start.toISOString() },
      { password_hash: 'new' },
      { email: 'c@example.com' },
    ])
      expect(links.check('login', signIn, { ...owner, ...changed })).toBe('bad');
  });

  it.each([
    ['verify-account', 7 * 86_400],
    ['reset-password', 86_400],
    ['verify-email', 86_400],
    ['login', 900],
  ] as const)('%s lives %i seconds', (purpose, seconds) => {
    const link = links.sign(purpose, owner);
    expect(linksOf([SECRET], later(seconds)).check(purpose, link, owner)).toBe('good');
    expect(linksOf([SECRET], later(seconds + 1)).check(purpose, link, owner)).toBe('expired');
    expect(linksOf([SECRET], later(seconds + 1)).check(purpose, { ...link, signature: 'x' }, owner)).toBe(
      'bad',
    );
  });

  it('treat an unknown account like a forged link', () => {
    expect(links.check('verify-account', links.sign('verify-account', owner), null)).toBe('bad');
  });
});
