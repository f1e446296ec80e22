import {
  MESSAGE_ASSIGNEE_PATH,
  MESSAGE_EXPORT_PATH,
  messageAnswerPath,
  OFFICE_MESSAGE_PATH,
  officeMessagePath,
} from '@press-room/contract/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../test/matchers.ts';
import { type Messages, startMessages } from '../../../test/messages.ts';
import { patch, post } from '../../../test/requests.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';

type Headers = Record<string, string>;

describe('messages at the desk', () => {
  let messages: Messages;
  let server: Messages['server'];
  let officer: Headers;
  let other: Headers;
  let users: Messages['users'];

  const start = async (environment: Record<string, string> = {}) => {
    messages = await startMessages(environment);
    ({ server, officer, other, users } = messages);
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const list = async (query: string, headers = officer): Promise<number[]> => {
    const { status, json } = await server.call(`${OFFICE_MESSAGE_PATH}?${query}`, { headers });
    expect(status).toBe(200);
    return (json as { results: { id: number }[] }).results.map(({ id }) => id);
  };

  it('stand by their deadline, what is open first', async () => {
    await messages.write();
    await messages.write({ deadline: '2026-11-25T10:00:00Z' });
    await messages.write({ deadline: '2026-11-20T10:30:00Z' });
    await messages.write();
    await server.call(officeMessagePath(4), patch({ status: 'closed' }, messages.match(1)));
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
    const id = await messages.write();
    const { json } = await server.call(MESSAGE_ASSIGNEE_PATH, { headers: officer });
    expect(json).toMatchObject({ count: 2, results: [{ last_name: 'Bianchi' }, { last_name: 'Rossi' }] });
    const given = await server.call(
      officeMessagePath(id),
      patch({ assignee: users['other@example.com'] }, messages.match(1)),
    );
    expect([given.status, given.json]).toMatchObject([
      200,
      { version: 2, assignee: { last_name: 'Bianchi' } },
    ]);
    expect(given.headers.get('etag')).toBe('"2"');
    expect(await list('assignee=me', other)).toEqual([id]);
    expect([await list('assignee=me'), await list('assignee=none')]).toEqual([[], []]);
    for (const assignee of [users['reader@example.com'], 99]) {
      const refused = await server.call(officeMessagePath(id), patch({ assignee }, messages.match(2)));
      expect([refused.status, refused.json]).toEqual([
        400,
        { assignee: ['Choose somebody of the press office.'] },
      ]);
    }
    expect((await messages.read(id)).version).toBe(2);
    const taken = await server.call(officeMessagePath(id), patch({ assignee: null }, messages.match(2)));
    expect(taken.json).toMatchObject({ assignee: null });
  });

  it('go to another group, whose name then answers them', async () => {
    const id = await messages.write();
    const fair = 2;
    const move = (press_group: unknown, version: number) =>
      server.call(officeMessagePath(id), patch({ press_group }, messages.match(version)));
    for (const unknown of [99_999, 'x'])
      expect(await move(unknown, 1)).toMatchObject({ status: 400, json: { press_group: [anyText] } });
    expect(await move(fair, 1)).toMatchObject({
      status: 200,
      json: { version: 2, press_group: { id: fair, name: 'Fair' } },
    });
    expect(await list(`group=${fair}`)).toEqual([id]);
    await messages.answer(id, 2);
    expect((await messages.letter())?.headers['reply-to']).toContain('Fair');
  });

  it('are written by one at a time, and the second sees what stands', async () => {
    const id = await messages.write();
    expect((await server.call(officeMessagePath(id), patch({ status: 'closed' }, officer))).status).toBe(428);
    expect((await messages.answer(id, 1)).status).toBe(201);
    const late = await messages.answer(id, 1, { text: 'Dear Rita, no.' }, other);
    expect([late.status, late.json]).toMatchObject([
      412,
      { current: { version: 2, letters: [{ text: 'Dear Rita, yes.' }] } },
    ]);
    expect((await server.mails()).filter(({ subject }) => subject.startsWith('Re:'))).toHaveLength(1);
  });

  it('of two answers at once one is sent', async () => {
    const id = await messages.write();
    const statuses = (
      await Promise.all([messages.answer(id, 1), messages.answer(id, 1, { text: 'x' }, other)])
    ).map(({ status }) => status);
    expect(statuses.toSorted((one, two) => one - two)).toEqual([201, 412]);
    expect((await messages.read(id)).letters).toHaveLength(1);
  });

  it('are answered by mail in the name of the group, and the answer stays with them', async () => {
    const id = await messages.write({ deadline: '2026-11-25T10:00:00Z' });
    const { json } = await messages.answer(id, 1);
    expect(json).toMatchObject({
      status: 'answered',
      answered_at: '2026-11-20T10:00:00.000Z',
      assignee: { last_name: 'Rossi' },
      letters: [{ state: 'waiting', text: 'Dear Rita, yes.', by: { last_name: 'Rossi' } }],
    });
    const letter = await messages.letter();
    expect(letter).toMatchObject({
      to: 'reporter@example.com',
      subject: 'Re: Hello [2026-00001] – Association',
    });
    expect(letter?.text).toContain('Dear Rita, yes.');
    expect(letter?.text).toContain('> A question');
    expect(letter?.text).toMatch(/> Answer needed by: 25 November 2026 at 11:00 \(Central European .*\)/);
    expect(letter?.headers).toMatchObject({
      from: 'Association <press-room@localhost>',
      'reply-to': 'Association <press@example.com>',
    });
    expect(letter?.headers['message-id']).toContain(server.context.messageTags.toTag(id));
    expect(letter?.headers['auto-submitted']).toBeUndefined();
    expect((await messages.read(id)).letters).toMatchObject([{ state: 'sent' }]);
  });

  it('say that a letter was given up', async () => {
    const id = await messages.write();
    await messages.answer(id, 1);
    await server.database.db
      .updateTable('job')
      .set({ dead_at: '2026-11-20T10:00:00.000Z' })
      .where('unique_key', 'is not', null)
      .execute();
    expect((await messages.read(id)).letters).toMatchObject([{ state: 'failed' }]);
  });

  it('let no line of a subject, a name or a text become a header', async () => {
    const id = await messages.write({
      subject: 'Hi\r\nBcc: evil@example.com',
      name: 'R\r\nBcc: evil@example.com',
    });
    expect((await messages.answer(id, 1, { text: 'Yes\r\nBcc: evil@example.com\r\n\r\nNo' })).status).toBe(
      201,
    );
    const letter = await messages.letter();
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
    const id = await messages.write();
    const { status, json } = await messages.answer(id, 1, body);
    expect([status, json]).toEqual([400, fields]);
    expect((await messages.read(id)).letters).toEqual([]);
  });

  it('are not answered more often than ten times an hour', async () => {
    await server.close();
    await start({ RATE_LIMITS: 'on' });
    const id = await messages.write();
    for (let version = 1; version <= 10; version += 1)
      expect((await messages.answer(id, version)).status).toBe(201);
    const refused = await messages.answer(id, 11);
    expect(refused.status).toBe(429);
    expect((await messages.read(id)).letters).toHaveLength(10);
  });

  it('leave an audit entry for each write, without a word of what was written', async () => {
    const id = await messages.write();
    await server.call(officeMessagePath(id), patch({ status: 'closed', assignee: null }, messages.match(1)));
    await messages.answer(id, 2);
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
    const id = await messages.write();
    const headers: Headers = email === null ? {} : await server.signedIn(email);
    const status = email === null ? 401 : 403;
    const calls = [
      server.call(OFFICE_MESSAGE_PATH, { headers }),
      server.call(officeMessagePath(id), { headers }),
      server.call(officeMessagePath(id), patch({ status: 'closed' }, messages.match(1, headers))),
      server.call(messageAnswerPath(id), post({ text: 'x' }, messages.match(1, headers))),
      server.call(MESSAGE_EXPORT_PATH, { headers }),
      server.call(MESSAGE_ASSIGNEE_PATH, { headers }),
    ];
    expect((await Promise.all(calls)).map((each) => each.status)).toEqual(calls.map(() => status));
    expect(await messages.read(id)).toMatchObject({ status: 'open', version: 1, letters: [] });
  });

  it('forget a person whom answers name, and keep the rest', async () => {
    const id = await messages.write();
    await messages.answer(id, 1, { text: 'Ask Ada Bianchi <other@example.com>, she knows.' });
    await eraseAccount(server.context, users['other@example.com'] ?? 0, {
      by: null,
      reason: 'test',
      isAnnounced: false,
      isDue: async () => true,
    });
    expect((await messages.read(id)).letters).toMatchObject([{ text: 'Ask […] <[…]>, she knows.' }]);
  });
});
