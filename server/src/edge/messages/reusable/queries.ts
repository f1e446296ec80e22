import type { ReusableAnswer } from '@press-room/contract/messages';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';

const selectAnswers = (db: Db) =>
  db
    .selectFrom('reusable_answer as answer')
    .leftJoin('press_group as group', 'group.id', 'answer.press_group_id')
    .selectAll('answer')
    .select('group.name as group_name');
type StoredAnswer = Awaited<ReturnType<ReturnType<typeof selectAnswers>['execute']>>[number];

const toAnswer = (stored: StoredAnswer): ReusableAnswer => {
  const { id, version, name, press_group_id, group_name, text_en, text_it, updated_at } = stored;
  const press_group = press_group_id === null ? null : { id: press_group_id, name: group_name ?? '' };
  return { id, version, name, press_group, text: { en: text_en, it: text_it }, updated_at };
};

export async function listReusableAnswers(db: Db): Promise<ReusableAnswer[]> {
  return (await selectAnswers(db).orderBy('answer.name').orderBy('answer.id').execute()).map(toAnswer);
}

export async function findReusableAnswer(db: Db, id: number): Promise<ReusableAnswer | null> {
  const stored = await selectAnswers(db).where('answer.id', '=', id).executeTakeFirst();
  return stored === undefined ? null : toAnswer(stored);
}

export async function countReusableAnswers(db: Db): Promise<number> {
  return countRows(db.selectFrom('reusable_answer'));
}

export interface ReusableAnswerValues {
  name: string;
  press_group_id: number | null;
  text_en: string;
  text_it: string;
  updated_at: string;
}

export async function createReusableAnswer(trx: Db, values: ReusableAnswerValues): Promise<number> {
  const { id } = await trx
    .insertInto('reusable_answer')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if the version has changed. */
export async function updateReusableAnswer(
  trx: Db,
  { id, version }: { id: number; version: number },
  values: ReusableAnswerValues,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reusable_answer')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteReusableAnswer(
  trx: Db,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('reusable_answer')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
