import { CONTACT_PATH } from '@press-room/contract/contact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { readZip } from '../../../test/zip.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { runRetention } from '../privacy/retention/retention.ts';

const OFFICE = 'office@example.com';
const MESSAGE = { email: 'reporter@example.com', subject: 'Hello', message: 'A question' };

describe('messages to the press office as personal data', () => {
  let server: TestServer;
  let alice: { Authorization: string };

  beforeEach(async () => {
    server = await startTestServer({ PRESS_OFFICE_EMAIL: OFFICE });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load({
      press_groups: [{ name: 'Site Alpha' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
    });
    alice = await server.signedIn('alice@example.com');
  });
  afterEach(() => server.close());

  const write = (body: object, headers: Record<string, string> = {}) =>
    server.call(CONTACT_PATH, post(body, headers));

  it('exports what a person wrote, also without signing in', async () => {
    await write({ subject: 'Hello', message: 'Mine' }, alice);
    await write({ ...MESSAGE, email: 'ALICE@example.com', message: 'Mine, too' });
    await write(MESSAGE);
    const exported = await fetch(`${server.origin}/api/account/export/`, { headers: alice });
    const files = await readZip(Buffer.from(await exported.arrayBuffer()));
    const document = JSON.parse(String(files['data.json'])) as { messages: unknown[] };
    expect(document.messages).toMatchObject([
      { message: 'Mine, too' },
      { subject: 'Hello', message: 'Mine' },
    ]);
  });

  it('forgets with an account what was written from its address, and letters that still wait', async () => {
    await write({ subject: 'Hello', message: 'Mine' }, alice);
    await write({ ...MESSAGE, email: 'ALICE@example.com' });
    await write(MESSAGE);
    const { db } = server.database;
    const { id } = await db.selectFrom('user_account').select('id').executeTakeFirstOrThrow();
    await eraseAccount(server.context, id, {
      by: null,
      reason: 'test',
      isAnnounced: false,
      isDue: async () => true,
    });
    const kept = await db.selectFrom('contact_message').select('email').execute();
    expect(kept).toEqual([{ email: 'reporter@example.com' }]);
    expect((await server.mails()).map((mail) => mail.to).toSorted()).toEqual([
      OFFICE,
      'reporter@example.com',
    ]);
  });

  it('forgets messages half a year after the event that followed them, or after two years', async () => {
    await server.load({ events: [{ name: 'Fair', starts_on: '2026-11-28', ends_on: '2026-11-30' }] });
    await write(MESSAGE);
    const count = async () =>
      (await server.database.db.selectFrom('contact_message').select('id').execute()).length;
    server.clock.now = new Date('2027-05-31T23:00:00Z');
    await runRetention(server.context);
    expect(await count()).toBe(1);
    server.clock.now = new Date('2027-06-01T00:00:01Z');
    await runRetention(server.context);
    expect(await count()).toBe(0);
    await server.database.db.deleteFrom('event').execute();
    await write(MESSAGE);
    server.clock.now = new Date('2029-06-01T00:00:00Z');
    await runRetention(server.context);
    expect(await count()).toBe(1);
    server.clock.now = new Date('2029-06-01T00:00:02Z');
    await runRetention(server.context);
    expect(await count()).toBe(0);
  });
});
