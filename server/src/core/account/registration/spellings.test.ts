import { CHANGE_EMAIL_PATH, VERIFY_EMAIL_PATH } from '@press-room/contract/account';
import { CONTACT_PATH } from '@press-room/contract/contact';
import { OFFICE_ACCREDITATION_PATH, OWN_ACCREDITATION_PATH } from '@press-room/contract/event-accreditations';
import { INVITATION_PATH } from '@press-room/contract/invitations';
import { OFFICE_MESSAGE_PATH } from '@press-room/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAIR } from '../../../../test/fair.ts';
import { GUEST } from '../../../../test/guest.ts';
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

describe('an address in letters that are not ASCII', () => {
  const READABLE = 'ada@müller-fliesen.de';
  const ASCII = 'ada@xn--mller-fliesen-wob.de';
  const SPELLINGS = [READABLE, 'MÜLLER', ASCII];
  let server: TestServer;
  let officer: Record<string, string>;
  let ada: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer({ PRESS_OFFICE_EMAIL: 'office@example.com' });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const person = { password: PASSWORD, first_name: 'Ada', last_name: 'Rossi' };
    await server.load({
      press_groups: [{ name: 'Association' }],
      events: [FAIR],
      users: [
        { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
        { ...person, email: READABLE, groups: ['user_press_room'] },
      ],
    });
    officer = await server.signedIn('officer@example.com');
    ada = await server.signedIn(READABLE);
  });
  afterAll(() => server.close());

  /** Number of rows that each spelling finds in a column of a list. */
  const count = (path: string, column: string): Promise<number[]> =>
    Promise.all(
      SPELLINGS.map(async (typed) => {
        const query = new URLSearchParams({
          format: 'datatables',
          'columns[0][data]': column,
          'columns[0][searchable]': 'true',
          'search[value]': typed,
        });
        const { status, json } = await server.call(`${path}?${query.toString()}`, { headers: officer });
        return status === 200 ? (json as { recordsFiltered: number }).recordsFiltered : -1;
      }),
    );
  const mailTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address).at(-1);

  it('is invited, written to and found', async () => {
    const guest = { ...GUEST, email: 'Marco@Müller-Fliesen.de' };
    const invited = await server.call(INVITATION_PATH, post(guest, officer));
    expect([invited.status, invited.json]).toMatchObject([201, { email: 'marco@xn--mller-fliesen-wob.de' }]);
    expect(await mailTo('marco@xn--mller-fliesen-wob.de')).toBeDefined();
    expect(await count(INVITATION_PATH, 'email')).toEqual([0, 1, 0]);
    const again = { ...guest, email: 'marco@xn--mller-fliesen-wob.de' };
    expect((await server.call(INVITATION_PATH, post(again, officer))).status).toBe(400);
  });

  it('writes to the press office, gets a confirmation, and is found among the messages', async () => {
    const message = { email: READABLE, subject: 'Hello', message: 'A question' };
    const sent = await server.call(CONTACT_PATH, post(message));
    expect([sent.status, sent.json]).toMatchObject([201, { email: ASCII }]);
    expect((await mailTo('office@example.com'))?.text).toContain(READABLE);
    expect(await mailTo(ASCII)).toBeDefined();
    expect(await count(OFFICE_MESSAGE_PATH, 'email')).toEqual([1, 1, 1]);
  });

  it('asks to be accredited, and is found among those who do', async () => {
    const order = { order_number: '123456', order_region: 'lazio' };
    const form = { event: 1, lane: 'journalist', outlet: 'Il Mattone', ...order };
    const draft = await server.call(OWN_ACCREDITATION_PATH, post(form, ada));
    expect(draft.status).toBe(201);
    const { id } = draft.json as { id: number };
    const sent = post({}, { ...ada, 'If-Match': '"1"' });
    expect((await server.call(`${OWN_ACCREDITATION_PATH}${id}/submission/`, sent)).status).toBe(200);
    expect(await count(OFFICE_ACCREDITATION_PATH, 'person.email')).toEqual([1, 1, 1]);
  });

  it('takes the place of another, and letters spell it as people read it', async () => {
    const change = { email: 'ada@Römer-Ton.de', password: PASSWORD };
    const asked = await server.call(CHANGE_EMAIL_PATH, post(change, ada));
    expect([asked.status, asked.json]).toMatchObject([200, expect.anything()]);
    expect((await mailTo(ASCII))?.text).toContain('ada@römer-ton.de');
    const link = readLink((await mailTo('ada@xn--rmer-ton-n4a.de'))?.text ?? '');
    expect((await server.call(VERIFY_EMAIL_PATH, post(link))).status).toBe(200);
    for (const email of ['ada@römer-ton.de', 'ada@xn--rmer-ton-n4a.de'])
      expect((await server.call(LOGIN, post({ email, password: PASSWORD }))).status).toBe(200);
  });
});
