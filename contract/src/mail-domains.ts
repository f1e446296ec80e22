import { toMailAddress } from './mail-addresses.ts';

/** Everybody may have an address there: it tells nothing of whom they work for. */
const OF_EVERYBODY: ReadonlySet<string> = new Set([
  'alice.it',
  'aol.com',
  'fastwebnet.it',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hotmail.it',
  'icloud.com',
  'libero.it',
  'live.com',
  'live.it',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.it',
  'pec.it',
  'proton.me',
  'protonmail.com',
  'tim.it',
  'tin.it',
  'tiscali.it',
  'virgilio.it',
  'web.de',
  'yahoo.com',
  'yahoo.it',
  'yandex.com',
]);

export const isOfEverybody = (domain: string): boolean => OF_EVERYBODY.has(domain);

/** The part of an e-mail address behind the `@`, as addresses are stored; null for what is none. An `@` before it is fine. */
export const toMailDomain = (typed: string): string | null =>
  toMailAddress(`x@${typed.trim().replace(/^@/, '')}`)?.slice('x@'.length) ?? null;
