import {
  IMPORT_PATH,
  IMPORT_TARGETS,
  type ImportRunRow,
  type ImportTarget,
} from '@press-room/contract/imports';
import { formatBytes } from '../../../lib/format.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { OFFICE_PATHS, toImport, toNewImport } from '../../paths.ts';
import { describeCounts, describeProposal, STATE_LABELS, TARGET_LABELS } from '../labels.ts';

const COLUMNS: readonly ListColumn<ImportRunRow>[] = [
  {
    id: 'file',
    label: m['office.imports.column.file'],
    sortBy: 'file_name',
    isName: true,
    href: ({ id }) => toImport(id),
    cell: ({ file_name }) => file_name,
  },
  {
    id: 'target',
    label: m['office.imports.column.target'],
    sortBy: 'target',
    cell: ({ target }) => labelOf(TARGET_LABELS, target),
  },
  {
    id: 'state',
    label: m['office.releases.column.status'],
    sortBy: 'state',
    cell: ({ state }) => (
      <StatusChip kind={shownOf(STATE_LABELS, state).kind} label={shownOf(STATE_LABELS, state).label()} />
    ),
  },
  {
    id: 'counts',
    isLong: true,
    label: m['office.imports.column.counts'],
    cell: ({ result, counts }) => (result ? describeCounts(result) : counts && describeProposal(counts)),
  },
  {
    id: 'profile',
    label: m['office.imports.profile.label'],
    isHiddenAtFirst: true,
    cell: ({ profile }) => profile && <bdi>{profile}</bdi>,
  },
  {
    id: 'bytes',
    label: m['office.imports.column.size'],
    isHiddenAtFirst: true,
    cell: ({ bytes }) => formatBytes(bytes),
  },
  {
    id: 'by',
    label: m['office.imports.column.by'],
    cell: ({ by }) => by && <bdi>{toPersonName(by)}</bdi>,
  },
  {
    id: 'created',
    label: m['office.imports.column.created'],
    sortBy: 'created_at',
    isDescending: true,
    cell: ({ created_at }) => <Instant at={created_at} />,
  },
];

const buildList = (): ListDefinition<ImportRunRow> => ({
  noun: IMPORT_PATH,
  screen: OFFICE_PATHS.imports,
  columns: COLUMNS,
  filters: [
    {
      name: 'target',
      label: m['office.imports.column.target'](),
      options: IMPORT_TARGETS.map((value: ImportTarget) => ({ value, text: labelOf(TARGET_LABELS, value) })),
    },
  ],
  search: {
    label: m['office.imports.search'](),
    example: m['office.imports.searchExample'](),
    fields: ['file_name'],
  },
  nameOf: ({ file_name }) => file_name,
  count: (count) => m['office.imports.count']({ count }),
  empty: {
    title: m['office.imports.none'](),
    text: m['office.imports.noneText'](),
  },
});

/** Imports of tables from other programs. */
export function ImportsPage() {
  return (
    <OfficePage
      title={m['office.imports.title']()}
      action={<NewLink permission="import.create" to={toNewImport()} label={m['office.imports.new']()} />}
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
