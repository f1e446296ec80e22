import { ADMITTING_GROUPS, GROUP_NAMES, type GroupName } from '@press-room/contract/account-groups';
import { ownCompanyPermissionsOf, type Permission, rightsOf } from '@press-room/contract/roles';
import { useId } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { useSignedInUser } from '../../../lib/auth.ts';
import { isolate, joinWords } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { OFFICE_PATHS, toUsersIn } from '../../paths.ts';
import { groupLabel } from '../labels.ts';
import { WhoGrants } from '../rights/held-rights.tsx';
import { nounOf, verbOf } from '../rights/labels.ts';
import styles from './roles-page.module.css';

/** Permissions of each role, from the table that the server uses for authorisation. */
export function RolesPage() {
  const permissions = usePermissions();
  const mayGrant = permissions.includes('account.grant');
  return (
    <OfficePage
      title={m['users.roles.title']()}
      facts={mayGrant ? m['users.roles.text']() : m['users.roles.readOnly']()}
      action={
        permissions.includes('account.view') && (
          <Link href={OFFICE_PATHS.users} className={buttons.button}>
            {mayGrant ? m['users.roles.person']() : m['users.title']()}
          </Link>
        )
      }
    >
      {!mayGrant && <WhoGrants />}
      <div className={styles.roles}>
        <OwnRights />
        {GROUP_NAMES.map((name) => (
          <Role key={name} name={name} />
        ))}
      </div>
    </OfficePage>
  );
}

function Role({ name }: { name: GroupName }) {
  const titleId = useId();
  const whole = rightsOf({ groups: [{ name }] });
  const own = ownCompanyPermissionsOf([{ name }]);
  return (
    <section aria-labelledby={titleId} className={styles.role}>
      <h2 id={titleId} className={styles.title}>
        {groupLabel(name)}
      </h2>
      <p className={styles.soft}>
        {ADMITTING_GROUPS.includes(name) ? m['users.roles.admits']() : m['users.roles.doesNotAdmit']()}{' '}
        <Link href={toUsersIn(name)}>{m['users.roles.members']()}</Link>
      </p>
      {whole.length + own.length === 0 && <p>{m['users.roles.readsOnly']()}</p>}
      <RightList rights={whole} />
      {own.length > 0 && <p>{m['users.roles.ownCompany']()}</p>}
      <RightList rights={own} />
    </section>
  );
}

function RightList({ rights }: { rights: readonly Permission[] }) {
  if (rights.length === 0) return null;
  return (
    <dl className={styles.rights}>
      {[...Map.groupBy(rights, nounOf)].map(([noun, permissions]) => (
        <div key={noun}>
          <dt className={styles.noun}>{noun}</dt>
          <dd className={styles.soft}>{joinWords(permissions.map(verbOf))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Permissions of the signed-in officer, by origin. */
function OwnRights() {
  const titleId = useId();
  const { groups, permissions } = useSignedInUser();
  const direct = rightsOf({ groups: [], permissions });
  return (
    <section aria-labelledby={titleId} className={styles.role}>
      <h2 id={titleId} className={styles.title}>
        {m['users.roles.yours']()}
      </h2>
      <ul className={styles.sources}>
        {groups.map(({ name }) => (
          <li key={name}>{m['users.roles.fromGroup']({ group: isolate(groupLabel(name)) })}</li>
        ))}
      </ul>
      {direct.length > 0 && <p>{m['users.roles.direct']()}</p>}
      <RightList rights={direct} />
    </section>
  );
}
