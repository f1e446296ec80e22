import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../paraglide/messages.js';
import { toFiltered, type UserFilter } from '../filter.ts';
import { STATE_LABELS } from '../labels.ts';

export function NoUsers({ filter }: { filter: UserFilter }) {
  const isEverywhere = filter.state === 'all';
  return (
    <Notice title={describe(filter)}>
      {!isEverywhere && (
        <Link href={toFiltered(filter, { state: 'all' })} className={buttons.quiet}>
          {filter.q ? m['users.list.searchAll']() : m['users.list.showAll']()}
        </Link>
      )}
      {isEverywhere && filter.q && (
        <Link href={toFiltered(filter, { q: '' })} className={buttons.quiet}>
          {m['users.list.showAll']()}
        </Link>
      )}
    </Notice>
  );
}

function describe({ state, q }: UserFilter): string {
  if (q && state === 'all') return m['pressReleases.list.nothingFound']({ words: q });
  if (q) return m['users.list.nothingFoundIn']({ words: q, state: STATE_LABELS[state]() });
  return state === 'pending' ? m['users.list.nobodyWaits']() : m['users.list.none']();
}
