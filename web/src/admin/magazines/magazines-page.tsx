import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import { MAGAZINE_KINDS } from '@press-room/contract/magazines';
import { MAGAZINE_LIST_STATES } from '@press-room/contract/readers';
import { Link } from 'wouter';
import { countryName, joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { readersFilter } from '../components/page/readers-chip.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { buildMediaActions } from '../components/record/media-actions.ts';
import { MEDIA_STATUS_COLUMN } from '../components/record/media-list.tsx';
import { UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toOfficeMagazine } from '../paths.ts';
import styles from './cover.module.css';
import { Cover } from './cover.tsx';
import { describeProgress, KIND_LABELS, toPeriod, toTitle } from './labels.ts';

const COLUMNS: readonly ListColumn<OfficeMagazine>[] = [
  {
    id: 'title',
    label: m['office.releases.column.title'],
    sortBy: 'title',
    isName: true,
    cell: (row) => (
      <span className={styles.named}>
        <Cover asset={row.cover ?? row.document} />
        <Link href={toOfficeMagazine(row.id)}>
          <bdi>{toTitle(row)}</bdi>
        </Link>
      </span>
    ),
  },
  {
    id: 'issue_number',
    label: m['office.magazines.issueNumber'],
    sortBy: 'issue_number',
    cell: ({ issue_number }) => <bdi>{issue_number}</bdi>,
  },
  { id: 'period', label: m['office.magazines.period'], cell: toPeriod },
  {
    id: 'kind',
    label: m['office.magazines.kind'],
    sortBy: 'kind',
    cell: ({ kind, territory }) =>
      joinFacts([labelOf(KIND_LABELS, kind), territory === null ? '' : countryName(territory)]),
  },
  MEDIA_STATUS_COLUMN,
  {
    id: 'progress',
    label: m['office.magazines.progress'],
    cell: ({ progress }) => <StatusChip {...describeProgress(progress)} />,
  },
  UPDATED_COLUMN,
];

const buildList = (): ListDefinition<OfficeMagazine> => ({
  noun: OFFICE_MAGAZINE_PATH,
  screen: OFFICE_PATHS.officeMagazines,
  columns: COLUMNS,
  filters: [
    readersFilter('media', MAGAZINE_LIST_STATES),
    {
      name: 'kind',
      label: m['office.magazines.kind'](),
      options: MAGAZINE_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) })),
    },
  ],
  search: {
    label: m['office.magazines.search'](),
    example: m['office.magazines.searchExample'](),
    fields: ['title.it', 'title.en', 'issue_number', 'name', 'territory.it', 'territory.en'],
  },
  actions: buildMediaActions('magazine.publish'),
  nameOf: toTitle,
  count: (count) => m['office.magazines.count']({ count }),
  empty: { title: m['office.magazines.none']() },
});

export function MagazinesPage() {
  return (
    <OfficePage
      title={m['office.menu.magazines']()}
      action={
        <NewLink
          permission="magazine.create"
          to={toOfficeMagazine('new')}
          label={m['office.magazines.new']()}
        />
      }
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
