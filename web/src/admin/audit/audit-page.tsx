import { AUDIT_PATH, type AuditRow } from '@press-room/contract/audit';
import type { Person } from '@press-room/contract/people';
import { Link } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import type { ListColumn, ListDefinition, ListFilter } from '../office/list/list-definition.ts';
import { OfficeList } from '../office/list/office-list.tsx';
import { Instant } from '../office/page/instant.tsx';
import { OfficePage } from '../office/page/office-page.tsx';
import { toPersonName } from '../office/person-name.ts';
import { ACTIONS, describeAction, NOUNS, toSubject } from './labels.ts';
import { usePeople } from './use-people.ts';

const FIELDS: Record<keyof AuditRow, true> = {
  id: true,
  at: true,
  by: true,
  action: true,
  subject: true,
  fields: true,
  repeats: true,
  last_at: true,
};

const toPerson = ({ by }: AuditRow): string => (by === null ? m['office.audit.nobody']() : toPersonName(by));

const COLUMNS: readonly ListColumn<AuditRow>[] = [
  {
    id: 'action',
    label: m['office.audit.column.action'],
    sortBy: 'action',
    isName: true,
    cell: ({ action, repeats }) =>
      repeats > 1 ? `${describeAction(action)} × ${formatNumber(repeats)}` : describeAction(action),
  },
  {
    id: 'by',
    label: m['office.audit.column.by'],
    sortBy: 'by.last_name',
    cell: (row) => <bdi>{toPerson(row)}</bdi>,
  },
  {
    id: 'subject',
    label: m['office.audit.column.subject'],
    sortBy: 'subject',
    cell: ({ subject }) => <Subject subject={subject} />,
  },
  {
    id: 'fields',
    label: m['office.audit.column.fields'],
    cell: ({ fields }) => fields.length > 0 && <bdi>{fields.join(', ')}</bdi>,
  },
  {
    id: 'at',
    label: m['office.audit.column.at'],
    sortBy: 'at',
    isDescending: true,
    cell: ({ at }) => <Instant at={at} />,
  },
];

function Subject({ subject }: Pick<AuditRow, 'subject'>) {
  const screen = toSubject(subject);
  if (screen === null) return <bdi>{subject}</bdi>;
  return (
    <Link href={screen}>
      <bdi>{subject}</bdi>
    </Link>
  );
}

/** Who did what; read only. */
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
  screen: PATHS.audit,
  fields: FIELDS,
  columns: COLUMNS,
  filters: buildFilters(people),
  search: {
    label: m['office.audit.search'](),
    example: m['office.audit.searchExample'](),
    fields: ['action', 'subject', 'by.last_name', 'by.first_name'],
  },
  nameOf: ({ action, subject }) => `${describeAction(action)} ${subject}`,
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
    options: ACTIONS.map((value) => ({ value, text: describeAction(value) })),
  },
  {
    name: 'subject',
    label: m['office.audit.column.subject'](),
    options: Object.entries(NOUNS).map(([value, { label }]) => ({ value, text: label() })),
  },
  { name: 'from', label: m['office.audit.from']() },
  { name: 'to', label: m['office.audit.to']() },
];
