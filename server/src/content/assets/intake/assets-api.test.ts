import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { assetSchema } from '@press-room/contract/assets';
import { FILE_MAX_BYTES } from '@press-room/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStoredFiles } from '../../../../test/assets.ts';
import { textWith } from '../../../../test/matchers.ts';
import { buildPdf, twoHalves } from '../../../../test/pictures.ts';
import { type Answer, startTestServer, type TestServer } from '../../../../test/server.ts';
import { intakeFile } from './intake.ts';

const ASSETS = '/api/press_room/asset/';

describe('POST /api/press_room/asset/', () => {
  let server: TestServer;
  let officer: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      users: [
        { email: 'officer@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] },
        { email: 'reader@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
      ],
    });
    officer = await server.signedIn('officer@example.com');
  });
  afterAll(() => server.close());

  const countFiles = (): Promise<number> => countStoredFiles(server);
  const countAssets = async (): Promise<number> =>
    (await server.database.db.selectFrom('asset').select('id').execute()).length;

  function toForm(
    fields: Record<string, string>,
    ...files: readonly [string, Uint8Array<ArrayBuffer>][]
  ): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, bytes] of files) form.append('file', new Blob([bytes]), name);
    return form;
  }
  const upload = (body: FormData, headers: Record<string, string> = officer): Promise<Answer> =>
    server.call(ASSETS, { method: 'POST', headers, body });
  const picture = async (width = 400): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await twoHalves(width).jpeg().toBuffer());

  /** Sends a refused file, and checks that no asset was created. */
  async function expectRefusal(
    body: FormData,
    status: number,
    json: unknown,
    headers = officer,
  ): Promise<void> {
    const before = await countAssets();
    const answer = await upload(body, headers);
    expect([answer.status, answer.json]).toEqual([status, json]);
    expect(await countAssets()).toBe(before);
  }

  it('stores a picture with its words and makes everything of it', async () => {
    const words = {
      credit: 'Foto Rossi',
      caption_it: 'Una piastrella',
      rights_en: 'Editorial',
      taken_on: '2026-01-31',
    };
    const form = toForm({ ...words, embargo_until: '2030-01-01T10:00:00+01:00' }, [
      'tile.png',
      await picture(),
    ]);
    const { status, json } = await upload(form);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      kind: 'picture',
      state: 'processing',
      media_type: 'image/jpeg',
      name: 'tile.jpg',
      width: 400,
      height: 320,
      credit: 'Foto Rossi',
      caption: { en: '', it: 'Una piastrella' },
      rights: { en: 'Editorial', it: '' },
      taken_on: '2026-01-31',
      embargo_until: '2030-01-01T09:00:00.000Z',
      failure: null,
      renditions: [],
    });
    await server.work();
    const { id } = json as { id: number };
    const made = await server.call(`${ASSETS}${id}/`, { headers: officer });
    expect(made.status).toBe(200);
    expect(made.json).toMatchObject({
      state: 'ready',
      picture: { id, width: 400, renditions: [{ width: 320, media_type: 'image/avif' }, {}, {}, {}] },
      renditions: [
        { width: 320 },
        { width: 320 },
        { width: 320 },
        { width: 400 },
        { is_original: true },
        { width: 400 },
      ],
    });
  });

  it('knows bytes that are in the library already, and leaves what is said of them', async () => {
    const bytes = await picture();
    const before = await countAssets();
    const first = await upload(toForm({ credit: 'First' }, ['a.png', bytes]));
    const again = await upload(toForm({ credit: 'Second' }, ['b.png', bytes]));
    expect([again.status, again.headers.get('asset-is-known')]).toEqual([200, 'true']);
    expect(again.json).toMatchObject({
      id: (first.json as { id: number }).id,
      credit: expect.not.stringMatching('Second') as string,
    });
    expect(await countAssets()).toBeLessThanOrEqual(before + 1);
  });

  it('stores a document', async () => {
    const form = toForm({}, ['kit', new Uint8Array(buildPdf(['Hello']))]);
    const { json } = await upload(form);
    expect(json).toMatchObject({ kind: 'document', pages: 1, name: 'kit.pdf', picture: null });
    await server.work();
    const made = await server.call(`${ASSETS}${(json as { id: number }).id}/`, { headers: officer });
    expect(made.json).toMatchObject({ state: 'ready', picture: { width: 1280 }, renditions: [] });
    const { picture } = assetSchema.parse(made.json);
    const url = picture?.renditions[0]?.url ?? '';
    // No record shows the document yet: only the press office may see its cover, and for a limited time.
    expect((await server.call(url)).headers.get('cache-control')).toBe(
      'private, max-age=60, must-revalidate',
    );
    expect((await server.call(url.split('?')[0] ?? '')).status).toBe(404);
  });

  it('takes fields that follow the file', async () => {
    const form = toForm({}, ['tile.jpg', await picture(410)]);
    form.set('credit', 'Behind');
    expect((await upload(form)).json).toMatchObject({ credit: 'Behind' });
  });

  it('refuses who is not signed in, and who may not', async () => {
    const form = toForm({}, ['tile.jpg', await picture(420)]);
    await expectRefusal(form, 401, { detail: 'Authentication credentials were not provided.' }, {});
    const detail = 'You do not have permission to perform this action.';
    await expectRefusal(form, 403, { detail }, await server.signedIn('reader@example.com'));
  });

  it('refuses a form without a file', async () => {
    await expectRefusal(toForm({ credit: 'x' }), 400, { file: ['This field is required.'] });
    const forged = { kind: 'other', key: 'a'.repeat(64), media_type: 'text/html', name: 'x.html', bytes: 1 };
    const answer = await server.call(ASSETS, {
      method: 'POST',
      headers: { ...officer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ file: forged }),
    });
    expect([answer.status, answer.json]).toEqual([400, { file: ['This field is required.'] }]);
  });

  it('refuses a file in the language of the reader', async () => {
    const svg = new TextEncoder().encode(
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    const file = [
      'Il disegno SVG contiene definizioni del programma che lo ha creato. Esportalo come SVG semplice, senza funzioni di modifica, e invia quello.',
    ];
    await expectRefusal(
      toForm({}, ['logo.png', svg]),
      400,
      { file },
      { ...officer, 'Accept-Language': 'it' },
    );
  });

  it('names every wrong field', async () => {
    const form = toForm({}, ['tile.jpg', await picture(430)]);
    form.set('taken_on', 'yesterday');
    form.set('embargo_until', '2026-01-01');
    form.set('credit', 'x'.repeat(201));
    await expectRefusal(form, 400, {
      credit: ['Ensure this field has no more than 200 characters.'],
      taken_on: ['Enter a date such as 2026-11-20.'],
      embargo_until: [textWith('2026')],
    });
  });

  it('tells the sender of a picture that is too large', async () => {
    const large = new Uint8Array(FILE_MAX_BYTES.picture + 20 * 1024 ** 2);
    large.set(await picture());
    const detail = `The file is too large: at most ${FILE_MAX_BYTES.picture} bytes.`;
    await expectRefusal(toForm({}, ['huge.jpg', large]), 413, { detail });
  });

  it('refuses two files', async () => {
    const form = toForm({}, ['a.jpg', await picture(440)], ['b.jpg', await picture(450)]);
    const before = await countAssets();
    expect((await upload(form)).status).toBe(400);
    expect(await countAssets()).toBe(before);
  });

  it('keeps a file that another upload has stored and not used yet when the same is refused', async () => {
    const bytes = await picture(460);
    const { key } = await intakeFile(server.context, bytes, 'a.jpg');
    expect((await upload(toForm({ taken_on: 'never' }, ['a.jpg', bytes]))).status).toBe(400);
    expect(await server.context.store.find(key)).not.toBeNull();
  });

  it('leaves nothing of a request that is cut off', async () => {
    const before = [await countFiles(), await countAssets()];
    const boundary = 'boundary';
    const sender = request(`${server.origin}${ASSETS}`, {
      method: 'POST',
      headers: { ...officer, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    });
    sender.on('error', () => undefined);
    const head = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg';
    sender.write(`--${boundary}\r\n${head}\r\n\r\n`);
    sender.write(await picture(2000));
    sender.write(Buffer.alloc(500_000));
    const listUnfinished = (): Promise<string[]> => readdir(join(server.directory, 'files/unfinished'));
    await expect.poll(listUnfinished).toHaveLength(1);
    sender.destroy();
    await expect.poll(listUnfinished).toEqual([]);
    expect([await countFiles(), await countAssets()]).toEqual(before);
  });
});

