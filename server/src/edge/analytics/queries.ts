import type { AnalyticsKind, AnalyticsSubject, Breakdown } from '@press-room/contract/analytics';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FigureTable } from '../../platform/db/figure-tables.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/http/authentication.ts';

export interface Subject {
  kind: AnalyticsSubject;
  id: number;
}

export interface AnalyticsFilter {
  /** Days in Rome, both included. */
  from: string;
  to: string;
  by: Breakdown;
  kind: AnalyticsKind | undefined;
  group: number | undefined;
  /** Only releases of an event, with their files. */
  event: number | undefined;
  /** Only content of this company; null: all content. */
  scope: Scope;
  subject: Subject | undefined;
}

/** Key of a count; `id` is 0 if `name` identifies it. */
interface Keyed {
  day: string;
  count: number;
  name: string;
  id: number;
}

type Tables = Schema & { figure: FigureTable };
const eb: ExpressionBuilder<Tables, 'figure'> = expressionBuilder<Tables, 'figure'>();

const pictures = eb.selectFrom('asset').select('asset.id').where('asset.kind', '=', 'picture');
const isOf = (kind: AnalyticsSubject): Expression<SqlBool> => eb('figure.subject_kind', '=', kind);
const isPicture = eb.and([isOf('asset'), eb('figure.subject_id', 'in', pictures)]);

/** Rows of a breakdown; all rows if it is not listed. */
const PARTS: Partial<Record<Breakdown, Expression<SqlBool>>> = {
  press_release: isOf('press_release'),
  picture: isPicture,
  other: eb.and([
    eb('figure.kind', '!=', 'search'),
    eb('figure.subject_kind', '!=', 'press_release'),
    eb.not(isPicture),
  ]),
};

const among = <Named extends keyof Tables>(
  kind: AnalyticsSubject,
  ids: SelectQueryBuilder<Tables, Named, { id: number }>,
): Expression<SqlBool> => eb.and([isOf(kind), eb('figure.subject_id', 'in', ids)]);

/** Whether a subject is a release of a press group or an event, or a file of one. */
const isOfReleases = (column: 'press_group_id' | 'event_id', id: number): Expression<SqlBool> => {
  const releases = eb.selectFrom('press_release').where(`press_release.${column}`, '=', id);
  const filesOf = (table: 'press_release_picture' | 'press_release_attachment') =>
    eb
      .selectFrom(table)
      .select('asset_id as id')
      .where('press_release_id', 'in', releases.select('press_release.id'));
  return eb.or([
    among('press_release', releases.select('press_release.id')),
    among(
      'asset',
      releases.select((builder) => builder.ref('press_release.hero_asset_id').$notNull().as('id')),
    ),
    among('asset', filesOf('press_release_picture')),
    among('asset', filesOf('press_release_attachment')),
  ]);
};

/** Whether a subject belongs to a press group; galleries and magazines belong to all. */
const isOfGroup = (group: number): Expression<SqlBool> =>
  eb.or([
    isOfReleases('press_group_id', group),
    among(
      'press_kit',
      eb.selectFrom('press_kit').select('press_kit.id').where('press_kit.press_group_id', '=', group),
    ),
    eb.and([isOf('press_group'), eb('figure.subject_id', '=', group)]),
  ]);

/** Whether a subject belongs to a company; searches belong to none. */
const isOfCompany = (company: number): Expression<SqlBool> =>
  eb.or(
    (['press_release', 'asset', 'press_kit'] as const).map((noun) =>
      eb.and([
        isOf(noun),
        eb('figure.subject_id', 'in', eb.selectFrom(noun).select('id').where('company_id', '=', company)),
      ]),
    ),
  );

