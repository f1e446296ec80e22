import { CONTACT_PATH } from '@press-room/contract/contact';
import {
  MESSAGE_ASSIGNEE_PATH,
  MESSAGE_EXPORT_PATH,
  messageAnswerPath,
  OFFICE_MESSAGE_PATH,
  type OfficeMessage,
  officeMessagePath,
} from '@press-room/contract/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patch, post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { readZip } from '../../../test/zip.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { receiveLetter } from './receive.ts';

type Headers = Record<string, string>;
const person = { password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Rossi' };
const MESSAGE = { email: 'Reporter@Example.com', name: 'Rita Bo', subject: 'Hello', message: 'A question' };

describe('messages at the desk', () => {
  let server: TestServer;
  let officer: Headers;
  let other: Headers;
  let users: Record<string, number>;

  const start = async (environment: Record<string, string> = {}) => {
    server = await startTestServer({ PRESS_OFFICE_EMAIL: 'office@example.com', ...environment });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    ({ users } = await server.load({
      press_groups: [{ name: 'Association', office: { email: 'press@example.com' } }, { name: 'Fair' }],
      users: [
        { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'other@example.com', last_name: 'Bianchi', groups: ['administrator_press_room'] },
        { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
        { ...person, email: 'agent@example.com', groups: ['agent_press_room_external_company'] },
      ],
    }));
    officer = await server.signedIn('officer@example.com');
    other = await server.signedIn('other@example.com');
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const write = async (body: object = {}): Promise<number> => {
    const { status, json } = await server.call(CONTACT_PATH, post({ ...MESSAGE, ...body }));
    expect(status).toBe(201);
    return (json as { id: number }).id;
  };
  const read = async (id: number): Promise<OfficeMessage> =>
    (await server.call(officeMessagePath(id), { headers: officer })).json as OfficeMessage;
  const match = (version: number, headers: Headers = officer): Headers => ({
    ...headers,
    'If-Match': `"${version}"`,
  });
  const list = async (query: string, headers = officer): Promise<number[]> => {
    const { status, json } = await server.call(`${OFFICE_MESSAGE_PATH}?${query}`, { headers });
    expect(status).toBe(200);
    return (json as { results: { id: number }[] }).results.map(({ id }) => id);
  };
  const answer = (
    id: number,
    version: number,
    body: object = { text: 'Dear Rita, yes.' },
    headers = officer,
  ) => server.call(messageAnswerPath(id), post(body, match(version, headers)));

  it('stand by their deadline, what is open first', async () => {
    await write();
    await write({ deadline: '2026-11-25T10:00:00Z' });
    await write({ deadline: '2026-11-20T10:30:00Z' });
    await write();
    await server.call(officeMessagePath(4), patch({ status: 'closed' }, match(1)));
    expect(await list('')).toEqual([3, 2, 1, 4]);
    expect(await list('status=open&deadline=soon')).toEqual([3]);
    expect(await list('deadline=any')).toEqual([3, 2]);
    server.clock.now = new Date('2026-11-20T10:30:01Z');
    expect(await list('deadline=overdue')).toEqual([3]);
    const { json } = await server.call(
      `${OFFICE_MESSAGE_PATH}?format=datatables&columns[0][data]=reference&columns[0][searchable]=true&search[value]=2026-00002`,
      { headers: officer },
    );
    expect(json).toMatchObject({
      recordsTotal: 4,
      recordsFiltered: 1,
      data: [{ reference: '2026-00002' }],
    });
  });

  it('are given to people of the press office and nobody else', async () => {
    const id = await write();
    const { json } = await server.call(MESSAGE_ASSIGNEE_PATH, { headers: officer });
    expect(json).toMatchObject({ count: 2, results: [{ last_name: 'Bianchi' }, { last_name: 'Rossi' }] });
    const given = await server.call(
      officeMessagePath(id),
      patch({ assignee: users['other@example.com'] }, match(1)),
    );
    expect([given.status, given.json]).toMatchObject([
      200,
      { version: 2, assignee: { last_name: 'Bianchi' } },
    ]);
    expect(given.headers.get('etag')).toBe('"2"');
    expect(await list('assignee=me', other)).toEqual([id]);
    expect([await list('assignee=me'), await list('assignee=none')]).toEqual([[], []]);
    for (const assignee of [users['reader@example.com'], 99]) {
      const refused = await server.call(officeMessagePath(id), patch({ assignee }, match(2)));
      expect([refused.status, refused.json]).toEqual([
        400,
        { assignee: ['Choose somebody of the press office.'] },
      ]);
    }
    expect((await read(id)).version).toBe(2);
    const taken = await server.call(officeMessagePath(id), patch({ assignee: null }, match(2)));
    expect(taken.json).toMatchObject({ assignee: null });
  });

  it('are written by one at a time, and the second sees what stands', async () => {
    const id = await write();
    expect((await server.call(officeMessagePath(id), patch({ status: 'closed' }, officer))).status).toBe(428);
    expect((await answer(id, 1)).status).toBe(201);
    const late = await answer(id, 1, { text: 'Dear Rita, no.' }, other);
    expect([late.status, late.json]).toMatchObject([
      412,
      { current: { version: 2, letters: [{ text: 'Dear Rita, yes.' }] } },
    ]);
    expect((await server.mails()).filter(({ subject }) => subject.startsWith('Re:'))).toHaveLength(1);
  });

  it('of two answers at once one is sent', async () => {
    const id = await write();
    const statuses = (await Promise.all([answer(id, 1), answer(id, 1, { text: 'x' }, other)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, 412]);
    expect((await read(id)).letters).toHaveLength(1);
  });

  it('are answered by mail in the name of the group, and the answer stays with them', async () => {
    const id = await write();
    const { json } = await answer(id, 1);
    expect(json).toMatchObject({
      status: 'answered',
      answered_at: '2026-11-20T10:00:00.000Z',
      assignee: { last_name: 'Rossi' },
      letters: [{ state: 'waiting', text: 'Dear Rita, yes.', by: { last_name: 'Rossi' } }],
    });
    const letter = (await server.mails()).find(({ subject }) => subject.startsWith('Re:'));
    expect(letter).toMatchObject({
      to: 'reporter@example.com',
      subject: 'Re: Hello [2026-00001] – Association',
    });
    expect(letter?.text).toContain('Dear Rita, yes.');
    expect(letter?.text).toContain('> A question');
    expect(letter?.headers).toMatchObject({
      from: 'Association <press-room@localhost>',
      'reply-to': 'Association <press@example.com>',
    });
    expect(letter?.headers['message-id']).toContain(server.context.messageTags.toTag(id));
    expect(letter?.headers['auto-submitted']).toBeUndefined();
    expect((await read(id)).letters).toMatchObject([{ state: 'sent' }]);
  });

  it('say that a letter was given up', async () => {
    const id = await write();
    await answer(id, 1);
    await server.database.db
      .updateTable('job')
      .set({ dead_at: '2026-11-20T10:00:00.000Z' })
      .where('unique_key', 'is not', null)
      .execute();
    expect((await read(id)).letters).toMatchObject([{ state: 'failed' }]);
  });

  it('let no line of a subject, a name or a text become a header', async () => {
    const id = await write({ subject: 'Hi\r\nBcc: evil@example.com', name: 'R\r\nBcc: evil@example.com' });
    expect((await answer(id, 1, { text: 'Yes\r\nBcc: evil@example.com\r\n\r\nNo' })).status).toBe(201);
    const letter = (await server.mails()).find(({ subject }) => subject.startsWith('Re:'));
    expect(letter?.headers).not.toHaveProperty('bcc');
    expect(letter?.to).toBe('reporter@example.com');
  });

  it.each([
    ['nothing', {}, { text: ['This field is required.'] }],
    ['a blank text', { text: ' \n ' }, { text: ['This field may not be blank.'] }],
    [
      'too long a text',
      { text: 'x'.repeat(20_001) },
      { text: ['Ensure this field has no more than 20000 characters.'] },
    ],
    ['an unknown status', { text: 'x', status: 'sold' }, { status: ['"sold" is not a valid choice.'] }],
  ])('refuse to be answered with %s', async (_what, body, fields) => {
    const id = await write();
    const { status, json } = await answer(id, 1, body);
    expect([status, json]).toEqual([400, fields]);
    expect((await read(id)).letters).toEqual([]);
  });

  it('are not answered more often than ten times an hour', async () => {
    await server.close();
    await start({ RATE_LIMITS: 'on' });
    const id = await write();
    for (let version = 1; version <= 10; version += 1) expect((await answer(id, version)).status).toBe(201);
    const refused = await answer(id, 11);
    expect(refused.status).toBe(429);
    expect((await read(id)).letters).toHaveLength(10);
  });

  it('leave an audit entry for each write, without a word of what was written', async () => {
    const id = await write();
    await server.call(officeMessagePath(id), patch({ status: 'closed', assignee: null }, match(1)));
    await answer(id, 2);
    await server.call(MESSAGE_EXPORT_PATH, { headers: officer });
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'fields'])
      .where('subject', 'like', 'contact_message:%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'edit', subject: `contact_message:${id}`, fields: '["status","assignee"]' },
      { action: 'answer', subject: `contact_message:${id}`, fields: null },
      { action: 'export', subject: 'contact_message:0', fields: null },
    ]);
  });

  it.each(['reader@example.com', 'agent@example.com', null])('are no business of %s', async (email) => {
    const id = await write();
    const headers: Headers = email === null ? {} : await server.signedIn(email);
    const status = email === null ? 401 : 403;
    const calls = [
      server.call(OFFICE_MESSAGE_PATH, { headers }),
      server.call(officeMessagePath(id), { headers }),
      server.call(officeMessagePath(id), patch({ status: 'closed' }, match(1, headers))),
      server.call(messageAnswerPath(id), post({ text: 'x' }, match(1, headers))),
      server.call(MESSAGE_EXPORT_PATH, { headers }),
      server.call(MESSAGE_ASSIGNEE_PATH, { headers }),
    ];
    expect((await Promise.all(calls)).map((each) => each.status)).toEqual(calls.map(() => status));
    expect(await read(id)).toMatchObject({ status: 'open', version: 1, letters: [] });
  });

  describe('as a table', () => {
    const FORMULA = '=HYPERLINK("https://evil.example","x")';
    const save = async (query: string) => {
      const answered = await fetch(`${server.origin}${MESSAGE_EXPORT_PATH}?${query}`, { headers: officer });
      return { answered, bytes: Buffer.from(await answered.arrayBuffer()) };
    };

    it('hold no formula, in either form', async () => {
      await write({ subject: FORMULA, name: '+39 059', message: '@SUM(A1)\n-1' });
      const { answered, bytes } = await save('type=csv');
      expect(answered.headers.get('content-disposition')).toContain('messages.csv');
      const text = bytes.toString();
      for (const safe of [`"'=HYPERLINK(""https`, `'+39 059`, `'@SUM(A1)`]) expect(text).toContain(safe);
      expect(text).not.toMatch(/(^|,)"?[=+@]/m);
      const book = await readZip((await save('type=xlsx')).bytes);
      const sheets = Object.entries(book).map(([name, content]) => [name, String(content)] as const);
      const all = sheets.map(([, content]) => content).join('');
      expect(all).toContain("'=HYPERLINK");
      expect(all).not.toMatch(/<f>|>=HYPERLINK|>\+39|>@SUM/);
    });

    it('hold what the filter names and nothing else', async () => {
      await write({ subject: 'First' });
      await write({ subject: 'Second' });
      await server.call(officeMessagePath(2), patch({ status: 'closed' }, match(1)));
      const { bytes } = await save('status=closed');
      expect(bytes.toString()).toContain('Second');
      expect(bytes.toString()).not.toContain('First');
      expect((await save('type=pdf')).answered.status).toBe(400);
      expect((await save('status=sold')).answered.status).toBe(400);
    });
  });

  describe('replies from outside', () => {
    const receive = (mail: string) =>
      receiveLetter({ ...server.context, tags: server.context.messageTags }, mail);
    const mail = (headers: string, text = 'And a further question') =>
      `From: Rita <Reporter@example.com>\r\nMessage-ID: <1@example.com>\r\nSubject: Re: Hello\r\n${headers}\r\n\r\n${text}\r\n`;

    it('are known by the address that the answer names, and open the message again', async () => {
      await server.close();
      await start({ REPLY_ADDRESS: 'reply@example.com' });
      const id = await write();
      await answer(id, 1);
      const letter = (await server.mails()).find(({ subject }) => subject.startsWith('Re:'));
      const [, address] = /<(.*)>/.exec(letter?.headers['reply-to'] ?? '') ?? [];
      expect(address).toBe(`reply+${server.context.messageTags.toTag(id)}@example.com`);
      expect(await receive(mail(`To: ${address}`))).toEqual({
        outcome: 'kept',
        reference: '2026-00001',
        isAutomatic: false,
        attachments: 0,
      });
      expect(await read(id)).toMatchObject({
        status: 'open',
        version: 3,
        letters: [
          { state: 'sent' },
          { state: 'received', email: 'reporter@example.com', text: 'And a further question', by: null },
        ],
      });
      expect(await receive(mail(`To: ${address}`))).toMatchObject({ outcome: 'known' });
      await answer(id, (await read(id)).version);
      const next = (await server.mails()).findLast(({ subject }) => subject.startsWith('Re:'));
      expect(next?.headers['in-reply-to']).toBe('<1@example.com>');
    });

    it('are known by the letter that they name', async () => {
      const id = await write();
      await answer(id, 1);
      const letter = (await server.mails()).find(({ subject }) => subject.startsWith('Re:'));
      const references = `In-Reply-To: ${letter?.headers['message-id']}\r\nTo: press@example.com`;
      expect(await receive(mail(references))).toMatchObject({ outcome: 'kept' });
    });

    it('are known by the number in the subject only where they come from the same address', async () => {
      const id = await write();
      const numbered = (from: string) =>
        `From: ${from}\r\nTo: press@example.com\r\nSubject: Re: [2026-00001]\r\n\r\nx`;
      expect(await receive(numbered('evil@example.com'))).toEqual({ outcome: 'unknown' });
      expect(await receive(numbered('REPORTER@example.com'))).toMatchObject({ outcome: 'kept' });
      expect((await read(id)).letters).toHaveLength(1);
    });

    it('with the mark of another message, a made-up one or none are not kept', async () => {
      const id = await write();
      const tag = server.context.messageTags.toTag(id + 1).replace(`m${id + 1}`, `m${id}`);
      for (const to of [
        `reply+${tag}@example.com`,
        `reply+m${id}-${'0'.repeat(20)}@example.com`,
        'reply@example.com',
      ])
        expect(await receive(mail(`To: ${to}`))).toEqual({ outcome: 'unknown' });
      expect((await read(id)).letters).toEqual([]);
    });

    it('that nobody wrote do not open it again', async () => {
      const id = await write();
      await answer(id, 1);
      const to = `To: reply+${server.context.messageTags.toTag(id)}@example.com\r\nAuto-Submitted: auto-replied`;
      expect(await receive(mail(to, 'I am on holiday'))).toMatchObject({ isAutomatic: true });
      expect(await read(id)).toMatchObject({
        status: 'answered',
        letters: [{}, { text: 'I am on holiday' }],
      });
    });
  });

  it('forget a person whom answers name, and keep the rest', async () => {
    const id = await write();
    await answer(id, 1, { text: 'Ask Ada Bianchi <other@example.com>, she knows.' });
    await eraseAccount(server.context, users['other@example.com'] ?? 0, {
      by: null,
      reason: 'test',
      isAnnounced: false,
      isDue: async () => true,
    });
    expect((await read(id)).letters).toMatchObject([{ text: 'Ask […] <[…]>, she knows.' }]);
  });
});
