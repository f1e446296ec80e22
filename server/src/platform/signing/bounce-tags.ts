import { createHmac, timingSafeEqual } from 'node:crypto';
import { toComparedAddress } from '@press-room/contract/mail-addresses';

const MAC_LENGTH = 20;
const TAG = new RegExp(`(?<!\\w)(\\d{1,12})-([0-9a-f]{${MAC_LENGTH}})(?!\\w)`, 'gi');

interface BounceTag {
  /** Number of a recipient of a mailing; 0: another message. */
  recipient: number;
  /** Whether the tag was made for a message to this address. */
  fits: (address: string) => boolean;
}

/** Tags in the addresses for delivery failures; only their messages contain them. */
export interface BounceTags {
  /** `42-0f…`, for the part of an address behind the plus sign. */
  toTag: (recipient: number, address: string) => string;
  /** Whatever looks like a tag in a text. */
  list: (text: string) => BounceTag[];
}

/** The first key is the current one. */
export function createBounceTags(keys: readonly [Buffer, ...Buffer[]]): BounceTags {
  const sign = (key: Buffer, recipient: number, address: string): string =>
    createHmac('sha256', key)
      .update(`bounce ${recipient} ${toComparedAddress(address)}`)
      .digest('hex')
      .slice(0, MAC_LENGTH);
  return {
    toTag: (recipient, address) => `${recipient}-${sign(keys[0], recipient, address)}`,
    list: (text) =>
      [...text.matchAll(TAG)].map(([, number = '', mac = '']) => ({
        recipient: Number(number),
        fits: (address) =>
          keys.some((key) =>
            timingSafeEqual(Buffer.from(sign(key, Number(number), address)), Buffer.from(mac.toLowerCase())),
          ),
      })),
  };
}
