/** @module-tag slow */
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  FORM_FIELD_MAX_BYTES,
  FORM_FIELDS_MAX,
  OPEN_BODY_LIMIT_BYTES,
  PICTURE_MAX_BYTES,
} from '@press-room/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';
import { openRaw, type RawAnswer, type RawConnection } from './raw.ts';

const ASSETS = '/api/press_room/asset/';
const PICTURE = '/api/account/picture/';
const CONTACT = '/api/press_room/contact/';
const LOGIN = '/api/account/token-auth/';
const MEGABYTE = 'x'.repeat(1024 * 1024);

const field = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

describe('multipart forms', () => {
  let server: TestServer;
  let officer: string;
  let reader: string;

  beforeAll(async () => {
    server = await startTestServer(
      { TRUST_PROXY: '127.0.0.1' },
      // Some are held open here, and must not end because they are slow.
      { limits: { uploads: { perNetwork: 2, inAll: 3 }, uploadPace: { ms: 600_000, bytes: 1 } } },
    );
    await server.load({
      users: [
        { email: 'officer@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] },
        { email: 'reader@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
      ],
    });
    officer = (await server.signedIn('officer@example.com')).Authorization;
    reader = (await server.signedIn('reader@example.com')).Authorization;
  });
  afterAll(() => server.close());

  interface Form {
    path?: string;
    token?: string;
    from?: string;
    type?: string;
    length?: number;
  }

  /** Sends the start of a form whose body is chunked, or has a length. */
  async function begin({ path = ASSETS, token = officer, from = '192.0.2.1', type, length }: Form = {}) {
    const connection = await openRaw(server.origin);
    const lines = [
      `POST ${path} HTTP/1.1`,
      'Host: press.example',
      'Connection: close',
      `X-Forwarded-For: ${from}`,
      ...(token === '' ? [] : [`Authorization: ${token}`]),
      `Content-Type: ${type ?? 'multipart/form-data; boundary=b'}`,
      length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    ];
    connection.send(`${lines.join('\r\n')}\r\n\r\n`);
    return connection;
  }
  const sendChunk = ({ send }: RawConnection, text: string): void =>
    send(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);

  /** Repeats the same text until the server closes the connection. */
  async function sendForEver(connection: RawConnection, text: string): Promise<RawAnswer | null> {
    const { socket } = connection;
    while (!socket.destroyed && socket.writable) {
      if (!socket.writableNeedDrain) sendChunk(connection, text);
      await nextTurn();
    }
    return connection.closed();
  }

  const post = (path: string, body: string, type = 'multipart/form-data; boundary=b', token = officer) =>
    server.call(path, { method: 'POST', headers: { Authorization: token, 'Content-Type': type }, body });

  it.each([CONTACT, LOGIN, '/api/error_report/', '/api/account/register/'])(
    'are as short as every other body at %s, which takes no file',
    async (path) => {
      const connection = await begin({ path, token: '' });
      sendChunk(connection, FILE);
      const answer = await sendForEver(connection, 'x'.repeat(16_384));
      expect([answer?.status, answer?.body]).toEqual([
        413,
        expect.stringContaining(String(OPEN_BODY_LIMIT_BYTES)) as unknown,
      ]);
    },
  );

  it('are not what an unknown address is about', async () => {
    expect((await post('/api/nowhere/', `${field('a', '1')}--b--\r\n`)).status).toBe(404);
  });

  it.each([
    ['fields beyond the most', `${field('a', 'x').repeat(FORM_FIELDS_MAX + 1)}--b--\r\n`],
    ['a field that is too long', `${field('a', 'x'.repeat(FORM_FIELD_MAX_BYTES + 1))}--b--\r\n`],
    ['names that are too much together', `${field('a'.repeat(40_000), 'x').repeat(30)}--b--\r\n`],
    ['fields that are too much together', `${field('a', 'x'.repeat(60_000)).repeat(20)}--b--\r\n`],
  ])('are refused for %s', async (_what, body) => {
    const answer = await post(ASSETS, body);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('too large');
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('may have as many and as long fields as there may be', async () => {
    const body = `${field('credit', 'x').repeat(FORM_FIELDS_MAX - 1)}${field('a', 'x'.repeat(FORM_FIELD_MAX_BYTES - 1))}--b--\r\n`;
    const answer = await post(ASSETS, body);
    expect([answer.status, answer.json]).toEqual([400, { file: ['This field is required.'] }]);
  });

  it('are cut off in the middle of a field without end', async () => {
    const connection = await begin();
    sendChunk(connection, '--b\r\nContent-Disposition: form-data; name="caption_en"\r\n\r\n');
    expect((await sendForEver(connection, 'x'.repeat(16_384)))?.status).toBe(413);
  });

  it('are cut off in a file without end, wherever it stands', async () => {
    const other = await begin({ path: PICTURE });
    sendChunk(other, FILE);
    const refused = await sendForEver(other, MEGABYTE);
    expect([refused?.status, refused?.body]).toEqual([
      413,
      expect.stringContaining(String(PICTURE_MAX_BYTES)) as unknown,
    ]);
  });

  it('are cut off before a boundary that never comes', async () => {
    const connection = await begin({ path: PICTURE });
    expect((await sendForEver(connection, MEGABYTE))?.status).toBe(413);
  });

  it('are refused unread when they say that they are too long', async () => {
    const connection = await begin({ length: 5 * 1024 ** 3 });
    expect((await connection.closed())?.status).toBe(413);
  });

  const HOSTILE: [what: string, type: string, body: string][] = [
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
    ['a long boundary', `multipart/form-data; boundary=${'b'.repeat(8000)}`, `--${'b'.repeat(8000)}--\r\n`],
    ['another boundary than it says', 'multipart/form-data; boundary=c', `${field('a', '1')}--b--\r\n`],
    ['a truncated boundary', 'multipart/form-data; boundary=b', `${field('a', '1')}-`],
    ['an end in the middle of a file', 'multipart/form-data; boundary=b', `${FILE}abc`],
    ['an end in the middle of a header', 'multipart/form-data; boundary=b', '--b\r\nContent-Dis'],
    ['a name of the language', 'multipart/form-data; boundary=b', `${field('__proto__', '1')}--b--\r\n`],
    ['no names at all', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['null characters', 'multipart/form-data; boundary=b', `${field('a\0b', '\0')}--b--\r\n`],
    [
      'a charset nobody knows',
      'multipart/form-data; boundary=b; charset=nonsense',
      `${field('a', '1')}--b--\r\n`,
    ],
    [
      'broken JSON',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--\r\n',
    ],
  ];

  it.each(HOSTILE)('with %s are refused in words', async (_what, type, body) => {
    for (const path of [ASSETS, PICTURE]) {
      const answer = await post(path, body, type);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
    const stranger = await server.call(CONTACT, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(stranger.status).toBe(400);
  });

  it('run as many at once as a network and all together may', async () => {
    const running: RawConnection[] = [];
    const hold = async (from: string): Promise<void> => {
      const connection = await begin({ from });
      sendChunk(connection, `${FILE}start`);
      running.push(connection);
    };
    const ask = async (from: string): Promise<RawAnswer | null> => {
      const connection = await begin({ from });
      sendChunk(connection, '--b--\r\n');
      connection.send('0\r\n\r\n');
      return connection.closed();
    };
    await hold('2001:db8::1');
    await hold('2001:db8::2');
    await expect.poll(async () => (await ask('2001:db8::3'))?.status).toBe(429);
    expect((await ask('2001:db8::3'))?.headers['retry-after']).toBe('5');
    await hold('192.0.2.2');
    await expect.poll(async () => (await ask('192.0.2.3'))?.status).toBe(503);
    expect((await ask('192.0.2.3'))?.headers['retry-after']).toBe('5');
    // Profile pictures have their own limit: every account can send one.
    const picture = await begin({ path: PICTURE, token: reader, from: '192.0.2.3' });
    sendChunk(picture, '--b--\r\n');
    picture.send('0\r\n\r\n');
    expect((await picture.closed())?.status).toBe(400);
    for (const { socket } of running) socket.destroy();
    await expect.poll(async () => (await ask('192.0.2.3'))?.status).toBe(400);
    await expect.poll(async () => (await ask('2001:db8::3'))?.status).toBe(400);
  });
});

describe('other bodies', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are short where nobody need be signed in', async () => {
    const answer = await server.call(LOGIN, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(200_000) }),
    });
    expect([answer.status, answer.json]).toEqual([
      413,
      { detail: 'The request is too large: at most 131072 bytes.' },
    ]);
  });
});
