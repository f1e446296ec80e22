import type { InvitationState } from '@press-room/contract/invitations';
import { INVITATION_PATH, INVITATION_STATES, type Invitation } from '@press-room/contract/invitations';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { Link } from 'wouter';
import { joinWords } from '../../../lib/format.ts';
import { shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import type { StatusKind } from '../../components/page/status-chip.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { OFFICE_PATHS, toUser } from '../../paths.ts';
import { groupLabel, toName } from '../labels.ts';
import styles from '../list/columns.module.css';
import { InvitationActions } from './invitation-actions.tsx';
import { InviteLink } from './invite-link.tsx';

const COLUMNS: readonly ListColumn<Invitation>[] = [
  {
    id: 'person',
    label: m['users.column.person'],
    sortBy: 'last_name',
    isName: true,
    cell: (invitation) => (
      <span className={styles.person}>
        <InvitedName invitation={invitation} />
        <bdi className={styles.soft}>{toReadableAddress(invitation.email)}</bdi>
      </span>
    ),
  },
  {
    id: 'groups',
    label: m['users.facts.groups'],
    cell: ({ groups, company }) => (
      <span className={styles.work}>
        {joinWords(groups.map(groupLabel))}
        {company && <bdi className={styles.soft}>{company.name}</bdi>}
      </span>
    ),
  },
  {
    id: 'state',
    label: m['users.column.status'],
    cell: (invitation) => (
      <StatusChip
        kind={shownOf(INVITATION_STATE_WORDS, invitation.state).kind}
        label={shownOf(INVITATION_STATE_WORDS, invitation.state).label()}
      />
    ),
  },
  {
    id: 'sent',
    label: m['users.invitations.sent'],
    sortBy: 'sent_at',
    isDescending: true,
    cell: ({ sent_at }) => <Instant at={sent_at} />,
  },
  {
    id: 'expires',
    label: m['users.invitations.expires'],
    sortBy: 'expires_at',
    isDescending: true,
    cell: ({ expires_at }) => <Instant at={expires_at} />,
  },
  {
    id: 'by',
    label: m['users.invitations.by'],
    isHiddenAtFirst: true,
    cell: ({ invited_by }) => invited_by && <bdi>{toPersonName(invited_by)}</bdi>,
  },
  {
    id: 'actions',
    label: m['office.list.actions'],
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

/** Link to the resulting account, if the officer may see accounts. */
function InvitedName({ invitation }: { invitation: Invitation }) {
  const maySee = usePermissions().includes('account.view');
  const name = <bdi>{toName(invitation)}</bdi>;
  if (invitation.account === null || !maySee) return name;
  return <Link href={toUser(invitation.account)}>{name}</Link>;
}

/** Invitations and their results. */
export function InvitationsPage() {
  return (
    <OfficePage title={m['users.invitations.title']()} action={<InviteLink />}>
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}

const buildList = (): ListDefinition<Invitation> => ({
  noun: INVITATION_PATH,
  screen: OFFICE_PATHS.invitations,
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['users.column.status'](),
      options: INVITATION_STATES.map((value) => ({
        value,
        text: shownOf(INVITATION_STATE_WORDS, value).label(),
      })),
    },
  ],
  search: {
    label: m['users.invitations.search'](),
    example: m['users.invitations.searchExample'](),
    fields: ['first_name', 'last_name', 'email'],
  },
  nameOf: toName,
  count: (count) => m['users.invitations.count']({ count }),
  empty: {
    title: m['users.invitations.none'](),
    text: m['users.invitations.noneText'](),
  },
});

const INVITATION_STATE_WORDS: Record<InvitationState, { kind: StatusKind; label: () => string }> = {
  waiting: { kind: 'wait', label: m['users.invitations.state.waiting'] },
  expired: { kind: 'stop', label: m['users.invitations.state.expired'] },
  accepted: { kind: 'live', label: m['users.invitations.state.accepted'] },
  revoked: { kind: 'plain', label: m['users.invitations.state.revoked'] },
};
