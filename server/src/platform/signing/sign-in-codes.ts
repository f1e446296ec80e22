import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SIGN_IN_LINK_SECONDS } from '@press-room/contract/limits';
import { type LinkOwner, signInStateOf } from './account-links.ts';

const DIGITS = 6;

type Owner = Pick<LinkOwner, 'id' | 'email' | 'password_hash' | 'last_sign_in_at'>;

/** Six-digit codes in mails, which sign in only the browser that requested them. Nothing is stored. */
export interface SignInCodes {
  /** Ticket for the requesting browser; `id` is for the mail. */
  open(email: string): { ticket: string; id: string };
  /** `id` of a ticket for this address; null: forged, for another address, or expired. */
  read(ticket: string, email: string): string | null;
  /** Code for the mail. */
  toCode(id: string, owner: Owner): string;
  /** `owner` null: no such account; the work is the same. */
  isRight(code: string, id: string, owner: Owner | null): boolean;
}

const NOBODY: Owner = { id: 0, email: '', password_hash: 'nobody', last_sign_in_at: null };

/** The first key is the current one. */
export function createSignInCodes(keys: readonly [Buffer, ...Buffer[]], now: () => Date): SignInCodes {
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const sign = (key: Buffer, id: string, email: string): string =>
    createHmac('sha256', key).update(`ticket|${id}|${email}`).digest('base64url');
  const compute = (key: Buffer, id: string, owner: Owner): string => {
    const digest = createHmac('sha256', key)
      .update(`code|${id}|${owner.id}|${signInStateOf(owner)}`)
      .digest();
    return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  };
  return {
    open: (email) => {
      const id = `${seconds()}.${randomBytes(16).toString('base64url')}`;
      return { ticket: `${id}.${sign(keys[0], id, email)}`, id };
    },
    read: (ticket, email) => {
      const [asked = '', nonce = '', signature = ''] = ticket.split('.');
      const id = `${asked}.${nonce}`;
      const isOurs = keys.map((key) => isEqual(sign(key, id, email), signature)).includes(true);
      return isOurs && seconds() - Number(asked) <= SIGN_IN_LINK_SECONDS ? id : null;
    },
    toCode: (id, owner) => compute(keys[0], id, owner),
    isRight: (code, id, owner) => {
      const given = code.replaceAll(/\s/g, '');
      const matches = keys.map((key) => isEqual(compute(key, id, owner ?? NOBODY), given));
      return owner !== null && matches.includes(true);
    },
  };
}

function isEqual(right: string, given: string): boolean {
  const [left, other] = [Buffer.from(right), Buffer.from(given)];
  return left.length === other.length && timingSafeEqual(left, other);
}
