import { z } from 'zod';

/**
 * Quotas of a company's press office: members, bytes and files of its library, and unpublished releases and kits.
 * Officers of the association have no quotas.
 */
export const QUOTAS = ['agents', 'storage', 'files', 'releases', 'kits'] as const;
export type Quota = (typeof QUOTAS)[number];

/** Field with a company's own limit. */
export const QUOTA_FIELDS = {
  agents: 'agents_max',
  storage: 'storage_max',
  files: 'files_max',
  releases: 'releases_max',
  kits: 'kits_max',
} as const satisfies Record<Quota, string>;
export type QuotaField = (typeof QUOTA_FIELDS)[Quota];

/** Maximum of a company's own limit and of the setting; for storage in millions of bytes. */
export const QUOTA_LIMITS: Readonly<Record<Quota, number>> = {
  agents: 1000,
  storage: 10_000_000,
  files: 1_000_000,
  releases: 10_000,
  kits: 10_000,
};
/** Bytes per unit of storage limits. */
export const STORAGE_UNIT = 1_000_000;

/** A company's own limit; null: the default. */
const own = (quota: Quota) => z.int().min(0).max(QUOTA_LIMITS[quota]).nullable();
export const quotaFieldsSchema = z.object({
  agents_max: own('agents'),
  storage_max: own('storage'),
  files_max: own('files'),
  releases_max: own('releases'),
  kits_max: own('kits'),
});
export type QuotaNumbers = z.infer<typeof quotaFieldsSchema>;

/** Use of a quota; storage in bytes. */
export const quotaUseSchema = z.object({
  quota: z.enum(QUOTAS),
  used: z.int(),
  max: z.int(),
  /** Default limit of companies. */
  usual: z.int(),
});
export type QuotaUse = z.infer<typeof quotaUseSchema>;

/** Readable by members of the company's press office. */
export const companyQuotaPath = (id: number): string => `/api/company/own/${id}/quota/`;
export const companyQuotasSchema = z.object({ quotas: z.array(quotaUseSchema) });
export type CompanyQuotas = z.infer<typeof companyQuotasSchema>;

/** Share of a quota from which the remaining amount is displayed. */
const QUOTA_NEAR = 0.8;
export const isNearQuota = ({ used, max }: Pick<QuotaUse, 'used' | 'max'>): boolean =>
  used >= max * QUOTA_NEAR;
