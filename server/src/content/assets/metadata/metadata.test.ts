import { KEYWORD_MAX_LENGTH, KEYWORDS_MAX } from '@press-room/contract/admin-assets';
import { ALT_MAX_LENGTH, CAPTION_MAX_LENGTH, CREDIT_MAX_LENGTH } from '@press-room/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, readRenditions } from '../../../../test/assets.ts';
import { hasExiftool, readTags } from '../../../../test/exiftool.ts';
import { PRIVATE_EXIF, twoHalves } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import { buildIim } from './iim.ts';
import { BrokenJpeg, replaceJpegMetadata } from './jpeg.ts';
import { replacePngMetadata } from './png.ts';
import { replaceWebpMetadata } from './webp.ts';
import type { FileWords } from './words.ts';
import { buildXmp } from './xmp.ts';

const WORDS = {
  credit: 'Archivio "Città" & <Figli>',
  copyright: '© 2026 Ceramica',
  rights_en: 'Editorial use only',
  rights_it: 'Solo uso editoriale',
  caption_en: 'A façade of tiles',
  caption_it: 'Una facciata è rivestita',
  alt_en: 'A wall',
  alt_it: 'Un muro',
  taken_on: '2026-03-21',
  keywords: '["majolica","città"]',
  digital_source_type: 'composite',
  embargo_until: '2026-01-02T10:30:00.000Z',
  rights_until: '2027-06-30T21:59:59.000Z',
} as const;
const XMP_TAGS = {
  'XMP-dc:Creator': [WORDS.credit],
  'XMP-photoshop:Credit': WORDS.credit,
  'XMP-dc:Rights': WORDS.copyright,
  'XMP-xmpRights:Marked': true,
  'XMP-xmpRights:UsageTerms': WORDS.rights_en,
  'XMP-xmpRights:UsageTerms-en': WORDS.rights_en,
  'XMP-xmpRights:UsageTerms-it': WORDS.rights_it,
  'XMP-dc:Description': WORDS.caption_en,
  'XMP-dc:Description-en': WORDS.caption_en,
  'XMP-dc:Description-it': WORDS.caption_it,
  'XMP-iptcCore:AltTextAccessibility': WORDS.alt_en,
  'XMP-iptcCore:AltTextAccessibility-en': WORDS.alt_en,
  'XMP-iptcCore:AltTextAccessibility-it': WORDS.alt_it,
  'XMP-photoshop:DateCreated': '2026:03:21',
  'XMP-dc:Subject': ['majolica', 'città'],
  'XMP-iptcExt:DigitalSourceType': 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
  'XMP-plus:LicenseEndDate': '2027:06:30 21:59:59.000Z',
  'XMP-prism:EmbargoDate': '2026:01:02 10:30:00.000Z',
  'XMP-prism:ExpirationDate': '2027:06:30 21:59:59.000Z',
};
const IIM_TAGS = {
  'IPTC:CodedCharacterSet': 'UTF8',
  'IPTC:ApplicationRecordVersion': 4,
  'IPTC:Keywords': ['majolica', 'città'],
  'IPTC:ReleaseDate': '2026:01:02',
  'IPTC:ReleaseTime': '10:30:00+00:00',
  'IPTC:ExpirationDate': '2027:06:30',
  'IPTC:ExpirationTime': '21:59:59+00:00',
  'IPTC:DateCreated': '2026:03:21',
  'IPTC:By-line': WORDS.credit,
  'IPTC:Credit': WORDS.credit,
  'IPTC:CopyrightNotice': WORDS.copyright,
  'IPTC:Caption-Abstract': WORDS.caption_en,
};
const EXIF_TAGS = { 'IFD0:Artist': WORDS.credit, 'IFD0:Copyright': WORDS.copyright };
/** Technical metadata of a format. */
const TECHNICAL =
  /^(?:JFIF:(?:JFIFVersion|ResolutionUnit|[XY]Resolution)|PNG(?:-pHYs)?:|IFD0:(?:Image|Bits|Compression|Photometric|Strip|Samples|Rows|[XY]Res|Resolution|Planar|Predictor|Extra|SampleFormat|Orientation))/;

describe.skipIf(!hasExiftool)('metadata as exiftool reads it', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const expectOurWordsOnly = async (source: Uint8Array): Promise<void> => {
    const id = await addFile(server, source, WORDS);
    await server.work();
    const all = await readRenditions(server, id);
    expect(all.length).toBeGreaterThan(2);
    const found = readTags(all.map(({ content }) => content));
    for (const [at, { media_type, width }] of all.entries()) {
      const tags = Object.entries(found[at] ?? {}).filter(([name]) => !TECHNICAL.test(name));
      const wanted = media_type === 'image/jpeg' ? { ...XMP_TAGS, ...IIM_TAGS, ...EXIF_TAGS } : XMP_TAGS;
      expect(Object.fromEntries(tags), `${media_type} ${width}`).toEqual(wanted);
    }
  };

  it.each(['jpeg', 'png', 'webp', 'tiff', 'avif', 'gif'] as const)(
    'is ours alone in every file made of a %s',
    async (format) => {
      await expectOurWordsOnly(await twoHalves(330).withExif(PRIVATE_EXIF).toFormat(format).toBuffer());
    },
  );

  it.skipIf(!hasSharedMedia).each(['canon.jpg', 'gps-nikon.jpg', 'odd-exif.jpg'])(
    'is ours alone in every file made of the real %s',
    async (name) => expectOurWordsOnly(readSharedMedia(name)),
  );
});

