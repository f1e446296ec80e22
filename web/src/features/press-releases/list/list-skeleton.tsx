import { m } from '../../../paraglide/messages.js';
import lead from './lead-release.module.css';
import styles from './list-skeleton.module.css';
import results from './release-results.module.css';
import row from './release-row.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Placeholder of the list, with its dimensions, to avoid a layout shift. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['pressReleases.list.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={lead.lead}>
          <div className={lead.words}>
            <div className={styles.line} />
            <div className={styles.headline} />
            <div className={styles.line} />
          </div>
          <div className={lead.picture} />
        </div>
        <ul className={results.rows}>
          {ROWS.map((name) => (
            <li key={name}>
              <div className={row.row}>
                <div className={row.when} />
                <div className={row.words}>
                  <div className={styles.title} />
                  <div className={styles.line} />
                </div>
                <div className={row.picture} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
