import { Link } from 'wouter';
import { formatCount } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { inGroup } from '../../press-groups/press-group.ts';
import { type ReleaseFilter, toFiltered } from '../filter.ts';
import { useElsewhere } from '../use-elsewhere.ts';
import styles from './elsewhere.module.css';

/** The same filter in the other press groups, with the number of results. */
export function Elsewhere({ filter }: { filter: ReleaseFilter }) {
  const groups = useElsewhere(filter);
  return groups.map(({ group, count, is_capped }) => (
    <p key={group.id} className={styles.elsewhere}>
      <Link href={inGroup(toFiltered(filter, {}), group.id)}>
        {m['pressReleases.list.elsewhere']({
          group: group.name,
          count: formatCount(count, is_capped),
        })}
      </Link>
    </p>
  ));
}
