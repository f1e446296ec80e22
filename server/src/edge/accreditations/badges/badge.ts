import { randomInt } from 'node:crypto';
import { BADGE_ALPHABET, BADGE_CODE_LENGTH, type BadgePayload } from '@press-room/contract/check-in';
import { CompactSign } from 'jose';
import type { BadgeKeys } from '../../../platform/signing/badge-keys.ts';
import type { StoredAccreditation } from '../queries.ts';

/** Not guessable: 12 of 30 characters. */
export const drawBadgeCode = (): string =>
  Array.from({ length: BADGE_CODE_LENGTH }, () => BADGE_ALPHABET[randomInt(BADGE_ALPHABET.length)]).join('');

export const toFullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

/** Content of the QR code: the data printed beside it, signed for offline checks. */
export async function signBadge({ signing }: BadgeKeys, stored: StoredAccreditation): Promise<string> {
  const payload: BadgePayload = {
    b: stored.badge_code ?? '',
    e: stored.event_id,
    n: toFullName(stored),
    o: stored.outlet,
    l: stored.lane,
  };
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(signing);
}
