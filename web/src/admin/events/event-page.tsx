import { OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import { formatDays } from '../../lib/format-days.ts';
import { ownWords } from '../../lib/own-words.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toOfficeEvent } from '../paths.ts';
import { EventForm } from './event-form.tsx';

export const EventPage = () => (
  <RecordPage<OfficeEvent>
    noun={OFFICE_EVENT_PATH}
    fresh={
      <NewRecord
        title={m['office.fair.events.new']()}
        permission="event.create"
        Form={EventForm}
        toRecord={toOfficeEvent}
      />
    }
  >
    {(screen) => <EventScreen {...screen} />}
  </RecordPage>
);

function EventScreen({ row, onSaved }: ScreenProps<OfficeEvent>) {
  const permissions = usePermissions();
  const name = ownWords(row.name);
  return (
    <OfficePage
      title={name}
      facts={formatDays(row)}
      action={
        <DeleteButton
          permission="event.delete"
          noun={OFFICE_EVENT_PATH}
          row={row}
          name={name}
          backTo={OFFICE_PATHS.officeEvents}
        />
      }
    >
      <EventForm row={row} isReadOnly={!permissions.includes('event.edit')} onSaved={onSaved} />
    </OfficePage>
  );
}
