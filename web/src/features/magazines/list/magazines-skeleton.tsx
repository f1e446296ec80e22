import { m } from '../../../paraglide/messages.js';
import card from './magazine-card.module.css';
import results from './magazine-results.module.css';
import styles from './magazines-skeleton.module.css';

const ISSUES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholder of the list, with its dimensions, to avoid a layout shift. */
export function MagazinesSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['magazines.list.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={results.count}>
          <div className={styles.count} />
        </div>
        <ul className={results.shelf}>
          {ISSUES.map((name) => (
            <li key={name} className={card.card}>
              <div className={card.cover} />
              <div className={card.words}>
                <div className={styles.title} />
                <div className={styles.line} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
