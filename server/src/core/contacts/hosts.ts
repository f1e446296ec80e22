import type { Db } from '../../platform/db/db.ts';

/** Whether a contact hosts appointments: readers see its name there. */
export async function isHost(db: Db, contact: number): Promise<boolean> {
  const row = await db
    .selectFrom('appointment_host')
    .select('appointment_id')
    .where('contact_id', '=', contact)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
