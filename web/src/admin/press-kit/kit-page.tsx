import { OFFICE_PRESS_KIT_PATH, type OfficePressKit } from '@press-room/contract/admin-press-kit';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { newestRow, readersChangeIn } from '../components/page/reader-notes.ts';
import { ReadersChip } from '../components/page/readers-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { PublishButton } from '../components/record/media-status.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toOfficePressKit } from '../paths.ts';
import { KitForm } from './kit-form.tsx';
import { toKitTitle } from './kit-values.ts';
import { KitStatus } from './review/kit-status.tsx';
import { KitTakers } from './takers/kit-takers.tsx';

export const KitPage = () => (
  <RecordPage<OfficePressKit>
    noun={OFFICE_PRESS_KIT_PATH}
    fresh={
      <NewRecord
        title={m['office.kits.new']()}
        permission="press_kit.create"
        Form={KitForm}
        toRecord={toOfficePressKit}
      />
    }
    refresh={(row) => readersChangeIn(row?.readers)}
  >
    {(screen) => <KitScreen {...screen} />}
  </RecordPage>
);

function KitScreen({ row, latest, onSaved }: ScreenProps<OfficePressKit>) {
  const permissions = usePermissions();
  const mayPublish = permissions.includes('press_kit.publish');
  const mayEdit = mayPublish || (row.status === 'draft' && permissions.includes('press_kit.edit'));
  const title = toKitTitle(row);
  return (
    <OfficePage
      title={title}
      status={<ReadersChip readers={newestRow(row, latest).readers} of="media" />}
      action={
        <>
          {mayPublish && (
            <PublishButton noun={OFFICE_PRESS_KIT_PATH} row={newestRow(row, latest)} onMoved={onSaved} />
          )}
          {row.status === 'draft' && (
            <DeleteButton
              permission="press_kit.delete"
              noun={OFFICE_PRESS_KIT_PATH}
              row={row}
              name={title}
              backTo={OFFICE_PATHS.officePressKits}
            />
          )}
        </>
      }
    >
      <KitStatus row={row} mayPublish={mayPublish} />
      <KitForm row={row} isReadOnly={!mayEdit} onSaved={onSaved} />
      {permissions.includes('download.view') && <KitTakers kit={row} />}
    </OfficePage>
  );
}
