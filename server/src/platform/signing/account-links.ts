import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountLink, LinkPurpose } from '@press-room/contract/account';
import {
  INVITATION_SECONDS,
  RESET_LINK_SECONDS,
  SIGN_IN_LINK_SECONDS,
  VERIFY_LINK_SECONDS,
} from '@press-room/contract/limits';
import { deriveKey } from '../process/secrets.ts';

/** The account of a link, with the state that must be unchanged when the link is used. */
export interface LinkOwner {
  id: number;
  email: string;
  password_hash: string;
  pending_email: string | null;
  last_sign_in_at: string | null;
}

type SignInState = Pick<LinkOwner, 'email' | 'password_hash' | 'last_sign_in_at'>;

/** The invitation of a link. */
interface Invited {
  id: number;
  email: string;
  sent_at: string;
}

interface LinkSubjects {
  'verify-account': LinkOwner;
  'reset-password': LinkOwner;
  'verify-email': LinkOwner;
  invitation: Invited;
  login: LinkOwner;
}

type LinkVerdict = 'good' | 'bad' | 'expired';

const LIFETIMES: Record<LinkPurpose, number> = {
  'verify-account': VERIFY_LINK_SECONDS,
  'reset-password': RESET_LINK_SECONDS,
  'verify-email': RESET_LINK_SECONDS,
  invitation: INVITATION_SECONDS,
  login: SIGN_IN_LINK_SECONDS,
};

/** A code or link for signing in works once: a sign-in invalidates all pending ones. */
export const signInStateOf = ({ email, password_hash, last_sign_in_at }: SignInState): string =>
  [email, password_hash, last_sign_in_at].join('|');

/**
 * State that a link depends on: a reset link on the password, a change of address on both addresses, an invitation on
 * its last sending, a sign-in link on the last sign-in.
 */
const STATES: { [Purpose in LinkPurpose]: (subject: LinkSubjects[Purpose]) => string } = {
  'verify-account': () => '',
  'reset-password': ({ password_hash }) => password_hash,
  'verify-email': ({ email, pending_email }) => `${email}|${pending_email ?? ''}`,
  invitation: ({ email, sent_at }) => `${email}|${sent_at}`,
  login: signInStateOf,
};

/** Stands in for a missing account or invitation, so that the same work is done. */
const NOBODY: LinkOwner & Invited = {
  id: 0,
  email: '',
  password_hash: 'nobody',
  pending_email: null,
  last_sign_in_at: null,
  sent_at: '',
};

export interface AccountLinks {
  sign<Purpose extends LinkPurpose>(purpose: Purpose, subject: LinkSubjects[Purpose]): AccountLink;
  /** Address to mail (contract 6): that of the screen, followed by the three fields. */
  toUrl<Purpose extends LinkPurpose>(purpose: Purpose, subject: LinkSubjects[Purpose]): string;
  /** Checks the signature, then the age. `subject` null: it does not exist. */
  check<Purpose extends LinkPurpose>(
    purpose: Purpose,
    link: AccountLink,
    subject: LinkSubjects[Purpose] | null,
  ): LinkVerdict;
}

interface LinkOptions {
  /** The first one signs; the others are still accepted. */
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
    invitation: keysOf('invitation'),
    login: keysOf('login'),
  };
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const compute = <Purpose extends LinkPurpose>(
    key: Buffer,
    purpose: Purpose,
    timestamp: string,
    subject: LinkSubjects[Purpose],
  ): string =>
    createHmac('sha256', key)
      .update([purpose, subject.id, timestamp, STATES[purpose](subject)].join('|'))
      .digest('base64url');

  const sign: AccountLinks['sign'] = (purpose, subject) => {
    const timestamp = String(seconds());
    const [key] = keys[purpose];
    if (key === undefined) throw new Error('Links need a secret');
    return { user_id: String(subject.id), timestamp, signature: compute(key, purpose, timestamp, subject) };
  };
  return {
    sign,
    toUrl: (purpose, subject) => {
      const { user_id, timestamp, signature } = sign(purpose, subject);
      // The sign-in screen reads the three fields as parameters, like `redirect`.
      const screen = `${publicUrl}/#/account/${purpose}${purpose === 'login' ? '?' : '/'}`;
      return `${screen}user_id=${user_id}&timestamp=${timestamp}&signature=${signature}`;
    },
    check: (purpose, link, subject) => {
      const matches = keys[purpose].map((key) =>
        isEqual(compute(key, purpose, link.timestamp, subject ?? NOBODY), link.signature),
      );
      if (subject === null || String(subject.id) !== link.user_id || !matches.includes(true)) return 'bad';
      return seconds() - Number(link.timestamp) <= LIFETIMES[purpose] ? 'good' : 'expired';
    },
  };
}

// Compares texts, not decoded bytes, because base64 has several spellings of the same bytes.
function isEqual(right: string, given: string): boolean {
  const [left, other] = [Buffer.from(right), Buffer.from(given)];
  return left.length === other.length && timingSafeEqual(left, other);
}
