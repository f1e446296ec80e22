import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { MailingProblem, MailingProof } from '@press-room/contract/mailing-readings';
import { MAILING_MAX_BYTES, type Mailing } from '@press-room/contract/mailings';
import { getOfficeRelease } from '../../../content/press-releases/admin/release.ts';
import { listBrokenLinks } from '../../../content/press-releases/editor/links.ts';
import { listExternalLinks } from '../../../content/press-releases/links/external-links.ts';
import { listCheckedAddresses } from '../../../content/press-releases/links/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import { type Recipient, resolveAudience } from '../audience/audience.ts';
import { listIncomplete } from '../audience/samples.ts';
import { listBareFields, listUnknownFields } from '../message/merge-fields.ts';
import { prepareMessage } from '../message/prepare.ts';
import type { Prepared } from '../message/prepared.ts';
import { findSubject } from '../message/subject.ts';
import { composeFor, NOBODY } from '../preview.ts';
import { hasPendingChanges, isMailedElsewhere } from './queries.ts';

type Problem = MailingProof['problems'][number];

const problem = (code: MailingProblem, about = '', count = 0) => ({ code, about, count });

/** Recommended corrections before a mailing is sent, for each language of its recipients. */
export async function proofMailing(context: AppContext, mailing: Mailing): Promise<MailingProof> {
  const { database, now } = context;
  const { db } = database;
  const { press_release } = mailing;
  const subject = await findSubject(db, mailing, now());
  if (subject === null) return { problems: [{ ...problem('no_release'), language: null }] };
  const { recipients } = await resolveAudience(context, db, mailing);
  const languages = chooseLanguages(recipients, subject.languages);
  const found = await Promise.all(
    languages.map(async (language) =>
      (await proofLanguage(context, mailing, { language, recipients })).map((each) => ({
        ...each,
        language,
      })),
    ),
  );
  const ofAll = [
    ...(subject.isThere ? [] : [problem('not_published')]),
    ...(press_release !== null && (await hasPendingChanges(context, press_release.id))
      ? [problem('pending_changes')]
      : []),
    ...((await isMailedElsewhere(db, mailing)) ? [problem('other_mailing')] : []),
  ].map((each) => ({ ...each, language: null }));
  return { problems: [...ofAll, ...mergeLanguages(found.flat(), languages.length)] };
}

/** Languages of the recipients, else the published ones. */
function chooseLanguages(recipients: readonly Recipient[], published: readonly Language[]): Language[] {
  const got = LANGUAGES.filter((language) => recipients.some((each) => each.language === language));
  if (got.length > 0) return got;
  return published.length > 0 ? [...published] : [...LANGUAGES];
}

interface Side {
  language: Language;
  recipients: readonly Recipient[];
}

async function proofLanguage(context: AppContext, mailing: Mailing, { language, recipients }: Side) {
  const { db } = context.database;
  const words = [mailing.subject, mailing.preheader, mailing.opening].map((text) => text[language]);
  const readers = recipients.filter((each) => each.language === language);
  const bare = new Set(words.flatMap(listBareFields));
  const empty = await Promise.all(
    [...bare].map(async (field) =>
      problem('empty_field', field, (await listIncomplete(db, readers, field)).length),
    ),
  );
  const prepared = await prepareMessage(context, mailing, { reader: ACCREDITED, language, isAhead: true });
  return [
    ...(mailing.subject[language] === '' ? [problem('no_subject')] : []),
    ...words.flatMap(listUnknownFields).map((field) => problem('unknown_field', field)),
    ...empty.filter(({ count }) => count > 0),
    ...(prepared === null ? [] : await proofMessage(context, prepared)),
  ];
}

async function proofMessage(context: AppContext, prepared: Prepared) {
  const { mailing, release, language, picture, missing } = prepared;
  const { html, text } = composeFor(context, prepared, NOBODY);
  const isTooLarge = Buffer.byteLength(html) + Buffer.byteLength(text) > MAILING_MAX_BYTES;
  const ofAny = [
    ...(missing > 0 ? [problem('no_material', '', missing)] : []),
    ...(isTooLarge ? [problem('too_large')] : []),
  ];
  if (release === null) return ofAny;
  const hidesPicture = mailing.shows_picture && release.image !== null && picture === null;
  return [
    ...(release.language === language ? [] : [problem('missing_language')]),
    ...(picture !== null && picture.alt === '' ? [problem('no_alt_text')] : []),
    ...(hidesPicture && !prepared.isComing ? [problem('no_picture')] : []),
    ...(await listDeadLinks(context, prepared)).map((href) => problem('dead_link', href)),
    ...(release.contacts.length === 0 ? [problem('no_contacts')] : []),
    ...ofAny,
  ];
}

/** Lists a problem of all languages once. */
function mergeLanguages(problems: readonly Problem[], languages: number): Problem[] {
  const alike = Map.groupBy(problems, ({ code, about }) => `${code} ${about}`);
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    return first !== undefined && some.length === languages && languages > 1
      ? [{ ...first, language: null, count: Math.max(...some.map(({ count }) => count)) }]
      : some;
  });
}

/**
 * Dead links in the part of a release that a message contains: pages that are not readable at sending, and external
 * links that failed their last check.
 */
async function listDeadLinks(
  { database: { db }, now }: AppContext,
  { mailing, release, excerpt }: Prepared,
): Promise<string[]> {
  if (release === null || excerpt.hrefs.length === 0) return [];
  const stored = await getOfficeRelease(db, release.id, { now: now() });
  const from =
    [now().toISOString(), mailing.send_at ?? '', stored.visible_from ?? ''].toSorted().at(-1) ?? '';
  const broken = await listBrokenLinks(db, stored, { from, by: from });
  const external = listExternalLinks(stored);
  const checked = await listCheckedAddresses(db, [...new Set(external.map(({ url }) => url))]);
  const dead = new Set(checked.filter(({ state }) => state === 'dead').map(({ url }) => url));
  const hrefs = new Set([...broken, ...external.filter(({ url }) => dead.has(url))].map(({ href }) => href));
  return [...new Set(excerpt.hrefs)].filter((href) => hrefs.has(href));
}
