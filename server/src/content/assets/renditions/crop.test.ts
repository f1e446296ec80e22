import type { OfficeAsset } from '@press-room/contract/admin-assets';
import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFile, readRenditions } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { addGallery } from '../../../../test/media.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { post } from '../../../../test/requests.ts';
import { findSocialCut } from '../queries.ts';
import { toSocialCut } from './cut.ts';

/** Mean colours of the left and the right half. */
async function halvesOf(content: Buffer): Promise<[number[], number[]]> {
  const { data, info } = await sharp(content)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(2, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (at: number): number[] => [...data.subarray(at * info.channels, at * info.channels + 3)];
  return [pixel(0), pixel(1)];
}
const distance = (one: readonly number[], two: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (two[at] ?? 0))));

describe('a crop', () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    return () => library.server.close();
  });

  // Different widths, because equal pixels would give equal files, which are stored once.
  it.each([
    ['jpeg', 800],
    ['png', 810],
    ['webp', 820],
    ['tiff', 830],
    ['avif', 840],
  ] as const)(
    'is followed by every file made of a %s, upright, and the old ones go',
    async (format, side) => {
      const { upload, server, get, change } = library;
      // Rotated: the upper half of the picture is the left half of the stored pixels.
      const stored = await twoHalves(side).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
      const whole = await halvesOf(await sharp(stored).autoOrient().rotate(-90).png().toBuffer());
      const answer = await upload(new Uint8Array(stored), { filename: `a.${format}` });
      const id = Number(answer.headers.get('asset-id'));
      await server.work();
      const before = await get(id);
      const upright = { width: before.width ?? 0, height: before.height ?? 0 };
      const changed = await change(before, { crop: { x: 0, y: 0, width: 100, height: 25 } });
      expect(changed.status).toBe(200);
      await server.work();
      const after = await get(id);
      expect(after.width).toBe(upright.width);
      const files = await readRenditions(server, id);
      expect(files.length).toBeGreaterThan(2);
      for (const { content, width, height, is_original } of files) {
        const { autoOrient } = await sharp(content).metadata();
        expect([autoOrient.width, autoOrient.height]).toEqual([width, height]);
        const wanted = (upright.height * 0.25) / upright.width;
        expect(Math.abs(height / width - wanted)).toBeLessThan(0.01);
        if (is_original === 1) expect(width).toBe(upright.width);
        // Only one colour is left.
        const [left, right] = await halvesOf(content);
        expect(distance(left, right)).toBeLessThan(25);
      }
      expect(distance(...whole)).toBeGreaterThan(60);
      expect((await server.call(after.whole_url ?? '')).status).toBe(200);
      const keyOf = (url: string | null): string => url?.split('/')[2] ?? '';
      const old = (before.picture?.renditions ?? []).filter(
        ({ url }) => keyOf(url) !== keyOf(after.whole_url),
      );
      expect(old.length).toBeGreaterThan(1);
      for (const { url } of old) expect((await server.call(url)).status).toBe(404);
      const back = await change(after, { crop: null });
      expect(back.status).toBe(200);
      await server.work();
      expect((await get(id)).whole_url).toBeNull();
      const original = (await readRenditions(server, id)).find((file) => file.is_original === 1);
      expect(original).toMatchObject(upright);
    },
  );

  it('leaves no trace of what it cuts off for readers', async () => {
    const { upload, server, get, change } = library;
    const bytes = new Uint8Array(await twoHalves(500).jpeg().toBuffer());
    const id = Number((await upload(bytes)).headers.get('asset-id'));
    await server.work();
    await change(await get(id), { crop: { x: 0, y: 0, width: 50, height: 100 } });
    await server.work();
    const { whole_url } = await get(id);
    const [path = ''] = (whole_url ?? '').split('?');
    expect((await server.call(path)).status).toBe(404);
    const signed = server.context.links.media.toSigned(
      { key: path.split('/')[2] ?? '', name: 'a.jpg', media_type: 'image/webp' },
      await server.sessionOf('reader@example.com'),
    );
    expect((await server.call(signed)).status).toBe(404);
  });

  it('keeps the credit in every file and says nowhere where the picture was taken', async () => {
    const { upload, server, get, change } = library;
    const exif = {
      IFD0: { Artist: 'Camera Owner' },
      IFD3: { GPSLatitude: '44/1 32/1 0/1', GPSLatitudeRef: 'N' },
    };
    const bytes = await twoHalves(700).withExif(exif).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Camera Owner')).toBe(true);
    const id = Number((await upload(new Uint8Array(bytes))).headers.get('asset-id'));
    await change(await get(id), { credit: 'Foto Rossi', crop: { x: 10, y: 10, width: 50, height: 50 } });
    await server.work();
    const files = await readRenditions(server, id);
    expect(files.some(({ is_original }) => is_original === 1)).toBe(true);
    for (const { content } of files) {
      expect(content.includes('Camera Owner')).toBe(false);
      expect(content.includes('GPSLatitude')).toBe(false);
      const { exif: left, xmp } = await sharp(content).metadata();
      expect(left === undefined || !left.includes('Camera Owner')).toBe(true);
      expect(xmp?.toString()).toContain('Foto Rossi');
    }
  });

  it('has its focal point within what is left, for readers too', async () => {
    const { upload, server, get, change } = library;
    const bytes = new Uint8Array(await twoHalves(640).jpeg().toBuffer());
    const id = Number((await upload(bytes)).headers.get('asset-id'));
    await server.work();
    const gallery = await addGallery(server, [id], { access: 'public' });
    const reader = await server.signedIn('reader@example.com');
    const seen = async () => {
      const path = `/api/press_room/gallery_picture/?format=datatables&gallery=${gallery}`;
      const { data } = (await server.call(path, { headers: reader })).json as { data: GalleryPicture[] };
      return data[0]?.focal_point;
    };
    expect(await seen()).toBeNull();
    const pointed = await change(await get(id), { focal_point: { x: 30, y: 90 } });
    // The answer contains it at once, because no file has to be made.
    expect(await seen()).toEqual({ x: 30, y: 90 });
    const crop = { x: 20, y: 0, width: 40, height: 50 };
    const cropped = await change(pointed.json as OfficeAsset, { crop });
    expect(cropped.json).toMatchObject({ focal_point: { x: 30, y: 90 }, crop });
    expect(await seen()).toEqual({ x: 25, y: 100 });
  });

  it('leads to a cut for social networks around the focal point, whose old file goes', async () => {
    const { upload, server, get, change } = library;
    // 1300 × 1040 pixels, cropped to a strip: red on the left, blue on the right.
    const bytes = new Uint8Array(await twoHalves(1300).jpeg().toBuffer());
    const id = Number((await upload(bytes)).headers.get('asset-id'));
    const gallery = await addGallery(server, [id], { access: 'public' });
    await change(await get(id), { credit: 'Foto Rossi', crop: { x: 0, y: 0, width: 100, height: 40 } });
    await server.work();
    const reader = { headers: await server.signedIn('reader@example.com') };
    const cutAt = async (x: number) => {
      await change(await get(id), { focal_point: { x, y: 50 } });
      await server.work();
      const path = `/api/press_room/gallery_picture/?format=datatables&gallery=${gallery}`;
      const list = await server.call(path, reader);
      const choice = (list.json as { data: GalleryPicture[] }).data[0]?.choices.at(-1);
      expect(choice).toMatchObject({ is_cut: true, media_type: 'image/jpeg', width: 792, height: 416 });
      const file = await findSocialCut(server.database.db, id);
      expect(choice?.bytes).toBe(file?.bytes);
      const ticket = await server.call(DOWNLOAD_PATH, post({ asset: id, cut: 'social' }));
      const { url } = ticket.json as Download;
      expect((await server.call(url)).headers.get('content-length')).toBe(String(file?.bytes));
      return { url: `/media/${file?.sha256}/cut.jpg`, content: await readFile(server, file?.sha256 ?? '') };
    };
    const isRed = ([red = 0, , blue = 0]: readonly number[]): boolean => red > blue;
    const left = await cutAt(0);
    expect((await halvesOf(left.content)).map(isRed)).toEqual([true, true]);
    expect((await sharp(left.content).metadata()).xmp?.toString()).toContain('Foto Rossi');
    expect((await server.call(left.url)).status).toBe(200);
    const right = await cutAt(100);
    expect((await halvesOf(right.content)).map(isRed)).toEqual([false, false]);
    expect((await server.call(left.url)).status).toBe(404);
    expect((await server.call(right.url)).status).toBe(200);
    await change(await get(id), { rights_until: '2020-01-01T00:00:00Z' });
    expect((await server.call(right.url)).status).toBe(404);
  });

  it.each([
    ['is as large as it may be', [6000, 4000], { x: 50, y: 0 }, [0, 0, 6000, 3150], [1200, 630]],
    ['is never enlarged', [800, 800], null, [0, 190, 800, 420], [800, 420]],
    ['stays within a tall picture', [1200, 9000], { x: 0, y: 100 }, [0, 8370, 1200, 630], [1200, 630]],
  ] as const)('has a cut that %s', (_what, [width, height], point, cut, size) => {
    const found = toSocialCut({ left: 0, top: 0, width, height }, point);
    expect(Object.values(found?.cut ?? {})).toEqual(cut);
    expect(Object.values(found?.size ?? {})).toEqual(size);
  });

  it('has no cut where too little is left', () => {
    expect(toSocialCut({ left: 0, top: 0, width: 599, height: 800 }, null)).toBeNull();
    expect(toSocialCut({ left: 0, top: 0, width: 2000, height: 300 }, null)).toBeNull();
  });
});
