import { APPOINTMENT_PATH, type Appointment, appointmentPath } from '@press-room/contract/appointments';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

/** Appointments that have not ended, earliest first; accredited press sees more of them. */
export const appointmentsQuery = (reader: number | null, event?: number) =>
  queryOptions({
    queryKey: ['appointments', reader, event],
    queryFn: async ({ signal }) => {
      const query = event === undefined ? {} : { event: String(event) };
      return (await getJson<{ results: Appointment[] }>(APPOINTMENT_PATH, query, signal)).results;
    },
  });

export const appointmentQuery = (reader: number | null, id: number) =>
  queryOptions({
    queryKey: ['appointment', reader, id],
    queryFn: ({ signal }) => getJson<Appointment>(appointmentPath(id), {}, signal),
  });
