import { isNarrowed, type ReleaseFilter } from '../filter.ts';
import { Elsewhere } from './elsewhere.tsx';
import { NoReleases } from './no-releases.tsx';

interface ResultNotesProps {
  group: number;
  filter: ReleaseFilter;
  isEmpty: boolean;
}

/** What is said of a search beside its results: where else there are some, and that here are none. */
export function ResultNotes({ group, filter, isEmpty }: ResultNotesProps) {
  return (
    <>
      {isNarrowed(filter) && <Elsewhere filter={filter} />}
      {isEmpty && <NoReleases group={group} filter={filter} />}
    </>
  );
}
