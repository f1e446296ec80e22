import { AUDIT_PATH, type AuditRow } from '@press-room/contract/audit';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import type { ListColumn, ListDefinition } from '../office/list/list-definition.ts';
import { OfficeList } from '../office/list/office-list.tsx';
import { Instant } from '../office/page/instant.tsx';
import { OfficePage } from '../office/page/office-page.tsx';
import { toPersonName } from '../office/person-name.ts';
import { ACTIONS, describeAction, SUBJECTS } from './labels.ts';

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
    cell: ({ subject }) => <bdi>{subject}</bdi>,
  },
  {
    id: 'fields',
    label: m['office.audit.column.fields'],
    cell: ({ fields }) => <bdi>{fields.join(', ')}</bdi>,
  },
  {
    id: 'at',
    label: m['office.audit.column.at'],
    sortBy: 'at',
    isDescending: true,
    cell: ({ at }) => <Instant at={at} />,
  },
];

/** Who did what; read only. */
export function AuditPage() {
  return (
    <OfficePage title={m['office.audit.title']()}>
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}

const buildList = (): ListDefinition<AuditRow> => ({
  noun: AUDIT_PATH,
  screen: PATHS.audit,
  fields: FIELDS,
  columns: COLUMNS,
  filters: [
    {
      name: 'action',
      label: m['office.audit.column.action'](),
      options: ACTIONS.map((value) => ({ value, text: describeAction(value) })),
    },
    {
      name: 'subject',
      label: m['office.audit.column.subject'](),
      options: Object.entries(SUBJECTS).map(([value, label]) => ({ value, text: label() })),
    },
  ],
  search: {
    label: m['office.audit.search'](),
    example: m['office.audit.searchExample'](),
    fields: ['action', 'subject', 'by.last_name', 'by.first_name'],
  },
  nameOf: ({ action, subject }) => `${describeAction(action)} ${subject}`,
  count: (count) => m['office.audit.count']({ count }),
  empty: { title: m['office.audit.none']() },
});
