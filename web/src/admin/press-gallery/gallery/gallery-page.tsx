import { OFFICE_GALLERY_PATH, type OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { Link, useSearch } from 'wouter';
import { StatusNote } from '../../../components/status-note.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { Answered } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { newestRow, readersChangeIn } from '../../components/page/reader-notes.ts';
import { ReadersChip } from '../../components/page/readers-chip.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { PublishButton } from '../../components/record/media-status.tsx';
import { RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { toOfficeBranch, toOfficeGallery, toPicturesOf } from '../../paths.ts';
import { galleryName } from '../names.tsx';
import { type BranchTree, branchesQuery, pathOf, toTree } from '../tree/branches.ts';
import styles from './gallery.module.css';
import { GalleryForm } from './gallery-form.tsx';

export const GalleryPage = () => (
  <Answered query={branchesQuery()}>{({ data }) => <Gallery tree={toTree(data)} />}</Answered>
);

const Gallery = ({ tree }: { tree: BranchTree }) => (
  <RecordPage<OfficeGallery>
    noun={OFFICE_GALLERY_PATH}
    fresh={<NewGallery tree={tree} />}
    refresh={(row) => readersChangeIn(row?.readers)}
  >
    {(screen) => <GalleryScreen {...screen} tree={tree} />}
  </RecordPage>
);

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

function GalleryScreen({ row, latest, onSaved, tree }: ScreenProps<OfficeGallery> & { tree: BranchTree }) {
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
            <PublishButton noun={OFFICE_GALLERY_PATH} row={newestRow(row, latest)} onMoved={onSaved} />
          )}
          {row.status === 'draft' && (
            <DeleteButton
              permission="gallery.delete"
              noun={OFFICE_GALLERY_PATH}
              row={row}
              name={name}
              backTo={toOfficeBranch(row.node)}
            />
          )}
        </>
      }
    >
      {latest.is_hidden && <StatusNote kind="plain" title={m['office.gallery.isHidden']()} isLive={false} />}
      <GalleryForm row={row} tree={tree} branch={null} isReadOnly={!mayEdit} onSaved={onSaved} />
    </OfficePage>
  );
}
