import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, type MadeRendition, readFile, readRenditions } from '../../../../test/assets.ts';
import { PRIVATE_EXIF, twoHalves } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { findAsset } from '../queries.ts';
import { makeRenditions } from './job.ts';

describe('renditions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Takes in a picture and makes all its files. */
  async function render(
    bytes: Uint8Array,
  ): Promise<{ id: number; all: MadeRendition[]; original: MadeRendition }> {
    const id = await addFile(server, bytes);
    await server.work();
    expect(await findAsset(server.database.db, id)).toMatchObject({ state: 'ready', failure: null });
    const all = await readRenditions(server, id);
    const original = all.find(({ is_original }) => is_original === 1);
    if (original === undefined) throw new Error('No original');
    for (const { content, media_type, width, height } of all) {
      const found = await sharp(content).metadata();
      const shown = found.autoOrient;
      expect([shown.width, shown.height, found.mediaType]).toEqual([width, height, media_type]);
    }
    return { id, all, original };
  }

  const named = (all: readonly MadeRendition[]): string[] =>
    all.map(
      ({ media_type, width, is_original }) =>
        `${width} ${media_type.slice(6)}${is_original === 1 ? ' original' : ''}`,
    );

  /** Colours of a picture at the centre of its left and right half, and at the top and bottom. */
  async function coloursOf(content: Uint8Array): Promise<{ left: number[]; right: number[] }> {
    const picture = sharp(content).autoOrient().toColourspace('srgb').removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const at = (part: number): number[] => {
      const place =
        (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * info.channels;
      return [...data.subarray(place, place + 3)];
    };
    return { left: at(0.25), right: at(0.75) };
  }

  function expectNear(seen: readonly number[], wanted: readonly number[], tolerance: number): void {
    const far = seen.filter((value, at) => Math.abs(value - (wanted[at] ?? 0)) > tolerance);
    expect(far, `${seen.join()} is like ${wanted.join()}`).toEqual([]);
  }

  const RED = [200, 40, 40];
  const BLUE = [40, 40, 200];

  it('makes every size that is not larger than the picture, in every format', async () => {
    const { all } = await render(await twoHalves(700).jpeg().toBuffer());
    const ofWidth = (width: number, jpeg: string) => [`${width} avif`, `${width} ${jpeg}`, `${width} webp`];
    expect(named(all)).toEqual([
      ...ofWidth(320, 'jpeg'),
      ...ofWidth(640, 'jpeg'),
      ...ofWidth(700, 'jpeg original'),
    ]);
  });

  it('makes nothing wider than 2560 but the original', async () => {
    const { all } = await render(await twoHalves(3000).jpeg().toBuffer());
    expect([...new Set(all.map(({ width }) => width))]).toEqual([320, 640, 1280, 2560, 3000]);
    expect(named(all).filter((name) => name.startsWith('3000'))).toEqual(['3000 jpeg original']);
    // Nearly all browsers support AVIF, and a large WebP is expensive to make: others get the one with 1280 pixels.
    expect(named(all).filter((name) => name.startsWith('2560'))).toEqual(['2560 avif', '2560 jpeg']);
  });

  it('has a small one for the screen before the rest is made', async () => {
    const id = await addFile(server, await twoHalves(800).jpeg().toBuffer());
    const stop = new AbortController();
    const store: FileStore = {
      ...server.context.store,
      put: (bytes) => {
        stop.abort();
        return server.context.store.put(bytes);
      },
    };
    const context = { ...server.context, store };
    await expect(makeRenditions(context, { asset_id: id }, stop.signal)).rejects.toThrow('gone');
    expect(named(await readRenditions(server, id))).toEqual(['320 webp']);
    expect(await findAsset(server.database.db, id)).toMatchObject({ state: 'processing' });
    await server.work();
    expect(await readRenditions(server, id)).toHaveLength(12 - 3);
  });

  it('ends in the same state when it is done again', async () => {
    const { id, all } = await render(await twoHalves(400).png().toBuffer());
    await makeRenditions(server.context, { asset_id: id });
    expect(await readRenditions(server, id)).toEqual(all);
  });

  it.each([5, 6])(
    'turns a picture of orientation %i upright and keeps the data of its original',
    async (orientation) => {
      // Stored so that red is on the left after rotation.
      const upright = await twoHalves(400).png().toBuffer();
      const stored =
        orientation === 6
          ? sharp(upright).rotate(270)
          : sharp(await sharp(upright).rotate(90).png().toBuffer()).flop();
      const source = await stored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
      const { all, original } = await render(source);
      for (const { content, width, height } of all) {
        expect(width > height).toBe(true);
        const { left, right } = await coloursOf(content);
        expectNear(left, RED, 12);
        expectNear(right, BLUE, 12);
      }
      expect(await sharp(original.content).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
    },
  );

  it.each([
    [
      'a JPEG in CMYK',
      () => twoHalves(400).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }),
    ],
    ['a picture in Display P3', () => twoHalves(400).withIccProfile('p3').png()],
    ['a PNG of 16 bits', () => twoHalves(400).toColourspace('rgb16').png()],
    ['a TIFF', () => twoHalves(400).tiff({ compression: 'lzw' })],
  ])('shows the colours of %s in sRGB', async (_what, make) => {
    const source = await make().toBuffer();
    // This blue cannot be printed: converting it to CMYK changes it.
    const { right: blue } = await coloursOf(source);
    const { all } = await render(source);
    for (const { content } of all.filter(({ is_original }) => is_original === 0)) {
      expect(await sharp(content).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
        hasProfile: false,
      });
      const { left, right } = await coloursOf(content);
      expectNear(left, RED, 14);
      expectNear(right, blue, 14);
    }
  });

  it('leaves colours and depth of an original as they are', async () => {
    const cmyk = await twoHalves(400).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    const first = await render(cmyk);
    expect(await sharp(first.original.content).metadata()).toMatchObject({ space: 'cmyk', hasProfile: true });
    const deep = await render(await twoHalves(400).toColourspace('rgb16').png().toBuffer());
    expect(await sharp(deep.original.content).metadata()).toMatchObject({ space: 'rgb16', depth: 'ushort' });
    const scan = await render(
      await twoHalves(400).toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(),
    );
    expect(await sharp(scan.original.content).metadata()).toMatchObject({ format: 'tiff', depth: 'ushort' });
  });

  it('keeps transparency where the format can, and is white where it cannot', async () => {
    const { all } = await render(await twoHalves(400, 0).png().toBuffer());
    for (const { content, media_type } of all) {
      if (media_type === 'image/jpeg') expectNear((await coloursOf(content)).left, [255, 255, 255], 3);
      else expect((await sharp(content).stats()).isOpaque, media_type).toBe(false);
    }
  });

  it('takes the first picture of an animation for the screen', async () => {
    const frames = sharp(
      [await twoHalves(60).png().toBuffer(), await twoHalves(60).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    );
    const gif = await render(await frames.clone().gif().toBuffer());
    expect(named(gif.all)).toContain('60 png original');
    const webp = await render(await frames.clone().webp({ lossless: true }).toBuffer());
    for (const { content, media_type, is_original } of [...gif.all, ...webp.all]) {
      expectNear((await coloursOf(content)).left, RED, 30);
      const { pages = 1 } = await sharp(content).metadata();
      expect(pages).toBe(is_original === 1 && media_type === 'image/webp' ? 2 : 1);
    }
  });

  it('makes what it can of extreme shapes', async () => {
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#c82828' } }).png();
    expect(named((await render(await pixel.toBuffer())).all)).toEqual([
      '1 avif',
      '1 jpeg',
      '1 png original',
      '1 webp',
    ]);
    const shape = async (width: number, height: number) =>
      (await render(await pixel.clone().resize(width, height, { fit: 'fill' }).toBuffer())).all.map(
        (rendition) => `${rendition.width}×${rendition.height}`,
      );
    expect(new Set(await shape(20_000, 3))).toEqual(
      new Set(['320×1', '640×1', '1280×1', '2560×1', '20000×3']),
    );
    expect(new Set(await shape(10, 20_000))).toEqual(new Set(['8×16383', '10×20000']));
  });

  it('gives up at once on what cannot be drawn, and says why', async () => {
    const id = await addFile(server, await twoHalves(50).png().toBuffer());
    const broken = await server.context.store.put((await twoHalves(50).jpeg().toBuffer()).subarray(0, 300));
    await server.database.db.updateTable('asset').set({ sha256: broken }).where('id', '=', id).execute();
    await server.work();
    expect(await findAsset(server.database.db, id)).toMatchObject({
      state: 'failed',
      failure: 'picture_broken',
    });
    const job = await server.database.db
      .selectFrom('job')
      .select(['dead_at', 'attempts'])
      .executeTakeFirstOrThrow();
    expect(job.dead_at).not.toBeNull();
    expect(job.attempts).toBe(1);
    await server.database.db.deleteFrom('job').execute();
  });

  it('tries again for hours when a file is out of reach', async () => {
    const { db } = server.database;
    const id = await addFile(server, await twoHalves(51).png().toBuffer());
    const pointTo = (sha256: string) =>
      db.updateTable('asset').set({ sha256 }).where('id', '=', id).execute();
    const { sha256 = '' } = (await findAsset(db, id)) ?? {};
    await pointTo('f'.repeat(64));
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      await server.work();
      const job = await db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
      expect(job).toMatchObject({ attempts: attempt, dead_at: null });
      server.clock.now = new Date(job.run_at);
    }
    await pointTo(sha256);
    await server.work();
    expect(await findAsset(db, id)).toMatchObject({ state: 'ready' });
  });

  it('leaves nothing private in a file, whatever its format', async () => {
    const secret = /secret|gpslatitude/i;
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const source = await twoHalves(340).withExif(PRIVATE_EXIF).toFormat(format).toBuffer();
      expect(secret.test(source.toString('latin1')), format).toBe(true);
      const { all } = await render(source);
      for (const { content } of all) expect(secret.test(content.toString('latin1')), format).toBe(false);
    }
  });

  it.skipIf(!hasSharedMedia).each(['orientation-5.jpg', 'orientation-6.jpg', 'scan.tiff'])(
    'makes everything of the real %s',
    async (name) => {
      const source = readSharedMedia(name);
      const { all, original } = await render(source);
      expect(all.length).toBeGreaterThanOrEqual(6);
      expect(await sharp(original.content).autoOrient().raw().toBuffer()).toEqual(
        await sharp(source).autoOrient().raw().toBuffer(),
      );
    },
  );

  it('stores what it names', async () => {
    const { all } = await render(await twoHalves(330).webp().toBuffer());
    for (const { sha256, bytes } of all) expect((await readFile(server, sha256)).length).toBe(bytes);
  });
});
