import { createHmac } from 'node:crypto';

/** Keyed hashes of e-mail addresses, which recognise a suppressed address after its erasure. */
export interface AddressHashes {
  /** With the current key. */
  hash(email: string): string;
  /** With the current key and earlier ones. */
  all(email: string): string[];
}

/** The first key is the current one. `email`: in the spelling of `toMailAddress`. */
export function createAddressHashes(keys: readonly [Buffer, ...Buffer[]]): AddressHashes {
  const hashWith = (key: Buffer, email: string): string =>
    createHmac('sha256', key).update(email).digest('base64url');
  return {
    hash: (email) => hashWith(keys[0], email),
    all: (email) => keys.map((key) => hashWith(key, email)),
  };
}
