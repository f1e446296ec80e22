import type { OfficeAsset } from '@press-room/contract/office-assets';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRenditions } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { addGallery } from '../../../../test/media.ts';
import { twoHalves } from '../../../../test/pictures.ts';

/** Mean colour of the left and of the right half. */
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

  // Each has a width of its own: the same pixels would make the same files, which are one.
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
      // Lies on its side: its upper half is the left one of what is stored.
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
        // One colour alone is left.
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
      path.split('/')[2] ?? '',
      'a.jpg',
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
    // Nothing has to be made of it: it is there with the answer.
    expect(await seen()).toEqual({ x: 30, y: 90 });
    const crop = { x: 20, y: 0, width: 40, height: 50 };
    const cropped = await change(pointed.json as OfficeAsset, { crop });
    expect(cropped.json).toMatchObject({ focal_point: { x: 30, y: 90 }, crop });
    expect(await seen()).toEqual({ x: 25, y: 100 });
  });
});
