import { KIT_STEPS_MAX, type KitStatus, type KitStep } from '@press-room/contract/admin-press-kit';
import { toPerson } from '../../../core/people/people.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Newest first. */
export async function listSteps(db: Db, kit: number): Promise<KitStep[]> {
  const rows = await db
    .selectFrom('press_kit_step as step')
    .leftJoin('user_account as author', 'author.id', 'step.user_account_id')
    .select(['step.at', 'step.status', 'step.note', 'step.user_account_id'])
    .select(['author.first_name', 'author.last_name'])
    .where('step.press_kit_id', '=', kit)
    .orderBy('step.id', 'desc')
    .limit(KIT_STEPS_MAX)
    .execute();
  return rows.map(({ user_account_id, first_name, last_name, ...step }) => ({
    ...step,
    by: toPerson(user_account_id, first_name, last_name),
  }));
}

export async function insertStep(
  trx: Db,
  step: { press_kit_id: number; at: string; user_account_id: number; status: KitStatus; note: string },
): Promise<void> {
  await trx.insertInto('press_kit_step').values(step).execute();
}

/** Removes the last step without a trace. */
export async function dropLastStep(trx: Db, kit: number): Promise<void> {
  await trx
    .deleteFrom('press_kit_step')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('press_kit_step as last')
        .select((last) => last.fn.max('last.id').as('id'))
        .where('last.press_kit_id', '=', kit),
    )
    .execute();
}

/** Last submitter; null: the account was deleted. */
export async function findSubmitter(db: Db, kit: number): Promise<number | null> {
  const row = await db
    .selectFrom('press_kit_step')
    .select('user_account_id')
    .where('press_kit_id', '=', kit)
    .where('status', '=', 'in_review')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.user_account_id ?? null;
}

/** Notes of a person about kits. */
export const listKitNotesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('press_kit_step')
    .select(['at', 'press_kit_id', 'note as text'])
    .where('user_account_id', '=', accountId)
    .where('note', '<>', '')
    .orderBy('id', 'desc')
    .execute();

/** Deletes the notes and keeps the steps. */
export async function forgetKitNotesOf(trx: Db, accounts: readonly number[]): Promise<void> {
  await trx
    .updateTable('press_kit_step')
    .set({ note: '' })
    .where('user_account_id', 'in', accounts)
    .execute();
}
