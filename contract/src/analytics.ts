import { z } from 'zod';

/** Downloads, copies and views as daily totals, without personal data. */
export const ANALYTICS_PATH = '/api/office/figure/';
/** The same as a file; `type`: one of `TABLE_FILE_TYPES`. */
export const ANALYTICS_EXPORT_PATH = `${ANALYTICS_PATH}export/`;
/** Reports that a text was copied, without name or cookie; the answer has no body. */
export const COPY_PATH = '/api/press_room/copy/';
/** Reports that something was opened for reading, like `COPY_PATH`. */
export const READ_PATH = '/api/press_room/read/';

/** `search`: a search without results. */
export const ANALYTICS_KINDS = ['read', 'download', 'copy', 'search'] as const;
export type AnalyticsKind = (typeof ANALYTICS_KINDS)[number];

/** Kinds of records that are counted; a search is counted for a press group, or for the whole press room. */
export const ANALYTICS_SUBJECTS = [
  'press_release',
  'asset',
  'gallery',
  'press_kit',
  'magazine',
  'press_group',
] as const;
export type AnalyticsSubject = (typeof ANALYTICS_SUBJECTS)[number];

/** Sources of copied text: a release, the credit of a picture, the citation of a magazine. */
export const COPY_SUBJECTS = ['press_release', 'asset', 'magazine'] as const;
export const copyFormSchema = z.object({
  press_release: z.int().optional(),
  asset: z.int().optional(),
  magazine: z.int().optional(),
});
export type CopyForm = z.infer<typeof copyFormSchema>;
export const READ_SUBJECTS = ['press_release', 'magazine'] as const;
export const readFormSchema = copyFormSchema.omit({ asset: true });
export type ReadForm = z.infer<typeof readFormSchema>;

/** Minimum number of people with an outlet type and a country before these are stored (decision 011). */
export const AUDIENCE_MIN_PEOPLE = 5;
/** Key for the rows that cover too few people to be named. */
export const OTHERS = 'other';

/** Dimensions of the statistics; `picture` and `other` include everything except releases. */
export const BREAKDOWNS = [
  'kind',
  'press_release',
  'picture',
  'other',
  'outlet',
  'country',
  'query',
] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Maximum rows in an answer; a file has more. One total covers the remaining rows. */
export const FIGURE_ROWS = 50;
export const ANALYTICS_FILE_ROWS = 1000;
export const ANALYTICS_PERIODS_MAX = 400;
/** Default period in days. */
export const ANALYTICS_DAYS = 30;

export const analyticsRowSchema = z.object({
  /** A kind, an outlet, a country, a query, or a subject such as `press_release:12`. */
  key: z.string(),
  /** Name in the requested language; empty if the record was deleted or the key is descriptive. */
  name: z.string(),
  total: z.int(),
  /** One number per period. */
  counts: z.array(z.int()),
});
export type AnalyticsRow = z.infer<typeof analyticsRowSchema>;

export const analyticsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  per: z.enum(PERIODS),
  by: z.enum(BREAKDOWNS),
  /** Name of the record, if the statistics cover a single one. */
  subject: z.string(),
  /** First days of the periods, in Rome. */
  periods: z.array(z.iso.date()),
  total: z.int(),
  totals: z.array(z.int()),
  /** Largest first. */
  rows: z.array(analyticsRowSchema),
  /** Total number of lines. */
  lines: z.int(),
});
export type Analytics = z.infer<typeof analyticsSchema>;
