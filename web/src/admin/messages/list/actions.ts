import type { MessageStatus, OfficeMessageRow } from '@press-room/contract/messages';
import type { Person } from '@press-room/contract/people';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction } from '../../components/bulk/bulk-action.ts';
import { patchRow } from '../../components/bulk/shared-actions.ts';
import { toPersonName } from '../../components/person-name.ts';

type Action = BulkAction<OfficeMessageRow>;

const NOBODY = 'none';

const assignAmong = (people: readonly Person[]): Action => ({
  name: 'assign',
  label: m['office.messages.assign.label'],
  permission: 'message.edit',
  obstacleOf: () => null,
  title: (count) => m['office.messages.assign.title']({ count }),
  choice: {
    label: m['office.messages.column.assignee'],
    options: [
      ...people.map((person) => ({ value: String(person.id), text: toPersonName(person) })),
      { value: NOBODY, text: m['office.messages.nobody']() },
    ],
    required: m['office.messages.assign.required'],
  },
  run: (write, row, { choice }) =>
    patchRow(write, row, row.version, { assignee: choice === NOBODY ? null : Number(choice) }),
  undo: (write, row, version) => patchRow(write, row, version, { assignee: row.assignee?.id ?? null }),
  done: (count) => m['office.messages.assign.done']({ count }),
});

const moveTo = (to: MessageStatus): Pick<Action, 'permission' | 'run' | 'undo'> => ({
  permission: 'message.edit',
  run: (write, row) => patchRow(write, row, row.version, { status: to }),
  undo: (write, row, version) => patchRow(write, row, version, { status: row.status }),
});

const close: Action = {
  ...moveTo('closed'),
  name: 'close',
  label: m['office.messages.close.label'],
  obstacleOf: ({ status }) => (status === 'closed' ? m['office.messages.close.already']() : null),
  title: (count) => m['office.messages.close.title']({ count }),
  text: m['office.messages.close.text'],
  done: (count) => m['office.messages.close.done']({ count }),
};

const reopen: Action = {
  ...moveTo('open'),
  name: 'reopen',
  label: m['office.messages.reopen.label'],
  obstacleOf: ({ status }) => (status === 'open' ? m['office.messages.reopen.already']() : null),
  title: (count) => m['office.messages.reopen.title']({ count }),
  done: (count) => m['office.messages.reopen.done']({ count }),
};

export const buildActions = (people: readonly Person[]): readonly Action[] => [
  assignAmong(people),
  close,
  reopen,
];
