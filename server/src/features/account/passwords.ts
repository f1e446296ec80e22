import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with the parameters that OWASP gives for interactive sign-in.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let unknownAccountHash: Promise<string> | null = null;

/** `passwordHash` null stands for an unknown account: the same work is done and the answer is no. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await unknownAccountHash), password);
  return isRight && passwordHash !== null;
}

/** A random password that meets the rules of spec 5: about 95 bits. */
export const generatePassword = (): string => `${randomBytes(12).toString('base64url')}A7_`;
