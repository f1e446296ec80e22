import type { Datatables } from '@press-room/contract/datatables';
import type { Magazine, MagazineKind } from '@press-room/contract/magazines';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Failure } from '../../../components/failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Reloadable } from '../../../components/reloadable.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { toLoaded } from '../../../lib/pages.ts';
import { m } from '../../../paraglide/messages.js';
import { useReader } from '../../press-releases/use-reader.ts';
import { type MagazineFilter, SHELF_LENGTH, toMagazines } from '../filter.ts';
import { magazineListQuery } from '../queries.ts';
import { MagazineCard } from './magazine-card.tsx';
import styles from './magazine-results.module.css';
import { MagazinesSkeleton } from './magazines-skeleton.tsx';

type MagazineResultsProps = {
  kind: MagazineKind;
  filter: MagazineFilter;
  /** Filter in the address, for links. */
  asked: MagazineFilter;
  /** Whether the filter is being loaded: the previous results remain. */
  isAwaited: boolean;
};

export function MagazineResults({ kind, filter, asked, isAwaited }: MagazineResultsProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...magazineListQuery(useReader(), kind, filter),
    enabled: !isAwaited,
  });
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <MagazinesSkeleton />;

  const count = data.recordsFiltered;
  const pages = Math.ceil(count / SHELF_LENGTH);
  return (
    <Reloadable isBusy={isPlaceholderData}>
      <section aria-labelledby="issues">
        <div role="status">
          <h2 id="issues" className={count === 0 ? 'visually-hidden' : styles.count}>
            {filter.q ? foundText(data, filter.q) : m['magazines.list.count']({ count })}
          </h2>
        </div>
        {data.data.length > 0 && (
          <ul className={filter.q ? styles.finds : styles.shelf}>
            {data.data.map((magazine) => (
              <li key={magazine.id}>
                <MagazineCard kind={kind} filter={asked} magazine={magazine} />
              </li>
            ))}
          </ul>
        )}
        {count === 0 && <NoMagazines kind={kind} filter={asked} />}
        <Pager
          page={toLoaded(filter.shelf, pages)}
          pages={pages}
          toPage={(shelf) => toMagazines(kind, { ...asked, shelf })}
          labels={{
            pager: m['magazines.pager.label'](),
            previous: m['magazines.pager.previous'](),
            next: m['magazines.pager.next'](),
            page: (shelf) => m['magazines.pager.page']({ page: formatNumber(shelf) }),
          }}
        />
      </section>
    </Reloadable>
  );
}

const foundText = ({ recordsFiltered: count, is_capped }: Datatables<Magazine>, words: string): string =>
  is_capped
    ? m['magazines.list.foundMany']({ count: formatCount(count, true), words })
    : m['magazines.list.found']({ count, words });

/** Spec 8 specifies the text. */
function NoMagazines({ kind, filter }: { kind: MagazineKind; filter: MagazineFilter }) {
  const isNarrowed = Boolean(filter.q || filter.year || filter.month || filter.territory);
  return (
    <Notice title={m['magazines.list.none']()} {...(isNarrowed && { text: m['magazines.list.noneHint']() })}>
      {isNarrowed && (
        <Link href={toMagazines(kind, {})} className={buttons.quiet}>
          {m['magazines.list.showNewest']()}
        </Link>
      )}
    </Notice>
  );
}
