import { OFFICE_GALLERY_PATH, type OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { newestRow, readersChangeIn } from '../../components/page/reader-notes.ts';
import { ReadersChip } from '../../components/page/readers-chip.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { PublishButton } from '../../components/record/media-status.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { toOfficeBranch, toOfficeGallery, toPicturesOf } from '../../paths.ts';
import { galleryName } from '../names.tsx';
import { type BranchTree, branchesQuery, pathOf, toTree } from '../tree/branches.ts';
import styles from './gallery.module.css';
import { GalleryForm } from './gallery-form.tsx';

export function GalleryPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(branchesQuery());
  if (!data)
    return error ? (
      <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
    ) : (
      <ScreenSkeleton />
    );
  const tree = toTree(data.data);
  return id === 'new' ? <NewGallery tree={tree} /> : <OneGallery key={id} id={Number(id)} tree={tree} />;
}

function NewGallery({ tree }: { tree: BranchTree }) {
  const asked = Number(new URLSearchParams(useSearch()).get('branch'));
  const branch = tree.byId.has(asked) ? asked : (tree.childrenOf(null)[0]?.id ?? null);
  return (
    <OfficePage title={m['office.gallery.newGallery']()}>
      <GalleryForm
        row={null}
        tree={tree}
        branch={branch}
        isReadOnly={false}
        onSaved={({ id }) => navigate(toOfficeGallery(id))}
      />
    </OfficePage>
  );
}

function OneGallery({ id, tree }: { id: number; tree: BranchTree }) {
  const { data, error, refetch } = useQuery({
    ...officeRecordQuery<OfficeGallery>(OFFICE_GALLERY_PATH, id),
    refetchInterval: ({ state }) => readersChangeIn(state.data?.readers),
  });
  if (data) return <Loaded latest={data} tree={tree} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest, tree }: { latest: OfficeGallery; tree: BranchTree }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  const mayEdit = permissions.includes(row.status === 'draft' ? 'gallery.edit' : 'gallery.publish');
  const branch = tree.byId.get(row.node);
  const name = galleryName(row);
  return (
    <OfficePage
      title={name}
      status={<ReadersChip readers={newestRow(row, latest).readers} of="media" />}
      facts={
        <span className={styles.facts}>
          {branch && (
            <Link href={toOfficeBranch(branch.id)}>
              <bdi>{pathOf(tree, branch)}</bdi>
            </Link>
          )}
          {row.pictures.length > 0 && permissions.includes('asset.edit') && (
            <Link href={toPicturesOf(row.id)}>{m['office.gallery.describePictures']()}</Link>
          )}
        </span>
      }
      action={
        <>
          {permissions.includes('gallery.publish') && (
            <PublishButton noun={OFFICE_GALLERY_PATH} row={newestRow(row, latest)} onMoved={setRow} />
          )}
          {row.status === 'draft' && permissions.includes('gallery.delete') && (
            <DeleteButton
              noun={OFFICE_GALLERY_PATH}
              row={row}
              name={name}
              onDeleted={() => navigate(toOfficeBranch(row.node), { isForced: true })}
            />
          )}
        </>
      }
    >
      {latest.is_hidden && <StatusNote kind="plain" title={m['office.gallery.isHidden']()} isLive={false} />}
      <GalleryForm row={row} tree={tree} branch={null} isReadOnly={!mayEdit} onSaved={setRow} />
    </OfficePage>
  );
}
