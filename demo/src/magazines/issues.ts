import type { MagazineKind } from '@press-room/contract/magazines';
import { MOTIF_NAMES, type MotifName, type Palette } from '../pdf/motifs.ts';
import type { Bilingual } from '../types.ts';
import { type Territory, territories } from './territories.ts';
import { type Article, demoArticles, themes } from './texts.ts';

export interface Issue {
  key: string;
  kind: MagazineKind;
  territory: Territory | null;
  year: number;
  month: number;
  /** Counted from the first one of its kind. */
  number: number;
  theme: Bilingual;
  editorial: Bilingual;
  articles: readonly Article[];
  motif: MotifName;
  palette: Palette;
}

const palette = (paper: string, ink: string, first: string, second: string, third: string): Palette => ({
  paper,
  ink,
  first,
  second,
  third,
});

const PALETTES: readonly Palette[] = [
  palette('#f6f0e2', '#17264d', '#1d3f8f', '#5c86c9', '#e2a52f'),
  palette('#f8ecdc', '#3a1f1a', '#b9502f', '#e29a72', '#23304f'),
  palette('#f2efe2', '#17362c', '#2f6b55', '#8fb59a', '#d98f3a'),
  palette('#f7eef0', '#3a1a30', '#8f2f52', '#d98a9a', '#e9b93c'),
  palette('#eef3f3', '#12303a', '#1f6f7c', '#7fbab6', '#e0755a'),
  palette('#f5f0e0', '#2b2620', '#8a5a2b', '#cfa45f', '#3f6f7b'),
  palette('#f1eff6', '#241f44', '#4a3f8f', '#9a8fcf', '#efb54a'),
  palette('#f4f3ec', '#1f2328', '#4a535c', '#a3acb2', '#c9452f'),
];

const ITALIAN_MONTHS = [3, 6, 9, 11];
const FIRST_YEAR = 2022;
const YEARS = 5;
/** Steps through the articles of a year, so that no two years combine them alike. */
const STRIDES = [1, 4, 7, 11, 13];

function pickArticles(first: number, count: number, year: number): Article[] {
  const stride = STRIDES[(year - FIRST_YEAR) % STRIDES.length] ?? 1;
  return Array.from({ length: count }, (_, at) => {
    const article = demoArticles[((first + at) * stride + year) % demoArticles.length];
    if (article === undefined) throw new Error('There are no articles');
    return article;
  });
}

const look = (number: number): Pick<Issue, 'motif' | 'palette'> => ({
  motif: MOTIF_NAMES[number % MOTIF_NAMES.length] ?? 'quarters',
  palette:
    PALETTES[number % PALETTES.length] ?? palette('#ffffff', '#000000', '#000000', '#777777', '#bbbbbb'),
});

const twoDigits = (month: number): string => String(month).padStart(2, '0');

const italianIssues = themes.map(({ title, editorial }, index): Issue => {
  const year = FIRST_YEAR + Math.floor(index / ITALIAN_MONTHS.length);
  const month = ITALIAN_MONTHS[index % ITALIAN_MONTHS.length] ?? 1;
  return {
    key: `italian-${year}-${twoDigits(month)}`,
    kind: 'italian',
    territory: null,
    year,
    month,
    number: index + 1,
    theme: title,
    editorial,
    articles: pickArticles((index % ITALIAN_MONTHS.length) * 8, 8, year),
    ...look(index),
  };
});

/** Territories come out in turn; from 2025 on twice a year. */
function internationalIssuesOf(territory: Territory, place: number): Issue[] {
  const numbers = Array.from({ length: YEARS }, (_, at) => FIRST_YEAR + at).flatMap((year) =>
    year < FIRST_YEAR + 3
      ? [{ year, month: 4 + place }]
      : [
          { year, month: 2 + place },
          { year, month: 7 + place },
        ],
  );
  return numbers.map(({ year, month }, index): Issue => {
    const theme = themes[(index * 5 + place * 3) % themes.length];
    return {
      key: `international-${territory.code.toLowerCase()}-${year}-${twoDigits(month)}`,
      kind: 'international',
      territory,
      year,
      month,
      number: index + 1,
      theme: theme?.title ?? territory.name,
      editorial: {
        it: `${territory.editorial.it} ${theme?.editorial.it ?? ''}`,
        en: `${territory.editorial.en} ${theme?.editorial.en ?? ''}`,
      },
      articles: pickArticles(index * 5 + place * 9, 5, year),
      ...look(index * 3 + place * 2 + 1),
    };
  });
}

/** Every issue, newest first. */
export const demoIssues: readonly Issue[] = [
  ...italianIssues,
  ...territories.flatMap(internationalIssuesOf),
].toSorted((first, second) => second.year - first.year || second.month - first.month);

const MONTHS: Readonly<Record<keyof Bilingual, Intl.DateTimeFormat>> = {
  it: new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Month and year in words. */
export const issueDate = (
  { year, month }: Pick<Issue, 'year' | 'month'>,
  language: keyof Bilingual,
): string => MONTHS[language].format(new Date(Date.UTC(year, month - 1, 1)));

export const magazineName = ({ kind }: Pick<Issue, 'kind'>): string =>
  kind === 'italian' ? 'Quarto Fuoco' : 'Fourth Fire';

export const issueTitle = (issue: Issue): Bilingual => ({
  it: `${magazineName(issue)} ${issue.territory === null ? '' : `${issue.territory.name.it} `}${issue.number}: ${issue.theme.it}`,
  en: `${magazineName(issue)} ${issue.territory === null ? '' : `${issue.territory.name.en} `}${issue.number}: ${issue.theme.en}`,
});
