import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { takingsOn } from '../../../core/analytics/takings.ts';
import type { PressReleaseTable, Schema } from '../../../platform/db/schema.ts';

/** Filter for the releases of a report. */
export interface OutcomeFilter {
  event?: number | undefined;
  /** First and last day in Rome on which it appeared; not in the future. */
  publishedFrom?: string | undefined;
  publishedTo?: string | undefined;
  /** Nothing of it was downloaded or copied in the period. */
  isUntaken?: boolean;
  now: Date;
}

const eb = expressionBuilder<Schema & { release: PressReleaseTable }, 'release'>();

/** Conditions on a row of `press_release as release`. */
export function outcomeConditions(filter: OutcomeFilter): Expression<SqlBool>[] {
  const { event, publishedFrom: from, publishedTo: to, isUntaken, now } = filter;
  const hasDays = from !== undefined || to !== undefined;
  return [
    ...(event === undefined ? [] : [eb('release.event_id', '=', event)]),
    ...(hasDays
      ? [
          eb('release.status', 'in', ['scheduled', 'published', 'archived']),
          eb('release.publish_at', '<=', now.toISOString()),
          eb('release.crisis_id', 'is', null),
        ]
      : []),
    ...(from === undefined ? [] : [eb('release.publish_at', '>=', startOfOfficeDay(from).toISOString())]),
    ...(to === undefined ? [] : [eb('release.publish_at', '<', startOfOfficeDay(to, 1).toISOString())]),
    ...(isUntaken ? [eb.not(eb.exists(takings(from, to)))] : []),
  ];
}

/** Downloads and copies of a release and its files in a period. */
function takings(from: string | undefined, to: string | undefined) {
  const filesOf = (table: 'press_release_picture' | 'press_release_attachment') =>
    eb.selectFrom(table).select('asset_id').whereRef('press_release_id', '=', 'release.id');
  return takingsOn({ from, to }, (figure) =>
    figure.or([
      figure.and([
        figure('figure.subject_kind', '=', 'press_release'),
        figure('figure.subject_id', '=', eb.ref('release.id')),
      ]),
      figure.and([
        figure('figure.subject_kind', '=', 'asset'),
        figure.or([
          figure('figure.subject_id', '=', eb.ref('release.hero_asset_id')),
          figure('figure.subject_id', 'in', filesOf('press_release_picture')),
          figure('figure.subject_id', 'in', filesOf('press_release_attachment')),
        ]),
      ]),
    ]),
  );
}
