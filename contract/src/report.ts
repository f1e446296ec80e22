import { z } from 'zod';
import { namedSchema } from './named.ts';

/** GET: a report for the board about a period, optionally for a press group or an event. */
export const REPORT_PATH = '/api/office/report/';
/** The same as a file: `type` is one of `REPORT_FILE_TYPES`, `language` its language. */
export const REPORT_EXPORT_PATH = `${REPORT_PATH}export/`;
export const REPORT_FILE_TYPES = ['xlsx', 'pdf'] as const;
export type ReportFileType = (typeof REPORT_FILE_TYPES)[number];

/** Longest period: three years. */
export const REPORT_DAYS_MAX = 1096;
/** Default period in days. */
export const REPORT_DAYS = 90;
/** Maximum lines of a section; the others are summed in one line. */
export const REPORT_LINES_MAX = 15;
export const REPORT_PICTURES_MAX = 10;

/** Lists of the office with the rows behind the numbers. */
const REPORT_LISTS = ['press_release', 'press_kit', 'asset', 'mailing', 'clipping', 'figure'] as const;
export type ReportList = (typeof REPORT_LISTS)[number];

/** Rows behind a number: a list with filters, as in its API and its screen. */
export const reportRowsSchema = z.object({
  list: z.enum(REPORT_LISTS),
  filters: z.record(z.string(), z.string()),
  /** Key of the row of `figure` with the number; absent: the total. */
  row: z.string().optional(),
});
export type ReportRows = z.infer<typeof reportRowsSchema>;

/** Sum over the rows of a list: their number, or one of their fields. */
const REPORT_MEASURES = ['rows', 'total', 'accepted', 'failed', 'visits', 'reach'] as const;

const REPORT_SECTIONS = [
  'summary',
  'releases_by_group',
  'releases_by_language',
  'mailings',
  'downloads_by_material',
  'downloads_by_country',
  'downloads_by_work',
  'pictures',
  'coverage_by_month',
  'coverage_by_outlet',
  'coverage_by_country',
  'coverage_by_language',
  'coverage_by_tone',
  'coverage_by_kind',
  'untaken',
  'untaken_kits',
  'untaken_pictures',
] as const;
export type ReportSectionName = (typeof REPORT_SECTIONS)[number];

export const reportLineSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Null: a record without a number. */
  count: z.int().nullable(),
  measure: z.enum(REPORT_MEASURES),
  /** Null: lines that are not listed separately. */
  rows: reportRowsSchema.nullable(),
  /** A single record, such as a mailing. */
  record: z
    .object({ kind: z.enum(['press_release', 'press_kit', 'mailing', 'asset', 'outlet']), id: z.int() })
    .nullable(),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

export const reportSectionSchema = z.object({
  name: z.enum(REPORT_SECTIONS),
  title: z.string(),
  /** How the numbers are counted; empty: as the title says. */
  note: z.string(),
  /** Heading of the numbers. */
  unit: z.string(),
  lines: z.array(reportLineSchema),
});
export type ReportSection = z.infer<typeof reportSectionSchema>;

/** Titles and names are in the requested language. */
export const reportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  title: z.string(),
  press_group: namedSchema.nullable(),
  event: namedSchema.nullable(),
  sections: z.array(reportSectionSchema),
});
export type Report = z.infer<typeof reportSchema>;
