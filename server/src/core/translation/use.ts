import { toOfficeDay } from '@press-room/contract/office-clock';
import type { Db } from '../../platform/db/db.ts';
import { translationSpent } from '../../platform/errors/errors.ts';

interface Use {
  group: number;
  characters: number;
}

/** Characters that a press group can still have translated today. */
export async function countLeft(db: Db, group: number, most: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('translation_use')
    .select('characters')
    .where('press_group_id', '=', group)
    .where('day', '=', toOfficeDay(now))
    .executeTakeFirst();
  return Math.max(0, most - (row?.characters ?? 0));
}

/** Characters of all press groups since the first day of the month. */
export async function countMonth(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('translation_use')
    .select((eb) => eb.fn.sum<number | string | null>('characters').as('characters'))
    .where('day', '>=', `${toOfficeDay(now).slice(0, 7)}-01`)
    .executeTakeFirst();
  return Number(row?.characters ?? 0);
}

/** Counts before sending, so that concurrent calls cannot exceed the limit together. @throws 429 */
export async function takeCharacters(db: Db, use: Use, most: number, now: Date): Promise<void> {
  const left = await countLeft(db, use.group, most, now);
  if (use.characters > left) throw translationSpent(left);
  const total = await add(db, use, now);
  if (total <= most) return;
  await giveBack(db, use, now);
  throw translationSpent(Math.max(0, most - total + use.characters));
}

/** Returns characters that were not translated; `taken_at`: when they were counted, possibly on an earlier day. */
export const giveBack = (db: Db, { group, characters }: Use, taken_at: Date): Promise<number> =>
  add(db, { group, characters: -characters }, taken_at);

async function add(db: Db, { group, characters }: Use, now: Date): Promise<number> {
  const row = await db
    .insertInto('translation_use')
    .values({ press_group_id: group, day: toOfficeDay(now), characters: Math.max(0, characters) })
    .onConflict((conflicting) =>
      conflicting
        .columns(['press_group_id', 'day'])
        .doUpdateSet((eb) => ({ characters: eb('translation_use.characters', '+', characters) })),
    )
    .returning('characters')
    .executeTakeFirstOrThrow();
  return row.characters;
}
