import type { User } from '@press-room/contract/account';
import { GROUP_NAMES, type GroupName, isStaff } from '@press-room/contract/account-groups';
import type { AccountRow, UserState } from '@press-room/contract/users';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';

type Named = Pick<User, 'first_name' | 'last_name' | 'email'>;

export const toName = ({ first_name, last_name, email }: Named): string =>
  `${first_name} ${last_name}`.trim() || email;

export const STATE_LABELS: Record<UserState, () => string> = {
  pending: m['users.state.pending'],
  erasure: m['users.state.erasure'],
  unverified: m['users.state.unverified'],
  disabled: m['users.state.disabled'],
};

/** `wait`: an officer has to decide. `stop`: the person cannot sign in or read. */
export type UserStatusKind = 'wait' | 'stop' | 'plain';
export type UserStatus = AccountRow['accreditation']['state'] | 'disabled' | 'erasure' | 'unverified';

export const USER_STATUSES: Record<UserStatus, { kind: UserStatusKind; label: () => string }> = {
  pending: { kind: 'wait', label: m['users.status.pending'] },
  refused: { kind: 'stop', label: m['users.status.refused'] },
  approved: { kind: 'plain', label: m['users.status.approved'] },
  none: { kind: 'stop', label: m['users.status.none'] },
  disabled: { kind: 'stop', label: m['users.status.disabled'] },
  erasure: { kind: 'wait', label: m['users.status.erasure'] },
  unverified: { kind: 'stop', label: m['users.status.unverified'] },
};

/** States of an account, most important first. */
export function listUserStatuses(user: AccountRow): UserStatus[] {
  const statuses: UserStatus[] = [];
  if (user.disabled_at) statuses.push('disabled');
  if (user.erasure_requested_at) statuses.push('erasure');
  if (!user.verified_at) statuses.push('unverified');
  const { state } = user.accreditation;
  if (statuses.length === 0 || state === 'pending') statuses.push(state);
  return statuses;
}

const GROUP_LABELS: Record<GroupName, () => string> = {
  user_press_room: m['users.group.reader'],
  agent_press_room_external_company: m['users.group.companyAgent'],
  administrator_press_room_external_company: m['users.group.companyAdministrator'],
  administrator_press_room: m['users.group.pressRoom'],
  administrator_associated_companies: m['users.group.associatedCompanies'],
  administrator_global: m['users.group.global'],
};

/** Label of a group; the name itself if this version does not know it. */
export function groupLabel(name: string): string {
  const known = GROUP_NAMES.find((group) => group === name);
  return known ? labelOf(GROUP_LABELS, known) : name;
}

/** Why an officer may not change an account; null if they may. The server applies the same rules. */
export function findObstacle(officer: User, user: AccountRow): 'own' | 'staff' | null {
  if (officer.id === user.id) return 'own';
  const isGlobal = officer.groups.some(({ name }) => name === 'administrator_global');
  return isStaff(user) && !isGlobal ? 'staff' : null;
}
