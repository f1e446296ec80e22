import type { Language } from '@press-room/contract/languages';
import {
  REPORT_LINES_MAX,
  type ReportLine,
  type ReportRows,
  type ReportSection,
  type ReportSectionName,
} from '@press-room/contract/report';
import type { Scope } from '../../platform/http/authentication.ts';
import { SECTIONS, WORDS } from './words.ts';

export interface ReportView {
  /** First and last day in Rome. */
  from: string;
  to: string;
  group: number | undefined;
  event: number | undefined;
  language: Language;
  now: Date;
  /** Content that the officer's right to figures covers. */
  scope: Scope;
  seesMailings: boolean;
  seesClippings: boolean;
  seesKits: boolean;
  seesFiles: boolean;
}

type Filters = Record<string, string>;

/** Filters of all lists in a report. */
export const narrowedBy = ({ group, event }: ReportView): Filters => ({
  ...(group !== undefined && { group: String(group) }),
  ...(event !== undefined && { event: String(event) }),
});

export const daysOf = ({ from, to }: Pick<ReportView, 'from' | 'to'>): Filters => ({ from, to });

export const toLine = (
  key: string,
  name: string,
  count: number | null,
  {
    rows = null,
    record = null,
    measure = 'rows',
  }: Partial<Pick<ReportLine, 'rows' | 'record' | 'measure'>> = {},
): ReportLine => ({ key, name, count: count === null ? null : Number(count), measure, rows, record });

export const say = (view: Pick<ReportView, 'language'>, word: keyof typeof WORDS): string =>
  WORDS[word][view.language];

export const toSection = (
  { language }: Pick<ReportView, 'language'>,
  name: ReportSectionName,
  lines: ReportLine[],
): ReportSection => {
  const { title, unit, note } = SECTIONS[name];
  return { name, title: title[language], unit: unit[language], note: note?.[language] ?? '', lines };
};

/** The largest lines, and the sum of the others as one line. */
export function shorten(view: ReportView, lines: readonly ReportLine[], whole: ReportRows): ReportLine[] {
  if (lines.length <= REPORT_LINES_MAX + 1) return [...lines];
  const rest = lines.slice(REPORT_LINES_MAX).reduce((sum, { count }) => sum + (count ?? 0), 0);
  return [...lines.slice(0, REPORT_LINES_MAX), toLine('rest', say(view, 'rest'), rest, { rows: whole })];
}
