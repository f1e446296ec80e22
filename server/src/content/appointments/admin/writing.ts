import type { OfficeAppointment } from '@press-room/contract/appointments';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidFields } from '../../../platform/errors/errors.ts';
import { requirePermission } from '../../../platform/http/authentication.ts';
import type { Officer } from '../../../platform/http/officer.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import type { AppointmentForm } from './form.ts';

const NAMED = {
  hosts: { table: 'contact', key: 'unknown_contacts', permission: 'contact.view' },
  releases: { table: 'press_release', key: 'unknown_releases', permission: 'press_release.view' },
  press_kits: { table: 'press_kit', key: 'unknown_press_kits', permission: 'press_kit.view' },
} as const satisfies Record<string, { table: string; key: MessageKey; permission: string }>;
type Named = keyof typeof NAMED;
const NAMES = Object.keys(NAMED) as Named[];

/** An officer can add only records that exist and that they may see. @throws 400, 403 */
export async function requireNamed(
  trx: Db,
  form: AppointmentForm,
  { officer, current }: { officer: Officer; current: OfficeAppointment | null },
): Promise<void> {
  for (const field of NAMES) {
    const { table, key, permission } = NAMED[field];
    const known = new Set(current?.[field].map(({ id }) => id));
    const added = (form[field] ?? []).filter((id) => !known.has(id));
    if (added.length === 0) continue;
    requirePermission({ account: officer }, permission);
    const rows = await trx.selectFrom(table).select('id').where('id', 'in', added).execute();
    const found = new Set(rows.map(({ id }) => id));
    const unknown = added.filter((id) => !found.has(id));
    if (unknown.length > 0)
      throw invalidFields({ [field]: [{ key, parameters: { ids: unknown.join(', ') } }] });
  }
}

/** Hosts, slots and papers, if they are in the form. */
export async function writeLinks(
  trx: Db,
  appointment_id: number,
  { hosts, slots, releases, press_kits }: AppointmentForm,
): Promise<void> {
  if (hosts !== undefined) {
    await trx.deleteFrom('appointment_host').where('appointment_id', '=', appointment_id).execute();
    const rows = hosts.map((contact_id, position) => ({ appointment_id, contact_id, position }));
    if (rows.length > 0) await trx.insertInto('appointment_host').values(rows).execute();
  }
  if (releases !== undefined) {
    await trx.deleteFrom('appointment_release').where('appointment_id', '=', appointment_id).execute();
    const rows = releases.map((press_release_id, position) => ({
      appointment_id,
      press_release_id,
      position,
    }));
    if (rows.length > 0) await trx.insertInto('appointment_release').values(rows).execute();
  }
  if (press_kits !== undefined) {
    await trx.deleteFrom('appointment_kit').where('appointment_id', '=', appointment_id).execute();
    const rows = press_kits.map((press_kit_id, position) => ({ appointment_id, press_kit_id, position }));
    if (rows.length > 0) await trx.insertInto('appointment_kit').values(rows).execute();
  }
  if (slots !== undefined) await writeSlots(trx, appointment_id, slots);
}

/** A slot is identified by its start: one that is kept keeps its id. @throws 409 if a slot to remove is taken */
async function writeSlots(
  trx: Db,
  appointment_id: number,
  slots: NonNullable<AppointmentForm['slots']>,
): Promise<void> {
  const starts = slots.map(({ starts_at }) => starts_at);
  const taken = await trx
    .selectFrom('appointment_slot as slot')
    .innerJoin('appointment_answer as answer', 'answer.slot_id', 'slot.id')
    .select('slot.id')
    .where('slot.appointment_id', '=', appointment_id)
    .$if(starts.length > 0, (query) => query.where('slot.starts_at', 'not in', starts))
    .executeTakeFirst();
  if (taken !== undefined) throw conflict('slot_taken_stays');
  await trx
    .deleteFrom('appointment_slot')
    .where('appointment_id', '=', appointment_id)
    .$if(starts.length > 0, (query) => query.where('starts_at', 'not in', starts))
    .execute();
  const rows = slots.map((slot) => ({ ...slot, appointment_id }));
  if (rows.length === 0) return;
  await trx
    .insertInto('appointment_slot')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['appointment_id', 'starts_at'])
        .doUpdateSet((eb) => ({ ends_at: eb.ref('excluded.ends_at') })),
    )
    .execute();
}
