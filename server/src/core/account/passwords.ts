import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../../platform/db/db.ts';
import { type Account, replaceHash } from './queries.ts';

// argon2id (default of the library) with the parameters that OWASP recommends for interactive sign-in.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards produce `è` as one character, or as a letter and an accent: both must be the same password. */
export const normalise = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), OPTIONS);

let unknownAccountHash: Promise<string> | null = null;

/** `typed`: the hash was made of the characters as typed, before passwords were normalised. */
type Verdict = 'right' | 'typed' | 'wrong';

/** `passwordHash` null: unknown account; empty: no password. Both do the same work and return false. */
async function judgePassword(passwordHash: string | null, password: string): Promise<Verdict> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const stored = passwordHash || (await unknownAccountHash);
  const normal = normalise(password);
  const isRight = await verify(stored, normal);
  // Done for every account: only the spelling of the password affects the time.
  const isTyped = normal !== password && (await verify(stored, password));
  if (!passwordHash) return 'wrong';
  if (isRight) return 'right';
  return isTyped ? 'typed' : 'wrong';
}

export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> =>
  (await judgePassword(passwordHash, password)) !== 'wrong';

/** Like `verifyPassword`, for signing in: replaces a hash made before passwords were normalised. */
export async function checkPassword(
  db: Db,
  account: Pick<Account, 'id' | 'password_hash'> | null,
  password: string,
): Promise<boolean> {
  const verdict = await judgePassword(account?.password_hash ?? null, password);
  if (account !== null && verdict === 'typed') {
    await replaceHash(db, account, await hashPassword(password));
  }
  return verdict !== 'wrong';
}

/** A random password that meets the rules of spec 5: about 95 bits. */
export const generatePassword = (): string => `${randomBytes(12).toString('base64url')}A7_`;
