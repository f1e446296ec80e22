/** @module-tag engine */
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { post, readLink } from '../../../../test/requests.ts';
import { enrolTotp, signInFirst } from '../../../../test/second-factor.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const ASK = '/api/account/send-sign-in-link/';
const BY_LINK = '/api/account/sign-in-by-link/';
const BY_CODE = '/api/account/sign-in-by-code/';
const PROFILE = '/api/account/profile/';
const ALICE = 'alice@example.com';
const BOB = 'bob@example.com';
const PASSWORD = 'Str0ng_pass!';

const START = new Date('2026-11-20T10:00:00Z');

describe('sign-in by mail', () => {
  let server: TestServer;

  const start = async (environment: Record<string, string> = {}) => {
    server = await startTestServer(environment);
    server.clock.now = START;
    const users = [ALICE, BOB].map((email) => ({ email, password: PASSWORD, groups: ['user_press_room'] }));
    await server.load({ users });
  };
  beforeEach(async () => {
    await start();
    return () => server.close();
  });

  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
  };
  const ask = async (email = ALICE): Promise<string> =>
    ((await server.call(ASK, post({ email }))).json as { ticket: string }).ticket;
  const mailed = async () => {
    const text = (await server.mails()).at(-1)?.text ?? '';
    return { code: /\b(\d{3} \d{3})\b/.exec(text)?.[1] ?? '', link: readLink(text) };
  };
  const byCode = (body: object) => server.call(BY_CODE, post({ email: ALICE, ...body }));
  const byLink = (link: object) => server.call(BY_LINK, post(link));
  const set = (values: object, email = ALICE) =>
    server.database.db.updateTable('user_account').set(values).where('email', '=', email).execute();

  it('lets in whoever reads the mail by its code, once, in the browser that asked', async () => {
    const [other, ticket] = [await ask(), await ask()];
    const { code } = await mailed();
    expect((await byCode({ ticket: other, code })).status).toBe(400);
    const { status, json } = await byCode({ ticket, code });
    expect(status).toBe(200);
    expect(json).toMatchObject({ token: anyText, user: { email: ALICE } });
    const headers = { Authorization: `JWT ${(json as { token: string }).token}` };
    expect((await server.call(PROFILE, { headers })).status).toBe(200);
    later(1);
    expect((await byCode({ ticket, code: code.replace(' ', '') })).json).toMatchObject({ code: [anyText] });
  });

  it('lets in by its link, of two uses at once by one', async () => {
    await ask();
    const { link } = await mailed();
    const answers = await Promise.all([byLink(link), byLink(link)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
    expect((await byLink(link)).json).toEqual({ detail: 'Invalid signature' });
  });

  it('ends with a sign-in by password, a new password, and after a quarter of an hour', async () => {
    const ticket = await ask();
    const { code, link } = await mailed();
    await signInFirst(server, ALICE, PASSWORD);
    expect([(await byCode({ ticket, code })).status, (await byLink(link)).status]).toEqual([400, 400]);
    later(60);
    const again = await ask();
    const fresh = await mailed();
    await set({ password_hash: 'other' });
    expect((await byCode({ ticket: again, code: fresh.code })).status).toBe(400);
    expect((await byLink(fresh.link)).status).toBe(400);
    const last = await ask();
    const late = await mailed();
    later(901);
    expect((await byCode({ ticket: last, code: late.code })).json).toMatchObject({ ticket: [anyText] });
    expect((await byLink(late.link)).json).toEqual({ detail: 'Signature expired' });
  });

  it('tells nobody whether there is an account, and writes to none that is disabled', async () => {
    await set({ disabled_at: START.toISOString() }, BOB);
    const answers = await Promise.all(
      [ALICE, BOB, 'nobody@example.com'].map((email) => server.call(ASK, post({ email }))),
    );
    const details = answers.map(({ status, json }) => [status, (json as { detail: string }).detail]);
    expect(new Set(details.map(String)).size).toBe(1);
    const lengths = answers.map(({ json }) => (json as { ticket: string }).ticket.length);
    expect(new Set(lengths).size).toBe(1);
    expect((await server.mails()).map(({ to }) => to)).toEqual([ALICE]);
  });

  it.each([
    ['forged', (ticket: string) => `${ticket.slice(0, -4)}AAAA`],
    ['made younger', (ticket: string) => ticket.replace(/^\d+/, (at) => String(Number(at) + 60))],
    ['no ticket', () => 'x'],
  ])('takes no ticket that is %s', async (_what, forge) => {
    const ticket = await ask();
    const { code } = await mailed();
    expect((await byCode({ ticket: forge(ticket), code })).json).toMatchObject({ ticket: [anyText] });
  });

  it('takes no ticket of another address', async () => {
    const ticket = await ask(BOB);
    await ask();
    expect((await byCode({ ticket, code: (await mailed()).code })).json).toMatchObject({ ticket: [anyText] });
  });

  it('confirms the address of a new account, and refuses a disabled one', async () => {
    await set({ verified_at: null });
    const ticket = await ask();
    const { code } = await mailed();
    expect((await byCode({ ticket, code })).status).toBe(200);
    const { verified_at } = await server.database.db
      .selectFrom('user_account')
      .select('verified_at')
      .where('email', '=', ALICE)
      .executeTakeFirstOrThrow();
    expect(verified_at).toBe(START.toISOString());
    await ask();
    const { link } = await mailed();
    await set({ disabled_at: START.toISOString() });
    expect((await byLink(link)).status).toBe(400);
  });

  it('ends the password that somebody chose for an unconfirmed address', async () => {
    await set({ verified_at: null });
    const ticket = await ask();
    const { code } = await mailed();
    const { json } = await byCode({ ticket, code });
    const headers = { Authorization: `JWT ${(json as { token: string }).token}` };
    expect((await server.call(PROFILE, { headers })).status).toBe(200);
    const signIn = (email: string) =>
      server.call('/api/account/token-auth/', post({ email, password: PASSWORD }));
    expect([(await signIn(ALICE)).status, (await signIn(BOB)).status]).toEqual([400, 200]);
  });

  it('does not stand for a second factor', async () => {
    const headers = await server.signedIn(ALICE);
    await enrolTotp(server, headers);
    const ticket = await ask();
    const { code } = await mailed();
    const answer = await byCode({ ticket, code });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ ticket: anyText, methods: ['totp', 'recovery_code'] });
    expect(answer.json).not.toHaveProperty('token');
  });
});

describe('limits of sign-in by mail', () => {
  it('leave five guesses a ticket and twenty a day, and no link of a mailbox more than one a minute', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    server.clock.now = START;
    await server.load({ users: [{ email: ALICE, password: PASSWORD }] });
    let host = 0;
    const elsewhere = () => {
      host += 1;
      return { 'X-Forwarded-For': `198.51.100.${host}` };
    };
    const ask = () => server.call(ASK, post({ email: ALICE }, elsewhere()));
    const guess = async (ticket: string) =>
      (await server.call(BY_CODE, post({ email: ALICE, ticket, code: '000 000' }, elsewhere()))).status;
    const statuses: number[] = [];
    for (let link = 0; link < 5; link += 1) {
      const { ticket } = (await ask()).json as { ticket: string };
      expect((await ask()).status).toBe(429);
      for (let tries = 0; tries < 6; tries += 1) statuses.push(await guess(ticket));
      server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await server.close();
  });

  it('shut with the reset of passwords', async () => {
    const server = await startTestServer({ PASSWORD_RESET: 'off' });
    for (const path of [ASK, BY_LINK, BY_CODE])
      expect((await server.call(path, post({ email: ALICE }))).status).toBe(404);
    await server.close();
  });
});
