import { ASSET_COLLECTION_PATH, type AssetCollection } from '@press-room/contract/admin-asset-collections';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toCollection, toFilesOf } from '../../paths.ts';
import { CollectionForm } from './collection-form.tsx';

export const CollectionPage = () => (
  <RecordPage<AssetCollection>
    noun={ASSET_COLLECTION_PATH}
    fresh={
      <NewRecord
        title={m['office.collections.new']()}
        permission="asset.create"
        Form={CollectionForm}
        toRecord={toCollection}
      />
    }
  >
    {(screen) => <CollectionScreen {...screen} />}
  </RecordPage>
);

function CollectionScreen({ row, latest, onSaved }: ScreenProps<AssetCollection>) {
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
          <DeleteButton
            permission="asset.delete"
            noun={ASSET_COLLECTION_PATH}
            row={row}
            name={row.name}
            text={m['office.collections.deleteText']()}
            backTo={OFFICE_PATHS.assetCollections}
          />
        </>
      }
    >
      <CollectionForm row={row} isReadOnly={!permissions.includes('asset.edit')} onSaved={onSaved} />
    </OfficePage>
  );
}
