import { PERSON_LANGUAGES, type User } from '@press-room/contract/account';
import { GROUP_NAMES } from '@press-room/contract/account-groups';
import { type AccountRow, USER_PATH, USER_STATES } from '@press-room/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { useSignedInUser } from '../../../lib/auth.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { TableTools } from '../../components/page/table-tools.tsx';
import { OFFICE_PATHS, toUsers } from '../../paths.ts';
import { InviteLink } from '../invitations/invite-link.tsx';
import { groupLabel, STATE_LABELS, toName } from '../labels.ts';
import { WAITING_STATES, waitingQuery } from '../queries.ts';
import { buildActions } from './actions.ts';
import styles from './columns.module.css';
import { COLUMNS, COLUMNS_WITHOUT_RIGHTS } from './columns.tsx';
import { CompanyFinder } from './company-finder.tsx';
import { type FilterOption, useCompanyOption } from './company-option.ts';

export function UsersPage() {
  const officer = useSignedInUser();
  const company = useCompanyOption();
  const mayGrant = usePermissions().includes('account.grant');
  return (
    <OfficePage
      title={m['users.title']()}
      facts={<WaitingLinks />}
      action={
        <>
          <TableTools target="user" fileName={m['office.imports.fileName.user']()} />
          <Inviting />
        </>
      }
    >
      <OfficeList list={buildList(officer, company, mayGrant ? COLUMNS : COLUMNS_WITHOUT_RIGHTS)} />
    </OfficePage>
  );
}

/** Link to the pending invitations. */
function Inviting() {
  if (!usePermissions().includes('account.invite')) return null;
  return (
    <>
      <Link href={OFFICE_PATHS.invitations} className={buttons.quiet}>
        {m['users.invitations.title']()}
      </Link>
      <InviteLink />
    </>
  );
}

const buildList = (
  officer: User,
  company: FilterOption | null,
  columns: ListDefinition<AccountRow>['columns'],
): ListDefinition<AccountRow> => ({
  noun: USER_PATH,
  screen: OFFICE_PATHS.users,
  columns,
  filters: [
    {
      name: 'state',
      label: m['users.column.status'](),
      options: USER_STATES.map((value) => ({ value, text: labelOf(STATE_LABELS, value) })),
    },
    {
      name: 'group',
      label: m['users.filter.group'](),
      options: GROUP_NAMES.map((value) => ({ value, text: groupLabel(value) })),
    },
    {
      name: 'language',
      label: m['users.filter.language'](),
      options: PERSON_LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) })),
    },
    {
      name: 'company',
      label: m['users.filter.company'](),
      options: company ? [company] : [],
      Finder: CompanyFinder,
    },
    { name: 'active_since', label: m['users.filter.activeSince']() },
    { name: 'idle_since', label: m['users.filter.idleSince']() },
  ],
  search: {
    label: m['users.search'](),
    example: m['users.searchExample'](),
    fields: ['text'],
  },
  actions: buildActions(officer),
  nameOf: toName,
  count: (count) => m['users.list.count']({ count }),
  empty: { title: m['users.list.none']() },
});

/** Numbers of accounts that wait for a decision, with links. The list below works without them. */
function WaitingLinks() {
  const { data } = useQuery(waitingQuery());
  const waiting = WAITING_STATES.filter((state) => data && data[state] > 0);
  if (!data || waiting.length === 0) return null;
  return (
    <span className={styles.waiting}>
      {waiting.map((state) => (
        <Link key={state} href={toUsers(state)}>
          {m['users.list.waiting']({ state: labelOf(STATE_LABELS, state), count: data[state] })}
        </Link>
      ))}
    </span>
  );
}
