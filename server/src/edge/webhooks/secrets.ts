import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { WebhookTable } from '../../platform/db/work-tables.ts';
import type { SecretBox } from '../../platform/signing/secret-box.ts';

const PREFIX = 'whsec_';
const BYTES = 32;

/** A new secret in the form for receivers. */
export const makeSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** Current signing keys: the secret, and the previous one while it is valid. @throws if none can be decrypted */
export function readKeys(
  box: SecretBox,
  { id, secret_sealed, old_secret_sealed, old_secret_until }: Selectable<WebhookTable>,
  now: Date,
): Buffer[] {
  if (secret_sealed === '') throw new Error('It has no secret yet: make one');
  const isOldGood = old_secret_until !== null && old_secret_until > now.toISOString();
  const sealed = [secret_sealed, ...(isOldGood && old_secret_sealed !== null ? [old_secret_sealed] : [])];
  const secrets = sealed.map((each) => box.open(each, id)).filter((each) => each !== null);
  if (secrets.length === 0) throw new Error('Its secret was sealed with another SECRET_KEY: make a new one');
  return secrets.map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'));
}
