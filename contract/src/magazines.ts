import { z } from 'zod';
import { attachmentSchema, pictureSchema } from './assets.ts';
import { languageSchema } from './languages.ts';
import { snippetPartSchema } from './press-releases.ts';

export const MAGAZINE_PATH = '/api/press_room/magazine/';
export const MAGAZINE_PERIODS_PATH = '/api/press_room/magazine_periods/';
export const MAGAZINE_TERRITORIES_PATH = '/api/press_room/magazine_territories/';
export const magazinePath = (id: number): string => `${MAGAZINE_PATH}${id}/`;

export const MAGAZINE_KINDS = ['italian', 'international'] as const;
export type MagazineKind = (typeof MAGAZINE_KINDS)[number];

/**
 * ISO 3166 codes of countries (`DE`), or three-digit UN codes of larger areas (`019`, the Americas), for
 * `Intl.DisplayNames`.
 */
export const TERRITORY_PATTERN = /^([A-Z]{2}|\d{3})$/;

/** A matching page: the passage with the words, whole and in parts marked as hit or not. */
export const magazineHitSchema = z.object({
  page: z.int(),
  text: z.string(),
  parts: z.array(snippetPartSchema),
});
export type MagazineHit = z.infer<typeof magazineHitSchema>;

/** Maximum length of an issue number such as `12`, `3-4` or `Special`. */
export const ISSUE_NUMBER_MAX_LENGTH = 20;

/** An issue. Lists take `kind`, `year`, `month` and `territory`, and `q` for words on its pages. */
export const magazineSchema = z.object({
  id: z.int(),
  kind: z.enum(MAGAZINE_KINDS),
  territory: z.string().regex(TERRITORY_PATTERN).nullable(),
  year: z.int(),
  month: z.int().min(1).max(12),
  title: z.string(),
  /** Empty: none. */
  issue_number: z.string(),
  /** Language of `title`; differs from the requested one for a fallback. */
  language: languageSchema,
  pages: z.int(),
  /** The chosen cover, else the first page. */
  cover: pictureSchema.nullable(),
  /** The PDF, with an address for reading. `DOWNLOAD_PATH` returns one for saving. */
  document: attachmentSchema,
  /** Only in answers to `q`: matching pages, best first. */
  hits: z.array(magazineHitSchema).optional(),
});
export type Magazine = z.infer<typeof magazineSchema>;

/** A month with issues; newest first. */
export const magazinePeriodSchema = z.object({ year: z.int(), month: z.int(), count: z.int() });
export type MagazinePeriod = z.infer<typeof magazinePeriodSchema>;

export const magazineTerritorySchema = z.object({ territory: z.string(), count: z.int() });
export type MagazineTerritory = z.infer<typeof magazineTerritorySchema>;
