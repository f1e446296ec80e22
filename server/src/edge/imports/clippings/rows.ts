import {
  CLIPPING_COMPANIES_MAX,
  CLIPPING_SECTORS_MAX,
  CLIPPING_TABLE_FIELDS,
  CLIPPING_URL_MAX_LENGTH,
  type ClippingTableField,
  EDITION_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  EXTENT_MAX,
  HEADLINE_MAX_LENGTH,
} from '@press-room/contract/clippings';
import { REACH_MAX } from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { isWebAddress } from '@press-room/contract/urls';
import { toKey } from '../../../platform/text/keys.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import { type Note, note, type Prepared } from '../targets/target.ts';
import { doubtsOf, toText } from '../targets/texts.ts';
import { toCount, toDay, toKind, toLanguage, toLicence, toSeconds, toTone } from './words.ts';

const LENGTHS: Readonly<Partial<Record<ClippingTableField, number>>> = {
  headline: HEADLINE_MAX_LENGTH,
  edition: EDITION_MAX_LENGTH,
  page: EDITION_MAX_LENGTH,
  url: CLIPPING_URL_MAX_LENGTH,
  excerpt: EXCERPT_MAX_LENGTH,
};

const MOST: Readonly<Partial<Record<ClippingTableField, number>>> = {
  sectors: CLIPPING_SECTORS_MAX,
  companies: CLIPPING_COMPANIES_MAX,
};

/** Free text fields, in which `-` or `N/A` causes a warning. */
const TEXTS: readonly ClippingTableField[] = ['outlet', 'headline', 'author', 'edition', 'excerpt'];

/** Names in one cell; company names may contain commas. */
export const splitNames = (text: string): string[] => [
  ...new Set(text.split(/[;|\n]/).flatMap((part) => part.trim() || [])),
];

type Choose = [read: (text: string) => string | null | undefined, refused: MessageKey];
const CHOICES: Readonly<Partial<Record<ClippingTableField, Choose>>> = {
  published_on: [toDay, 'import_day_unknown'],
  licensed_until: [toDay, 'import_day_unknown'],
  kind: [toKind, 'import_kind_unknown'],
  tone: [toTone, 'import_tone_unknown'],
  language: [toLanguage, 'import_clipping_language_unknown'],
  licence: [toLicence, 'import_licence_unknown'],
  url: [(text) => (isWebAddress(text) ? text : null), 'import_link_unknown'],
  reach: [within(toCount, REACH_MAX), 'import_number_unknown'],
  space: [within(toCount, EXTENT_MAX), 'import_number_unknown'],
  seconds: [within(toSeconds, EXTENT_MAX), 'import_number_unknown'],
};

function within(read: (text: string) => number | null, most: number) {
  return (text: string): string | null => {
    const count = read(text);
    return count === null || count > most ? null : String(count);
  };
}

interface Read {
  value: string;
  errors: Note[];
}

function readCell(field: ClippingTableField, cell: string): Read {
  const text = toText(cell, field !== 'excerpt' && field !== 'companies' && field !== 'sectors');
  if (text === '') return { value: '', errors: [] };
  const [read, refused] = CHOICES[field] ?? [];
  if (read !== undefined && refused !== undefined) {
    const value = read(text);
    return value == null
      ? { value: text, errors: [note(refused, field, { value: text.slice(0, EDITION_MAX_LENGTH) })] }
      : { value, errors: checkLength(field, value) };
  }
  const most = MOST[field];
  if (most === undefined) return { value: text, errors: checkLength(field, text) };
  const names = splitNames(text);
  return {
    value: names.join('; '),
    errors: names.length > most ? [note('too_many', field, { n: most })] : [],
  };
}

function checkLength(field: ClippingTableField, value: string): Note[] {
  const n = LENGTHS[field] ?? NAME_MAX_LENGTH;
  return Array.from(value).length > n ? [note('too_long', field, { n })] : [];
}

/** A row as a clipping would be stored; names are not looked up yet. */
export async function prepareClipping(raw: ReadonlyMap<string, string>): Promise<Prepared> {
  const values: Record<string, string> = {};
  const errors: Note[] = [];
  const warnings: Note[] = [];
  for (const field of CLIPPING_TABLE_FIELDS) {
    const cell = raw.get(field);
    if (cell === undefined) continue;
    const read = readCell(field, cell);
    values[field] = read.value;
    errors.push(...read.errors);
    if (TEXTS.includes(field)) warnings.push(...doubtsOf(field, read.value));
  }
  const { outlet = '', headline = '', published_on = '', licence = '', licensed_until = '' } = values;
  if (headline === '') errors.push(note('required', 'headline'));
  if (published_on === '') errors.push(note('required', 'published_on'));
  if (toKey(outlet) === '') errors.push(note('required', 'outlet'));
  if (licensed_until !== '' && licence !== 'licensed')
    errors.push(note('licence_day_without', 'licensed_until'));
  return { values, external_id: '', label: headline, errors, warnings };
}
