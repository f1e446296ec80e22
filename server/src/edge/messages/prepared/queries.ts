import type { Language } from '@press-room/contract/languages';
import {
  type PreparedBasketRow,
  type PreparedState,
  preparedBasketRowSchema,
} from '@press-room/contract/prepared-baskets';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { toPerson } from '../../../core/people/people.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { selectOpen } from '../../handouts/queries.ts';

const column = expressionBuilder<Schema, 'prepared_basket' | 'handout'>();

export const PREPARED_FIELDS: FieldMap = {
  id: column.ref('prepared_basket.id'),
  name: column.ref('prepared_basket.name'),
  email: column.ref('prepared_basket.email'),
  note: column.ref('prepared_basket.note'),
  expires_at: column.ref('handout.expires_at'),
  created_at: column.ref('prepared_basket.created_at'),
  updated_at: column.ref('prepared_basket.updated_at'),
};

/** Newest first. */
export const PREPARED_ORDER = [
  { by: column.ref('prepared_basket.updated_at'), direction: 'desc' as const },
  { by: column.ref('prepared_basket.id'), direction: 'desc' as const },
];

const IS: Readonly<Record<PreparedState, Expression<SqlBool>>> = {
  unopened: column.and([column('handout.openings', '=', 0), column('handout.takings', '=', 0)]),
  opened: column.and([column('handout.openings', '>', 0), column('handout.takings', '=', 0)]),
  taken: column('handout.takings', '>', 0),
};

export function selectPrepared(db: Db, { state }: { state: PreparedState | undefined }) {
  const query = db
    .selectFrom('prepared_basket')
    .innerJoin('handout', 'handout.prepared_basket_id', 'prepared_basket.id')
    .select('prepared_basket.id');
  return state === undefined ? query : query.where(IS[state]);
}

/** With the id of its handout, in the order of the ids. */
export async function listPrepared(db: Db, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('prepared_basket')
    .innerJoin('handout', 'handout.prepared_basket_id', 'prepared_basket.id')
    .leftJoin('press_group as group', 'group.id', 'prepared_basket.press_group_id')
    .leftJoin('user_account as person', 'person.id', 'handout.user_account_id')
    .selectAll('prepared_basket')
    .select(['handout.id as handout_id', 'handout.expires_at', 'handout.openings', 'handout.opened_at'])
    .select(['handout.takings', 'handout.user_account_id', 'group.name as group_name'])
    .select(['person.first_name', 'person.last_name'])
    .select((eb) => eb('handout.id', 'in', selectOpen(db, now)).as('is_open'))
    .where('prepared_basket.id', 'in', ids)
    .execute();
  const byId = new Map(
    rows.map(({ handout_id, press_group_id, group_name, user_account_id, ...row }) => {
      const { first_name, last_name, openings, takings } = row;
      const fields = {
        ...row,
        press_group: press_group_id === null ? null : { id: press_group_id, name: group_name ?? '' },
        by: toPerson(user_account_id, first_name, last_name),
        is_open: Boolean(row.is_open),
        state: takings > 0 ? 'taken' : openings > 0 ? 'opened' : 'unopened',
      };
      return [row.id, { handout: handout_id, row: preparedBasketRowSchema.parse(fields) }];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const listPreparedRows = async (
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<PreparedBasketRow[]> => (await listPrepared(db, ids, now)).map(({ row }) => row);

export interface Recipient {
  name: string;
  email: string;
  language: Language;
  press_group_id: number | null;
  note: string;
}

export async function createPrepared(trx: Db, recipient: Recipient, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('prepared_basket')
    .values({ ...recipient, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePrepared(trx: Db, id: number, recipient: Partial<Recipient>): Promise<void> {
  if (Object.keys(recipient).length === 0) return;
  await trx.updateTable('prepared_basket').set(recipient).where('id', '=', id).execute();
}

/** Responsible account of the link, its expiry, and whether it was ended; absent: unchanged. */
export async function updateLink(
  trx: Db,
  handout: number,
  link: { user_account_id: number; expires_at: string; ended_at?: string | null },
): Promise<void> {
  await trx.updateTable('handout').set(link).where('id', '=', handout).execute();
}
