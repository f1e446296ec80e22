import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textWith } from '../../../../test/matchers.ts';
import { patch, post, put, readLink } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { findAccount, setPassword } from '../queries.ts';
import { confirmEmailChange } from './email-change.ts';

const PROFILE = '/api/account/profile/';
const PICTURE = '/api/account/picture/';
const CHANGE_EMAIL = '/api/account/change-email/';
const VERIFY_EMAIL = '/api/account/verify-email/';
const LOGIN = '/api/account/token-auth/';
const PASSWORD = 'Str0ng_pass!';

type Headers = Record<string, string>;

describe('profile', () => {
  let server: TestServer;
  let alice: Headers;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      users: [
        { email: 'alice@example.com', password: PASSWORD, first_name: 'Alice', groups: ['user_press_room'] },
        { email: 'other@example.com', password: PASSWORD },
        { email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] },
      ],
      companies: [{ business_name: 'Fornace Blu' }],
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now = new Date();
    alice = await server.signedIn('alice@example.com');
  });

  const get = async (headers: Headers = alice) =>
    (await server.call(PROFILE, { headers })).json as Record<string, unknown>;

  it('is whole, and says what the press room knows besides', async () => {
    expect(await get()).toMatchObject({
      account_type: 'USER',
      company: null,
      qualify: null,
      sector: [],
      picture: null,
      permissions: [],
      pending_email: null,
      privacy_version: '20220802',
      needs_consent: false,
      erasure_due_at: null,
      accreditation: {
        state: 'approved',
        missing: [],
      },
    });
    expect((await server.call(PROFILE)).status).toBe(401);
  });

  it('changes what is named and clears what is emptied', async () => {
    const full = {
      qualify: 'blogger',
      printing_copies: 5,
      sector: ['trade'],
      newspaper: 'Il Foglio',
      company: 1,
    };
    expect((await server.call(PROFILE, patch(full, alice))).json).toMatchObject({
      ...full,
      company: { id: 1, name: 'Fornace Blu' },
    });
    const cleared = await server.call(
      PROFILE,
      patch({ qualify: null, printingCopies: '', sector: [], company: null }, alice),
    );
    expect(cleared.json).toMatchObject({
      qualify: null,
      printing_copies: null,
      sector: [],
      company: null,
      newspaper: 'Il Foglio',
      first_name: 'Alice',
    });
  });

  it('never changes rights, state or id', async () => {
    const before = await get();
    const forged = {
      id: 99,
      groups: ['administrator_global'],
      permissions: ['account.erase'],
      token_version: 9,
    };
    const answer = await server.call(
      PROFILE,
      patch({ ...forged, verified_at: null, password_hash: 'x' }, alice),
    );
    expect([answer.status, answer.json]).toEqual([200, before]);
  });

  it('PUT and POST want the names', async () => {
    expect((await server.call(PROFILE, put({ first_name: 'A' }, alice))).json).toEqual({
      last_name: ['This field is required.'],
    });
    expect(
      (await server.call(PROFILE, post({ first_name: 'Alice', last_name: 'Rossi' }, alice))).json,
    ).toMatchObject({
      last_name: 'Rossi',
    });
  });

  it.each([
    [{ language: 'ru' }, { language: ['"ru" is not a valid choice.'] }],
    [{ language: null }, { language: ['This field may not be null.'] }],
    [{ company: 77 }, { company: ['This company is not known.'] }],
    [{ newspaper: 'x'.repeat(201) }, { newspaper: ['Ensure this field has no more than 200 characters.'] }],
    [{ newspaper: {} }, { newspaper: ['Not a valid string.'] }],
  ])('rejects %j', async (change, expected) => {
    const answer = await server.call(PROFILE, patch(change, alice));
    expect([answer.status, answer.json]).toEqual([400, expected]);
  });

  it('lists recent sign-ins, roughly and without an address', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 secret-build-7' };
    await server.call(LOGIN, post({ email: 'alice@example.com', password: PASSWORD }, headers));
    const profile = await get();
    expect(profile.recent_sign_ins).toEqual([
      { at: server.clock.now.toISOString(), user_agent: 'Firefox, Linux' },
    ]);
    expect(JSON.stringify(profile)).not.toContain('127.0.0.1');
    const known = await server.database.db.selectFrom('known_address').selectAll().execute();
    expect(JSON.stringify(known)).not.toContain('127.0.0.1');
  });

  describe('picture', () => {
    const upload = (bytes: Uint8Array<ArrayBuffer> | null, headers: Headers = alice, path = PICTURE) => {
      const body = new FormData();
      if (bytes !== null) body.set('picture', new Blob([bytes]), 'me.exe');
      return server.call(path, { method: 'POST', headers, body });
    };
    const draw = async () =>
      new Uint8Array(
        await sharp({ create: { width: 300, height: 400, channels: 3, background: 'teal' } })
          .withExif({ IFD0: { Copyright: 'secret place' } })
          .jpeg()
          .toBuffer(),
      );

    it('is kept as two squares without metadata, seen by the person and the press office', async () => {
      const { status, json } = await upload(await draw());
      expect(status).toBe(200);
      const { small, large } = (json as { picture: { small: string; large: string } }).picture;
      for (const [address, side] of [
        [small, 64],
        [large, 256],
      ] as const) {
        const response = await fetch(`${server.origin}${address}`);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
        expect(bytes.includes('secret place')).toBe(false);
      }
      expect((await server.call(small.replace('signature=', 'signature=A'))).status).toBe(404);
      server.clock.now = new Date(Date.now() + 16 * 60_000);
      expect((await server.call(small)).status).toBe(404);
      const boss = await server.signedIn('boss@example.com');
      const seen = await server.call('/api/account/user/1/', { headers: boss });
      expect(seen.json).toMatchObject({ picture: { small: textWith('/media/account/') } });
    });

    it('goes with its files', async () => {
      await upload(await draw());
      const { large } = (await get()).picture as { large: string };
      const answer = await server.call(PICTURE, { method: 'DELETE', headers: alice });
      expect(answer.json).toMatchObject({ picture: null });
      expect((await server.call(large)).status).toBe(404);
    });

    it('is refused when it is none, whatever its name, when there is none, and without a token', async () => {
      const text = new TextEncoder().encode('<svg onload="alert(1)"/>');
      const invalid =
        'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';
      expect((await upload(text)).json).toEqual({ picture: [invalid] });
      expect((await upload(null)).json).toEqual({ picture: ['This field is required.'] });
      expect((await upload(text, {})).status).toBe(401);
    });

    it('is refused when it is larger than 5 MiB', async () => {
      const answer = await upload(new Uint8Array(5 * 1024 * 1024 + 1));
      expect([answer.status, answer.json]).toEqual([
        413,
        { detail: 'The file is too large: at most 5242880 bytes.' },
      ]);
    });

    it('is not taken by calls that want none', async () => {
      const answer = await upload(await draw(), alice, PROFILE);
      expect([answer.status, answer.json]).toEqual([
        400,
        expect.objectContaining({ first_name: ['This field is required.'] }) as unknown,
      ]);
      expect((await get()).picture).toBeNull();
    });
  });

  describe('e-mail change', () => {
    const ask = (body: object, headers = alice) => server.call(CHANGE_EMAIL, post(body, headers));

    it('waits for the link to the new address and tells the old one', async () => {
      const before = (await server.mails()).length;
      expect((await ask({ email: 'New@example.com', password: PASSWORD })).status).toBe(200);
      expect((await get()).pending_email).toBe('new@example.com');
      const [link, notice] = (await server.mails()).slice(before);
      expect([link?.to, notice?.to]).toEqual(['new@example.com', 'alice@example.com']);
      expect(notice?.text).toContain('new@example.com');
      const fields = readLink(link?.text ?? '');
      expect((await server.call(VERIFY_EMAIL, post(fields))).json).toEqual({
        detail: 'Email changed successfully',
      });
      expect((await server.call(VERIFY_EMAIL, post(fields))).json).toEqual({ detail: 'Invalid signature' });
      expect((await server.call(PROFILE, { headers: alice })).status).toBe(401);
      const session = await server.call(LOGIN, post({ email: 'new@example.com', password: PASSWORD }));
      expect(session.json).toMatchObject({ user: { email: 'new@example.com', first_name: 'Alice' } });
      await server.database.db
        .updateTable('user_account')
        .set({ email: 'alice@example.com' })
        .where('id', '=', 1)
        .execute();
    });

    it('wants the password and an address', async () => {
      expect((await ask({ email: 'new@example.com', password: 'x' })).json).toEqual({
        password: ['The password is not correct'],
      });
      expect((await ask({ email: 'x', password: PASSWORD })).json).toEqual({
        email: ['Enter a valid email address.'],
      });
      expect((await ask({}, {})).status).toBe(401);
    });

    it('is stopped by a new password, and can be withdrawn', async () => {
      await ask({ email: 'new@example.com', password: PASSWORD });
      const link = readLink((await server.mails()).at(-2)?.text ?? '');
      await server.call(
        '/api/account/change-password/',
        post({ old_password: PASSWORD, password: PASSWORD }, alice),
      );
      expect((await server.call(VERIFY_EMAIL, post(link))).json).toEqual({ detail: 'Invalid signature' });
      alice = await server.signedIn('alice@example.com');
      await ask({ email: 'new@example.com', password: PASSWORD });
      const withdrawn = await server.call(CHANGE_EMAIL, { method: 'DELETE', headers: alice });
      expect(withdrawn.json).toMatchObject({ pending_email: null });
    });

    it('does not win over a password that was set while its link was looked at', async () => {
      const { db } = server.database;
      await ask({ email: 'thief@example.com', password: PASSWORD });
      const account = await findAccount(db, 'alice@example.com');
      if (account === null) throw new Error('no account');
      await db.transaction().execute((trx) => setPassword(trx, account, account.password_hash));
      const looked = { ...account, pending_email: 'thief@example.com' };
      await expect(confirmEmailChange(server.context, looked)).rejects.toMatchObject({ status: 400 });
      alice = await server.signedIn('alice@example.com');
      expect((await get()).email).toBe('alice@example.com');
    });

    it('does not tell that an address is taken, and never takes it', async () => {
      expect((await ask({ email: 'other@example.com', password: PASSWORD })).status).toBe(200);
      const link = readLink((await server.mails()).at(-2)?.text ?? '');
      expect((await server.call(VERIFY_EMAIL, post(link))).json).toEqual({ detail: 'Invalid signature' });
      expect((await get()).email).toBe('alice@example.com');
    });
  });
});
