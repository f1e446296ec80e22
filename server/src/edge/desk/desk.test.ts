import { READ_PATH } from '@press-room/contract/analytics';
import {
  appointmentTransitionPath,
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
} from '@press-room/contract/appointments';
import { CONTACT_PATH } from '@press-room/contract/contact';
import { DESK_OPENED_PATH, DESK_PATH, DESK_ROWS, type Desk, OPENING_DAYS } from '@press-room/contract/desk';
import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../test/alerts.ts';
import type { DeskRelease, Headers } from '../../../test/desk.ts';
import { post } from '../../../test/requests.ts';
import { READER, startTakings, type Takings } from '../../../test/takings.ts';
import { ensureAnswer } from '../../content/appointments/answers/queries.ts';
import { ensureReaderContacts } from '../../core/contacts/readers.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';
import { TRACES } from '../privacy/retention/traces.ts';

describe('the desk of a reader', () => {
  let takings: Takings;
  let reader: Headers;

  beforeEach(async () => {
    takings = await startTakings();
    reader = takings.reader;
    return () => takings.desk.server.close();
  });

  const server = () => takings.desk.server;
  const look = async (headers: Headers = reader): Promise<Desk> => {
    const { status, json } = await server().call(DESK_PATH, { headers });
    expect(status).toBe(200);
    return json as Desk;
  };
  const open = async ({ id }: Pick<DeskRelease, 'id'>, headers: Headers = reader) => {
    const { status } = await server().call(READ_PATH, post({ press_release: id }, headers));
    takings.room.wait(1000);
    return status;
  };
  const accountId = async (): Promise<number> => {
    const { db } = server().database;
    const row = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', READER)
      .executeTakeFirst();
    return row?.id ?? 0;
  };

  it('refuses who is not signed in', async () => {
    expect((await server().call(DESK_PATH)).status).toBe(401);
    expect((await server().call(DESK_OPENED_PATH, { method: 'DELETE' })).status).toBe(401);
  });

  it('comes in the datatables envelope if the format is asked for', async () => {
    const plain = await look();
    const path = `${DESK_PATH}?format=datatables&draw=3`;
    const { json } = await server().call(path, { headers: reader });
    const keys = Object.keys(plain).length;
    expect(json).toEqual({ draw: 3, recordsTotal: keys, recordsFiltered: keys, data: plain });
  });

  it('has their appointments until these end, and those of nobody else', async () => {
    const { db } = server().database;
    const { officer, match } = takings.desk;
    const account = await accountId();
    const add = async (title: string, day: string, user_account_id: number | null) => {
      const times = { starts_at: `${day}T12:00:00Z`, ends_at: `${day}T13:00:00Z` };
      const form = { press_group: 1, title: { it: title, en: title }, admission: 'invited', ...times };
      const made = await server().call(OFFICE_APPOINTMENT_PATH, post(form, officer));
      const { id, version } = made.json as OfficeAppointment;
      await server().call(appointmentTransitionPath(id), post({ to: 'published' }, match(version)));
      const person = { email: `${title}@paper.example`, name: '', outlet: '', user_account_id };
      const further = { language: 'en', contact_id: null, colleague_of: null } as const;
      await ensureAnswer(db, { appointment_id: id, ...person, ...further }, server().clock.now);
    };
    await add('Over', '2026-11-20', account);
    await add('Opening', '2026-12-01', account);
    await add('Another', '2026-12-02', null);
    takings.room.wait(DAY_MS);
    const { appointments } = await look();
    expect(appointments).toMatchObject([
      {
        title: { en: 'Opening' },
        state: 'invited',
        is_cancelled: false,
        starts_at: '2026-12-01T12:00:00.000Z',
      },
    ]);
    expect((await server().call(appointments[0]?.page ?? '')).status).toBe(200);
  });

  it('has what they opened, the latest first and each once, until they clear it', async () => {
    const one = await takings.published();
    const other = await takings.published();
    for (const release of [one, other, one]) expect(await open(release)).toBe(204);
    const { opened } = await look();
    expect(opened.map(({ thing }) => thing)).toEqual([
      { kind: 'press_release', id: one.id },
      { kind: 'press_release', id: other.id },
    ]);
    expect(opened[0]).toMatchObject({ title: 'Figures', language: 'en' });
    const { status, headers } = await server().call(DESK_OPENED_PATH, { method: 'DELETE', headers: reader });
    expect(status).toBe(204);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await look()).opened).toEqual([]);
  });

  it('has nothing of other people, of who asks not to be tracked, and of what they may see no more', async () => {
    const release = await takings.published();
    await open(release, {});
    await open(release, { ...reader, 'Sec-GPC': '1' });
    await open(release, takings.desk.officer);
    expect((await look()).opened).toEqual([]);
    await open(release);
    expect((await look(takings.desk.officer)).opened).toEqual([]);
    await takings.desk.moved(release, { to: 'archived', withdrawal_note: { en: 'All wrong' } });
    expect((await look()).opened).toEqual([]);
    expect(JSON.stringify(await look())).not.toContain('Figures');
  });

  it('has releases that they copied or saved, and files under their names', async () => {
    const release = await takings.published();
    await takings.copy(release);
    const { json } = await server().call(DOWNLOAD_PATH, post({ press_release: release.id }, reader));
    await server().call((json as Download).url);
    takings.room.wait(1000);
    const { taken } = await look();
    expect(taken).toMatchObject([{ press_release: release.id, name: 'Figures', language: 'en' }]);
    const { db } = server().database;
    const at = server().clock.now.toISOString();
    const file = {
      media_type: 'image/jpeg',
      width: null,
      requested_at: at,
      session_id: null,
      token_version: null,
    };
    await db
      .insertInto('download')
      .values([
        {
          ...file,
          user_account_id: await accountId(),
          request: '{"asset":1}',
          name: 'kiln.jpg',
          started_at: at,
        },
        {
          ...file,
          user_account_id: await accountId(),
          request: '{"asset":2}',
          name: 'left.jpg',
          started_at: null,
        },
        { ...file, user_account_id: null, request: '{"asset":3}', name: 'other.jpg', started_at: at },
      ])
      .execute();
    expect((await look()).taken).toMatchObject([
      { press_release: null, name: 'kiln.jpg', language: null },
      { press_release: release.id },
    ]);
  });

  it('has messages to the office with their answers, and neither notes nor what is not sent', async () => {
    const { status, json } = await server().call(
      CONTACT_PATH,
      post({ subject: 'Kiln', message: 'How hot?' }, reader),
    );
    expect(status).toBe(201);
    const { id } = json as { id: number };
    const stranger = { email: 'other@example.com', name: 'Other', privacy: true };
    await server().call(CONTACT_PATH, post({ ...stranger, subject: 'Secret', message: 'Not yours' }));
    const { db } = server().database;
    const letter = { contact_message_id: id, user_account_id: null, email: READER, subject: 'Re: Kiln' };
    const at = server().clock.now.toISOString();
    const sent = { mail_id: '<1@example.com>', sent_at: at };
    const unsent = { mail_id: null, sent_at: null };
    await db
      .insertInto('message_letter')
      .values([
        { ...letter, ...sent, at, is_received: 0, is_marked: 0, text: '1,200 degrees.' },
        { ...letter, ...unsent, at, is_received: 1, is_marked: 1, text: 'Thank you.' },
        { ...letter, ...unsent, at, is_received: 1, is_marked: 0, text: 'Forged.' },
        {
          ...letter,
          ...unsent,
          at,
          email: 'colleague@example.com',
          is_received: 1,
          is_marked: 1,
          text: 'From somebody to whom the answer was forwarded.',
        },
        { ...letter, ...unsent, at, is_received: 0, is_marked: 0, text: 'Waiting.' },
      ])
      .execute();
    await db
      .insertInto('message_note')
      .values({ contact_message_id: id, user_account_id: null, at, text: 'Between us.' })
      .execute();
    const { asked } = await look();
    expect(asked).toMatchObject([
      {
        reference: `2026-${String(id).padStart(5, '0')}`,
        subject: 'Kiln',
        message: 'How hot?',
        letters: [
          { from: 'office', text: '1,200 degrees.' },
          { from: 'sender', text: 'Thank you.' },
        ],
      },
    ]);
  });

  it('has the alerts of their address in words', async () => {
    await ensureReaderContacts(server().context);
    await takings.room.subscribe({ email: READER, filter: { q: 'kilns' } });
    const [alert, another] = (await look()).alerts;
    expect(alert?.about).toContain('kilns');
    expect(alert?.rhythm).toBe('now');
    expect(another).toBeUndefined();
    expect((await look(takings.desk.officer)).alerts).toEqual([]);
  });

  it('shows the latest of many', async () => {
    await server().call(CONTACT_PATH, post({ subject: 'Kiln', message: 'How hot?' }, reader));
    const { db } = server().database;
    const row = await db.selectFrom('contact_message').selectAll().executeTakeFirstOrThrow();
    const { id: _id, ...message } = row;
    await db
      .insertInto('contact_message')
      .values(Array.from({ length: DESK_ROWS + 5 }, () => message))
      .execute();
    expect((await look()).asked).toHaveLength(DESK_ROWS);
  });

  it('is in the copy of the own data, forgotten in time, and gone with the account', async () => {
    const release = await takings.published();
    await open(release);
    const { db } = server().database;
    const personal = await collectPersonalData(db, await accountId());
    expect(personal?.openings).toMatchObject([{ press_release_id: release.id, magazine_id: null }]);
    const trace = TRACES.find(({ what }) => what === 'notes of who opened what');
    const before = (days: number): string =>
      new Date(server().clock.now.getTime() - days * DAY_MS).toISOString();
    expect(trace?.days).toBe(OPENING_DAYS);
    expect(await trace?.count(db, before(1))).toBe(0);
    expect(await trace?.count(db, before(0))).toBe(1);
    await db.deleteFrom('user_account').where('email', '=', READER).execute();
    expect(await db.selectFrom('opening').selectAll().execute()).toEqual([]);
  });
});
