import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_UPLOAD_PATH, UPLOADS_OPEN_MAX } from '@press-room/contract/admin-assets';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { textWith } from '../../../../test/matchers.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { post } from '../../../../test/requests.ts';
import { type StorageServer, startStorageServer } from '../../../../test/storage-server.ts';
import { sweep } from '../sweep/sweep.ts';

const jpeg = async (width: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await twoHalves(width).jpeg().toBuffer());
const assetOf = (answer: { headers: Headers }): number => Number(answer.headers.get('asset-id'));

describe.each(['directory', 's3'])('uploads by the tus protocol into the %s', (driver) => {
  let library: Library;
  let s3: StorageServer | null;
  beforeAll(async () => {
    s3 = driver === 's3' ? await startStorageServer() : null;
    library = await startLibrary(s3 === null ? {} : { STORAGE_URL: s3.url });
    return async () => {
      await library.server.close();
      await s3?.stop();
    };
  });

  it('make an asset of the pieces when the last one has come', async () => {
    const { tus, officer, begun, get, server } = library;
    const bytes = await jpeg(600);
    const address = await begun(bytes.length, { filename: 'sala.png' });
    expect((await tus.ask(address, officer)).headers.get('upload-offset')).toBe('0');
    const half = Math.floor(bytes.length / 2);
    const first = await tus.send(address, 0, bytes.subarray(0, half), officer);
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    expect(await library.list('&kind=picture')).toEqual([]);
    expect((await tus.ask(address, officer)).headers.get('upload-offset')).toBe(String(half));
    const last = await tus.send(address, half, bytes.subarray(half), officer);
    expect([last.status, last.headers.get('asset-is-known')]).toEqual([204, 'false']);
    const asset = await get(assetOf(last));
    expect(asset).toMatchObject({
      kind: 'picture',
      name: 'sala.jpg',
      bytes: bytes.length,
      version: 1,
      uses: 0,
    });
    expect(asset.created_by).toMatchObject({ first_name: 'Ada' });
    const { sha256 } = await server.database.db
      .selectFrom('asset')
      .select('sha256')
      .where('id', '=', asset.id)
      .executeTakeFirstOrThrow();
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(readdirSync(join(server.directory, 'uploads'))).toEqual([]);
    // A client that lost the last answer asks for the offset, and receives the same result.
    const again = await tus.ask(address, officer);
    expect([again.headers.get('upload-offset'), assetOf(again)]).toEqual([String(bytes.length), asset.id]);
  });

  it('say that the same bytes are there already', async () => {
    const bytes = await jpeg(320);
    const first = assetOf(await library.upload(bytes, { filename: 'a.jpg' }));
    const again = await library.upload(bytes, { filename: 'b.jpg' });
    expect([again.status, assetOf(again), again.headers.get('asset-is-known')]).toEqual([204, first, 'true']);
    expect((await library.get(first)).name).toBe('a.jpg');
  });

  it.skipIf(driver !== 's3')('wait with all of their bytes while the storage is away', async () => {
    const { tus, officer, begun, get } = library;
    const bytes = new TextEncoder().encode('Late');
    const address = await begun(bytes.length, { filename: 'late.txt' });
    await s3?.turn('away');
    const last = await tus.send(address, 0, bytes, officer);
    expect([last.status, last.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await tus.ask(address, officer)).status).toBe(503);
    await s3?.turn('well');
    const asked = await tus.ask(address, officer);
    expect(asked.headers.get('upload-offset')).toBe(String(bytes.length));
    expect(await get(assetOf(asked))).toMatchObject({ name: 'late.txt', bytes: bytes.length });
  });
});

