import {
  EVENT_ACCREDITATION_STATUSES,
  OFFICE_ACCREDITATION_PATH,
  type OfficeAccreditationRow,
  WAITING_STATUSES,
} from '@press-room/contract/event-accreditations';
import { EVENT_LANES, type OfficeEvent } from '@press-room/contract/events';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { LANE_LABELS, STATUS_LABELS } from '../../../features/accreditations/labels.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { Deadline } from '../../components/page/deadline.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { OFFICE_PATHS, toAccreditation } from '../../paths.ts';
import { useEvents } from './use-events.ts';

type Row = OfficeAccreditationRow;

const nameOf = ({ person }: Row): string => toPersonName(person) || toReadableAddress(person.email);

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'person',
    label: m['office.fair.office.person'],
    sortBy: 'person.last_name',
    isName: true,
    href: (row) => toAccreditation(row.id),
    cell: nameOf,
  },
  {
    id: 'outlet',
    label: m['office.fair.outlet'],
    sortBy: 'outlet',
    cell: ({ outlet }) => <bdi>{outlet}</bdi>,
  },
  {
    id: 'lane',
    label: m['office.fair.office.lane'],
    sortBy: 'lane',
    cell: ({ lane }) => labelOf(LANE_LABELS, lane),
  },
  {
    id: 'status',
    label: m['office.releases.column.status'],
    sortBy: 'status',
    cell: ({ status }) => (
      <StatusChip kind={shownOf(STATUS_LABELS, status).kind} label={shownOf(STATUS_LABELS, status).label()} />
    ),
  },
  {
    id: 'due',
    label: m['office.fair.office.due'],
    sortBy: 'due_at',
    cell: ({ due_at }) => due_at !== null && <Deadline at={due_at} />,
  },
  {
    id: 'event',
    label: m['office.fair.office.event'],
    sortBy: 'event.name',
    cell: ({ event }) => <bdi>{ownWords(event.name)}</bdi>,
  },
  {
    id: 'submitted',
    label: m['office.fair.office.submitted'],
    sortBy: 'submitted_at',
    isDescending: true,
    isHiddenAtFirst: true,
    cell: ({ submitted_at }) => submitted_at !== null && <Instant at={submitted_at} />,
  },
];

const isWaiting = (status: string): boolean => WAITING_STATUSES.some((each) => each === status);

const buildList = (events: readonly OfficeEvent[]): ListDefinition<Row> => ({
  noun: OFFICE_ACCREDITATION_PATH,
  screen: OFFICE_PATHS.accreditations,
  columns: COLUMNS,
  filters: [
    ...(events.length === 0
      ? []
      : [
          {
            name: 'event',
            label: m['office.fair.office.event'](),
            options: events.map(({ id, name }) => ({ value: String(id), text: ownWords(name) })),
          },
        ]),
    {
      name: 'status',
      label: m['office.releases.column.status'](),
      options: [
        { value: 'waiting', text: m['office.fair.office.waiting']() },
        ...EVENT_ACCREDITATION_STATUSES.filter((value) => value !== 'draft' && !isWaiting(value)).map(
          (value) => ({ value, text: shownOf(STATUS_LABELS, value).label() }),
        ),
      ],
    },
    {
      name: 'lane',
      label: m['office.fair.office.lane'](),
      options: EVENT_LANES.map((value) => ({ value, text: labelOf(LANE_LABELS, value) })),
    },
  ],
  search: {
    label: m['office.fair.office.search'](),
    example: m['office.fair.office.searchExample'](),
    fields: ['person.last_name', 'person.first_name', 'person.email', 'outlet', 'order_number'],
  },
  nameOf,
  count: (count) => m['office.fair.office.count']({ count }),
  empty: { title: m['office.fair.office.none'](), text: m['office.fair.office.noneText']() },
});

/** Applications for events, those with the nearest deadline first. */
export function AccreditationsPage() {
  const permissions = usePermissions();
  const events = useEvents(permissions.includes('event.view'));
  return (
    <OfficePage
      title={m['office.fair.office.title']()}
      action={
        <>
          {permissions.includes('event.view') && (
            <Link href={OFFICE_PATHS.officeEvents} className={buttons.quiet}>
              {m['office.fair.events.title']()}
            </Link>
          )}
          {permissions.includes('accreditation.check') && (
            <Link href={OFFICE_PATHS.checkIn} className={buttons.quiet}>
              {m['office.fair.checkIn.title']()}
            </Link>
          )}
        </>
      }
    >
      <OfficeList list={buildList(events)} />
    </OfficePage>
  );
}
