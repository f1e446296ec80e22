import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, type MadeRendition, readRenditions } from '../../../../test/assets.ts';
import { readPhonePicture } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { makeRenditions } from '../renditions/job.ts';

describe('pictures that are drawn before they are resized', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function render(bytes: Buffer): Promise<{ id: number; all: MadeRendition[] }> {
    const id = await addFile(server, bytes, { credit: 'Foto Rossi' });
    await server.work();
    return { id, all: await readRenditions(server, id) };
  }
  const crop = async (id: number): Promise<MadeRendition[]> => {
    const { database } = server;
    const framed = JSON.stringify({ x: 0, y: 0, width: 50, height: 50 });
    await database.db.updateTable('asset').set({ crop: framed }).where('id', '=', id).execute();
    await makeRenditions(server.context, { asset_id: id });
    return readRenditions(server, id);
  };
  const originalOf = (all: readonly MadeRendition[]): MadeRendition => {
    const original = all.find(({ is_original }) => is_original === 1);
    if (original === undefined) throw new Error('No original');
    return original;
  };
  const colourAt = async (content: Buffer, x: number, y: number): Promise<number[]> => {
    const { data, info } = await sharp(content)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const place = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    return [...data.subarray(place, place + 3)];
  };
  const LOGO = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="#d02020"/></svg>',
  );

  it('hands out a drawing as one, and pictures of it in every size', async () => {
    const { all } = await render(LOGO);
    const kinds = all.map(({ media_type, width }) => `${width} ${media_type.slice(6)}`);
    expect(kinds).toEqual([
      ...[320, 640, 1280].flatMap((width) => [`${width} avif`, `${width} jpeg`, `${width} webp`]),
      '2560 avif',
      '2560 jpeg',
      '2560 svg+xml',
    ]);
    const { content, media_type } = originalOf(all);
    expect(media_type).toBe('image/svg+xml');
    expect(String(content)).toMatch(/^<svg [^>]*><metadata><\?xpacket .*Foto Rossi.*<\/metadata><rect /);
    const webp = all.find((each) => each.media_type === 'image/webp')?.content ?? Buffer.alloc(0);
    const { data } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    // Areas without a shape stay transparent.
    expect([data[3], data.at(-1)]).toEqual([255, 0]);
    const jpeg = all.find((each) => each.media_type === 'image/jpeg')?.content ?? Buffer.alloc(0);
    expect(await colourAt(jpeg, 0.9, 0.5)).toEqual([255, 255, 255]);
  });

  it('hands out a drawing that is cropped as a picture', async () => {
    const { id } = await render(LOGO);
    const { media_type, width, height } = originalOf(await crop(id));
    expect({ media_type, width, height }).toEqual({ media_type: 'image/png', width: 1280, height: 640 });
  });

  it('makes a JPEG of the picture of a phone: upright, in its colours and without private metadata', async () => {
    const { id, all } = await render(readPhonePicture());
    const original = originalOf(all);
    expect(original).toMatchObject({ media_type: 'image/jpeg', width: 64, height: 96 });
    const { icc, orientation } = await sharp(original.content).metadata();
    expect([icc?.length, orientation]).toEqual([480, undefined]);
    for (const { content } of all) {
      expect(content.includes('Secret')).toBe(false);
      expect(content.includes('GPS')).toBe(false);
      const [red, blue] = [await colourAt(content, 0.5, 0.2), await colourAt(content, 0.5, 0.8)];
      expect((red[0] ?? 0) - (red[2] ?? 0)).toBeGreaterThan(100);
      expect((blue[2] ?? 0) - (blue[0] ?? 0)).toBeGreaterThan(100);
    }
    expect(originalOf(await crop(id))).toMatchObject({ media_type: 'image/jpeg', width: 32, height: 48 });
  });
});
