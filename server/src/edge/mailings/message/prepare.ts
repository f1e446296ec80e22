import type { Language } from '@press-room/contract/languages';
import { toContactKey } from '@press-room/contract/mailing-readings';
import type { Mailing } from '@press-room/contract/mailings';
import type { PressRelease } from '@press-room/contract/press-releases';
import { getOfficeRelease } from '../../../content/press-releases/admin/release.ts';
import { chooseNote } from '../../../content/press-releases/publication/corrections.ts';
import { NO_TEXT } from '../../../core/admin/forms.ts';
import { findCompanyName } from '../../../core/companies/names.ts';
import type { AppContext } from '../../../core/context.ts';
import { decodeEntities } from '../../../core/search/plain-text.ts';
import { toReleaseUrl } from '../../../core/sites/addresses.ts';
import { findPressGroup } from '../../../core/sites/press-groups.ts';
import { readOffice } from '../../../core/sites/press-office.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { toParagraph } from '../../../platform/mail/layout.ts';
import { localeOf, wordsIn } from '../../../platform/text/bilingual.ts';
import { toEmbargoLine } from '../../../platform/text/embargo.ts';
import { toPlainText } from '../../../platform/text/rich-text.ts';
import { findOffice } from '../../contact/queries.ts';
import { showRelease } from '../../previews/document.ts';
import { type MailedPlace, toFirstParagraph, toMailedBody } from './mailed-body.ts';
import { prepareEdition } from './mailed-edition.ts';
import { prepareInvitation } from './mailed-invitation.ts';
import {
  findMailedRelease,
  findMailedState,
  isAwaited,
  type MailedRelease,
  readableBy,
} from './mailed-release.ts';
import { listMaterial } from './material.ts';
import type { MessageClass, Prepared, Sender } from './prepared.ts';
import { MAILING_WORDS } from './words.ts';

interface Found extends MailedRelease {
  /** The release is not public yet. */
  isComing?: boolean;
}

/** Null: this class of readers may not see the release. */
export async function prepareMessage(
  context: AppContext,
  mailing: Mailing,
  reading: MessageClass,
): Promise<Prepared | null> {
  const { database, config } = context;
  const { language } = reading;
  const house = await findPressGroup(database.db, mailing.press_group.id);
  if (house === null) return null;
  const stored = await findOffice(database.db, house.id);
  const replyTo = { name: house.name, address: readOffice(config, stored?.office ?? null).email };
  const sender = { mailing, language, house, replyTo };
  if (mailing.kind === 'edition') return prepareEdition(context, sender, reading);
  if (mailing.kind === 'invitation') return prepareInvitation(context, sender, reading);
  if (mailing.press_release === null) return null;
  if (mailing.kind === 'withdrawal') return prepareWithdrawal(context, sender);
  const find = reading.isAhead ? findReleaseAhead : findMailedRelease;
  const found: Found | null = await find(context, mailing.press_release.id, reading);
  if (found === null) return null;
  const { embargo_until } = found;
  const release = withoutContacts(found.release, mailing.hidden_contacts);
  const words = MAILING_WORDS[language];
  const isEmbargoed = embargo_until !== null;
  const isPublic = release.access === 'public' && !isEmbargoed;
  const correction = mailing.kind === 'correction' ? release.corrections[0] : undefined;
  const hasAddress = !found.isComing || reading.session !== undefined;
  const image = mailing.shows_picture && isPublic && hasAddress ? (release.image?.jpeg ?? null) : null;
  // Under embargo there is no page yet.
  const target = isEmbargoed ? null : toTarget(config, release);
  const material = await listMaterial(context, mailing.links, { ...reading, release, page: target });
  return {
    ...sender,
    isEmbargoed,
    isComing: found.isComing === true,
    title: release.title,
    subject: (isEmbargoed ? words.embargoSubject : '') + (mailing.subject[language] || release.title),
    preheader: mailing.preheader[language] || release.abstract || release.subtitle,
    opening: mailing.opening[language],
    byline: release.company === null ? '' : words.issuer(release.company.name),
    notices: [
      ...(isEmbargoed ? [toEmbargoLine(embargo_until, language)] : []),
      ...(correction === undefined ? [] : [`${words.correction}: ${correction.note}`]),
    ],
    release,
    excerpt: toExcerpt(release, {
      extent: mailing.extent,
      origin: config.PUBLIC_URL,
      page: target,
      hasPictures: mailing.shows_picture && isPublic && hasAddress,
    }),
    target,
    action: mailing.kind === 'correction' ? words.readCorrected : words.read,
    picture: image === null ? null : { url: config.PUBLIC_URL + image.url, alt: release.image?.alt ?? '' },
    material,
    missing: mailing.links.length - material.length,
  };
}

