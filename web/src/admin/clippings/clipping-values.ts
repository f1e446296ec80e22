import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { ClippingProposal } from '@press-room/contract/clipping-proposals';
import type { Clipping, ClippingKind, ClippingLicence } from '@press-room/contract/clippings';
import { toOfficeDay } from '@press-room/contract/office-clock';
import type { Sector } from '@press-room/contract/sectors';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { capitalise, languageName } from '../../lib/format.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { showFiles } from '../components/files/file-names.tsx';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showChoice, showDay, showGroup, showSectors } from '../components/saving/show-values.ts';
import type { Named } from '../components/search-choice/named-choice.tsx';
import { KIND_LABELS, LICENCE_LABELS, TONE_LABELS } from './labels.ts';
import { showCompanies, showContact, showReleases } from './record-names.tsx';

export interface ClippingValues extends Record<string, unknown> {
  press_group: string;
  kind: ClippingKind;
  headline: string;
  outlet_name: string;
  author: string;
  /** At most one. */
  contact: readonly Named[];
  published_on: string;
  edition: string;
  page: string;
  url: string;
  picture_url: string;
  excerpt: string;
  language: string;
  tone: string;
  reach: string;
  space: string;
  seconds: string;
  licence: ClippingLicence;
  licensed_until: string;
  file: number | null;
  sectors: readonly number[];
  companies: readonly Named[];
  releases: readonly Named[];
  pictures: readonly number[];
}

export const CLIPPING_SCHEMA = formSchema<ClippingValues>({
  press_group: requiredText(),
  headline: requiredText(),
  outlet_name: requiredText(),
  published_on: requiredText(),
});

const titleOf = ({ id, title }: Clipping['releases'][number]): string =>
  ownWords(title) || m['office.releases.untitled']({ id });

const numeral = (value: number | null | undefined): string => ((value ?? null) === null ? '' : String(value));

/** Initial data of a new clipping: press group, subject, or a proposal. */
export interface Beginning {
  group: number | undefined;
  release: OfficePressRelease | null;
  proposal?: ClippingProposal;
}

function beginningOf({ group, release, proposal }: Beginning): Partial<Clipping> {
  const press_group = group === undefined ? {} : { press_group: { id: group, name: '' } };
  if (proposal !== undefined) return { ...press_group, ...ofProposal(proposal) };
  if (release === null) return press_group;
  const { id, press_group: own, sectors, company, text } = release;
  return {
    press_group: own,
    sectors,
    companies: company === null ? [] : [company],
    releases: [{ id, title: { it: text.it?.title ?? '', en: text.en?.title ?? '' } }],
  };
}

function ofProposal(proposal: ClippingProposal): Partial<Clipping> {
  const { press_group, outlet, published_on, url, headline, author, excerpt, language } = proposal;
  const { companies, releases } = proposal;
  return {
    url,
    headline,
    author,
    excerpt,
    language,
    companies,
    releases,
    kind: url === '' ? 'print' : 'web',
    ...(press_group && { press_group }),
    ...(outlet && { outlet: { ...outlet, reach: null } }),
    ...(published_on !== null && { published_on }),
  };
}

export const toValues =
  (beginning: Beginning) =>
  (stored: Clipping | null): ClippingValues => {
    const row: Partial<Clipping> = stored ?? beginningOf(beginning);
    return {
      press_group: numeral(row.press_group?.id),
      kind: row.kind ?? 'web',
      headline: row.headline ?? '',
      outlet_name: row.outlet?.name ?? '',
      author: row.author ?? '',
      contact: row.contact ? [row.contact] : [],
      published_on: row.published_on ?? toOfficeDay(new Date()),
      edition: row.edition ?? '',
      page: row.page ?? '',
      url: row.url ?? '',
      picture_url: row.picture_url ?? '',
      excerpt: row.excerpt ?? '',
      language: row.language ?? '',
      tone: row.tone ?? '',
      reach: numeral(row.reach),
      space: numeral(row.space),
      seconds: numeral(row.seconds),
      licence: row.licence ?? 'link_only',
      licensed_until: row.licensed_until ?? '',
      file: row.file ?? null,
      sectors: row.sectors ?? [],
      companies: row.companies ?? [],
      releases: (row.releases ?? []).map((release) => ({ id: release.id, name: titleOf(release) })),
      pictures: row.pictures ?? [],
    };
  };

/** A number, or the text as typed, which the server refuses with a message. */
const toNumber = (typed: string): number | string | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};

const idsOf = (rows: readonly Named[]): number[] => rows.map(({ id }) => id);

export const hasSpace = (kind: ClippingKind): boolean => kind === 'print';
export const hasSeconds = (kind: ClippingKind): boolean => kind === 'radio' || kind === 'tv';

export const toBody = (values: ClippingValues) => ({
  ...values,
  press_group: Number(values.press_group),
  contact: values.contact[0]?.id ?? null,
  reach: toNumber(values.reach),
  space: hasSpace(values.kind) ? toNumber(values.space) : null,
  seconds: hasSeconds(values.kind) ? toNumber(values.seconds) : null,
  licensed_until: values.licence === 'licensed' ? values.licensed_until || null : null,
  companies: idsOf(values.companies),
  releases: idsOf(values.releases),
});

const showLanguage = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? capitalise(languageName(value)) : '';

export const listCompared = (groups: readonly Named[], sectors: readonly Sector[]): ComparedField[] => [
  { name: 'press_group', label: m['office.releases.column.group'](), show: showGroup(groups) },
  { name: 'kind', label: m['office.clippings.kind'](), show: showChoice(KIND_LABELS) },
  { name: 'headline', label: m['office.clippings.headline']() },
  { name: 'outlet_name', label: m['office.outlets.one']() },
  { name: 'author', label: m['office.clippings.author']() },
  { name: 'contact', label: m['office.clippings.contact'](), show: showContact },
  { name: 'published_on', label: m['office.clippings.day'](), show: showDay },
  { name: 'edition', label: m['office.clippings.edition']() },
  { name: 'page', label: m['office.clippings.page']() },
  { name: 'url', label: m['office.clippings.url']() },
  { name: 'picture_url', label: m['office.clippings.pictureUrl']() },
  { name: 'excerpt', label: m['office.clippings.excerpt']() },
  { name: 'language', label: m['office.clippings.language'](), show: showLanguage },
  { name: 'tone', label: m['office.clippings.tone'](), show: showChoice(TONE_LABELS) },
  { name: 'reach', label: m['office.clippings.reach']() },
  { name: 'space', label: m['office.clippings.space']() },
  { name: 'seconds', label: m['office.clippings.seconds']() },
  { name: 'licence', label: m['office.clippings.licence'](), show: showChoice(LICENCE_LABELS) },
  { name: 'licensed_until', label: m['office.clippings.licenceDay'](), show: showDay },
  { name: 'file', label: m['office.clippings.file'](), show: showFiles },
  { name: 'sectors', label: m['office.editor.facts.sectors'](), show: showSectors(sectors) },
  { name: 'companies', label: m['office.companies.title'](), show: showCompanies },
  { name: 'releases', label: m['office.menu.releases'](), show: showReleases },
  { name: 'pictures', label: m['office.clippings.pictures'](), show: showFiles },
];
