import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { newestRow, readersChangeIn } from '../components/page/reader-notes.ts';
import { ReadersChip } from '../components/page/readers-chip.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { PublishButton } from '../components/record/media-status.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toOfficeMagazine } from '../paths.ts';
import { describeProgress, isInTheMaking, toTitle } from './labels.ts';
import { MagazineForm } from './magazine-form.tsx';

const POLL_MS = 2000;

export function MagazinePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewMagazine /> : <OneMagazine key={id} id={Number(id)} />;
}

function NewMagazine() {
  return (
    <OfficePage title={m['office.magazines.new']()}>
      <MagazineForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toOfficeMagazine(id))} />
    </OfficePage>
  );
}

function OneMagazine({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    ...officeRecordQuery<OfficeMagazine>(OFFICE_MAGAZINE_PATH, id),
    // Results of jobs are shown as they arrive.
    refetchInterval: ({ state }) =>
      state.data && isInTheMaking(state.data.progress) ? POLL_MS : readersChangeIn(state.data?.readers),
  });
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: OfficeMagazine }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  const mayEdit = permissions.includes(row.status === 'draft' ? 'magazine.edit' : 'magazine.publish');
  return (
    <OfficePage
      title={toTitle(row)}
      status={<ReadersChip readers={newestRow(row, latest).readers} of="media" />}
      facts={<StatusChip {...describeProgress(latest.progress)} />}
      action={
        <>
          {row.status === 'draft' && permissions.includes('magazine.delete') && (
            <DeleteButton
              noun={OFFICE_MAGAZINE_PATH}
              row={row}
              name={toTitle(row)}
              onDeleted={() => navigate(OFFICE_PATHS.officeMagazines, { replace: true })}
            />
          )}
          {permissions.includes('magazine.publish') && (
            <PublishButton noun={OFFICE_MAGAZINE_PATH} row={newestRow(row, latest)} onMoved={setRow} />
          )}
        </>
      }
    >
      <MagazineForm row={row} isReadOnly={!mayEdit} onSaved={setRow} />
    </OfficePage>
  );
}
