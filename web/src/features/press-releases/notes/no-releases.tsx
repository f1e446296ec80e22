import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { formatCount } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';
import { inGroup } from '../../press-groups/press-group.ts';
import { isNarrowed, type ReleaseFilter, toFiltered } from '../filter.ts';
import { useElsewhere } from '../use-elsewhere.ts';
import { useReader } from '../use-reader.ts';
import { releaseSuggestionsQuery } from './queries.ts';

export function NoReleases({ group, filter }: { group: number; filter: ReleaseFilter }) {
  if (!isNarrowed(filter)) return <Notice level={2} title={m['pressReleases.list.none']()} />;
  const title = filter.q
    ? m['pressReleases.list.nothingFound']({ words: filter.q })
    : m['pressReleases.list.noneFiltered']();
  return <NothingHere title={title} group={group} filter={filter} />;
}

interface NothingHereProps {
  title: string;
  group: number;
  filter: ReleaseFilter;
}

/** No results: links to other press groups, or to words with results here. */
function NothingHere({ title, group, filter }: NothingHereProps) {
  const elsewhere = useElsewhere(filter);
  return (
    <Notice title={title} {...(elsewhere.length === 0 && { text: m['pressReleases.list.emptyHint']() })}>
      {elsewhere.map((found) => (
        <Link
          key={found.group.id}
          href={inGroup(toFiltered(filter, {}), found.group.id)}
          className={buttons.button}
        >
          {m['pressReleases.list.foundElsewhere']({
            group: found.group.name,
            count: formatCount(found.count, found.is_capped),
          })}
        </Link>
      ))}
      {filter.q && <Suggestions group={group} filter={filter} />}
      <Link href={toHome()} className={buttons.quiet}>
        {m['pressReleases.list.showAll']()}
      </Link>
    </Notice>
  );
}

/** Words with results. */
function Suggestions({ group, filter }: { group: number; filter: ReleaseFilter }) {
  const { data } = useQuery(releaseSuggestionsQuery(useReader(), group, filter.q));
  return data?.data.map(({ query }) => (
    <Link key={query} href={toFiltered(filter, { q: query })} className={buttons.button}>
      {m['pressReleases.list.suggestion']({ words: query })}
    </Link>
  ));
}
