import { OFFICE_APPOINTMENT_PATH, type OfficeAppointment } from '@press-room/contract/appointments';
import { appointmentPage } from '@press-room/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { joinFacts } from '../../lib/format.ts';
import { formatSpan } from '../../lib/format-span.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { ownWords } from '../../lib/own-words.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toAppointment } from '../paths.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { STATUSES, titleOf } from './labels.ts';
import { Transitions } from './transitions.tsx';

/** A draft has no answers. */
const LazyAnswersPanel = lazyComponent<{ row: OfficeAppointment }>(
  async () => (await import('./answers/answers-panel.tsx')).AnswersPanel,
);

export function AppointmentPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewAppointment /> : <OneAppointment key={id} id={Number(id)} />;
}

function NewAppointment() {
  return (
    <OfficePage title={m['office.agenda.new']()}>
      <AppointmentForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toAppointment(id))} />
    </OfficePage>
  );
}

function OneAppointment({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(
    officeRecordQuery<OfficeAppointment>(OFFICE_APPOINTMENT_PATH, id),
  );
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: OfficeAppointment }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  const language = useContentLanguage();
  const title = titleOf(row);
  const { kind, label } = shownOf(STATUSES, row.status);
  return (
    <OfficePage
      title={title}
      status={<StatusChip kind={kind} label={label()} />}
      facts={joinFacts([labelOf(KIND_LABELS, row.kind), formatSpan(row), ownWords(row.place)])}
      action={
        <>
          {row.status !== 'draft' && row.admission === 'public' && (
            <ShareButtons address={appointmentPage(language, { id: row.id, slug: '' })} title={title} />
          )}
          {permissions.includes('appointment.publish') && <Transitions row={row} onMoved={setRow} />}
          {row.status === 'draft' && permissions.includes('appointment.delete') && (
            <DeleteButton
              noun={OFFICE_APPOINTMENT_PATH}
              row={row}
              name={title}
              onDeleted={() => navigate(OFFICE_PATHS.appointments, { replace: true })}
            />
          )}
        </>
      }
    >
      {row.status !== 'draft' && <LazyAnswersPanel row={latest} />}
      <AppointmentForm
        row={row}
        isReadOnly={
          !permissions.includes(row.status === 'draft' ? 'appointment.edit' : 'appointment.publish')
        }
        onSaved={setRow}
      />
    </OfficePage>
  );
}
