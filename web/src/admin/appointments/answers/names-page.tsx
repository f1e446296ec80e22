import { type OfficeAnswer, officeAnswerPath } from '@press-room/contract/appointment-answers';
import { OFFICE_APPOINTMENT_PATH, type OfficeAppointment } from '@press-room/contract/appointments';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { NEED_LABELS } from '../../../components/agenda/labels.ts';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { formatSpan } from '../../../lib/format-span.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../components/page/instant.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { loadRows, officeRecordQuery } from '../../components/saving/queries.ts';
import { toAppointment } from '../../paths.ts';
import { titleOf } from '../labels.ts';
import styles from './names-page.module.css';

const AT_ONCE = 100;

/** Loads all people with a place, by name. */
async function listNames(appointment: number, signal: AbortSignal): Promise<OfficeAnswer[]> {
  const names: OfficeAnswer[] = [];
  for (let page = 1; ; page += 1) {
    const { data, recordsFiltered } = await loadRows<OfficeAnswer>(
      {
        noun: officeAnswerPath(appointment),
        filters: { state: 'confirmed' },
        sort: 'name',
        page,
        length: AT_ONCE,
      },
      signal,
    );
    names.push(...data);
    if (data.length === 0 || names.length >= recordsFiltered) return names;
  }
}

/** Printable list of names for the entrance. */
export function NamesPage() {
  const id = Number(useParams().id);
  const appointment = useQuery(officeRecordQuery<OfficeAppointment>(OFFICE_APPOINTMENT_PATH, id));
  const names = useQuery({
    queryKey: ['office', OFFICE_APPOINTMENT_PATH, 'names', id],
    queryFn: ({ signal }) => listNames(id, signal),
    staleTime: 0,
  });
  const error = appointment.error ?? names.error;
  const retry = () => void Promise.all([appointment.refetch(), names.refetch()]);
  if (appointment.data && names.data) return <Names row={appointment.data} names={names.data} />;
  return error ? <OfficeFailure level={1} error={error} onRetry={retry} /> : <ScreenSkeleton />;
}

function Names({ row, names }: { row: OfficeAppointment; names: readonly OfficeAnswer[] }) {
  const hasSlots = row.slots.length > 0;
  return (
    <OfficePage
      title={titleOf(row)}
      facts={joinFacts([formatSpan(row), ownWords(row.place)])}
      action={
        <>
          <button type="button" className={buttons.button} onClick={() => print()}>
            <Icon name="print" size={20} />
            {m['office.agenda.answers.print']()}
          </button>
          <Link href={toAppointment(row.id)} className={buttons.quiet}>
            {m['office.agenda.answers.title']()}
          </Link>
        </>
      }
    >
      <p>{m['office.agenda.answers.count']({ count: names.length })}</p>
      <div className={styles.scroll}>
        <table className={styles.names}>
          <thead>
            <tr>
              <th scope="col">{m['office.agenda.answers.entered']()}</th>
              <th scope="col">{m['office.agenda.answers.name']()}</th>
              <th scope="col">{m['office.outlets.one']()}</th>
              {hasSlots && <th scope="col">{m['office.agenda.answers.slot']()}</th>}
              <th scope="col">{m['office.agenda.answers.needs']()}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((answer) => (
              <tr key={answer.id}>
                <td>{answer.entered_at === null ? '☐' : '☑'}</td>
                <th scope="row">
                  <bdi>{answer.name || toReadableAddress(answer.email)}</bdi>
                </th>
                <td>
                  <bdi>{answer.outlet}</bdi>
                </td>
                {hasSlots && <td>{answer.slot_at !== null && <Instant at={answer.slot_at} />}</td>}
                <td>
                  <bdi>
                    {joinFacts([
                      ...answer.needs.map((need) => labelOf(NEED_LABELS, need)),
                      answer.needs_note,
                    ])}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </OfficePage>
  );
}
