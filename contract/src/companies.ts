import { z } from 'zod';
import { type QuotaNumbers, quotaFieldsSchema, quotaUseSchema } from './company-quotas.ts';
import { COMPANY_NAME_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';

/** Companies and brands of the association (design 7), never cached. */
export const COMPANY_PATH = '/api/company/company/';
export const BRAND_PATH = '/api/company/brand/';
export const companyPath = (id: number): string => `${COMPANY_PATH}${id}/`;
export const brandPath = (id: number): string => `${BRAND_PATH}${id}/`;
/** Changes of a company, newest first. */
export const companyHistoryPath = (id: number): string => `${companyPath(id)}history/`;
/** GET previews a merge, POST runs it. */
export const companyMergePath = (id: number): string => `${companyPath(id)}merge/`;
/** Cities of companies, for filters. */
export const COMPANY_CITY_PATH = '/api/company/city/';

export const ASSOCIATION_STATUSES = ['associated', 'ex_associated', 'not_associated'] as const;
export type AssociationStatus = (typeof ASSOCIATION_STATUSES)[number];
export const TYPOLOGIES = ['dishes', 'sanitary', 'tiles', 'brick', 'refractory', 'others'] as const;
export type Typology = (typeof TYPOLOGIES)[number];

export const BRAND_NAME_MAX_LENGTH = 150;
export const COMPANY_BRANDS_MAX = 500;
export const CITIES_MAX = 300;

/**
 * Fields that exist twice: the company's own value, and the public one with the prefix `pub_`, which readers see unless
 * it is empty. Values: maximum lengths.
 */
export const PUBLIC_FIELD_LENGTHS = {
  business_name: COMPANY_NAME_MAX_LENGTH,
  address: 200,
  city: 100,
  state: 100,
  postal_code: 20,
  country: 2,
  telephone: 50,
  fax: 50,
  press_contact: NAME_MAX_LENGTH,
  press_email: EMAIL_MAX_LENGTH,
  short_description: 2000,
} as const;
export type PublicField = keyof typeof PUBLIC_FIELD_LENGTHS;
export const PUBLIC_FIELDS = Object.keys(PUBLIC_FIELD_LENGTHS) as PublicField[];

const textsSchema = z.object({
  business_name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  /** A code of `COUNTRIES`; empty: not given. */
  country: z.string(),
  telephone: z.string(),
  fax: z.string(),
  /** Press contact: a person or an office. */
  press_contact: z.string(),
  press_email: z.string(),
  short_description: z.string(),
  pub_business_name: z.string(),
  pub_address: z.string(),
  pub_city: z.string(),
  pub_state: z.string(),
  pub_postal_code: z.string(),
  pub_country: z.string(),
  pub_telephone: z.string(),
  pub_fax: z.string(),
  pub_press_contact: z.string(),
  pub_press_email: z.string(),
  pub_short_description: z.string(),
});

/** Fields of a company; spellings such as `pubBusinessName` are accepted too. */
export const companyValuesSchema = textsSchema.extend({
  /** Without the country prefix if it is the company's own; empty: not given. */
  vat: z.string(),
  /** Null: not given. */
  association_status: z.enum(ASSOCIATION_STATUSES).nullable(),
  typology: z.enum(TYPOLOGIES).nullable(),
});
export type CompanyValues = z.infer<typeof companyValuesSchema>;
export type CompanyField = keyof CompanyValues;
export const COMPANY_FIELDS = Object.keys(companyValuesSchema.shape) as CompanyField[];

/** Public data of a company. */
export type PublicCompany = Record<PublicField, string>;

/** The rule for the public data of a company. */
export const toPublicCompany = (
  company: Readonly<Record<PublicField | `pub_${PublicField}`, string>>,
): PublicCompany =>
  Object.fromEntries(
    PUBLIC_FIELDS.map((field) => [field, company[`pub_${field}`] || company[field]]),
  ) as PublicCompany;

/** States of a name request: the press office approves the public name. */
const NAME_REQUEST_STATES = ['waiting', 'approved', 'refused'] as const;
export type NameRequestState = (typeof NAME_REQUEST_STATES)[number];
export const nameRequestSchema = z.object({
  name: z.string(),
  state: z.enum(NAME_REQUEST_STATES),
  asked_at: z.iso.datetime(),
  /** Null: erased. */
  asked_by: personSchema.nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Reason of the deciding officer. */
  note: z.string(),
});
export type NameRequest = z.infer<typeof nameRequestSchema>;

/** POST decides, with the version of the company: a request that was changed meanwhile is a different one. */
export const companyNamePath = (id: number): string => `${companyPath(id)}name/`;
export const nameDecisionSchema = z.object({
  is_approved: z.boolean(),
  /** Required for a refusal. */
  note: z.string().optional(),
});

/** Possible errors that are accepted with a warning. */
const COMPANY_WARNINGS = ['vat_office', 'vat_unchecked', 'vat_shared'] as const;
export type CompanyWarning = (typeof COMPANY_WARNINGS)[number];

/** Records that can belong to a company; a company with any of them cannot be deleted, and a merge moves them. */
export const COMPANY_HOLDINGS = [
  'user_account',
  'company_member',
  'press_release',
  'asset',
  'press_kit',
] as const;
/** Including open invitations. */
export const COMPANY_USES = [...COMPANY_HOLDINGS, 'invitation'] as const;
export type CompanyUse = (typeof COMPANY_USES)[number];
/** Number of each; zero is omitted. */
export type CompanyUses = Partial<Record<CompanyUse, number>>;

export const companySchema = companyValuesSchema.extend({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  brands: z.array(namedSchema),
  /** Whether readers see links to clippings about it. */
  shows_clippings: z.boolean(),
  uses: z.partialRecord(z.enum(COMPANY_USES), z.int()),
  warnings: z.array(z.enum(COMPANY_WARNINGS)),
  /** Other companies with the same VAT number. */
  same_vat: z.array(namedSchema),
  ...quotaFieldsSchema.shape,
  quotas: z.array(quotaUseSchema),
  /** Last request. */
  name_request: nameRequestSchema.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Company = z.infer<typeof companySchema>;

export const companyRowSchema = companySchema
  .pick({
    id: true,
    version: true,
    business_name: true,
    pub_business_name: true,
    vat: true,
    city: true,
    state: true,
    country: true,
    telephone: true,
    association_status: true,
    typology: true,
    updated_at: true,
  })
  .extend({
    /** Number of brands. */
    brands: z.int(),
    accounts: z.int(),
    /** Requested name that is pending. */
    wanted_name: z.string().nullable(),
  });
export type CompanyRow = z.infer<typeof companyRowSchema>;

export const companyFormSchema = companyValuesSchema
  .extend({
    /** Ids of all its brands. */
    brands: z.array(z.int()).max(COMPANY_BRANDS_MAX),
    shows_clippings: z.boolean(),
    ...quotaFieldsSchema.shape,
  })
  .partial();
/** Only present fields are sent. */
export type CompanyForm = Partial<
  CompanyValues & QuotaNumbers & { brands: number[]; shows_clippings: boolean }
>;

export const citySchema = z.object({ city: z.string(), companies: z.int() });
/** Cities with most companies, by name. */
export const citiesSchema = z.object({ results: z.array(citySchema) });

/** Companies with releases, for filters: those with most, by name. */
export const CONTRIBUTOR_PATH = '/api/office/contributor/';
export const CONTRIBUTORS_MAX = 300;
export const contributorsSchema = z.object({ results: z.array(namedSchema) });

/** Effects of a merge on the other company. */
export const companyMergeSchema = z.object({
  kept: companySchema,
  merged: companySchema,
  /** Records of the other company that are moved. */
  moves: companySchema.shape.uses,
  brands: z.array(namedSchema),
  /** Fields that differ between the two. */
  differences: z.array(z.enum(COMPANY_FIELDS as [CompanyField, ...CompanyField[]])),
});
export type CompanyMerge = z.infer<typeof companyMergeSchema>;

export const companyMergeFormSchema = z.object({
  /** Id and version of the company that is merged into this one. */
  merged: z.int(),
  merged_version: z.int(),
  /** Fields taken from the merged company. */
  take: z.array(z.string()).optional(),
});

export const brandSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** Companies with the brand, by name. */
  companies: z.array(namedSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Brand = z.infer<typeof brandSchema>;

export const brandRowSchema = brandSchema.omit({ created_at: true });
export type BrandRow = z.infer<typeof brandRowSchema>;

export const brandFormSchema = z.object({ name: z.string() }).partial();
