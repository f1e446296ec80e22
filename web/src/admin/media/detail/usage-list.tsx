import type { Datatables } from '@press-room/contract/datatables';
import { type AssetUse, assetUsagePath } from '@press-room/contract/office-assets';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import { toOfficePressRelease } from '../../../paths.ts';
import { PLACES, ROLES } from '../labels.ts';
import styles from './asset-page.module.css';

/** Everything that shows the file. */
export function UsageList({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['office', 'asset-usage', id],
    queryFn: ({ signal }) =>
      getJson<Datatables<AssetUse>>(assetUsagePath(id), { format: 'datatables' }, signal),
    staleTime: 0,
  });
  return (
    <section>
      <h2 className={styles.title}>{m['office.media.detail.usage']()}</h2>
      {data?.data.length === 0 && <p>{m['office.media.detail.unused']()}</p>}
      <ul>
        {data?.data.map((use) => (
          <li key={`${use.noun}-${use.id}-${use.role}`}>
            {PLACES[use.noun]()}:{' '}
            {use.noun === 'press_release' ? (
              <>
                <Link href={toOfficePressRelease(use.id)}>
                  <bdi>{use.title}</bdi>
                </Link>{' '}
                ({ROLES[use.role]?.()})
              </>
            ) : (
              <bdi>{use.title}</bdi>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
