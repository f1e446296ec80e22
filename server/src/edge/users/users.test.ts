import type { Contact } from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { textWith } from '../../../test/matchers.ts';
import { patch, post, readLink } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const USERS = '/api/account/user/';
const PROFILE = '/api/account/profile/';
const LOGIN = '/api/account/token-auth/';
const PASSWORD = 'Str0ng_pass!';

type Headers = Record<string, string>;

describe('accounts in review', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let boss: Headers;
  let reader: Headers;

  beforeEach(async () => {
    server = await startTestServer({ ACCREDITATION: 'review', PRESS_OFFICE_EMAIL: 'office@example.com' });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    ids = (
      await server.load({
        users: [
          { email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] },
          { email: 'chief@example.com', password: PASSWORD, groups: ['administrator_global'] },
          { email: 'reader@example.com', password: PASSWORD, groups: ['user_press_room'] },
          {
            email: 'companies@example.com',
            password: PASSWORD,
            groups: ['administrator_associated_companies'],
          },
        ],
      })
    ).users;
    boss = await server.signedIn('boss@example.com');
    reader = await server.signedIn('reader@example.com');
    return () => server.close();
  });

  const act = (id: number, action: string, headers: Headers, body: object = {}) =>
    server.call(`${USERS}${id}/${action}/`, post(body, headers));
  const idOf = (email: string): number => ids[email] ?? 0;

  /** Registers and confirms an account; returns id and header. */
  const waitingPerson = async (email = 'wanda@example.com') => {
    const form = {
      email,
      password: PASSWORD,
      first_name: 'Wanda',
      last_name: 'Neri',
      accept: true,
      language: 'it',
    };
    const { id } = (await server.call('/api/account/register/', post(form))).json as { id: number };
    const link = readLink((await server.mails()).at(-1)?.text ?? '');
    await server.call('/api/account/verify-registration/', post(link));
    return { id, headers: await server.signedIn(email) };
  };
  const stateOf = async (headers: Headers) =>
    ((await server.call(PROFILE, { headers })).json as { accreditation: Record<string, unknown> })
      .accreditation;

  it('a person waits: signed in, without groups, knowing what is missing and how long it takes', async () => {
    const { headers } = await waitingPerson();
    const session = await server.call(LOGIN, post({ email: 'wanda@example.com', password: PASSWORD }));
    expect(session.json).toMatchObject({ user: { groups: [] } });
    expect(await stateOf(headers)).toEqual({
      state: 'pending',
      requested_at: '2026-11-20T10:00:00.000Z',
      decided_at: null,
      reason: '',
      missing: ['qualify', 'newspaper', 'sector'],
      usual_hours: 48,
    });
    await server.call(
      PROFILE,
      patch({ qualify: 'director', newspaper: 'Il Foglio', sector: 'design' }, headers),
    );
    expect((await stateOf(headers)).missing).toEqual([]);
    const mails = (await server.mails()).slice(-2);
    expect(mails.map(({ to }) => to)).toEqual(['wanda@example.com', 'office@example.com']);
    expect(mails[1]?.text).toContain('Wanda Neri (wanda@example.com)');
  });

  it('who confirms an address of an outlet gets in at once, as somebody of that outlet', async () => {
    await server.call('/api/office/outlet/', post({ name: 'Foglio', domains: ['foglio.example'] }, boss));
    const { headers } = await waitingPerson('wanda@foglio.example');
    expect(await stateOf(headers)).toMatchObject({ state: 'approved' });
    const contacts = await server.call('/api/office/contact/?format=datatables', { headers: boss });
    const { data } = contacts.json as { data: Contact[] };
    const wanda = data.find(({ addresses }) => addresses[0]?.email === 'wanda@foglio.example');
    expect(wanda?.outlets.map(({ name }) => name)).toEqual(['Foglio']);
    for (const elsewhere of ['wanda@oglio.example', 'wanda@foglio.example.com'])
      expect(await stateOf((await waitingPerson(elsewhere)).headers)).toMatchObject({ state: 'pending' });
  });

  it('an officer approves, once, and the person gets in', async () => {
    const { id, headers } = await waitingPerson();
    const list = await server.call(`${USERS}?state=pending`, { headers: boss });
    expect(list.json).toMatchObject({ count: 1, results: [{ id, accreditation: { state: 'pending' } }] });
    server.clock.now = new Date('2026-11-20T16:00:00Z');
    const again = await server.signedIn('boss@example.com');
    expect((await act(id, 'approve', again)).json).toEqual({ detail: 'Account approved' });
    expect(await act(id, 'approve', again)).toMatchObject({
      status: 400,
      json: { detail: 'This account is not waiting for a decision.' },
    });
    expect(await stateOf(await server.signedIn('wanda@example.com'))).toMatchObject({
      state: 'approved',
      usual_hours: 6,
    });
    expect((await server.mails()).at(-1)).toMatchObject({
      to: 'wanda@example.com',
      subject: textWith('Ti diamo il benvenuto'),
    });
    expect((await server.call(`${USERS}?state=pending`, { headers: again })).json).toMatchObject({
      count: 0,
    });
    expect(headers).toBeDefined();
  });

  it('an officer refuses with a reason, and the person may ask again', async () => {
    const { id, headers } = await waitingPerson();
    expect((await act(id, 'refuse', boss)).json).toEqual({ reason: ['This field is required.'] });
    await act(id, 'refuse', boss, { reason: 'Manca la testata\n<script>' });
    const mail = (await server.mails()).at(-1);
    expect(mail?.text).toContain('Manca la testata\n<script>');
    expect(mail?.html).toContain('&#60;script&#62;');
    expect(await stateOf(headers)).toMatchObject({ state: 'refused', reason: 'Manca la testata\n<script>' });
    const asked = await server.call('/api/account/accreditation/', post({}, headers));
    expect(asked.json).toMatchObject({ accreditation: { state: 'pending', reason: '' } });
    expect((await server.call('/api/account/accreditation/', post({}, headers))).status).toBe(400);
  });

  it('an officer thinks again of somebody who was refused', async () => {
    const { id, headers } = await waitingPerson();
    await act(id, 'refuse', boss, { reason: 'Manca la testata' });
    expect((await act(id, 'refuse', boss, { reason: 'Ancora' })).status).toBe(400);
    expect((await act(id, 'approve', boss)).status).toBe(200);
    expect(await stateOf(headers)).toMatchObject({ state: 'approved' });
    expect((await act(id, 'approve', boss)).status).toBe(400);
  });

  it('are listed, searched and sorted like any list', async () => {
    const query = new URLSearchParams({
      format: 'datatables',
      draw: '3',
      'search[value]': 'CHIEF',
      'columns[0][data]': 'email',
      'columns[0][searchable]': 'true',
    });
    const answer = await server.call(`${USERS}?${query.toString()}`, { headers: boss });
    expect(answer.json).toEqual({
      draw: 3,
      recordsTotal: 4,
      recordsFiltered: 1,
      data: [{ email: 'chief@example.com' }],
    });
    expect((await server.call(`${USERS}?state=asleep`, { headers: boss })).json).toEqual({
      state: ['"asleep" is not a valid choice.'],
    });
    const one = await server.call(`${USERS}${idOf('reader@example.com')}/`, { headers: boss });
    expect(one.json).toMatchObject({ email: 'reader@example.com', accreditation: { state: 'approved' } });
    expect(one.text).not.toMatch(/password|argon2|token_version/);
  });

  it('are shut at once and opened again', async () => {
    const id = idOf('reader@example.com');
    expect((await act(id, 'disable', boss)).status).toBe(200);
    expect((await server.call(PROFILE, { headers: reader })).json).toEqual({
      detail: 'User account is disabled.',
      code: 'account_disabled',
    });
    expect((await server.call(LOGIN, post({ email: 'reader@example.com', password: PASSWORD }))).status).toBe(
      400,
    );
    await act(id, 'enable', boss);
    expect((await server.call(PROFILE, { headers: reader })).status).toBe(401);
    expect((await server.call(LOGIN, post({ email: 'reader@example.com', password: PASSWORD }))).status).toBe(
      200,
    );
  });

  it('of staff are the global administrator’s business, and nobody acts on the own one', async () => {
    expect((await act(idOf('chief@example.com'), 'disable', boss)).status).toBe(403);
    expect((await act(idOf('companies@example.com'), 'disable', boss)).status).toBe(403);
    expect((await act(idOf('boss@example.com'), 'disable', boss)).json).toEqual({
      detail: 'You cannot do this to your own account.',
    });
    const chief = await server.signedIn('chief@example.com');
    expect((await act(idOf('boss@example.com'), 'disable', chief)).status).toBe(200);
  });

  it.each<[string, string]>([
    ['GET', USERS],
    ['GET', `${USERS}1/`],
    ...['approve', 'refuse', 'disable', 'enable', 'erase'].map((action): [string, string] => [
      'POST',
      `${USERS}1/${action}/`,
    ]),
  ])('%s %s is refused to strangers and readers', async (method, path) => {
    const outsider = await server.signedIn('companies@example.com');
    const statuses = [];
    for (const headers of [{}, reader, outsider])
      statuses.push((await server.call(path, { method, headers })).status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it.each(['999', 'x', '0', '99999999999'])('%s is nobody', async (id) => {
    expect((await server.call(`${USERS}${id}/`, { headers: boss })).status).toBe(404);
    expect((await server.call(`${USERS}${id}/disable/`, post({}, boss))).status).toBe(404);
  });
});
