import { OFFICE_APPOINTMENT_PATH, type OfficeAppointment } from '@press-room/contract/appointments';
import { appointmentPage } from '@press-room/contract/pages';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { joinFacts } from '../../lib/format.ts';
import { formatSpan } from '../../lib/format-span.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toAppointment } from '../paths.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { STATUSES, titleOf } from './labels.ts';
import { Transitions } from './transitions.tsx';

/** A draft has no answers. */
const LazyAnswersPanel = lazyComponent<{ row: OfficeAppointment }>(
  async () => (await import('./answers/answers-panel.tsx')).AnswersPanel,
);

export const AppointmentPage = () => (
  <RecordPage<OfficeAppointment>
    noun={OFFICE_APPOINTMENT_PATH}
    fresh={
      <NewRecord
        title={m['office.agenda.new']()}
        permission="appointment.create"
        Form={AppointmentForm}
        toRecord={toAppointment}
      />
    }
  >
    {(screen) => <AppointmentScreen {...screen} />}
  </RecordPage>
);

function AppointmentScreen({ row, latest, onSaved }: ScreenProps<OfficeAppointment>) {
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
          {permissions.includes('appointment.publish') && <Transitions row={row} onMoved={onSaved} />}
          {row.status === 'draft' && (
            <DeleteButton
              permission="appointment.delete"
              noun={OFFICE_APPOINTMENT_PATH}
              row={row}
              name={title}
              backTo={OFFICE_PATHS.appointments}
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
        onSaved={onSaved}
      />
    </OfficePage>
  );
}
