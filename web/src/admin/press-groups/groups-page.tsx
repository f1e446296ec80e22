import { OFFICE_PRESS_GROUP_PATH, type OfficePressGroupRow } from '@press-room/contract/admin-press-groups';
import { formatNumber } from '../../lib/format.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toOfficePressGroup } from '../paths.ts';

const COLUMNS: readonly ListColumn<OfficePressGroupRow>[] = [
  {
    id: 'name',
    label: m['office.groups.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toOfficePressGroup(id),
    cell: ({ name }) => name,
  },
  {
    id: 'tagline',
    label: m['office.groups.tagline'],
    cell: ({ tagline }) => <bdi>{ownWords(tagline)}</bdi>,
  },
  { id: 'people', label: m['office.groups.people'], cell: ({ people }) => formatNumber(people) },
  {
    id: 'hosts',
    label: m['office.groups.hosts'],
    cell: ({ hosts, site_hosts }) => {
      const all = [...new Set([...hosts, ...site_hosts])];
      return all.length > 0 && <bdi>{all.join(', ')}</bdi>;
    },
  },
  UPDATED_COLUMN,
];

const buildList = (): ListDefinition<OfficePressGroupRow> => ({
  noun: OFFICE_PRESS_GROUP_PATH,
  screen: OFFICE_PATHS.officePressGroups,
  columns: COLUMNS,
  search: {
    label: m['office.groups.search'](),
    example: m['office.groups.searchExample'](),
    fields: ['name', 'tagline.it', 'tagline.en'],
  },
  nameOf: ({ name }) => name,
  count: (count) => m['office.groups.count']({ count }),
  empty: { title: m['office.groups.none']() },
});

export function GroupsPage() {
  return (
    <OfficePage
      title={m['office.menu.newsrooms']()}
      action={
        <NewLink
          permission="press_group.create"
          to={toOfficePressGroup('new')}
          label={m['office.groups.new']()}
        />
      }
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
