/** @module-tag engine */
import { agendaCalendarPath } from '@press-room/contract/appointments';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Agenda, startAgenda } from '../../../../test/appointments.ts';
import { addContact } from '../../../../test/contacts.ts';
import { stopContact } from '../../../core/contacts/suppression.ts';
import { runRetention } from '../../../edge/privacy/retention/retention.ts';
import { entryOf } from './address.ts';
import { deleteAnswersAt } from './personal-data.ts';
import { findWhole } from './queries.ts';

describe('people who answered an appointment', () => {
  let agenda: Agenda;
  beforeEach(async () => {
    agenda = await startAgenda();
    return () => agenda.server.close();
  });

  it('come with a calendar entry that follows changes, clocks and cancellations', async () => {
    const appointment = await agenda.add({
      starts_at: '2027-03-27T22:30:00Z',
      ends_at: '2027-03-28T02:00:00Z',
    });
    const ada = await agenda.invite(appointment, 'ada');
    await agenda.answer(ada);
    const entry = async () => {
      const whole = await findWhole(agenda.db, ada.id);
      if (whole === null) throw new Error('no answer');
      const { method, content } = await entryOf(agenda.server.context, whole);
      const calendar = new ICAL.Component(ICAL.parse(content));
      const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
      ICAL.TimezoneService.register(zone);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      return { method, content, event, start: event.startDate, end: event.endDate };
    };
    const first = await entry();
    expect(await agenda.mailsTo('ada')).toHaveLength(1);
    expect(first.content).toContain('DTSTART;TZID=Europe/Rome:20270327T233000');
    expect(first.content).toContain('DTEND;TZID=Europe/Rome:20270328T040000');
    expect(first.start.toJSDate().toISOString()).toBe('2027-03-27T22:30:00.000Z');
    expect(first.end.toJSDate().toISOString()).toBe('2027-03-28T02:00:00.000Z');
    await agenda.office.rowOf(
      agenda.office.change(await agenda.read(appointment), { starts_at: '2027-03-27T21:30:00Z' }),
    );
    const second = await entry();
    expect([second.method, second.event.uid]).toEqual(['REQUEST', first.event.uid]);
    expect(second.event.sequence).toBeGreaterThan(first.event.sequence);
    await agenda.office.rowOf(
      agenda.office.move(await agenda.read(appointment), { to: 'cancelled', notice: { en: 'Strike' } }),
    );
    const third = await entry();
    expect([third.method, third.event.uid]).toEqual(['CANCEL', first.event.uid]);
    expect(third.event.sequence).toBeGreaterThan(second.event.sequence);
    expect(third.content).toContain('STATUS:CANCELLED');
    agenda.later(3 * 60_000);
    const mails = await agenda.mailsTo('ada');
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'Cancelled']);
    expect(mails[1]?.text).toContain('Strike');
  });

  it('get a tentative entry with their invitation, which becomes that of their place', async () => {
    const appointment = await agenda.add({ capacity: 1 });
    const asked_at = agenda.server.clock.now.toISOString();
    const ada = await agenda.invite(appointment, 'ada');
    const bob = await agenda.invite(appointment, 'bob');
    const eve = await agenda.invite(appointment, 'eve');
    const invite = async (name: string, id: number) => {
      const contact_id = await addContact(agenda.server.context, `${name}@paper.example`);
      await agenda.db
        .updateTable('appointment_answer')
        .set({ asked_at, contact_id })
        .where('id', '=', id)
        .execute();
      return contact_id;
    };
    await invite('ada', ada.id);
    await invite('bob', bob.id);
    const eveContact = await invite('eve', eve.id);
    await agenda.db.transaction().execute((trx) =>
      stopContact(trx, agenda.server.context.addressHashes, eveContact, {
        reason: 'unsubscribed',
        now: agenda.server.clock.now,
      }),
    );
    const read = async (one: { id: number }) => {
      const page = await agenda.server.call(agenda.pathOf(one));
      expect(page.text.includes('entry.ics')).toBe(true);
      const { text, headers } = await agenda.server.call(`${agenda.pathOf(one)}/entry.ics`);
      const calendar = new ICAL.Component(ICAL.parse(text));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      const method = calendar.getFirstPropertyValue('method');
      expect(headers.get('content-type')).toContain(`method=${String(method)}`);
      const status = event.component.getFirstPropertyValue('status');
      return {
        is: [method, status, event.attendees.length],
        uid: event.uid,
        sequence: event.sequence,
        event,
      };
    };
    const invited = await read(ada);
    expect(invited.is).toEqual(['PUBLISH', 'TENTATIVE', 0]);
    expect(invited.event.component.getFirstPropertyValue('organizer')).toMatch(/^mailto:/i);
    const hidden = await agenda.office.move(await agenda.read(appointment), { to: 'draft' });
    expect(hidden.status).toBe(409);
    await agenda.office.rowOf(
      agenda.office.change(await agenda.read(appointment), { starts_at: '2026-12-01T09:00:00Z' }),
    );
    agenda.later(3 * 60_000);
    const [changed] = await agenda.mailsTo('ada');
    expect(changed?.subject).toContain('Changed');
    expect(changed?.calendar).toMatch(/METHOD:PUBLISH[\s\S]*DTSTART;TZID=Europe\/Rome:20261201T100000/);
    expect(await agenda.mailsTo('eve')).toEqual([]);
    const moved = await read(ada);
    expect([moved.uid, moved.sequence]).toEqual([invited.uid, invited.sequence + 1]);
    await agenda.answer(ada);
    const coming = await read(ada);
    expect([coming.uid, ...coming.is]).toEqual([invited.uid, 'REQUEST', 'CONFIRMED', 1]);
    expect(coming.sequence).toBeGreaterThan(moved.sequence);
    await agenda.answer(bob);
    expect((await read(bob)).is).toEqual(['PUBLISH', 'TENTATIVE', 0]);
    await agenda.office.rowOf(agenda.office.move(await agenda.read(appointment), { to: 'cancelled' }));
    agenda.later(3 * 60_000);
    expect((await agenda.mailsTo('bob')).at(-1)?.calendar).toContain('METHOD:CANCEL');
    expect((await agenda.server.call(agenda.pathOf(ada))).text).not.toContain('entry.ics');
  });

  it('decline with an entry that takes the tentative one out of the calendar', async () => {
    const appointment = await agenda.add();
    const read = (content = '') => {
      const calendar = new ICAL.Component(ICAL.parse(content));
      const { uid, sequence, component } = new ICAL.Event(
        calendar.getFirstSubcomponent('vevent') ?? undefined,
      );
      const method = calendar.getFirstPropertyValue('method');
      return { method, uid, sequence, status: component.getFirstPropertyValue('status') };
    };
    for (const name of ['ada', 'bob']) {
      const one = await agenda.invite(appointment, name);
      const saved = read((await agenda.server.call(`${agenda.pathOf(one)}/entry.ics`)).text);
      expect(saved).toMatchObject({ method: 'PUBLISH', status: 'TENTATIVE' });
      if (name === 'bob') await agenda.answer(one);
      await agenda.answer(one, { answer: 'no' });
      const mails = await agenda.mailsTo(name);
      expect(mails.at(-1)?.subject).toBe('You do not come: Opening – Association');
      const taken = read(mails.at(-1)?.calendar);
      expect(taken).toMatchObject({ method: 'CANCEL', uid: saved.uid, status: 'CANCELLED' });
      const before = mails.length > 1 ? read(mails[0]?.calendar) : saved;
      expect(taken.sequence).toBeGreaterThan(before.sequence);
      await agenda.answer(one, { answer: 'no' });
      expect(await agenda.mailsTo(name)).toHaveLength(mails.length);
    }
    const { id, email } = await agenda.db
      .selectFrom('user_account')
      .select(['id', 'email'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const reader = await agenda.invite(appointment, 'eve');
    await agenda.db
      .updateTable('appointment_answer')
      .set({ user_account_id: id, email })
      .where('id', '=', reader.id)
      .execute();
    await agenda.answer(reader, { answer: 'no' });
    expect((await agenda.server.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  it.each([
    ['01:30', '2026-10-24T23:30:00Z', 'DTSTART;TZID=Europe/Rome:20261025T013000'],
    ['the first 02:30', '2026-10-25T00:30:00Z', 'DTSTART:20261025T003000Z'],
    ['the second 02:30', '2026-10-25T01:30:00Z', 'DTSTART:20261025T013000Z'],
    ['03:30', '2026-10-25T02:30:00Z', 'DTSTART;TZID=Europe/Rome:20261025T033000'],
  ])('come at %s of the night that has two', async (_name, starts_at, line) => {
    agenda.server.clock.now = new Date('2026-10-20T10:00:00Z');
    const ends_at = '2026-10-25T03:00:00Z';
    const appointment = await agenda.add({ starts_at, ends_at });
    const personal = `${agenda.pathOf(await agenda.invite(appointment, 'ada'))}/entry.ics`;
    for (const path of [personal, agendaCalendarPath('en')]) {
      const { text } = await agenda.server.call(path);
      expect(text).toContain(line);
      const calendar = new ICAL.Component(ICAL.parse(text));
      const zone = calendar.getFirstSubcomponent('vtimezone');
      if (zone !== null) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      const instants = [event.startDate, event.endDate].map((date) => date.toJSDate().toISOString());
      expect(instants).toEqual([starts_at, ends_at].map((instant) => instant.replace('Z', '.000Z')));
    }
  });

  it('are reminded a day and an hour before, at the time that holds then', async () => {
    const appointment = await agenda.add({
      starts_at: '2026-11-22T10:00:00Z',
      ends_at: '2026-11-22T11:00:00Z',
    });
    await agenda.answer(await agenda.invite(appointment, 'ada'));
    await agenda.answer(await agenda.invite(appointment, 'bob'), { answer: 'no' });
    agenda.server.clock.now = new Date('2026-11-20T10:30:00Z');
    await agenda.office.rowOf(
      agenda.office.change(await agenda.read(appointment), {
        starts_at: '2026-11-22T12:00:00Z',
        ends_at: '2026-11-22T13:00:00Z',
      }),
    );
    const soon = async () =>
      (await agenda.mailsTo('ada')).filter(({ subject }) => subject.startsWith('Soon'));
    agenda.server.clock.now = new Date('2026-11-21T11:00:00Z');
    expect(await soon()).toEqual([]);
    agenda.server.clock.now = new Date('2026-11-21T12:00:01Z');
    expect((await soon()).map(({ headers }) => headers.date)).toEqual(['Sat, 21 Nov 2026 12:00:01 +0000']);
    agenda.server.clock.now = new Date('2026-11-22T11:00:01Z');
    expect(await soon()).toHaveLength(2);
    const told = (await agenda.mailsTo('bob')).map(({ subject }) => subject);
    expect(told).toEqual(['You do not come: Opening – Association']);
  });

  it('hear nothing of a correction of what is over', async () => {
    const appointment = await agenda.add({
      starts_at: '2026-11-20T10:05:00Z',
      ends_at: '2026-11-20T10:20:00Z',
    });
    await agenda.answer(await agenda.invite(appointment, 'ada'));
    expect(await agenda.mailsTo('ada')).toHaveLength(1);
    agenda.server.clock.now = new Date('2026-11-20T10:20:00Z');
    const place = { place: { en: 'Hall 2', it: 'Padiglione 2' } };
    await agenda.office.rowOf(agenda.office.change(await agenda.read(appointment), place));
    await agenda.office.rowOf(agenda.office.move(await agenda.read(appointment), { to: 'cancelled' }));
    agenda.later(3 * 60_000);
    expect((await agenda.mailsTo('ada')).map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed']);
  });

  it('leave their place to the waiting list when they are erased', async () => {
    const appointment = await agenda.add({ capacity: 1 });
    await agenda.answer(await agenda.invite(appointment, 'ada'));
    await agenda.answer(await agenda.invite(appointment, 'bob'));
    await agenda.db
      .transaction()
      .execute((trx) => deleteAnswersAt(agenda.server.context, trx, 'ada@paper.example'));
    expect(await agenda.statesOf(appointment)).toEqual({ bob: 'confirmed' });
    expect((await agenda.mailsTo('bob')).at(-1)?.subject).toContain('A place for you');
  });

  it('lose their needs a week after the end, and are deleted after two years', async () => {
    const appointment = await agenda.add();
    const ada = await agenda.invite(appointment, 'ada');
    await agenda.answer(ada, { answer: 'yes', need_wheelchair: 'yes', needs_note: 'A ramp' });
    agenda.server.clock.now = new Date('2026-12-08T11:00:01Z');
    await runRetention(agenda.server.context);
    expect(await findWhole(agenda.db, ada.id)).toMatchObject({ answer: { needs: '', needs_note: '' } });
    agenda.server.clock.now = new Date('2028-12-02T11:00:00Z');
    await runRetention(agenda.server.context);
    expect(await findWhole(agenda.db, ada.id)).toBeNull();
  });
});
