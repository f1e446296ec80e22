import type { Language } from '@press-room/contract/languages';
import {
  REVIEW_SECTIONS,
  type ReviewContent,
  type ReviewedClipping,
} from '@press-room/contract/press-reviews';
import { describeCompanies, describeOrigin } from '../../content/press-review/pdf/edition-document.ts';
import { formatDay, REVIEW_WORDS } from '../../content/press-review/words.ts';
import { localeOf } from '../../platform/text/bilingual.ts';
import { element, type Xml } from '../../platform/text/xml.ts';
import { paragraph, say } from '../alerts/page/shell.ts';

interface ShownEdition {
  review: ReviewContent;
  /** PDF of the whole edition; null: the page shows a part of it. */
  pdfUrl: string | null;
  /** Null: recipients of one edition do not see the others. */
  archiveUrl: string | null;
}

/** An edition, section by section; clippings link to their articles. */
export function writeEdition({ review, pdfUrl, archiveUrl }: ShownEdition): (Xml | null)[] {
  const { press_group, day, introduction, language, clippings } = review;
  const words = REVIEW_WORDS[language];
  const facts = [press_group.name, formatDay(day, language), words.count(clippings.length)];
  return [
    paragraph(facts.join(' · '), 'soft'),
    introduction === '' ? null : paragraph(introduction, 'lines'),
    element(
      'p',
      { class: 'row' },
      pdfUrl === null
        ? null
        : element('a', { href: pdfUrl, class: 'button' }, say(language, 'review_page_pdf')),
      archiveUrl === null
        ? null
        : element('a', { href: archiveUrl, class: 'button quiet' }, say(language, 'review_page_archive')),
    ),
    ...REVIEW_SECTIONS.flatMap((section) => {
      const own = clippings.filter((each) => each.section === section);
      return own.length === 0
        ? []
        : [
            element('h2', {}, words.sections[section]),
            ...own.map((clipping) => writeClipping(clipping, language)),
          ];
    }),
  ];
}

function writeClipping(clipping: ReviewedClipping, language: Language): Xml {
  const { headline, url, excerpt, language: written } = clipping;
  const companies = describeCompanies(clipping, language);
  const lang = written === '' || written === language ? null : written;
  return element(
    'article',
    { class: 'card' },
    element('h3', { lang }, url === '' ? headline : element('a', { href: url, rel: 'noreferrer' }, headline)),
    paragraph(describeOrigin(clipping, language), 'soft'),
    companies === '' ? null : paragraph(companies, 'soft'),
    excerpt === '' ? null : element('p', { lang }, excerpt),
  );
}

const nameMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

interface ShownArchive {
  language: Language;
  /** `YYYY-MM`, latest first. */
  months: readonly string[];
  month: string;
  editions: readonly { title: string; url: string; language: Language }[];
  toMonthUrl: (month: string) => string;
}

/** Editions of a month, and the months that have any. */
export const writeArchive = ({
  language,
  months,
  month,
  editions,
  toMonthUrl,
}: ShownArchive): (Xml | null)[] =>
  months.length === 0
    ? [paragraph(say(language, 'review_page_none'))]
    : [
        element('h2', {}, nameMonth(month, language)),
        element(
          'ul',
          { class: 'card' },
          editions.map((edition) =>
            element('li', { lang: edition.language }, element('a', { href: edition.url }, edition.title)),
          ),
        ),
        element(
          'nav',
          { 'aria-label': say(language, 'review_page_months'), class: 'row' },
          months.map((each) =>
            element(
              'a',
              { href: toMonthUrl(each), 'aria-current': each === month ? 'page' : null },
              nameMonth(each, language),
            ),
          ),
        ),
      ];
