import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, readLink } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const PASSWORD = 'Str0ng_pass!';
const PERSON = { password: PASSWORD, first_name: 'Nia', last_name: 'Verdi', accept: true };
const LOGIN = '/api/account/token-auth/';
const VERIFY = '/api/account/verify-registration/';

describe('what a person registers with', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const register = (body: object) => server.call('/api/account/register/', post(body));

  it('knows an address by either spelling of its domain, whatever else it is asked for', async () => {
    const email = 'J.Mueller@Müller-Fliesen.de';
    const ascii = 'j.mueller@xn--mller-fliesen-wob.de';
    const { status, json } = await register({ ...PERSON, email });
    expect([status, json]).toMatchObject([201, { email: ascii }]);
    expect((await register({ ...PERSON, email: ascii.toUpperCase() })).json).toHaveProperty('email');
    const mail = (await server.mails()).at(-1);
    expect(mail?.to).toBe(ascii);
    expect((await server.call(VERIFY, post(readLink(mail?.text ?? '')))).status).toBe(200);
    for (const typed of [email, ascii]) {
      const session = await server.call(LOGIN, post({ email: typed, password: PASSWORD }));
      expect([session.status, session.json]).toMatchObject([200, { user: { email: ascii } }]);
    }
    const { search_text } = await server.database.db
      .selectFrom('user_account')
      .select('search_text')
      .where('email', '=', ascii)
      .executeTakeFirstOrThrow();
    expect(search_text).toContain('muller');
  });

  it('keeps names to one line', async () => {
    const { json } = await register({
      ...PERSON,
      first_name: 'Nia\r\nBcc: x',
      newspaper: 'Il\u0085Foglio',
      email: 'nia@example.com',
    });
    expect(json).toMatchObject({ first_name: 'Nia  Bcc: x', newspaper: 'Il Foglio' });
  });
});
