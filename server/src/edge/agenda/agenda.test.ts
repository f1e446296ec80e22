/** @module-tag engine */

import { appointmentInvitationPath } from '@press-room/contract/appointment-answers';
import { agendaCalendarPath } from '@press-room/contract/appointments';
import {
  APPOINTMENT_CHECK_IN_PATH,
  type AppointmentCheckIn,
  appointmentCheckInPath,
  appointmentEntryPath,
} from '@press-room/contract/check-in';
import { CRISIS_PATH, type Crisis, crisisPath } from '@press-room/contract/crisis';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Agenda, startAgenda } from '../../../test/appointments.ts';
import { addContact } from '../../../test/contacts.ts';
import { textLike } from '../../../test/matchers.ts';
import { post } from '../../../test/requests.ts';
import { stopContact } from '../../core/contacts/suppression.ts';

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

  it('invites contacts once, without those who refuse messages, and reminds who has not answered', async () => {
    const appointment = await agenda.add({ admission: 'invited' });
    const { context } = agenda.server;
    const ada = await addContact(context, 'ada@paper.example');
    const bob = await addContact(context, 'bob@paper.example');
    const eve = await addContact(context, 'eve@paper.example');
    await agenda.db.transaction().execute((trx) =>
      stopContact(trx, context.addressHashes, eve, {
        reason: 'unsubscribed',
        now: agenda.server.clock.now,
      }),
    );
    const invite = (body: object, headers = agenda.office.officer) =>
      agenda.server.call(
        appointmentInvitationPath(appointment.id),
        post(body, agenda.office.match(appointment.version, headers)),
      );
    expect((await invite({ contacts: [ada, bob, eve] })).json).toEqual({ invited: 2, left_out: 1 });
    expect((await invite({ contacts: [ada] })).json).toEqual({ invited: 0, left_out: 1 });
    const [mail] = await agenda.mailsTo('ada');
    expect([mail?.subject, await agenda.mailsTo('eve')]).toEqual([
      expect.stringContaining('Invito: Apertura'),
      [],
    ]);
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': textLike(/^<https:.*\/news\/leave\/[\w-]+>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const path = /\/news\/appointment\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await agenda.press(path, { answer: 'yes' })).status).toBe(200);
    expect((await invite({ again: true })).json).toEqual({ invited: 0, left_out: 0 });
    agenda.server.clock.now = new Date('2026-11-21T10:00:01Z');
    const officer = await agenda.server.signedIn('officer@example.com');
    expect((await invite({ again: true }, officer)).json).toEqual({ invited: 1, left_out: 0 });
    expect(await agenda.mailsTo('bob')).toHaveLength(2);
    const reader = await agenda.server.signedIn('reader@example.com');
    expect((await invite({ contacts: [ada] }, reader)).status).toBe(403);
  });

  it('invites nobody from an appointment that somebody else has changed meanwhile', async () => {
    const appointment = await agenda.add();
    const contacts = [await addContact(agenda.server.context, 'ada@paper.example')];
    const path = appointmentInvitationPath(appointment.id);
    expect((await agenda.office.call(path, post({ contacts }))).status).toBe(428);
    await agenda.office.change(appointment, { title: { en: 'Moved' } });
    const answer = await agenda.office.call(
      path,
      post({ contacts }, agenda.office.match(appointment.version)),
    );
    expect(answer).toMatchObject({ status: 412, json: { current: { title: { en: 'Moved' } } } });
    expect(await agenda.mailsTo('ada')).toEqual([]);
  });

  it('invites nobody twice, nor those who refuse messages before the letter is sent', async () => {
    const appointment = await agenda.add({ admission: 'invited' });
    const { context, clock } = agenda.server;
    const contacts = [
      await addContact(context, 'ada@paper.example'),
      await addContact(context, 'bob@paper.example'),
    ];
    const invite = () =>
      agenda.office.call(
        appointmentInvitationPath(appointment.id),
        post({ contacts }, agenda.office.match(appointment.version)),
      );
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ json }) => json)).toEqual(
      expect.arrayContaining([
        { invited: 2, left_out: 0 },
        { invited: 0, left_out: 2 },
      ]),
    );
    await agenda.db
      .transaction()
      .execute((trx) =>
        stopContact(trx, context.addressHashes, contacts[1] ?? 0, { reason: 'unsubscribed', now: clock.now }),
      );
    expect([(await agenda.mailsTo('ada')).length, await agenda.mailsTo('bob')]).toEqual([1, []]);
  });

  it('invites nobody in a crisis, unless who may end it says otherwise', async () => {
    const appointment = await agenda.add();
    const contacts = [await addContact(agenda.server.context, 'ada@paper.example')];
    const words = { title: { it: 'Incendio', en: 'Fire' }, text: { it: 'Fuoco', en: 'Fire' } };
    const crisis = { press_group: appointment.press_group.id, ...words };
    const made = await agenda.office.call(CRISIS_PATH, post(crisis, agenda.office.officer));
    const { id, version } = made.json as Crisis;
    const on = post({ to: 'on' }, agenda.office.match(version));
    expect((await agenda.office.call(`${crisisPath(id)}transition/`, on)).status).toBe(200);
    const invite = (more: object = {}) =>
      agenda.office.call(
        appointmentInvitationPath(appointment.id),
        post({ contacts, ...more }, agenda.office.match(appointment.version)),
      );
    expect((await invite()).status).toBe(409);
    expect(await agenda.mailsTo('ada')).toEqual([]);
    expect((await invite({ despite_crisis: true })).json).toEqual({ invited: 1, left_out: 0 });
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

  it('invites more than 200 only by who has just proved who they are', async () => {
    const appointment = await agenda.add();
    const contacts: number[] = [];
    for (let at = 0; at <= 200; at += 1)
      contacts.push(await addContact(agenda.server.context, `p${at}@paper.example`));
    agenda.later(11 * 60_000);
    const invite = (headers: Record<string, string>) =>
      agenda.server.call(
        appointmentInvitationPath(appointment.id),
        post({ contacts }, agenda.office.match(appointment.version, headers)),
      );
    expect(await invite(agenda.office.officer)).toMatchObject({
      status: 403,
      json: { code: 'recent_proof_required' },
    });
    expect((await agenda.read(appointment)).answers).toMatchObject({ invited: 0 });
    const proved = await agenda.server.signedIn('officer@example.com');
    expect((await invite(proved)).json).toEqual({ invited: 201, left_out: 0 });
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
});
