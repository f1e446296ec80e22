import { ACCEPT_INVITATION_PATH, INVITATION_PATH } from '@press-room/contract/invitations';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../src/core/account/queries.ts';
import { runRetention } from '../../src/edge/privacy/retention/retention.ts';
import { GUEST } from '../guest.ts';
import { post, readLink } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { findTraces } from './traces.ts';

const PASSWORD = 'Str0ng_pass!';
const EMAIL = 'zuleika.quartzfield@vermilion-gazette.example';
const NEXT_EMAIL = 'zq@private-mailbox.example';
const WORDS = [EMAIL, NEXT_EMAIL, 'Quartzfield'];
const OTHER = 'other@example.com';

describe('a person that was invited', () => {
  let server: TestServer;
  let boss: Record<string, string>;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-22T10:00:00Z');
    await server.load({
      users: [{ email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] }],
    });
    boss = await server.signedIn('boss@example.com');
    return () => server.close();
  });

  async function invite(email: string, last_name = 'Quartzfield'): Promise<void> {
    const form = { ...GUEST, email, first_name: 'Zuleika', last_name };
    expect((await server.call(INVITATION_PATH, post(form, boss))).status).toBe(201);
  }
  const listTraces = () => findTraces(server, WORDS);
  const listInvited = async () => {
    const rows = await server.database.db.selectFrom('invitation').select(['id', 'email']).execute();
    return rows.map(({ email }) => email);
  };

  /** Accepts one invitation, while another is pending at the address that the account gets later. */
  async function join(): Promise<number> {
    const { db } = server.database;
    await invite(EMAIL);
    await invite(OTHER, 'Verdi');
    await invite(NEXT_EMAIL);
    const letter = (await server.mails()).find(({ to }) => to === EMAIL);
    const acceptance = { password: PASSWORD, accept: true, consent_marketing: false };
    const link = readLink(letter?.text ?? '');
    expect((await server.call(ACCEPT_INVITATION_PATH, post({ ...link, ...acceptance }))).status).toBe(200);
    const { id = 0 } = (await findAccount(db, EMAIL)) ?? {};
    await db.updateTable('user_account').set({ email: NEXT_EMAIL }).where('id', '=', id).execute();
    const found = listTraces().map((trace) => trace.split(' in ')[0]);
    expect(new Set(found)).toEqual(new Set(WORDS));
    return id;
  }

  it('is nowhere once erased, whichever address the invitations went to', async () => {
    const id = await join();
    const person = await server.signedIn(NEXT_EMAIL);
    await server.call('/api/account/erasure/', post({ password: PASSWORD }, person));
    const erased = await server.call(`/api/account/user/${id}/erase/`, post({}, boss));
    expect(erased.json).toEqual({ detail: 'Account erased' });
    expect(listTraces()).toEqual([]);
    expect(await listInvited()).toEqual([OTHER]);
    // The id of this invitation equals that of the account.
    const letters = (await server.mails()).map(({ to, text }) => [to, Number(readLink(text).user_id)]);
    expect(letters).toEqual([[OTHER, id]]);
  });

  it('and never came is nowhere once its time is over', async () => {
    await invite(EMAIL);
    await server.mails();
    expect(listTraces()).not.toEqual([]);
    server.clock.now = new Date('2027-01-01T10:00:00Z');
    await runRetention(server.context);
    expect(await listInvited()).toEqual([]);
    expect(listTraces()).toEqual([]);
  });
});