describe('what is written into a file', () => {
  const NOTHING = { en: '', it: '' };
  const EMPTY: FileWords = {
    credit: '',
    copyright: '',
    rights: NOTHING,
    caption: NOTHING,
    alt: NOTHING,
    taken_on: null,
    keywords: [],
    digital_source_type: null,
    embargo_until: null,
    rights_until: null,
  };

  it('has no empty property', () => {
    expect(buildXmp(EMPTY)).not.toMatch(/dc:|photoshop:C|rdf:li|UsageTerms/);
    expect(buildIim(EMPTY)).toHaveLength(5 + 3 + 5 + 2);
  });

  it('takes the language that there is for the default one', () => {
    const xmp = buildXmp({ ...EMPTY, caption: { en: '', it: 'Solo italiano' } });
    expect(xmp).toContain('<rdf:li xml:lang="x-default">Solo italiano</rdf:li>');
    expect(xmp).not.toContain('xml:lang="en"');
  });

  it('has no character that XML does not know', () => {
    expect(buildXmp({ ...EMPTY, credit: 'a\u0000\u0008\ufffe\ud800b' })).toContain(
      '<photoshop:Credit>a\ufffdb<',
    );
  });

  it('cuts a long caption between two characters for IIM', () => {
    const iim = buildIim({ ...EMPTY, caption: { en: 'è'.repeat(1000).concat('é', 'x'.repeat(50)), it: '' } });
    const caption = iim.subarray(iim.lastIndexOf(Buffer.from([0x1c, 2, 120])) + 5);
    expect(caption.toString()).toBe('è'.repeat(1000));
    const odd = buildIim({ ...EMPTY, caption: { en: `x${'è'.repeat(1200)}`, it: '' } });
    expect(odd.subarray(-2).toString()).toBe('è');
  });

  it('fits into a JPEG, whatever the words that are taken in', async () => {
    const source = await twoHalves(300).jpeg().toBuffer();
    for (const letter of ['&', '"', '😀']) {
      const long = (max: number) => letter.repeat(max);
      const both = (max: number) => ({ en: long(max), it: long(max) });
      const words = {
        credit: long(CREDIT_MAX_LENGTH),
        copyright: long(CREDIT_MAX_LENGTH),
        rights: both(CAPTION_MAX_LENGTH),
        caption: both(CAPTION_MAX_LENGTH),
        alt: both(ALT_MAX_LENGTH),
        taken_on: '2026-03-21',
        keywords: Array.from({ length: KEYWORDS_MAX }, () => long(KEYWORD_MAX_LENGTH)),
        digital_source_type: 'trainedAlgorithmicMedia' as const,
        embargo_until: '2026-12-01T10:00:00.000Z',
        rights_until: '2027-12-01T10:00:00.000Z',
      };
      const xmp = buildXmp(words);
      const result = replaceJpegMetadata(source, { xmp, iim: buildIim(words), orientation: 1 });
      expect((await sharp(result).metadata()).xmpAsString).toBe(xmp);
    }
  });

  const METADATA = { xmp: buildXmp(EMPTY), iim: buildIim(EMPTY), orientation: 1 };

  it('leaves a progressive JPEG as it is, and drops what lies behind its end', async () => {
    const source = await twoHalves(300).jpeg({ progressive: true, optimiseScans: true }).toBuffer();
    const result = replaceJpegMetadata(
      Buffer.concat([source, Buffer.from('motion photo with GPS')]),
      METADATA,
    );
    expect(result.includes('motion photo')).toBe(false);
    expect(await sharp(result).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
    expect(replaceJpegMetadata(result, METADATA)).toEqual(result);
  });

  it.each([0, 1, 3, 20, 200, -2])('refuses a JPEG that ends at byte %i', async (end) => {
    const source = await twoHalves(300).jpeg().toBuffer();
    expect(() => replaceJpegMetadata(source.subarray(0, end), METADATA)).toThrow(BrokenJpeg);
  });

  it.each([0, 9, 40, -1])('refuses a PNG that ends at byte %i', async (end) => {
    const source = await twoHalves(300).png().toBuffer();
    expect(() => replacePngMetadata(source.subarray(0, end), METADATA)).toThrow();
  });

  it('keeps the profile and the transparency of a WebP', async () => {
    const source = await twoHalves(300, 0.5).withIccProfile('p3').withExif(PRIVATE_EXIF).webp().toBuffer();
    const facts = { hasAlpha: true, width: 300, height: 240, orientation: 1, xmp: METADATA.xmp };
    const result = replaceWebpMetadata(source, facts);
    expect(await sharp(result).metadata()).toMatchObject({
      hasAlpha: true,
      hasProfile: true,
      xmpAsString: METADATA.xmp,
    });
    expect(await sharp(result).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
    expect(() => replaceWebpMetadata(source.subarray(0, 100), facts)).toThrow();
  });
});
