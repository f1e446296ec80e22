import { ASSET_COLLECTION_PATH, type AssetCollection } from '@press-room/contract/admin-asset-collections';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, toCollection, toFilesOf } from '../../paths.ts';
import { CollectionForm } from './collection-form.tsx';

export function CollectionPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCollection /> : <OneCollection key={id} id={Number(id)} />;
}

const NewCollection = () => (
  <OfficePage title={m['office.collections.new']()}>
    <CollectionForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toCollection(id))} />
  </OfficePage>
);

function OneCollection({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<AssetCollection>(ASSET_COLLECTION_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: AssetCollection }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      facts={m['office.media.count']({ count: latest.files })}
      action={
        <>
          <Link href={toFilesOf(row.id)} className={buttons.quiet}>
            {m['office.collections.show']()}
          </Link>
          {permissions.includes('asset.delete') && (
            <DeleteButton
              noun={ASSET_COLLECTION_PATH}
              row={row}
              name={row.name}
              text={m['office.collections.deleteText']()}
              onDeleted={() => navigate(OFFICE_PATHS.assetCollections, { replace: true })}
            />
          )}
        </>
      }
    >
      <CollectionForm row={row} isReadOnly={!permissions.includes('asset.edit')} onSaved={setRow} />
    </OfficePage>
  );
}
