import { AUDIT_PATH, type AuditRow } from '@press-room/contract/audit';
import type { Person } from '@press-room/contract/people';
import { type AccountRow, USER_PATH } from '@press-room/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition, ListFilter } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { officersQuery } from '../components/officers-query.ts';
import { Instant } from '../components/page/instant.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { toPersonName } from '../components/person-name.ts';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS } from '../paths.ts';
import { describeEntry, describePerson, EntryText } from './entry.tsx';
import { listActions } from './labels.ts';
import { describeNoun, NOUNS } from './subjects.ts';

const COLUMNS: readonly ListColumn<AuditRow>[] = [
  {
    id: 'action',
    label: m['office.audit.column.entry'],
    sortBy: 'action',
    isName: true,
    cell: (row) => <EntryText row={row} />,
  },
  {
    id: 'by',
    label: m['office.audit.column.by'],
    sortBy: 'by.last_name',
    isHiddenAtFirst: true,
    cell: (row) => <bdi>{describePerson(row)}</bdi>,
  },
  {
    id: 'subject',
    label: m['office.audit.column.kind'],
    sortBy: 'subject',
    cell: ({ subject }) => describeNoun(subject),
  },
  {
    id: 'at',
    label: m['office.audit.column.at'],
    sortBy: 'at',
    isDescending: true,
    cell: ({ at }) => <Instant at={at} />,
  },
];

/** Audit log, read-only. */
export function AuditPage() {
  const people = usePeople();
  return (
    <OfficePage title={m['office.audit.title']()}>
      <OfficeList list={buildList(people)} />
    </OfficePage>
  );
}

const buildList = (people: readonly Person[]): ListDefinition<AuditRow> => ({
  noun: AUDIT_PATH,
  screen: OFFICE_PATHS.audit,
  columns: COLUMNS,
  filters: buildFilters(people),
  search: {
    label: m['office.audit.search'](),
    example: m['office.audit.searchExample'](),
    fields: ['by.last_name', 'by.first_name'],
  },
  nameOf: describeEntry,
  count: (count) => m['office.audit.count']({ count }),
  empty: { title: m['office.audit.none']() },
});

const buildFilters = (people: readonly Person[]): ListFilter[] => [
  {
    name: 'by',
    label: m['office.audit.column.by'](),
    options: people.map((person) => ({ value: String(person.id), text: toPersonName(person) })),
  },
  {
    name: 'action',
    label: m['office.audit.column.action'](),
    options: listActions(),
  },
  {
    name: 'subject',
    label: m['office.audit.column.kind'](),
    options: Object.entries(NOUNS).map(([value, { label }]) => ({ value, text: label() })),
  },
  { name: 'from', label: m['office.audit.from']() },
  { name: 'to', label: m['office.audit.to']() },
];

/** Persons for the filter: the press office, and the person in the address, who may be a reader. */
function usePeople(): readonly Person[] {
  const by = useSearchedId();
  const { data: officers = [] } = useQuery(officersQuery());
  const isOfficer = officers.some(({ id }) => id === by);
  const { data: account } = useQuery({
    ...officeRecordQuery<AccountRow>(USER_PATH, by),
    enabled: by > 0 && !isOfficer,
  });
  if (by === 0 || isOfficer) return officers;
  return [...officers, account ?? { id: by, first_name: '', last_name: '' }];
}

/** 0: no filter. */
function useSearchedId(): number {
  const text = new URLSearchParams(useSearch()).get('by') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
