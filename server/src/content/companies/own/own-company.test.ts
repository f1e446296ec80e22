import { companyNamePath, companyPath } from '@press-room/contract/companies';
import { INVITATION_PATH, invitationPath, JOIN_COMPANY_PATH } from '@press-room/contract/invitations';
import { type OwnCompany, ownCompanyPath } from '@press-room/contract/own-company';
import { beforeEach, describe, expect, it } from 'vitest';
import { patch, post, readLink } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const PASSWORD = 'Str0ng_pass!';
const AGENT = 'agent_press_room_external_company';
const ADMINISTRATOR = 'administrator_press_room_external_company';
const MARCO = { email: 'marco@example.com', first_name: 'Marco', last_name: 'Bianchi', language: 'it' };

describe('a company’s administrator', () => {
  let server: TestServer;
  let companies: Record<string, number>;
  let users: Record<string, number>;
  let ada: Record<string, string>;
  let bea: Record<string, string>;
  let boss: Record<string, string>;
  let alfa: number;

  beforeEach(async () => {
    server = await startTestServer({ COMPANY_AGENTS: '3' });
    const person = (email: string, groups: string[], company?: string) => ({
      email,
      password: PASSWORD,
      first_name: email.split('@')[0],
      groups,
      ...(company !== undefined && { company }),
    });
    const ids = await server.load({
      companies: [
        { business_name: 'Alfa Ceramiche', vat: '', city: 'Sassuolo' },
        { business_name: 'Beta Gres', city: 'Fiorano' },
      ],
      users: [
        person('ada@alfa.example', [ADMINISTRATOR], 'Alfa Ceramiche'),
        person('gea@alfa.example', [AGENT], 'Alfa Ceramiche'),
        person('bea@beta.example', [ADMINISTRATOR], 'Beta Gres'),
        person('boss@example.com', ['administrator_press_room']),
        person('reader@example.com', ['user_press_room']),
      ],
    });
    companies = ids.companies;
    users = ids.users;
    alfa = companies['Alfa Ceramiche'] ?? 0;
    ada = await server.signedIn('ada@alfa.example');
    bea = await server.signedIn('bea@beta.example');
    boss = await server.signedIn('boss@example.com');
    return () => server.close();
  });

  const own = async (headers = ada, id = alfa): Promise<OwnCompany> =>
    (await server.call(ownCompanyPath(id), { headers })).json as OwnCompany;
  const write = async (body: object, headers = ada, version?: number) => {
    const tag = version ?? (await own()).version;
    return server.call(ownCompanyPath(alfa), patch(body, { ...headers, 'If-Match': `"${tag}"` }));
  };
  const decide = async (body: object, version?: number) => {
    const tag = version ?? (await own()).version;
    return server.call(companyNamePath(alfa), post(body, { ...boss, 'If-Match': `"${tag}"` }));
  };
  const shown = async () =>
    ((await server.call(`/api/press_room/company/${alfa}/`)).json as { name: string }).name;
  const invite = (body: object = {}, headers = ada) =>
    server.call(INVITATION_PATH, post({ ...MARCO, groups: [AGENT], ...body }, headers));

  it('writes what readers see of it, and nothing that the association keeps', async () => {
    const before = await own();
    expect(before).toMatchObject({ city: 'Sassuolo', pub_city: '', name_request: null });
    expect(before).not.toHaveProperty('vat');
    const changed = await write({ pub_city: 'Modena', business_name: 'X', vat: '1', agents_max: 99 });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({ pub_city: 'Modena', business_name: 'Alfa Ceramiche' });
    const kept = await server.call(companyPath(alfa), { headers: boss });
    expect(kept.json).toMatchObject({ vat: '', agents_max: null, business_name: 'Alfa Ceramiche' });
    const history = await server.call(`${companyPath(alfa)}history/`, { headers: boss });
    expect(history.json).toMatchObject({ results: [{ action: 'edit', fields: ['pub_city'] }] });
    expect((await write({ pub_country: 'Atlantis' })).status).toBe(400);
    expect((await write({ pub_city: 'Prato' }, ada, before.version)).status).toBe(412);
    expect((await server.call(ownCompanyPath(alfa), patch({ pub_city: 'Prato' }, ada))).status).toBe(428);
  });

  it('says whom the press asks, which is an address', async () => {
    const told = { pub_press_contact: 'Ufficio\nstampa', pub_press_email: 'Stampa@Müller-Fliesen.example' };
    expect((await write(told)).json).toMatchObject({
      pub_press_contact: 'Ufficio stampa',
      pub_press_email: 'stampa@xn--mller-fliesen-wob.example',
    });
    expect((await server.call(`/api/press_room/company/${alfa}/`)).json).toMatchObject({
      press_contact: 'Ufficio stampa',
      press_email: 'stampa@xn--mller-fliesen-wob.example',
    });
    expect(await write({ pub_press_email: 'stampa' })).toMatchObject({
      status: 400,
      json: { pub_press_email: ['Enter a valid email address.'] },
    });
    expect((await write({ pub_press_email: '' })).json).toMatchObject({ pub_press_email: '' });
  });

  it('meets no other company, call by call', async () => {
    const other = companies['Beta Gres'] ?? 0;
    const tag = { ...ada, 'If-Match': '"1"' };
    expect((await server.call(ownCompanyPath(other), { headers: ada })).status).toBe(404);
    expect((await server.call(ownCompanyPath(other), patch({ pub_city: 'X' }, tag))).status).toBe(404);
    expect((await server.call(ownCompanyPath(99), patch({ pub_city: 'X' }, tag))).status).toBe(404);
    const gea = await server.signedIn('gea@alfa.example');
    expect((await server.call(ownCompanyPath(alfa), { headers: gea })).status).toBe(403);
    for (const path of [companyPath(alfa), companyNamePath(alfa), `${companyPath(alfa)}history/`])
      expect(
        (await server.call(path, path.endsWith('name/') ? post({}, tag) : { headers: ada })).status,
      ).toBe(403);
    const theirs = (await invite({ email: 'ugo@beta.example' }, bea)).json as { id: number };
    for (const answer of [
      await server.call(invitationPath(theirs.id), { headers: ada }),
      await server.call(`${invitationPath(theirs.id)}send/`, post({}, tag)),
      await server.call(`${invitationPath(theirs.id)}revoke/`, post({}, tag)),
    ])
      expect(answer.status).toBe(404);
    const list = await server.call(INVITATION_PATH, { headers: ada });
    expect(list.text).not.toContain('beta.example');
    const members = await server.call('/api/office/company_member/', { headers: ada });
    expect(members.text).not.toContain('beta.example');
    const remove = `/api/office/company_member/${users['bea@beta.example']}/remove/`;
    expect((await server.call(remove, post({}, tag))).status).toBe(404);
  });

  it('asks for a name, which readers see once the press office has said yes', async () => {
    const asked = await write({ name: 'Alfa Superfici', pub_city: 'Modena' });
    expect(asked.json).toMatchObject({
      pub_business_name: '',
      pub_city: 'Modena',
      name_request: { name: 'Alfa Superfici', state: 'waiting', asked_by: { first_name: 'ada' } },
    });
    expect(await shown()).toBe('Alfa Ceramiche');
    const history = await server.call(`${companyPath(alfa)}history/`, { headers: boss });
    expect(history.json).toMatchObject({
      results: [
        { action: 'ask_name', fields: ['pub_business_name'] },
        { action: 'edit', fields: ['pub_city'] },
      ],
    });
    const listed = await server.call('/api/company/company/?name=waiting', { headers: boss });
    expect(listed.json).toMatchObject({ count: 1, results: [{ id: alfa, wanted_name: 'Alfa Superfici' }] });
    const desk = await server.call('/api/office/desk/', { headers: boss });
    expect(desk.json).toMatchObject({
      names: { count: 1, rows: [{ id: alfa, name: 'Alfa Ceramiche', wanted_name: 'Alfa Superfici' }] },
    });
    const approved = await decide({ is_approved: true });
    expect(approved.json).toMatchObject({ pub_business_name: 'Alfa Superfici' });
    expect(await shown()).toBe('Alfa Superfici');
    expect(await own()).toMatchObject({ name_request: { state: 'approved' } });
    const mail = (await server.mails()).findLast(({ to }) => to === 'ada@alfa.example');
    expect(mail?.subject).toContain('Alfa Superfici');
    expect((await decide({ is_approved: true })).status).toBe(400);
  });

  it('reads why a name was refused, and takes a wish back', async () => {
    await write({ name: 'Leader Mondiale' });
    expect(Object.keys((await decide({ is_approved: false })).json as object)).toEqual(['note']);
    expect((await decide({ is_approved: false, note: 'È uno slogan.' })).status).toBe(200);
    expect(await own()).toMatchObject({ name_request: { state: 'refused', note: 'È uno slogan.' } });
    expect(await shown()).toBe('Alfa Ceramiche');
    await write({ name: 'Alfa' });
    expect(await own()).toMatchObject({ name_request: { name: 'Alfa', state: 'waiting' } });
    await write({ name: 'Alfa Ceramiche' });
    expect(await own()).toMatchObject({ name_request: { name: 'Leader Mondiale' } });
    expect((await decide({ is_approved: true })).status).toBe(400);
  });

  it('cannot put another name under a decision on the one that was read', async () => {
    await write({ name: 'Alfa Due' });
    const { version } = await own();
    await write({ name: 'Leader Mondiale' });
    expect((await decide({ is_approved: true }, version)).status).toBe(412);
    expect(await shown()).toBe('Alfa Ceramiche');
  });

  it('invites agents into its seats and nobody else into anything', async () => {
    const made = await invite();
    expect(made.json).toMatchObject({ groups: [AGENT], company: { id: alfa }, state: 'waiting' });
    expect(await own()).toMatchObject({ seats: { max: 3, members: 2, invited: 1 } });
    const full = await invite({ email: 'due@example.com' });
    expect([full.status, full.text]).toEqual([409, expect.stringContaining('3')]);
    for (const groups of [[ADMINISTRATOR], ['user_press_room'], [AGENT, 'administrator_press_room']])
      expect((await invite({ email: 'tre@example.com', groups })).status).toBe(403);
    expect((await invite({ email: 'tre@example.com', company: companies['Beta Gres'] })).status).toBe(400);
    const { id, version } = made.json as { id: number; version: number };
    const tag = { ...ada, 'If-Match': `"${version}"` };
    expect((await server.call(`${invitationPath(id)}revoke/`, post({}, tag))).status).toBe(200);
    expect((await invite({ email: 'due@example.com' })).status).toBe(201);
    const company = (await server.call(companyPath(alfa), { headers: boss })).json as { version: number };
    const raised = { ...boss, 'If-Match': `"${company.version}"` };
    expect((await server.call(companyPath(alfa), patch({ agents_max: 4 }, raised))).status).toBe(200);
    expect((await invite()).status).toBe(201);
  });

  it('gets its last seat once, however often it asks at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => invite({ email: `n${at}@example.com` })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  it('is told the same of an address whether there is an account or not', async () => {
    await server.call(INVITATION_PATH, post({ ...MARCO, groups: ['user_press_room'] }, boss));
    await invite({ email: 'reader@example.com' }, bea);
    await server.call(companyPath(alfa), { headers: boss }).then(({ json }) => {
      const { version } = json as { version: number };
      return server.call(
        companyPath(alfa),
        patch({ agents_max: 10 }, { ...boss, 'If-Match': `"${version}"` }),
      );
    });
    const answers = [
      await invite({ email: 'nobody@example.com' }),
      await invite({ email: 'reader@example.com' }),
      await invite(),
      await invite({ email: 'boss@example.com' }),
    ];
    const said = answers.map(({ status, json }) => {
      const {
        id: _id,
        email: _email,
        sent_at: _sent,
        expires_at: _expires,
        ...rest
      } = json as Record<string, unknown>;
      return [status, rest];
    });
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    const letters = (await server.mails())
      .slice(-4)
      .map(({ subject, text }) => [subject, text.replaceAll(/#\/account\/invitation\/\S+/g, '')].join());
    expect(new Set(letters).size).toBe(1);
  });

  it('wins who has an account already, signed in with it', async () => {
    await invite({ email: 'reader@example.com' });
    const link = readLink((await server.mails()).at(-1)?.text ?? '');
    const opened = await server.call('/api/account/open-invitation/', post(link));
    expect(opened.json).toMatchObject({ has_account: true, company: 'Alfa Ceramiche' });
    const accepted = await server.call(
      '/api/account/accept-invitation/',
      post({ ...link, password: PASSWORD, accept: true }),
    );
    expect(accepted.json).toMatchObject({ code: 'known' });
    const join = (headers: Record<string, string>) => server.call(JOIN_COMPANY_PATH, post(link, headers));
    expect((await server.call(JOIN_COMPANY_PATH, post(link))).status).toBe(401);
    expect((await join(bea)).status).toBe(409);
    const reader = await server.signedIn('reader@example.com');
    expect((await join(reader)).status).toBe(200);
    expect((await join(reader)).json).toMatchObject({ code: 'accepted' });
    expect((await server.call('/api/office/press_release/', { headers: reader })).status).toBe(200);
    expect(await own()).toMatchObject({ seats: { members: 3, invited: 0 } });
    expect((await invite({ email: 'reader@example.com' })).status).toBe(400);
  });

  it('takes nobody from another company or from the association', async () => {
    for (const email of ['bea@beta.example', 'boss@example.com']) {
      const { id, version } = (await invite({ email })).json as { id: number; version: number };
      const link = readLink((await server.mails()).at(-1)?.text ?? '');
      const answer = await server.call(JOIN_COMPANY_PATH, post(link, await server.signedIn(email)));
      expect([email, answer.status]).toEqual([email, 409]);
      await server.call(`${invitationPath(id)}revoke/`, post({}, { ...ada, 'If-Match': `"${version}"` }));
    }
    expect((await own(bea, companies['Beta Gres'])).seats.members).toBe(1);
  });

  it('invites in vain once it is none any more', async () => {
    await invite();
    const link = readLink((await server.mails()).at(-1)?.text ?? '');
    const members = await server.call('/api/office/company_member/?state=confirmed', { headers: boss });
    const { results } = members.json as { results: { id: number; version: number }[] };
    const { id, version } = results.find((one) => one.id === users['ada@alfa.example']) ?? {
      id: 0,
      version: 0,
    };
    const headers = { ...boss, 'If-Match': `"${version}"` };
    expect((await server.call(`/api/office/company_member/${id}/remove/`, post({}, headers))).status).toBe(
      204,
    );
    const opened = await server.call('/api/account/open-invitation/', post(link));
    expect(opened.json).toMatchObject({ code: 'revoked' });
    expect((await server.call(ownCompanyPath(alfa), { headers: ada })).status).toBe(403);
  });
});
