import type { Telling } from '../../../core/personal-data/telling.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listItems } from '../../handouts/queries.ts';

/** Baskets prepared for the owner of an address, newest first. */
export async function listPreparedFor(db: Db, email: string) {
  const rows = await db
    .selectFrom('prepared_basket as prepared')
    .innerJoin('handout', 'handout.prepared_basket_id', 'prepared.id')
    .select(['handout.id', 'prepared.name', 'prepared.email', 'prepared.note', 'prepared.created_at'])
    .select(['handout.expires_at', 'handout.ended_at', 'handout.openings', 'handout.opened_at'])
    .select('handout.takings')
    .where('prepared.email', '=', email)
    .orderBy('prepared.id', 'desc')
    .execute();
  const items = await listItems(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...row }) => ({
    ...row,
    items: (items.get(id) ?? []).map(({ title, takings, taken_at }) => ({ title, takings, taken_at })),
  }));
}

export function describePrepared(
  prepared: Awaited<ReturnType<typeof listPreparedFor>>[number],
  { say, on, starting }: Telling,
): string {
  const { name, email, note, created_at, expires_at, ended_at, openings, takings, items } = prepared;
  const titles = items.map(({ title }) => title).join('; ');
  const end = on(ended_at ?? expires_at);
  const noted = note === '' ? '' : say(` The office noted: ${note}`, ` L’ufficio ha annotato: ${note}`);
  return (
    say(
      `On ${on(created_at)} for ${name} <${email}>, until ${end}: ${titles}. Openings: ${openings}; downloads: ${takings}.`,
      `${starting(created_at)} per ${name} <${email}>, fino ${end.replace(/^il /, 'al ').replace(/^l’/, 'all’')}: ${titles}. Aperture: ${openings}; download: ${takings}.`,
    ) + noted
  );
}

export async function deletePreparedFor(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('prepared_basket').where('email', '=', email).execute();
}

/** Baskets whose link ended before then. */
const selectEnded = (db: Db, before: string) =>
  db
    .selectFrom('handout')
    .select('prepared_basket_id')
    .where('prepared_basket_id', 'is not', null)
    .where((eb) => eb.or([eb('ended_at', '<=', before), eb('expires_at', '<=', before)]));

export const countOldPrepared = (db: Db, before: string): Promise<number> =>
  countRows(
    db
      .selectFrom('prepared_basket')
      .where('id', 'in', selectEnded(db, before).$castTo<{ prepared_basket_id: number }>()),
  );

export const deleteOldPrepared = (trx: Db, before: string) =>
  trx
    .deleteFrom('prepared_basket')
    .where('id', 'in', selectEnded(trx, before).$castTo<{ prepared_basket_id: number }>())
    .execute();
