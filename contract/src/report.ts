import { z } from 'zod';
import { namedSchema } from './named.ts';

/** GET: a report for the board, about a period, and optionally a press group or an event. */
export const REPORT_PATH = '/api/office/report/';
/** The same as a file: `type` is one of `REPORT_FILE_TYPES`, `language` its language. */
export const REPORT_EXPORT_PATH = `${REPORT_PATH}export/`;
export const REPORT_FILE_TYPES = ['xlsx', 'pdf'] as const;
export type ReportFileType = (typeof REPORT_FILE_TYPES)[number];

/** Longest period: three years. */
export const REPORT_DAYS_MAX = 1096;
/** Days of a report that names none. */
export const REPORT_DAYS = 90;
/** Lines of a section; the others are one line. */
export const REPORT_LINES_MAX = 15;
export const REPORT_PICTURES_MAX = 10;

/** Lists of the office that have the rows behind the figures. */
const REPORT_LISTS = ['press_release', 'press_kit', 'asset', 'mailing', 'clipping', 'figure'] as const;
export type ReportList = (typeof REPORT_LISTS)[number];

/** Rows behind a figure: a list with filters, as its API and its screen take them. */
export const reportRowsSchema = z.object({
  list: z.enum(REPORT_LISTS),
  filters: z.record(z.string(), z.string()),
  /** Key of the row of `figure` that has the number; absent: the total. */
  row: z.string().optional(),
});
export type ReportRows = z.infer<typeof reportRowsSchema>;

/** Sum over the rows of a list: how many there are, or one of their numbers. */
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
  /** Null: the line names a record without a number. */
  count: z.int().nullable(),
  measure: z.enum(REPORT_MEASURES),
  /** Null: lines that are not shown one by one. */
  rows: reportRowsSchema.nullable(),
  /** A record of its own, such as a mailing. */
  record: z
    .object({ kind: z.enum(['press_release', 'press_kit', 'mailing', 'asset', 'outlet']), id: z.int() })
    .nullable(),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

export const reportSectionSchema = z.object({
  name: z.enum(REPORT_SECTIONS),
  title: z.string(),
  /** How its numbers are counted; empty: as its title says. */
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
