import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@press-room/contract/second-factor';
import { hashPassword, verifyPassword } from '../../account/passwords.ts';

/** Crockford's Base32: no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

export interface StoredCode {
  selector: string;
  code_hash: string;
}

/**
 * Codes such as `k7qm-2xpt-9fhw`: the first group finds the row, the other 40 bits are hashed like a password. All
 * codes of a set start differently.
 */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; stored: StoredCode[] }> {
  const drafts = new Map<string, string>();
  while (drafts.size < RECOVERY_CODES) drafts.set(randomGroup(), `${randomGroup()}${randomGroup()}`);
  const stored = await Promise.all(
    Array.from(drafts, async ([selector, rest]) => ({ selector, code_hash: await hashPassword(rest) })),
  );
  const codes = Array.from(drafts, ([selector, rest]) =>
    [selector, rest.slice(0, GROUP_LENGTH), rest.slice(GROUP_LENGTH)].join('-'),
  );
  return { codes, stored };
}

// 256 is a multiple of 32, so all letters are equally likely.
const randomGroup = (): string =>
  Array.from(randomBytes(GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Parts of a typed code: any case, with or without dashes, `O` for zero and `I` or `L` for one. */
export function readRecoveryCode(typed: string): { selector: string; rest: string } | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (code.length !== GROUPS * GROUP_LENGTH) return null;
  return { selector: code.slice(0, GROUP_LENGTH), rest: code.slice(GROUP_LENGTH) };
}

/** `code_hash` null: unknown code; the same work is done. */
export const isRecoveryCode = (code_hash: string | null, rest: string): Promise<boolean> =>
  verifyPassword(code_hash, rest);
