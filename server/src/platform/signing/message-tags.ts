import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_LENGTH = 20;
const TAG = new RegExp(`\\bm(\\d{1,9})-([0-9a-f]{${SIGNATURE_LENGTH}})\\b`, 'gi');

/** Marks by which a letter from outside is known to be about a message; nobody can make one for another message. */
export interface MessageTags {
  /** `m42-0f…`, for the part of an address behind the plus sign and for Message-IDs. */
  toTag: (id: number) => string;
  /** The message that the first good mark in a text is about. */
  read: (text: string) => number | null;
}

export function createMessageTags(key: Buffer): MessageTags {
  const sign = (id: number): string =>
    createHmac('sha256', key).update(`message ${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);
  return {
    toTag: (id) => `m${id}-${sign(id)}`,
    read: (text) => {
      for (const [, number = '', signature = ''] of text.matchAll(TAG)) {
        const id = Number(number);
        if (timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature.toLowerCase()))) return id;
      }
      return null;
    },
  };
}
