import { z } from 'zod';
import { companySchema, companyValuesSchema, PUBLIC_FIELDS, type PublicField } from './companies.ts';

/** A company for its own press office, which edits its public data. */
export const OWN_COMPANY_PATH = '/api/company/own/';
export const ownCompanyPath = (id: number): string => `${OWN_COMPANY_PATH}${id}/`;

type Described = Exclude<PublicField, 'business_name'>;
export type OwnField = `pub_${Described}`;
/** Fields that a company edits itself. A new name must be requested; all other fields belong to the association. */
export const OWN_FIELDS = PUBLIC_FIELDS.filter((field) => field !== 'business_name').map(
  (field): OwnField => `pub_${field}`,
);
export const toPublicField = (field: OwnField): Described => field.slice('pub_'.length) as Described;

/** Seats of its press office; pending invitations count too. */
const seatsSchema = z.object({ max: z.int(), members: z.int(), invited: z.int() });

const textsSchema = companyValuesSchema.omit({ vat: true, association_status: true, typology: true });

export const ownCompanySchema = textsSchema.extend({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  seats: seatsSchema,
  quotas: companySchema.shape.quotas,
  /** Last request. */
  name_request: companySchema.shape.name_request,
});
export type OwnCompany = z.infer<typeof ownCompanySchema>;

export const ownCompanyFormSchema = textsSchema
  .pick(Object.fromEntries(OWN_FIELDS.map((field) => [field, true])) as Record<OwnField, true>)
  .extend({
    /** Requested public name; the current name withdraws the request. */
    name: z.string(),
  })
  .partial();
export type OwnCompanyForm = Partial<Record<OwnField, string> & { name: string }>;
