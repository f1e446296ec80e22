import { LANGUAGES } from '@press-room/contract/languages';
import { REPORT_LINES_MAX, type ReportLine, type ReportSection } from '@press-room/contract/report';
import { toOfficeDay } from '../../core/analytics/days.ts';
import type { Db } from '../../platform/db/db.ts';
import { localeOf } from '../../platform/text/bilingual.ts';
import { listNames } from '../analytics/subject-queries.ts';
import { daysOf, narrowedBy, type ReportView, say, shorten, toLine, toSection } from './lines.ts';
import {
  countMailings,
  countReleases,
  countReleasesByGroup,
  listLargestMailings,
  listOtherTitles,
  listReleaseIds,
} from './queries.ts';

export interface Part {
  /** Lines for the summary. */
  lines: ReportLine[];
  sections: ReportSection[];
}

const rowsOf = (view: ReportView, filters: Record<string, string> = {}) => ({
  list: 'press_release' as const,
  filters: { published_from: view.from, published_to: view.to, ...narrowedBy(view), ...filters },
});

const filterOf = ({ from, to, group, event, scope, now }: ReportView) => ({
  publishedFrom: from,
  publishedTo: to,
  group,
  event,
  scope,
  now,
});

export async function buildReleases(db: Db, view: ReportView): Promise<Part> {
  const filter = filterOf(view);
  const groups = await countReleasesByGroup(db, filter);
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) =>
      toLine(
        language,
        say(view, language),
        await countReleases(db, { ...filter, text: { [language]: 'published' } }),
        { rows: rowsOf(view, { [`text_${language}`]: 'published' }) },
      ),
    ),
  );
  const byGroup = groups.map(({ id, name, count }) =>
    toLine(String(id), name, count, { rows: rowsOf(view, { group: String(id) }) }),
  );
  const total = await countReleases(db, filter);
  return {
    lines: [toLine('releases', say(view, 'releases'), total, { rows: rowsOf(view) })],
    sections:
      total === 0
        ? []
        : [
            toSection(view, 'releases_by_group', shorten(view, byGroup, rowsOf(view))),
            toSection(view, 'releases_by_language', byLanguage),
          ],
  };
}

export async function buildUntaken(db: Db, view: ReportView): Promise<Part> {
  const filter = { ...filterOf(view), isUntaken: true };
  const rows = rowsOf(view, { untaken: 'true' });
  const total = await countReleases(db, filter);
  const shown = await listReleaseIds(db, filter, REPORT_LINES_MAX);
  const names = await listNames(db, 'press_release', {
    ids: shown.map(({ id }) => id),
    language: view.language,
  });
  const lines = shown.map(({ id }) =>
    toLine(String(id), names.get(id) || say(view, 'untitled'), null, {
      record: { kind: 'press_release', id },
    }),
  );
  const rest = total - shown.length;
  if (rest > 0) lines.push(toLine('rest', say(view, 'rest'), rest, { rows }));
  return {
    lines: [toLine('untaken', say(view, 'untaken'), total, { rows })],
    sections: [toSection(view, 'untaken', lines)],
  };
}

export async function buildMailings(db: Db, view: ReportView): Promise<Part> {
  const { from, to, group, event, language } = view;
  const filter = { from, to, group, event };
  const rows = { list: 'mailing' as const, filters: { ...daysOf(view), ...narrowedBy(view) } };
  const { mailings, accepted, failed, visits } = await countMailings(db, filter);
  const largest = await listLargestMailings(db, filter, REPORT_LINES_MAX);
  const names = await listNames(db, 'press_release', {
    ids: largest.flatMap(({ press_release_id }) => press_release_id ?? []),
    language,
  });
  const others = await listOtherTitles(
    db,
    largest.map(({ id }) => id),
    language,
  );
  const day = (instant: string | null): string =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(toOfficeDay(new Date(instant ?? 0))),
    );
  const lines = largest.map(({ id, press_release_id, started_at, count }) =>
    toLine(
      String(id),
      `${day(started_at)} · ${others.get(id) || names.get(press_release_id ?? 0) || say(view, 'untitled')}`,
      count,
      { record: { kind: 'mailing', id }, measure: 'accepted' },
    ),
  );
  const shown = largest.reduce((sum, { count }) => sum + Number(count), 0);
  if (mailings > largest.length)
    lines.push(toLine('rest', say(view, 'rest'), accepted - shown, { rows, measure: 'accepted' }));
  return {
    lines: [
      toLine('mailings', say(view, 'mailings'), mailings, { rows }),
      toLine('accepted', say(view, 'accepted'), accepted, { rows, measure: 'accepted' }),
      toLine('failed', say(view, 'failed'), failed, { rows, measure: 'failed' }),
      toLine('visits', say(view, 'visits'), visits, { rows, measure: 'visits' }),
    ],
    sections: [toSection(view, 'mailings', lines)],
  };
}
