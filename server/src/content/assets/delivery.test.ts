import { readdirSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../test/operations/load.ts';
import { type Answer, startTestServer, type TestServer } from '../../../test/server.ts';
import { type StorageServer, startStorageServer } from '../../../test/storage-server.ts';
import type { SessionMark } from '../../platform/http/authentication.ts';
import { createMediaLinks } from '../../platform/signing/file-links.ts';
import { createAsset } from './queries.ts';

const BYTES = Buffer.from(Array.from({ length: 100_000 }, (_, at) => 97 + (at % 26)));
const WORDS = { credit: '', caption_en: '', caption_it: '', alt_en: '', alt_it: '', placeholder: '' };

/** Attaches a document with distinct bytes to a press kit; returns its key. */
async function hang(
  server: TestServer,
  {
    bytes,
    media_type,
    access = 'public',
  }: { bytes: Buffer; media_type: string; access?: 'public' | 'press' },
): Promise<string> {
  const sha256 = await server.context.store.put(bytes);
  const at = '2026-01-01T00:00:00.000Z';
  await server.database.change(async (trx) => {
    const file = {
      sha256,
      media_type,
      bytes: bytes.length,
      width: null,
      height: null,
      kind: 'document' as const,
    };
    const asset_id = await createAsset(
      trx,
      { ...file, ...WORDS, name: 'x.pdf', renditions: [] },
      new Date(at),
    );
    const times = { published_at: at, embargo_until: null, expires_at: null, created_at: at, updated_at: at };
    const { id } = await trx
      .insertInto('press_kit')
      .values({
        press_group_id: 1,
        year: 2026,
        title_en: 'Kit',
        title_it: '',
        status: 'published',
        access,
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const titles = { title_en: '', title_it: '', language: null };
    await trx
      .insertInto('press_kit_file')
      .values({ press_kit_id: id, asset_id, position: 1, added_at: at, ...titles })
      .execute();
  });
  return sha256;
}

describe('the address of a file', () => {
  const { toPublic } = createMediaLinks(Buffer.from('secret'), () => new Date());
  const endingOf = (name: string, media_type: string) =>
    toPublic({ key: 'k', name, media_type }).slice('/media/k/'.length);

  it.each([
    ['tile.jpg', 'image/avif', 'tile.avif'],
    ['tile.jpg', 'image/webp', 'tile.webp'],
    ['tile.jpeg', 'image/jpeg', 'tile.jpg'],
    ['tile.gif', 'image/png', 'tile.png'],
    ['sheet.tif', 'image/tiff', 'sheet.tif'],
    ['logo.psd', 'image/vnd.adobe.photoshop', 'logo.psd'],
    ['dati.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'dati.xlsx'],
    ['Cersaie.2026.jpg', 'image/webp', 'Cersaie.2026.webp'],
  ])('ends by what is in it: %s as %s', (name, media_type, ending) => {
    expect(endingOf(name, media_type)).toBe(ending);
  });
});

describe.each(['directory', 's3'])('files from the storage: %s', (driver) => {
  let server: TestServer;
  let s3: StorageServer | undefined;
  let url: string;
  let etag: string;

  beforeAll(async () => {
    if (driver === 's3') s3 = await startStorageServer();
    server = await startTestServer(s3 === undefined ? {} : { STORAGE_URL: s3.url });
    await server.load({ press_groups: [{ name: 'Association' }] });
    const key = await hang(server, { bytes: BYTES, media_type: 'application/pdf' });
    // An earlier address, with a name that does not match.
    url = `/media/${key}/other.exe`;
    etag = `"${key}"`;
  });
  afterAll(async () => {
    await server.close();
    await s3?.stop();
  });

  const get = (headers: Record<string, string>, method = 'GET'): Promise<Answer> =>
    server.call(url, { method, headers });

  it('come whole, and say that parts can be had', async () => {
    const { status, text, headers } = await get({});
    expect([status, text]).toEqual([200, BYTES.toString()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '100000',
      'accept-ranges': 'bytes',
      etag,
    });
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=99990-', 99_990, 99_999],
    ['bytes=-5', 99_995, 99_999],
    ['bytes=50000-999999', 50_000, 99_999],
  ])('come in part for %s', async (range, start, end) => {
    const { status, text, headers } = await get({ Range: range });
    expect([status, text]).toEqual([206, BYTES.toString('utf8', start, end + 1)]);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
  });

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2'])('come whole for %s', async (range) => {
    const { status, headers, text } = await get({ Range: range });
    expect([status, headers.get('content-range'), text.length]).toEqual([200, null, 100_000]);
  });

  it('refuse a part behind their end, in the language of the reader', async () => {
    const { status, headers, json } = await get({ Range: 'bytes=100000-', 'Accept-Language': 'it' });
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */100000']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toEqual({ detail: 'Il file finisce prima della parte richiesta: ha 100000 byte.' });
  });

  it('go on where a download broke off, as long as they are the same', async () => {
    const first = await get({ Range: 'bytes=0-41999' });
    const rest = await get({ Range: 'bytes=42000-', 'If-Range': first.headers.get('etag') ?? '' });
    expect(rest.status).toBe(206);
    expect(first.text + rest.text).toBe(BYTES.toString());
    for (const other of ['"another"', `W/${etag}`, 'Fri, 20 Nov 2026 10:00:00 GMT']) {
      expect((await get({ Range: 'bytes=42000-', 'If-Range': other })).status).toBe(200);
    }
  });

  it.each([
    [(tag: string) => tag, 304],
    [(tag: string) => `W/${tag}`, 304],
    [(tag: string) => `"other", ${tag}`, 304],
    [() => '*', 304],
    [() => '"other"', 200],
  ])('are not sent again to who has them', async (toCondition, status) => {
    const answer = await get({ 'If-None-Match': toCondition(etag) });
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, etag]);
    expect(answer.text.length).toBe(status === 304 ? 0 : 100_000);
  });

  it('answer HEAD with the headers of the whole', async () => {
    const { status, headers, text } = await get({ Range: 'bytes=0-9' }, 'HEAD');
    expect([status, headers.get('content-length'), text]).toEqual([200, '100000', '']);
  });

  it.skipIf(driver !== 's3')('are refused for the moment while the storage is away', async () => {
    await s3?.turn('away');
    const { status, headers, json } = await get({});
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(json).toEqual({ detail: 'The service is temporarily unavailable. Try again in a moment.' });
    await s3?.turn('well');
    expect((await get({})).status).toBe(200);
  });

  it('ask the database once', async () => {
    let count = 0;
    const executor = server.database.db.getExecutor();
    const original = executor.executeQuery.bind(executor);
    executor.executeQuery = (query) => {
      count += 1;
      return original(query);
    };
    await get({});
    executor.executeQuery = original;
    expect(count).toBe(1);
  });
});

