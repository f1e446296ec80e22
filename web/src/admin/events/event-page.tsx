import { OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { formatDays } from '../../lib/format-days.ts';
import { navigate } from '../../lib/navigation.ts';
import { ownWords } from '../../lib/own-words.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toOfficeEvent } from '../paths.ts';
import { EventForm } from './event-form.tsx';

export function EventPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewEvent /> : <OneEvent key={id} id={Number(id)} />;
}

function NewEvent() {
  return (
    <OfficePage title={m['office.fair.events.new']()}>
      <EventForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toOfficeEvent(id))} />
    </OfficePage>
  );
}

function OneEvent({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<OfficeEvent>(OFFICE_EVENT_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: OfficeEvent }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  const name = ownWords(row.name);
  return (
    <OfficePage
      title={name}
      facts={formatDays(row)}
      action={
        permissions.includes('event.delete') && (
          <DeleteButton
            noun={OFFICE_EVENT_PATH}
            row={row}
            name={name}
            onDeleted={() => navigate(OFFICE_PATHS.officeEvents, { replace: true })}
          />
        )
      }
    >
      <EventForm row={row} isReadOnly={!permissions.includes('event.edit')} onSaved={setRow} />
    </OfficePage>
  );
}
