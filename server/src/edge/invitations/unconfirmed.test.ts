import {
  ACCEPT_INVITATION_PATH,
  INVITATION_PATH,
  type Invitation,
  invitationPath,
  OPEN_INVITATION_PATH,
} from '@press-room/contract/invitations';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST } from '../../../test/guest.ts';
import { post, readLink } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const PASSWORD = 'Str0ng_pass!';
const OTHER = 'Strang3r_pass!';
const EMAIL = 'marco@example.com';
const AGENT = { groups: ['agent_press_room_external_company'], company: 1 };

describe('an invitation to an address that somebody registered without confirming it', () => {
  let server: TestServer;
  let boss: Record<string, string>;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load({
      companies: [{ business_name: 'Forni Riuniti' }, { business_name: 'Smalti Rossi' }],
      users: [{ email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] }],
    });
    boss = await server.signedIn('boss@example.com');
    return () => server.close();
  });

  const register = async () => {
    const person = { email: EMAIL, password: OTHER, first_name: 'Nobody', last_name: 'Verdi' };
    const form = { ...person, accept: true, account_type: 'COMPANY', company_name: 'Nobody srl' };
    expect((await server.call('/api/account/register/', post(form))).status).toBe(201);
  };
  const load = (more: object) =>
    server.load({ users: [{ email: EMAIL, password: OTHER, verified: false, ...more }] });
  const invite = (body: object = {}) => server.call(INVITATION_PATH, post({ ...GUEST, ...body }, boss));
  const latestLink = async () => readLink((await server.mails()).at(-1)?.text ?? '');
  const open = async () => server.call(OPEN_INVITATION_PATH, post(await latestLink()));
  const accept = (link: object) =>
    server.call(ACCEPT_INVITATION_PATH, post({ ...link, password: PASSWORD, accept: true }));
  const signIn = (password: string) =>
    server.call('/api/account/token-auth/', post({ email: EMAIL, password }));

  it('gives its groups, its names and the password chosen with it', async () => {
    await invite();
    const link = await latestLink();
    await register();
    expect((await server.call(OPEN_INVITATION_PATH, post(link))).json).toMatchObject({ has_account: false });
    expect((await accept(link)).json).toEqual({ detail: 'Your account is ready' });
    expect((await signIn(OTHER)).status).toBe(400);
    expect((await signIn(PASSWORD)).json).toMatchObject({
      user: { first_name: 'Marco', language: 'it', groups: [{ name: 'user_press_room' }] },
    });
    expect((await accept(link)).json).toMatchObject({ code: 'accepted' });
  });

  it('is made, sent again and accepted for a company', async () => {
    await register();
    const made = await invite(AGENT);
    expect(made.status).toBe(201);
    const { id, version } = made.json as Invitation;
    const again = post({}, { ...boss, 'If-Match': `"${version}"` });
    expect((await server.call(`${invitationPath(id)}send/`, again)).status).toBe(200);
    expect((await open()).json).toMatchObject({ has_account: false, company: 'Forni Riuniti' });
    expect((await accept(await latestLink())).status).toBe(200);
    expect((await signIn(PASSWORD)).json).toMatchObject({
      user: { groups: [{ name: AGENT.groups[0] }], press_office_of: { id: 1 } },
    });
    const account = await server.database.db
      .selectFrom('user_account')
      .select(['account_type', 'company_id', 'company_name'])
      .where('email', '=', EMAIL)
      .executeTakeFirst();
    expect(account).toEqual({ account_type: 'COMPANY', company_id: 1, company_name: '' });
  });

  it('makes one account where two accept at once', async () => {
    await register();
    await invite();
    const link = await latestLink();
    const answers = await Promise.all([accept(link), accept(link)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('opens no account that the office disabled', async () => {
    await invite();
    const link = await latestLink();
    await load({ disabled: true });
    expect((await open()).json).toMatchObject({ code: 'known' });
    expect((await accept(link)).json).toMatchObject({ code: 'known' });
    expect((await signIn(PASSWORD)).status).toBe(400);
  });

  it.each([
    ['another company', { groups: AGENT.groups, company: 'Smalti Rossi' }],
    ['the association', { groups: ['administrator_press_room'] }],
  ])('brings nobody of %s into a company', async (_whose, work) => {
    await invite(AGENT);
    const link = await latestLink();
    await load(work);
    expect((await accept(link)).status).toBe(409);
    expect((await signIn(PASSWORD)).status).toBe(400);
  });
});
