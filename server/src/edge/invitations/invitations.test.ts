import {
  ACCEPT_INVITATION_PATH,
  INVITATION_PATH,
  type Invitation,
  invitationPath,
  OPEN_INVITATION_PATH,
} from '@press-room/contract/invitations';
import { userRightsPath } from '@press-room/contract/rights';
import { userActionPath } from '@press-room/contract/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST } from '../../../test/guest.ts';
import { textWith } from '../../../test/matchers.ts';
import { patch, post, readLink } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';
import { runRetention } from '../privacy/retention/retention.ts';

const PASSWORD = 'Str0ng_pass!';
const DAY = 86_400_000;

describe('invitations', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let chief: Record<string, string>;
  let boss: Record<string, string>;

  beforeEach(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const person = (email: string, ...groups: string[]) => ({ email, password: PASSWORD, groups });
    ids = (
      await server.load({
        companies: [{ business_name: 'Forni Riuniti' }, { business_name: 'Smalti Rossi' }],
        users: [
          person('chief@example.com', 'administrator_global'),
          person('boss@example.com', 'administrator_press_room'),
          person('reader@example.com', 'user_press_room'),
        ],
      })
    ).users;
    await signInOfficers();
    return () => server.close();
  });

  const invite = (body: object, headers = boss) =>
    server.call(INVITATION_PATH, post({ ...GUEST, ...body }, headers));
  const invited = async (body: object = {}, headers = boss): Promise<Invitation> => {
    const answer = await invite(body, headers);
    expect([answer.status, answer.json]).toMatchObject([201, {}]);
    return answer.json as Invitation;
  };
  const act = ({ id, version }: Invitation, action: string, headers = boss) =>
    server.call(`${invitationPath(id)}${action}/`, post({}, { ...headers, 'If-Match': `"${version}"` }));
  const latest = async () => {
    const mail = (await server.mails()).at(-1);
    if (mail === undefined) throw new Error('Nothing was sent');
    return mail;
  };
  const latestLink = async () => readLink((await latest()).text);
  const accept = (link: object, body: object = {}) =>
    server.call(
      ACCEPT_INVITATION_PATH,
      post({ ...link, password: PASSWORD, accept: true, consent_marketing: false, ...body }),
    );
  const open = (link: object) => server.call(OPEN_INVITATION_PATH, post(link));
  const signIn = () =>
    server.call('/api/account/token-auth/', post({ email: 'marco@example.com', password: PASSWORD }));
  const list = async (query = '') =>
    ((await server.call(`${INVITATION_PATH}${query}`, { headers: boss })).json as { results: Invitation[] })
      .results;
  const signInOfficers = async () => {
    chief = await server.signedIn('chief@example.com');
    boss = await server.signedIn('boss@example.com');
  };
  const later = async (days: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + days * DAY);
    await signInOfficers();
  };

  it('become accounts with a confirmed address, the groups, the consents and a password of their own', async () => {
    const made = await invited();
    expect(made).toMatchObject({
      version: 1,
      state: 'waiting',
      email: 'marco@example.com',
      invited_by: { id: ids['boss@example.com'] },
      expires_at: '2026-11-27T10:00:00.000Z',
    });
    const mail = await latest();
    expect(mail).toMatchObject({ to: 'marco@example.com', subject: 'Invito alla sala stampa – Sala stampa' });
    expect(mail.text).toContain('Buongiorno Marco,');
    const link = readLink(mail.text);
    expect((await open(link)).json).toMatchObject({ email: 'marco@example.com', has_account: false });
    expect((await accept(link, { password: 'Weak_pass!' })).status).toBe(400);
    expect((await accept(link, { password: 'Marco_Example_7' })).json).toEqual({
      password: [expect.stringContaining('words that others try first')],
    });
    expect((await accept(link, { accept: false })).json).toEqual({ accept: ['You have to accept'] });
    expect((await accept(link)).json).toEqual({ detail: 'Your account is ready' });
    expect((await signIn()).json).toMatchObject({
      user: { first_name: 'Marco', language: 'it', groups: [{ name: 'user_press_room' }] },
    });
    const [row] = await list('?state=accepted');
    const account = row?.account ?? 0;
    expect(row).toMatchObject({ id: made.id, version: 2, state: 'accepted' });
    const personal = await collectPersonalData(server.database.db, account);
    expect(personal?.account.verified_at).toBe('2026-11-20T10:00:00.000Z');
    expect(personal?.invitations).toMatchObject([{ email: 'marco@example.com' }]);
    expect(personal?.consents).toMatchObject([
      { purpose: 'marketing', answer: false },
      { purpose: 'notice', answer: true },
    ]);
    const audited = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'fields'])
      .where('action', 'in', ['create', 'accept_invitation'])
      .where('fields', '=', '["group:+user_press_room"]')
      .orderBy('id')
      .execute();
    expect(audited.map(({ action, subject }) => [action, subject])).toEqual([
      ['create', `invitation:${made.id}`],
      ['accept_invitation', `user_account:${account}`],
    ]);
  });

  it('are good once, for seven days, until they are taken back or sent anew', async () => {
    const made = await invited();
    const first = await latestLink();
    await later(6);
    const again = (await act(made, 'send')).json as Invitation;
    expect(again).toMatchObject({ version: 2, state: 'waiting', expires_at: '2026-12-03T10:00:00.000Z' });
    expect((await open(first)).json).toMatchObject({ code: 'invalid' });
    const second = await latestLink();
    expect((await act(made, 'revoke')).status).toBe(412);
    await later(7);
    expect((await open(second)).json).toEqual({ detail: 'Signature expired', code: 'expired' });
    expect(await list('?state=expired')).toMatchObject([{ id: made.id, state: 'expired' }]);
    const third = (await act(again, 'send')).json as Invitation;
    const link = await latestLink();
    expect((await act(third, 'revoke')).json).toMatchObject({ state: 'revoked' });
    expect([(await open(link)).json, (await accept(link)).json]).toMatchObject([
      { code: 'revoked' },
      { code: 'revoked' },
    ]);
    await later(1);
    await invited();
    const last = await latestLink();
    expect((await accept(last)).status).toBe(200);
    expect((await accept(last)).json).toMatchObject({ code: 'accepted' });
    const [row] = await list('?state=accepted');
    if (row === undefined) throw new Error('It was accepted');
    expect((await act(row, 'send')).status).toBe(400);
  });

  it('make one account where two accept at once', async () => {
    await invited();
    const link = await latestLink();
    const answers = await Promise.all([accept(link), accept(link)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('cannot be guessed, and tell nothing without a right signature', async () => {
    const { id } = await invited();
    const link = await latestLink();
    const forged = [
      { ...link, signature: 'x'.repeat(43) },
      { ...link, user_id: String(id + 1) },
      { ...link, timestamp: String(Number(link.timestamp) + 1) },
      { user_id: '99999999999', timestamp: '1', signature: 'x' },
    ];
    for (const each of forged) {
      const { status, json } = await open(each);
      expect([status, json]).toEqual([400, { detail: 'Invalid signature', code: 'invalid' }]);
    }
    const reset = server.context.links.account.sign('reset-password', {
      id,
      email: 'marco@example.com',
      password_hash: 'nobody',
      pending_email: null,
      last_sign_in_at: null,
    });
    expect((await accept(reset)).json).toMatchObject({ code: 'invalid' });
    const tries = await Promise.all(Array.from({ length: 60 }, () => open({ ...link, signature: 'no' })));
    expect(tries.map(({ status }) => status)).toContain(429);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => accept({ ...link, signature: 'no' })));
    expect(guesses.map(({ status }) => status)).toContain(429);
  });

  it('fill no mailbox', async () => {
    const made = await invited();
    expect((await act(made, 'send')).status).toBe(429);
    expect((await act(made, 'revoke')).status).toBe(200);
    expect((await invite({})).status).toBe(429);
  });

  it.each([
    ['somebody who has an account', { email: 'READER@example.com' }, 'email'],
    ['into no group', { groups: [] }, 'groups'],
    ['into a group that is none', { groups: ['everybody'] }, 'groups'],
    ['without a name', { first_name: ' ' }, 'first_name'],
    ['in a language that is none', { language: 'xx' }, 'language'],
    ['for a company that is none', { company: 99 }, 'company'],
  ])('do not go to %s', async (_what, body, field) => {
    const { status, json } = await invite(body);
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
  });

  it('go to an address once', async () => {
    await invited();
    await later(1);
    const { status, json } = await invite({});
    expect([status, json]).toMatchObject([400, { email: [textWith('already')] }]);
  });

  it('are told who registered meanwhile', async () => {
    await invited();
    const link = await latestLink();
    await server.load({ users: [{ email: 'marco@example.com', password: PASSWORD, groups: [] }] });
    expect((await accept(link)).json).toMatchObject({ code: 'known' });
  });

  it('give nothing that who invites may not give', async () => {
    const staff = await invite({ groups: ['administrator_press_room'] });
    expect([staff.status, staff.json]).toMatchObject([403, { groups: ['administrator_press_room'] }]);
    expect((await invite({ groups: ['user_press_room', 'administrator_global'] })).status).toBe(403);
    expect((await list()).length).toBe(0);
    expect(await server.mails()).toEqual([]);
    await invited({ groups: ['administrator_press_room'] }, chief);
    await accept(await latestLink());
    expect((await signIn()).json).toMatchObject({ user: { groups: [{ name: 'administrator_press_room' }] } });
  });

  it('are sent on by nobody who may not give their groups', async () => {
    const made = await invited({ groups: ['administrator_global'] }, chief);
    await later(1);
    expect((await act(made, 'send')).status).toBe(403);
    expect((await act(made, 'revoke')).status).toBe(200);
  });

  it('die with the rights of who sent them', async () => {
    await invited();
    const link = await latestLink();
    const path = userRightsPath(ids['boss@example.com'] ?? 0);
    const take = { ...chief, 'If-Match': '"1"' };
    const change = (body: object) => server.call(path, patch(body, take));
    expect((await change({ groups: ['user_press_room'], permissions: ['account.invite'] })).status).toBe(200);
    expect((await open(link)).status).toBe(200);
    await server.call(userActionPath(ids['boss@example.com'] ?? 0, 'disable'), post({}, chief));
    expect((await accept(link)).json).toMatchObject({ code: 'revoked' });
  });

  it('bring who acts for a company into it, and move where companies are joined', async () => {
    const agent = { groups: ['agent_press_room_external_company'] };
    expect((await invite(agent)).json).toEqual({ company: ['This field is required.'] });
    await invited({ ...agent, company: 2 });
    const mail = await latest();
    expect(mail.subject).toContain('Smalti Rossi');
    const merge = { ...boss, 'If-Match': '"1"' };
    const merged = await server.call(
      '/api/company/company/1/merge/',
      post({ merged: 2, merged_version: 1 }, merge),
    );
    expect(merged.status).toBe(200);
    expect((await open(readLink(mail.text))).json).toMatchObject({ company: 'Forni Riuniti' });
    await accept(readLink(mail.text));
    const account = await server.database.db
      .selectFrom('user_account')
      .select(['account_type', 'company_id'])
      .where('email', '=', 'marco@example.com')
      .executeTakeFirst();
    expect(account).toEqual({ account_type: 'COMPANY', company_id: 1 });
    const member = await server.database.db.selectFrom('company_member').select('company_id').execute();
    expect(member).toContainEqual({ company_id: 1 });
    expect(await list('?company=1')).toHaveLength(1);
  });

  it('want a right and a recent proof', async () => {
    const reader = await server.signedIn('reader@example.com');
    expect((await invite({}, reader)).status).toBe(403);
    expect((await server.call(INVITATION_PATH)).status).toBe(401);
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
    expect((await invite({})).json).toMatchObject({ code: 'recent_proof_required' });
  });

  it('are forgotten thirty days after their end, and with the account that came of them', async () => {
    await invited();
    await later(7 + 30);
    await runRetention(server.context);
    expect(await list()).toEqual([]);
    const made = await invited();
    await accept(await latestLink());
    const [row] = await list();
    expect(row?.id).toBe(made.id);
    await server.database.db
      .deleteFrom('user_account')
      .where('id', '=', row?.account ?? 0)
      .execute();
    expect(await list()).toEqual([]);
  });
});
