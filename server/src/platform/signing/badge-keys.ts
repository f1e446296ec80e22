import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** Keys that sign badges and verify them at the check-in. */
export interface BadgeKeys {
  signing: KeyObject;
  /** In base64url: the current key and earlier ones. */
  publicKeys: readonly string[];
}

/** Prefix of a 32-byte Ed25519 key in PKCS 8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const jwkSchema = z.object({ x: z.string() });

const toPrivate = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });

const toPublicText = (key: KeyObject): string =>
  jwkSchema.parse(createPublicKey(key).export({ format: 'jwk' })).x;

/** From derived secrets, the current one first. */
export function createBadgeKeys(seeds: readonly [Buffer, ...Buffer[]]): BadgeKeys {
  const [first, ...older] = seeds;
  const signing = toPrivate(first);
  return { signing, publicKeys: [signing, ...older.map(toPrivate)].map(toPublicText) };
}
