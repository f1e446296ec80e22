/** @module-tag slow */
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildPdf, ENDLESS } from '../../../../test/pictures.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import { WorkRefused } from '../../../platform/limited/concurrency-limiter.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import { recogniseFile } from '../intake/recognise.ts';
import { toPageText } from './page-text.ts';
import { inspectDocument, readDocument, UnreadableDocument } from './read-document.ts';

const toFile = (bytes: Buffer): StoredFile => ({
  key: '',
  bytes: bytes.length,
  path: null,
  internalAddress: null,
  stream: () => Readable.from([bytes]),
});

const read = (bytes: Uint8Array) => readDocument(toFile(Buffer.from(bytes)));

describe('a document that is read', () => {
  it('draws a font that neither the file nor the machine has', async () => {
    const { cover } = await read(buildPdf(['WWWWWWWWWWWWWWWWWWWW']));
    const { dominant, channels } = await sharp(cover ?? undefined).stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(channels[0]?.min).toBeLessThan(60);
  });

  it.each([
    ['\n'],
    ['HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['\u00ff\u0000x'.repeat(300)],
  ])('may have bytes before it: %j', async (before) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), buildPdf(['Behind'])]);
    expect((await recogniseFile(bytes)).media_type).toBe('application/pdf');
    expect((await read(bytes)).texts).toEqual(['Behind']);
  });

  const encrypted = (filters: string): Buffer => {
    const key = `<< /Filter /Standard /V 4 /R 4 /Length 128 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /CF << /StdCF << /AuthEvent /EFOpen /CFM /AESV2 /Length 16 >> >> ${filters} >>`;
    const text = buildPdf(['Open to all']).toString('latin1');
    const id = `<${'43'.repeat(16)}>`;
    return Buffer.from(
      text.replace(/trailer\s*<</, (found) => `${found} /Encrypt ${key} /ID [${id} ${id}]`),
      'latin1',
    );
  };

  it('may have attachments that alone are encrypted', async () => {
    expect((await read(encrypted('/StmF /Identity /StrF /Identity /EFF /StdCF'))).texts).toEqual([
      'Open to all',
    ]);
    expect((await read(encrypted('/EFF /StdCF'))).texts).toEqual(['Open to all']);
    const whole = read(encrypted('/StmF /StdCF /StrF /StdCF /EFF /StdCF'));
    await expect(whole).rejects.toMatchObject({ reason: { key: 'document_password' } });
  });

  describe.skipIf(!hasSharedMedia)('that is real', () => {
    it('has over a hundred pages', async () => {
      const { pages, texts } = await read(readSharedMedia('book.pdf'));
      expect(pages).toBe(117);
      expect(texts[0]).toContain('Einführung in die\nGeometrie und Topologie');
      expect(texts).toHaveLength(117);
    });

    it('has two columns one after the other, and whole words', async () => {
      const [text = ''] = (await read(readSharedMedia('columns.pdf'))).texts;
      expect(text).toContain('consectetuer adipiscing elit');
    });

    it('has pictures in CMYK in the right colours', async () => {
      const { cover } = await read(readSharedMedia('cmyk-image.pdf'));
      // The sky at the top is blue and the page around it white.
      const { data, info } = await sharp(cover ?? undefined)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number): number[] => {
        const place = (Math.round(info.height * y) * info.width + Math.round(info.width * x)) * info.channels;
        return [...data.subarray(place, place + 3)];
      };
      const [red = 0, , blue = 0] = at(0.3, 0.65);
      expect(blue).toBeGreaterThan(red + 20);
      expect(Math.min(...at(0.02, 0.02))).toBeGreaterThan(245);
    });

    it('has right-to-left text', async () => {
      const [text = ''] = (await read(readSharedMedia('arabic.pdf'))).texts;
      expect(text).toContain('habibi');
      expect(text).toMatch(/\p{Script=Arabic}{4}/u);
    });
  });
});

describe('the process that reads documents', () => {
  const HOSTILE = toFile(buildPdf(['Heavy'], ENDLESS));
  const refusalOf = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.catch((reason: unknown) => reason);
    if (!(error instanceof UnreadableDocument)) throw new Error('It was not refused', { cause: error });
    return error.reason.key;
  };

  it('is ended by the kernel when it computes for too long', { tags: ['slow'] }, async () => {
    expect(await refusalOf(readDocument(HOSTILE, undefined, { seconds: 1, patience: 600 }))).toBe(
      'document_too_heavy',
    );
  });

  it('is ended when it takes too long by the clock, which is no fault of the document', async () => {
    const reading = readDocument(HOSTILE, undefined, { seconds: 600, patience: 0.001 });
    await expect(reading).rejects.toThrow(new WorkRefused('busy'));
  });

  it('is ended when it takes too much memory', async () => {
    expect(await refusalOf(readDocument(HOSTILE, undefined, { seconds: 600, megabytes: 1 }))).toBe(
      'document_too_heavy',
    );
  });

  it('dies alone when its heap is full', { tags: ['slow'] }, async () => {
    expect(await refusalOf(readDocument(HOSTILE, undefined, { seconds: 600, heapMegabytes: 20 }))).toBe(
      'document_too_heavy',
    );
  });

  it('is ended with the job that wants it', async () => {
    const stop = AbortSignal.timeout(300);
    await expect(readDocument(HOSTILE, stop, { seconds: 600 })).rejects.toThrow('timeout');
  });

  it.each([
    ['bytes without sense', Buffer.from('%PDF-1.7'), 'document_broken'],
    ['nothing', Buffer.alloc(0), 'document_broken'],
    ['no pages', buildPdf([]), 'document_broken'],
  ])('refuses %s', async (_what, bytes, key) => {
    expect(await refusalOf(inspectDocument(toFile(bytes)))).toBe(key);
  });
});

describe('toPageText', () => {
  it.each([
    ['joins what a line end divides', ['adip-', 'iscing elit'], 'adipiscing elit'],
    ['keeps the hyphen of a name', ['Reggio-', 'Emilia'], 'Reggio-\nEmilia'],
    ['keeps lines and drops empty ones', ['a ', '', ' b'], 'a\nb'],
    ['has no control characters', ['a\u0000\u0003b\u00adc\ud800'], 'a bc\ufffd'],
    ['knows ligatures as letters', ['ﬁne'], 'fine'],
    ['closes spaced letters', ['S O M M A R I O', 'L E T T E R A   A P E R T A'], 'SOMMARIO\nLETTERA APERTA'],
    [
      'and the figures beside them',
      ['1 9 · S E T T E M B R E   2 0 2 6', '1 2 3'],
      '19 · SETTEMBRE 2026\n1 2 3',
    ],
  ])('%s', (_what, lines, text) => {
    expect(toPageText(lines.map((str) => ({ str, hasEOL: true })))).toBe(text);
  });
});
