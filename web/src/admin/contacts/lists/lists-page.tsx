import { CONTACT_LIST_PATH, type ContactList } from '@press-room/contract/contacts';
import { Link } from 'wouter';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toContactList, toContactsOf } from '../../paths.ts';

const COLUMNS: readonly ListColumn<ContactList>[] = [
  {
    id: 'name',
    label: m['office.contactLists.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toContactList(id),
    cell: ({ name }) => name,
  },
  {
    id: 'kind',
    label: m['office.contactLists.kind'],
    cell: ({ filter }) =>
      filter === null ? m['office.contactLists.picked']() : m['office.contactLists.filtered'](),
  },
  {
    id: 'count',
    label: m['office.contacts.people'],
    cell: ({ id, count, reachable }) => (
      <Link href={toContactsOf({ list: String(id) })}>
        {m['office.contactLists.counts']({ count, reachable })}
      </Link>
    ),
  },
  {
    id: 'group',
    label: m['office.releases.column.group'],
    cell: ({ press_group }) => <bdi>{press_group.name}</bdi>,
  },
  UPDATED_COLUMN,
];

/** Lists of contacts, hand-picked or by a filter. */
export function ContactListsPage() {
  const groups = usePressGroups() ?? [];
  const list: ListDefinition<ContactList> = {
    noun: CONTACT_LIST_PATH,
    screen: OFFICE_PATHS.contactLists,
    columns: COLUMNS,
    filters:
      groups.length < 2
        ? []
        : [
            {
              name: 'press_group',
              label: m['office.releases.column.group'](),
              options: groupOptions(groups),
            },
          ],
    nameOf: ({ name }) => name,
    count: (count) => m['office.contactLists.count']({ count }),
    empty: { title: m['office.contactLists.none'](), text: m['office.contactLists.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.contactLists.title']()}
      action={
        <NewLink
          permission="contact_list.create"
          to={toContactList('new')}
          label={m['office.contactLists.new']()}
        />
      }
    >
      <OfficeList list={list} />
    </OfficePage>
  );
}
