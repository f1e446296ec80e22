import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Db } from '../../platform/db/db.ts';
import { type Account, replaceHash } from './queries.ts';

// argon2id (the library's default) with the parameters that OWASP gives for interactive sign-in.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One keyboard writes `è` as one character, another as a letter and its accent: both are the same password. */
export const normalise = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), OPTIONS);

let unknownAccountHash: Promise<string> | null = null;

/** `typed`: the hash is of the characters as they were typed, from before passwords were normalised. */
type Verdict = 'right' | 'typed' | 'wrong';

/**
 * `passwordHash` null means an unknown account, empty one without a password: the same work is done and the result is
 * false.
 */
async function judgePassword(passwordHash: string | null, password: string): Promise<Verdict> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const stored = passwordHash || (await unknownAccountHash);
  const normal = normalise(password);
  const isRight = await verify(stored, normal);
  // Done for every account alike: only the spelling of the password decides how long it takes.
  const isTyped = normal !== password && (await verify(stored, password));
  if (!passwordHash) return 'wrong';
  if (isRight) return 'right';
  return isTyped ? 'typed' : 'wrong';
}

export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> =>
  (await judgePassword(passwordHash, password)) !== 'wrong';

/** Like `verifyPassword`, for signing in: a hash from before passwords were normalised is replaced. */
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
