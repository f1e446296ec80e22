import { OFFICE_PRESS_KIT_PATH, type OfficePressKitRow } from '@press-room/contract/admin-press-kit';
import type { PressGroup } from '@press-room/contract/press-groups';
import { KIT_LIST_STATES } from '@press-room/contract/readers';
import { useSearch } from 'wouter';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { buildMove } from '../components/bulk/shared-actions.ts';
import { groupFilter, outcomeFilters } from '../components/group-filter.ts';
import type { ListColumn, ListDefinition, ListFilter } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { readersFilter } from '../components/page/readers-chip.tsx';
import { ACCESS_LABELS } from '../components/publishing/access-labels.ts';
import { QuotaNotes } from '../components/quotas/quota-notes.tsx';
import { buildMediaActions } from '../components/record/media-actions.ts';
import { MEDIA_STATUS_COLUMN } from '../components/record/media-list.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toOfficePressKit } from '../paths.ts';
import { toKitTitle } from './kit-values.ts';

const COLUMNS: readonly ListColumn<OfficePressKitRow>[] = [
  {
    id: 'title',
    label: m['office.releases.column.title'],
    sortBy: 'title',
    isName: true,
    href: (row) => toOfficePressKit(row.id),
    cell: toKitTitle,
  },
  {
    id: 'year',
    label: m['office.kits.edition'],
    sortBy: 'year',
    isDescending: true,
    cell: ({ year }) => String(year),
  },
  GROUP_COLUMN,
  {
    id: 'company',
    label: m['office.contributor.column'],
    cell: ({ company }) => company && <bdi>{company.name}</bdi>,
  },
  MEDIA_STATUS_COLUMN,
  { id: 'files', label: m['office.kits.files'], cell: ({ files }) => formatNumber(files) },
  {
    id: 'access',
    label: m['office.releases.column.access'],
    sortBy: 'access',
    isHiddenAtFirst: true,
    cell: ({ access }) => labelOf(ACCESS_LABELS, access),
  },
  UPDATED_COLUMN,
];

const buildList = (
  groups: readonly PressGroup[],
  linked: readonly ListFilter[],
): ListDefinition<OfficePressKitRow> => ({
  noun: OFFICE_PRESS_KIT_PATH,
  screen: OFFICE_PATHS.officePressKits,
  columns: COLUMNS,
  filters: [readersFilter('media', KIT_LIST_STATES), ...groupFilter(groups), ...linked],
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
  empty: { title: m['office.kits.none']() },
});

export function KitsPage() {
  const groups = usePressGroups();
  const linked = outcomeFilters(new URLSearchParams(useSearch()));
  return (
    <OfficePage
      title={m['office.menu.kits']()}
      action={
        <NewLink permission="press_kit.create" to={toOfficePressKit('new')} label={m['office.kits.new']()} />
      }
    >
      <QuotaNotes noun={OFFICE_PRESS_KIT_PATH} quotas={['kits']} />
      <OfficeList list={buildList(groups, linked)} />
    </OfficePage>
  );
}
