import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ensureDataDirectory } from './data-directory.ts';

/** The configured secret, else the one in DATA_DIR, which the first start creates, readable by its owner only. */
export function loadSecret({ SECRET_KEY, DATA_DIR }: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): string {
  if (SECRET_KEY !== undefined) return SECRET_KEY;
  const path = secretIn(DATA_DIR);
  ensureDataDirectory(DATA_DIR);
  if (!existsSync(path)) makeSecret(path);
  return readFileSync(path, 'utf8').trim();
}

/** Default path of the secret. */
export const secretIn = (directory: string): string => join(directory, 'secret');

/** The secret; null: not created yet. */
export function findSecret(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): string | null {
  return config.SECRET_KEY === undefined && !existsSync(secretIn(config.DATA_DIR))
    ? null
    : loadSecret(config);
}

// Processes that start at once in one directory must get the same secret, and never read an incomplete one.
function makeSecret(path: string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** A key for one purpose: it reveals nothing about other keys. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The current key for a purpose, and those of earlier secrets, which are still accepted. */
export const deriveKeys = (
  secret: string,
  { SECRET_KEY_OLD = [] }: Pick<Config, 'SECRET_KEY_OLD'>,
  purpose: string,
): [Buffer, ...Buffer[]] => [
  deriveKey(secret, purpose),
  ...SECRET_KEY_OLD.map((old) => deriveKey(old, purpose)),
];
