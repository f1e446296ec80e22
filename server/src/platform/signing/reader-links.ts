import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `confirm`: an alert; `mine`: a contact's subscriptions; `leave`: a contact, by a message of a mailing or another one
 * (0); `to`: a link of a mailing, followed by a consenting recipient, or anonymously (0); `data`: stored data about a
 * contact; `copy` and `erase`: a request of theirs; `files`: a handout; `basket`: the link of a basket; `corrections`:
 * an account's mails about corrections; `appointment`: somebody's answer to an appointment; `review`: an edition of the press
 * review; `reviews`: all editions of a press group.
 */
const READER_LINK_PURPOSES = [
  'confirm',
  'mine',
  'leave',
  'to',
  'data',
  'copy',
  'erase',
  'files',
  'basket',
  'corrections',
  'appointment',
  'review',
  'reviews',
] as const;
export type ReaderLinkPurpose = (typeof READER_LINK_PURPOSES)[number];

export interface ReaderLinkSubject {
  id: number;
  /** Number of a recipient of a mailing, or of a company in the press review; 0: none. */
  recipient: number;
}

/** Signed links in messages to people without an account. They are valid until their subject is deleted. */
export interface ReaderLinks {
  toUrl(purpose: ReaderLinkPurpose, subject: { id: number; recipient?: number }): string;
  /** Last part of that address. */
  toToken(purpose: ReaderLinkPurpose, subject: { id: number; recipient?: number }): string;
  /** Null: the link is not ours. */
  read(purpose: ReaderLinkPurpose, token: string): ReaderLinkSubject | null;
}

export const READER_LINK_ROOT = '/news';
const TOKEN = /^(\d{1,12})-(\d{1,12})-([\w-]{27})$/;

/** The first key signs; the others are still accepted. */
export function createReaderLinks(keys: readonly [Buffer, ...Buffer[]], publicUrl: string): ReaderLinks {
  const sign = (key: Buffer, purpose: ReaderLinkPurpose, { id, recipient }: ReaderLinkSubject): string =>
    createHmac('sha256', key).update(`${purpose} ${id} ${recipient}`).digest('base64url').slice(0, 27);
  const toToken: ReaderLinks['toToken'] = (purpose, { id, recipient = 0 }) =>
    `${id}-${recipient}-${sign(keys[0], purpose, { id, recipient })}`;
  return {
    toUrl: (purpose, subject) => `${publicUrl}${READER_LINK_ROOT}/${purpose}/${toToken(purpose, subject)}`,
    toToken,
    read: (purpose, token) => {
      const [, id = '', recipient = '', signature = ''] = TOKEN.exec(token) ?? [];
      const subject = { id: Number(id), recipient: Number(recipient) };
      const isOurs = keys.some((key) => isEqual(sign(key, purpose, subject), signature));
      return isOurs ? subject : null;
    },
  };
}

function isEqual(right: string, given: string): boolean {
  const [left, other] = [Buffer.from(right), Buffer.from(given)];
  return left.length === other.length && timingSafeEqual(left, other);
}
