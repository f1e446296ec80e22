import { toMailAddress } from './mail-addresses.ts';

/** Public mail providers: an address there does not identify an outlet. */
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

/** Domain of an e-mail address in its stored form, null for other texts. A leading `@` is allowed. */
export const toMailDomain = (typed: string): string | null =>
  toMailAddress(`x@${typed.trim().replace(/^@/, '')}`)?.slice('x@'.length) ?? null;
