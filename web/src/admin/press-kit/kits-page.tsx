import { MEDIA_STATUSES } from '@press-room/contract/assets';
import { OFFICE_PRESS_KIT_PATH, type OfficePressKitRow } from '@press-room/contract/office-press-kit';
import type { PressGroup } from '@press-room/contract/press-groups';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon.tsx';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { formatNumber } from '../../lib/format.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS, toOfficePressKit } from '../../paths.ts';
import { buildMove } from '../office/bulk/shared-actions.ts';
import { groupFilter } from '../office/group-filter.ts';
import type { ListColumn, ListDefinition } from '../office/list/list-definition.ts';
import { OfficeList } from '../office/list/office-list.tsx';
import { Instant } from '../office/page/instant.tsx';
import { OfficePage } from '../office/page/office-page.tsx';
import { ACCESS_LABELS } from '../office/record/access-labels.ts';
import { buildMediaActions } from '../office/record/media-actions.ts';
import { MEDIA_LABELS, MediaChip } from '../office/record/media-status.tsx';
import { toKitTitle } from './kit-values.ts';

const FIELDS: Record<keyof OfficePressKitRow, true> = {
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
  press_group: true,
  year: true,
  title: true,
  files: true,
};

const COLUMNS: readonly ListColumn<OfficePressKitRow>[] = [
  {
    id: 'title',
    label: m['office.releases.column.title'],
    sortBy: 'title',
    isName: true,
    cell: (row) => (
      <Link href={toOfficePressKit(row.id)}>
        <bdi>{toKitTitle(row)}</bdi>
      </Link>
    ),
  },
  {
    id: 'year',
    label: m['office.kits.edition'],
    sortBy: 'year',
    isDescending: true,
    cell: ({ year }) => String(year),
  },
  {
    id: 'group',
    label: m['office.releases.column.group'],
    sortBy: 'press_group.name',
    cell: ({ press_group }) => <bdi>{press_group.name}</bdi>,
  },
  {
    id: 'status',
    label: m['office.releases.column.status'],
    sortBy: 'status',
    cell: ({ status }) => <MediaChip status={status} />,
  },
  { id: 'files', label: m['office.kits.files'], cell: ({ files }) => formatNumber(files) },
  {
    id: 'access',
    label: m['office.releases.column.access'],
    sortBy: 'access',
    isHiddenAtFirst: true,
    cell: ({ access }) => ACCESS_LABELS[access](),
  },
  {
    id: 'updated',
    label: m['office.releases.column.updated'],
    sortBy: 'updated_at',
    isDescending: true,
    cell: ({ updated_at }) => <Instant at={updated_at} />,
  },
];

const buildList = (groups: readonly PressGroup[]): ListDefinition<OfficePressKitRow> => ({
  noun: OFFICE_PRESS_KIT_PATH,
  screen: PATHS.officePressKits,
  fields: FIELDS,
  columns: COLUMNS,
  filters: [
    {
      name: 'status',
      label: m['office.releases.column.status'](),
      options: MEDIA_STATUSES.map((value) => ({ value, text: MEDIA_LABELS[value].label() })),
    },
    ...groupFilter(groups),
  ],
  search: {
    label: m['office.kits.search'](),
    example: m['office.kits.searchExample'](),
    fields: ['title.it', 'title.en', 'year', 'press_group.name'],
  },
  actions: [
    ...buildMediaActions<OfficePressKitRow>('press_kit.publish'),
    ...buildMove<OfficePressKitRow>({
      permission: 'press_kit.edit',
      groups,
      title: (count) => m['office.kits.move.title']({ count }),
      done: (count) => m['office.kits.move.done']({ count }),
    }),
  ],
  nameOf: toKitTitle,
  count: (count) => m['office.kits.count']({ count }),
  empty: { title: m['office.kits.none'](), action: <NewKit /> },
});

export function KitsPage() {
  const groups = usePressGroups();
  return (
    <OfficePage title={m['office.kits.title']()} action={<NewKit />}>
      <OfficeList list={buildList(groups)} />
    </OfficePage>
  );
}

function NewKit() {
  if (!usePermissions().includes('press_kit.create')) return null;
  return (
    <Link href={toOfficePressKit('new')} className={buttons.button}>
      <Icon name="plus" size={20} />
      {m['office.kits.new']()}
    </Link>
  );
}
