import { MEDIA_STATUSES } from '@press-room/contract/assets';
import { MAGAZINE_KINDS } from '@press-room/contract/magazines';
import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/office-magazines';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon.tsx';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toOfficeMagazine } from '../../paths.ts';
import type { ListColumn, ListDefinition } from '../office/list/list-definition.ts';
import { OfficeList } from '../office/list/office-list.tsx';
import { Instant } from '../office/page/instant.tsx';
import { OfficePage } from '../office/page/office-page.tsx';
import { StatusChip } from '../office/page/status-chip.tsx';
import { buildMediaActions } from '../office/record/media-actions.ts';
import { MEDIA_LABELS, MediaChip } from '../office/record/media-status.tsx';
import { describeProgress, KIND_LABELS, toPeriod, toTitle } from './labels.ts';

const FIELDS: Record<keyof OfficeMagazine, true> = {
  id: true,
  version: true,
  status: true,
  access: true,
  published_at: true,
  embargo_until: true,
  expires_at: true,
  visible_from: true,
  created_at: true,
  updated_at: true,
  kind: true,
  territory: true,
  year: true,
  month: true,
  title: true,
  document: true,
  name: true,
  bytes: true,
  page_count: true,
  cover: true,
  progress: true,
};

const COLUMNS: readonly ListColumn<OfficeMagazine>[] = [
  {
    id: 'title',
    label: m['office.releases.column.title'],
    sortBy: 'title',
    isName: true,
    cell: (row) => (
      <Link href={toOfficeMagazine(row.id)}>
        <bdi>{toTitle(row)}</bdi>
      </Link>
    ),
  },
  { id: 'period', label: m['office.magazines.period'], cell: toPeriod },
  {
    id: 'kind',
    label: m['office.magazines.kind'],
    sortBy: 'kind',
    cell: ({ kind, territory }) => [KIND_LABELS[kind](), territory].filter(Boolean).join(' · '),
  },
  {
    id: 'status',
    label: m['office.releases.column.status'],
    sortBy: 'status',
    cell: ({ status }) => <MediaChip status={status} />,
  },
  {
    id: 'progress',
    label: m['office.magazines.progress'],
    cell: ({ progress }) => <StatusChip {...describeProgress(progress)} />,
  },
  {
    id: 'updated',
    label: m['office.releases.column.updated'],
    sortBy: 'updated_at',
    isDescending: true,
    cell: ({ updated_at }) => <Instant at={updated_at} />,
  },
];

const buildList = (): ListDefinition<OfficeMagazine> => ({
  noun: OFFICE_MAGAZINE_PATH,
  screen: PATHS.officeMagazines,
  fields: FIELDS,
  columns: COLUMNS,
  filters: [
    {
      name: 'status',
      label: m['office.releases.column.status'](),
      options: MEDIA_STATUSES.map((value) => ({ value, text: MEDIA_LABELS[value].label() })),
    },
    {
      name: 'kind',
      label: m['office.magazines.kind'](),
      options: MAGAZINE_KINDS.map((value) => ({ value, text: KIND_LABELS[value]() })),
    },
  ],
  search: {
    label: m['office.magazines.search'](),
    example: m['office.magazines.searchExample'](),
    fields: ['title.it', 'title.en', 'name', 'territory'],
  },
  actions: buildMediaActions('magazine.publish'),
  nameOf: toTitle,
  count: (count) => m['office.magazines.count']({ count }),
  empty: { title: m['office.magazines.none'](), action: <NewMagazine /> },
});

export function MagazinesPage() {
  return (
    <OfficePage title={m['office.magazines.title']()} action={<NewMagazine />}>
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}

function NewMagazine() {
  if (!usePermissions().includes('magazine.create')) return null;
  return (
    <Link href={toOfficeMagazine('new')} className={buttons.button}>
      <Icon name="plus" size={20} />
      {m['office.magazines.new']()}
    </Link>
  );
}
