import {
  DIGITAL_SOURCE_TYPES,
  MISSING_WORDS,
  OFFICE_ASSET_PATH,
  type OfficeAssetRow,
} from '@press-room/contract/admin-assets';
import { OFFICE_GALLERY_PATH, type OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { ASSET_KINDS } from '@press-room/contract/assets';
import type { PressGroup } from '@press-room/contract/press-groups';
import type { Permission } from '@press-room/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { useSectorOptions } from '../../../features/sectors/sectors.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { useOwnCompany, usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkWindow } from '../../components/bulk/bulk-action.ts';
import { groupFilter, outcomeFilters } from '../../components/group-filter.ts';
import type { ListDefinition, ListFilter } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { ASSET_SEARCHED } from '../../components/media/asset-list.ts';
import { UploadPanel } from '../../components/media/upload-panel.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { QuotaNotes } from '../../components/quotas/quota-notes.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { type SectorOption, sectorFilter } from '../../components/sectors/sector-filter.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { AddToDialog } from '../add-to/add-to-dialog.tsx';
import { TARGET_NAMES, TARGETS } from '../add-to/targets.ts';
import { collectionChoiceQuery, nameAmong } from '../collections/queries.ts';
import { RemoveDialog } from '../collections/remove-dialog.tsx';
import { KINDS, MISSING, ORIGINS } from '../labels.ts';
import { buildActions } from './actions.ts';
import { COLUMNS } from './columns.tsx';
import { MediaTile } from './media-tile.tsx';

/** Media library: upload above, search and files below. */
export function MediaPage() {
  const permissions = usePermissions();
  const groups = usePressGroups();
  const sectors = useSectorOptions();
  const isOfHouse = useOwnCompany('asset.view') === null;
  const parameters = new URLSearchParams(useSearch());
  const collections = useCollectionFilter(isOfHouse);
  const linked = [...useGalleryFilter(parameters.get('gallery')), ...outcomeFilters(parameters)];
  return (
    <OfficePage
      title={m['office.menu.media']()}
      action={
        isOfHouse && (
          <Link href={OFFICE_PATHS.assetCollections} className={buttons.quiet}>
            {m['office.collections.title']()}
          </Link>
        )
      }
    >
      <QuotaNotes noun={OFFICE_ASSET_PATH} quotas={['storage', 'files']} />
      {permissions.includes('asset.create') && <UploadPanel />}
      <OfficeList list={buildList({ groups, sectors, collections, linked, permissions })} />
    </OfficePage>
  );
}

interface Known {
  groups: readonly PressGroup[];
  sectors: readonly SectorOption[];
  collections: readonly ListFilter[];
  /** Of a screen that leads here. */
  linked: readonly ListFilter[];
  permissions: readonly Permission[];
}

const buildList = ({
  groups,
  sectors,
  collections,
  linked,
  permissions,
}: Known): ListDefinition<OfficeAssetRow> => ({
  noun: OFFICE_ASSET_PATH,
  screen: OFFICE_PATHS.officeMedia,
  columns: COLUMNS,
  tile: (row) => <MediaTile row={row} />,
  filters: [...collections, ...linked, ...buildFilters(groups, sectors)],
  search: {
    label: m['office.media.search'](),
    example: m['office.media.searchExample'](),
    fields: ASSET_SEARCHED,
  },
  actions: [
    ...buildAddTo(permissions),
    ...(collections.length > 0 ? [REMOVE_FROM_COLLECTIONS] : []),
    ...buildActions(groups, sectors),
  ],
  isInTheMaking: ({ state }) => state === 'processing',
  nameOf: ({ name }) => name,
  count: (count) => m['office.media.count']({ count }),
  empty: { title: m['office.media.none'](), text: m['office.media.noneText']() },
});

const REMOVE_FROM_COLLECTIONS: BulkWindow<OfficeAssetRow> = {
  name: 'remove_from_collections',
  label: m['office.collections.removeLabel'],
  permission: 'asset.edit',
  Window: RemoveDialog,
};

/** Only for officers who can add files to a record, or edit collections. */
function buildAddTo(permissions: readonly Permission[]): BulkWindow<OfficeAssetRow>[] {
  const permission = [...TARGET_NAMES.map((name) => TARGETS[name].permission), 'asset.edit' as const].find(
    (each) => permissions.includes(each),
  );
  if (permission === undefined) return [];
  return [{ name: 'add_to', label: m['office.media.addTo.label'], permission, Window: AddToDialog }];
}

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

const NUMBER = /^[1-9]\d*$/;

/** Filter by collection; empty without collections. */
function useCollectionFilter(isOfHouse: boolean): readonly ListFilter[] {
  const { data } = useQuery(collectionChoiceQuery(isOfHouse));
  const shown = new URLSearchParams(useSearch()).get('collection') ?? '';
  const options = (data ?? []).map((each, _at, all) => ({
    value: String(each.id),
    text: nameAmong(each, all),
  }));
  // The filter of the address is applied before the names are loaded, and matches nothing if the collection was
  // deleted.
  if (isOfHouse && NUMBER.test(shown) && options.every(({ value }) => value !== shown))
    options.push({ value: shown, text: data ? m['office.collections.gone']() : '…' });
  return options.length === 0 ? [] : [{ name: 'collection', label: m['office.collections.one'](), options }];
}

/** Of the gallery that a link leads to; none without one. */
function useGalleryFilter(gallery: string | null): readonly ListFilter[] {
  const id = gallery !== null && NUMBER.test(gallery) ? Number(gallery) : null;
  const { data } = useQuery({
    ...officeRecordQuery<OfficeGallery>(OFFICE_GALLERY_PATH, id ?? 0),
    enabled: id !== null,
  });
  if (id === null) return [];
  const text = data ? ownWords(data.name) : m['office.audit.numbered']({ id: String(id) });
  return [{ name: 'gallery', label: m['office.gallery.gallery'](), options: [{ value: String(id), text }] }];
}
