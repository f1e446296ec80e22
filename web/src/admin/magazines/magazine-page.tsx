import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { newestRow, readersChangeIn } from '../components/page/reader-notes.ts';
import { ReadersChip } from '../components/page/readers-chip.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { PublishButton } from '../components/record/media-status.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toOfficeMagazine } from '../paths.ts';
import { describeProgress, isInTheMaking, toTitle } from './labels.ts';
import { MagazineForm } from './magazine-form.tsx';

const POLL_MS = 2000;

export const MagazinePage = () => (
  <RecordPage<OfficeMagazine>
    noun={OFFICE_MAGAZINE_PATH}
    fresh={
      <NewRecord
        title={m['office.magazines.new']()}
        permission="magazine.create"
        Form={MagazineForm}
        toRecord={toOfficeMagazine}
      />
    }
    refresh={(row) => (row && isInTheMaking(row.progress) ? POLL_MS : readersChangeIn(row?.readers))}
  >
    {(screen) => <MagazineScreen {...screen} />}
  </RecordPage>
);

function MagazineScreen({ row, latest, onSaved }: ScreenProps<OfficeMagazine>) {
  const permissions = usePermissions();
  const mayEdit = permissions.includes(row.status === 'draft' ? 'magazine.edit' : 'magazine.publish');
  return (
    <OfficePage
      title={toTitle(row)}
      status={<ReadersChip readers={newestRow(row, latest).readers} of="media" />}
      facts={<StatusChip {...describeProgress(latest.progress)} />}
      action={
        <>
          {row.status === 'draft' && (
            <DeleteButton
              permission="magazine.delete"
              noun={OFFICE_MAGAZINE_PATH}
              row={row}
              name={toTitle(row)}
              backTo={OFFICE_PATHS.officeMagazines}
            />
          )}
          {permissions.includes('magazine.publish') && (
            <PublishButton noun={OFFICE_MAGAZINE_PATH} row={newestRow(row, latest)} onMoved={onSaved} />
          )}
        </>
      }
    >
      <MagazineForm row={row} isReadOnly={!mayEdit} onSaved={onSaved} />
    </OfficePage>
  );
}
