import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { OfficeMessageRow } from '@press-room/contract/messages';
import { TOPIC_NAMES } from '../../../features/contact/form/message.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../../components/list/list-definition.ts';
import { Deadline } from '../../components/page/deadline.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { GROUP_COLUMN } from '../../components/shared-columns.tsx';
import { toMessage } from '../../paths.ts';
import { STATUSES } from '../labels.ts';

export const COLUMNS: readonly ListColumn<OfficeMessageRow>[] = [
  {
    id: 'subject',
    label: m['office.messages.column.subject'],
    sortBy: 'subject',
    isName: true,
    href: ({ id }) => toMessage(id),
    cell: ({ subject }) => subject,
  },
  {
    id: 'sender',
    label: m['office.messages.column.sender'],
    sortBy: 'name',
    cell: ({ name, email }) => <bdi>{name || toReadableAddress(email)}</bdi>,
  },
  {
    id: 'status',
    label: m['office.messages.column.status'],
    sortBy: 'status',
    cell: ({ status, is_urgent }) => (
      <>
        <StatusChip kind={shownOf(STATUSES, status).kind} label={shownOf(STATUSES, status).label()} />
        {is_urgent && <StatusChip kind="stop" label={m['office.messages.urgent']()} />}
      </>
    ),
  },
  {
    id: 'deadline',
    label: m['office.messages.column.deadline'],
    sortBy: 'deadline',
    cell: ({ deadline, status }) =>
      deadline === null ? null : <Deadline at={deadline} isSettled={status !== 'open'} />,
  },
  {
    id: 'assignee',
    label: m['office.messages.column.assignee'],
    sortBy: 'assignee.last_name',
    cell: ({ assignee }) =>
      assignee === null ? m['office.messages.nobody']() : <bdi>{toPersonName(assignee)}</bdi>,
  },
  {
    id: 'topic',
    label: m['office.messages.column.topic'],
    sortBy: 'topic',
    cell: ({ topic }) => labelOf(TOPIC_NAMES, topic),
  },
  { ...GROUP_COLUMN, isHiddenAtFirst: true },
  {
    id: 'created',
    label: m['office.messages.column.created'],
    sortBy: 'created_at',
    isDescending: true,
    cell: ({ created_at }) => <Instant at={created_at} />,
  },
  {
    id: 'reference',
    label: m['office.messages.column.reference'],
    sortBy: 'reference',
    isHiddenAtFirst: true,
    cell: ({ reference }) => reference,
  },
];
