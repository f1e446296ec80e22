import { APPOINTMENT_TRANSITIONS, type OfficeAppointment } from '@press-room/contract/appointments';
import { mergeName, NO_TEXT } from '../../../core/admin/forms.ts';
import { requireGroupId } from '../../../core/admin/references.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { requireEvent } from '../../../core/events/event.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { requirePermission } from '../../../platform/http/authentication.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { moveUp } from '../answers/answering.ts';
import { tellEverybody } from '../answers/letters.ts';
import { findAppointment } from '../answers/queries.ts';
import { getOfficeAppointment } from '../reading.ts';
import { type AppointmentForm, requireTimes, type TransitionForm } from './form.ts';
import { requireNamed, writeLinks } from './writing.ts';

const APPOINTMENTS: Versioned<OfficeAppointment> = {
  table: 'appointment',
  noun: 'appointment',
  get: getOfficeAppointment,
};

type Texts = Pick<OfficeAppointment, 'title' | 'description' | 'place' | 'notice'>;
const NO_TEXTS: Texts = { title: NO_TEXT, description: NO_TEXT, place: NO_TEXT, notice: NO_TEXT };

/** Columns of all texts after a change. @throws 400 without a title */
function toTextColumns(before: Texts, form: AppointmentForm) {
  const title = mergeName('title', before.title, form.title);
  const description = { ...before.description, ...form.description };
  const place = { ...before.place, ...form.place };
  const notice = { ...before.notice, ...form.notice };
  return {
    title_it: title.it,
    title_en: title.en,
    description_it: description.it,
    description_en: description.en,
    place_it: place.it,
    place_en: place.en,
    notice_it: notice.it,
    notice_en: notice.en,
  };
}

