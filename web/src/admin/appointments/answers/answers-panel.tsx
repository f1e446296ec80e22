import {
  ANSWER_STATES,
  type OfficeAnswer,
  officeAnswerExportPath,
  officeAnswerPath,
} from '@press-room/contract/appointment-answers';
import type { OfficeAppointment } from '@press-room/contract/appointments';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { useId, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { NEED_LABELS } from '../../../components/agenda/labels.ts';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { getBlob } from '../../../lib/api.ts';
import { formatNumber, joinFacts } from '../../../lib/format.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { BeginMailing } from '../../components/begin-mailing.tsx';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import figures from '../../components/page/figures.module.css';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import {
  toAppointment,
  toAppointmentDoor,
  toAppointmentNames,
  toClippingsOf,
  toMailing,
} from '../../paths.ts';
import { ANSWERS_SHOWN } from '../labels.ts';
import styles from './answers.module.css';

const nameOf = ({ name, email }: OfficeAnswer): string => name || toReadableAddress(email);

const COLUMNS: readonly ListColumn<OfficeAnswer>[] = [
  {
    id: 'name',
    label: m['office.agenda.answers.name'],
    sortBy: 'name',
    isName: true,
    cell: (row) => <bdi>{nameOf(row)}</bdi>,
  },
  {
    id: 'outlet',
    label: m['office.outlets.one'],
    sortBy: 'outlet',
    cell: ({ outlet }) => <bdi>{outlet}</bdi>,
  },
  {
    id: 'state',
    label: m['office.agenda.answers.state'],
    sortBy: 'state',
    cell: ({ state }) => {
      const { kind, label } = shownOf(ANSWERS_SHOWN, state);
      return <StatusChip kind={kind} label={label()} />;
    },
  },
  {
    id: 'slot',
    label: m['office.agenda.answers.slot'],
    isHiddenAtFirst: true,
    cell: ({ slot_at }) => slot_at !== null && <Instant at={slot_at} />,
  },
  {
    id: 'needs',
    label: m['office.agenda.answers.needs'],
    isLong: true,
    cell: ({ needs, needs_note }) => (
      <bdi>{joinFacts([...needs.map((need) => labelOf(NEED_LABELS, need)), needs_note])}</bdi>
    ),
  },
  {
    id: 'colleague',
    label: m['office.agenda.answers.colleagueOf'],
    isHiddenAtFirst: true,
    cell: ({ colleague_of }) => colleague_of !== null && <bdi>{colleague_of}</bdi>,
  },
  {
    id: 'email',
    label: m['account.email.label'],
    sortBy: 'email',
    isLong: true,
    isHiddenAtFirst: true,
    cell: ({ email }) => <bdi dir="ltr">{toReadableAddress(email)}</bdi>,
  },
  {
    id: 'invited',
    label: m['office.agenda.answers.invited'],
    cell: ({ invitation }) => invitation !== null && <InvitedBy {...invitation} />,
  },
  {
    id: 'answered',
    label: m['office.agenda.answers.answered'],
    sortBy: 'answered_at',
    isDescending: true,
    cell: ({ answered_at }) => answered_at !== null && <Instant at={answered_at} />,
  },
  {
    id: 'entered',
    label: m['office.agenda.answers.entered'],
    sortBy: 'entered_at',
    isDescending: true,
    cell: ({ entered_at }) => entered_at !== null && <Instant at={entered_at} />,
  },
];

/** Link to the mailing of the invitation. */
function InvitedBy({ mailing, at }: NonNullable<OfficeAnswer['invitation']>) {
  if (!usePermissions().includes('mailing.view')) return <Instant at={at} />;
  return (
    <Link href={toMailing(mailing)}>
      <Instant at={at} />
    </Link>
  );
}

