import { GALLERY_PICTURES_MAX, TITLE_MAX_LENGTH } from '@press-room/contract/admin-media';
import type { OfficeGallery } from '@press-room/contract/admin-press-gallery';
import type { z } from 'zod';
import { mergeName, NO_TEXT, officeForm, visibleFields } from '../../../core/admin/forms.ts';
import { requireKinds } from '../../../core/admin/references.ts';
import { changeRow, createRow, namesOf, type OfficeContext } from '../../../core/admin/writes.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { toOpened } from '../../../core/visibility/publication.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { optionalId, optionalIds, optionalNumber } from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import {
  isSeen,
  type mediaTransitionForm,
  tellingOf,
  transitVisible,
  type VisibleKind,
} from '../../publishing/visible.ts';
import { withReadyFiles } from '../../publishing/when-ready.ts';
import { indexGalleries } from '../index-pictures.ts';
import { createGallery } from '../service.ts';
import { getGallery, hasNode, listLinks, listSiblings } from './gallery-queries.ts';
import { POSITION } from './node-form.ts';
import { lockTree, placeInOrder, settleBranches } from './node-queries.ts';
import { insertAt } from './tree-rules.ts';

export const GALLERIES: VisibleKind<OfficeGallery> = {
  table: 'gallery',
  noun: 'gallery',
  get: getGallery,
  hold: lockTree,
};

export const galleryForm = officeForm(
  {
    ...visibleFields,
    node: optionalId(),
    position: optionalNumber(POSITION),
    pictures: optionalIds({ max: GALLERY_PICTURES_MAX, allowNone: true }),
  },
  { name: { max: TITLE_MAX_LENGTH } },
);
type GalleryForm = z.infer<typeof galleryForm>;

/** Creates a draft on a branch. @throws 400 */
export function createOfficeGallery(
  context: OfficeContext,
  officer: Officer,
  form: GalleryForm,
): Promise<OfficeGallery> {
  const { node, position, pictures = [], access = 'press', embargo_until, expires_at } = form;
  if (node === undefined) throw invalidField('node', 'required');
  const name = mergeName('name', NO_TEXT, form.name);
  const creation = { officer, fields: namesOf(form), isSeen: false };
  return createRow(context, GALLERIES, creation, async (trx) => {
    await requireNode(trx, node);
    await requireKinds(trx, { pictures: { ids: pictures, kind: 'picture' } });
    const siblings = await listSiblings(trx, node);
    const id = await createGallery(
      searchOf(context.database),
      trx,
      {
        status: 'draft',
        access,
        embargo_until: embargo_until ?? null,
        expires_at: expires_at ?? null,
        gallery_node_id: node,
        position: siblings.length,
        name,
        picture_ids: pictures,
      },
      context.now(),
    );
    await placeGallery(trx, { id, node, position });
    await settleBranches(trx);
    return id;
  });
}

/** Changes the fields of the request. @throws 400, 403 for published ones, 404, 412 */
export async function changeOfficeGallery(
  context: OfficeContext,
  write: Write,
  form: GalleryForm,
): Promise<OfficeGallery> {
  const search = searchOf(context.database);
  const seen = await isSeen(context, GALLERIES, write);
  return changeRow(context, GALLERIES, { ...write, isSeen: seen }, async (trx, current) => {
    const { node, position, pictures, name, show_unready: _, ...visible } = form;
    const { it: name_it, en: name_en } = mergeName('name', current.name, name);
    await trx
      .updateTable('gallery')
      .set({ ...visible, ...toOpened(current.access, visible.access), name_it, name_en })
      .where('id', '=', write.id)
      .execute();
    if (node !== undefined && node !== current.node) await requireNode(trx, node);
    if (node !== undefined || position !== undefined) {
      await placeGallery(trx, { id: write.id, node: node ?? current.node, position });
      await settleBranches(trx);
    }
    if (pictures !== undefined) {
      await requireKinds(trx, { pictures: { ids: pictures, kind: 'picture' } });
      const one = { noun: 'gallery', id: write.id, isSeen: seen, form } as const;
      await withReadyFiles(trx, one, () => arrangePictures(trx, write.id, pictures));
    }
    if (pictures !== undefined || name !== undefined) await indexGalleries(search, trx, [write.id]);
    return { action: 'edit', fields: namesOf(form), ...(seen && { keep: tellingOf(context) }) };
  });
}

export const transitGallery = (
  context: OfficeContext,
  write: Write,
  form: z.infer<typeof mediaTransitionForm>,
): Promise<OfficeGallery> =>
  transitVisible(context, GALLERIES, write, form, (trx) =>
    indexGalleries(searchOf(context.database), trx, [write.id]),
  );

/** @throws 400 */
async function requireNode(trx: Db, node: number): Promise<void> {
  if (!(await hasNode(trx, node))) throw invalidField('node', 'unknown_branch');
}

async function placeGallery(
  trx: Db,
  { id, node, position }: { id: number; node: number; position: number | undefined },
): Promise<void> {
  const siblings = await listSiblings(trx, node);
  await trx.updateTable('gallery').set({ gallery_node_id: node }).where('id', '=', id).execute();
  const ids = insertAt(
    siblings.map((sibling) => sibling.id),
    id,
    position,
  );
  await placeInOrder(trx, 'gallery', siblings, ids);
}

// Pictures that are kept keep their row id, which search uses.
async function arrangePictures(trx: Db, gallery_id: number, assetIds: readonly number[]): Promise<void> {
  const links = await listLinks(trx, gallery_id);
  const linkOf = new Map(links.map((link) => [link.asset_id, link]));
  const wanted = new Set(assetIds);
  for (const { id, asset_id } of links) {
    if (!wanted.has(asset_id)) await trx.deleteFrom('gallery_picture').where('id', '=', id).execute();
  }
  for (const [position, asset_id] of assetIds.entries()) {
    const link = linkOf.get(asset_id);
    if (link === undefined) {
      await trx.insertInto('gallery_picture').values({ gallery_id, asset_id, position }).execute();
    } else if (link.position !== position) {
      await trx.updateTable('gallery_picture').set({ position }).where('id', '=', link.id).execute();
    }
  }
}