describe('a download that is broken off', () => {
  it('lets go of the file', async () => {
    const server = await startTestServer();
    await server.load({ press_groups: [{ name: 'Association' }] });
    const key = await hang(server, { bytes: Buffer.alloc(30_000_000, 'x'), media_type: 'application/pdf' });
    const path = (await server.context.store.find(key))?.path;
    const countOpen = (): number =>
      readdirSync('/proc/self/fd').filter((name) => readTarget(`/proc/self/fd/${name}`) === path).length;
    const stop = new AbortController();
    const address = `${server.origin}${server.context.links.media.toPublic({ key, name: 'x.pdf', media_type: 'application/pdf' })}`;
    const response = await fetch(address, { signal: stop.signal });
    expect(countOpen()).toBe(1);
    stop.abort();
    await response.arrayBuffer().catch(() => null);
    await until(() => countOpen() === 0);
    await server.close();
  });
});

function readTarget(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

describe('files that could do harm', () => {
  let server: TestServer;
  let session: SessionMark;
  beforeAll(async () => {
    server = await startTestServer({ ACCEL_REDIRECT: '/internal/' });
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
    });
    session = await server.sessionOf('alice@example.com');
  });
  afterAll(() => server.close());

  it.each([
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['text/html', '<script>alert(1)</script>'],
  ])('%s is saved, never shown, and could run nothing', async (media_type, text) => {
    const key = await hang(server, { bytes: Buffer.from(text), media_type });
    const { headers } = await server.call(
      server.context.links.media.toPublic({ key, name: 'x', media_type: 'application/pdf' }),
    );
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('only public files may be shown by other sites', async () => {
    const headersOf = async (access: 'public' | 'press'): Promise<Headers> => {
      const key = await hang(server, { bytes: Buffer.from(access), media_type: 'application/pdf', access });
      const { toPublic, toSigned } = server.context.links.media;
      const url =
        access === 'public'
          ? toPublic({ key, name: 'x.pdf', media_type: 'application/pdf' })
          : toSigned({ key, name: 'x.pdf', media_type: 'application/pdf' }, session);
      return (await server.call(url)).headers;
    };
    expect((await headersOf('public')).get('cross-origin-resource-policy')).toBe('cross-origin');
    const signed = await headersOf('press');
    expect(signed.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(signed.get('cache-control')).toBe('private, max-age=60, must-revalidate');
  });

  it('leaves sending to the web server in front, with its own headers and no other access', async () => {
    const key = await hang(server, {
      bytes: Buffer.from('long'),
      media_type: 'application/pdf',
      access: 'press',
    });
    const { toPublic, toSigned } = server.context.links.media;
    const answer = await server.call(
      toSigned({ key, name: 'x.pdf', media_type: 'application/pdf' }, session),
    );
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers.get('x-accel-redirect')).toBe(`/internal/${key.slice(0, 2)}/${key}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('filename="x.pdf"');
    const refused = await server.call(toPublic({ key, name: 'x.pdf', media_type: 'application/pdf' }));
    expect([refused.status, refused.headers.get('x-accel-redirect')]).toEqual([404, null]);
  });
});
