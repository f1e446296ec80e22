import { COMPANY_FIELDS, toPublicCompany } from '@press-room/contract/companies';
import { OWN_FIELDS, type OwnCompany } from '@press-room/contract/own-company';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { type CompanyTexts, showValue } from '../company-values.ts';
import { fieldLabel } from '../labels.ts';

/** Fields that the company edits itself. */
export type OwnValues = CompanyTexts & { name: string };

export const OWN_SCHEMA = formSchema<OwnValues>({ name: requiredText() });

/** Public name of a company. */
export const shownName = (row: OwnCompany): string => toPublicCompany(row).business_name;

/** Requested name while a request is waiting. */
const nameOf = (row: OwnCompany): string =>
  row.name_request?.state === 'waiting' ? row.name_request.name : shownName(row);

export const toOwnValues = (row: OwnCompany | null): OwnValues => {
  const texts: Partial<Record<string, unknown>> = row ?? {};
  return {
    ...(Object.fromEntries(COMPANY_FIELDS.map((field) => [field, texts[field] ?? ''])) as CompanyTexts),
    name: row ? nameOf(row) : '',
  };
};

export const toOwnBody = (values: OwnValues) => ({
  name: values.name,
  ...Object.fromEntries(OWN_FIELDS.map((field) => [field, values[field]])),
});

export const listOwnCompared = (): ComparedField[] => [
  { name: 'name', label: m['office.own.name']() },
  ...OWN_FIELDS.map((name) => ({
    name,
    label: fieldLabel(name),
    show: (value: unknown) => showValue(name, value),
  })),
];
