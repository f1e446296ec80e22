import { CONTACT_PATH, type ContactMessage } from '@press-room/contract/contact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../test/requests.ts';
import { type Mail, startTestServer, type TestServer } from '../../../test/server.ts';

const OFFICE = 'office@example.com';
const MESSAGE = { email: 'Reporter@Example.com', subject: 'Hello', message: 'A question\nin two lines' };

const FIXTURE = {
  press_groups: [
    {
      name: 'Site Alpha',
      office: { email: 'alpha@example.com', phone: '+39 0536 1' },
    },
    { name: 'Site Beta' },
  ],
  users: [
    {
      email: 'alice@example.com',
      password: 'Str0ng_pass!',
      first_name: 'Alice',
      last_name: 'Rossi',
      groups: ['user_press_room'],
    },
  ],
  press_releases: [
    { press_group: 'Site Alpha', date: '2026-03-05', text: { en: { title: 'Public one' } } },
    {
      press_group: 'Site Alpha',
      date: '2026-03-06',
      access: 'press',
      text: { en: { title: 'For the press' } },
    },
  ],
};

describe('contact', () => {
  let server: TestServer;
  let alice: { Authorization: string };

  beforeEach(async () => {
    server = await startTestServer({ PRESS_OFFICE_EMAIL: OFFICE });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load(FIXTURE);
    alice = await server.signedIn('alice@example.com');
  });
  afterEach(() => server.close());

  const write = (body: object, headers: Record<string, string> = {}) =>
    server.call(CONTACT_PATH, post(body, headers));
  const to = async (address: string): Promise<Mail[]> =>
    (await server.mails()).filter((mail) => mail.to === address);

  describe(`POST ${CONTACT_PATH}`, () => {
    it('keeps a message and answers its number', async () => {
      const { status, json } = await write({ ...MESSAGE, topic: 'interview', press_release: 1 });
      expect([status, json]).toEqual([
        201,
        {
          ...MESSAGE,
          id: 1,
          reference: '2026-00001',
          email: 'reporter@example.com',
          name: '',
          topic: 'interview',
          deadline: null,
          press_release: 1,
          created_at: '2026-11-20T10:00:00.000Z',
        },
      ]);
      expect(await server.database.db.selectFrom('contact_message').selectAll().execute()).toMatchObject([
        { press_group_id: 1, user_account_id: null, press_release_id: 1, language: 'en' },
      ]);
    });

    it('goes to whose release it is about, else to the press group that is asked, else to the site’s', async () => {
      const betas = { ...MESSAGE, press_group: 2 };
      await write(betas);
      expect(await to('alpha@example.com')).toEqual([]);
      const [letter] = await to(OFFICE);
      expect(letter?.headers.from).toBe('Site Beta <press-room@localhost>');
      expect(letter?.text).toContain('Sito: Site Beta');
      await write({ ...betas, press_release: 1 });
      await write({ ...betas, press_group: null });
      const kept = await server.database.db
        .selectFrom('contact_message')
        .select('press_group_id')
        .orderBy('id')
        .execute();
      expect(kept.map(({ press_group_id }) => press_group_id)).toEqual([2, 1, 1]);
      expect(await write({ ...betas, press_group: 99 })).toMatchObject({
        status: 400,
        json: { press_group: ['There is no such newsroom.'] },
      });
    });

    it('tells the press office all of it, and the answer goes to the sender', async () => {
      await write({
        ...MESSAGE,
        name: 'Rita Bo',
        topic: 'pictures',
        deadline: '2026-11-21T18:00:00+01:00',
        press_release: 1,
      });
      const [letter] = await to('alpha@example.com');
      expect(letter?.subject).toBe('[2026-00001] Richiesta: Hello – Site Alpha');
      expect(letter?.headers.from).toBe('Site Alpha <press-room@localhost>');
      expect(letter?.headers['reply-to']).toBe('Rita Bo <reporter@example.com>');
      for (const text of [
        'A question\nin two lines',
        'Immagini e materiali',
        'Risposta entro: 21 novembre 2026 alle ore 18:00 (ora dell’Europa centrale)',
        'Public one http://localhost:8000/en/releases/2026/public-one-1',
        'Sito: Site Alpha',
      ])
        expect(letter?.text).toContain(text);
    });

    it('goes to the configured address where the group has no office', async () => {
      await server.database.db.updateTable('press_group').set({ office: null }).execute();
      await write(MESSAGE);
      expect(await to(OFFICE)).toHaveLength(1);
    });

    it('takes name and e-mail from the profile, and sends the owner of the address a copy', async () => {
      const { json } = await write(
        { subject: 'Hello', message: 'Only for her', deadline: '2026-11-21T09:00:00Z' },
        {
          ...alice,
          'Accept-Language': 'it',
        },
      );
      expect(json).toMatchObject({ email: 'alice@example.com', name: 'Alice Rossi' });
      const [copy] = await to('alice@example.com');
      expect(copy?.subject).toContain('Abbiamo ricevuto il tuo messaggio 2026-00001');
      expect(copy?.text).toContain('Only for her');
      expect(copy?.text).toContain('21 novembre 2026 alle ore 10:00 (ora dell’Europa centrale)');
    });

    it('confirms to a stranger without a word that the stranger chose', async () => {
      await write({ ...MESSAGE, name: 'Buy now', subject: 'Cheap pills', message: 'https://evil.example' });
      const [confirmation] = await to('reporter@example.com');
      expect(confirmation?.text).toContain('2026-00001');
      for (const form of [confirmation?.text, confirmation?.html, confirmation?.subject])
        expect(form).not.toMatch(/Buy now|Cheap|evil/);
      expect(confirmation?.headers['reply-to']).toBeUndefined();
    });

    it('cannot be used to flood a mailbox: the fourth confirmation in a day is not sent', async () => {
      for (let times = 0; times < 5; times += 1) expect((await write(MESSAGE)).status).toBe(201);
      expect(await to('reporter@example.com')).toHaveLength(3);
      expect(await to('alpha@example.com')).toHaveLength(5);
      server.clock.now = new Date('2026-11-21T10:00:01Z');
      await write(MESSAGE);
      expect(await to('reporter@example.com')).toHaveLength(4);
    });

    it('keeps line breaks out of the headers', async () => {
      const { status, json } = await write({
        ...MESSAGE,
        name: 'Rita\r\nBcc: evil@example.com',
        subject: 'Hi\r\nBcc: evil@example.com',
      });
      expect(status).toBe(201);
      expect((json as ContactMessage).subject).toBe('Hi  Bcc: evil@example.com');
      const mails = await server.mails();
      expect(mails).toHaveLength(2);
      for (const { headers } of mails) expect(headers).not.toHaveProperty('bcc');
      const bad = await write({ ...MESSAGE, email: 'a@example.com\r\nBcc: evil@example.com' });
      expect(bad.json).toEqual({ email: ['Enter a valid email address.'] });
    });

    it('loses no message while the mail server is down', async () => {
      const down = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9', PRESS_OFFICE_EMAIL: OFFICE });
      await down.load(FIXTURE);
      expect((await down.call(CONTACT_PATH, post(MESSAGE))).status).toBe(201);
      await down.work();
      const { db } = down.database;
      expect(await db.selectFrom('contact_message').select('message').execute()).toHaveLength(1);
      const waiting = await db.selectFrom('job').select('dead_at').where('kind', '=', 'mail').execute();
      expect(waiting).toEqual([{ dead_at: null }, { dead_at: null }]);
      await down.close();
    });

    it.each([
      ['an absent e-mail', { email: undefined }, { email: ['This field is required.'] }],
      ['a bad e-mail', { email: 'nobody' }, { email: ['Enter a valid email address.'] }],
      ['a blank subject', { subject: ' \t ' }, { subject: ['This field may not be blank.'] }],
      [
        'a long subject',
        { subject: 'x'.repeat(151) },
        { subject: ['Ensure this field has no more than 150 characters.'] },
      ],
      [
        'a long message',
        { message: 'x'.repeat(5001) },
        { message: ['Ensure this field has no more than 5000 characters.'] },
      ],
      ['an unknown topic', { topic: 'money' }, { topic: ['"money" is not a valid choice.'] }],
      [
        'a deadline without a time zone',
        { deadline: '2026-11-21T18:00' },
        { deadline: ['Enter an instant such as 2026-11-20T09:00:00Z.'] },
      ],
      [
        'a deadline that has passed',
        { deadline: '2026-11-20T09:59:00Z' },
        { deadline: ['This moment has passed.'] },
      ],
      ['a notice that was not read', { privacy: false }, { privacy: ['You have to accept'] }],
      [
        'an unknown release',
        { press_release: 99 },
        { press_release: ['This press release does not exist or is not open to you.'] },
      ],
      [
        'a release that the sender may not see',
        { press_release: 2 },
        { press_release: ['This press release does not exist or is not open to you.'] },
      ],
    ])('refuses %s', async (_what, changes, fields) => {
      const { status, json } = await write({ ...MESSAGE, ...changes });
      expect([status, json]).toEqual([400, fields]);
      expect(await server.mails()).toEqual([]);
    });

    it('lets a journalist ask about a release for the press', async () => {
      const { json } = await write({ ...MESSAGE, press_release: 2 }, alice);
      expect(json).toMatchObject({ press_release: 2 });
    });

    it('refuses a bad token, another method, and more than five in ten minutes', async () => {
      expect((await write(MESSAGE, { Authorization: 'JWT x' })).status).toBe(401);
      expect((await server.call(CONTACT_PATH)).status).toBe(405);
      const limited = await startTestServer({ RATE_LIMITS: 'on' });
      limited.clock.now = new Date('2026-11-20T10:00:00Z');
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1)
        statuses.push((await limited.call(CONTACT_PATH, post(MESSAGE))).status);
      const refused = await limited.call(CONTACT_PATH, post(MESSAGE));
      limited.clock.now = new Date('2026-11-20T10:10:00Z');
      const later = await limited.call(CONTACT_PATH, post(MESSAGE));
      await limited.close();
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
      expect(refused.headers.get('retry-after')).toBe('600');
      expect(later.status).toBe(201);
    });
  });
});
