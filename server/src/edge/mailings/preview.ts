import type { Language } from '@press-room/contract/languages';
import {
  MAILING_MAX_BYTES,
  type MAILING_PROBLEMS,
  type Mailing,
  type MailingPreview,
} from '@press-room/contract/mailings';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { listCandidates } from './audience/queries.ts';
import { type AddressedContact, listAddressedContacts, toAddressed } from './message/addressed.ts';
import { type Composed, composeMessage } from './message/compose.ts';
import { listUnknownFields } from './message/merge-fields.ts';
import { type Prepared, prepareMessage } from './message/prepare.ts';

interface Wanted {
  language: Language;
  /** Number of a contact, null: somebody without a name. */
  contact: number | null;
}

type Problem = MailingPreview['problems'][number];
type ProblemCode = (typeof MAILING_PROBLEMS)[number];

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

/** How a mailing looks for somebody, with what should be mended before it is sent. @throws 404 */
export async function previewMailing(
  context: AppContext,
  mailing: Mailing,
  { language, contact }: Wanted,
): Promise<MailingPreview> {
  const { db } = context.database;
  const [found] = contact === null ? [] : await listAddressedContacts(db, [contact]);
  if (contact !== null && found === undefined) throw notFound();
  const [candidate] = contact === null ? [] : await listCandidates(db, [contact]);
  // An officer may read what the press may; a contact's preview shows what they may.
  const isAdmitted = candidate?.isAdmitted ?? true;
  const prepared = await prepareMessage(context, mailing, { language, isAdmitted });
  const problems = listMissing(mailing, language);
  if (prepared === null) {
    const nothing = { language, subject: '', text: '', html: '', bytes: 0 };
    return { ...nothing, problems: [{ code: 'no_text', about: '' }, ...problems] };
  }
  const composed = composeFor(context, prepared, found ?? NOBODY);
  const bytes = Buffer.byteLength(composed.html) + Buffer.byteLength(composed.text);
  return {
    language,
    ...composed,
    bytes,
    problems: [...problems, ...(await listProblems(context, prepared, composed, bytes))],
  };
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

const problem = (code: ProblemCode, about = ''): Problem => ({ code, about });

function listMissing(mailing: Mailing, language: Language): Problem[] {
  const words = [mailing.subject, mailing.preheader, mailing.opening].map((text) => text[language]);
  return [
    ...(mailing.subject[language] === '' ? [problem('no_subject')] : []),
    ...words.flatMap((text) => listUnknownFields(text)).map((field) => problem('unknown_field', field)),
  ];
}

async function listProblems(
  { database }: AppContext,
  { release, language, picture }: Prepared,
  { html }: Composed,
  bytes: number,
): Promise<Problem[]> {
  const dead = await listDeadLinks(database.db, html);
  return [
    ...(release !== null && release.language !== language ? [problem('missing_language')] : []),
    ...(picture !== null && picture.alt === '' ? [problem('no_alt_text')] : []),
    ...dead.map((url) => problem('dead_link', url)),
    ...(bytes > MAILING_MAX_BYTES ? [problem('too_large')] : []),
  ];
}

const LINK = /href="(https?:[^"]+)"/g;

/** As the last check of links found them. */
async function listDeadLinks(db: Db, html: string): Promise<string[]> {
  const links = Array.from(html.matchAll(LINK), ([, url = '']) => url.replaceAll('&#38;', '&'));
  if (links.length === 0) return [];
  const rows = await db
    .selectFrom('link_check')
    .select('url')
    .where('url', 'in', [...new Set(links)])
    .where('state', '=', 'dead')
    .execute();
  return rows.map(({ url }) => url);
}
