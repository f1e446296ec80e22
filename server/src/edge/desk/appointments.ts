import { DESK_ROWS, type OwnAppointment } from '@press-room/contract/desk';
import type { AppContext } from '../../core/context.ts';

/** Appointments of a person that have not ended, next first: those of the account, and those of its contact. */
export async function listAppointments(
  { config, database: { db }, links, now }: Pick<AppContext, 'config' | 'database' | 'links' | 'now'>,
  account: number,
): Promise<OwnAppointment[]> {
  const rows = await db
    .selectFrom('appointment_answer as answer')
    .innerJoin('appointment', 'appointment.id', 'answer.appointment_id')
    .leftJoin('appointment_slot as slot', 'slot.id', 'answer.slot_id')
    .select(['answer.id', 'answer.state', 'appointment.title_it as it', 'appointment.title_en as en'])
    .select((eb) => [
      eb.fn.coalesce('slot.starts_at', 'appointment.starts_at').as('starts_at'),
      eb.fn.coalesce('slot.ends_at', 'appointment.ends_at').as('ends_at'),
    ])
    .select('appointment.status')
    .where((eb) =>
      eb.or([
        eb('answer.user_account_id', '=', account),
        eb(
          'answer.contact_id',
          'in',
          eb.selectFrom('contact').select('contact.id').where('contact.user_account_id', '=', account),
        ),
      ]),
    )
    .where('appointment.status', '<>', 'draft')
    .where('appointment.ends_at', '>', now().toISOString())
    .orderBy('appointment.starts_at')
    .orderBy('answer.id')
    .limit(DESK_ROWS)
    .execute();
  return rows.map(({ it, en, status, ...row }) => ({
    ...row,
    title: { it, en },
    is_cancelled: status === 'cancelled',
    page: links.readers.toUrl('appointment', { id: row.id }).slice(config.PUBLIC_URL.length),
  }));
}