/** For the author of the message, in its recipients' language, which is the published one. */
export async function prepareAhead(
  context: AppContext,
  mailing: Mailing,
  reading: Omit<MessageClass, 'isAhead'>,
): Promise<Prepared | null> {
  const prepare = (language: Language) =>
    prepareMessage(context, mailing, { ...reading, language, isAhead: true });
  const prepared = await prepare(reading.language);
  const { language = reading.language } = prepared?.release ?? {};
  return language === reading.language ? prepared : prepare(language);
}

/** A release for a mail; an unpublished one in its future form. */
export async function findReleaseAhead(
  context: AppContext,
  id: number,
  reading: MessageClass,
): Promise<Found | null> {
  const mailed = await findMailedRelease(context, id, reading);
  const state = mailed === null ? await findMailedState(context.database.db, id) : null;
  if (state === null || readableBy(state, ACCREDITED, context.now()) !== 'hidden') return mailed;
  if (!isAwaited(state, context.now())) return null;
  return { release: await findComingRelease(context, id, reading), embargo_until: null, isComing: true };
}

const withoutContacts = (release: PressRelease, keys: readonly string[]): PressRelease => ({
  ...release,
  contacts: release.contacts.filter((contact) => !keys.includes(toContactKey(contact))),
});

/** Press-only releases link to the app, because their page needs a sign-in. */
function toTarget({ PUBLIC_URL }: AppContext['config'], release: PressRelease): string {
  if (release.access !== 'public') return `/#/press-release/${release.id}`;
  return toReleaseUrl({ PUBLIC_URL }, release).slice(PUBLIC_URL.length);
}

async function prepareWithdrawal({ database }: AppContext, sender: Sender): Promise<Prepared | null> {
  const { mailing, language } = sender;
  const row = await database.db
    .selectFrom('press_release')
    .select(['date', 'company_id', 'withdrawn_at', 'withdrawal_it as it', 'withdrawal_en as en'])
    .where('id', '=', mailing.press_release?.id ?? 0)
    .executeTakeFirst();
  if (row === undefined || row.withdrawn_at === null) return null;
  const words = MAILING_WORDS[language];
  const company = row.company_id === null ? null : await findCompanyName(database.db, row.company_id);
  const name = wordsIn(mailing.press_release?.title ?? NO_TEXT, language);
  const { note } = chooseNote(row, language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(row.date),
  );
  const title = words.withdrawnTitle(name);
  return {
    ...sender,
    isEmbargoed: false,
    isComing: false,
    title,
    subject: mailing.subject[language] || title,
    preheader: mailing.preheader[language],
    opening: mailing.opening[language],
    byline: company === null ? '' : words.issuer(company.name),
    notices: [words.withdrawn(name, day), ...(note === '' ? [] : [words.reason(note)])],
    release: null,
    excerpt: { html: '', text: '', hrefs: [] },
    target: null,
    action: '',
    picture: null,
    material: [],
    missing: 0,
  };
}

/** Links to pages of this site, which need an origin in a message. */
const OWN_HREF = /(<a\b[^>]*\bhref=")(\/?#\/|\/(?!\/))/g;
const HREF = /<a\b[^>]*\bhref="([^"]*)"/g;

function toExcerpt(
  release: PressRelease,
  { extent, ...place }: MailedPlace & { extent: Mailing['extent'] },
): Prepared['excerpt'] {
  const { origin } = place;
  const typed =
    extent === 'full' ? `${toMailedBody(release, place)}\n${release.boilerplate}` : toTeaser(release, place);
  const html = typed.replace(
    OWN_HREF,
    (_link, before: string, root: string) => `${before}${origin}${root.startsWith('/') ? '' : '/'}${root}`,
  );
  return {
    html,
    text: toPlainText(html).trim(),
    hrefs: Array.from(typed.matchAll(HREF), ([, href = '']) => decodeEntities(href)),
  };
}

const toTeaser = (release: PressRelease, place: MailedPlace): string =>
  release.abstract === '' ? toFirstParagraph(release, place) : toParagraph(release.abstract);

interface Looking {
  language: Language;
  /** Session of an officer, which gives access to its files; absent: they have no address yet. */
  session?: SessionMark;
}

/** An unpublished release in its future form, for previews of its message. */
async function findComingRelease(
  context: Pick<AppContext, 'database' | 'links' | 'now'>,
  id: number,
  { language, session }: Looking,
): Promise<PressRelease> {
  const release = await getOfficeRelease(context.database.db, id, { now: context.now() });
  const { office } = context.links;
  return showRelease(
    context,
    { release, toAddress: (file) => (session === undefined ? '' : office.toSigned(file, session)) },
    language,
  );
}
