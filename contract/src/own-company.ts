import { z } from 'zod';
import { companySchema, companyValuesSchema, PUBLIC_FIELDS, type PublicField } from './companies.ts';

/** A company for its own press office: what readers see of it is in its own hands. */
export const OWN_COMPANY_PATH = '/api/company/own/';
export const ownCompanyPath = (id: number): string => `${OWN_COMPANY_PATH}${id}/`;

type Described = Exclude<PublicField, 'business_name'>;
export type OwnField = `pub_${Described}`;
/** What a company writes of itself. Its name is asked for, the rest is what the association keeps of it. */
export const OWN_FIELDS = PUBLIC_FIELDS.filter((field) => field !== 'business_name').map(
  (field): OwnField => `pub_${field}`,
);
export const toPublicField = (field: OwnField): Described => field.slice('pub_'.length) as Described;

/** People of its press office at most; invitations that stand take a seat too. */
const seatsSchema = z.object({ max: z.int(), members: z.int(), invited: z.int() });
export type Seats = z.infer<typeof seatsSchema>;

const textsSchema = companyValuesSchema.omit({ vat: true, association_status: true, typology: true });

export const ownCompanySchema = textsSchema.extend({
  id: z.int(),
  /** Goes into `If-Match` of the next write. */
  version: z.int(),
  seats: seatsSchema,
  quotas: companySchema.shape.quotas,
  /** The last one. */
  name_request: companySchema.shape.name_request,
});
export type OwnCompany = z.infer<typeof ownCompanySchema>;

export const ownCompanyFormSchema = textsSchema
  .pick(Object.fromEntries(OWN_FIELDS.map((field) => [field, true])) as Record<OwnField, true>)
  .extend({
    /** What readers shall call it; the name that they see already takes a wish back. */
    name: z.string(),
  })
  .partial();
export type OwnCompanyForm = Partial<Record<OwnField, string> & { name: string }>;
