import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { runRetention } from './retention.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('the end of an account whose address nobody confirmed', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = day('2026-06-01');
    return () => server.close();
  });

  it('erases the account, and nothing of the person who has the address', async () => {
    const { db } = server.database;
    const email = 'owner@paper.example';
    const { users } = await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ email, password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Neri', verified: false }],
      contacts: [{ addresses: [email], basis: 'asked' }],
      clippings: [
        {
          press_group: 'Association',
          headline: 'Fair opens',
          outlet: 'Paper',
          author: 'Ada Neri',
          published_on: '2026-06-01',
          licence: 'own',
        },
      ],
    });
    const at = server.clock.now.toISOString();
    const basket = { name: 'E', language: 'en', press_group_id: null, note: '', created_at: at } as const;
    await db
      .insertInto('prepared_basket')
      .values({ ...basket, email, updated_at: at })
      .execute();
    await db.deleteFrom('job').execute();
    const toStranger = { letter: 'verify-account', to: { account: users[email] ?? 0 } } as const;
    const toOwner = {
      letter: 'erasure-done',
      to: { address: email, name: 'Ada Neri', language: 'en' },
    } as const;
    for (const mail of [toStranger, toOwner]) {
      await queueMail(db, mail, day('2026-06-20'));
      await queueMail(db, mail, day('2027-01-01'));
    }
    server.clock.now = day('2026-06-20');
    expect(await server.mails()).toHaveLength(2);

    server.clock.now = day('2026-07-02');
    await runRetention(server.context);
    expect(await db.selectFrom('user_account').select('email').execute()).toEqual([]);
    expect(await db.selectFrom('contact_address').select('email').execute()).toEqual([{ email }]);
    expect(await db.selectFrom('prepared_basket').select('email').execute()).toEqual([{ email }]);
    expect(await db.selectFrom('clipping').select('author').execute()).toEqual([{ author: 'Ada Neri' }]);
    const jobs = await db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload) as unknown)).toMatchObject([toOwner]);
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      'Your data have been deleted – Association',
    ]);
  });
});
