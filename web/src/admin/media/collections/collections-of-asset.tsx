import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useOwnCompany } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { toFilesOf } from '../../paths.ts';
import styles from '../detail/asset-page.module.css';
import { collectionsOfQuery } from './queries.ts';

/** Collections that contain a file; hidden from companies' press offices. */
export function CollectionsOfAsset({ id }: { id: number }) {
  const isOfHouse = useOwnCompany('asset.view') === null;
  const { data } = useQuery(collectionsOfQuery([id], isOfHouse));
  if (!isOfHouse) return null;
  return (
    <section className={styles.usage}>
      <h2 className={styles.title}>{m['office.collections.title']()}</h2>
      {data?.length === 0 && <p className={styles.where}>{m['office.collections.inNone']()}</p>}
      <ul>
        {data?.map((collection) => (
          <li key={collection.id} className={styles.use}>
            <Link href={toFilesOf(collection.id)}>
              <bdi>{collection.name}</bdi>
            </Link>
            <span className={styles.where}>
              <bdi>{collection.press_group.name}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
