import { beforeAll, expect, it } from 'vitest';
import { post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { MAIL_JOB, queueMail } from '../../platform/mail/queue.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const journalist = { password: 'Str0ng_pass!', groups: ['user_press_room'], verified: true };
  await server.load({
    press_groups: [{ name: 'Association' }],
    users: [
      { ...journalist, email: 'rossi@example.com', first_name: 'Ana', last_name: 'Ros' },
      { ...journalist, email: 'mario.rossi@example.com', first_name: 'Mario', last_name: 'Rossi' },
    ],
  });
  return () => server.close();
});

it('takes a person out of what others wrote, and nobody whose name or address only holds theirs', async () => {
  const form = {
    subject: 'Interview',
    message: 'Write to mario.rossi@example.com or Giuliana Rossi; Ana Ros (rossi@example.com) knows.',
    accept: true,
    privacy: true,
  };
  const mario = await server.signedIn('mario.rossi@example.com');
  expect((await server.call('/api/press_room/contact/', post(form, mario))).status).toBe(201);
  const told = {
    letter: 'kit-submitted',
    to: { account: 2 },
    parameters: { person: 'Ana Ros', kit: '1' },
  } as const;
  await queueMail(server.database.db, told, new Date('2099-01-01T00:00:00Z'));
  const erasure = { by: null, reason: 'asked', isAnnounced: false, isDue: () => Promise.resolve(true) };
  await eraseAccount(server.context, 1, erasure);
  const kept = await server.database.db.selectFrom('contact_message').select('message').execute();
  expect(kept).toEqual([{ message: 'Write to mario.rossi@example.com or Giuliana Rossi; […] ([…]) knows.' }]);
  // A letter about another subject is still sent.
  const jobs = await server.database.db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', MAIL_JOB)
    .execute();
  const waiting = jobs.find(({ payload }) => payload.includes('kit-submitted'))?.payload ?? '{}';
  expect(JSON.parse(waiting)).toEqual({ ...told, parameters: { person: '[…]', kit: '1' } });
});
