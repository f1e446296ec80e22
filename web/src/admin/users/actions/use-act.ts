import { type AccountRow, USER_PATH, type UserAction, userActionPath } from '@press-room/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../lib/api.ts';
import { dismissErrors, showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { listsKey } from '../../components/saving/queries.ts';
import { toName } from '../labels.ts';
import { userQuery } from '../queries.ts';

type Act = (user: AccountRow, action: UserAction, body?: { reason: string }) => Promise<void>;

const DONE: Record<UserAction, (parameters: { name: string }) => string> = {
  approve: m['users.approve.done'],
  refuse: m['users.refuse.done'],
  disable: m['users.disable.done'],
  enable: m['users.enable.done'],
  erase: m['users.erase.done'],
  end_sessions: m['users.endSessions.done'],
  send_verification: m['users.sendVerification.done'],
  send_reset: m['users.sendReset.done'],
};

/** Runs an action on an account and shows a notice. After success and failure the lists are reloaded. @throws ApiError */
export function useAct(): Act {
  const client = useQueryClient();
  return async (user, action, body) => {
    dismissErrors();
    try {
      await postJson<{ detail: string }>(userActionPath(user.id, action), body ?? {});
      showToast('success', DONE[action]({ name: toName(user) }));
    } finally {
      void client.invalidateQueries({ queryKey: listsKey(USER_PATH) });
      // An erased account is not reloaded: its screen is about to close.
      const refetchType = action === 'erase' ? 'none' : 'active';
      void client.invalidateQueries({ queryKey: userQuery(user.id).queryKey, refetchType });
    }
  };
}
