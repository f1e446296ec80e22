import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, readRenditions } from '../../../../test/assets.ts';
import { anyNumber, textLike } from '../../../../test/matchers.ts';
import { buildPdf } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import type { StoredFile } from '../../../storage/file-store.ts';
import { findAsset } from '../queries.ts';
import { processDocument } from './job.ts';
import { toPageText } from './page-text.ts';
import { inspectDocument, readDocument, UnreadableDocument } from './read-document.ts';

const toFile = (bytes: Buffer): StoredFile => ({
  key: '',
  bytes: bytes.length,
  path: null,
  internalAddress: null,
  stream: () => Readable.from([bytes]),
});

/** The process that reads for us, as soon as there is one. */
async function findReader(): Promise<number> {
  for (;;) {
    for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      if (/^PPid:\s+(\d+)/m.exec(status)?.[1] === String(process.pid)) return pid;
    }
    await delay(20);
  }
}

/** Keeps a reader busy for a long time. */
const ENDLESS = '0 0 m 500 500 l S '.repeat(2_000_000);

describe('a document', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const listPages = (asset_id: number): Promise<{ page: number; text: string }[]> =>
    server.database.db
      .selectFrom('asset_page')
      .select(['page', 'text'])
      .where('asset_id', '=', asset_id)
      .orderBy('page')
      .execute();

  async function read(bytes: Uint8Array): Promise<{ id: number; texts: string[]; coverId: number }> {
    const id = await addFile(server, bytes, {
      name: 'Rivista.pdf',
      credit: 'Press office',
      caption_it: 'Una rivista',
    });
    await server.work();
    const asset = await findAsset(server.database.db, id);
    expect(asset).toMatchObject({ state: 'ready', failure: null, cover_asset_id: anyNumber });
    return { id, texts: (await listPages(id)).map(({ text }) => text), coverId: asset?.cover_asset_id ?? 0 };
  }

  it('has the text of each page, and a cover with its words and sizes', async () => {
    const { id, texts, coverId } = await read(buildPdf(['Piastrelle italiane', 'Second page']));
    expect(texts).toEqual(['Piastrelle italiane', 'Second page']);
    expect(await findAsset(server.database.db, id)).toMatchObject({ pages: 2 });
    expect(await findAsset(server.database.db, coverId)).toMatchObject({
      kind: 'picture',
      state: 'ready',
      name: 'Rivista.png',
      width: 1280,
      height: 1811,
      credit: 'Press office',
      caption_it: 'Una rivista',
      placeholder: textLike(/^#f[ef]/),
    });
    const renditions = await readRenditions(server, coverId);
    expect([...new Set(renditions.map(({ width }) => width))]).toEqual([320, 640, 1280]);
  });

  it('draws a font that neither the file nor the machine has', async () => {
    const { coverId } = await read(buildPdf(['WWWWWWWWWWWWWWWWWWWW']));
    const original = (await readRenditions(server, coverId)).find(({ is_original }) => is_original === 1);
    const { dominant, channels } = await sharp(original?.content).stats();
    expect(dominant.r).toBeGreaterThan(240);
    expect(channels[0]?.min).toBeLessThan(60);
  });

  it('ends in the same state when it is read again', async () => {
    const { id, coverId } = await read(buildPdf(['Once']));
    await processDocument(server.context, { asset_id: id });
    await server.work();
    expect(await listPages(id)).toEqual([{ page: 1, text: 'Once' }]);
    expect(await findAsset(server.database.db, id)).toMatchObject({
      cover_asset_id: coverId,
      state: 'ready',
    });
    expect(await findAsset(server.database.db, coverId)).toMatchObject({ state: 'ready' });
  });

  it('fails for good where it cannot be read, and says why', async () => {
    const id = await addFile(server, buildPdf(['Fine']));
    const broken = await server.context.store.put(Buffer.from('%PDF-1.7 broken'));
    await server.database.db.updateTable('asset').set({ sha256: broken }).where('id', '=', id).execute();
    await server.work();
    expect(await findAsset(server.database.db, id)).toMatchObject({
      state: 'failed',
      failure: 'document_broken',
    });
    const job = await server.database.db.selectFrom('job').select('dead_at').executeTakeFirstOrThrow();
    expect(job.dead_at).not.toBeNull();
    await server.database.db.deleteFrom('job').execute();
  });

  it('is read again when a stop of the server ends its process', async () => {
    const id = await addFile(server, buildPdf(['Heavy'], ENDLESS));
    const working = server.work();
    process.kill(await findReader(), 'SIGTERM');
    await working;
    expect(await findAsset(server.database.db, id)).toMatchObject({ state: 'processing', failure: null });
    const job = await server.database.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
    expect(job).toMatchObject({ attempts: 1, last_error: 'Ended by SIGTERM', dead_at: null });
    await server.database.db.deleteFrom('job').execute();
  });

  describe.skipIf(!hasSharedMedia)('that is real', () => {
    it('has over a hundred pages', async () => {
      const { id, texts } = await read(readSharedMedia('book.pdf'));
      expect(await findAsset(server.database.db, id)).toMatchObject({ pages: 117 });
      expect(texts[0]).toContain('Einführung in die\nGeometrie und Topologie');
      expect(texts).toHaveLength(117);
    });

    it('has two columns one after the other, and whole words', async () => {
      const [text = ''] = (await read(readSharedMedia('columns.pdf'))).texts;
      expect(text).toContain('consectetuer adipiscing elit');
    });

    it('has pictures in CMYK in the right colours', async () => {
      const { coverId } = await read(readSharedMedia('cmyk-image.pdf'));
      const [smallest] = await readRenditions(server, coverId);
      // The sky above is blue and the page around it white.
      const { data, info } = await sharp(smallest?.content)
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

  it('is ended by the kernel when it computes for too long', async () => {
    expect(await refusalOf(readDocument(HOSTILE, undefined, { seconds: 1, patience: 600 }))).toBe(
      'document_too_heavy',
    );
  });

  it('is ended when it takes too long by the clock', async () => {
    expect(await refusalOf(readDocument(HOSTILE, undefined, { seconds: 600, patience: 0.001 }))).toBe(
      'document_too_heavy',
    );
  });

  it('is ended when it takes too much memory', async () => {
    expect(await refusalOf(readDocument(HOSTILE, undefined, { seconds: 600, megabytes: 1 }))).toBe(
      'document_too_heavy',
    );
  });

  it('dies alone when its heap is full', async () => {
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
  ])('%s', (_what, lines, text) => {
    expect(toPageText(lines.map((str) => ({ str, hasEOL: true })))).toBe(text);
  });
});
