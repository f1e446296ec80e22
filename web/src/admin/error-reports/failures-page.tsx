import {
  FAILURE_PATH,
  FAILURE_STATES,
  type FailureRow,
  type FailureState,
} from '@press-room/contract/failures';
import { formatNumber } from '../../lib/format.ts';
import { shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { BulkAction } from '../components/bulk/bulk-action.ts';
import { patchRow } from '../components/bulk/shared-actions.ts';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { OFFICE_PATHS, toFailure } from '../paths.ts';
import { STATES } from './labels.ts';

const COLUMNS: readonly ListColumn<FailureRow>[] = [
  {
    id: 'message',
    label: m['office.failures.column.message'],
    sortBy: 'message',
    isName: true,
    href: ({ id }) => toFailure(id),
    cell: ({ message }) => message.split('\n', 1)[0],
  },
  {
    id: 'state',
    label: m['office.messages.column.status'],
    sortBy: 'state',
    cell: ({ state }) => (
      <StatusChip kind={shownOf(STATES, state).kind} label={shownOf(STATES, state).label()} />
    ),
  },
  {
    id: 'count',
    label: m['office.failures.column.count'],
    sortBy: 'count',
    isDescending: true,
    cell: ({ count }) => formatNumber(count),
  },
  {
    id: 'route',
    label: m['office.failures.column.route'],
    sortBy: 'route',
    cell: ({ route }) => <bdi>{route}</bdi>,
  },
  {
    id: 'release',
    label: m['office.failures.column.release'],
    sortBy: 'release',
    cell: ({ release }) => <bdi>{release}</bdi>,
  },
  {
    id: 'last',
    label: m['office.failures.column.last'],
    sortBy: 'last_at',
    isDescending: true,
    cell: ({ last_at }) => <Instant at={last_at} />,
  },
];

/** Failures of the web app, reported by browsers. */
export function FailuresPage() {
  return (
    <OfficePage title={m['office.failures.title']()}>
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}

const buildList = (): ListDefinition<FailureRow> => ({
  noun: FAILURE_PATH,
  screen: OFFICE_PATHS.failures,
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['office.messages.column.status'](),
      options: FAILURE_STATES.map((value) => ({ value, text: shownOf(STATES, value).label() })),
    },
  ],
  search: {
    label: m['office.failures.search'](),
    example: m['office.failures.searchExample'](),
    fields: ['message', 'route', 'release'],
  },
  actions: ACTIONS,
  nameOf: ({ message }) => message,
  count: (count) => m['office.failures.count']({ count }),
  empty: { title: m['office.failures.none'](), text: m['office.failures.noneText']() },
});

const LABELS: Record<FailureState, () => string> = {
  open: m['office.failures.bulk.open'],
  resolved: m['office.failures.bulk.resolved'],
  ignored: m['office.failures.bulk.ignored'],
};

/** One action per state of a failure. */
const ACTIONS: readonly BulkAction<FailureRow>[] = FAILURE_STATES.map((state) => ({
  name: state,
  label: LABELS[state],
  permission: 'error_report.edit',
  obstacleOf: (row) =>
    row.state === state ? m['office.failures.bulk.already']({ state: shownOf(STATES, state).label() }) : null,
  title: (count) => m['office.failures.bulk.title']({ count, state: shownOf(STATES, state).label() }),
  run: (write, row) => patchRow(write, row, row.version, { state }),
  undo: (write, row, version) => patchRow(write, row, version, { state: row.state }),
  done: (count) => m['office.failures.bulk.done']({ count, state: shownOf(STATES, state).label() }),
}));
