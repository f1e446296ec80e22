import { createHmac, timingSafeEqual } from 'node:crypto';
import { toComparedAddress } from '@press-room/contract/mail-addresses';

const MAC_LENGTH = 20;
/** `42-0f…` for a recipient, `7.1764460800000-0f…` for a contact and an instant. */
const TAG = new RegExp(`(?<![\\w.])(\\d{1,12})(?:\\.(\\d{13}))?-([0-9a-f]{${MAC_LENGTH}})(?!\\w)`, 'gi');

/** Message of an alert or a correction: the contact (0: none) and the instant that identifies what was sent. */
export interface SentNews {
  contact: number;
  at: Date;
}

interface BounceTag {
  /** Id of a recipient of a mailing; 0: another message. */
  recipient: number;
  news: SentNews | null;
  /** Whether the tag was made for a message to this address. */
  fits: (address: string) => boolean;
}

/** Tags in the addresses for delivery failures; only their messages contain them. */
export interface BounceTags {
  /** `42-0f…`, for the part of an address after the plus sign. */
  toTag: (subject: number | SentNews, address: string) => string;
  /** All texts that look like a tag. */
  list: (text: string) => BounceTag[];
}

/** The first key is the current one. */
export function createBounceTags(keys: readonly [Buffer, ...Buffer[]]): BounceTags {
  const sign = (key: Buffer, subject: string, address: string): string =>
    createHmac('sha256', key)
      .update(`bounce ${subject} ${toComparedAddress(address)}`)
      .digest('hex')
      .slice(0, MAC_LENGTH);
  return {
    toTag: (subject, address) => {
      const name =
        typeof subject === 'number' ? String(subject) : `${subject.contact}.${subject.at.getTime()}`;
      return `${name}-${sign(keys[0], name, address)}`;
    },
    list: (text) =>
      [...text.matchAll(TAG)].map(([, number = '', instant, mac = '']) => ({
        recipient: instant === undefined ? Number(number) : 0,
        news: instant === undefined ? null : { contact: Number(number), at: new Date(Number(instant)) },
        fits: (address) => {
          const name = instant === undefined ? number : `${number}.${instant}`;
          return keys.some((key) =>
            timingSafeEqual(Buffer.from(sign(key, name, address)), Buffer.from(mac.toLowerCase())),
          );
        },
      })),
  };
}
