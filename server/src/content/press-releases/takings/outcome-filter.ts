import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { PressReleaseTable, Schema } from '../../../platform/db/schema.ts';

/** Releases of a report. */
export interface OutcomeFilter {
  event?: number | undefined;
  /** Days in Rome, both included, on which it appeared; not in the future. */
  publishedFrom?: string | undefined;
  publishedTo?: string | undefined;
  /** Nothing of it was downloaded or copied on these days. */
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

/** Downloads and copies of a release and its files on some days. */
function takings(from: string | undefined, to: string | undefined) {
  const filesOf = (table: 'press_release_picture' | 'press_release_attachment') =>
    eb.selectFrom(table).select('asset_id').whereRef('press_release_id', '=', 'release.id');
  return eb
    .selectFrom('figure')
    .select('figure.count')
    .where('figure.kind', 'in', ['download', 'copy'])
    .$if(from !== undefined, (query) => query.where('figure.day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('figure.day', '<=', to ?? ''))
    .where((inner) =>
      inner.or([
        inner.and([
          inner('figure.subject_kind', '=', 'press_release'),
          inner('figure.subject_id', '=', inner.ref('release.id')),
        ]),
        inner.and([
          inner('figure.subject_kind', '=', 'asset'),
          inner.or([
            inner('figure.subject_id', '=', inner.ref('release.hero_asset_id')),
            inner('figure.subject_id', 'in', filesOf('press_release_picture')),
            inner('figure.subject_id', 'in', filesOf('press_release_attachment')),
          ]),
        ]),
      ]),
    );
}
