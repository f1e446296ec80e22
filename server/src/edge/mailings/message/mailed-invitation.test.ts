import { type OfficeAnswer, officeAnswerPath } from '@press-room/contract/appointment-answers';
import { OFFICE_APPOINTMENT_PATH, type OfficeAppointment } from '@press-room/contract/appointments';
import type { MailingPreview, MailingProof } from '@press-room/contract/mailing-readings';
import { MAILING_PATH, type Mailing, mailingPath } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { anyText, textWith } from '../../../../test/matchers.ts';
import { patch, post } from '../../../../test/requests.ts';

describe('a mailing that invites to an appointment', () => {
  let office: Mailings;
  beforeEach(async () => {
    office = await startMailings();
    return () => office.desk.server.close();
  });

  const move = async ({ id, version }: OfficeAppointment, to: string) => {
    const path = `${OFFICE_APPOINTMENT_PATH}${id}/transition/`;
    return (await office.call(path, post({ to }, office.desk.match(version)))).json as OfficeAppointment;
  };
  const draft = async (): Promise<OfficeAppointment> => {
    const body = {
      press_group: 1,
      kind: 'press_conference',
      admission: 'invited',
      title: { it: 'Apertura <b>', en: 'Opening' },
      description: { it: 'Con il presidente.\n\nSegue un rinfresco.', en: 'With the president.' },
      place: { it: 'Sala 1', en: 'Hall 1' },
      starts_at: '2026-12-01T10:00:00Z',
      ends_at: '2026-12-01T11:00:00Z',
    };
    const answer = await office.call(OFFICE_APPOINTMENT_PATH, post(body));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as OfficeAppointment;
  };
  const begin = async ({ id }: OfficeAppointment, contacts: number[], more: object = {}) => {
    const audience = { lists: [], contacts, has_takers: false };
    const answer = await office.call(MAILING_PATH, post({ appointment: id, audience, ...more }));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Mailing;
  };
  const answers = () =>
    office.desk.server.database.db
      .selectFrom('appointment_answer')
      .select(['email', 'name', 'state', 'language'])
      .orderBy('email')
      .execute();

  it('gives each recipient their own link to answer, once', async () => {
    const appointment = await move(await draft(), 'published');
    const contacts = [
      await office.contact('ada@paper.example', { first_name: 'Ada', last_name: 'Rossi' }),
      await office.contact('bob@paper.example', { first_name: 'Bob', last_name: 'Lee', language: 'en' }),
    ];
    const mailing = await begin(appointment, contacts, { opening: { it: 'Gentile {first_name},' } });
    expect(mailing).toMatchObject({
      kind: 'invitation',
      appointment: { id: appointment.id },
      subject: { it: 'Invito: Apertura <b>', en: 'Invitation: Opening' },
    });
    const preview = (
      await office.call(`${mailingPath(mailing.id)}preview/?language=it&contact=${contacts[0]}`)
    ).json as MailingPreview;
    expect(preview.text).toContain('Gentile Ada,');
    expect(await answers()).toEqual([]);
    await office.send(mailing);
    const [ada, bob] = (await office.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
    expect([ada?.subject, bob?.subject]).toEqual(['Invito: Apertura <b>', 'Invitation: Opening']);
    for (const words of ['Apertura &#60;b&#62;', 'Sala 1', 'Segue un rinfresco.', '11:00'])
      expect(ada?.html).toContain(words);
    expect(ada?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    const links = [ada, bob].map((mail) => /\/news\/appointment\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(new Set(links).size).toBe(2);
    expect(ada?.html).toContain(`${links[0]}/entry.ics`);
    expect(bob?.text).toContain(`Add it to your calendar:\nhttp`);
    const page = await office.desk.server.call(links[1] ?? '');
    expect([page.status, page.text.includes('Opening')]).toEqual([200, true]);
    expect(await answers()).toEqual([
      { email: 'ada@paper.example', name: 'Ada Rossi', state: 'invited', language: 'it' },
      { email: 'bob@paper.example', name: 'Bob Lee', state: 'invited', language: 'en' },
    ]);
    const eve = await office.contact('eve@paper.example');
    const again = await begin(appointment, [...contacts, eve]);
    expect(await office.report(again)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'has_it', count: 2 }],
    });
  });

  it('leaves out whoever has answered by the time their turn comes', async () => {
    const appointment = await move(await draft(), 'published');
    const ada = await office.contact('ada@paper.example');
    const at = new Date(office.desk.server.clock.now.getTime() + 600_000).toISOString();
    const mailing = await begin(appointment, [ada]);
    await office.send(mailing);
    const { db } = office.desk.server.database;
    await db
      .insertInto('appointment_answer')
      .values({
        appointment_id: appointment.id,
        contact_id: null,
        user_account_id: null,
        email: 'ada@paper.example',
        name: 'Ada',
        outlet: '',
        language: 'it',
        state: 'declined',
        slot_id: null,
        colleague_of: null,
        code: 'ABCDEFGHJKMN',
        waiting_since: null,
        asked_at: null,
        answered_at: at,
        entered_at: null,
        created_at: at,
      })
      .execute();
    expect(await office.mails()).toEqual([]);
    expect(await office.recipients(mailing)).toMatchObject([{ state: 'left_out', reason: 'has_it' }]);
  });

  it('reminds those who have not answered for a day, and names the mailing on their list', async () => {
    const appointment = await move(await draft(), 'published');
    const people = [await office.contact('ada@paper.example'), await office.contact('bob@paper.example')];
    const first = await begin(appointment, people);
    await office.send(first);
    const mails = await office.mails();
    const ofAda = mails.find(({ to }) => to === 'ada@paper.example')?.text ?? '';
    const link = /\/news\/appointment\/[\w-]+/.exec(ofAda)?.[0] ?? '';
    const answer = { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) };
    expect((await office.desk.server.call(link, answer)).status).toBe(200);
    const audience = { lists: [], contacts: people, has_takers: true };
    const tooEarly = await begin(appointment, [], { audience });
    expect(await office.report(tooEarly)).toMatchObject({
      recipients: 0,
      left_out: [{ reason: 'has_it', count: 2 }],
    });
    const { clock, database } = office.desk.server;
    const asked_at = new Date(clock.now.getTime() - 86_400_001).toISOString();
    await database.db.updateTable('appointment_answer').set({ asked_at }).execute();
    const reminder = await begin(appointment, [], { audience: { ...audience, contacts: [] } });
    expect(await office.report(reminder)).toMatchObject({ recipients: 1, left_out: [] });
    expect([reminder.subject, tooEarly.subject]).toEqual([
      { it: 'Promemoria: Apertura <b>', en: 'Reminder: Opening' },
      { it: 'Invito: Apertura <b>', en: 'Invitation: Opening' },
    ]);
    expect(await office.report(tooEarly)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'has_it', count: 1 }],
    });
    await office.send(reminder);
    const again = (await office.mails()).filter(({ to }) => to === 'bob@paper.example');
    expect(new Set(again.map(({ subject }) => subject.split(':')[0]))).toEqual(
      new Set(['Invito', 'Promemoria']),
    );
    expect(new Set(again.map(({ text }) => /\/news\/appointment\/[\w-]+/.exec(text)?.[0])).size).toBe(1);
    const listed = await office.call(
      `${officeAnswerPath(appointment.id)}?format=datatables&draw=1&start=0&length=10`,
    );
    const { data } = listed.json as { data: OfficeAnswer[] };
    const listedBy = data.toSorted((one, other) => one.email.localeCompare(other.email));
    expect(listedBy.map(({ email, state, invitation }) => [email, state, invitation?.mailing])).toEqual([
      ['ada@paper.example', 'confirmed', first.id],
      ['bob@paper.example', 'invited', reminder.id],
    ]);
  });

  it('waits for the publication, and invites nobody to one that is cancelled or over', async () => {
    const planned = await draft();
    const ada = await office.contact('ada@paper.example');
    const mailing = await begin(planned, [ada]);
    const proof = (await office.call(`${mailingPath(mailing.id)}proof/`)).json as MailingProof;
    expect(proof.problems.map(({ code }) => code)).toEqual(['not_published']);
    expect((await office.move(mailing, { to: 'send', recipients: 1 })).status).toBe(409);
    expect((await office.move(mailing, { to: 'await', recipients: 1 })).status).toBe(200);
    const published = await move(planned, 'published');
    office.later(60_000);
    expect(await office.mails()).toHaveLength(1);

    const bob = await office.contact('bob@paper.example');
    const at = new Date(office.desk.server.clock.now.getTime() + 600_000).toISOString();
    const later = await begin(published, [bob]);
    await office.send(later, { send_at: at });
    await move(published, 'cancelled');
    office.later(900_000);
    expect((await office.mails()).map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      ['ada@paper.example', 'Invito'],
      ['ada@paper.example', 'Annullato'],
    ]);
    expect(await office.read(later)).toMatchObject({ state: 'paused', pause_reason: 'hidden' });
    expect((await answers()).map(({ email }) => email)).toEqual(['ada@paper.example']);
  });

  it('takes the right to edit appointments, and an appointment that is there', async () => {
    const appointment = await draft();
    expect((await office.call(MAILING_PATH, post({ appointment: 99_999 }))).json).toEqual({
      appointment: [anyText],
    });
    for (const body of [{ kind: 'edition' }, { kind: 'release' }, { press_review: 1 }])
      expect((await office.call(MAILING_PATH, post({ appointment: appointment.id, ...body }))).json).toEqual({
        kind: [textWith('one press release')],
      });
    const { db } = office.desk.server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_permission')
      .values(
        ['mailing.view', 'mailing.create', 'mailing.edit'].map((permission) => ({
          user_account_id: id,
          permission,
          granted_at: '2026-11-01T00:00:00.000Z',
          granted_by: null,
        })),
      )
      .execute();
    const reader = await office.desk.server.signedIn('reader@example.com');
    const call = (body: object) => office.desk.server.call(MAILING_PATH, post(body, reader));
    expect((await call({ appointment: appointment.id })).status).toBe(403);
    expect((await call({ press_review: 1 })).status).toBe(403);
    const mailing = await begin(appointment, []);
    expect(
      (await office.call(mailingPath(mailing.id), patch({ links: [] }, office.desk.match(mailing.version))))
        .status,
    ).toBe(200);
  });
});
