import {
  DEADLINE_FILTERS,
  MESSAGE_STATUSES,
  OFFICE_MESSAGE_PATH,
  type OfficeMessageRow,
  TABLE_FILE_TYPES,
} from '@press-room/contract/messages';
import type { Person } from '@press-room/contract/people';
import type { PressGroup } from '@press-room/contract/press-groups';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { groupFilter } from '../../components/group-filter.ts';
import { readListState } from '../../components/list/list-address.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { DEADLINES, STATUSES } from '../labels.ts';
import { assigneesQuery, getMessageTable } from '../queries.ts';
import { buildActions } from './actions.ts';
import { COLUMNS } from './columns.tsx';

/** Messages to the press office. */
export function MessagesPage() {
  const { data: people = [] } = useQuery(assigneesQuery());
  const list = buildList(usePressGroups(), people);
  const { filters } = readListState(useSearch(), list);
  const mayExport = usePermissions().includes('message.export');
  return (
    <OfficePage
      title={m['office.messages.title']()}
      action={
        <>
          <Link href={OFFICE_PATHS.preparedBaskets} className={buttons.quiet}>
            {m['office.prepared.title']()}
          </Link>
          <Link href={OFFICE_PATHS.reusableAnswers} className={buttons.quiet}>
            {m['office.answers.title']()}
          </Link>
          {mayExport && (
            <ExportButtons
              types={TABLE_FILE_TYPES}
              load={(type) => getMessageTable(filters, type)}
              fileName={m['office.messages.fileName']()}
            />
          )}
        </>
      }
    >
      <OfficeList list={list} />
    </OfficePage>
  );
}

const buildList = (
  groups: readonly PressGroup[],
  people: readonly Person[],
): ListDefinition<OfficeMessageRow> => ({
  noun: OFFICE_MESSAGE_PATH,
  screen: OFFICE_PATHS.messages,
  columns: COLUMNS,
  filters: [
    {
      name: 'status',
      label: m['office.messages.column.status'](),
      options: MESSAGE_STATUSES.map((value) => ({ value, text: shownOf(STATUSES, value).label() })),
    },
    {
      name: 'assignee',
      label: m['office.messages.column.assignee'](),
      options: [
        { value: 'me', text: m['office.messages.me']() },
        { value: 'none', text: m['office.messages.nobody']() },
      ],
    },
    {
      name: 'urgent',
      label: m['office.messages.urgency'](),
      options: [
        { value: 'true', text: m['office.messages.urgent']() },
        { value: 'false', text: m['office.messages.notUrgent']() },
      ],
    },
    {
      name: 'deadline',
      label: m['office.messages.column.deadline'](),
      options: DEADLINE_FILTERS.map((value) => ({ value, text: labelOf(DEADLINES, value) })),
    },
    ...groupFilter(groups),
  ],
  search: {
    label: m['office.messages.search'](),
    example: m['office.messages.searchExample'](),
    fields: ['subject', 'message', 'name', 'email', 'reference'],
  },
  actions: buildActions(people),
  nameOf: ({ subject }) => subject,
  count: (count) => m['office.messages.count']({ count }),
  empty: { title: m['office.messages.none'](), text: m['office.messages.noneText']() },
});
