import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts small secrets of accounts in the database and its copies. */
export interface SecretBox {
  seal(text: string, accountId: number): string;
  /** Null if it was encrypted for another account, or with an unknown key. */
  open(sealed: string, accountId: number): string | null;
  /** Encrypts it with the first key; null if it already is, or no known key decrypts it. */
  renew(sealed: string, accountId: number): string | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. The first key encrypts; the others still decrypt. */
export function createSecretBox([key, ...oldKeys]: readonly [Buffer, ...Buffer[]]): SecretBox {
  const seal = (text: string, accountId: number): string => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(ownerOf(accountId));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };
  const openWith = (keys: readonly Buffer[], sealed: string, accountId: number): string | null => {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const each of keys) {
      const text = decrypt(bytes, each, accountId);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    seal,
    open: (sealed, accountId) => openWith([key, ...oldKeys], sealed, accountId),
    renew: (sealed, accountId) => {
      const text = openWith(oldKeys, sealed, accountId);
      return text === null ? null : seal(text, accountId);
    },
  };
}

const ownerOf = (accountId: number): Buffer => Buffer.from(`user_account:${accountId}`);

function decrypt(bytes: Buffer, key: Buffer, accountId: number): string | null {
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), options);
  decipher.setAAD(ownerOf(accountId)).setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
