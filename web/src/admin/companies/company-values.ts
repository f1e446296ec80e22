import {
  type AssociationStatus,
  COMPANY_FIELDS,
  type Company,
  type CompanyField,
  type Typology,
} from '@press-room/contract/companies';
import { TYPOLOGY_LABELS } from '../../features/companies/typologies.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { countryName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import type { ComparedField } from '../office/saving/compare-sides.ts';
import { fieldLabel, STATUS_LABELS } from './labels.ts';

/** Texts, and choices of which none is empty. */
export type CompanyTexts = Record<CompanyField, string>;
export type CompanyFormValues = CompanyTexts & { agents_max: string };

export const COMPANY_SCHEMA = formSchema<CompanyFormValues>({ business_name: requiredText() });

export const toValues = (row: Company | null): CompanyFormValues => ({
  ...(Object.fromEntries(COMPANY_FIELDS.map((field) => [field, row?.[field] ?? ''])) as CompanyTexts),
  agents_max: String(row?.agents_max ?? ''),
});

export const toBody = ({ association_status, typology, agents_max, ...texts }: CompanyFormValues) => ({
  ...texts,
  association_status: association_status || null,
  typology: typology || null,
  // What is no number is the server's to refuse.
  agents_max: /^\d+$/.test(agents_max.trim()) ? Number(agents_max) : agents_max.trim() || null,
});

/** A value of a field in words. */
export function showValue(field: CompanyField, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (field === 'country' || field === 'pub_country') return countryName(value);
  if (field === 'association_status') return STATUS_LABELS[value as AssociationStatus]();
  return field === 'typology' ? TYPOLOGY_LABELS[value as Typology]() : value;
}

export const listCompared = (): ComparedField<Company>[] => [
  ...COMPANY_FIELDS.map((name) => ({
    name,
    label: fieldLabel(name),
    show: (value: unknown) => showValue(name, value),
  })),
  { name: 'agents_max', label: m['office.companies.agentsMax']() },
];
