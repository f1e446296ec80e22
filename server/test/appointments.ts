import { OFFICE_APPOINTMENT_PATH, type OfficeAppointment } from '@press-room/contract/appointments';
import { ensureAnswer } from '../src/content/appointments/answers/queries.ts';
import { startOffice } from './office-desk.ts';
import type { TestServerOptions } from './server.ts';

const PRESS_URL = 'https://press.example';

/** A server with an officer who publishes appointments, and people at `paper.example` who answer them. */
export async function startAgenda(fixture: object = {}, options: TestServerOptions = {}) {
  const environment = { PUBLIC_URL: PRESS_URL };
  const office = await startOffice(OFFICE_APPOINTMENT_PATH, fixture, environment, options);
  const { server } = office;
  const { db } = server.database;
  const pathOf = ({ id }: { id: number }): string =>
    server.context.links.readers.toUrl('appointment', { id }).replace(PRESS_URL, '');
  const press = (path: string, body: Record<string, string>) =>
    server.call(path, { method: 'POST', body: new URLSearchParams(body) });
  return {
    office,
    server,
    db,
    pathOf,
    press,
    /** A published public appointment on 1 December. */
    add: async (form: object = {}): Promise<OfficeAppointment> => {
      const { id: press_group } = await db
        .selectFrom('press_group')
        .select('id')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const whole = {
        press_group,
        title: { en: 'Opening', it: 'Apertura' },
        place: { en: 'Hall 1', it: 'Padiglione 1' },
        starts_at: '2026-12-01T10:00:00Z',
        ends_at: '2026-12-01T11:00:00Z',
        admission: 'public',
        ...form,
      };
      const row = await office.rowOf<OfficeAppointment>(office.create(whole));
      return office.rowOf<OfficeAppointment>(office.move(row, { to: 'published' }));
    },
    invite: (appointment: { id: number }, name: string) =>
      ensureAnswer(
        db,
        {
          appointment_id: appointment.id,
          email: `${name}@paper.example`,
          name,
          outlet: 'Paper',
          language: 'en',
          contact_id: null,
          user_account_id: null,
          colleague_of: null,
        },
        server.clock.now,
      ),
    answer: (one: { id: number }, body: Record<string, string> = { answer: 'yes' }) =>
      press(pathOf(one), body),
    statesOf: async ({ id }: { id: number }): Promise<Record<string, string>> => {
      const rows = await db
        .selectFrom('appointment_answer')
        .select(['name', 'state'])
        .where('appointment_id', '=', id)
        .orderBy('id')
        .execute();
      return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
    },
    mailsTo: async (name: string) =>
      (await server.mails()).filter(({ to }) => to === `${name}@paper.example`),
    later: (ms: number): void => {
      server.clock.now = new Date(server.clock.now.getTime() + ms);
    },
    read: async ({ id }: { id: number }) => (await office.read({ id })).json as OfficeAppointment,
  };
}
export type Agenda = Awaited<ReturnType<typeof startAgenda>>;
