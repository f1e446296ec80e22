import {
  COMPANY_MEMBER_PATH,
  type CompanyMember,
  MEMBER_STATES,
  type MemberState,
} from '@press-room/contract/company-members';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { Link } from 'wouter';
import { shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip, type StatusKind } from '../../components/page/status-chip.tsx';
import { toUser } from '../../paths.ts';
import { groupLabel, toName } from '../../users/labels.ts';
import { MemberActions } from './member-actions.tsx';
import styles from './members.module.css';

type Column = ListColumn<CompanyMember>;

const STATES: Record<MemberState, { kind: StatusKind; label: () => string }> = {
  waiting: { kind: 'wait', label: m['office.members.state.waiting'] },
  confirmed: { kind: 'live', label: m['office.members.state.confirmed'] },
  refused: { kind: 'stop', label: m['office.members.state.refused'] },
};

const PERSON: Column = {
  id: 'person',
  label: m['users.column.person'],
  sortBy: 'last_name',
  isName: true,
  cell: (member) => (
    <span className={styles.person}>
      <PersonName member={member} />
      <bdi className={styles.soft}>{toReadableAddress(member.email)}</bdi>
    </span>
  ),
};
const COMPANY: Column = {
  id: 'company',
  label: m['account.company.label'],
  cell: ({ company, claimed }) => (
    <span className={styles.work}>
      <bdi>{(company ?? claimed)?.name}</bdi>
      {company && claimed && claimed.id !== company.id && (
        <bdi className={styles.soft}>{m['office.members.says']({ company: claimed.name })}</bdi>
      )}
    </span>
  ),
};
const STATE_COLUMNS: readonly Column[] = [
  {
    id: 'state',
    label: m['users.column.status'],
    cell: (member) => (
      <span className={styles.status}>
        <StatusChip kind={shownOf(STATES, member.state).kind} label={shownOf(STATES, member.state).label()} />
        {member.refusal && (
          <span className={styles.soft} dir="auto">
            {member.refusal.reason}
          </span>
        )}
      </span>
    ),
  },
  { id: 'role', label: m['office.members.role'], cell: ({ role }) => role && groupLabel(role) },
  {
    id: 'confirmed',
    label: m['office.members.confirmedAt'],
    sortBy: 'confirmed_at',
    isDescending: true,
    cell: ({ confirmed_at }) => confirmed_at !== null && <Instant at={confirmed_at} />,
  },
];
const buildActions = (mayAct: MembersOf['mayAct']): Column => ({
  id: 'actions',
  label: m['office.list.actions'],
  cell: (member) => mayAct(member) && <MemberActions member={member} />,
});

/** Link to the account, if the officer may see accounts. */
function PersonName({ member }: { member: CompanyMember }) {
  const name = <bdi>{toName(member)}</bdi>;
  return usePermissions().includes('account.view') ? <Link href={toUser(member.id)}>{name}</Link> : name;
}

interface MembersOf {
  /** Address of the screen with the list. */
  screen: string;
  /** Restricts the list to a company. */
  company?: number;
  mayAct: (member: CompanyMember) => boolean;
}

/** Members of companies' press offices, and waiting claims. */
export const buildMemberList = ({ screen, company, mayAct }: MembersOf): ListDefinition<CompanyMember> => ({
  noun: COMPANY_MEMBER_PATH,
  screen,
  ...(company !== undefined && { within: { company: String(company) } }),
  columns: [PERSON, ...(company === undefined ? [COMPANY] : []), ...STATE_COLUMNS, buildActions(mayAct)],
  filters: [
    {
      name: 'state',
      label: m['users.column.status'](),
      options: MEMBER_STATES.map((value) => ({ value, text: shownOf(STATES, value).label() })),
    },
  ],
  search: {
    label: m['office.members.search'](),
    example: m['office.members.searchExample'](),
    fields: ['first_name', 'last_name', 'email', 'claimed.name', 'company.name'],
  },
  nameOf: toName,
  count: (count) => m['office.members.count']({ count }),
  empty: { title: m['office.members.none'](), text: m['office.members.noneText']() },
});
