import type { Language } from '@press-room/contract/languages';
import {
  REVIEW_SECTIONS,
  type ReviewContent,
  type ReviewedClipping,
} from '@press-room/contract/press-reviews';
import { listMembers, ofCompanies } from '../../../content/press-review/links.ts';
import { describeCompanies, describeOrigin } from '../../../content/press-review/pdf/edition-document.ts';
import { findReview } from '../../../content/press-review/reading.ts';
import { formatDay, REVIEW_WORDS } from '../../../content/press-review/words.ts';
import type { AppContext } from '../../../core/context.ts';
import { lookOf } from '../../../platform/mail/looks.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { listMaterial } from './material.ts';
import type { MessageClass, Prepared, Sender } from './prepared.ts';
import { MAILING_WORDS } from './words.ts';

/** Maximum length of an excerpt in a message; the page of the edition shows all of it. */
const EXCERPT_MAX = 400;

/**
 * Message about an edition: people of companies get only what concerns these. Null if this reader may not see it, or it
 * contains nothing about their companies.
 */
export async function prepareEdition(
  context: AppContext,
  sender: Sender,
  reading: MessageClass,
): Promise<Prepared | null> {
  const { database, links, config, now } = context;
  const { mailing, language } = sender;
  const { reader, isAhead = false } = reading;
  const review = await findReview(database.db, mailing.press_review?.id ?? 0, now());
  if (review === null) return null;
  const isComing = review.state !== 'published';
  const { companies } = reader;
  const shown = companies === undefined ? review : ofCompanies(review, companies);
  if (shown === null || (isComing && !isAhead)) return null;
  const named = companies === undefined ? [] : listMembers(shown).filter(({ id }) => companies.includes(id));
  const toTarget = (recipient: number): string =>
    links.readers.toUrl('review', { id: review.id, recipient }).slice(config.PUBLIC_URL.length);
  // A page is about one company or the whole edition.
  const target = isComing || named.length > 1 ? null : toTarget(named[0]?.id ?? 0);
  const words = MAILING_WORDS[language];
  const title = toEditionTitle(review, language);
  const others = await listMaterial(context, mailing.links, { ...reading, release: null, page: null });
  return {
    ...sender,
    isEmbargoed: false,
    isComing,
    title,
    subject: mailing.subject[language] || title,
    preheader: mailing.preheader[language] || listOutlets(shown.clippings),
    opening: mailing.opening[language],
    byline: named.map(({ name }) => name).join(', '),
    notices: [],
    release: null,
    excerpt: {
      ...writeClippings(shown, {
        language,
        hasExcerpts: mailing.extent === 'full',
        look: lookOf(sender.house),
      }),
      hrefs: [],
    },
    target,
    action: words.readEdition,
    picture: null,
    material: [
      ...(target === null || companies !== undefined
        ? []
        : [{ title: words.editionPdf, target: `${target}/edition.pdf` }]),
      ...(isComing || named.length < 2
        ? []
        : named.map(({ id, name }) => ({ title: `${words.readEdition}: ${name}`, target: toTarget(id) }))),
      ...others,
    ],
    missing: mailing.links.length - others.length,
  };
}

/** Its own title in its language, the default title in the other. */
export const toEditionTitle = (
  { title, language, day }: Pick<ReviewContent, 'title' | 'language' | 'day'>,
  wanted: Language,
): string => (wanted === language ? title : REVIEW_WORDS[wanted].title(day));

const listOutlets = (clippings: readonly ReviewedClipping[]): string =>
  [...new Set(clippings.map(({ outlet }) => outlet))].join(', ').slice(0, EXCERPT_MAX);

interface Writing {
  /** Language of the words around the clippings. */
  language: Language;
  hasExcerpts: boolean;
  look: ReturnType<typeof lookOf>;
}

function toQuoted({ excerpt }: ReviewedClipping, { hasExcerpts }: Writing): string {
  if (!hasExcerpts) return '';
  if (excerpt.length <= EXCERPT_MAX) return excerpt;
  const end = excerpt.lastIndexOf(' ', EXCERPT_MAX);
  return `${excerpt.slice(0, end > 0 ? end : EXCERPT_MAX)} …`;
}

const GAP = 'margin:0 0 16px';

/** `lang` for texts in another language than the message. */
const toLang = (written: string, language: Language): string =>
  written === '' || written === language ? '' : ` lang="${escapeMarkup(written)}"`;

function writeClippings(review: ReviewContent, writing: Writing): { html: string; text: string } {
  const { language, look } = writing;
  const { day, introduction, clippings } = review;
  const words = REVIEW_WORDS[language];
  const facts = [formatDay(day, language), words.count(clippings.length)].join(' · ');
  const paragraphs = introduction.split(/\n{2,}/).filter(Boolean);
  const sections = REVIEW_SECTIONS.flatMap((section) => {
    const own = clippings.filter((each) => each.section === section);
    return own.length === 0 ? [] : [{ name: words.sections[section], own }];
  });
  return {
    html: [
      ...paragraphs.map(
        (each) =>
          `<p${toLang(review.language, language)} style="${GAP}">${escapeMarkup(each).replaceAll('\n', '<br>')}</p>`,
      ),
      `<p class="soft" style="${GAP};color:${look.inkSoft}">${escapeMarkup(facts)}</p>`,
      ...sections.flatMap(({ name, own }) => [
        `<h2 style="margin:24px 0 12px;padding:0 0 6px;border-bottom:1px solid ${look.joint};font-size:18px;line-height:1.3">${escapeMarkup(name)}</h2>`,
        ...own.map((each) => toHtml(each, writing)),
      ]),
    ].join('\n'),
    text: [
      ...paragraphs,
      facts,
      ...sections.flatMap(({ name, own }) => [name, ...own.map((each) => toText(each, writing))]),
    ].join('\n\n'),
  };
}

function toHtml(clipping: ReviewedClipping, writing: Writing): string {
  const { language, look } = writing;
  const { headline, url } = clipping;
  const lang = toLang(clipping.language, language);
  const companies = describeCompanies(clipping, language);
  const soft = (line: string) =>
    `<span class="soft" style="font-size:14px;color:${look.inkSoft}">${escapeMarkup(line)}</span>`;
  const quoted = toQuoted(clipping, writing);
  return `<p style="${GAP}">${[
    soft(describeOrigin(clipping, language)),
    url === ''
      ? `<strong${lang}>${escapeMarkup(headline)}</strong>`
      : `<a${lang} href="${escapeMarkup(url)}" style="color:${look.glaze};font-weight:bold">${escapeMarkup(headline)}</a>`,
    ...(companies === '' ? [] : [soft(companies)]),
    ...(quoted === '' ? [] : [`<span${lang}>${escapeMarkup(quoted).replaceAll('\n', '<br>')}</span>`]),
  ].join('<br>')}</p>`;
}

const toText = (clipping: ReviewedClipping, writing: Writing): string =>
  [
    describeOrigin(clipping, writing.language),
    clipping.headline,
    clipping.url,
    describeCompanies(clipping, writing.language),
    toQuoted(clipping, writing),
  ]
    .filter(Boolean)
    .join('\n');
