import type { AccountLink, LinkPurpose } from '@press-room/contract/account';
import { OPEN_BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import { badRequest } from '../../platform/errors/errors.ts';
import { field } from '../../platform/http/field.ts';
import { readInteger, requiredText } from '../../platform/http/fields.ts';
import type { AppContext } from '../context.ts';
import { findPendingEmail } from './profile/email-queries.ts';
import { type Account, findAccountById } from './queries.ts';

/** Any text: the signature check refuses texts that no link of ours contains. */
const anyText = () => requiredText({ max: OPEN_BODY_LIMIT_BYTES });

/** Parsers of the three fields of a signed link. */
export const linkFields = {
  user_id: anyText(),
  timestamp: field((value) => String(readInteger(value))),
  signature: anyText(),
};

/** Our ids are smaller; larger numbers would be an error in the database. */
export const toId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/**
 * The account of a link. An unknown account does the same work and gets the same answer as a forged link.
 * @throws 400 Invalid signature, or Signature expired for an old link
 */
export async function requireLinkOwner(
  { database, links }: Pick<AppContext, 'database' | 'links'>,
  purpose: LinkPurpose,
  link: AccountLink,
): Promise<Account & { pending_email: string | null }> {
  const id = toId(link.user_id);
  const account = await findAccountById(database.db, id);
  const pending_email = await findPendingEmail(database.db, id);
  const owner = account === null ? null : { ...account, pending_email };
  const verdict = links.account.check(purpose, link, owner);
  if (owner === null || verdict === 'bad') throw badRequest('link_bad');
  if (verdict === 'expired') throw badRequest('link_expired');
  return owner;
}
