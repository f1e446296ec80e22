import type { Language } from '@press-room/contract/languages';
import type { MailingPreview } from '@press-room/contract/mailing-readings';
import type { Mailing } from '@press-room/contract/mailings';
import type { AppContext } from '../../core/context.ts';
import { ACCREDITED, ANYBODY } from '../../core/visibility/visibility.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { SessionMark } from '../../platform/http/authentication.ts';
import { listMailedReaders } from './audience/companies.ts';
import { type AddressedContact, listAddressedContacts, toAddressed } from './message/addressed.ts';
import { type Composed, composeMessage } from './message/compose.ts';
import { prepareAhead } from './message/prepare.ts';
import type { Prepared } from './message/prepared.ts';

interface Wanted {
  language: Language;
  /** Id of a contact; null: a recipient without a name. */
  contact: number | null;
  session: SessionMark;
}

/** A contact without name and earlier messages. */
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

/** Preview of a mailing for a recipient, even before the release is public. @throws 404 */
export async function previewMailing(
  context: AppContext,
  mailing: Mailing,
  { language, contact, session }: Wanted,
): Promise<MailingPreview> {
  const { db } = context.database;
  const [found] = contact === null ? [] : await listAddressedContacts(db, [contact]);
  if (contact !== null && found === undefined) throw notFound();
  // Officers see what the press may see; a contact's preview has the contact's rights.
  const reader =
    contact === null
      ? ACCREDITED
      : ((await listMailedReaders(db, mailing, [contact])).get(contact) ?? ANYBODY);
  const prepared = await prepareAhead(context, mailing, { language, reader, session });
  if (prepared === null) return { language, subject: '', text: '', html: '', bytes: 0 };
  const composed = composeFor(context, prepared, found ?? NOBODY);
  const bytes = Buffer.byteLength(composed.html) + Buffer.byteLength(composed.text);
  return { language: prepared.language, ...composed, bytes };
}

export const composeFor = (
  context: Pick<AppContext, 'config' | 'links'>,
  prepared: Prepared,
  contact: AddressedContact,
): Composed =>
  composeMessage(
    prepared,
    toAddressed(context, contact, {
      language: prepared.language,
      recipient: 0,
      links: new Map(),
      // A preview does not create an invited person.
      answerUrl:
        prepared.mailing.kind === 'invitation' ? context.links.readers.toUrl('appointment', { id: 0 }) : null,
    }),
  );
