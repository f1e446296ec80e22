import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountLink, LinkPurpose } from '@press-room/contract/account';
import { RESET_LINK_SECONDS, VERIFY_LINK_SECONDS } from '@press-room/contract/limits';
import { deriveKey } from '../../process/secrets.ts';

/** The account a link is for, with what must still be the same when the link is used. */
export interface LinkOwner {
  id: number;
  email: string;
  password_hash: string;
  pending_email: string | null;
}

export type LinkVerdict = 'good' | 'bad' | 'expired';

const LIFETIMES: Record<LinkPurpose, number> = {
  'verify-account': VERIFY_LINK_SECONDS,
  'reset-password': RESET_LINK_SECONDS,
  'verify-email': RESET_LINK_SECONDS,
};

/** What a link dies with: a reset link with the password, a change of address with either address. */
const STATES: Record<LinkPurpose, (owner: LinkOwner) => string> = {
  'verify-account': () => '',
  'reset-password': ({ password_hash }) => password_hash,
  'verify-email': ({ email, pending_email }) => `${email}|${pending_email ?? ''}`,
};

/** Stands in for an account that does not exist, so that the same work is done. */
const NOBODY: LinkOwner = { id: 0, email: '', password_hash: 'nobody', pending_email: null };

export interface AccountLinks {
  sign(purpose: LinkPurpose, owner: LinkOwner): AccountLink;
  /** The address to be mailed (contract 6): the three fields stand in the path behind the hash. */
  toUrl(purpose: LinkPurpose, owner: LinkOwner): string;
  /** Signature first, then age. `owner` null: there is no such account. */
  check(purpose: LinkPurpose, link: AccountLink, owner: LinkOwner | null): LinkVerdict;
}

interface LinkOptions {
  /** The first one signs; the others are still believed. */
  secrets: readonly string[];
  publicUrl: string;
  now: () => Date;
}

export function createAccountLinks({ secrets, publicUrl, now }: LinkOptions): AccountLinks {
  const keysOf = (purpose: LinkPurpose): Buffer[] =>
    secrets.map((secret) => deriveKey(secret, `link:${purpose}`));
  const keys: Record<LinkPurpose, Buffer[]> = {
    'verify-account': keysOf('verify-account'),
    'reset-password': keysOf('reset-password'),
    'verify-email': keysOf('verify-email'),
  };
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const compute = (key: Buffer, purpose: LinkPurpose, timestamp: string, owner: LinkOwner): string =>
    createHmac('sha256', key)
      .update([purpose, owner.id, timestamp, STATES[purpose](owner)].join('|'))
      .digest('base64url');

  const sign = (purpose: LinkPurpose, owner: LinkOwner): AccountLink => {
    const timestamp = String(seconds());
    const [key] = keys[purpose];
    if (key === undefined) throw new Error('Links need a secret');
    return { user_id: String(owner.id), timestamp, signature: compute(key, purpose, timestamp, owner) };
  };
  return {
    sign,
    toUrl: (purpose, owner) => {
      const { user_id, timestamp, signature } = sign(purpose, owner);
      return `${publicUrl}/#/account/${purpose}/user_id=${user_id}&timestamp=${timestamp}&signature=${signature}`;
    },
    check: (purpose, link, owner) => {
      const matches = keys[purpose].map((key) =>
        isEqual(compute(key, purpose, link.timestamp, owner ?? NOBODY), link.signature),
      );
      if (owner === null || String(owner.id) !== link.user_id || !matches.includes(true)) return 'bad';
      return seconds() - Number(link.timestamp) <= LIFETIMES[purpose] ? 'good' : 'expired';
    },
  };
}

// Texts are compared, not what they decode to: base64 has several spellings of the same bytes.
function isEqual(right: string, given: string): boolean {
  const [left, other] = [Buffer.from(right), Buffer.from(given)];
  return left.length === other.length && timingSafeEqual(left, other);
}
