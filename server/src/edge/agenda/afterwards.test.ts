import { appointmentEntryPath } from '@press-room/contract/check-in';
import { CLIPPING_PATH } from '@press-room/contract/clippings';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../test/alerts.ts';
import { type Agenda, startAgenda } from '../../../test/appointments.ts';
import { addContact } from '../../../test/contacts.ts';
import { post } from '../../../test/requests.ts';
import { TRACES } from '../privacy/retention/traces.ts';

const FIXTURE = {
  press_releases: [
    { press_group: 'Association', date: '2026-11-19', text: { en: { title: 'Figures', body: '<p>x</p>' } } },
  ],
};
const KEY = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa';

describe('what comes of an appointment', () => {
  let agenda: Agenda;
  beforeEach(async () => {
    agenda = await startAgenda(FIXTURE);
    return () => agenda.server.close();
  });
  const enter = (id: number, codes: readonly string[]) => {
    const entries = codes.map((code, at) => ({ key: `${KEY}${at}`, code, at: '2026-11-20T10:00:00.000Z' }));
    return agenda.office.call(appointmentEntryPath(id), post({ entries }, agenda.office.officer));
  };

  it('finds the clippings of who came, from its day on', async () => {
    const [release] = await agenda.db.selectFrom('press_release').select('id').execute();
    const appointment = await agenda.add({ releases: [release?.id] });
    const came = await addContact(agenda.server.context, 'ada@paper.example');
    const stayed = await addContact(agenda.server.context, 'bob@paper.example');
    for (const [name, contact_id] of [
      ['ada', came],
      ['bob', stayed],
    ] as const) {
      const answer = await agenda.invite(appointment, name);
      await agenda.answer(answer);
      await agenda.db
        .updateTable('appointment_answer')
        .set({ contact_id })
        .where('id', '=', answer.id)
        .execute();
      if (contact_id === came) await enter(appointment.id, [answer.code]);
    }
    const clip = async (headline: string, published_on: string, more: object) => {
      const form = {
        press_group: appointment.press_group.id,
        outlet_name: 'Gazzetta',
        headline,
        published_on,
      };
      const { status } = await agenda.office.call(
        CLIPPING_PATH,
        post({ ...form, ...more }, agenda.office.officer),
      );
      expect(status).toBe(201);
    };
    await clip('Of who came', '2026-12-01', { contact: came });
    await clip('Before it', '2026-11-30', { contact: came });
    await clip('Of who did not', '2026-12-02', { contact: stayed });
    await clip('With its papers', '2026-12-03', { releases: [release?.id] });
    const { json } = await agenda.office.call(`${CLIPPING_PATH}?appointment=${appointment.id}`, {
      headers: agenda.office.officer,
    });
    expect((json as { results: { headline: string }[] }).results.map(({ headline }) => headline)).toEqual([
      'With its papers',
      'Of who came',
    ]);
  });

  it('forgets strangers a month after the end, and nobody who is known', async () => {
    const appointment = await agenda.add();
    const contact = await addContact(agenda.server.context, 'ada@paper.example');
    await agenda.invite(appointment, 'ada');
    await agenda.invite(appointment, 'bob');
    await agenda.db
      .updateTable('appointment_answer')
      .set({ contact_id: contact })
      .where('name', '=', 'ada')
      .execute();
    const trace = TRACES.find(({ what }) => what === 'answers of strangers to appointments');
    const { db } = agenda;
    const remove = (now: string) =>
      trace?.remove(db, new Date(Date.parse(now) - trace.days * DAY_MS).toISOString(), new Date(now));
    await remove('2026-12-31T10:59:59Z');
    expect(Object.keys(await agenda.statesOf(appointment))).toEqual(['ada', 'bob']);
    expect(await trace?.count(db, '2026-12-01T11:00:01.000Z')).toBe(1);
    await remove('2026-12-31T11:00:01Z');
    expect(Object.keys(await agenda.statesOf(appointment))).toEqual(['ada']);
  });
});
