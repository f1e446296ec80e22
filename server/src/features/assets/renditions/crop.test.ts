import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRenditions } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
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
});
