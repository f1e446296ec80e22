import {
  COMPANY_FIELDS,
  type CompanyField,
  type CompanyValues,
  PUBLIC_FIELD_LENGTHS,
  type PublicField,
} from '@press-room/contract/companies';
import { EXTERNAL_ID } from '@press-room/contract/imports';
import { toMailAddress } from '@press-room/contract/mail-addresses';
import { checkVat } from '../../../content/companies/vat.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import { type Note, note, type Prepared, type Values } from './target.ts';
import { doubtsOf, toText } from './texts.ts';
import { toCountry, toStatus, toTypology } from './words.ts';

/** Fields that are stored as null instead of an empty text. */
const CHOICES = ['association_status', 'typology'] as const;
const COUNTRY_FIELDS: readonly string[] = ['country', 'pub_country'];
const EMAIL_FIELDS: readonly string[] = ['press_email', 'pub_press_email'];
const EXTERNAL_ID_MAX_LENGTH = 100;

const isField = (name: string): name is CompanyField => COMPANY_FIELDS.some((field) => field === name);

interface Read {
  value: string;
  refused?: MessageKey;
}

function readCell(field: string, cell: string): Read {
  const text = toText(cell, !field.endsWith('short_description'));
  if (text === '') return { value: '' };
  if (COUNTRY_FIELDS.includes(field)) return choose(toCountry(text), text, 'import_country_unknown');
  if (EMAIL_FIELDS.includes(field)) return choose(toMailAddress(text), text, 'email');
  if (field === 'association_status') return choose(toStatus(text), text, 'import_status_unknown');
  if (field === 'typology') return choose(toTypology(text), text, 'import_typology_unknown');
  return { value: text };
}

const choose = (found: string | null, value: string, refused: MessageKey): Read =>
  found === null ? { value, refused } : { value: found };

const lengthOf = (field: string): number =>
  PUBLIC_FIELD_LENGTHS[field.replace(/^pub_/, '') as PublicField] ?? 50;

/** A row as a company would be stored. */
export async function prepareCompany(raw: ReadonlyMap<string, string>): Promise<Prepared> {
  const values = new Map<string, string>();
  const errors: Note[] = [];
  const warnings: Note[] = [];
  for (const [field, cell] of raw) {
    if (!isField(field)) continue;
    const { value, refused } = readCell(field, cell);
    values.set(field, value);
    if (refused !== undefined) errors.push(note(refused, field, { value }));
    else if (Array.from(value).length > lengthOf(field))
      errors.push(note('too_long', field, { n: lengthOf(field) }));
    warnings.push(...doubtsOf(field, value));
  }
  if (values.get('business_name') === '') errors.push(note('import_name_missing', 'business_name'));
  const vat = values.get('vat') ?? '';
  if (vat !== '') {
    const checked = await readVat(vat, values.get('country') ?? '');
    values.set('vat', checked.vat);
    errors.push(...checked.errors);
    warnings.push(...checked.warnings);
  }
  const external_id = toText(raw.get(EXTERNAL_ID) ?? '', true).slice(0, EXTERNAL_ID_MAX_LENGTH);
  const label = values.get('business_name') || external_id || vat;
  return { values: Object.fromEntries(values), external_id, label, errors, warnings };
}

const VAT_REFUSALS: Readonly<Partial<Record<string, MessageKey>>> = {
  vat_tax_code: 'import_vat_tax_code',
  vat_digits: 'import_vat_digits',
};

/** Restores leading zeros that a spreadsheet removed, if the number is then valid. */
async function readVat(
  text: string,
  country: string,
): Promise<{ vat: string; errors: Note[]; warnings: Note[] }> {
  const checked = await checkVat(text, country);
  if ('vat' in checked) {
    const { vat, warning } = checked;
    const key = warning === 'vat_office' ? 'import_vat_office' : 'import_vat_unchecked';
    return { vat, errors: [], warnings: warning === null ? [] : [note(key, 'vat')] };
  }
  if (checked.refused === 'vat_zeros' && checked.proposal !== undefined) {
    const { proposal } = checked;
    return { vat: proposal, errors: [], warnings: [note('import_vat_zeros', 'vat', { value: text })] };
  }
  const key = VAT_REFUSALS[checked.refused] ?? 'import_vat_wrong';
  return { vat: text, errors: [note(key, 'vat', { value: text })], warnings: [] };
}

/** A number with the letters of its country, in whatever form it is stored; empty: none. */
export function toWholeVat({ vat = '', country = '' }: Partial<Record<string, string>>): string {
  if (vat === '') return '';
  return /^[A-Z]{2}[A-Z]?\d/.test(vat) && !/^[A-Z]\d/.test(vat) ? vat : `${country || 'IT'}${vat}`;
}

/** Converted to the types of the tables. */
export const toCompanyValues = (values: Values): Partial<CompanyValues> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => isField(field))
      .map(([field, value]) => [
        field,
        value === '' && CHOICES.some((each) => each === field) ? null : value,
      ]),
  );
