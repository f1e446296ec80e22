import { useEffect } from 'react';
import { rememberSearch } from '../../../lib/searches.ts';
import { isNarrowed, type ReleaseFilter } from '../filter.ts';
import { Elsewhere } from './elsewhere.tsx';
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
      {isNarrowed(filter) && <Elsewhere filter={filter} />}
      {isEmpty && <NoReleases group={group} filter={filter} />}
    </>
  );
}
