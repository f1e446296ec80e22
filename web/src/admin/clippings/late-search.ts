import type { Search } from '../components/search-choice/search-choice.tsx';
import type { FoundTarget } from '../media/add-to/targets.ts';

/** The code of a search comes with its first words. */
const lateSearch = (name: 'contact' | 'company' | 'release'): Search<FoundTarget> => ({
  key: ['office', 'clipping', name],
  load: async (q, signal) => (await import('./searches.ts')).SEARCHES[name].load(q, signal),
});

/** What a clipping is linked to, found by words. */
export const LATE_SEARCHES = {
  contact: lateSearch('contact'),
  company: lateSearch('company'),
  release: lateSearch('release'),
};
