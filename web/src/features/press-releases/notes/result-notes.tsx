import { useEffect } from 'react';
import { Link } from 'wouter';
import { formatCount } from '../../../lib/format.ts';
import { rememberSearch } from '../../../lib/searches.ts';
import { m } from '../../../paraglide/messages.js';
import { inGroup } from '../../press-groups/press-group.ts';
import { isNarrowed, type ReleaseFilter, toFiltered } from '../filter.ts';
import { useElsewhere } from '../use-elsewhere.ts';
import { CompanyNotes } from './company-notes.tsx';
import styles from './elsewhere.module.css';
import { NoReleases } from './no-releases.tsx';

interface ResultNotesProps {
  group: number;
  filter: ReleaseFilter;
  isEmpty: boolean;
}

/** Notes on a search: results elsewhere, and no results here. */
export function ResultNotes({ group, filter, isEmpty }: ResultNotesProps) {
  const { q } = filter;
  useEffect(() => rememberSearch(q), [q]);
  return (
    <>
      {(q || filter.company) && <CompanyNotes group={group} filter={filter} isEmpty={isEmpty} />}
      {!isEmpty && isNarrowed(filter) && <Elsewhere filter={filter} />}
      {isEmpty && <NoReleases group={group} filter={filter} />}
    </>
  );
}

/** Number of results for the same filter in other press groups, with links. */
function Elsewhere({ filter }: { filter: ReleaseFilter }) {
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
