import { RELEASE_ACCESS, type ReleaseAccess } from '@press-room/contract/access';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDocument, addGallery, addMagazine, addPicture, addPressKit } from '../../../../test/media.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const FILES = ['image/webp', 'image/jpeg'].map((media_type) => ({
  bytes: Buffer.from(media_type),
  media_type,
  width: 640,
}));

describe('GET /en/material/:kind/:id', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    await server.load({ press_groups: [{ name: 'Association' }] });
  });
  afterEach(() => server.close());

  /** Adds a gallery, a magazine and a kit. */
  const fill = async (access: ReleaseAccess): Promise<void> => {
    const picture = await addPicture(server, { caption_en: 'Kiln <hot>', credit: 'Ada Rossi' }, FILES);
    const sheet = await addDocument(server, Buffer.from('facts'), {});
    await addGallery(server, [picture], { access });
    await addMagazine(server, sheet, { access });
    const file = { asset_id: sheet, language: 'it', title_en: 'Facts', title_it: 'Dati' } as const;
    await addPressKit(server, 1, [file], { access });
  };
  const statusOfFiles = (text: string): Promise<number[]> =>
    Promise.all(
      Array.from(text.matchAll(/(?:src|href)="(\/media\/[^"]+)"/g), async ([, url = '']) =>
        server.call(url).then(({ status }) => status),
      ),
    );

  it('shows what is public, and its files open without an account', async () => {
    await fill('public');
    const gallery = await server.call('/en/material/gallery/1');
    expect(gallery.status).toBe(200);
    expect(gallery.text).toContain('<h1>Opening</h1>');
    expect(gallery.text).toContain('Kiln &#60;hot&#62;');
    expect(gallery.text).toContain('Credit: Ada Rossi');
    expect(gallery.text).toContain('/#/press-gallery?gallery=1"');
    expect(gallery.headers.get('content-security-policy')).toContain("default-src 'none'; img-src 'self'");
    expect(await statusOfFiles(gallery.text)).toEqual([200, 200]);
    const magazine = await server.call('/it/material/magazine/1');
    expect(magazine.text).toContain('<html lang="it">');
    expect(magazine.text).toContain('<h1>Forni oggi</h1>');
    expect(await statusOfFiles(magazine.text)).toEqual([200]);
    const kit = await server.call('/en/material/press_kit/1');
    expect(kit.text).toContain('<h2>Facts</h2><p class="soft">sheet.pdf · In Italian</p>');
    expect(await statusOfFiles(kit.text)).toEqual([200]);
  });

  it('shows nothing of what is not public, and changes nothing', async () => {
    for (const access of RELEASE_ACCESS.filter((each) => each !== 'public')) await fill(access);
    for (const kind of ['gallery', 'magazine', 'press_kit'])
      for (const id of ['1', '2', '3', '4', '5', '0', '-1', 'x', '99999999999', '1%00']) {
        const { status, text } = await server.call(`/en/material/${kind}/${id}`);
        expect(status, `${kind} ${id}`).toBe(404);
        expect(text).not.toMatch(/Opening|Kilns today|Fair kit|media\//);
      }
    expect((await server.call('/en/material/asset/1')).status).toBe(404);
    expect((await server.call('/en/material/gallery/1', { method: 'POST' })).status).toBe(404);
  });

  it('shows nothing of what is hidden again', async () => {
    await fill('public');
    const gone = { expires_at: server.clock.now.toISOString() };
    await server.database.change((trx) => trx.updateTable('gallery').set(gone).execute());
    expect((await server.call('/en/material/gallery/1')).status).toBe(404);
  });
});
