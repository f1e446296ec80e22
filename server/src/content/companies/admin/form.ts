import {
  ASSOCIATION_STATUSES,
  COMPANY_BRANDS_MAX,
  type CompanyForm,
  type CompanyValues,
  PUBLIC_FIELD_LENGTHS,
  PUBLIC_FIELDS,
  type PublicField,
  TYPOLOGIES,
} from '@press-room/contract/companies';
import { QUOTA_FIELDS, QUOTA_LIMITS, QUOTAS } from '@press-room/contract/company-quotas';
import { COUNTRIES } from '@press-room/contract/countries';
import { z } from 'zod';
import { invalidFields } from '../../../platform/errors/errors.ts';
import {
  changedText,
  clearableChoice,
  clearableMatch,
  clearableNumber,
  optionalBoolean,
  optionalEmailOrBlank,
  optionalIds,
  optionalText,
  withCamelCase,
} from '../../../platform/http/fields.ts';
import { checkVat } from '../vat.ts';

const VAT_INPUT_MAX_LENGTH = 50;
const COUNTRY_PATTERN = new RegExp(`^(${COUNTRIES.join('|')})$`);

const country = () =>
  clearableMatch(COUNTRY_PATTERN, 'country_unknown').transform((code) => (code === null ? '' : code));

/** A text field of a company. */
export function textOf(field: PublicField) {
  if (field === 'country') return country();
  if (field === 'press_email') return optionalEmailOrBlank();
  return optionalText({ max: PUBLIC_FIELD_LENGTHS[field], hasLines: field === 'short_description' });
}

const shape = {
  ...Object.fromEntries(
    PUBLIC_FIELDS.flatMap((field) => [field, `pub_${field}`].map((name) => [name, textOf(field)])),
  ),
  business_name: changedText({ max: PUBLIC_FIELD_LENGTHS.business_name }),
  vat: optionalText({ max: VAT_INPUT_MAX_LENGTH }),
  association_status: clearableChoice(ASSOCIATION_STATUSES),
  typology: clearableChoice(TYPOLOGIES),
  shows_clippings: optionalBoolean(),
  brands: optionalIds({ max: COMPANY_BRANDS_MAX, allowNone: true }),
  ...Object.fromEntries(
    QUOTAS.map((quota) => [QUOTA_FIELDS[quota], clearableNumber({ max: QUOTA_LIMITS[quota] })]),
  ),
};

/** Parses a company form; `settleVat` checks the VAT number. */
export const companyForm = withCamelCase(z.object(shape)).transform(
  (form): CompanyForm => Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
);

/** A change with the VAT number in its stored form. @throws 400 for an invalid number */
export async function settleVat<Change extends Partial<CompanyValues>>(
  change: Change,
  before: Pick<CompanyValues, 'vat' | 'country'> = { vat: '', country: '' },
): Promise<Change> {
  if (change.vat === undefined && change.country === undefined) return change;
  const checked = await checkVat(change.vat ?? before.vat, change.country ?? before.country);
  if ('vat' in checked) return { ...change, vat: checked.vat };
  const { refused, proposal } = checked;
  throw invalidFields({
    vat: [{ key: refused, parameters: { proposal: proposal ?? '', n: VAT_INPUT_MAX_LENGTH } }],
  });
}