function keyed(db: Db, { by, from, to, kind, group, event, scope, subject }: AnalyticsFilter) {
  const conditions: Expression<SqlBool>[] = [
    eb('figure.day', '>=', from),
    eb('figure.day', '<=', to),
    ...(kind === undefined ? [] : [eb('figure.kind', '=', kind)]),
    ...(group === undefined ? [] : [isOfGroup(group)]),
    ...(event === undefined ? [] : [isOfReleases('event_id', event)]),
    ...(scope === null ? [] : [isOfCompany(scope)]),
    ...(subject === undefined ? [] : [isOf(subject.kind), eb('figure.subject_id', '=', subject.id)]),
  ];
  const part = PARTS[by];
  if (part !== undefined) conditions.push(part);
  const figures = db.selectFrom('figure').where(eb.and(conditions));
  if (by === 'kind' || by === 'outlet' || by === 'country') {
    return figures.select(['figure.day', 'figure.count', `figure.${by} as name`]).select(eb.lit(0).as('id'));
  }
  return figures.select([
    'figure.day',
    'figure.count',
    'figure.subject_kind as name',
    'figure.subject_id as id',
  ]);
}

const keyedQueries = (db: Db, { from, to, group }: AnalyticsFilter) =>
  db
    .selectFrom('figure_query')
    .select(['figure_query.day', 'figure_query.count', 'figure_query.query as name'])
    .select(eb.lit(0).as('id'))
    .where('figure_query.day', '>=', from)
    .where('figure_query.day', '<=', to)
    .$if(group !== undefined, (query) => query.where('figure_query.press_group_id', '=', group ?? 0));

/** Search texts are listed only in their own breakdown. */
const counted = (db: Db, filter: AnalyticsFilter) => {
  const source = filter.by === 'query' ? keyedQueries(db, filter) : keyed(db, filter);
  return db.selectFrom(() => source.$castTo<Keyed>().as('counted'));
};

/** The largest lines of a breakdown. */
export const listLargest = (db: Db, filter: AnalyticsFilter, limit: number) =>
  counted(db, filter)
    .select(['counted.name', 'counted.id'])
    .select((builder) => builder.fn.sum<number>('counted.count').as('total'))
    .groupBy(['counted.name', 'counted.id'])
    .orderBy('total', 'desc')
    .orderBy('counted.name')
    .orderBy('counted.id')
    .limit(limit)
    .execute();

/** Number of lines in a breakdown. */
export async function countLines(db: Db, filter: AnalyticsFilter): Promise<number> {
  const lines = counted(db, filter).select(['counted.name', 'counted.id']).distinct();
  return countRows(db.selectFrom(() => lines.as('line')));
}

/** A whole breakdown by day. */
export const listDays = (db: Db, filter: AnalyticsFilter) =>
  counted(db, filter)
    .select('counted.day')
    .select((builder) => builder.fn.sum<number>('counted.count').as('count'))
    .groupBy('counted.day')
    .execute();

/** Some lines of a breakdown by day. */
export const listDaysOf = (
  db: Db,
  filter: AnalyticsFilter,
  { names, ids }: { names: string[]; ids: number[] },
) =>
  counted(db, filter)
    .select(['counted.day', 'counted.name', 'counted.id'])
    .select((builder) => builder.fn.sum<number>('counted.count').as('count'))
    .where('counted.name', 'in', names)
    .where('counted.id', 'in', ids)
    .groupBy(['counted.day', 'counted.name', 'counted.id'])
    .execute();

const countBefore = async (db: Db, table: 'figure' | 'figure_query', day: string): Promise<number> => {
  return countRows(db.selectFrom(table).where('day', '<', day));
};

export const countOldAnalytics = (db: Db, day: string): Promise<number> => countBefore(db, 'figure', day);
export const countOldQueries = (db: Db, day: string): Promise<number> => countBefore(db, 'figure_query', day);
export const deleteOldAnalytics = (trx: Db, day: string) =>
  trx.deleteFrom('figure').where('day', '<', day).execute();
export const deleteOldQueries = (trx: Db, day: string) =>
  trx.deleteFrom('figure_query').where('day', '<', day).execute();
