import type { AccountRow } from '@press-room/contract/users';
import { Link } from 'wouter';
import { JOURNALIST_TYPE_LABELS } from '../../../features/account/profession/labels.ts';
import { formatDate } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { toUser } from '../../../paths.ts';
import { DecisionButtons } from '../actions/decision-buttons.tsx';
import { toName } from '../labels.ts';
import { StandingLabels } from '../standing-labels.tsx';
import styles from './user-row.module.css';

/** Where one decides, everybody waits: the row has buttons instead of that word. */
export function UserRow({ user, isDeciding }: { user: AccountRow; isDeciding: boolean }) {
  const mayDecide = usePermissions().includes('account.accredit');
  const { label, date } = dateOf(user, isDeciding);
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.person}>
          <Link href={toUser(user.id)} className={styles.name}>
            <bdi>{toName(user)}</bdi>
          </Link>
          <bdi className={styles.soft}>{user.email}</bdi>
          {isDeciding && <StandingLabels user={user} without={['pending']} />}
        </span>
      </th>
      <td>
        <Work user={user} />
      </td>
      {!isDeciding && (
        <td>
          <StandingLabels user={user} />
        </td>
      )}
      <td>
        <span className={styles.date}>
          <span className={styles.soft}>{label}</span>
          <time dateTime={date}>{formatDate(date)}</time>
        </span>
      </td>
      {isDeciding && <td className={styles.decision}>{mayDecide && <DecisionButtons user={user} />}</td>}
    </tr>
  );
}

function Work({ user }: { user: AccountRow }) {
  const { newspaper, publishing_house, company, company_name, qualify } = user;
  const place = newspaper || company?.name || company_name || publishing_house;
  return (
    <span className={styles.work}>
      {place && <bdi>{place}</bdi>}
      {!place && !qualify && <span className={styles.soft}>{m['account.notTold']()}</span>}
      {qualify && <span className={styles.soft}>{JOURNALIST_TYPE_LABELS[qualify]()}</span>}
    </span>
  );
}

/** The date by which an officer would sort: until when, since when, or just when somebody came. */
function dateOf(
  { accreditation, created_at, erasure_due_at }: AccountRow,
  isDeciding: boolean,
): { label: string; date: string } {
  if (erasure_due_at && !isDeciding) return { label: m['users.date.erasure'](), date: erasure_due_at };
  const { state, requested_at } = accreditation;
  if (state === 'pending' && requested_at) return { label: m['users.date.asked'](), date: requested_at };
  return { label: m['users.date.registered'](), date: created_at };
}
