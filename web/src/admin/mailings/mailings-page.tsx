import { MAILING_PATH, type MailingRow } from '@press-room/contract/mailings';
import { useSearch } from 'wouter';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { eventFilter, groupFilter } from '../components/group-filter.ts';
import type { ListColumn, ListDefinition, ListFilter } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toMailing } from '../paths.ts';
import { KIND_LABELS, STATES_SHOWN, titleOf } from './labels.ts';
import { NewMailingButton } from './new-mailing-button.tsx';

const COLUMNS: readonly ListColumn<MailingRow>[] = [
  {
    id: 'release',
    label: m['office.mailings.about'],
    isName: true,
    href: (row) => toMailing(row.id),
    cell: titleOf,
  },
  {
    id: 'state',
    label: m['office.messages.column.status'],
    sortBy: 'state',
    cell: ({ state }) => {
      const { kind, label } = shownOf(STATES_SHOWN, state);
      return <StatusChip kind={kind} label={label()} />;
    },
  },
  {
    id: 'kind',
    label: m['office.mailings.kind'],
    sortBy: 'kind',
    cell: ({ kind }) => labelOf(KIND_LABELS, kind),
  },
  {
    id: 'accepted',
    label: m['office.mailings.recipients'],
    cell: ({ counts: { accepted, recipients } }) =>
      recipients > 0 && m['office.mailings.acceptedOf']({ accepted, recipients }),
  },
  {
    id: 'send_at',
    label: m['office.mailings.sendAt'],
    sortBy: 'send_at',
    cell: ({ send_at }) => send_at !== null && <Instant at={send_at} />,
  },
  UPDATED_COLUMN,
];

function useFilters(): ListFilter[] {
  const groups = usePressGroups();
  const event = new URLSearchParams(useSearch()).get('event');
  return [
    ...groupFilter(groups),
    ...eventFilter(event),
    { name: 'from', label: m['office.audit.from']() },
    { name: 'to', label: m['office.audit.to']() },
  ];
}

const buildList = (filters: readonly ListFilter[]): ListDefinition<MailingRow> => ({
  noun: MAILING_PATH,
  screen: OFFICE_PATHS.mailings,
  columns: COLUMNS,
  filters,
  nameOf: titleOf,
  count: (count) => m['office.mailings.count']({ count }),
  empty: { title: m['office.mailings.none'](), text: m['office.mailings.noneText']() },
});

/** Mailings of the press office. */
export function MailingsPage() {
  const filters = useFilters();
  return (
    <OfficePage title={m['office.mailings.title']()} action={<NewMailingButton />}>
      <OfficeList list={buildList(filters)} />
    </OfficePage>
  );
}
