import { messageNotesPath, officeMessagePath } from '@press-room/contract/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Messages, startMessages } from '../../../test/messages.ts';
import { post } from '../../../test/requests.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';

describe('an internal note', () => {
  let messages: Messages;
  let server: Messages['server'];

  beforeEach(async () => {
    messages = await startMessages();
    ({ server } = messages);
  });
  afterEach(() => server.close());

  const note = (id: number, text: string, headers = messages.match(1)) =>
    server.call(messageNotesPath(id), post({ text }, headers));

  it('is read by colleagues beside the letters, and mailed to nobody', async () => {
    const id = await messages.write();
    const before = (await server.mails()).length;
    const { status, json } = await note(id, 'Ask the chair first');
    expect([status, json]).toMatchObject([
      201,
      { version: 2, notes: [{ text: 'Ask the chair first', by: { last_name: 'Rossi' } }] },
    ]);
    const { json: seen } = await server.call(officeMessagePath(id), { headers: messages.other });
    expect(seen).toMatchObject({ notes: [{ text: 'Ask the chair first' }] });
    await messages.answer(id, 2);
    const mails = await server.mails();
    expect(mails.length).toBe(before + 1);
    for (const { text } of mails) expect(text).not.toContain('Ask the chair');
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .execute();
    expect(entries).toContainEqual({ action: 'note', subject: `contact_message:${id}` });
  });

  it('is written by officers alone, from what stands', async () => {
    const id = await messages.write();
    expect((await note(id, 'x', {})).status).toBe(401);
    for (const email of ['reader@example.com', 'agent@example.com'])
      expect((await note(id, 'x', messages.match(1, await server.signedIn(email)))).status).toBe(403);
    expect((await note(id, 'x', messages.officer)).status).toBe(428);
    expect((await note(id, '  ')).status).toBe(400);
    expect((await note(id, 'x'.repeat(5001))).status).toBe(400);
    expect((await note(99, 'x')).status).toBe(404);
    expect((await note(id, 'first')).status).toBe(201);
    expect((await note(id, 'second')).status).toBe(412);
  });

  it('is in the copy of the data of who it is about, stays without who is erased, and goes with its message', async () => {
    const reader = await server.signedIn('reader@example.com');
    const form = { subject: 'S', message: 'M', accept: true, privacy: true };
    expect((await server.call('/api/press_room/contact/', post(form, reader))).status).toBe(201);
    const other = await messages.write({ email: 'somebody@example.com' });
    await note(1, 'Knows the chair');
    await note(other, 'A friend of Ada Rossi (reader@example.com)');
    const { db } = server.database;
    const own = await collectPersonalData(db, messages.users['reader@example.com'] ?? 0);
    expect(own?.messages[0]?.notes).toMatchObject([{ text: 'Knows the chair' }]);
    const written = await collectPersonalData(db, messages.users['officer@example.com'] ?? 0);
    expect(written?.message_notes.map(({ text }) => text)).toEqual([
      'A friend of Ada Rossi (reader@example.com)',
      'Knows the chair',
    ]);
    const erasure = { by: null, reason: 'asked', isAnnounced: false, isDue: () => Promise.resolve(true) };
    await eraseAccount(server.context, messages.users['reader@example.com'] ?? 0, erasure);
    await eraseAccount(server.context, messages.users['officer@example.com'] ?? 0, erasure);
    const left = await db.selectFrom('message_note').select(['text', 'user_account_id']).execute();
    expect(left).toEqual([{ text: 'A friend of […] ([…])', user_account_id: null }]);
  });
});
