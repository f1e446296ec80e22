import { z } from 'zod';
import { JOURNALIST_TYPES } from './account.ts';

/** What readers took, as numbers of days: nobody is in them. */
export const ANALYTICS_PATH = '/api/office/figure/';
/** The same as a file; `type` is one of `TABLE_FILE_TYPES`. */
export const ANALYTICS_EXPORT_PATH = `${ANALYTICS_PATH}export/`;
/** Says that a text was copied. Without a name, a cookie or an answer. */
export const COPY_PATH = '/api/press_room/copy/';
/** Says in the same way that something was opened to be read. */
export const READ_PATH = '/api/press_room/read/';

/** `search`: one that found nothing. */
export const ANALYTICS_KINDS = ['read', 'download', 'copy', 'search'] as const;
export type AnalyticsKind = (typeof ANALYTICS_KINDS)[number];

/** What is taken; a search is one in a press group, or in the whole house. */
export const ANALYTICS_SUBJECTS = [
  'press_release',
  'asset',
  'gallery',
  'press_kit',
  'magazine',
  'press_group',
] as const;
export type AnalyticsSubject = (typeof ANALYTICS_SUBJECTS)[number];

/** What a text is copied from: a release, the credit of a picture, the citation of a magazine. */
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

/** So many people share an outlet type and a country before these are kept (decision 011). */
export const AUDIENCE_MIN_PEOPLE = 5;
/** Kinds of work of the profile; a company's people are one of them. Empty: not signed in, or not told. */
export const OUTLETS = [...JOURNALIST_TYPES, 'company'] as const;
export type Outlet = (typeof OUTLETS)[number];
/** What has too few people for a name of its own. */
export const OTHERS = 'other';

/** By what the numbers are told apart; `picture` and `other` are what is no release. */
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

/** Lines of an answer; a file has more. The rest is told as one number. */
export const FIGURE_ROWS = 50;
export const ANALYTICS_FILE_ROWS = 1000;
export const ANALYTICS_PERIODS_MAX = 400;
/** Days of an answer that names none. */
export const ANALYTICS_DAYS = 30;

export const analyticsRowSchema = z.object({
  /** A kind, an outlet, a country, a query, or something such as `press_release:12`. */
  key: z.string(),
  /** Of what has one, in the language asked for; empty: it is gone, or its key says all. */
  name: z.string(),
  total: z.int(),
  /** One number a period. */
  counts: z.array(z.int()),
});
export type AnalyticsRow = z.infer<typeof analyticsRowSchema>;

export const analyticsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  per: z.enum(PERIODS),
  by: z.enum(BREAKDOWNS),
  /** The name of what the figures are of, where they are of one thing. */
  subject: z.string(),
  /** First days of the periods, by the clock of Rome. */
  periods: z.array(z.iso.date()),
  total: z.int(),
  totals: z.array(z.int()),
  /** The largest first. */
  rows: z.array(analyticsRowSchema),
  /** How many lines there are in all. */
  lines: z.int(),
});
export type Analytics = z.infer<typeof analyticsSchema>;
