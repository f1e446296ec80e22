import {
  type OfficePressKit,
  type OfficePressKitRow,
  officeKitFileSchema,
  officePressKitRowSchema,
  officePressKitSchema,
} from '@press-room/contract/admin-press-kit';
import type { Language } from '@press-room/contract/languages';
import type { ListState } from '@press-room/contract/readers';
import { expressionBuilder } from 'kysely';
import { isWithin } from '../../../core/admin/own-company.ts';
import { selectReaders } from '../../../core/admin/readers.ts';
import { appearedOn, type OutcomeDays, takingsOn } from '../../../core/analytics/takings.ts';
import { publicName, toNamed } from '../../../core/companies/names.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { isInMediaState, listMediaReaders } from '../../publishing/media-readers.ts';
import { listSteps } from './steps.ts';

const eb = expressionBuilder<Schema, 'press_kit' | 'press_group'>();

export const kitFields = (language: Language): FieldMap => ({
  id: eb.ref('press_kit.id'),
  status: eb.ref('press_kit.status'),
  access: eb.ref('press_kit.access'),
  year: eb.ref('press_kit.year'),
  title: eb.ref(`press_kit.title_${language}`),
  'title.it': eb.ref('press_kit.title_it'),
  'title.en': eb.ref('press_kit.title_en'),
  'press_group.name': eb.ref('press_group.name'),
  published_at: eb.ref('press_kit.published_at'),
  embargo_until: eb.ref('press_kit.embargo_until'),
  updated_at: eb.ref('press_kit.updated_at'),
});

/** Last changed first. */
export const KIT_ORDER = [
  { by: eb.ref('press_kit.updated_at'), direction: 'desc' as const },
  { by: eb.ref('press_kit.id'), direction: 'desc' as const },
];

export interface KitFilter {
  /** State for readers at the instant `now`. */
  status?: ListState | undefined;
  now: Date;
  group?: number | undefined;
  year?: number | undefined;
  company?: number | undefined;
  /** First and last day in Rome on which it appeared. */
  publishedFrom?: string | undefined;
  publishedTo?: string | undefined;
  /** Neither the kit nor one of its files was downloaded in the period. */
  isUntaken?: boolean;
  /** Scope of the officer. */
  scope: Scope;
}

export function selectKits(db: Db, filter: KitFilter) {
  const { status, now, group, year, company, isUntaken, scope } = filter;
  const days = { from: filter.publishedFrom, to: filter.publishedTo };
  let query = db
    .selectFrom('press_kit')
    .innerJoin('press_group', 'press_group.id', 'press_kit.press_group_id')
    .where(isWithin(eb.ref('press_kit.company_id'), scope))
    .select('press_kit.id');
  if (company !== undefined) query = query.where('press_kit.company_id', '=', company);
  if (status !== undefined) query = query.where(isInMediaState(db, status, { holder: 'press_kit', now }));
  if (group !== undefined) query = query.where('press_kit.press_group_id', '=', group);
  if (days.from !== undefined || days.to !== undefined)
    query = query.where(appearedOn('press_kit', days, now));
  if (isUntaken) query = query.where(eb.not(eb.exists(takings(days))));
  return year === undefined ? query : query.where('press_kit.year', '=', year);
}

/** Downloads of a kit and of its files in a period. */
const takings = (days: OutcomeDays) =>
  takingsOn(days, (figure) =>
    figure.or([
      figure.and([
        figure('figure.subject_kind', '=', 'press_kit'),
        figure('figure.subject_id', '=', eb.ref('press_kit.id')),
      ]),
      figure.and([
        figure('figure.subject_kind', '=', 'asset'),
        figure(
          'figure.subject_id',
          'in',
          eb.selectFrom('press_kit_file').select('asset_id').whereRef('press_kit_id', '=', 'press_kit.id'),
        ),
      ]),
    ]),
  );

async function listStored(db: Db, ids: readonly number[], now: Date) {
  const rows = await db
    .selectFrom('press_kit')
    .innerJoin('press_group', 'press_group.id', 'press_kit.press_group_id')
    .leftJoin('company', 'company.id', 'press_kit.company_id')
    .selectAll('press_kit')
    .select(['press_group.name as group_name', publicName.as('company_name')])
    .select(selectReaders(now, 'press_kit'))
    .where('press_kit.id', 'in', ids)
    .execute();
  const readers = await listMediaReaders(db, { holder: 'press_kit', rows, now });
  return rows.map(({ title_it: it, title_en: en, press_group_id, group_name, ...row }) => ({
    ...row,
    readers: readers.get(row.id),
    company: toNamed(row.company_id, row.company_name),
    title: { it, en },
    press_group: { id: press_group_id, name: group_name },
  }));
}

const AT_ONCE = 500;

/** In the order of the ids, each with its number of files. */
export async function listKitRows(db: Db, ids: readonly number[], now: Date): Promise<OfficePressKitRow[]> {
  const found: OfficePressKitRow[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const stored = new Map((await listStored(db, some, now)).map((row) => [row.id, row]));
    const counts = await countFiles(db, some);
    for (const id of some) {
      const row = stored.get(id);
      if (row !== undefined)
        found.push(officePressKitRowSchema.parse({ ...row, files: counts.get(id) ?? 0 }));
    }
  }
  return found;
}

async function countFiles(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('press_kit_file')
    .select((builder) => ['press_kit_id', builder.fn.countAll<number>().as('count')])
    .where('press_kit_id', 'in', ids)
    .groupBy('press_kit_id')
    .execute();
  return new Map(rows.map(({ press_kit_id, count }) => [press_kit_id, Number(count)]));
}

/** Files of a kit in its order. */
async function listKitFiles(db: Db, id: number) {
  const rows = await db
    .selectFrom('press_kit_file as file')
    .innerJoin('asset', 'asset.id', 'file.asset_id')
    .select(['file.asset_id as asset', 'file.language', 'file.title_it', 'file.title_en', 'file.added_at'])
    .select(['asset.name', 'asset.kind', 'asset.state', 'asset.media_type', 'asset.bytes'])
    .where('file.press_kit_id', '=', id)
    .orderBy('file.position')
    .execute();
  return rows.map(({ title_it: it, title_en: en, ...file }) =>
    officeKitFileSchema.parse({ ...file, title: { it, en } }),
  );
}

/** @throws 404, also outside the scope */
export async function getKit(
  db: Db,
  id: number,
  { now, scope = null }: { now: Date; scope?: Scope },
): Promise<OfficePressKit> {
  const [row] = await listStored(db, [id], now);
  if (row === undefined || (scope !== null && row.company?.id !== scope)) throw notFound();
  return officePressKitSchema.parse({
    ...row,
    files: await listKitFiles(db, id),
    steps: await listSteps(db, id),
  });
}
