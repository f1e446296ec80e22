import { Link } from 'wouter';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

type PagerProps = {
  page: number;
  pages: number;
  toPage: (page: number) => string;
  labels: { pager: string; previous: string; next: string; page: (page: number) => string };
};

/** Numbered pages as real links: the first, the last and those around the current one. */
export function Pager({ page, pages, toPage, labels }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={labels.pager}>
      {page > 1 && (
        <Link href={toPage(page - 1)} className={styles.step} rel="prev" aria-label={labels.previous}>
          <Icon name="back" size={20} />
          <span>{labels.previous}</span>
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesAround(page, pages).map((shown) => (
          <li key={shown} data-gap={shown < 0 || undefined}>
            {shown < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={toPage(shown)}
                className={styles.page}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={toPage(page + 1)} className={styles.step} rel="next" aria-label={labels.next}>
          <span>{labels.next}</span>
          <Icon name="next" size={20} />
        </Link>
      )}
    </nav>
  );
}

/** Page numbers to show; a negative number represents a gap. */
function pagesAround(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const distinct = [...new Set(shown)];
  return distinct.flatMap((number, place) => {
    const before = distinct[place - 1];
    return before !== undefined && number - before > 1 ? [-number, number] : [number];
  });
}
