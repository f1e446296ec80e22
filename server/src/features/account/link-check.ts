import type { AccountLink, LinkPurpose } from '@press-room/contract/account';
import type { AppContext } from '../../context.ts';
import { badRequest } from '../../errors.ts';
import { field, refuse } from '../../http/field.ts';
import { readText, requiredText } from '../../http/fields.ts';
import { findPendingEmail } from './profile/email-queries.ts';
import { type Account, findAccountById } from './queries.ts';

const LINK_FIELD_LENGTH = 200;

/** A whole number as text: one that no link of ours has is for the signature to refuse. */
const integerText = () =>
  field((value) => {
    if (typeof value === 'boolean' || (typeof value === 'object' && value !== null))
      return refuse('not_an_integer');
    const text = readText(value, { max: LINK_FIELD_LENGTH });
    return /^-?\d+$/.test(text) ? text : refuse('not_an_integer');
  });

/** Readers of the three fields of a signed link. */
export const linkFields = {
  user_id: requiredText({ max: LINK_FIELD_LENGTH }),
  timestamp: integerText(),
  signature: requiredText({ max: LINK_FIELD_LENGTH }),
};

/** No id of ours is larger; larger numbers would be an error in the database. */
export const toId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/**
 * The account that a link is for. An unknown account does the same work and gets the same answer as a forged link.
 * @throws 400 Invalid signature, or Signature expired for one that was good once
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
