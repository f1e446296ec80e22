import type { AssociationStatus, CompanyField, CompanyWarning } from '@press-room/contract/companies';
import { QUOTA_FIELDS, QUOTAS, type Quota } from '@press-room/contract/company-quotas';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';
import { QUOTA_LABELS } from '../components/quotas/labels.ts';

export const STATUS_LABELS: Record<AssociationStatus, () => string> = {
  associated: m['office.companies.status.associated'],
  ex_associated: m['office.companies.status.exAssociated'],
  not_associated: m['office.companies.status.notAssociated'],
};
export const STATUS_KINDS: Record<AssociationStatus, StatusKind> = {
  associated: 'live',
  ex_associated: 'wait',
  not_associated: 'plain',
};

export const WARNING_LABELS: Record<CompanyWarning, () => string> = {
  vat_office: m['office.companies.warning.vatOffice'],
  vat_unchecked: m['office.companies.warning.vatUnchecked'],
  vat_shared: m['office.companies.warning.vatShared'],
};

const OWN = {
  business_name: m['office.companies.field.businessName'],
  address: m['office.companies.field.address'],
  city: m['office.companies.field.city'],
  state: m['office.companies.field.state'],
  postal_code: m['office.companies.field.postalCode'],
  country: m['office.companies.field.country'],
  telephone: m['office.companies.field.telephone'],
  fax: m['office.companies.field.fax'],
  press_contact: m['office.companies.field.pressContact'],
  press_email: m['office.companies.field.pressEmail'],
  short_description: m['office.companies.field.shortDescription'],
  vat: m['office.companies.field.vat'],
  association_status: m['office.companies.field.associationStatus'],
  typology: m['office.companies.field.typology'],
} as const;

const isOwn = (field: string): field is keyof typeof OWN => Object.hasOwn(OWN, field);

/** Label of a field, with a mark for the public variant. */
export function fieldLabel(field: CompanyField): string {
  const own = field.replace(/^pub_/, '');
  if (!isOwn(own)) return field;
  return own === field ? labelOf(OWN, own) : m['office.companies.publicOf']({ field: labelOf(OWN, own) });
}

/** Label of a company's own limit. */
export const quotaFieldLabel = (quota: Quota): string =>
  quota === 'storage' ? m['office.companies.storageMax']() : labelOf(QUOTA_LABELS, quota);

/** Changed field of an audit entry: fields, brands, or the company merged into this one. */
export function describeField(name: string): string {
  if (name === 'brands') return m['office.brands.title']();
  const quota = QUOTAS.find((each) => QUOTA_FIELDS[each] === name);
  if (quota) return quotaFieldLabel(quota);
  const merged = /^company:(\d+)$/.exec(name)?.[1];
  if (merged) return m['office.companies.numbered']({ id: merged });
  return fieldLabel(name as CompanyField);
}
