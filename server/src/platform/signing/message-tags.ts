import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_LENGTH = 20;
const TAG = new RegExp(`\\bm(\\d{1,9})-([0-9a-f]{${SIGNATURE_LENGTH}})\\b`, 'gi');

/** Tags that identify the message to which an incoming letter belongs; nobody can create one for another message. */
export interface MessageTags {
  /** `m42-0f…`, for the part of an address after the plus sign and for Message-IDs. */
  toTag: (id: number) => string;
  /** Message of the first valid tag in a text. */
  read: (text: string) => number | null;
}

/** The first key is the current one. */
export function createMessageTags(keys: readonly [Buffer, ...Buffer[]]): MessageTags {
  const sign = (key: Buffer, id: number): string =>
    createHmac('sha256', key).update(`message ${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);
  return {
    toTag: (id) => `m${id}-${sign(keys[0], id)}`,
    read: (text) => {
      for (const [, number = '', signature = ''] of text.matchAll(TAG)) {
        const id = Number(number);
        const said = Buffer.from(signature.toLowerCase());
        if (keys.some((key) => timingSafeEqual(Buffer.from(sign(key, id)), said))) return id;
      }
      return null;
    },
  };
}
