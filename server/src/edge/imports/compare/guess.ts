import { EXTERNAL_ID, IMPORT_FIELDS, type ImportTarget } from '@press-room/contract/imports';
import { isWebAddress } from '@press-room/contract/urls';
import { checkItalianVat } from '@press-room/contract/vat';
import { CLIPPING_NAMES } from '../clippings/column-names.ts';
import type { Found } from '../read/shape.ts';
import { toCountry, toPlain } from '../targets/words.ts';

/** Column names in real files and in our own screens, by field. */
const COMPANY_NAMES: Readonly<Record<string, readonly string[]>> = {
  business_name: [
    'business name',
    'ragsociale',
    'ragsoc',
    'ragione sociale',
    'rag sociale',
    'denominazione',
    'companyname',
    'company name',
    'company',
    'azienda',
    'ditta',
    'gestore',
    'nome azienda',
    'denominazione in italiano',
  ],
  vat: ['piva', 'p iva', 'partita iva', 'partitaiva', 'vat', 'vat number', 'vat no', 'iva', 'cod iva'],
  address: ['indirizzo', 'address', 'via', 'street', 'sede', 'sede legale'],
  city: ['citta', 'comune', 'city', 'town', 'localita'],
  state: [
    'prov',
    'provincia',
    'region',
    'state',
    'sigla provincia',
    'sigla automobilistica',
    'regione',
    'province or state',
    'provincia o stato',
    'province',
  ],
  postal_code: ['cap', 'postalcode', 'postal code', 'zip', 'postcode', 'codice postale'],
  country: ['nazione', 'country', 'paese', 'stato'],
  telephone: ['tel', 'telufficio', 'telefono', 'phone', 'telephone', 'tel ufficio', 'telefono ufficio'],
  fax: ['fax', 'telefax'],
  press_contact: [
    'contatto stampa',
    'referente stampa',
    'ufficio stampa',
    'press contact',
    'press office',
    'contatto per la stampa',
  ],
  press_email: [
    'email stampa',
    'email ufficio stampa',
    'e mail stampa',
    'e mail per la stampa',
    'email per la stampa',
    'press email',
    'press e mail',
    'e mail for the press',
    'email for the press',
    'press office email',
  ],
  short_description: [
    'descrizione',
    'description',
    'short description',
    'breve descrizione',
    'descrizione breve',
    'attivita',
  ],
  association_status: [
    'stato associativo',
    'associazione',
    'associato',
    'associata',
    'adesione',
    'adesione all associazione',
    'association status',
    'membership',
    'membership of the association',
    'status',
  ],
  typology: [
    'tipologia',
    'typology',
    'type of production',
    'tipo di produzione',
    'settore',
    'sector',
    'merceologia',
  ],
  [EXTERNAL_ID]: [
    'customerid',
    'supplierid',
    'codice',
    'id',
    'codice cliente',
    'companyid',
    'external id',
    'number in the other program',
    'codice nell altro programma',
  ],
};

const USER_NAMES: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'e mail', 'mail', 'posta elettronica', 'indirizzo email', 'emailaddress'],
  first_name: ['nome', 'first name', 'firstname', 'name', 'given name'],
  last_name: ['cognome', 'last name', 'lastname', 'surname', 'family name'],
};

const CONTACT_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...USER_NAMES,
  salutation: ['saluto', 'titolo', 'salutation', 'title', 'prefix'],
  roles: ['ruolo', 'ruoli', 'qualifica', 'incarico', 'role', 'roles', 'job title', 'position'],
  outlet: ['testata', 'testate', 'giornale', 'media', 'outlet', 'newspaper', 'organization', 'azienda'],
  phone: ['telefono', 'tel', 'cellulare', 'phone', 'telephone', 'mobile'],
  language: ['lingua', 'language'],
  country: ['paese', 'nazione', 'country'],
  tags: [
    'etichette',
    'tag',
    'temi',
    'argomenti',
    'categorie',
    'settori',
    'settore',
    'tags',
    'topics',
    'categories',
    'sectors',
    'beats',
    'settori ed etichette',
    'sectors and tags',
  ],
  notes: ['note', 'notes', 'annotazioni'],
};

