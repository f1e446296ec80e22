/** @module-tag slow */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFile, readRenditions } from '../../../../test/assets.ts';
import { hasExiftool, readTags } from '../../../../test/exiftool.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { PRIVATE_EXIF, twoHalves } from '../../../../test/pictures.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import { readEmbeddedWords } from './embedded-words.ts';

/** The picture with metadata as a photographer's program writes it. */
function withTags(bytes: Buffer, ...tags: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'press-room-tags-'));
  try {
    const path = join(folder, 'picture');
    writeFileSync(path, bytes);
    execFileSync('exiftool', [
      '-overwrite_original',
      '-q',
      '-charset',
      'iptc=utf8',
      '-codedcharacterset=utf8',
      ...tags,
      path,
    ]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const IPTC = [
  '-XMP-dc:Description=A façade',
  '-XMP-dc:Description-it-IT=Una facciata',
  '-XMP-dc:Subject=majolica',
  '-XMP-dc:Subject=città',
  '-IPTC:Keywords=tiles',
  '-XMP-photoshop:Credit=Foto Rossi',
  '-XMP-dc:Rights=© 2026 Rossi',
  '-XMP-xmpRights:UsageTerms=Editorial',
  '-XMP-iptcCore:AltTextAccessibility-en-GB=A wall',
  '-XMP-photoshop:DateCreated=2026:10:02 10:11:12',
  '-XMP-iptcExt:DigitalSourceType=http://cv.iptc.org/newscodes/digitalsourcetype/compositeCapture',
];

describe.skipIf(!hasExiftool)('what a picture says of itself', () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    return () => library.server.close();
  });

  it.each(['jpeg', 'png', 'webp', 'tiff'] as const)('fills the words of a %s', async (format) => {
    const picture = withTags(await twoHalves(200).toFormat(format).toBuffer(), ...IPTC);
    const { get, upload } = library;
    const answer = await upload(new Uint8Array(picture), { filename: `a.${format}` });
    const asset = await get(Number(answer.headers.get('asset-id')));
    expect(asset.keywords).toEqual(expect.arrayContaining(['majolica', 'città']));
    expect(asset).toMatchObject({
      credit: 'Foto Rossi',
      copyright: '© 2026 Rossi',
      // A text without a language is ignored if the file has one with a language.
      caption: { it: 'Una facciata', en: '' },
      rights: { en: 'Editorial', it: '' },
      alt: { en: 'A wall', it: '' },
      taken_on: '2026-10-02',
      digital_source_type: 'composite',
    });
  });

  it('reads IIM where there is no XMP, in the language of who brings it', async () => {
    const tags = [
      '-IPTC:Caption-Abstract=Sala «blu»',
      '-IPTC:By-line=Ada Neri',
      '-IPTC:DateCreated=2026:01:31',
    ];
    const picture = new Uint8Array(withTags(await twoHalves(210).jpeg().toBuffer(), ...tags));
    const { tus, officer, get } = library;
    const headers = { ...officer, 'Accept-Language': 'it' };
    const begun = await tus.begin(picture.length, {}, headers);
    const answer = await tus.send(begun.headers.get('location') ?? '', 0, picture, headers);
    expect(await get(Number(answer.headers.get('asset-id')))).toMatchObject({
      credit: 'Ada Neri',
      caption: { it: 'Sala «blu»', en: '' },
      taken_on: '2026-01-31',
    });
  });

  it('reads the rights notice of EXIF where there is no other, and hands it on', async () => {
    const tags = [
      '-EXIF:Artist=Mario Rossi;Carla Verdi',
      '-EXIF:Copyright=© 2026 Rossi',
      '-EXIF:SerialNumber=77',
    ];
    const picture = withTags(await twoHalves(240).jpeg().toBuffer(), ...tags, '-EXIF:GPSLatitude=44.5');
    const id = await addFile(library.server, picture);
    expect(await library.get(id)).toMatchObject({
      credit: 'Mario Rossi, Carla Verdi',
      copyright: '© 2026 Rossi',
    });
    await library.server.work();
    for (const { media_type, content } of await readRenditions(library.server, id)) {
      const [found] = readTags([content]);
      expect(found).toMatchObject({ 'XMP-dc:Rights': '© 2026 Rossi' });
      if (media_type === 'image/jpeg')
        expect(found).toMatchObject({
          'IFD0:Artist': 'Mario Rossi, Carla Verdi',
          'IFD0:Copyright': '© 2026 Rossi',
        });
      expect(JSON.stringify(found)).not.toMatch(/GPS|Serial/);
    }
    const signed = withTags(picture, '-IPTC:By-line=Ada Neri', '-XMP-dc:Rights=Archivio');
    expect(await readEmbeddedWords(signed)).toMatchObject({ credit: 'Ada Neri', copyright: 'Archivio' });
  });

  it('leaves what was typed', async () => {
    const picture = withTags(await twoHalves(220).jpeg().toBuffer(), ...IPTC);
    const id = await addFile(library.server, picture, { credit: 'Typed', caption_it: 'Scritta' });
    expect(await library.get(id)).toMatchObject({ credit: 'Typed', caption: { it: 'Scritta' } });
  });

  it('reads its own files back', async () => {
    const words = { caption_en: 'English', caption_it: 'Italiano', credit: 'Us', keywords: '["a","b"]' };
    const id = await addFile(library.server, await twoHalves(230).jpeg().toBuffer(), words);
    await library.server.work();
    const [file] = (await readRenditions(library.server, id)).filter(({ is_original }) => is_original === 1);
    expect(await readEmbeddedWords(file?.content ?? Buffer.alloc(0))).toMatchObject({
      credit: 'Us',
      caption: { en: 'English', it: 'Italiano' },
      keywords: ['a', 'b'],
    });
  });

  it('takes nothing of what a camera says of its owner', async () => {
    const found = await readEmbeddedWords(await twoHalves(200).withExif(PRIVATE_EXIF).jpeg().toBuffer());
    expect(JSON.stringify(found)).not.toMatch(/secret/i);
  });

  it
    .skipIf(!hasSharedMedia)
    .each(['canon.jpg', 'odd-exif.jpg', 'gps-nikon.jpg', 'corrupted.jpg', 'scan.tiff'])(
    'copes with the real %s',
    async (name) => {
      const found = await readEmbeddedWords(readSharedMedia(name));
      expect(found === null || found.credit === '').toBe(true);
    },
  );

  it('is bounded: long words are cut, an endless packet is not read', async () => {
    const tags = [`-XMP-photoshop:Credit=${'x'.repeat(500)}`, `-XMP-dc:Description-en=${'y'.repeat(5000)}`];
    const id = await addFile(library.server, withTags(await twoHalves(240).jpeg().toBuffer(), ...tags));
    const asset = await library.get(id);
    expect([asset.credit.length, asset.caption.en.length]).toEqual([200, 2000]);
    const png = await twoHalves(250)
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(1_100_000)}</x:xmpmeta>`)
      .png()
      .toBuffer();
    expect(await readEmbeddedWords(png)).toBeNull();
  });
});
