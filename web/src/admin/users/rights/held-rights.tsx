import type { Rights } from '@press-room/contract/rights';
import { groupsWith, type Permission } from '@press-room/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Disclosure } from '../../../components/disclosure.tsx';
import { isolate, joinWords } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMomentInFull } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import { toUserRights } from '../../paths.ts';
import { groupLabel } from '../labels.ts';
import styles from './held-rights.module.css';
import { nounOf, permissionLabel, verbOf } from './labels.ts';
import { rightsQuery } from './queries.ts';

interface HeldRightsProps {
  id: number;
  /** False if the permissions of the signed-in officer do not allow changes to this account. */
  mayChange: boolean;
}

/** Permissions of an officer with their origin, and a link to change them or the person who can. */
export function HeldRights({ id, mayChange }: HeldRightsProps) {
  const titleId = useId();
  const mayGrant = usePermissions().includes('account.grant');
  const { data } = useQuery(rightsQuery(id));
  if (!data) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {m['users.rights.heading']()}
      </h2>
      {data.rights.length === 0 ? (
        <p className={styles.soft}>{m['users.rights.nothing']()}</p>
      ) : (
        <Disclosure summary={m['users.rights.count']({ count: data.rights.length })}>
          <dl>
            {groupRights(data).map(([noun, verbs]) => (
              <div key={noun} className={styles.right}>
                <dt>{noun}</dt>
                {verbs.map(([source, permissions]) => (
                  <dd key={source} className={styles.held}>
                    {joinWords(permissions.map(verbOf))}
                    <span className={styles.soft}>{source}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {!mayGrant && <WhoGrants />}
      {mayGrant && mayChange && (
        <Link href={toUserRights(id)} className={buttons.quiet}>
          {m['users.rights.change']()}
        </Link>
      )}
    </section>
  );
}

/** Names the people who grant permissions. */
export const WhoGrants = () => (
  <p className={styles.soft}>
    {m['users.rights.whoGrants']({
      groups: isolate(joinWords(groupsWith('account.grant').map(groupLabel))),
      right: isolate(permissionLabel('account.grant')),
    })}
  </p>
);

type Grouped = [noun: string, verbs: [source: string, permissions: Permission[]][]];

/** Permissions by noun and origin; directly assigned ones first. */
function groupRights(rights: Rights): Grouped[] {
  const direct = new Set(rights.direct.map(({ permission }) => permission));
  const ordered = [
    ...rights.rights.filter(({ permission }) => direct.has(permission)),
    ...rights.rights.filter(({ permission }) => !direct.has(permission)),
  ];
  return [...Map.groupBy(ordered, ({ permission }) => nounOf(permission))].map(([noun, held]) => {
    const bySource = Map.groupBy(held, (right) => listSources(rights, right).join(' · '));
    return [noun, [...bySource].map(([source, some]) => [source, some.map(({ permission }) => permission)])];
  });
}

function listSources({ direct }: Rights, { permission, groups }: Rights['rights'][number]): string[] {
  const grant = direct.find((one) => one.permission === permission);
  return [
    ...groups.map((name) => m['users.rights.fromGroup']({ group: isolate(groupLabel(name)) })),
    ...(grant ? [describeGrant(grant)] : []),
  ];
}

function describeGrant({ granted_at, granted_by }: Rights['direct'][number]): string {
  const date = isolate(officeMomentInFull(granted_at));
  return granted_by
    ? m['users.rights.directBy']({ date, name: isolate(toPersonName(granted_by)) })
    : m['users.rights.direct']({ date });
}
