import { m } from '../../../paraglide/messages.js';
import page from '../press-gallery-page.module.css';
import styles from './gallery-skeleton.module.css';
import grid from './picture-grid.module.css';

const CELLS = Array.from({ length: 12 }, (_, at) => at);
const BRANCHES = [60, 80, 70, 55, 75, 65];

/** Placeholder of the screen, with its dimensions, to avoid a layout shift. */
export function GallerySkeleton() {
  return (
    <>
      <div aria-hidden="true" className={`${page.search} ${styles.search}`} />
      <div className={page.columns}>
        <div aria-hidden="true" className={styles.tree}>
          {BRANCHES.map((width) => (
            <div key={width} className={styles.branch} style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
        <div>
          <div aria-hidden="true" className={styles.head} />
          <GridSkeleton />
        </div>
      </div>
    </>
  );
}

export function GridSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['gallery.loading']()}</span>
      <div aria-hidden="true" className={`${grid.container} ${styles.breathing}`}>
        <ul className={grid.grid}>
          {CELLS.map((cell) => (
            <li key={cell} className={grid.waiting} />
          ))}
        </ul>
      </div>
    </div>
  );
}
