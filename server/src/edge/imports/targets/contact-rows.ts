import { PERSON_LANGUAGES, type PersonLanguage } from '@press-room/contract/account';
import {
  CONTACT_ADDRESSES_MAX,
  CONTACT_NOTES_MAX_LENGTH,
  CONTACT_OUTLETS_MAX,
  CONTACT_ROLES_MAX,
  CONTACT_TAGS_MAX,
  TAG_MAX_LENGTH,
} from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import {
  splitAddresses as splitWords,
  toComparedAddress,
  toMailAddress,
} from '@press-room/contract/mail-addresses';
import { CONTACT_TABLE_FIELDS } from '@press-room/contract/table-formats';
import { type Note, note, type Prepared, type Values } from './target.ts';
import { doubtsOf, toText } from './texts.ts';
import { toCountry, toPlain } from './words.ts';

const languagesByName = new Map<string, PersonLanguage>();
for (const code of PERSON_LANGUAGES) {
  languagesByName.set(code, code);
  for (const locale of ['it', 'en', code]) {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
    languagesByName.set(toPlain(name), code);
  }
}

const split = (text: string, signs: RegExp): string[] => [
  ...new Set(text.split(signs).flatMap((part) => part.trim() || [])),
];

/** Not split at commas, which names of outlets and roles contain. */
export const splitNames = (text: string): string[] => split(text, /[;|]/);
/** A slash between spaces separates tags, one within a word does not. */
export const splitTags = (text: string): string[] => split(text, /[;,|]|\s\/\s/);
/** Addresses as copied from mail programs: `mailto:ada@example.com`, `Ada Rossi <ada@example.com>`. */
export const splitAddresses = (text: string): string[] =>
  [...new Set(splitWords(text))]
    .map((part) => part.replace(/^(?:<?mailto:|<)/i, '').replace(/>$/, ''))
    .filter((part) => part !== '');

/** Given language, else Italian for residents of Italy or without a country, else English. */
export function toLanguage({ language = '', country = '' }: Values): string {
  if (language !== '') return language;
  return country === '' || country === 'IT' ? 'it' : 'en';
}

const LENGTHS: Readonly<Record<string, number>> = { notes: CONTACT_NOTES_MAX_LENGTH, phone: 50 };

interface Read {
  value: string;
  errors: Note[];
}

/** Value of a cell in its stored form, with its errors. */
function readCell(field: string, cell: string): Read {
  const text = toText(cell, field !== 'notes');
  if (text === '') return { value: '', errors: [] };
  const choose = (found: string | undefined | null, refused: Note): Read =>
    found == null ? { value: text, errors: [refused] } : { value: found, errors: [] };
  if (field === 'country')
    return choose(toCountry(text), note('import_country_unknown', field, { value: text }));
  if (field === 'language')
    return choose(
      languagesByName.get(toPlain(text)),
      note('import_language_unknown', field, { value: text }),
    );
  if (field === 'outlet')
    return checkParts(field, splitNames(text), { most: CONTACT_OUTLETS_MAX, length: NAME_MAX_LENGTH });
  if (field === 'roles')
    return checkParts(field, splitNames(text), { most: CONTACT_ROLES_MAX, length: NAME_MAX_LENGTH });
  if (field === 'tags')
    return checkParts(field, splitTags(text), { most: CONTACT_TAGS_MAX, length: TAG_MAX_LENGTH });
  const n = LENGTHS[field] ?? NAME_MAX_LENGTH;
  return { value: text, errors: Array.from(text).length > n ? [note('too_long', field, { n })] : [] };
}

function checkParts(
  field: string,
  parts: string[],
  { most, length }: { most: number; length: number },
): Read {
  const errors = [
    ...(parts.length > most ? [note('too_many', field, { n: most })] : []),
    ...(parts.some((part) => Array.from(part).length > length)
      ? [note('too_long', field, { n: length })]
      : []),
  ];
  return { value: parts.join('; '), errors };
}

/** A row as a contact would be stored. */
export async function prepareContact(raw: ReadonlyMap<string, string>): Promise<Prepared> {
  const values: Record<string, string> = {};
  const errors: Note[] = [];
  const warnings: Note[] = [];
  for (const field of CONTACT_TABLE_FIELDS) {
    const cell = raw.get(field);
    if (cell === undefined || field === 'email') continue;
    const read = readCell(field, cell);
    values[field] = read.value;
    errors.push(...read.errors);
    warnings.push(...doubtsOf(field, read.value));
  }
  const { value: email, errors: refused } = readAddresses(toText(raw.get('email') ?? '', true));
  values.email = email;
  errors.push(...refused);
  const { first_name = '', last_name = '' } = values;
  const label = email || `${first_name} ${last_name}`.trim();
  return { values, external_id: '', label, errors, warnings };
}

/** The first address identifies a contact. Beside a name, only parts with an `@` count. */
function readAddresses(cell: string): Read {
  const typed = splitAddresses(cell).filter((part) => part.includes('@'));
  const value = [...new Set(typed.map(toComparedAddress))].join('; ') || cell;
  if (typed.length === 0 || typed.some((part) => toMailAddress(part) === null))
    return { value, errors: [note('email', 'email')] };
  const isMany = typed.length > CONTACT_ADDRESSES_MAX;
  return { value, errors: isMany ? [note('too_many', 'email', { n: CONTACT_ADDRESSES_MAX })] : [] };
}
