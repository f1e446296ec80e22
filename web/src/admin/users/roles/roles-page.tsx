import { ADMITTING_GROUPS, GROUP_NAMES, type GroupName, rightsOf } from '@press-room/contract/roles';
import { useId } from 'react';
import { Link } from 'wouter';
import { joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toUsersIn } from '../../../paths.ts';
import { OfficePage } from '../../office/page/office-page.tsx';
import { groupLabel } from '../labels.ts';
import { nounOf, verbOf } from '../rights/labels.ts';
import styles from './roles-page.module.css';

/** What each role may do, by the same table that every call goes by. */
export function RolesPage() {
  return (
    <OfficePage title={m['users.roles.title']()} facts={m['users.roles.text']()}>
      <div className={styles.roles}>
        {GROUP_NAMES.map((name) => (
          <Role key={name} name={name} />
        ))}
      </div>
    </OfficePage>
  );
}

function Role({ name }: { name: GroupName }) {
  const titleId = useId();
  const rights = [...Map.groupBy(rightsOf({ groups: [{ name }] }), nounOf)];
  return (
    <section aria-labelledby={titleId} className={styles.role}>
      <h2 id={titleId} className={styles.title}>
        {groupLabel(name)}
      </h2>
      <p className={styles.soft}>
        {ADMITTING_GROUPS.includes(name) ? m['users.roles.admits']() : m['users.roles.doesNotAdmit']()}{' '}
        <Link href={toUsersIn(name)}>{m['users.roles.members']()}</Link>
      </p>
      {rights.length === 0 ? (
        <p>{m['users.roles.readsOnly']()}</p>
      ) : (
        <dl className={styles.rights}>
          {rights.map(([noun, permissions]) => (
            <div key={noun}>
              <dt className={styles.noun}>{noun}</dt>
              <dd className={styles.soft}>{joinWords(permissions.map(verbOf))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
