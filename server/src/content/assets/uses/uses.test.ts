import { join } from 'node:path';
import type { MadeUse } from '@press-room/contract/picture-uses';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, readFile } from '../../../../test/assets.ts';
import { hasExiftool, readTags } from '../../../../test/exiftool.ts';
import { PRIVATE_EXIF, twoHalves } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { printProfileOf, readPrintProfile } from '../../../platform/config/print-profile.ts';
import { asHouse } from '../../../platform/pictures/ask-picture.ts';
import { makeUses } from './make-uses.ts';
import { listUses } from './queries.ts';

const PROFILE = join(import.meta.dirname, '../../../platform/config/fogra39l-coated.icc');

describe('uses of pictures', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const WORDS = {
    credit: 'Ada Rossi',
    copyright: '© 2026 Association',
    caption_en: 'A tile',
    caption_it: 'Una piastrella',
  };

  const add = async (bytes: Uint8Array, words: object = {}): Promise<number> => {
    const id = await addFile(server, bytes, { ...WORDS, ...words });
    await server.database.db.updateTable('asset').set({ state: 'ready' }).where('id', '=', id).execute();
    return id;
  };

  const ask = (ids: readonly number[], use: MadeUse) => {
    const asked = { client: asHouse(), until: performance.now() + 60_000, count: async () => undefined };
    return makeUses(server.context, { ids, use, ...asked });
  };

  const find = async (id: number, use: MadeUse) => {
    const file = (await listUses(server.database.db, server.context.config, { ids: [id], use })).get(id);
    if (file === undefined) throw new Error('Not made');
    return file;
  };

  async function make(bytes: Uint8Array, use: MadeUse, words: object = {}): Promise<Buffer> {
    const id = await add(bytes, words);
    expect(await ask([id], use)).toEqual({ made: 1, total: 1 });
    return readFile(server, (await find(id, use)).sha256 ?? '');
  }

  /** Stored CMYK values, without applying a profile. */
  async function inkOf(content: Uint8Array): Promise<number[]> {
    const stored = sharp(content, { ignoreIcc: true }).pipelineColourspace('cmyk').toColourspace('cmyk');
    const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, info.channels)].map((value) => Math.round(value / 2.55));
  }

  const plain = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } });

  describe('for print', () => {
    it('is no larger than A4 at 300 dpi, by its orientation, and never enlarged', async () => {
      const sizeOf = async (width: number, height: number) => {
        const source = await plain('#888').resize(width, height).jpeg().toBuffer();
        const made = await sharp(await make(source, 'print')).metadata();
        return `${made.width}×${made.height}`;
      };
      expect(await sizeOf(4000, 3000)).toBe('3307×2480');
      expect(await sizeOf(3000, 4000)).toBe('2480×3307');
      expect(await sizeOf(6000, 1000)).toBe('3508×585');
      expect(await sizeOf(900, 600)).toBe('900×600');
    });

    it('is in CMYK with the profile in it', async () => {
      const made = await sharp(await make(await twoHalves().jpeg().toBuffer(), 'print')).metadata();
      expect(made).toMatchObject({ format: 'jpeg', space: 'cmyk', channels: 4, hasProfile: true });
      const { path } = printProfileOf({});
      expect(path).toBe(PROFILE);
      expect(made.icc?.toString('latin1', 12, 20)).toBe('prtrCMYK');
    });

    it.runIf(hasExiftool)(
      'tells another program its profile, size, density, credit and caption',
      async () => {
        const source = await plain('#888').resize(4000, 3000).withExif(PRIVATE_EXIF).jpeg().toBuffer();
        const content = await make(source, 'print');
        const [tags] = readTags([content], /./);
        expect(tags).toMatchObject({
          'File:ImageWidth': 3307,
          'File:ImageHeight': 2480,
          'File:ColorComponents': 4,
          'IFD0:XResolution': 300,
          'IFD0:YResolution': 300,
          'IFD0:ResolutionUnit': 'inches',
          'Photoshop:XResolution': 300,
          'IFD0:Artist': 'Ada Rossi',
          'IFD0:Copyright': '© 2026 Association',
          'IPTC:Credit': 'Ada Rossi',
          'IPTC:By-line': 'Ada Rossi',
          'IPTC:Caption-Abstract': 'A tile',
          'XMP-photoshop:Credit': 'Ada Rossi',
          'ICC-header:ColorSpaceData': 'CMYK',
          'ICC-header:ProfileClass': 'Output Device Profile',
          'ICC_Profile:ProfileDescription': 'FOGRA39L Coated',
        });
        expect(JSON.stringify(tags)).not.toContain('Secret');
      },
    );

    it('honours the profile of a picture in a larger space', async () => {
      const inP3 = await plain('#00e000').withIccProfile('p3').png().toBuffer();
      // Pure green of Display P3, which is outside sRGB.
      const wide = await sharp(inP3).keepIccProfile().linear([0, 2, 0], [0, 0, 0]).png().toBuffer();
      const narrow = await plain('#00ff00').png().toBuffer();
      const [cyan = 0] = await inkOf(await make(wide, 'print'));
      const [ofNarrow = 0] = await inkOf(await make(narrow, 'print'));
      expect(cyan).toBeGreaterThan(ofNarrow);
    });

    it('leaves the ink of a picture that has this profile as it is', async () => {
      const source = await plain('#000').withIccProfile(PROFILE).jpeg({ quality: 100 }).toBuffer();
      const before = await inkOf(source);
      const after = await inkOf(await make(source, 'print'));
      expect(after.every((value, at) => Math.abs(value - (before[at] ?? 0)) <= 3)).toBe(true);
    });

    it('is white where a picture is seen through', async () => {
      const made = await make(await twoHalves(400, 0).png().toBuffer(), 'print');
      expect((await inkOf(made)).every((value) => value <= 1)).toBe(true);
    });
  });

  it('is for the web at most 1600 pixels long, in sRGB and says so', async () => {
    const source = await plain('#c82828').resize(2000, 3000).withIccProfile('p3').jpeg().toBuffer();
    const made = await make(source, 'web');
    expect(await sharp(made).metadata()).toMatchObject({ width: 1067, height: 1600, space: 'srgb' });
    const { icc } = await sharp(made).metadata();
    expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 200)).toBeLessThan(6);
  });

  describe('for a story', () => {
    const focal = (x: number) => ({ focal_point: JSON.stringify({ x, y: 50 }) });
    const sideOf = async (id: number): Promise<string> => {
      await ask([id], 'story');
      const content = await readFile(server, (await find(id, 'story')).sha256 ?? '');
      expect(await sharp(content).metadata()).toMatchObject({ width: 1080, height: 1920 });
      const { channels } = await sharp(content).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
    };
    const set = (id: number, values: object) =>
      server.database.db
        .updateTable('asset')
        .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();

    it('is upright, follows the focal point and stays within the crop', async () => {
      const id = await add(await twoHalves(4800).jpeg().toBuffer());
      await set(id, focal(0));
      expect(await sideOf(id)).toBe('red');
      await set(id, focal(100));
      expect(await sideOf(id)).toBe('blue');
      await set(id, { crop: JSON.stringify({ x: 0, y: 0, width: 45, height: 100 }) });
      expect(await sideOf(id)).toBe('red');
    });
  });
});

describe('a profile for print', () => {
  it('is read with its own description', () => {
    expect(readPrintProfile(PROFILE)).toMatchObject({ path: PROFILE, description: 'FOGRA39L Coated' });
  });

  it('is nothing else', () => {
    expect(readPrintProfile(import.meta.filename)).toBeNull();
    expect(readPrintProfile('/nowhere.icc')).toBeNull();
  });
});
