import { join } from 'node:path';
import type { AppContext } from '../../../core/context.ts';
import { runLimited } from '../../../platform/limited/limited-process.ts';
import type { ProcessLimits } from '../../../platform/limited/start.ts';
import { requireStored } from '../stored-file.ts';

const PROGRAM = join(import.meta.dirname, 'pdf-process.ts');
const DRAWING: ProcessLimits = { seconds: 120 };

/** A page as JPEG, sent by the child process. */
interface DrawnPage {
  page: number;
  picture: Uint8Array;
}

/** Draws the first pages of a document and stores their pictures; one that cannot be drawn stays without. */
export async function drawPages(
  { database, store }: Pick<AppContext, 'database' | 'store'>,
  { asset, sha256, most }: { asset: number; sha256: string; most: number },
): Promise<void> {
  const file = await requireStored(store, sha256);
  await runLimited(file, {
    program: PROGRAM,
    task: `draw-${most}`,
    limits: DRAWING,
    hear: async (message) => {
      const { page, picture } = message as DrawnPage;
      const picture_sha256 = await store.put(picture);
      await database.db
        .updateTable('asset_page')
        .set({ picture_sha256 })
        .where('asset_id', '=', asset)
        .where('page', '=', page)
        .execute();
    },
  });
}
