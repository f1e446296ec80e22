import { LANGUAGES, type Language } from './languages.ts';

/**
 * Public addresses in addition to the app's hash routes: for search engines, messengers, feeds and mails. Only the id
 * identifies the record; the words before it are for people, and an address with other words redirects to the current
 * one.
 */
const WORDS = {
  releases: { en: 'releases', it: 'comunicati' },
  company: { en: 'companies', it: 'aziende' },
  sector: { en: 'sectors', it: 'settori' },
  event: { en: 'events', it: 'eventi' },
  appointment: { en: 'appointments', it: 'appuntamenti' },
  contact: { en: 'contact', it: 'contatti' },
} as const satisfies Record<string, Record<Language, string>>;

/** Identifies a record in an address: its id, and a slug of its title or name, which can be empty. */
interface Named {
  id: number;
  slug: string;
}

// The hyphen is kept without words: `12` alone would be December.
const nameOf = ({ id, slug }: Named): string => `${slug}-${id}`;

/** Home in a language; `/` is Home in the reader's language. */
export const homePage = (language: Language): string => `/${language}`;

/** The newest releases in a language. */
export const releasesPage = (language: Language): string => `/${language}/${WORDS.releases[language]}`;

/** `/en/releases/2026`, or with a month from 1 to 12 `/en/releases/2026/03`. */
export const archivePage = (language: Language, year: number, month?: number): string =>
  [releasesPage(language), year, ...(month === undefined ? [] : [String(month).padStart(2, '0')])].join('/');

export const releasePage = (language: Language, release: Named & { year: number }): string =>
  `${archivePage(language, release.year)}/${nameOf(release)}`;

/** Redirects to the page of a release whose year and title are unknown. */
const releaseShortcut = (language: Language, id: string): string => `${releasesPage(language)}/-${id}`;

/** Kinds of records with a page and a screen of this name. */
type Kind = 'company' | 'sector' | 'event' | 'appointment';
const thingPage =
  (kind: Kind) =>
  (language: Language, thing: Named): string =>
    `/${language}/${WORDS[kind][language]}/${nameOf(thing)}`;
export const companyPage = thingPage('company');
export const sectorPage = thingPage('sector');
export const eventPage = thingPage('event');
export const appointmentPage = thingPage('appointment');
/** Path prefix of pages of appointments. */
export const appointmentsRoot = (language: Language): string => `/${language}/${WORDS.appointment[language]}`;

/** Suffix of an appointment's page for its calendar entry. */
export const CALENDAR_ENDING = '.ics';

export const contactPage = (language: Language): string => `/${language}/${WORDS.contact[language]}`;

/** Public page with the statement of the site, without script; with a press group's id appended: that of the group. */
export const CRISIS_PAGE_PATH = '/crisis';
/** Id of the element with the statements of crises on every page, and the path for refreshing it. */
export const CRISIS_BANNER_ID = 'crisis';
export const CRISIS_BANNER_PATH = `${CRISIS_PAGE_PATH}/banner`;

/** Page of an address. */
export type Page = { language: Language } & (
  | { kind: 'archive'; year: number | null; month: number | null }
  | { kind: 'release' | Kind; id: number }
  | { kind: 'home' }
  | { kind: 'contact' }
);

const NUMBER = '[a-z0-9-]*-(\\d{1,9})';
const RELEASES = new RegExp(`^/(?:(\\d{4})(?:/(?:(0[1-9]|1[0-2])|${NUMBER}))?|-(\\d{1,9}))$`);
const THINGS = new RegExp(`^/${NUMBER}$`);

/** Parses a path without query, with or without a trailing slash; null: no page possible. */
export function readPage(path: string): Page | null {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  const language = LANGUAGES.find((each) => plain === homePage(each) || plain.startsWith(`/${each}/`));
  if (language === undefined) return null;
  if (plain === homePage(language)) return { language, kind: 'home' };
  const rest = plain.slice(language.length + 2);
  const word = rest.split('/', 1)[0] ?? '';
  const below = rest.slice(word.length);
  if (word === WORDS.contact[language]) return below === '' ? { language, kind: 'contact' } : null;
  const kind = (['company', 'sector', 'event', 'appointment'] as const).find(
    (each) => WORDS[each][language] === word,
  );
  if (kind !== undefined) {
    const id = THINGS.exec(below)?.[1];
    return id === undefined ? null : { language, kind, id: Number(id) };
  }
  if (word !== WORDS.releases[language]) return null;
  if (below === '') return { language, kind: 'archive', year: null, month: null };
  const [found, year, month, named, number] = RELEASES.exec(below) ?? [];
  if (found === undefined) return null;
  const id = named ?? number;
  if (id !== undefined) return { language, kind: 'release', id: Number(id) };
  return { language, kind: 'archive', year: Number(year), month: month === undefined ? null : Number(month) };
}

/**
 * Address with the words of its own language: `/en/comunicati/…` becomes `/en/releases/…`; null: the word belongs to no
 * other language.
 */
export function translatePath(path: string): string | null {
  const [, language = '', ...rest] = path.split('/');
  const known = LANGUAGES.find((each) => each === language);
  const at = rest[0] === 'embed' ? 1 : 0;
  const word =
    known && Object.values(WORDS).find((each) => Object.values<string>(each).includes(rest[at] ?? ''));
  if (!word || word[known] === rest[at]) return null;
  return ['', known, ...rest.with(at, word[known])].join('/');
}

/** Screen of the app with the same content as a page: the part after `#`. */
export function screenOf(page: Page): string {
  if (page.kind === 'contact') return '/contact-us';
  if (page.kind === 'home') return '/home';
  if (page.kind !== 'archive') return `/${page.kind === 'release' ? 'press-release' : page.kind}/${page.id}`;
  const { year, month } = page;
  const search = [year !== null && `year=${year}`, month !== null && `month=${month}`].filter(Boolean);
  return search.length === 0 ? '/home' : `/home?${search.join('&')}`;
}

const SCREEN_OF_THING = /^\/(press-release|company|sector|event|appointment)\/(\d{1,9})$/;
const SCREEN_OF_ARCHIVE = /^\/home(?:\?year=(\d{4})(?:&month=(\d{1,2}))?)?$/;

/** Page with the same content as a screen of the app; null: none. */
export function pageOf(screen: string, language: Language): string | null {
  if (screen === '/contact-us') return contactPage(language);
  const [, kind, id = ''] = SCREEN_OF_THING.exec(screen) ?? [];
  if (kind === 'press-release') return releaseShortcut(language, id);
  if (kind !== undefined) return thingPage(kind as Kind)(language, { id: Number(id), slug: '' });
  const archive = SCREEN_OF_ARCHIVE.exec(screen);
  if (archive === null) return null;
  const [, year, month] = archive;
  if (year === undefined) return releasesPage(language);
  return archivePage(language, Number(year), month === undefined ? undefined : Number(month));
}
