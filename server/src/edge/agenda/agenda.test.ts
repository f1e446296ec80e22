import { agendaCalendarPath } from '@press-room/contract/appointments';
import {
  APPOINTMENT_CHECK_IN_PATH,
  type AppointmentCheckIn,
  appointmentCheckInPath,
  appointmentEntryPath,
} from '@press-room/contract/check-in';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Agenda, startAgenda } from '../../../test/appointments.ts';
import { addContact } from '../../../test/contacts.ts';
import { post } from '../../../test/requests.ts';
import { findNextOpening } from '../../content/appointments/answers/papers.ts';
import { findAppointment } from '../../content/appointments/answers/queries.ts';

const FIXTURE = {
  press_releases: [
    {
      press_group: 'Association',
      date: '2026-11-19',
      access: 'public',
      text: { en: { title: 'Figures', body: '<p>x</p>' } },
    },
  ],
  press_kits: [{ press_group: 'Association', year: 2026, title: { en: 'Not yet', it: '' }, files: [] }],
};
const KEY = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa';

describe('the agenda', () => {
  let agenda: Agenda;
  beforeEach(async () => {
    agenda = await startAgenda(FIXTURE);
    return () => agenda.server.close();
  });
  const enter = (id: number, codes: readonly string[]) => {
    const entries = codes.map((code, at) => ({ key: `${KEY}${at}`, code, at: '2026-11-20T10:00:00.000Z' }));
    return agenda.office.call(appointmentEntryPath(id), post({ entries }, agenda.office.officer));
  };

  it('is a calendar of public appointments, with cancelled ones', async () => {
    const night = { starts_at: '2026-12-01T22:30:00Z', ends_at: '2026-12-02T01:00:00Z' };
    await agenda.add(night);
    await agenda.add({ admission: 'press', title: { en: 'For the press' } });
    const gone = await agenda.add({ title: { en: 'Gone' } });
    await agenda.office.move(gone, { to: 'cancelled' });
    const { text, headers } = await agenda.server.call(agendaCalendarPath('it'));
    expect(headers.get('content-type')).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ summary }) => summary)).toEqual(['Gone', 'Apertura']);
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20261201T233000');
    expect(text).toContain('DTEND;TZID=Europe/Rome:20261202T020000');
    expect(text.match(/STATUS:\w+/g)).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED']);
  });

  it('has one entry of an appointment with the personal ones, which are never behind it', async () => {
    const appointment = await agenda.add();
    const other = await agenda.add();
    const [ada, bob] = [await agenda.invite(appointment, 'ada'), await agenda.invite(appointment, 'bob')];
    const read = async (path: string) => {
      const { text } = await agenda.server.call(path);
      const calendar = new ICAL.Component(ICAL.parse(text));
      const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
      return events.map(({ uid, sequence, attendees }) => ({ uid, sequence, guests: attendees.length }));
    };
    const readAll = async () => {
      const [one] = await read(`/en/appointments/opening-${appointment.id}.ics`);
      const ofPeople = await Promise.all([ada, bob].map((each) => read(`${agenda.pathOf(each)}/entry.ics`)));
      return [one, ...ofPeople.flat()];
    };
    const uid = `appointment-${appointment.id}@press.example`;
    expect((await read(agendaCalendarPath('en'))).map((event) => event.uid)).toEqual([
      uid,
      `appointment-${other.id}@press.example`,
    ]);
    expect(await readAll()).toEqual([0, 0, 0].map((sequence) => ({ uid, sequence, guests: 0 })));
    await agenda.answer(ada);
    const [, answered] = await readAll();
    const { sequence = 0 } = answered ?? {};
    expect(sequence).toBeGreaterThan(0);
    await agenda.office.rowOf(
      agenda.office.change(await agenda.read(appointment), { starts_at: '2026-12-01T09:00:00Z' }),
    );
    expect(await readAll()).toEqual([
      { uid, sequence: 1, guests: 0 },
      { uid, sequence: sequence + 1, guests: 1 },
      { uid, sequence: 1, guests: 0 },
    ]);
  });

  it('checks people in at the door by their code, once', async () => {
    const appointment = await agenda.add();
    const [ada, bob] = [await agenda.invite(appointment, 'ada'), await agenda.invite(appointment, 'bob')];
    await agenda.answer(ada);
    await agenda.answer(bob, { answer: 'no' });
    const listed = (await agenda.office.call(APPOINTMENT_CHECK_IN_PATH)).json;
    expect(listed).toMatchObject({ results: [{ id: appointment.id, title: { en: 'Opening' } }] });
    const { text, json } = await agenda.office.call(appointmentCheckInPath(appointment.id));
    expect((json as AppointmentCheckIn).badges).toEqual([
      { code: ada.code, is_revoked: false, entered_at: null },
      { code: bob.code, is_revoked: true, entered_at: null },
    ]);
    expect(text).not.toContain('ada');
    const codes = [ada.code, ada.code, bob.code, 'ABCDEFGHJKMN'];
    const entered = (await enter(appointment.id, codes)).json as { results: { result: string }[] };
    expect(entered.results.map(({ result }) => result)).toEqual(['recorded', 'known', 'revoked', 'unknown']);
    expect((await agenda.read(appointment)).answers).toMatchObject({ entered: 1 });
    const reader = await agenda.server.signedIn('reader@example.com');
    for (const path of [APPOINTMENT_CHECK_IN_PATH, appointmentCheckInPath(appointment.id)])
      expect((await agenda.server.call(path, { headers: reader })).status).toBe(403);
    const other = await agenda.add();
    expect(await enter(other.id, [ada.code])).toMatchObject({ json: { results: [{ result: 'unknown' }] } });
  });

  it('lists past appointments for the office', async () => {
    await agenda.add();
    const soon = { starts_at: '2026-11-20T10:01:00Z', ends_at: '2026-11-20T10:05:00Z' };
    await agenda.add({ ...soon, title: { en: 'Over' } });
    agenda.later(6 * 60_000);
    const titles = async (query: string) =>
      (await agenda.office.list(query)).data.map(({ title }) => (title as { en: string }).en);
    expect([await titles('&coming=true'), await titles('&coming=false')]).toEqual([['Opening'], ['Over']]);
  });

  it('opens the papers for people who came, when it has ended', async () => {
    const firstOf = async (table: 'press_kit' | 'press_release'): Promise<number> =>
      (await agenda.db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id;
    const [release, kit] = [await firstOf('press_release'), await firstOf('press_kit')];
    const appointment = await agenda.add({
      starts_at: '2026-11-20T10:05:00Z',
      ends_at: '2026-11-20T10:20:00Z',
      releases: [release],
      press_kits: [kit],
    });
    const [ada, bob] = [await agenda.invite(appointment, 'ada'), await agenda.invite(appointment, 'bob')];
    await agenda.answer(ada);
    await agenda.answer(bob);
    await enter(appointment.id, [ada.code]);
    expect((await agenda.server.call(agenda.pathOf(ada))).text).not.toContain('Figures');
    agenda.server.clock.now = new Date('2026-11-20T10:20:01Z');
    const papers = async (name: string) =>
      (await agenda.mailsTo(name)).filter(({ subject }) => subject.startsWith('Papers'));
    expect([(await papers('ada')).length, (await papers('bob')).length]).toEqual([1, 0]);
    const { text } = await agenda.server.call(agenda.pathOf(ada));
    expect(text).toMatch(/releases\/2026\/figures-\d+/);
    expect(text).not.toContain('Not yet');
    expect((await agenda.server.call(agenda.pathOf(bob))).text).not.toContain('Figures');
  });

  it('tells of papers that open after its end when the first of them opens, once', async () => {
    const { id: release } = await agenda.db
      .selectFrom('press_release')
      .select('id')
      .executeTakeFirstOrThrow();
    const plan = (publish_at: string, embargo_until: string) =>
      agenda.db
        .updateTable('press_release')
        .set({ status: 'scheduled', publish_at, embargo_until })
        .where('id', '=', release)
        .execute();
    await plan('2026-11-20T18:00:00.000Z', '2026-11-21T08:00:00.000Z');
    const kit = await agenda.db.selectFrom('press_kit').select('id').executeTakeFirstOrThrow();
    await agenda.db
      .updateTable('press_kit')
      .set({ status: 'published', published_at: '2026-11-25T08:00:00.000Z' })
      .execute();
    const span = { starts_at: '2026-11-20T10:05:00Z', ends_at: '2026-11-20T10:20:00Z' };
    const appointment = await agenda.add({ ...span, releases: [release], press_kits: [kit.id] });
    const [ada, bob] = [await agenda.invite(appointment, 'ada'), await agenda.invite(appointment, 'bob')];
    for (const each of [ada, bob]) await agenda.answer(each);
    await enter(appointment.id, [ada.code]);
    const tell = async (at: string) => {
      agenda.server.clock.now = new Date(at);
      const papers = [...(await agenda.mailsTo('ada')), ...(await agenda.mailsTo('bob'))].filter(
        ({ subject }) => subject.startsWith('Papers'),
      );
      const jobs = await agenda.db
        .selectFrom('job')
        .select('run_at')
        .where('unique_key', 'like', 'appointment-papers:%')
        .execute();
      return [papers.map(({ to }) => to), jobs.map(({ run_at }) => run_at)];
    };
    expect(await tell('2026-11-20T10:20:01Z')).toEqual([[], ['2026-11-20T18:00:00.000Z']]);
    await agenda.office.rowOf(
      agenda.office.change(await agenda.read(appointment), { title: { en: 'The opening' } }),
    );
    expect(await tell('2026-11-20T18:00:00Z')).toEqual([[], ['2026-11-21T08:00:00.000Z']]);
    await plan('2026-11-20T18:00:00.000Z', '2026-11-22T08:00:00.000Z');
    expect(await tell('2026-11-21T08:00:00Z')).toEqual([[], ['2026-11-22T08:00:00.000Z']]);
    expect(await tell('2026-11-22T08:00:00Z')).toEqual([['ada@paper.example'], []]);
    expect(await tell('2026-11-25T08:00:00Z')).toEqual([['ada@paper.example'], []]);
  });

  it('tells of papers at once when its end is corrected to one that has passed', async () => {
    const releases = await agenda.db.selectFrom('press_release').select('id').execute();
    const span = { starts_at: '2026-11-20T10:05:00Z', ends_at: '2026-11-20T12:00:00Z' };
    const appointment = await agenda.add({ ...span, releases: releases.map(({ id }) => id) });
    const ada = await agenda.invite(appointment, 'ada');
    await agenda.answer(ada);
    await enter(appointment.id, [ada.code]);
    agenda.server.clock.now = new Date('2026-11-20T10:30:00Z');
    const papers = async () =>
      (await agenda.mailsTo('ada')).filter(({ subject }) => subject.startsWith('Papers')).length;
    expect(await papers()).toBe(0);
    await agenda.office.rowOf(
      agenda.office.change(await agenda.read(appointment), { ends_at: '2026-11-20T10:20:00Z' }),
    );
    expect(await papers()).toBe(1);
    agenda.server.clock.now = new Date('2026-11-20T12:00:01Z');
    expect(await papers()).toBe(1);
  });

  it('waits a month for papers, and for nothing that has no date', async () => {
    const releases = await agenda.db.selectFrom('press_release').select('id').execute();
    const span = { starts_at: '2026-11-20T10:05:00Z', ends_at: '2026-11-20T10:20:00Z' };
    const appointment = await agenda.add({ ...span, releases: releases.map(({ id }) => id) });
    const stored = async () => {
      const found = await findAppointment(agenda.db, appointment.id);
      if (found === null) throw new Error('no appointment');
      return found;
    };
    expect(await findNextOpening(agenda.server.context, await stored())).toEqual(new Date(span.ends_at));
    agenda.server.clock.now = new Date('2026-11-20T10:20:01Z');
    const find = async (embargo: string) => {
      await agenda.db.updateTable('press_release').set({ embargo_until: embargo }).execute();
      return findNextOpening(agenda.server.context, await stored());
    };
    expect(await find('2026-12-20T10:20:00.000Z')).toEqual(new Date('2026-12-20T10:20:00Z'));
    expect(await find('2026-12-20T10:20:00.001Z')).toBeNull();
    expect((await agenda.read(appointment)).releases).toMatchObject([
      { visible_from: '2026-12-20T10:20:00.001Z' },
    ]);
    await agenda.db.updateTable('press_release').set({ status: 'draft' }).execute();
    expect(await find('2026-11-21T08:00:00.000Z')).toBeNull();
  });

  it('tells of papers only people who may read one, by the account of their contact too', async () => {
    const { id: release } = await agenda.db
      .selectFrom('press_release')
      .select('id')
      .executeTakeFirstOrThrow();
    await agenda.db.updateTable('press_release').set({ access: 'press' }).where('id', '=', release).execute();
    const span = { starts_at: '2026-11-20T10:05:00Z', ends_at: '2026-11-20T10:20:00Z' };
    const appointment = await agenda.add({ ...span, releases: [release] });
    const reader = await agenda.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const contact_id = await addContact(agenda.server.context, 'ada@paper.example', {
      user_account_id: reader.id,
    });
    const [ada, bob] = [await agenda.invite(appointment, 'ada'), await agenda.invite(appointment, 'bob')];
    expect(ada.contact_id).toBe(contact_id);
    for (const each of [ada, bob]) await agenda.answer(each);
    await enter(appointment.id, [ada.code, bob.code]);
    agenda.server.clock.now = new Date('2026-11-20T10:20:01Z');
    const papers = async (name: string) =>
      (await agenda.mailsTo(name)).filter(({ subject }) => subject.startsWith('Papers')).length;
    expect([await papers('ada'), await papers('bob')]).toEqual([1, 0]);
    const pages = await Promise.all([ada, bob].map((each) => agenda.server.call(agenda.pathOf(each))));
    expect(pages.map(({ text }) => text.includes('Figures'))).toEqual([true, false]);
  });
});
