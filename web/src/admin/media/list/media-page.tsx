import {
  DIGITAL_SOURCE_TYPES,
  MISSING_WORDS,
  OFFICE_ASSET_PATH,
  type OfficeAssetRow,
} from '@press-room/contract/admin-assets';
import { ASSET_KINDS } from '@press-room/contract/assets';
import type { PressGroup } from '@press-room/contract/press-groups';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { useSectorOptions } from '../../../features/sectors/sectors.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { groupFilter } from '../../components/group-filter.ts';
import type { ListDefinition, ListFilter } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { ASSET_ROW, ASSET_SEARCHED } from '../../components/media/asset-list.ts';
import { UploadPanel } from '../../components/media/upload-panel.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { QuotaNotes } from '../../components/quotas/quota-notes.tsx';
import { type SectorOption, sectorFilter } from '../../components/sectors/sector-filter.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { KINDS, MISSING, ORIGINS } from '../labels.ts';
import { buildActions } from './actions.ts';
import { COLUMNS } from './columns.tsx';

/** Every file of the house: added above, found and described below. */
export function MediaPage() {
  const held = usePermissions();
  const groups = usePressGroups();
  const sectors = useSectorOptions();
  return (
    <OfficePage title={m['office.menu.media']()}>
      <QuotaNotes noun={OFFICE_ASSET_PATH} quotas={['storage', 'files']} />
      {held.includes('asset.create') && <UploadPanel />}
      <OfficeList list={buildList(groups, sectors)} />
    </OfficePage>
  );
}

const buildList = (
  groups: readonly PressGroup[],
  sectors: readonly SectorOption[],
): ListDefinition<OfficeAssetRow> => ({
  noun: OFFICE_ASSET_PATH,
  screen: OFFICE_PATHS.officeMedia,
  fields: ASSET_ROW,
  columns: COLUMNS,
  filters: buildFilters(groups, sectors),
  search: {
    label: m['office.media.search'](),
    example: m['office.media.searchExample'](),
    fields: ASSET_SEARCHED,
  },
  actions: buildActions(groups, sectors),
  nameOf: ({ name }) => name,
  count: (count) => m['office.media.count']({ count }),
  empty: { title: m['office.media.none'](), text: m['office.media.noneText']() },
});

const buildFilters = (groups: readonly PressGroup[], sectors: readonly SectorOption[]): ListFilter[] => [
  {
    name: 'kind',
    label: m['office.media.column.kind'](),
    options: ASSET_KINDS.map((value) => ({ value, text: labelOf(KINDS, value) })),
  },
  {
    name: 'missing',
    label: m['office.media.column.missing'](),
    options: MISSING_WORDS.map((value) => ({ value, text: labelOf(MISSING, value) })),
  },
  {
    name: 'used',
    label: m['office.media.used'](),
    options: [
      { value: 'true', text: m['office.media.usedYes']() },
      { value: 'false', text: m['office.media.usedNo']() },
    ],
  },
  {
    name: 'rights',
    label: m['office.media.rights'](),
    options: [
      { value: 'ended', text: m['office.media.rightsEnded']() },
      { value: 'embargoed', text: m['office.media.rightsEmbargoed']() },
      { value: 'limited', text: m['office.media.rightsLimited']() },
    ],
  },
  {
    name: 'digital_source_type',
    label: m['office.media.origin'](),
    options: DIGITAL_SOURCE_TYPES.map((value) => ({ value, text: labelOf(ORIGINS, value) })),
  },
  ...sectorFilter(sectors),
  ...groupFilter(groups),
];
