import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGallery, addPicture } from '../media.ts';
import { post, readLink } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const ACCOUNT = '/api/account/';
const PASSWORD = 'Str0ng_pass!';
const WRONG = 'Wrong_guess1!';
const NEXT = 'Another_pass7!';
const EMAIL = 'alice@example.com';

describe('the log at its most talkative', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: 'trace' }, { logger: { level: 'trace', stream } });
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ email: EMAIL, password: PASSWORD, groups: ['user_press_room'] }],
    });
  });
  afterAll(() => server.close());

  it('holds no password, token, signature or link, and no person', async () => {
    const secrets: string[] = [
      PASSWORD,
      WRONG,
      NEXT,
      EMAIL,
      'new@example.com',
      'argon2',
      'Zenobia',
      '127.0.0.1',
    ];
    const call = (path: string, body: object, headers = {}) =>
      server.call(`${ACCOUNT}${path}/`, post(body, headers));
    const keep = ({ json }: { json: unknown }): string => {
      const { token } = json as { token: string };
      secrets.push(token, token.split('.')[2] ?? '');
      return token;
    };
    await call('token-auth', { email: EMAIL, password: WRONG });
    const token = keep(await call('token-auth', { email: EMAIL, password: PASSWORD }));
    const headers = { Authorization: `JWT ${token}` };
    keep(await call('token-refresh', { token }));
    await call('token-refresh', { token: `${token}x` });
    await server.call(`${ACCOUNT}profile/`, { headers: { Authorization: `JWT ${token} ${token}` } });
    await server.call('/api/__boom__/', { headers });
    await server.call(`/nowhere/${token}?token=${token}`, { headers });
    await call('register', {
      email: 'new@example.com',
      password: NEXT,
      first_name: 'Zenobia',
      last_name: 'x',
      accept: true,
    });
    await call('send-reset-password-link', { email: EMAIL });
    await call('resend-activation-email', { email: 'new@example.com' });
    for (const { text } of await server.mails()) {
      const link = readLink(text);
      if (link.signature === '') continue;
      secrets.push(link.signature);
      const path = text.includes('reset-password') ? 'reset-password' : 'verify-registration';
      await call(path, { ...link, signature: `${link.signature}x`, password: NEXT });
      await call(path, { ...link, password: NEXT });
    }
    const fresh = keep(await call('token-auth', { email: EMAIL, password: NEXT }));
    const reader = { Authorization: `JWT ${fresh}` };
    const file = { bytes: Buffer.from('tile'), media_type: 'image/webp', width: 640 };
    const gallery = await addGallery(server, [await addPicture(server, {}, [file])]);
    const shown = await server.call(`/api/press_room/gallery_picture/?gallery=${gallery}`, {
      headers: reader,
    });
    const download = await server.call('/api/press_room/download/', post({ gallery }, reader));
    const addresses = `${shown.text} ${download.text}`.match(/\/media\/[^"]+/g) ?? [];
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      secrets.push(address, /signature=(.+)/.exec(address)?.[1] ?? address.split('/')[3] ?? '');
      expect((await server.call(address)).status).toBe(200);
    }
    const made = await call('feed', { name: 'Desk', kind: 'press_releases', language: 'en' }, reader);
    for (const { url } of (made.json as { addresses: { url: string }[] }).addresses) {
      const { pathname } = new URL(url);
      const token = pathname.split('/')[2]?.split('.')[0] ?? '';
      secrets.push(pathname, token);
      // The file itself, a variant that does not exist, and a path without a file.
      for (const path of [
        pathname,
        pathname.replace(token, `${token}x`),
        `${pathname}.xml`,
        `${pathname}/more`,
      ])
        await server.call(path);
    }
    await call('change-password', { old_password: WRONG, password: PASSWORD }, reader);
    keep(await call('change-password', { old_password: NEXT, password: PASSWORD }, reader));
    await call('logout', {}, headers);

    // One line names the address of the server; no other line contains an address.
    const log = lines.filter((line) => !line.includes('Server listening at')).join('');
    expect(log).toContain('/api/account/token-auth/');
    expect(log).toContain('a secret detail of the server');
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });
});