const buildList = (appointment: number): ListDefinition<OfficeAnswer> => ({
  noun: officeAnswerPath(appointment),
  screen: toAppointment(appointment),
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['office.agenda.answers.state'](),
      options: ANSWER_STATES.map((value) => ({ value, text: shownOf(ANSWERS_SHOWN, value).label() })),
    },
  ],
  search: {
    label: m['office.agenda.answers.search'](),
    example: m['office.agenda.answers.searchExample'](),
    fields: ['name', 'outlet', 'email'],
  },
  nameOf,
  count: (count) => m['office.agenda.answers.count']({ count }),
  empty: { title: m['office.agenda.answers.none'](), text: m['office.agenda.answers.noneText']() },
});

/** People who attend, wait, follow remotely or decline. */
export function AnswersPanel({ row }: { row: OfficeAppointment }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={figures.title}>
        {m['office.agenda.answers.title']()}
      </h2>
      <Places row={row} />
      <Tools row={row} />
      <OfficeList list={buildList(row.id)} />
    </section>
  );
}

function Places({ row: { answers, capacity } }: { row: OfficeAppointment }) {
  const { confirmed, waiting, remote, declined, invited, entered } = answers;
  const taken =
    capacity === null
      ? formatNumber(confirmed)
      : m['office.agenda.answers.of']({ count: formatNumber(confirmed), most: formatNumber(capacity) });
  const counts = [
    [m['office.agenda.answer.waiting'], waiting],
    [m['office.agenda.answer.remote'], remote],
    [m['office.agenda.answer.declined'], declined],
    [m['office.agenda.answer.invited'], invited],
    [m['office.agenda.answers.entered'], entered],
  ] as const;
  return (
    <dl className={figures.figures}>
      <div>
        <dt>{m['office.agenda.answer.confirmed']()}</dt>
        <dd>
          {taken}
          {capacity !== null && (
            <progress
              className={styles.bar}
              max={Math.max(1, capacity)}
              value={Math.min(confirmed, capacity)}
              aria-label={m['office.agenda.capacity']()}
            />
          )}
        </dd>
      </div>
      {counts.map(([label, count]) => (
        <div key={label()}>
          <dt>{label()}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Invitations, check-in, and the listed names as a file or for print. */
function Tools({ row }: { row: OfficeAppointment }) {
  const permissions = usePermissions();
  const state = new URLSearchParams(useSearch()).get('state');
  const isPublished = row.status === 'published';
  const [openedAt] = useState(() => new Date().toISOString());
  const mayInvite = row.ends_at > openedAt && permissions.includes('appointment.edit');
  return (
    <div className={`${styles.tools} no-print`}>
      {row.status !== 'cancelled' && mayInvite && (
        <BeginMailing about={{ appointment: row.id }} kind="invitation" isMain />
      )}
      {isPublished && row.answers.invited > 0 && mayInvite && (
        <BeginMailing about={{ appointment: row.id }} kind="invitation" isReminder />
      )}
      {isPublished && permissions.includes('accreditation.check') && (
        <Link href={toAppointmentDoor(row.id)} className={buttons.quiet}>
          {m['office.fair.checkIn.title']()}
        </Link>
      )}
      {permissions.includes('clipping.view') && row.answers.entered + row.answers.remote > 0 && (
        <Link href={toClippingsOf({ appointment: String(row.id) })} className={buttons.quiet}>
          {m['office.agenda.coverage']()}
        </Link>
      )}
      {permissions.includes('appointment.export') && (
        <ExportButtons
          types={TABLE_FILE_TYPES}
          fileName={m['office.agenda.answers.fileName']()}
          load={(type) => {
            const query = new URLSearchParams({ ...(state !== null && { state }), type });
            return getBlob(`${officeAnswerExportPath(row.id)}?${query}`);
          }}
        />
      )}
      <Link href={toAppointmentNames(row.id)} className={buttons.quiet}>
        <Icon name="print" size={20} />
        {m['office.agenda.answers.print']()}
      </Link>
    </div>
  );
}
