import {
  type Appointment,
  appointmentSchema,
  type OfficeAppointment,
  type OfficeAppointmentRow,
  officeAppointmentRowSchema,
  officeAppointmentSchema,
} from '@press-room/contract/appointments';
import { toNamedEvent } from '../../core/events/event.ts';
import { visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';

const AT_ONCE = 500;

const selectStored = (db: Db) =>
  db
    .selectFrom('appointment')
    .innerJoin('press_group', 'press_group.id', 'appointment.press_group_id')
    .leftJoin('event', 'event.id', 'appointment.event_id')
    .selectAll('appointment')
    .select(['press_group.name as group_name', 'event.name_it as event_it', 'event.name_en as event_en']);
type Stored = Awaited<ReturnType<ReturnType<typeof selectStored>['execute']>>[number];

const toShared = (row: Stored) => ({
  ...row,
  press_group: { id: row.press_group_id, name: row.group_name },
  event: toNamedEvent(row),
  title: { it: row.title_it, en: row.title_en },
  description: { it: row.description_it, en: row.description_en },
  place: { it: row.place_it, en: row.place_en },
  notice: { it: row.notice_it, en: row.notice_en },
  languages: row.languages === '' ? [] : row.languages.split(','),
});

const byAppointment = <Link extends { appointment_id: number }>(
  links: readonly Link[],
): Map<number, Link[]> => Map.groupBy(links, ({ appointment_id }) => appointment_id);

async function listHosts(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('appointment_host as link')
    .innerJoin('contact', 'contact.id', 'link.contact_id')
    .select(['link.appointment_id', 'contact.id', 'contact.first_name', 'contact.last_name'])
    .where('link.appointment_id', 'in', ids)
    .orderBy('link.position')
    .execute();
  return byAppointment(
    rows.map(({ appointment_id, id, first_name, last_name }) => ({
      appointment_id,
      id,
      name: `${first_name} ${last_name}`.trim(),
    })),
  );
}

export async function listSlots(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('appointment_slot')
    .leftJoin('appointment_answer', 'appointment_answer.slot_id', 'appointment_slot.id')
    .selectAll('appointment_slot')
    .select('appointment_answer.id as taken')
    .where('appointment_slot.appointment_id', 'in', ids)
    .orderBy('appointment_slot.starts_at')
    .execute();
  return byAppointment(rows.map(({ taken, ...row }) => ({ ...row, is_taken: taken !== null })));
}

const NO_ANSWERS = { invited: 0, confirmed: 0, waiting: 0, remote: 0, declined: 0, entered: 0 };

async function countAnswers(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('appointment_answer')
    .select((eb) => [
      'appointment_id',
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('entered_at').as('entered'),
    ])
    .where('appointment_id', 'in', ids)
    .groupBy(['appointment_id', 'state'])
    .execute();
  const counts = new Map<number, typeof NO_ANSWERS>();
  for (const { appointment_id, state, count, entered } of rows) {
    const of = counts.get(appointment_id) ?? { ...NO_ANSWERS };
    of[state] = Number(count);
    of.entered += Number(entered);
    counts.set(appointment_id, of);
  }
  return counts;
}

async function listReleases(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('appointment_release as link')
    .innerJoin('press_release', 'press_release.id', 'link.press_release_id')
    .leftJoin('press_release_text as it', (join) =>
      join.onRef('it.press_release_id', '=', 'link.press_release_id').on('it.language', '=', 'it'),
    )
    .leftJoin('press_release_text as en', (join) =>
      join.onRef('en.press_release_id', '=', 'link.press_release_id').on('en.language', '=', 'en'),
    )
    .select([
      'link.appointment_id',
      'press_release.id',
      'press_release.visible_from',
      'it.title as it',
      'en.title as en',
    ])
    .where('link.appointment_id', 'in', ids)
    .orderBy('link.position')
    .execute();
  return byAppointment(
    rows.map(({ it, en, ...row }) => ({
      ...row,
      title: { it: it ?? '', en: en ?? '' },
    })),
  );
}

async function listKits(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('appointment_kit as link')
    .innerJoin('press_kit', 'press_kit.id', 'link.press_kit_id')
    .select([
      'link.appointment_id',
      'press_kit.id',
      'press_kit.visible_from',
      'press_kit.title_it as it',
      'press_kit.title_en as en',
    ])
    .where('link.appointment_id', 'in', ids)
    .orderBy('link.position')
    .execute();
  return byAppointment(rows.map(({ it, en, ...row }) => ({ ...row, title: { it, en } })));
}

/** In the order of the ids. */
export async function listAppointmentRows(db: Db, ids: readonly number[]): Promise<OfficeAppointmentRow[]> {
  const found: OfficeAppointmentRow[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await selectStored(db).where('appointment.id', 'in', some).execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    const counts = await countAnswers(db, some);
    for (const id of some) {
      const row = stored.get(id);
      if (row !== undefined)
        found.push(
          officeAppointmentRowSchema.parse({ ...toShared(row), answers: counts.get(id) ?? NO_ANSWERS }),
        );
    }
  }
  return found;
}

/** @throws 404 */
export async function getOfficeAppointment(db: Db, id: number): Promise<OfficeAppointment> {
  const row = await selectStored(db).where('appointment.id', '=', id).executeTakeFirstOrThrow(notFound);
  return officeAppointmentSchema.parse({
    ...toShared(row),
    hosts: (await listHosts(db, [id])).get(id) ?? [],
    slots: (await listSlots(db, [id])).get(id) ?? [],
    releases: (await listReleases(db, [id])).get(id) ?? [],
    press_kits: (await listKits(db, [id])).get(id) ?? [],
    answers: (await countAnswers(db, [id])).get(id) ?? NO_ANSWERS,
  });
}

/** Maximum number of appointments in one answer to readers. */
const LISTED = 200;

export interface AppointmentFilter {
  reader: ReaderClass;
  now: Date;
  group?: number | undefined;
  event?: number | undefined;
}

const selectVisible = (db: Db, { reader, now }: AppointmentFilter) =>
  selectStored(db).where(visibleTo(reader, now, 'appointment'));

/** Appointments visible to the reader that have not ended, next first. */
export async function listVisibleAppointments(db: Db, filter: AppointmentFilter): Promise<Appointment[]> {
  const { group, event } = filter;
  let query = selectVisible(db, filter);
  if (group !== undefined) query = query.where('appointment.press_group_id', '=', group);
  if (event !== undefined) query = query.where('appointment.event_id', '=', event);
  return withLinks(
    db,
    await query.orderBy('appointment.starts_at').orderBy('appointment.id').limit(LISTED).execute(),
  );
}

export async function findVisibleAppointment(
  db: Db,
  id: number,
  filter: AppointmentFilter,
): Promise<Appointment | null> {
  const rows = await selectVisible(db, filter).where('appointment.id', '=', id).execute();
  const [appointment] = await withLinks(db, rows);
  return appointment ?? null;
}

async function withLinks(db: Db, rows: readonly Stored[]): Promise<Appointment[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const hosts = await listHosts(db, ids);
  const slots = await listSlots(db, ids);
  return rows.map((row) =>
    appointmentSchema.parse({
      ...toShared(row),
      hosts: (hosts.get(row.id) ?? []).map(({ name }) => name),
      has_slots: slots.has(row.id),
      is_remote: row.link !== '',
    }),
  );
}
