import {
  type Crisis,
  type CrisisRow,
  type CrisisState,
  crisisRowSchema,
  crisisSchema,
} from '@press-room/contract/crisis';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';

const crisis = expressionBuilder<Schema, 'crisis' | 'press_group'>();

export const CRISIS_FIELDS: FieldMap = {
  id: crisis.ref('crisis.id'),
  state: crisis.ref('crisis.state'),
  'title.it': crisis.ref('crisis.title_it'),
  'title.en': crisis.ref('crisis.title_en'),
  'press_group.name': crisis.ref('press_group.name'),
  started_at: crisis.ref('crisis.started_at'),
  updated_at: crisis.ref('crisis.updated_at'),
};

/** Active crises first, then the last changed. */
export const CRISIS_ORDER = [
  {
    by: crisis.case().when('crisis.open_group_id', 'is', null).then(1).else(0).end(),
    direction: 'asc' as const,
  },
  { by: crisis.ref('crisis.updated_at'), direction: 'desc' as const },
  { by: crisis.ref('crisis.id'), direction: 'desc' as const },
];

export interface CrisisFilter {
  group: number | undefined;
  state: CrisisState | undefined;
}

export function selectCrises(db: Db, { group, state }: CrisisFilter) {
  let query = db
    .selectFrom('crisis')
    .innerJoin('press_group', 'press_group.id', 'crisis.press_group_id')
    .select('crisis.id');
  if (group !== undefined) query = query.where('crisis.press_group_id', '=', group);
  if (state !== undefined) query = query.where('crisis.state', '=', state);
  return query;
}

/** In the order of the ids. */
export async function listCrisisRows(db: Db, ids: readonly number[]): Promise<CrisisRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('crisis')
    .innerJoin('press_group', 'press_group.id', 'crisis.press_group_id')
    .selectAll('crisis')
    .select('press_group.name as group_name')
    .where('crisis.id', 'in', ids)
    .execute();
  const found = new Map(
    rows.map((row) => [
      row.id,
      crisisRowSchema.parse({
        ...row,
        press_group: { id: row.press_group_id, name: row.group_name },
        title: { it: row.title_it, en: row.title_en },
      }),
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** @throws 404 */
export async function getCrisis(db: Db, id: number): Promise<Crisis> {
  const [row] = await listCrisisRows(db, [id]);
  if (row === undefined) throw notFound();
  const { text_it, text_en, phone, email } = await db
    .selectFrom('crisis')
    .select(['text_it', 'text_en', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const updates = await db
    .selectFrom('crisis_update')
    .select(['id', 'at', 'text_it', 'text_en'])
    .where('crisis_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return crisisSchema.parse({
    ...row,
    text: { it: text_it, en: text_en },
    phone,
    email,
    updates: updates.map((update) => ({ ...update, text: { it: update.text_it, en: update.text_en } })),
  });
}