/** Within the caller's transaction, without checking what the officer may see. @throws 400 */
export async function addAppointment(trx: Db, form: AppointmentForm, now: Date): Promise<number> {
  const { press_group, starts_at, ends_at, slots = [], event = null, languages = [] } = form;
  if (press_group === undefined) throw invalidField('press_group', 'required');
  if (starts_at === undefined) throw invalidField('starts_at', 'required');
  if (ends_at === undefined) throw invalidField('ends_at', 'required');
  requireTimes({ starts_at, ends_at }, slots);
  await requireEvent(trx, event);
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('appointment')
    .values({
      ...toTextColumns(NO_TEXTS, form),
      press_group_id: await requireGroupId(trx, press_group),
      event_id: event,
      kind: form.kind ?? 'press_conference',
      status: 'draft',
      admission: form.admission ?? 'press',
      link: form.link ?? '',
      languages: languages.join(','),
      starts_at,
      ends_at,
      capacity: form.capacity ?? null,
      published_at: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLinks(trx, id, form);
  return id;
}

/** @throws 400, 403 */
export const createAppointment = (
  context: OfficeContext,
  officer: Officer,
  form: AppointmentForm,
): Promise<OfficeAppointment> =>
  createRow(context, APPOINTMENTS, { officer, fields: namesOf(form), isSeen: false }, async (trx) => {
    await requireNamed(trx, form, { officer, current: null });
    return addAppointment(trx, form, context.now());
  });

/** Whether the change affects calendars of invited people: then their entries get a new revision. */
const isRevised = (before: OfficeAppointment, after: OfficeAppointment): boolean =>
  (['starts_at', 'ends_at', 'link'] as const).some((name) => before[name] !== after[name]) ||
  (['title', 'place'] as const).some(
    (name) => before[name].it !== after[name].it || before[name].en !== after[name].en,
  );

/** A change of a published appointment needs the right to publish. @throws 403, 404 */
async function isSeen({ database }: OfficeContext, { id, officer }: Write): Promise<boolean> {
  const { status } = await getOfficeAppointment(database.db, id);
  if (status === 'draft') return false;
  requirePermission({ account: officer }, 'appointment.publish');
  return true;
}

/** @throws 400, 403, 404, 412 */
export const changeAppointment = async (
  context: OfficeContext,
  write: Write,
  form: AppointmentForm,
): Promise<OfficeAppointment> =>
  changeRow(
    context,
    APPOINTMENTS,
    { ...write, isSeen: await isSeen(context, write) },
    async (trx, current) => {
      const { starts_at = current.starts_at, ends_at = current.ends_at, slots = current.slots } = form;
      requireTimes({ starts_at, ends_at }, slots);
      await requireEvent(trx, form.event);
      await requireNamed(trx, form, { officer: write.officer, current });
      const { press_group, kind, event, admission, link, languages, capacity } = form;
      await trx
        .updateTable('appointment')
        .set({
          ...toTextColumns(current, form),
          starts_at,
          ends_at,
          ...(press_group !== undefined && { press_group_id: await requireGroupId(trx, press_group) }),
          ...(kind !== undefined && { kind }),
          ...(event !== undefined && { event_id: event }),
          ...(admission !== undefined && { admission }),
          ...(link !== undefined && { link }),
          ...(languages !== undefined && { languages: languages.join(',') }),
          ...(capacity !== undefined && { capacity }),
        })
        .where('id', '=', write.id)
        .execute();
      await writeLinks(trx, write.id, form);
      const after = await getOfficeAppointment(trx, write.id);
      if (current.published_at !== null && isRevised(current, after)) await raiseSequence(trx, write.id);
      // A correction of a past appointment is not sent.
      const isTold = isRevised(current, after) && !isOver(context, [current, after]);
      await tellAnswered(context, trx, { id: write.id, isTold });
      return { action: 'edit', fields: namesOf(form) };
    },
  );

const isOver = ({ now }: OfficeContext, rows: readonly OfficeAppointment[]): boolean =>
  rows.every(({ ends_at }) => ends_at <= now().toISOString());

/** Informs everybody with a place of a revision; if there are more places, the waiting list moves up. */
async function tellAnswered(
  { database, now }: OfficeContext,
  trx: Db,
  { id, isTold }: { id: number; isTold: boolean },
): Promise<void> {
  await lockRow(trx, database, { table: 'appointment', id });
  const appointment = await findAppointment(trx, id);
  if (appointment === null || appointment.status === 'draft') return;
  if (isTold) await tellEverybody(trx, appointment, now());
  await moveUp(trx, appointment, now());
}

const raiseSequence = (trx: Db, id: number): Promise<unknown> =>
  trx
    .updateTable('appointment')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** @throws 403, 404, 409, 412 */
export const moveAppointment = (
  context: OfficeContext,
  write: Write,
  { to, notice }: TransitionForm,
): Promise<OfficeAppointment> =>
  changeRow(context, APPOINTMENTS, { ...write, isSeen: true }, async (trx, current) => {
    requirePermission({ account: write.officer }, 'appointment.publish');
    const from = current.status;
    if (!APPOINTMENT_TRANSITIONS.some((each) => each.from === from && each.to === to))
      throw conflict('no_such_state', { from, to });
    const now = context.now().toISOString();
    if (to === 'published' && current.ends_at <= now) throw conflict('appointment_is_over');
    await trx
      .updateTable('appointment')
      .set({
        status: to,
        ...(to === 'published' && { published_at: current.published_at ?? now }),
        ...(notice !== undefined && toNoticeColumns({ ...current.notice, ...notice })),
      })
      .where('id', '=', write.id)
      .execute();
    if (to === 'draft' && (await isKnown(trx, write.id))) throw conflict('appointment_answered');
    if (current.published_at !== null) await raiseSequence(trx, write.id);
    const isTold = current.published_at !== null && !isOver(context, [current]);
    await tellAnswered(context, trx, { id: write.id, isTold });
    return { action: to, fields: ['status'] };
  });

/** Whether people have answered, or were invited. */
const isKnown = async (trx: Db, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('appointment_answer')
    .select('id')
    .where('appointment_id', '=', id)
    .where((eb) => eb.or([eb('state', '!=', 'invited'), eb('asked_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

const toNoticeColumns = ({ it, en }: { it: string; en: string }) => ({ notice_it: it, notice_en: en });

/** @throws 404, 409 if it is not a draft, 412 */
export const deleteAppointment = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, APPOINTMENTS, { ...write, isSeen: false }, async (_trx, { status }) => {
    if (status !== 'draft') throw conflict('only_hidden_deleted');
  });
