import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { createAsset, type NewAsset, type NewRendition } from '../features/assets/queries.ts';
import type { JobHandler } from '../jobs/queue.ts';
import { demoDocuments } from './documents.ts';
import { demoPictures } from './patterns.ts';
import type { DemoPicture } from './types.ts';

export const DEMO_PICTURE_JOB = 'demo-picture';
export const DEMO_DOCUMENT_JOB = 'demo-document';

const RENDITION_WIDTHS = [320, 640, 960, 1600];

const payloadSchema = z.object({ key: z.string(), releases: z.array(z.int()) });

/** Draws the demo's pictures and documents once and hangs them on their releases. */
export function demoJobs({ database, store, now }: Pick<AppContext, 'database' | 'store' | 'now'>) {
  return {
    [DEMO_PICTURE_JOB]: async (payload) => {
      const { key, releases } = payloadSchema.parse(payload);
      const picture = demoPictures.find((each) => each.key === key);
      if (picture === undefined) throw new Error(`Unknown demo picture ${key}`);
      const asset = await renderPicture(picture, (bytes) => store.put(bytes));
      await database.change(async (trx) => {
        const id = await createAsset(trx, asset, now());
        await trx
          .updateTable('press_release')
          .set({ hero_asset_id: id })
          .where('id', 'in', releases)
          .execute();
      });
    },
    [DEMO_DOCUMENT_JOB]: async (payload) => {
      const { key, releases } = payloadSchema.parse(payload);
      const document = demoDocuments.find((each) => each.key === key);
      if (document === undefined) throw new Error(`Unknown demo document ${key}`);
      const bytes = document.pdf();
      const sha256 = await store.put(bytes);
      await database.change(async (trx) => {
        const asset_id = await createAsset(trx, toDocumentAsset(document.name, sha256, bytes.length), now());
        await trx
          .insertInto('press_release_attachment')
          .values(releases.map((press_release_id) => ({ press_release_id, asset_id, position: 0 })))
          .execute();
      });
    },
  } satisfies Record<string, JobHandler>;
}

const NO_CAPTION = { caption_en: '', caption_it: '', alt_en: '', alt_it: '' };

const toDocumentAsset = (name: string, sha256: string, bytes: number): NewAsset => ({
  ...NO_CAPTION,
  sha256,
  media_type: 'application/pdf',
  kind: 'document',
  bytes,
  width: null,
  height: null,
  name,
  credit: '',
  placeholder: '',
  renditions: [],
});

async function renderPicture(
  picture: DemoPicture,
  put: (bytes: Uint8Array) => Promise<string>,
): Promise<NewAsset> {
  // Loaded at the first picture: a start that draws none does not wait for it.
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(Buffer.from(picture.svg()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(drawn.data, { raw: drawn.info });
  const { channels } = await pixels().stats();
  const renditions: NewRendition[] = [];
  for (const target of RENDITION_WIDTHS) {
    const webp = pixels().resize(target).webp({ quality: 82 });
    const { data, info } = await webp.toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height, bytes: data.length };
    renditions.push({ ...size, sha256: await put(data), media_type: 'image/webp', is_original: 0 });
  }
  const placeholder = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('');
  return toPictureAsset(picture, renditions, `#${placeholder}`);
}

/** The largest rendition stands for the original: the drawing itself is not kept. */
function toPictureAsset(
  { key, credit, caption, alt }: DemoPicture,
  renditions: readonly NewRendition[],
  placeholder: string,
): NewAsset {
  const last = renditions.at(-1);
  if (last === undefined) throw new Error(`No rendition of ${key}`);
  const { is_original: _isOriginal, ...original } = last;
  return {
    ...original,
    name: `${key}.webp`,
    credit,
    caption_en: caption.en,
    caption_it: caption.it,
    alt_en: alt.en,
    alt_it: alt.it,
    placeholder,
    renditions,
  };
}
