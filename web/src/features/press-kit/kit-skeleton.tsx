import { m } from '../../paraglide/messages.js';
import row from './kit-file-row.module.css';
import kit from './kit-section.module.css';
import styles from './kit-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Placeholder of a kit, with its dimensions, to avoid a layout shift. */
export function KitSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['pressKit.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={kit.head}>
          <div className={styles.year} />
          <div className={kit.words}>
            <div className={styles.title} />
            <div className={styles.line} />
          </div>
          <div className={styles.button} />
        </div>
        <div className={kit.files}>
          {ROWS.map((name) => (
            <div key={name} className={row.row}>
              <div className={row.sight} />
              <div className={row.words}>
                <div className={styles.line} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
