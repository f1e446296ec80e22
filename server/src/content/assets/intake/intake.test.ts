import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStoredFiles, readFile } from '../../../../test/assets.ts';
import { textLike } from '../../../../test/matchers.ts';
import { buildPdf, buildPngBomb, readPhonePicture, twoHalves } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { type IntakenFile, intakeFile } from './intake.ts';

describe('intakeFile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const intake = (source: Readable | Uint8Array, name = 'file.bin'): Promise<IntakenFile> =>
    intakeFile(server.context, source, name);

  const countFiles = (): Promise<number> => countStoredFiles(server);

  async function refusalOf(source: Readable | Uint8Array, name?: string): Promise<unknown> {
    const error: unknown = await intake(source, name).catch((reason: unknown) => reason);
    if (!(error instanceof AppError)) throw new Error('It was not refused', { cause: error });
    return 'fields' in error.content ? error.content.fields.file?.[0]?.key : error.content.detail.key;
  }

  it.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'avif'],
    ['gif', 'image/gif', 'gif'],
    ['tiff', 'image/tiff', 'tif'],
  ] as const)('knows a %s by its content and mends its name', async (format, media_type, extension) => {
    const bytes = await twoHalves(60).toFormat(format).toBuffer();
    const file = await intake(bytes, 'Una piastrella.2026.pdf');
    expect(file).toMatchObject({
      kind: 'picture',
      media_type,
      bytes: bytes.length,
      width: 60,
      height: 48,
      pages: null,
      name: `Una piastrella.2026.${extension}`,
      placeholder: textLike(/^#[67]\d2[0-9a-f][67][0-9a-f]$/),
    });
    expect((await server.context.store.find(file.key))?.bytes).toBe(bytes.length);
  });

  it('takes a source that arrives in pieces', async () => {
    const bytes = await twoHalves(900).png({ compressionLevel: 0 }).toBuffer();
    const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
      bytes.subarray(at * 1000, (at + 1) * 1000),
    );
    expect(await intake(Readable.from(pieces))).toMatchObject({ bytes: bytes.length, width: 900 });
  });

  it('says the size of a picture as it is shown', async () => {
    const bytes = await twoHalves(60).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await intake(bytes)).toMatchObject({ width: 48, height: 60 });
  });

  it('counts the pages of a PDF', async () => {
    expect(await intake(buildPdf(['One', 'Two', 'Three']), 'report')).toMatchObject({
      kind: 'document',
      media_type: 'application/pdf',
      pages: 3,
      name: 'report.pdf',
      width: null,
    });
  });

  it.each([
    ['a table', 'città;abitanti', 'figures.CSV', 'text/csv', 'figures.csv'],
    ['text', 'città', 'notes.md', 'text/plain', 'notes.md'],
    ['text of an old program', Buffer.from('citt\xe0', 'latin1'), 'notes', 'text/plain', 'notes.txt'],
    [
      'an archive',
      Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'),
      '../kit.exe',
      'application/zip',
      'kit.zip',
    ],
  ])('takes %s as another file', async (_what, content, given, media_type, name) => {
    expect(await intake(Buffer.from(content), given)).toMatchObject({ kind: 'other', media_type, name });
  });

  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10" fill="#d02020"/></svg>';
  const LARGE = Buffer.alloc(5 * 1024 ** 2, ' ');
  it.each([
    ['as it is', SVG],
    ['behind a declaration', `<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "a" "b">${SVG}`],
  ])('stores a drawing %s without what could act', async (_what, svg) => {
    const file = await intake(Buffer.from(svg), 'Logo.xml');
    expect(file).toMatchObject({
      kind: 'picture',
      media_type: 'image/svg+xml',
      width: 2560,
      height: 1280,
      name: 'Logo.svg',
      placeholder: '#d02020',
    });
    const stored = String(await readFile(server, file.key));
    expect(stored).toMatch(/^<svg width="20" height="10" .*><rect [^>]*><\/rect><\/svg>$/);
  });

  it('takes the picture of a phone upright', async () => {
    const file = await intake(readPhonePicture(), 'IMG_1.HEIC');
    expect(file).toMatchObject({ kind: 'picture', media_type: 'image/heic', width: 64, height: 96 });
    expect(file.name).toBe('IMG_1.heic');
  });

  const jpeg = () => twoHalves(900).jpeg().toBuffer();
  it.each([
    ['an empty file', async () => Buffer.alloc(0), 'file_empty'],
    [
      'an SVG that defines entities',
      async () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`),
      'picture_svg_definitions',
    ],
    ['an SVG of too many bytes', async () => Buffer.concat([Buffer.from(SVG), LARGE]), 'file_too_large'],
    ['comments without end', async () => Buffer.from(`${'<!---->'.repeat(30_000)}<!`), 'file_type_refused'],
    ['a HEIC that is cut off', async () => readPhonePicture().subarray(0, 1200), 'picture_broken'],
    [
      'a page',
      async () => Buffer.from('\ufeff <!doctype html><script>alert(1)</script>'),
      'file_type_refused',
    ],
    ['a script', async () => Buffer.from('#!/bin/sh\nrm -rf /'), 'file_type_refused'],
    ['a program', async () => Buffer.from('MZ\x90\0\x03\0', 'latin1'), 'file_type_refused'],
    ['bytes without sense', async () => Buffer.from([1, 2, 3, 0, 255]), 'file_type_refused'],
    ['a truncated JPEG', async () => (await jpeg()).subarray(0, 3000), 'picture_broken'],
    ['a truncated PNG', async () => (await twoHalves().png().toBuffer()).subarray(0, 200), 'picture_broken'],
    [
      'a truncated WebP',
      async () => (await twoHalves().webp().toBuffer()).subarray(0, 200),
      'picture_broken',
    ],
    ['a JPEG that is only a beginning', async () => (await jpeg()).subarray(0, 20), 'picture_broken'],
    [
      'a picture format that screens do not know',
      async () => Buffer.from('BM\0\0\0\0\0\0\0\0'),
      'picture_format',
    ],
    ['a broken PDF', async () => Buffer.from('%PDF-1.7\nthis is no document'), 'document_broken'],
    ['a PDF that is cut off', async () => buildPdf(['One']).subarray(0, 100), 'document_broken'],
  ])('refuses %s', async (_what, make, key) => {
    expect(await refusalOf(await make())).toBe(key);
  });

  it('refuses 30,000 × 30,000 pixels by the header alone', async () => {
    const before = process.memoryUsage.rss();
    expect(await refusalOf(buildPngBomb(30_000, 30_000))).toBe('picture_too_large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 ** 2);
  });

  it('takes a very wide picture and one of a single pixel', async () => {
    const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
    expect(await intake(await pixel.clone().png().toBuffer())).toMatchObject({ width: 1, height: 1 });
    const wide = await pixel.clone().resize(30_000, 2, { fit: 'fill' }).png().toBuffer();
    expect(await intake(wide)).toMatchObject({ width: 30_000, height: 2 });
  });

  it('refuses a file beyond the limit of its kind while it arrives, and keeps nothing of it', async () => {
    const before = await countFiles();
    let sent = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      yield await jpeg();
      for (; sent < 400; sent += 1) yield Buffer.alloc(1024 ** 2);
    }
    expect(await refusalOf(Readable.from(endless()))).toBe('file_too_large');
    expect(sent).toBeLessThan(110);
    expect(await countFiles()).toBe(before);
  });

  it('keeps nothing of a source that breaks', async () => {
    const before = await countFiles();
    async function* broken(): AsyncGenerator<Buffer> {
      yield await jpeg();
      throw new Error('the line is cut');
    }
    await expect(intake(Readable.from(broken()))).rejects.toThrow('the line is cut');
    expect(await countFiles()).toBe(before);
  });

  describe.skipIf(!hasSharedMedia)('with real files', () => {
    it.each(['canon.jpg', 'gps-nikon.jpg', 'odd-exif.jpg', 'orientation-5.jpg', 'scan.tiff', 'apple.heic'])(
      'takes %s',
      async (name) => {
        expect(await intake(readSharedMedia(name), name)).toMatchObject({ kind: 'picture', name });
      },
    );

    it.each([
      ['corrupted.jpg', 'picture_broken'],
      ['password.pdf', 'document_password'],
    ])('refuses %s', async (name, key) => {
      expect(await refusalOf(readSharedMedia(name), name)).toBe(key);
    });
  });
});
