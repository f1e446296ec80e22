import { isStaff } from '@press-room/contract/account-groups';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { AccountRow } from '@press-room/contract/users';
import { Link } from 'wouter';
import { JOURNALIST_TYPE_LABELS } from '../../../features/account/profession/labels.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { joinWords } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../../components/list/list-definition.ts';
import { Instant } from '../../components/page/instant.tsx';
import { toUser, toUserRights } from '../../paths.ts';
import { DecisionButtons } from '../actions/decision-buttons.tsx';
import { findObstacle, groupLabel, toName } from '../labels.ts';
import { UserStatusLabels } from '../user-status-labels.tsx';
import styles from './columns.module.css';

const toInstant = (at: string | null) => at !== null && <Instant at={at} />;

export const COLUMNS: readonly ListColumn<AccountRow>[] = [
  {
    id: 'person',
    label: m['users.column.person'],
    sortBy: 'last_name',
    isName: true,
    cell: (user) => (
      <span className={styles.person}>
        <Link href={toUser(user.id)}>
          <bdi>{toName(user)}</bdi>
        </Link>
        <bdi className={styles.soft}>{toReadableAddress(user.email)}</bdi>
      </span>
    ),
  },
  { id: 'work', label: m['users.column.work'], cell: (user) => <Work user={user} /> },
  {
    id: 'status',
    label: m['users.column.status'],
    cell: (user) => (
      <span className={styles.status}>
        <UserStatusLabels user={user} />
        <Decision user={user} />
      </span>
    ),
  },
  {
    id: 'rights',
    label: m['users.rights.heading'],
    cell: (user) => <RightsLink user={user} />,
  },
  {
    id: 'created',
    label: m['users.date.registered'],
    sortBy: 'created_at',
    isDescending: true,
    cell: ({ created_at }) => <Instant at={created_at} />,
  },
  {
    id: 'asked',
    label: m['users.facts.asked'],
    isHiddenAtFirst: true,
    cell: ({ accreditation }) => toInstant(accreditation.requested_at),
  },
  {
    id: 'erasure',
    label: m['users.date.erasure'],
    isHiddenAtFirst: true,
    cell: ({ erasure_due_at }) => toInstant(erasure_due_at),
  },
  {
    id: 'last_sign_in',
    label: m['users.facts.lastSignIn'],
    sortBy: 'last_sign_in_at',
    isDescending: true,
    isHiddenAtFirst: true,
    cell: ({ last_sign_in_at }) => toInstant(last_sign_in_at),
  },
  {
    id: 'groups',
    label: m['users.facts.groups'],
    isHiddenAtFirst: true,
    cell: ({ groups }) => joinWords(groups.map(({ name }) => groupLabel(name))),
  },
];

/** Columns for officers who may not change permissions. */
export const COLUMNS_WITHOUT_RIGHTS = COLUMNS.filter(({ id }) => id !== 'rights');

function RightsLink({ user }: { user: AccountRow }) {
  const officer = useSignedInUser();
  if (findObstacle(officer, user)) return null;
  return (
    <Link href={toUserRights(user.id)} aria-label={m['users.rights.title']({ name: toName(user) })}>
      {m['users.rights.heading']()}
    </Link>
  );
}

function Work({ user }: { user: AccountRow }) {
  if (isStaff(user)) return m['account.type.pressOffice']();
  const { newspaper, publishing_house, company, company_name, qualify } = user;
  const place = newspaper || company?.name || company_name || publishing_house;
  return (
    <span className={styles.work}>
      {place && <bdi>{place}</bdi>}
      {!place && !qualify && <span className={styles.soft}>{m['account.notTold']()}</span>}
      {qualify && <span className={styles.soft}>{labelOf(JOURNALIST_TYPE_LABELS, qualify)}</span>}
    </span>
  );
}

function Decision({ user }: { user: AccountRow }) {
  const officer = useSignedInUser();
  const mayDecide = usePermissions().includes('account.accredit');
  if (!mayDecide || user.accreditation.state !== 'pending' || findObstacle(officer, user)) return null;
  return <DecisionButtons user={user} />;
}