describe('what uploads may', () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary({ UPLOAD_MAX_MB: '1' });
    return () => library.server.close();
  });
  const folder = (): string[] => {
    const path = join(library.server.directory, 'uploads');
    return existsSync(path) ? readdirSync(path) : [];
  };

  it('is for who may add files', async () => {
    const { server, tus } = library;
    expect((await tus.begin(5, {}, {})).status).toBe(401);
    for (const email of ['reader@example.com', 'agent@example.com', 'outsider@example.com']) {
      expect((await tus.begin(5, {}, await server.signedIn(email))).status).toBe(403);
    }
  });

  it("does not reach into another's upload", async () => {
    const { server, tus, begun, officer } = library;
    const address = await begun(5);
    const other = await server.signedIn('second@example.com');
    const bytes = new Uint8Array(5);
    expect((await tus.ask(address, other)).status).toBe(404);
    expect((await tus.send(address, 0, bytes, other)).status).toBe(404);
    expect((await tus.callOff(address, other)).status).toBe(404);
    expect((await tus.ask(address, officer)).headers.get('upload-offset')).toBe('0');
    expect((await tus.callOff(address, officer)).status).toBe(204);
    expect((await tus.ask(address, officer)).status).toBe(404);
    expect(folder()).toEqual([]);
  });

  it('ends with the session, and goes on in the next one of the same person', async () => {
    const { server, tus, begun } = library;
    const before = await server.call(
      '/api/account/token-auth/',
      post({ email: 'second@example.com', password: 'Str0ng_pass!' }),
    );
    const token = (before.json as { token: string }).token;
    const session = { Authorization: `JWT ${token}` };
    const bytes = new Uint8Array(Buffer.from('Ten years of tiles.\n'));
    const address = await begun(bytes.length, { filename: 'note.txt' }, session);
    expect((await tus.send(address, 0, bytes.subarray(0, 5), session)).status).toBe(204);
    expect((await server.call('/api/account/logout/', { ...post({}, session) })).status).toBeLessThan(300);
    const refused = await tus.send(address, 5, bytes.subarray(5), session);
    expect(refused.status).toBe(401);
    const next = await server.signedIn('second@example.com');
    expect((await tus.send(address, 5, bytes.subarray(5), next)).headers.get('asset-id')).toMatch(/^\d+$/);
  });

  it('is held no longer than usual by who died while the clock was ahead', async () => {
    const { server, tus, begun, officer } = library;
    const address = await begun(4, { filename: 'held.txt' });
    const send = async () => (await tus.send(address, 0, new TextEncoder().encode('Held'), officer)).status;
    const after = (ms: number): Date => new Date(server.clock.now.getTime() + ms);
    const lock = { locked_by: 'who died', locked_until: after(7_200_000).toISOString() };
    await server.database.db.updateTable('asset_upload').set(lock).where('asset_id', 'is', null).execute();
    expect(await send()).toBe(423);
    server.clock.now = after(11_000);
    expect(await send()).toBe(204);
  });

  it('has its limits: size, offset, length, number', async () => {
    const { tus, officer, begun, server } = library;
    expect((await tus.begin(1_000_001, {}, officer)).status).toBe(413);
    const address = await begun(10);
    const piece = new Uint8Array(4);
    const wrong = await tus.send(address, 4, piece, officer);
    expect([wrong.status, wrong.json]).toEqual([409, { detail: textWith('how far') }]);
    expect((await tus.send(address, 0, new Uint8Array(11), officer)).status).toBe(413);
    expect((await tus.ask(address, officer)).headers.get('upload-offset')).toBe('0');
    const noProtocol = await server.call(address, { method: 'HEAD', headers: officer });
    expect(noProtocol.status).toBe(412);
    for (const headers of [
      { 'Upload-Length': '-1' },
      { 'Upload-Length': 'x' },
      { 'Upload-Defer-Length': '1' },
      {},
    ]) {
      const { status } = await server.call(ASSET_UPLOAD_PATH, {
        method: 'POST',
        headers: { ...officer, 'Tus-Resumable': '1.0.0', ...headers },
      });
      expect(status).toBe(400);
    }
    const second = await server.signedIn('second@example.com');
    for (let at = 0; at < UPLOADS_OPEN_MAX.ofPerson; at += 1) await begun(1, {}, second);
    const full = await tus.begin(1, {}, second);
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('takes bytes nowhere else', async () => {
    const { server, officer } = library;
    const { status } = await server.call('/api/office/asset/1/', {
      method: 'PATCH',
      headers: { ...officer, 'If-Match': '"1"', 'Content-Type': 'application/offset+octet-stream' },
      body: new Uint8Array(3),
    });
    expect(status).toBe(415);
  });

  it('looks at the content, not at what is said of it', async () => {
    const { upload, list } = library;
    const before = (await list()).length;
    const page = new Uint8Array(Buffer.from('<html><script>alert(1)</script></html>'));
    const refused = await upload(page, { filename: 'photo.jpg', filetype: 'image/jpeg' });
    expect([refused.status, refused.json]).toEqual([400, { file: [textWith('not taken')] }]);
    const half = (await jpeg(300)).subarray(0, 900);
    expect((await upload(half, { filename: 'half.jpg' })).json).toEqual({ file: [textWith('damaged')] });
    expect((await list()).length).toBe(before);
    expect(folder().length).toBeLessThan(UPLOADS_OPEN_MAX.ofPerson + 5);
  });

  it.each([
    ['../../../etc/passwd', 'passwd.txt'],
    ['..\\..\\boot.ini', 'boot.ini.txt'],
    ['/etc/cron.d/\u0000x', 'x.txt'],
    [`${'a'.repeat(400)}.txt`, `${'a'.repeat(150)}.txt`],
    ['', 'file.txt'],
  ])('cleans the name %j', async (filename, name) => {
    const { upload, get, server } = library;
    const bytes = new Uint8Array(Buffer.from(`A note called ${filename}\n`.replaceAll('\0', '')));
    const answer = await upload(bytes, { filename });
    expect((await get(assetOf(answer))).name).toBe(name);
    expect(existsSync(join(server.directory, 'passwd'))).toBe(false);
  });

  it('refuses addresses that are none of ours', async () => {
    const { tus, officer } = library;
    for (const id of ['..%2f..%2fsecret', 'a'.repeat(32), 'x']) {
      expect((await tus.ask(`${ASSET_UPLOAD_PATH}${id}`, officer)).status).toBe(404);
    }
  });

  it('says what it speaks', async () => {
    const { headers } = await library.server.call(ASSET_UPLOAD_PATH, {
      method: 'OPTIONS',
      headers: library.officer,
    });
    expect(headers.get('tus-version')).toBe('1.0.0');
    expect(headers.get('tus-max-size')).toBe('1000000');
  });
});

describe('uploads and time', () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    return () => library.server.close();
  });

  it('forget what nobody goes on with', async () => {
    const { server, begun, tus, officer } = library;
    const address = await begun(9, { filename: 'a.txt' });
    await tus.send(address, 0, new Uint8Array(Buffer.from('half')), officer);
    const run = () => sweep(server.context, new AbortController().signal);
    await run();
    expect(readdirSync(join(server.directory, 'uploads'))).toHaveLength(1);
    server.clock.now = new Date(Date.now() + 25 * 3_600_000);
    const later = await server.signedIn('officer@example.com');
    const expired = await tus.send(address, 4, new Uint8Array(5), later);
    expect([expired.status, expired.json]).toEqual([410, { detail: textWith('expired') }]);
    await run();
    expect(readdirSync(join(server.directory, 'uploads'))).toEqual([]);
    expect(await server.database.db.selectFrom('asset_upload').select('id').execute()).toEqual([]);
    server.clock.now = new Date();
  });
});