const NAMES: Readonly<Record<ImportTarget, Readonly<Record<string, readonly string[]>>>> = {
  company: COMPANY_NAMES,
  user: USER_NAMES,
  contact: CONTACT_NAMES,
  clipping: CLIPPING_NAMES,
};

/** Markers of public variants in column names. */
const PUBLIC =
  /^(?:pub|public|pubblic[oa]) (.+)$|^(.+?) (?:visibile ai lettori|visible to readers|dato pubblico|public|pubblic[oa])$/;

/** The name without words that mark the public variant. */
function toOwnName(name: string): string {
  const plain = toPlain(name);
  const [, before, after] = PUBLIC.exec(plain) ?? [];
  return before ?? after ?? plain;
}

/** The field with a name. */
function findField(name: string, target: ImportTarget): string | null {
  const own = toOwnName(name);
  const found = Object.entries(NAMES[target]).find(
    ([field, names]) => toPlain(field) === own || names.includes(own),
  );
  if (found === undefined) return null;
  const field = own === toPlain(name) ? found[0] : `pub_${found[0]}`;
  return IMPORT_FIELDS[target].some((each) => each === field) ? field : null;
}

export interface Guess {
  guess: string | null;
  is_confirmed: boolean;
}

/** Share of a column's values that must look like its field; fields without an entry accept anything. */
const CONTENT: Readonly<Record<string, (text: string) => boolean>> = {
  vat: (text) => {
    const digits = text
      .toUpperCase()
      .replace(/[\s.\-/]/g, '')
      .replace(/^IT/, '');
    // A foreign number starts with letters and consists mostly of digits; a rate is short.
    return /^[A-Z]{2,3}(?=(?:[A-Z]*\d){6})\w{7,14}$/.test(digits) || isItalian(digits);
  },
  email: (text) => /^(?:[^\s@]+|".+")@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  country: (text) => toCountry(text) !== null,
  url: isWebAddress,
};
/** Fields that can be recognised by their content alone. */
const FIELD_BY_CONTENT: Readonly<Record<ImportTarget, string>> = {
  company: 'vat',
  user: 'email',
  contact: 'email',
  clipping: 'url',
};
/**
 * Names of those fields in our screens and exports, in both languages: such a column is accepted, and its errors are
 * reported.
 */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  vat: ['vat', 'vat number', 'partita iva'],
  email: ['email', 'e mail'],
  country: ['country', 'paese'],
  url: ['link', 'url'],
};
const isItalian = (digits: string): boolean =>
  /^\d{8,11}$/.test(digits) && checkItalianVat(digits.padStart(11, '0')) !== 'wrong';
const SHARE = 0.6;
/** Share of matching values that is sufficient whatever the column's name. */
const SHARE_ALONE = 0.9;

function shareOf(found: Found, column: number, field: string): number {
  const looksRight = CONTENT[field];
  if (looksRight === undefined) return 1;
  const cells = found.rows
    .map(({ cells: each }) => (each[column] ?? '').trim())
    .filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter(looksRight).length / cells.length;
}

/** Suggested field of each column by its name, confirmed by its content. No field is suggested twice. */
export function guessColumns(found: Found, target: ImportTarget): Guess[] {
  const taken = new Set<string>();
  const named = found.columns.map(({ name, problem }, at): Guess => {
    const guess = findField(name, target);
    if (guess === null || problem !== null) return { guess: null, is_confirmed: false };
    const field = guess.replace(/^pub_/, '');
    const isRight = LABELS[field]?.includes(toOwnName(name)) || shareOf(found, at, field) >= SHARE;
    const is_confirmed = isRight && !taken.has(guess);
    if (is_confirmed) taken.add(guess);
    return { guess, is_confirmed };
  });
  return named.map((one, at) => (one.guess === null ? guessByContent(found, target, { at, taken }) : one));
}

function guessByContent(
  found: Found,
  target: ImportTarget,
  { at, taken }: { at: number; taken: Set<string> },
): Guess {
  const field = FIELD_BY_CONTENT[target];
  const fits = !taken.has(field) && found.rows.length > 2 && shareOf(found, at, field) >= SHARE_ALONE;
  return { guess: fits ? field : null, is_confirmed: false };
}
