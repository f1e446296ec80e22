import { join } from 'node:path';
import type { AppContext } from '../../../core/context.ts';
import type { Client } from '../../../platform/limited/concurrency-limiter.ts';
import { ProcessDied } from '../../../platform/limited/warm-process.ts';
import { WarmProcesses } from '../../../platform/limited/warm-processes.ts';
import { requireStored } from '../stored-file.ts';

/** A page as JPEG, sent by the child process. */
export interface DrawnPage {
  page: number;
  picture: Uint8Array;
}

const processes = new WarmProcesses({
  program: join(import.meta.dirname, 'draw-process.ts'),
  // For one page; the process limits those of a file.
  limits: { seconds: 12 },
  limiter: { atOnce: 2, places: 32, patienceMs: 600_000 },
  idleMs: 5000,
});

/**
 * Renders the first pages of a document and stores them as pictures; pages that cannot be rendered are omitted.
 * @throws {WorkRefused}
 */
export async function drawPages(
  { database, store }: Pick<AppContext, 'database' | 'store'>,
  { asset, sha256, most }: { asset: number; sha256: string; most: number },
  client: Client,
): Promise<void> {
  const file = await requireStored(store, sha256);
  const hear = async (answer: unknown): Promise<void> => {
    const { page, picture } = answer as DrawnPage;
    const picture_sha256 = await store.put(picture);
    await database.db
      .updateTable('asset_page')
      .set({ picture_sha256 })
      .where('asset_id', '=', asset)
      .where('page', '=', page)
      .execute();
  };
  await processes.run(client, { task: most, file, hear }).catch((error: unknown) => {
    // The page at which the process died cannot be rendered.
    if (!(error instanceof ProcessDied)) throw error;
  });
}
