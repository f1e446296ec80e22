import { z } from 'zod';
import { pictureSchema } from './assets.ts';
import { ASSOCIATION_STATUSES, TYPOLOGIES } from './companies.ts';
import { LANGUAGES } from './languages.ts';
import { namedSchema } from './named.ts';

/** Public page of a company. The list of releases contains its releases (filter `company`). */
export const COMPANY_PAGE_PATH = '/api/press_room/company/';
export const companyPagePath = (id: number): string => `${COMPANY_PAGE_PATH}${id}/`;
/** Maximum of its latest pictures. */
export const COMPANY_PAGE_PICTURES = 24;

export const companyPageSchema = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  /** A code of `COUNTRIES`; empty: not given. */
  country: z.string(),
  telephone: z.string(),
  fax: z.string(),
  press_contact: z.string(),
  press_email: z.string(),
  short_description: z.string(),
  /** Detected language of the description; null: unknown. It is written once, for readers of all languages. */
  short_description_language: z.enum(LANGUAGES).nullable(),
  association_status: z.enum(ASSOCIATION_STATUSES).nullable(),
  typology: z.enum(TYPOLOGIES).nullable(),
  brands: z.array(namedSchema),
  /** Pictures of releases that the reader can see, newest first; each with its release. */
  pictures: z.array(pictureSchema.extend({ release: z.int() })),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;
