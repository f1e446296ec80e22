import {
  type AssociationStatus,
  COMPANY_FIELDS,
  type Company,
  type CompanyField,
  type Typology,
} from '@press-room/contract/companies';
import { QUOTA_FIELDS, QUOTAS, type QuotaField } from '@press-room/contract/company-quotas';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { TYPOLOGY_LABELS } from '../../features/companies/typologies.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { countryName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { fieldLabel, quotaFieldLabel, STATUS_LABELS } from './labels.ts';

/** Values of a form as strings; a choice is never empty. */
export type CompanyTexts = Record<CompanyField, string>;
export type CompanyFormValues = CompanyTexts & Record<QuotaField, string> & { shows_clippings: boolean };

const NUMBERS = Object.values(QUOTA_FIELDS);

export const COMPANY_SCHEMA = formSchema<CompanyFormValues>({ business_name: requiredText() });

export const toValues = (row: Company | null): CompanyFormValues => ({
  ...(Object.fromEntries(COMPANY_FIELDS.map((field) => [field, row?.[field] ?? ''])) as CompanyTexts),
  ...(Object.fromEntries(NUMBERS.map((field) => [field, String(row?.[field] ?? '')])) as Record<
    QuotaField,
    string
  >),
  shows_clippings: row?.shows_clippings ?? false,
});

export const toBody = ({ association_status, typology, ...values }: CompanyFormValues) => ({
  ...values,
  association_status: association_status || null,
  typology: typology || null,
  ...Object.fromEntries(NUMBERS.map((field) => [field, toNumber(values[field].trim())])),
});

/** Accepts thousands separators, as in the hint beside the field. The server refuses texts that are not numbers. */
function toNumber(text: string): number | string | null {
  const digits = /^[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : text;
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? number : text || null;
}

/** Text for a value of a field. */
export function showValue(field: CompanyField, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (field === 'press_email' || field === 'pub_press_email') return toReadableAddress(value);
  if (field === 'country' || field === 'pub_country') return countryName(value);
  if (field === 'association_status') return labelOf(STATUS_LABELS, value as AssociationStatus);
  return field === 'typology' ? labelOf(TYPOLOGY_LABELS, value as Typology) : value;
}

export const listCompared = (): ComparedField[] => [
  ...COMPANY_FIELDS.map((name) => ({
    name,
    label: fieldLabel(name),
    show: (value: unknown) => showValue(name, value),
  })),
  {
    name: 'shows_clippings',
    label: m['office.inThePress.shown'](),
    show: (value) => (value ? m['office.groups.fourEyesOn']() : m['office.groups.fourEyesOff']()),
  },
  ...QUOTAS.map((quota) => ({ name: QUOTA_FIELDS[quota], label: quotaFieldLabel(quota) })),
];
