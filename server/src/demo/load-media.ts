import type { Db } from '../db/database.ts';
import type { SearchIndex } from '../db/search-index.ts';
import { createGallery, createGalleryNode, type NewGallery } from '../features/press-gallery/service.ts';
import { createPressKit } from '../features/press-kit/service.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { DEMO_FILE_JOB, type DemoFile, type Place } from './demo-file.ts';
import { demoDocuments } from './documents.ts';
import { type DemoGallery, type DemoGalleryNode, demoGalleries, demoGalleryTree } from './galleries.ts';
import { demoIssues } from './magazines/issues.ts';
import { demoPressKits } from './press-kits.ts';
import { demoReleases } from './releases.ts';
import type { DemoGroupKey } from './types.ts';

interface Loaded {
  groupIds: ReadonlyMap<DemoGroupKey, number>;
  /** In the order of `demoReleases`. */
  releaseIds: readonly number[];
  now: Date;
}

/** What hangs where, by key of the file, in the order in which files are to be made. */
type Places = Map<string, Place[]>;

const add = (places: Places, key: string, place: Place): void => {
  places.set(key, [...(places.get(key) ?? []), place]);
};

/** Writes the tree, galleries and kits, still empty, and a job for every file: it hangs itself where it belongs. */
export async function loadMedia(search: SearchIndex, trx: Db, loaded: Loaded): Promise<void> {
  const places: Places = new Map();
  // Newest first, so that the first page of Home gets its pictures first.
  addReleases(places, loaded.releaseIds);
  await loadKits(search, trx, { ...loaded, places });
  const galleryIds = new Map<string, number>();
  for (const [position, node] of demoGalleryTree.entries()) {
    await loadNode(search, trx, { node, position, parent_id: null, galleryIds, now: loaded.now });
  }
  for (const { key, pictures } of demoGalleries) {
    const gallery_id = galleryIds.get(key) ?? 0;
    for (const [position, picture] of pictures.entries()) {
      add(places, picture, { on: 'gallery', gallery_id, position });
    }
  }
  await enqueueFiles(trx, places, loaded.now);
}

function addReleases(places: Places, releaseIds: readonly number[]): void {
  const newest = [...demoReleases.entries()].reverse();
  for (const [index, { picture }] of newest) {
    add(places, picture, { on: 'hero', press_release_id: releaseIds[index] ?? 0 });
  }
  for (const [index, { pictures = [], attachments = [] }] of newest) {
    const press_release_id = releaseIds[index] ?? 0;
    for (const [position, key] of attachments.entries()) {
      add(places, key, { on: 'attachment', press_release_id, position });
    }
    for (const [position, key] of pictures.entries()) {
      add(places, key, { on: 'picture', press_release_id, position });
    }
  }
}

async function loadKits(
  search: SearchIndex,
  trx: Db,
  { groupIds, places, now }: Loaded & { places: Places },
): Promise<void> {
  for (const { press_group, published_on, files, ...kit } of demoPressKits) {
    const published_at = toInstant(published_on);
    const row = { ...kit, press_group_id: groupIds.get(press_group) ?? 0, files: [] };
    const visible = { status: 'published', access: 'press', published_at } as const;
    const press_kit_id = await createPressKit(search, trx, { ...row, ...visible }, now);
    for (const [position, { key, language = null, title, added_on }] of files.entries()) {
      const added_at = added_on === undefined ? published_at : toInstant(added_on);
      add(places, key, { on: 'press_kit', press_kit_id, position, language, title, added_at });
    }
  }
}

interface NodeToLoad {
  node: DemoGalleryNode;
  position: number;
  parent_id: number | null;
  galleryIds: Map<string, number>;
  now: Date;
}

async function loadNode(
  search: SearchIndex,
  trx: Db,
  { node, galleryIds, now, ...place }: NodeToLoad,
): Promise<void> {
  const id = await createGalleryNode(trx, { ...place, name: node.name });
  for (const [position, gallery] of (node.galleries ?? []).entries()) {
    const row = { gallery_node_id: id, position, ...toGallery(gallery) };
    galleryIds.set(gallery.key, await createGallery(search, trx, row, now));
  }
  for (const [position, child] of (node.nodes ?? []).entries()) {
    await loadNode(search, trx, { node: child, position, parent_id: id, galleryIds, now });
  }
}

const toGallery = ({
  name,
  access = 'press',
  taken_on,
}: DemoGallery): Omit<NewGallery, 'gallery_node_id' | 'position'> => ({
  name,
  access,
  status: 'published',
  published_at: toInstant(taken_on),
  picture_ids: [],
});

const toInstant = (day: string): string => new Date(`${day}T08:00:00Z`).toISOString();

async function enqueueFiles(trx: Db, places: Places, now: Date): Promise<void> {
  const documents = new Set(demoDocuments.map(({ key }) => key));
  const files = [...places].map(
    ([key, hung]): Omit<DemoFile, 'at'> => ({
      kind: documents.has(key) ? 'document' : 'picture',
      key,
      places: hung,
    }),
  );
  const issues = demoIssues.map(
    ({ key }): Omit<DemoFile, 'at'> => ({
      kind: 'issue',
      key,
      places: [{ on: 'magazine', key }],
    }),
  );
  const [half, few] = [Math.ceil(files.length / 2), 8];
  const ordered = [
    ...files.slice(0, half),
    ...issues.slice(0, few),
    ...files.slice(half),
    ...issues.slice(few),
  ];
  for (const [index, file] of ordered.entries()) {
    const at = new Date(now.getTime() + index);
    await enqueueJob(trx, DEMO_FILE_JOB, { ...file, at: at.toISOString() }, at);
  }
}
