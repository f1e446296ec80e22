import type { Language } from '@press-room/contract/languages';
import type { MailingPreview } from '@press-room/contract/mailing-readings';
import type { Mailing } from '@press-room/contract/mailings';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { SessionMark } from '../../platform/http/authentication.ts';
import { listCandidates } from './audience/queries.ts';
import { type AddressedContact, listAddressedContacts, toAddressed } from './message/addressed.ts';
import { type Composed, composeMessage } from './message/compose.ts';
import { type Prepared, prepareMessage } from './message/prepare.ts';

interface Wanted {
  language: Language;
  /** Number of a contact, null: somebody without a name. */
  contact: number | null;
  session: SessionMark;
}

/** Somebody without a name, who has never had a message. */
export const NOBODY: AddressedContact = {
  id: 0,
  salutation: '',
  first_name: '',
  last_name: '',
  outlet: null,
  basis: 'legitimate_interest',
  source: '…',
  basis_at: '1970-01-01T00:00:00.000Z',
  told_source_at: null,
  agrees_to_figures: 0,
  is_embargo_trusted: 0,
  embargo_accepted_at: null,
};

/** How a mailing looks for somebody, by whoever writes it also before the release can be read. @throws 404 */
export async function previewMailing(
  context: AppContext,
  mailing: Mailing,
  { language, contact, session }: Wanted,
): Promise<MailingPreview> {
  const { db } = context.database;
  const [found] = contact === null ? [] : await listAddressedContacts(db, [contact]);
  if (contact !== null && found === undefined) throw notFound();
  const [candidate] = contact === null ? [] : await listCandidates(db, [contact]);
  // An officer may read what the press may; a contact's preview shows what they may.
  const isAdmitted = candidate?.isAdmitted ?? true;
  const prepared = await prepareMessage(context, mailing, { language, isAdmitted, isAhead: true, session });
  if (prepared === null) return { language, subject: '', text: '', html: '', bytes: 0 };
  const composed = composeFor(context, prepared, found ?? NOBODY);
  const bytes = Buffer.byteLength(composed.html) + Buffer.byteLength(composed.text);
  return { language, ...composed, bytes };
}

export const composeFor = (
  context: Pick<AppContext, 'config' | 'links'>,
  prepared: Prepared,
  contact: AddressedContact,
): Composed =>
  composeMessage(
    prepared,
    toAddressed(context, contact, { language: prepared.language, recipient: 0, links: new Map() }),
  );
