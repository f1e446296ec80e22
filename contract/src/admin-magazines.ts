import { z } from 'zod';
import {
  officeTextPairFormSchema,
  officeTextPairSchema,
  officeVisibleFormShape,
  officeVisibleShape,
} from './admin-media.ts';
import { ASSET_STATES } from './assets.ts';
import { MAGAZINE_KINDS, TERRITORY_PATTERN } from './magazines.ts';

export const OFFICE_MAGAZINE_PATH = '/api/office/magazine/';
export const officeMagazinePath = (id: number): string => `${OFFICE_MAGAZINE_PATH}${id}/`;

export const MAGAZINE_YEARS = { min: 1900, max: 2100 } as const;

/** Progress of the jobs that read the pages of a document and render its cover. */
export const PROGRESS_STEPS = ['waiting', 'running', 'ready', 'failed'] as const;

export const documentProgressSchema = z.object({
  state: z.enum(ASSET_STATES),
  /** Reading the texts of the pages. */
  pages: z.enum(PROGRESS_STEPS),
  /** Files of the first page; `failed` also if the document has none. */
  cover: z.enum(PROGRESS_STEPS),
  /** Pages with searchable text. */
  pages_read: z.int(),
  /** Failed attempts so far; the server retries automatically. */
  attempts: z.int(),
  /** Reason for the final failure, in the client's language. */
  failure: z.string().nullable(),
});
export type DocumentProgress = z.infer<typeof documentProgressSchema>;

export const officeMagazineSchema = z.object({
  ...officeVisibleShape,
  kind: z.enum(MAGAZINE_KINDS),
  territory: z.string().regex(TERRITORY_PATTERN).nullable(),
  year: z.int(),
  month: z.int().min(1).max(12),
  title: officeTextPairSchema,
  issue_number: z.string(),
  /** Id of the asset, which is a PDF. */
  document: z.int(),
  /** Name of the PDF. */
  name: z.string(),
  bytes: z.int(),
  /** Null: unknown. */
  page_count: z.int().nullable(),
  /** Id of the cover picture; null: the first page. */
  cover: z.int().nullable(),
  progress: documentProgressSchema,
});
export type OfficeMagazine = z.infer<typeof officeMagazineSchema>;

/**
 * Fields of a write; absent fields keep their values. An international magazine has a territory, an Italian one does
 * not.
 */
export const officeMagazineFormSchema = z
  .object({
    ...officeVisibleFormShape,
    kind: z.enum(MAGAZINE_KINDS),
    territory: z.string().nullable(),
    year: z.int(),
    month: z.int().min(1).max(12),
    title: officeTextPairFormSchema,
    issue_number: z.string(),
    document: z.int(),
    cover: z.int().nullable(),
  })
  .partial();
