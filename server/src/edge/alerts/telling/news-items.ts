import type { ReleaseAccess } from '@press-room/contract/access';
import type { Language } from '@press-room/contract/languages';
import { chooseNote, listCorrectionNotes } from '../../../content/press-releases/publication/corrections.ts';
import { findWithdrawal } from '../../../content/press-releases/publication/withdrawal.ts';
import { listReleasesById, type ReleaseRecord } from '../../../content/press-releases/queries.ts';
import { findCompanyName } from '../../../core/companies/names.ts';
import type { AppContext } from '../../../core/context.ts';
import { toReleaseUrl } from '../../../core/sites/addresses.ts';
import { CONFIRMED, isOpenTo } from '../../../core/visibility/visibility.ts';
import { fill } from '../../../platform/mail/layout.ts';
import { ALERT_WORDS } from '../../../platform/mail/templates/alerts.ts';
import { localeOf } from '../../../platform/text/bilingual.ts';
import { describeMedium, toMaterialUrl } from '../media/describe.ts';
import { isMedium, type MediumNews } from '../media/matching.ts';
import type { Moment, Person, Piece } from './selection.ts';

/** A release as described in a message; plain texts. */
export interface NewsItem {
  title: string;
  /** Language of title and summary. */
  language: Language;
  /** Label of a correction or withdrawal; empty for a new release. */
  label: string;
  /** Date, issuer and other facts. */
  facts: string[];
  summary: string;
  url: string;
}

const toDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const isForPress = (access: ReleaseAccess): boolean => !isOpenTo(access, CONFIRMED);

/** In the given order, without those that the person can no longer read. */
export async function listNewsItems(
  context: AppContext,
  { person: { reader }, now }: Pick<Moment, 'now'> & { person: Pick<Person, 'reader'> },
  pieces: readonly Piece[],
  language: Language,
): Promise<{ piece: Piece; item: NewsItem }[]> {
  const { db } = context.database;
  const shown = pieces.flatMap((piece) => (piece.kind === 'withdrawn' || isMedium(piece) ? [] : [piece.id]));
  const rows = await listReleasesById(db, { reader, now }, language, shown);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const told: { piece: Piece; item: NewsItem }[] = [];
  for (const piece of pieces) {
    const item = await toItem(piece);
    if (item !== null) told.push({ piece, item });
  }
  return told;

  async function toItem(piece: Piece): Promise<NewsItem | null> {
    if (isMedium(piece)) return describeMediumNews(context, { piece, reader }, language);
    if (piece.kind === 'withdrawn') return describeWithdrawn(context, { reader, id: piece.id }, language);
    const row = byId.get(piece.id);
    return row === undefined ? null : describeRelease(context, { row, kind: piece.kind }, language);
  }
}

async function describeMediumNews(
  context: AppContext,
  { piece, reader }: { piece: Pick<MediumNews, 'id' | 'kind'>; reader: Person['reader'] },
  language: Language,
): Promise<NewsItem | null> {
  const medium = await describeMedium(context, piece, { reader, language });
  if (medium === null) return null;
  const words = ALERT_WORDS[language];
  const { title, language: own, facts, screen } = medium;
  const { access } = await context.database.db
    .selectFrom(piece.kind)
    .select('access')
    .where('id', '=', piece.id)
    .executeTakeFirstOrThrow();
  const isOpen = access === 'public' && !reader.isAdmitted;
  return {
    title,
    language: own,
    label: words[piece.kind],
    facts: [
      ...facts,
      ...(own === language ? [] : [words.only[own]]),
      ...(isForPress(access) ? [words.press] : []),
      ...(access === 'confirmed' && !reader.isAdmitted ? [words.account] : []),
    ],
    url: isOpen ? toMaterialUrl(context.config, piece, language) : screen,
    summary: '',
  };
}

async function describeRelease(
  { config, database }: AppContext,
  { row, kind }: { row: ReleaseRecord; kind: 'new' | 'corrected' | 'reinstated' },
  language: Language,
): Promise<NewsItem> {
  const words = ALERT_WORDS[language];
  const [last] = kind === 'corrected' ? await listCorrectionNotes(database.db, row.id) : [];
  const note = last === undefined ? '' : chooseNote(last.note, language).note;
  const label = kind === 'new' ? '' : [words[kind], note].filter(Boolean).join(': ');
  return {
    title: row.title,
    language: row.language,
    label,
    facts: [
      toDay(row.date, language),
      row.company_name ?? row.group_name,
      ...(row.language === language ? [] : [words.only[row.language]]),
      ...(isForPress(row.access) ? [words.press] : []),
    ],
    summary: row.abstract || row.subtitle,
    // Press-only releases have no public page.
    url:
      row.access === 'public' ? toReleaseUrl(config, row) : `${config.PUBLIC_URL}/#/press-release/${row.id}`,
  };
}

/** The title is no longer disclosed. */
async function describeWithdrawn(
  { config, database: { db } }: AppContext,
  asked: Parameters<typeof findWithdrawal>[1],
  language: Language,
): Promise<NewsItem | null> {
  const withdrawal = await findWithdrawal(db, asked, language);
  if (withdrawal === null) return null;
  const row = await db
    .selectFrom('press_release')
    .select(['date', 'company_id'])
    .where('id', '=', asked.id)
    .executeTakeFirstOrThrow();
  const company = row.company_id === null ? null : await findCompanyName(db, row.company_id);
  const words = ALERT_WORDS[language];
  const parameters = { date: toDay(row.date, language), issuer: company?.name ?? '' };
  return {
    title: fill(company === null ? words.gone : words.goneOf, parameters),
    language,
    label: [words.withdrawn, withdrawal.note].filter(Boolean).join('. '),
    facts: [],
    summary: '',
    url: `${config.PUBLIC_URL}/#/press-release/${asked.id}`,
  };
}
