import { createHash } from 'node:crypto';
import { createGallery, createGalleryNode } from '../server/src/content/press-gallery/service.ts';
import { searchOf } from '../server/src/core/search/index/search-of.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { dateOf } from './releases.ts';

export interface GalleryNumbers {
  /** Each node has one gallery; three levels deep. */
  nodes: number;
  picturesEach: number;
}

const CHILDREN = 12;
const NODES_AT_ONCE = 50;
const WHEN = '2015-01-01T00:00:00.000Z';
const SUBJECTS = [
  ['A floor in porcelain stoneware', 'Un pavimento in gres porcellanato'],
  ['The stand at the fair', 'Lo stand in fiera'],
  ['A kiln in Sassuolo', 'Un forno a Sassuolo'],
  ['A façade of large slabs', 'Una facciata di grandi lastre'],
] as const;

/** Writes a tree of galleries with pictures whose files need not exist. */
export async function fillGalleries(
  database: Database,
  { nodes, picturesEach }: GalleryNumbers,
): Promise<void> {
  const nodeIds: number[] = [];
  for (let from = 0; from < nodes; from += NODES_AT_ONCE) {
    await database.change(async (trx) => {
      for (let index = from; index < Math.min(nodes, from + NODES_AT_ONCE); index += 1) {
        const parent_id = index < CHILDREN ? null : (nodeIds[Math.floor(index / CHILDREN) - 1] ?? null);
        const name = { en: `Collection ${index}`, it: `Raccolta ${index}` };
        const id = await createGalleryNode(trx, { parent_id, position: index % CHILDREN, name });
        nodeIds.push(id);
        const assets = Array.from({ length: picturesEach }, (_, at) => toAsset(index * picturesEach + at));
        const made = await trx.insertInto('asset').values(assets).returning('id').execute();
        const picture_ids = made.map((asset) => asset.id);
        await trx.insertInto('asset_rendition').values(picture_ids.map(toRendition)).execute();
        const gallery = { gallery_node_id: id, position: 0, name, picture_ids };
        const rights = {
          status: 'published',
          access: 'press',
          published_at: `${dateOf(index, nodes)}T00:00:00.000Z`,
        } as const;
        await createGallery(searchOf(database), trx, { ...gallery, ...rights }, new Date(WHEN));
      }
    });
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function toAsset(index: number) {
  const [caption_en, caption_it] = SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0];
  return {
    sha256: sha256(`gallery picture ${index}`),
    media_type: 'image/jpeg',
    bytes: 4_000_000,
    width: 4000,
    height: 3000,
    name: `picture-${index}.jpg`,
    credit: `Photographer ${index % 97}`,
    caption_en: `${caption_en}, number ${index}`,
    caption_it: `${caption_it}, numero ${index}`,
    alt_en: caption_en,
    alt_it: caption_it,
    placeholder: '#c0a890',
    created_at: WHEN,
  };
}

const toRendition = (asset_id: number) => ({
  asset_id,
  media_type: 'image/webp',
  width: 640,
  height: 480,
  bytes: 60_000,
  is_original: 0,
  sha256: sha256(`rendition ${asset_id}`),
});
