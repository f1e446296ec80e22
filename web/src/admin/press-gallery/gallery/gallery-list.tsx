import { OFFICE_GALLERY_PATH, type OfficeGalleryRow } from '@press-room/contract/admin-press-gallery';
import { GALLERY_LIST_STATES } from '@press-room/contract/readers';
import { useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { formatNumber } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction, Written } from '../../components/bulk/bulk-action.ts';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { readersFilter } from '../../components/page/readers-chip.tsx';
import { buildMediaActions } from '../../components/record/media-actions.ts';
import { MEDIA_STATUS_COLUMN } from '../../components/record/media-list.tsx';
import { UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { toNewOfficeGallery, toOfficeBranch, toOfficeGallery } from '../../paths.ts';
import { toBranchOptions } from '../branch/branch-options.ts';
import styles from '../branch/branch-panel.module.css';
import { galleryName } from '../names.tsx';
import { type Branch, type BranchTree, pathOf } from '../tree/branches.ts';
import { linkToBranch } from '../tree/go-to-branch.ts';
import { LazyGalleryOrder } from './lazy-gallery-order.ts';

type Row = OfficeGalleryRow;

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'name',
    label: m['office.gallery.gallery'],
    sortBy: 'name',
    isName: true,
    href: (row) => toOfficeGallery(row.id),
    cell: galleryName,
  },
  MEDIA_STATUS_COLUMN,
  { id: 'pictures', label: m['office.gallery.pictures'], cell: ({ pictures }) => formatNumber(pictures) },
];

const buildMove = (tree: BranchTree): BulkAction<Row> => ({
  name: 'move',
  label: m['office.gallery.moveTo'],
  permission: 'gallery.edit',
  obstacleOf: () => null,
  title: (count) => m['office.gallery.moveMany']({ count }),
  choice: {
    label: m['office.gallery.branch'],
    options: toBranchOptions(tree),
    required: m['office.bulk.choose'],
  },
  run: (write, { id, version }, node) =>
    write<Written>({ method: 'PATCH', id, version, body: { node: Number(node) } }),
  undo: (write, { id, node, position }, version) =>
    write<Written>({ method: 'PATCH', id, version, body: { node, position } }),
  done: (count) => m['office.gallery.movedMany']({ count }),
});

const buildBranchColumn = (tree: BranchTree): ListColumn<Row> => ({
  id: 'branch',
  label: m['office.gallery.branch'],
  cell: ({ node }) => {
    const branch = tree.byId.get(node);
    return (
      branch && (
        <Link {...linkToBranch(node)}>
          <bdi>{pathOf(tree, branch)}</bdi>
        </Link>
      )
    );
  },
});

const buildList = (branch: Branch | null, tree: BranchTree): ListDefinition<Row> => ({
  noun: OFFICE_GALLERY_PATH,
  screen: toOfficeBranch(branch?.id ?? null),
  ...(branch && { within: { node: String(branch.id) } }),
  columns: branch
    ? [...COLUMNS, UPDATED_COLUMN]
    : [...COLUMNS.toSpliced(1, 0, buildBranchColumn(tree)), { ...UPDATED_COLUMN, isHiddenAtFirst: true }],
  ...(!branch && {
    search: {
      label: m['office.gallery.find'](),
      example: m['office.gallery.findExample'](),
      fields: ['name.it', 'name.en'],
    },
  }),
  filters: [readersFilter('media', GALLERY_LIST_STATES)],
  actions: [...buildMediaActions<Row>('gallery.publish'), buildMove(tree)],
  nameOf: galleryName,
  count: (count) => m['office.gallery.galleriesCount']({ count }),
  empty: { title: m['office.gallery.noGalleries']() },
});

/** Galleries of a branch in their public order; without a branch, all galleries with a search. */
export function GalleryList({ branch, tree }: { branch: Branch | null; tree: BranchTree }) {
  const id = useId();
  const mayEdit = usePermissions().includes('gallery.edit');
  const mayOrder = mayEdit && branch !== null && branch.galleries > 1;
  const [isOrdering, setIsOrdering] = useState(false);
  const list = useMemo(() => buildList(branch, tree), [branch, tree]);
  return (
    <section className={styles.galleries} aria-labelledby={id}>
      <div className={styles.galleriesHead}>
        <h2 id={id} className={styles.subtitle}>
          {branch ? m['office.gallery.galleries']() : m['office.gallery.all']()}
        </h2>
        <div className={styles.actions}>
          {mayOrder && (
            <button
              type="button"
              className={buttons.quiet}
              aria-pressed={isOrdering}
              onClick={() => setIsOrdering(!isOrdering)}
            >
              {m['office.gallery.order']()}
            </button>
          )}
          <NewLink
            permission="gallery.create"
            to={toNewOfficeGallery(branch?.id)}
            label={m['office.gallery.newGallery']()}
            isQuiet
          />
        </div>
      </div>
      {branch?.galleries === 0 && <p className={styles.facts}>{m['office.gallery.noGalleries']()}</p>}
      {branch?.galleries !== 0 &&
        (mayOrder && isOrdering ? <LazyGalleryOrder node={branch.id} /> : <OfficeList list={list} />)}
    </section>
  );
}
