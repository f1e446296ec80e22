import type { AppointmentKind, AppointmentStatus } from '@press-room/contract/appointments';
import type { Language } from '@press-room/contract/languages';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'appointment' | 'press_group'>();

export const appointmentFields = (language: Language): FieldMap => ({
  id: eb.ref('appointment.id'),
  title: eb.ref(`appointment.title_${language}`),
  'title.it': eb.ref('appointment.title_it'),
  'title.en': eb.ref('appointment.title_en'),
  place: eb.ref(`appointment.place_${language}`),
  kind: eb.ref('appointment.kind'),
  status: eb.ref('appointment.status'),
  admission: eb.ref('appointment.admission'),
  starts_at: eb.ref('appointment.starts_at'),
  ends_at: eb.ref('appointment.ends_at'),
  capacity: eb.ref('appointment.capacity'),
  updated_at: eb.ref('appointment.updated_at'),
  'press_group.name': eb.ref('press_group.name'),
});

/** Latest first. */
export const APPOINTMENT_ORDER = [
  { by: eb.ref('appointment.starts_at'), direction: 'desc' as const },
  { by: eb.ref('appointment.id'), direction: 'desc' as const },
];

export interface OfficeAppointmentFilter {
  group?: number | undefined;
  event?: number | undefined;
  kind?: AppointmentKind | undefined;
  status?: AppointmentStatus | undefined;
  /** `is`: true for appointments that have not ended. */
  coming?: { is: boolean; now: string } | undefined;
}

export function selectAppointments(db: Db, filter: OfficeAppointmentFilter) {
  const { group, event, kind, status, coming } = filter;
  let query = db
    .selectFrom('appointment')
    .innerJoin('press_group', 'press_group.id', 'appointment.press_group_id')
    .select('appointment.id');
  if (group !== undefined) query = query.where('appointment.press_group_id', '=', group);
  if (event !== undefined) query = query.where('appointment.event_id', '=', event);
  if (kind !== undefined) query = query.where('appointment.kind', '=', kind);
  if (status !== undefined) query = query.where('appointment.status', '=', status);
  return coming === undefined
    ? query
    : query.where('appointment.ends_at', coming.is ? '>' : '<=', coming.now);
}
