import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { ContactTable } from '../../../platform/db/reach-tables.ts';
import { addLinks, linksSchema, readLinks, removeLinks } from './links.ts';
import { keepOneRecipient } from './recipients.ts';

/** Fields filled by a merge, with the values before and after. */
const takenSchema = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));
export type Taken = z.infer<typeof takenSchema>;

const movedSchema = z.object({
  contact_address: z.array(z.int()),
  alert: z.array(z.int()),
  mailing_recipient: z.array(z.int()),
  contact_merge: z.array(z.int()),
  clipping: z.array(z.int()),
  appointment_answer: z.array(z.int()),
  invited_contact: z.array(z.int()),
});
type Moved = z.infer<typeof movedSchema>;
/** Rows that belong to one contact and move with it. */
const MOVED = [
  'contact_address',
  'alert',
  'mailing_recipient',
  'contact_merge',
  'clipping',
  'appointment_answer',
  'invited_contact',
] as const;

const mergedSchema = z.object({
  /** The row as it was. */
  contact: z.looseObject({ id: z.int() }),
  /** Links of the merged contact, and those that were new for the other one. */
  links: linksSchema,
  gained: linksSchema,
  moved: movedSchema,
  taken: takenSchema,
});
/** Stored data of a merged contact. */
export interface Merged extends Omit<z.infer<typeof mergedSchema>, 'contact'> {
  contact: Selectable<ContactTable>;
}

export const readMerged = (json: string): Merged => mergedSchema.parse(JSON.parse(json)) as Merged;

/** Moves the data of one contact to another, whose own addresses stay first. */
export async function takeHoldings(
  trx: Db,
  { from, to }: { from: number; to: number },
): Promise<Omit<Merged, 'taken'>> {
  const contact = await trx
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const links = await readLinks(trx, from);
  const gained = await addLinks(trx, to, links);
  await putLast(trx, { from, to });
  await copyTold(trx, { from, to });
  const moved: Moved = {
    contact_address: [],
    alert: [],
    mailing_recipient: [],
    contact_merge: [],
    clipping: [],
    appointment_answer: [],
    invited_contact: [],
  };
  for (const table of MOVED) {
    const rows = await trx
      .updateTable(table)
      .set({ contact_id: to })
      .where('contact_id', '=', from)
      .returning('id')
      .execute();
    moved[table] = rows.map(({ id }) => id);
  }
  await keepOneRecipient(trx, to);
  return { contact, links, gained, moved };
}

async function putLast(trx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  const last = await trx
    .selectFrom('contact_address')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('contact_id', '=', to)
    .executeTakeFirst();
  const first = (last?.position ?? 0) + 1;
  await trx
    .updateTable('contact_address')
    .set((eb) => ({ position: eb('position', '+', first) }))
    .where('contact_id', '=', from)
    .execute();
}

/** Copies the received releases, so that none is sent twice; if both received a release, the later instant counts. */
async function copyTold(trx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await trx
    .insertInto('alert_told')
    .columns(['contact_id', 'press_release_id', 'at', 'earlier_at'])
    .expression(
      trx
        .selectFrom('alert_told')
        .select((eb) => [eb.lit(to).as('contact_id'), 'press_release_id', 'at', 'earlier_at'])
        .where('contact_id', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['contact_id', 'press_release_id'])
        .doUpdateSet((eb) => ({ at: eb.ref('excluded.at'), earlier_at: eb.ref('alert_told.at') }))
        .whereRef('alert_told.at', '<', 'excluded.at'),
    )
    .execute();
  await trx
    .insertInto('alert_returned')
    .columns(['contact_id', 'press_release_id', 'at'])
    .expression(
      trx
        .selectFrom('alert_returned')
        .select((eb) => [eb.lit(to).as('contact_id'), 'press_release_id', 'at'])
        .where('contact_id', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['contact_id', 'press_release_id']).doNothing())
    .execute();
  await trx
    .insertInto('alert_told_medium')
    .columns(['contact_id', 'kind', 'medium_id', 'at'])
    .expression(
      trx
        .selectFrom('alert_told_medium')
        .select((eb) => [eb.lit(to).as('contact_id'), 'kind', 'medium_id', 'at'])
        .where('contact_id', '=', from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['contact_id', 'kind', 'medium_id'])
        .doUpdateSet((eb) => ({ at: eb.ref('excluded.at') }))
        .whereRef('alert_told_medium.at', '<', 'excluded.at'),
    )
    .execute();
}

/** Restores a merged contact with the moved data that the other one still has. */
export async function returnHoldings(trx: Db, from: number, merged: Merged): Promise<void> {
  const { contact, links, gained, moved } = merged;
  await trx
    .insertInto('contact')
    .values(contact as Insertable<ContactTable>)
    .execute();
  for (const table of MOVED) {
    if (moved[table].length === 0) continue;
    await trx
      .updateTable(table)
      .set({ contact_id: contact.id })
      .where('contact_id', '=', from)
      .where('id', 'in', moved[table])
      .execute();
  }
  await removeLinks(trx, from, gained);
  await addLinks(trx, contact.id, links);
  await copyTold(trx, { from, to: contact.id });
}
