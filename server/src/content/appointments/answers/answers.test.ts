/** @module-tag engine */
import {
  appointmentAnswerPath,
  appointmentAskPath,
  type OfficeAnswer,
  type OwnAnswer,
  officeAnswerExportPath,
  officeAnswerPath,
} from '@press-room/contract/appointment-answers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Agenda, startAgenda } from '../../../../test/appointments.ts';
import { post } from '../../../../test/requests.ts';
import { startTestServer } from '../../../../test/server.ts';
import { takeAnswer } from './answering.ts';

describe('answers to appointments', () => {
  let agenda: Agenda;
  beforeEach(async () => {
    agenda = await startAgenda();
    return () => agenda.server.close();
  });

  it('are given on a page without an account; looking changes nothing', async () => {
    const appointment = await agenda.add();
    const ada = await agenda.invite(appointment, 'ada');
    const page = await agenda.server.call(agenda.pathOf(ada));
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).not.toContain('<script');
    expect(page.text).not.toContain('<svg');
    const entry = await agenda.server.call(`${agenda.pathOf(ada)}/entry.ics`);
    expect([entry.status, entry.text.includes('METHOD:PUBLISH')]).toEqual([200, true]);
    expect(await agenda.statesOf(appointment)).toEqual({ ada: 'invited' });
    const saved = await agenda.answer(ada, { answer: 'yes', need_camera: 'yes', needs_note: 'Two tripods' });
    expect([saved.status, saved.text.includes('<svg')]).toEqual([200, true]);
    const { data } = (await agenda.office.call(`${officeAnswerPath(appointment.id)}?format=datatables`))
      .json as {
      data: OfficeAnswer[];
    };
    expect(data).toMatchObject([
      { name: 'ada', state: 'confirmed', needs: ['camera'], needs_note: 'Two tripods' },
    ]);
    expect((await agenda.read(appointment)).answers).toMatchObject({ confirmed: 1, invited: 0 });
    expect(await agenda.mailsTo('ada')).toHaveLength(1);
  });

  it('fill the places, and the waiting list moves up by itself', async () => {
    const appointment = await agenda.add({ capacity: 1 });
    const [ada, bob, cid] = [
      await agenda.invite(appointment, 'ada'),
      await agenda.invite(appointment, 'bob'),
      await agenda.invite(appointment, 'cid'),
    ];
    for (const one of [ada, bob, cid]) {
      await agenda.answer(one);
      agenda.later(1000);
    }
    expect(await agenda.statesOf(appointment)).toEqual({ ada: 'confirmed', bob: 'waiting', cid: 'waiting' });
    expect(await agenda.mailsTo('bob')).toHaveLength(1);
    await agenda.answer(ada, { answer: 'no' });
    expect(await agenda.statesOf(appointment)).toEqual({ ada: 'declined', bob: 'confirmed', cid: 'waiting' });
    expect((await agenda.mailsTo('bob')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Waiting list'),
      expect.stringContaining('A place for you'),
    ]);
    await agenda.office.rowOf(agenda.office.change(await agenda.read(appointment), { capacity: 2 }));
    expect(await agenda.statesOf(appointment)).toMatchObject({ cid: 'confirmed' });
  });

  it('never confirm more people than there are places, whoever asks at once', async () => {
    const appointment = await agenda.add({ capacity: 12 });
    const people = [];
    for (let at = 0; at < 100; at += 1) people.push(await agenda.invite(appointment, `p${at}`));
    await Promise.all(people.map(({ id }) => takeAnswer(agenda.server.context, id, { answer: 'yes' })));
    expect((await agenda.read(appointment)).answers).toMatchObject({ confirmed: 12, waiting: 88 });
  });

  it('give a slot to one of a hundred simultaneous requests, and refuse the others in their language', async () => {
    const slots = [{ starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T10:30:00Z' }];
    const appointment = await agenda.add({ kind: 'interview', slots });
    const slot = String(appointment.slots[0]?.id);
    const people = [];
    for (let at = 0; at < 100; at += 1) people.push(await agenda.invite(appointment, `p${at}`));
    await agenda.db.updateTable('appointment_answer').set({ language: 'it' }).execute();
    const pages = await Promise.all(people.map((one) => agenda.answer(one, { answer: 'yes', slot })));
    const statuses = Map.groupBy(pages, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 99]);
    expect(statuses.get(409)?.every(({ text }) => text.includes('ha appena preso questo orario'))).toBe(true);
    expect((await agenda.read(appointment)).slots).toMatchObject([{ is_taken: true }]);
    expect((await agenda.office.change(await agenda.read(appointment), { slots: [] })).status).toBe(409);
  });

  it('take no slot that has begun', async () => {
    const slots = [
      { starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T10:30:00Z' },
      { starts_at: '2026-12-01T10:30:00Z', ends_at: '2026-12-01T11:00:00Z' },
    ];
    const appointment = await agenda.add({ kind: 'interview', slots });
    const ada = await agenda.invite(appointment, 'ada');
    const [first, second] = appointment.slots.map(({ id }) => String(id));
    agenda.server.clock.now = new Date('2026-12-01T10:00:00Z');
    const none = await agenda.answer(ada, { answer: 'yes', slot: '' });
    expect([none.status, none.text.includes('Choose a time.')]).toEqual([400, true]);
    const late = await agenda.answer(ada, { answer: 'yes', slot: first ?? '' });
    expect([late.status, late.text.includes('This time has passed')]).toEqual([409, true]);
    expect((await agenda.answer(ada, { answer: 'yes', slot: second ?? '' })).status).toBe(200);
    agenda.server.clock.now = new Date('2026-12-01T10:45:00Z');
    const changed = { answer: 'yes', slot: second ?? '', need_camera: 'yes' };
    expect((await agenda.answer(ada, changed)).status).toBe(200);
  });

  it('send a colleague, who gets the place before the waiting list', async () => {
    const appointment = await agenda.add({ capacity: 1 });
    const [ada, bob] = [await agenda.invite(appointment, 'ada'), await agenda.invite(appointment, 'bob')];
    await agenda.answer(ada);
    await agenda.answer(bob);
    const colleague = { answer: 'colleague', colleague_name: 'Eve', colleague_email: 'eve@paper.example' };
    const refused = await agenda.answer(ada, { ...colleague, colleague_email: 'nobody' });
    expect([refused.status, refused.text.includes('e-mail address of the colleague')]).toEqual([400, true]);
    expect((await agenda.answer(ada, colleague)).status).toBe(200);
    expect(await agenda.statesOf(appointment)).toEqual({ ada: 'declined', bob: 'waiting', Eve: 'confirmed' });
    const [mail] = await agenda.mailsTo('eve');
    expect(mail?.subject).toContain('You are expected');
    for (let at = 0; at < 3; at += 1)
      await agenda.answer(ada, { ...colleague, colleague_email: `x${at}@paper.example` });
    const { length } = await agenda.db.selectFrom('appointment_answer').select('id').execute();
    expect(length).toBe(5);
  });

  it('follow remotely only where there is a link, which only they get', async () => {
    const room = await agenda.add();
    const ada = await agenda.invite(room, 'ada');
    expect((await agenda.answer(ada, { answer: 'remote' })).status).toBe(400);
    const call = await agenda.add({ link: 'https://video.example/secret' });
    const bob = await agenda.invite(call, 'bob');
    expect((await agenda.server.call(agenda.pathOf(bob))).text).not.toContain('video.example');
    expect((await agenda.answer(bob, { answer: 'remote' })).text).toContain('video.example');
  });

  it('are asked for by readers with an account, and by everybody to a public appointment', async () => {
    const appointment = await agenda.add({ capacity: 3 });
    const reader = await agenda.server.signedIn('reader@example.com');
    const put = { method: 'PUT', body: JSON.stringify({ answer: 'yes' }) };
    const headers = { ...reader, 'Content-Type': 'application/json' };
    const own = await agenda.server.call(appointmentAnswerPath(appointment.id), { ...put, headers });
    expect(own.json).toMatchObject({ state: 'confirmed', places_left: 2 } satisfies Partial<OwnAnswer>);
    expect((await agenda.server.call(appointmentAnswerPath(appointment.id), put)).status).toBe(401);
    const ask = (id: number) =>
      agenda.server.call(
        appointmentAskPath(id),
        post({ email: 'new@paper.example', name: 'Buy at http://x.example', language: 'en' }),
      );
    expect([(await ask(appointment.id)).status, (await ask(appointment.id)).status]).toEqual([202, 202]);
    const mails = await agenda.mailsTo('new');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('x.example');
    const secret = await agenda.add({ admission: 'invited' });
    expect((await ask(secret.id)).status).toBe(404);
  });

  it('are asked for ten times in ten minutes by one network', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    const ask = () =>
      server.call(appointmentAskPath(1), post({ email: 'new@paper.example', name: '', language: 'en' }));
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await ask()).status);
    await server.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  it('of an event are for people who are accredited for it', async () => {
    const appointment = await agenda.add({ admission: 'accredited' });
    const headers = {
      ...(await agenda.server.signedIn('reader@example.com')),
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ answer: 'yes' });
    const call = { method: 'PUT', body, headers };
    expect((await agenda.server.call(appointmentAnswerPath(appointment.id), call)).status).toBe(409);
  });

  it('go into a list of names, which the audit notes', async () => {
    const appointment = await agenda.add();
    await agenda.answer(await agenda.invite(appointment, '=ada'), { answer: 'yes', need_wheelchair: 'yes' });
    const { text, status } = await agenda.office.call(officeAnswerExportPath(appointment.id));
    expect([status, text.includes('Step-free access')]).toEqual([200, true]);
    expect(text).not.toMatch(/^=ada/m);
    expect((await agenda.office.audited(`appointment:${appointment.id}`)).at(-1)).toEqual(['export', null]);
    const reader = await agenda.server.signedIn('reader@example.com');
    for (const path of [officeAnswerPath(appointment.id), officeAnswerExportPath(appointment.id)])
      expect((await agenda.server.call(path, { headers: reader })).status).toBe(403);
  });

  it('refuse forged links, and what is over', async () => {
    const appointment = await agenda.add({
      starts_at: '2026-11-20T10:05:00Z',
      ends_at: '2026-11-20T10:20:00Z',
    });
    const ada = await agenda.invite(appointment, 'ada');
    const forged = agenda.pathOf(ada).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await agenda.server.call(forged)).status).toBe(404);
    expect((await agenda.press(forged, { answer: 'yes' })).status).toBe(404);
    expect((await agenda.answer(ada, { answer: 'maybe' })).status).toBe(400);
    expect((await agenda.answer(ada, { answer: 'yes', needs_note: 'x'.repeat(501) })).status).toBe(400);
    agenda.server.clock.now = new Date('2026-11-20T10:20:00Z');
    expect((await agenda.answer(ada)).status).toBe(409);
  });
});
