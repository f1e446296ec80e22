import type { Magazine, MagazineKind } from '@press-room/contract/magazines';
import { Link } from 'wouter';
import { Highlighted } from '../../../components/highlighted.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type MagazineFilter, toMagazines } from '../filter.ts';
import { wordsFound } from '../find/words-found.ts';
import styles from './page-hits.module.css';

type PageHitsProps = {
  kind: MagazineKind;
  filter: MagazineFilter;
  id: number;
  hits: NonNullable<Magazine['hits']>;
};

/** Pages that match the search; each opens the issue at that page. */
export function PageHits({ kind, filter, id, hits }: PageHitsProps) {
  return (
    <ul className={styles.hits}>
      {hits.map(({ page, parts }) => (
        <li key={page}>
          <Link
            href={toMagazines(kind, filter, { id, page, find: wordsFound(parts, filter.q) })}
            className={styles.hit}
          >
            <span className={styles.page}>{m['magazines.list.page']({ page: formatNumber(page) })}</span>
            <span className={styles.text} dir="auto">
              <Highlighted parts={parts} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
