import type { User } from '@press-room/contract/account';
import type { AccountRow, UserAction } from '@press-room/contract/users';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction, BulkOutcome } from '../../components/bulk/bulk-action.ts';
import type { WriteNoun } from '../../components/saving/use-office-write.ts';
import { findObstacle } from '../labels.ts';

type Action = BulkAction<AccountRow>;

const act =
  (action: UserAction) =>
  (write: WriteNoun, { id }: AccountRow): Promise<BulkOutcome> =>
    write({ method: 'POST', id, action: `${action}/`, body: {} });

const OBSTACLES = { own: m['users.bulk.own'], staff: m['users.bulk.staff'] };

export function buildActions(officer: User): readonly Action[] {
  const obstacleTo = (user: AccountRow, own: string | null): string | null => {
    const obstacle = findObstacle(officer, user);
    return obstacle ? labelOf(OBSTACLES, obstacle) : own;
  };
  return [
    {
      name: 'disable',
      label: m['users.bulk.disable.label'],
      permission: 'account.disable',
      obstacleOf: (user) => obstacleTo(user, user.disabled_at && m['users.bulk.disable.already']()),
      title: (count) => m['users.bulk.disable.title']({ count }),
      text: m['users.bulk.disable.text'],
      run: act('disable'),
      undo: act('enable'),
      done: (count) => m['users.bulk.disable.done']({ count }),
    },
    {
      name: 'enable',
      label: m['users.bulk.enable.label'],
      permission: 'account.disable',
      obstacleOf: (user) => obstacleTo(user, user.disabled_at ? null : m['users.bulk.enable.already']()),
      title: (count) => m['users.bulk.enable.title']({ count }),
      run: act('enable'),
      undo: act('disable'),
      done: (count) => m['users.bulk.enable.done']({ count }),
    },
  ];
}
