import { OFFICE_PRESS_KIT_PATH, type OfficePressKit } from '@press-room/contract/admin-press-kit';
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
import { DeleteButton } from '../components/record/delete-button.tsx';
import { PublishButton } from '../components/record/media-status.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toOfficePressKit } from '../paths.ts';
import { KitForm } from './kit-form.tsx';
import { toKitTitle } from './kit-values.ts';
import { KitStatus } from './review/kit-status.tsx';
import { KitTakers } from './takers/kit-takers.tsx';

export function KitPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewKit /> : <OneKit key={id} id={Number(id)} />;
}

function NewKit() {
  return (
    <OfficePage title={m['office.kits.new']()}>
      <KitForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toOfficePressKit(id))} />
    </OfficePage>
  );
}

function OneKit({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    ...officeRecordQuery<OfficePressKit>(OFFICE_PRESS_KIT_PATH, id),
    refetchInterval: ({ state }) => readersChangeIn(state.data?.readers),
  });
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: OfficePressKit }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
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
            <PublishButton noun={OFFICE_PRESS_KIT_PATH} row={newestRow(row, latest)} onMoved={setRow} />
          )}
          {row.status === 'draft' && permissions.includes('press_kit.delete') && (
            <DeleteButton
              noun={OFFICE_PRESS_KIT_PATH}
              row={row}
              name={title}
              onDeleted={() => navigate(OFFICE_PATHS.officePressKits, { isForced: true })}
            />
          )}
        </>
      }
    >
      <KitStatus row={row} mayPublish={mayPublish} />
      <KitForm row={row} isReadOnly={!mayEdit} onSaved={setRow} />
      {permissions.includes('download.view') && <KitTakers kit={row} />}
    </OfficePage>
  );
}
