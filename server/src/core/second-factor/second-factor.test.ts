import { beforeEach, describe, expect, it } from 'vitest';
import { textWith } from '../../../test/matchers.ts';
import { post } from '../../../test/requests.ts';
import {
  bearing,
  codeOf,
  enrolTotp,
  FACTOR,
  type Headers,
  PROOF,
  SIGN_IN,
  signInFirst,
  ticketOf,
} from '../../../test/second-factor.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const PROFILE = '/api/account/profile/';
const USERS = '/api/account/user/';
const PASSWORD = 'Str0ng_pass!';
const BOSS = 'boss@example.com';
const ALICE = 'alice@example.com';

describe('the second factor', () => {
  let server: TestServer;
  let alice: Headers;

  const start = async (environment: Record<string, string> = {}) => {
    server = await startTestServer(environment);
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load({
      users: [
        { email: BOSS, password: PASSWORD, groups: ['administrator_press_room'], first_name: 'Bianca' },
        { email: ALICE, password: PASSWORD, groups: ['user_press_room'] },
      ],
    });
    alice = await server.signedIn(ALICE);
  };
  beforeEach(async () => {
    await start();
    return () => server.close();
  });

  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
  };
  const statusOf = async (headers: Headers) => (await server.call(FACTOR, { headers })).json;
  const audited = async () =>
    (await server.database.db.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );

  it('is off until it is set up, and no business of strangers', async () => {
    expect(await statusOf(alice)).toEqual({
      state: 'none',
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await server.call(FACTOR)).status).toBe(401);
    for (const path of [
      'totp/',
      'totp/confirm/',
      'passkey/',
      'passkey-options/',
      'recovery-codes/',
      'proof/',
    ])
      expect((await server.call(`${FACTOR}${path}`, post({}))).status).toBe(401);
  });

  it('names the entry of an authenticator app after the press room', async () => {
    await server.load({ press_groups: [{ name: 'Sala stampa: Alfa & Ó' }] });
    const entry = new URL((await enrolTotp(server, alice)).url);
    expect(decodeURIComponent(entry.pathname)).toBe('/Sala stampa Alfa & Ó:alice@example.com');
  });

  it('sets up an authenticator app with its first code, and hands out ten recovery codes once', async () => {
    const other = await server.signedIn(ALICE);
    const { secret, url, recovery_codes, headers } = await enrolTotp(server, alice);
    expect(url).toBe(
      `otpauth://totp/localhost:alice%40example.com?issuer=localhost&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    expect(await statusOf(headers)).toMatchObject({
      state: 'on',
      totp: { confirmed_at: '2026-11-20T10:00:00.000Z' },
      recovery_codes_left: 10,
    });
    expect((await server.call(PROFILE, { headers })).json).toMatchObject({ second_factor: 'on' });
    // None of the other sessions has passed a second step.
    expect((await server.call(PROFILE, { headers: other })).status).toBe(401);
    expect(await server.mails()).toMatchObject([{ to: ALICE, subject: textWith('authenticator') }]);
    expect(await audited()).toContain('add_totp');
  });

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { secret, recovery_codes } = await enrolTotp(server, alice);
    const { db } = server.database;
    const stored = JSON.stringify([
      await db.selectFrom('totp_factor').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
      await db.selectFrom('job').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recovery_codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.slice(5));
    }
  });

  it('refuses a wrong first code, and one without a secret', async () => {
    const confirm = (body: object) => server.call(`${FACTOR}totp/confirm/`, post(body, alice));
    expect(await confirm({ code: '123456' })).toMatchObject({
      status: 400,
      json: { detail: 'This set-up has been replaced by a newer one. Start it again.' },
    });
    await server.call(`${FACTOR}totp/`, post({}, alice));
    expect(await confirm({ code: '123456' })).toMatchObject({
      status: 400,
      json: { code: ['This code is not right or has been used already. Wait for the next one.'] },
    });
    expect((await confirm({})).json).toEqual({ code: ['This field is required.'] });
    expect(await statusOf(alice)).toMatchObject({ state: 'none', totp: null });
  });

  it('answers a right password with a ticket instead of a token', async () => {
    const { secret } = await enrolTotp(server, alice);
    const first = await signInFirst(server, ALICE, PASSWORD);
    expect(first).toMatchObject({
      status: 403,
      json: {
        detail: 'One more step: confirm with your second factor.',
        code: 'second_factor_required',
        methods: ['totp', 'recovery_code'],
      },
    });
    expect(Object.keys(first.json as object).toSorted()).toEqual(['code', 'detail', 'methods', 'ticket']);
    expect((await signInFirst(server, ALICE, 'wrong')).status).toBe(400);
    const { ticket } = first.json as { ticket: string };
    const typed = codeOf(server, secret).replace(/^(...)/, '$1 ');
    const second = await server.call(SIGN_IN, post({ ticket, code: typed }));
    expect(second).toMatchObject({ status: 200, json: { user: { email: ALICE } } });
    expect((await server.call(PROFILE, { headers: bearing(second) })).status).toBe(200);
    expect((await audited()).filter((action) => action === 'sign_in')).toHaveLength(1);
  });

  it('says in Italian what is wrong', async () => {
    await enrolTotp(server, alice);
    const ticket = await ticketOf(server, ALICE, PASSWORD);
    const italian = { 'Accept-Language': 'it' };
    expect((await server.call(SIGN_IN, post({ ticket, code: '000000' }, italian))).json).toEqual({
      code: ['Il codice non è corretto o è già stato usato. Attendi il successivo.'],
    });
    expect((await server.call(SIGN_IN, post({ ticket: 'x', code: '000000' }, italian))).json).toEqual({
      ticket: ["Questo accesso è durato troppo o è fallito troppe volte. Ricomincia dall'inizio."],
    });
    expect((await server.call(SIGN_IN, post({ ticket, passkey: [] }, italian))).json).toEqual({
      passkey: ['Atteso un oggetto.'],
    });
    expect((await server.call(SIGN_IN, post({ ticket }, italian))).json).toEqual({
      code: ['Campo obbligatorio.'],
    });
    expect(await audited()).toContain('second_factor_failed');
  });

  it('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const { recovery_codes } = await enrolTotp(server, alice);
    const [code = ''] = recovery_codes;
    const use = async (recovery_code: string) =>
      server.call(SIGN_IN, post({ ticket: await ticketOf(server, ALICE, PASSWORD), recovery_code }));
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    const session = await use(typed);
    expect(session.status).toBe(200);
    expect(await statusOf(bearing(session))).toMatchObject({ recovery_codes_left: 9 });
    expect((await server.mails()).at(-1)?.text).toContain('Codes left: 9.');
    for (const wrong of [code, 'zzzz-zzzz-zzzz', 'x', `${code}0`]) {
      expect(await use(wrong)).toMatchObject({
        status: 400,
        json: { recovery_code: ['This recovery code is not right or has been used already.'] },
      });
    }
  });

  it('makes new recovery codes, and the earlier ones end', async () => {
    expect((await server.call(`${FACTOR}recovery-codes/`, post({}, alice))).status).toBe(400);
    const { recovery_codes: old, headers } = await enrolTotp(server, alice);
    const answer = await server.call(`${FACTOR}recovery-codes/`, post({}, headers));
    const { recovery_codes: fresh } = answer.json as { recovery_codes: string[] };
    expect(fresh).toHaveLength(10);
    const use = async (recovery_code = '') =>
      server.call(SIGN_IN, post({ ticket: await ticketOf(server, ALICE, PASSWORD), recovery_code }));
    expect((await use(old[0])).status).toBe(400);
    expect((await use(fresh[0])).status).toBe(200);
  });

  it('changes to another app at once, and goes back to the password alone when it is removed', async () => {
    const first = await enrolTotp(server, alice);
    const second = await enrolTotp(server, first.headers);
    expect(second.recovery_codes).toEqual([]);
    const ticket = await ticketOf(server, ALICE, PASSWORD);
    expect((await server.call(SIGN_IN, post({ ticket, code: codeOf(server, first.secret) }))).status).toBe(
      400,
    );
    const removed = await server.call(`${FACTOR}totp/`, { method: 'DELETE', headers: second.headers });
    expect(removed.json).toEqual({ state: 'none', totp: null, passkeys: [], recovery_codes_left: 0 });
    expect((await signInFirst(server, ALICE, PASSWORD)).status).toBe(200);
    expect((await server.mails()).at(-1)?.subject).toContain('removed');
    expect((await server.call(`${FACTOR}totp/`, { method: 'DELETE', headers: alice })).status).toBe(401);
  });

  it('stays with a session when it is renewed and when the password changes', async () => {
    const { headers, secret } = await enrolTotp(server, alice);
    const [, token = ''] = headers.Authorization.split(' ');
    const renewed = await server.call('/api/account/token-refresh/', post({ token }));
    expect((await server.call(`${FACTOR}recovery-codes/`, post({}, bearing(renewed)))).status).toBe(200);
    const form = { old_password: PASSWORD, password: 'Fr3sh_password!' };
    const changed = await server.call('/api/account/change-password/', post(form, bearing(renewed)));
    expect((await server.call(`${FACTOR}recovery-codes/`, post({}, bearing(changed)))).status).toBe(200);
    later(601);
    const again = await server.call(
      '/api/account/change-password/',
      post({ old_password: 'Fr3sh_password!', password: 'N3wer_password!' }, bearing(changed)),
    );
    // A password does not replace a second factor.
    expect((await server.call(`${FACTOR}recovery-codes/`, post({}, bearing(again)))).status).toBe(403);
    const proof = await server.call(PROOF, post({ code: codeOf(server, secret) }, bearing(again)));
    expect((await server.call(`${FACTOR}recovery-codes/`, post({}, bearing(proof)))).status).toBe(200);
  });

  it('is part of what a person gets of their own data, and goes with their account', async () => {
    const { headers } = await enrolTotp(server, alice);
    const { collectPersonalData } = await import('../../edge/privacy/personal-data-queries.ts');
    const { db } = server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', ALICE)
      .executeTakeFirstOrThrow();
    expect(await collectPersonalData(db, id)).toMatchObject({
      account: { second_factor_at: '2026-11-20T10:00:00.000Z' },
      second_factor: { totp: { confirmed_at: '2026-11-20T10:00:00.000Z' }, recovery_codes_left: 10 },
    });
    await ticketOf(server, ALICE, PASSWORD);
    await server.call('/api/account/erasure/', post({ password: PASSWORD }, headers));
    const boss = await server.signedIn(BOSS);
    expect((await server.call(`${USERS}${id}/erase/`, post({}, boss))).status).toBe(200);
    for (const table of ['totp_factor', 'passkey', 'recovery_code', 'factor_challenge'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  describe('where it is required', () => {
    beforeEach(async () => {
      await server.close();
      await start({ SECOND_FACTOR: 'required' });
    });

    it('keeps officers out of every office call until they have one, and nobody else', async () => {
      const boss = await server.signedIn(BOSS);
      expect(await statusOf(boss)).toMatchObject({ state: 'required' });
      expect(await statusOf(alice)).toMatchObject({ state: 'none' });
      const refused = await server.call(USERS, { headers: { ...boss, 'Accept-Language': 'it' } });
      expect(refused).toMatchObject({
        status: 403,
        json: {
          detail: "Prima attiva l'accesso in due passaggi: l'ufficio stampa lo richiede.",
          code: 'second_factor_enrolment_required',
        },
      });
      expect((await server.call(USERS, { headers: alice })).json).toEqual({
        detail: 'You do not have permission to perform this action.',
      });
      expect((await server.call(PROFILE, { headers: boss })).json).toMatchObject({
        second_factor: 'required',
      });
      const { headers } = await enrolTotp(server, boss);
      expect((await server.call(USERS, { headers })).status).toBe(200);
    });

    it('does not take the last one away', async () => {
      const { headers } = await enrolTotp(server, await server.signedIn(BOSS));
      expect(await server.call(`${FACTOR}totp/`, { method: 'DELETE', headers })).toMatchObject({
        status: 400,
        json: { detail: expect.stringContaining('add another one') as unknown },
      });
      expect(await statusOf(headers)).toMatchObject({ state: 'on', recovery_codes_left: 10 });
    });
  });

  it('asks nobody where it is switched off', async () => {
    await enrolTotp(server, alice);
    server.context.config.SECOND_FACTOR = 'off';
    const session = await signInFirst(server, ALICE, PASSWORD);
    expect(session.status).toBe(200);
    expect(await statusOf(bearing(session))).toMatchObject({ state: 'unavailable' });
    expect((await server.call(`${FACTOR}totp/`, post({}, bearing(session)))).status).toBe(404);
  });
});
