import type { Picture } from '@press-room/contract/assets';
import type { PressReleaseGroup, SnippetPart } from '@press-room/contract/press-releases';
import type { SearchResults } from '@press-room/contract/search';
import type { IconName } from '../../../components/icon.tsx';
import type { Locale } from '../../../i18n/locale.ts';
import { describeShownLanguage } from '../../../i18n/shown-language.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { markWords } from '../../../lib/mark-words.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompanyPage, toHome, toPressRelease } from '../../../paths.ts';
import { toMagazines } from '../../magazines/filter.ts';
import { wordsFound } from '../../magazines/find/words-found.ts';
import { issueText } from '../../magazines/words.ts';
import { ALL_PICTURES, toGallery } from '../../press-gallery/address.ts';
import { toLocalName } from '../../press-gallery/names.ts';
import { inGroup } from '../../press-groups/press-group.ts';
import { toPressKits } from '../../press-kit/editions.ts';
import { countReleases } from '../../press-releases/count-releases.ts';

/** Record that the palette has actions for. */
export type Thing = {
  kind: 'press_release' | 'picture' | 'magazine' | 'press_kit' | 'gallery';
  id: number;
  /** Credit of a picture. */
  credit?: string;
  isUnderEmbargo?: boolean;
};
export type Option = {
  key: string;
  href: string;
  /** Replaces the navigation to the address. */
  run?: () => void;
  thing?: Thing;
  icon: IconName;
  /** Replaces the icon. */
  picture?: Picture;
  title: readonly SnippetPart[];
  /** Language of the title, if it differs from the interface's. */
  lang?: string;
  facts: readonly string[];
  /** Excerpt with the matches. */
  excerpt?: readonly SnippetPart[];
};
export type OptionGroup = { name: string; heading: string; options: readonly Option[] };
/** Search query, with language and press group. */
export type Question = { q: string; locale: Locale; group: number | null };

/** Results by type with their addresses. Types without results are left out. */
export function toGroups(results: SearchResults, question: Question): OptionGroup[] {
  const groups: OptionGroup[] = [
    { name: 'releases', heading: m['search.group.releases'](), options: toReleases(results, question) },
    { name: 'companies', heading: m['search.group.companies'](), options: toCompanies(results, question) },
    { name: 'galleries', heading: m['search.group.galleries'](), options: toGalleries(results, question) },
    { name: 'pictures', heading: m['search.group.pictures'](), options: toPictures(results, question) },
    { name: 'magazines', heading: m['search.group.magazines'](), options: toIssues(results, question) },
    { name: 'kits', heading: m['search.group.kits'](), options: toKits(results, question) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Link to all results on Home. */
export const toAll = (q: string): OptionGroup => ({
  name: 'all',
  heading: m['search.group.all'](),
  options: [
    {
      key: 'all',
      href: toHome({ q }),
      icon: 'next',
      title: [{ text: m['search.all']({ words: q }), hit: false }],
      facts: [],
    },
  ],
});

/** Results in the other press groups. */
export function toElsewhere(groups: readonly PressReleaseGroup[], q: string): OptionGroup[] {
  const options = groups.map(
    ({ group, count, is_capped }): Option => ({
      key: `group-${group.id}`,
      href: inGroup(toHome({ q }), group.id),
      icon: 'next',
      title: [{ text: group.name, hit: false }],
      facts: [countReleases(count, is_capped)],
    }),
  );
  return options.length === 0 ? [] : [{ name: 'elsewhere', heading: m['search.group.elsewhere'](), options }];
}

const toReleases = ({ releases }: SearchResults, { q, locale }: Question): Option[] =>
  releases.map(({ id, title, language, date, group, company, embargo }) => ({
    thing: { kind: 'press_release', id, isUnderEmbargo: embargo !== undefined },
    key: `release-${id}`,
    href: toPressRelease(id),
    icon: 'releases',
    title: markWords(title, q),
    ...inLanguage(language, locale, [
      ...(embargo === undefined ? [] : [embargo.line]),
      formatDate(date),
      m['pressReleases.from']({ company: (company ?? group).name }),
    ]),
  }));

const toGalleries = ({ galleries }: SearchResults, { q }: Question): Option[] =>
  galleries.map(({ id, name, pictures }) => ({
    thing: { kind: 'gallery', id },
    key: `gallery-${id}`,
    href: toGallery(ALL_PICTURES, { gallery: id }),
    icon: 'gallery',
    title: markWords(toLocalName(name), q),
    facts: [m['gallery.count']({ count: pictures })],
  }));

const toPictures = ({ pictures }: SearchResults, { q }: Question): Option[] =>
  pictures.map((picture) => ({
    thing: { kind: 'picture', id: picture.id, credit: picture.credit },
    key: `picture-${picture.id}`,
    href: toGallery(ALL_PICTURES, { gallery: picture.gallery.id, picture: picture.id }),
    icon: 'gallery',
    picture,
    title: markWords(picture.caption || picture.alt, q),
    facts: [
      toLocalName(picture.gallery.name),
      picture.credit && m['pressReleases.detail.credit']({ name: picture.credit }),
    ],
  }));

const toIssues = ({ magazines }: SearchResults, { q, locale }: Question): Option[] =>
  magazines.map(({ id, kind, title, language, hit, ...issue }) => ({
    thing: { kind: 'magazine', id },
    key: `magazine-${id}`,
    href: toMagazines(kind, {}, { id, page: hit?.page ?? 1, find: hit ? wordsFound(hit.parts, q) : '' }),
    icon: 'magazine',
    title: markWords(title, q),
    ...inLanguage(language, locale, [
      issueText(issue),
      ...(hit ? [m['magazines.list.page']({ page: formatNumber(hit.page) })] : []),
    ]),
    ...(hit && { excerpt: hit.parts }),
  }));

/** Press kits; a kit of another press group opens in the scope of that group. */
const toKits = ({ press_kits }: SearchResults, { q, locale, group }: Question): Option[] =>
  press_kits.map(({ id, title, language, year, group: { id: owner, name } }) => {
    const href = toPressKits({ year, language: null });
    return {
      thing: { kind: 'press_kit', id },
      key: `kit-${id}`,
      href: owner === group ? href : inGroup(href, owner),
      icon: 'kit',
      title: markWords(title, q),
      ...inLanguage(language, locale, [String(year), name]),
    };
  });

const toCompanies = ({ companies }: SearchResults, { q }: Question): Option[] =>
  companies.map(({ id, name, city }) => ({
    key: `company-${id}`,
    href: toCompanyPage(id),
    icon: 'company',
    title: markWords(name, q),
    facts: [city],
  }));

/** Adds a note to a text in another language than the reader's. */
const inLanguage = (language: string, locale: Locale, facts: string[]) =>
  language === locale
    ? { facts }
    : {
        lang: language,
        facts: [...facts, describeShownLanguage(language, locale)],
      };
