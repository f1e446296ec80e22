import { ASSET_COLLECTION_PATH, type AssetCollection } from '@press-room/contract/admin-asset-collections';
import { Link } from 'wouter';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { groupFilter } from '../../components/group-filter.ts';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toCollection, toFilesOf } from '../../paths.ts';

const COLUMNS: readonly ListColumn<AssetCollection>[] = [
  {
    id: 'name',
    label: m['office.collections.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toCollection(id),
    cell: ({ name }) => name,
  },
  {
    id: 'files',
    label: m['office.collections.files'],
    cell: ({ id, files }) =>
      files === 0 ? formatNumber(files) : <Link href={toFilesOf(id)}>{formatNumber(files)}</Link>,
  },
  GROUP_COLUMN,
  UPDATED_COLUMN,
];

/** Collections of library files. */
export function CollectionsPage() {
  const groups = usePressGroups();
  const list: ListDefinition<AssetCollection> = {
    noun: ASSET_COLLECTION_PATH,
    screen: OFFICE_PATHS.assetCollections,
    columns: COLUMNS,
    filters: groupFilter(groups),
    search: {
      label: m['office.collections.search'](),
      example: m['office.collections.name'](),
      fields: ['name'],
    },
    nameOf: ({ name }) => name,
    count: (count) => m['office.collections.count']({ count }),
    empty: { title: m['office.collections.none'](), text: m['office.collections.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.collections.title']()}
      action={
        <NewLink permission="asset.create" to={toCollection('new')} label={m['office.collections.new']()} />
      }
    >
      <OfficeList list={list} />
    </OfficePage>
  );
}
