import type { OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { showFiles } from '../../components/files/file-names.tsx';
import { needsOne } from '../../components/record/needs-one.ts';
import {
  listVisibleCompared,
  toVisibleValues,
  type VisibleValues,
} from '../../components/record/visible-fields.tsx';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { listNamesCompared, type NameValues, toNameBody, toNameValues } from '../names.tsx';
import { type BranchTree, pathOf } from '../tree/branches.ts';

export type GalleryValues = NameValues & VisibleValues & { node: string; pictures: number[] };

export const GALLERY_SCHEMA = needsOne('name', formSchema<GalleryValues>({}));

/** @param branch of a new gallery */
export const toGalleryValues =
  (branch: number | null) =>
  (row: OfficeGallery | null): GalleryValues => ({
    ...toNameValues(row),
    ...toVisibleValues(row),
    node: String(row?.node ?? branch ?? ''),
    pictures: row?.pictures ?? [],
  });

/** Text for the number of pictures added since the last save. */
export function describeUnsaved({ pictures }: GalleryValues, stored: GalleryValues): string | null {
  const count = pictures.filter((id) => !stored.pictures.includes(id)).length;
  return count > 0 ? m['office.gallery.unsaved']({ count }) : null;
}

export const toGalleryBody = ({ name_it, name_en, node, ...rest }: GalleryValues) => ({
  ...rest,
  ...toNameBody({ name_it, name_en }),
  node: Number(node),
});

export const listGalleryCompared = (tree: BranchTree): ComparedField[] => [
  ...listNamesCompared(),
  {
    name: 'node',
    label: m['office.gallery.branch'](),
    show: (value) => {
      const branch = tree.byId.get(Number(value));
      return branch && pathOf(tree, branch);
    },
  },
  ...listVisibleCompared(),
  {
    name: 'pictures',
    label: m['office.gallery.pictures'](),
    show: showFiles,
  },
];
