import { m } from '../paraglide/messages.js';
import styles from './screen-skeleton.module.css';

/** Placeholder for a screen without its own: a title, a line, a body. */
export function ScreenSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['shell.progress']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.body} />
      </div>
    </div>
  );
}
