import type { Rights } from '@press-room/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { Disclosure } from '../../../components/disclosure.tsx';
import { formatInstant, isolate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toUserRights } from '../../../paths.ts';
import { toPersonName } from '../../office/person-name.ts';
import { groupLabel } from '../labels.ts';
import styles from './held-rights.module.css';
import { permissionLabel } from './labels.ts';
import { rightsQuery } from './queries.ts';

/** What somebody may do in the press office, each right with where it comes from. */
export function HeldRights({ id }: { id: number }) {
  const titleId = useId();
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
            {data.rights.map((right) => (
              <div key={right.permission} className={styles.right}>
                <dt>{permissionLabel(right.permission)}</dt>
                <dd className={styles.soft}>{listSources(data, right).join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <Link href={toUserRights(id)}>{m['users.rights.change']()}</Link>
    </section>
  );
}

function listSources({ direct }: Rights, { permission, groups }: Rights['rights'][number]): string[] {
  const grant = direct.find((one) => one.permission === permission);
  return [
    ...groups.map((name) => m['users.rights.fromGroup']({ group: isolate(groupLabel(name)), name })),
    ...(grant ? [describeGrant(grant)] : []),
  ];
}

function describeGrant({ granted_at, granted_by }: Rights['direct'][number]): string {
  const date = isolate(formatInstant(granted_at));
  return granted_by
    ? m['users.rights.directBy']({ date, name: isolate(toPersonName(granted_by)) })
    : m['users.rights.direct']({ date });
}
