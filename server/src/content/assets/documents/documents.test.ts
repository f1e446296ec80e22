/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, readRenditions } from '../../../../test/assets.ts';
import { findChildren } from '../../../../test/children.ts';
import { anyNumber, textLike } from '../../../../test/matchers.ts';
import { until } from '../../../../test/operations/load.ts';
import { buildPdf, ENDLESS } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hasSharedMedia, readSharedMedia } from '../../../../test/shared-media.ts';
import { findAsset } from '../queries.ts';
import { processDocument } from './job.ts';

/** Waits for the process that reads the document. */
async function findReader(): Promise<number> {
  let readers: number[] = [];
  await until(async () => {
    readers = await findChildren('pdf-process.ts');
    return readers.length > 0;
  });
  return readers[0] ?? 0;
}

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

  it('that took the place of one which cannot be read has not failed', async () => {
    const { store, database } = server.context;
    const [broken, good] = [Buffer.from('%PDF-1.7 no more'), Buffer.from(buildPdf(['Good']))];
    const keys = { broken: await store.put(broken), good: await store.put(good) };
    const id = await addFile(server, good);
    const put = (sha256: string) => database.db.updateTable('asset').set({ sha256 }).where('id', '=', id);
    await put(keys.broken).execute();
    const find = async (key: string) => {
      const file = await store.find(key);
      await put(keys.good).execute();
      return file;
    };
    const reading = processDocument({ ...server.context, store: { ...store, find } }, { asset_id: id });
    await expect(reading).rejects.toThrow();
    expect(await findAsset(database.db, id)).toMatchObject({ state: 'processing', failure: null });
    await server.work();
    expect(await findAsset(database.db, id)).toMatchObject({ state: 'ready', pages: 1 });
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

  it.skipIf(!hasSharedMedia)('has over a hundred pages', async () => {
    const id = await addFile(server, readSharedMedia('book.pdf'));
    await processDocument(server.context, { asset_id: id });
    expect(await findAsset(server.database.db, id)).toMatchObject({ pages: 117, state: 'ready' });
    expect(await listPages(id)).toHaveLength(117);
    // Its cover is processed like other pictures.
    await server.database.db.deleteFrom('job').execute();
  });
});