describe('GET /api/press_room/asset/{id}/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      users: [
        { email: 'officer@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] },
        { email: 'reader@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
      ],
    });
  });
  afterAll(() => server.close());

  it('says why a file failed in the language of the reader', async () => {
    const headers = { ...(await server.signedIn('officer@example.com')), 'Accept-Language': 'it' };
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await twoHalves(40).png().toBuffer())]), 'a.png');
    const { json } = await server.call(ASSETS, { method: 'POST', headers, body: form });
    const { id } = json as { id: number };
    const failure = 'picture_broken';
    await server.database.db
      .updateTable('asset')
      .set({ state: 'failed', failure })
      .where('id', '=', id)
      .execute();
    const answer = await server.call(`${ASSETS}${id}/`, { headers });
    expect(answer.json).toMatchObject({ state: 'failed', failure: textWith('è danneggiata') });
  });

  it.each(['0', '999', 'x', '1e3', '99999999999'])('does not know %s', async (id) => {
    const headers = await server.signedIn('officer@example.com');
    expect((await server.call(`${ASSETS}${id}/`, { headers })).status).toBe(404);
  });

  it('refuses who is not signed in, and who may not', async () => {
    expect((await server.call(`${ASSETS}1/`)).status).toBe(401);
    const headers = await server.signedIn('reader@example.com');
    expect((await server.call(`${ASSETS}1/`, { headers })).status).toBe(403);
  });
});
