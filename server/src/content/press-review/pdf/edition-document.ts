import {
  REVIEW_SECTIONS,
  type ReviewContent,
  type ReviewedClipping,
} from '@press-room/contract/press-reviews';
import type { PdfBlock, PdfDocument, Picture } from '../../../platform/pdf/blocks.ts';
import { formatDay, REVIEW_WORDS } from '../words.ts';

/** A page of a clipping's own file. */
export interface ClippingPage {
  source: Picture['source'];
  /** Text of the page of a document. */
  text: string;
}

/** Pages of one clipping, up to the limit of an edition. */
export interface ClippingPages {
  pages: readonly ClippingPage[];
  /** Number of further pages of the file. */
  left: number;
}

const NO_PAGES: ClippingPages = { pages: [], left: 0 };

/** Outlet, author, day and page, shown below a headline. */
export function describeOrigin(
  { outlet, author, published_on, edition, page }: ReviewedClipping,
  language: ReviewContent['language'],
): string {
  const words = REVIEW_WORDS[language];
  return [outlet, author, formatDay(published_on, language), edition, page === '' ? '' : words.page(page)]
    .filter(Boolean)
    .join(' · ');
}

export const describeCompanies = (
  { companies }: ReviewedClipping,
  language: ReviewContent['language'],
): string =>
  companies.length === 0
    ? ''
    : `${REVIEW_WORDS[language].companies}: ${companies.map(({ name }) => name).join(', ')}`;

/** Front page, contents, then the clippings with their pages, section by section. */
export function toEditionDocument(
  review: ReviewContent,
  pagesOf: ReadonlyMap<number, ClippingPages>,
  madeAt: Date,
): PdfDocument {
  const { title, language, press_group, day, introduction, clippings } = review;
  const words = REVIEW_WORDS[language];
  const sections = REVIEW_SECTIONS.flatMap((section) => {
    const own = clippings.filter((each) => each.section === section);
    return own.length === 0 ? [] : [{ section, own }];
  });
  const front: PdfBlock[] = [
    { kind: 'space', height: 8 },
    { kind: 'paragraph', text: press_group.name, style: 'lead' },
    { kind: 'heading', level: 1, text: title },
    {
      kind: 'paragraph',
      text: `${formatDay(day, language)} · ${words.count(clippings.length)}`,
      style: 'small',
    },
    ...(introduction === '' ? [] : [{ kind: 'paragraph', text: introduction } as const]),
    { kind: 'heading', level: 2, text: words.contents },
    {
      kind: 'contents',
      entries: sections.flatMap(({ section, own }) => [
        { text: words.sections[section], anchor: section, level: 1 as const },
        ...own.map(({ id, headline, outlet }) => ({
          text: `${headline} · ${outlet}`,
          anchor: `clipping-${id}`,
          level: 2 as const,
        })),
      ]),
    },
  ];
  return {
    title,
    language,
    author: press_group.name,
    header: `${press_group.name} · ${title}`,
    footer: words.footer,
    madeAt,
    blocks: [
      ...front,
      ...sections.flatMap(({ section, own }, at): PdfBlock[] => [
        ...begin(own, sections[at - 1]?.own, pagesOf),
        { kind: 'heading', level: 1, text: words.sections[section], anchor: section, room: SECTION_ROOM },
        ...own.flatMap((each) => toBlocks(each, pagesOf.get(each.id) ?? NO_PAGES, language)),
      ]),
    ],
  };
}

/** In points: a headline with its origin, its companies and its link. */
const CLIPPING_ROOM = 110;
/** In points: the heading of a section with its first clipping. */
const SECTION_ROOM = CLIPPING_ROOM + 64;

/** Starts a new page for the first section, and next to clippings with pages; lists of links continue on the page. */
function begin(
  [first]: readonly ReviewedClipping[],
  before: readonly ReviewedClipping[] | undefined,
  pagesOf: ReadonlyMap<number, ClippingPages>,
): PdfBlock[] {
  const hasPages = (clipping: ReviewedClipping | undefined): boolean =>
    clipping !== undefined && (pagesOf.get(clipping.id)?.pages.length ?? 0) > 0;
  return before === undefined || hasPages(before.at(-1)) || hasPages(first)
    ? [{ kind: 'page' }]
    : [{ kind: 'space', height: 36 }];
}

function toBlocks(
  clipping: ReviewedClipping,
  { pages, left }: ClippingPages,
  language: ReviewContent['language'],
): PdfBlock[] {
  const words = REVIEW_WORDS[language];
  const { id, headline, excerpt, url, outlet } = clipping;
  const companies = describeCompanies(clipping, language);
  return [
    { kind: 'heading', level: 2, text: headline, anchor: `clipping-${id}`, room: CLIPPING_ROOM },
    { kind: 'paragraph', text: describeOrigin(clipping, language), style: 'small' },
    ...(companies === '' ? [] : [{ kind: 'paragraph', text: companies, style: 'small' } as const]),
    ...(excerpt === '' ? [] : [{ kind: 'paragraph', text: excerpt } as const]),
    ...(url === '' ? [] : [{ kind: 'link', text: url, url } as const]),
    ...pages.map(({ source, text }, at): PdfBlock => {
      const name = words.picture(outlet, at + 1);
      return { kind: 'picture', source, alt: text === '' ? name : `${name}: ${text}`, hasFrame: true };
    }),
    ...(left === 0 ? [] : [{ kind: 'paragraph', text: words.more(left), style: 'small' } as const]),
  ];
}
