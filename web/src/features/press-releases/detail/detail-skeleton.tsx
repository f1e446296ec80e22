import { m } from '../../../paraglide/messages.js';
import styles from './detail-skeleton.module.css';

export function DetailSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['pressReleases.detail.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={styles.title} />
        <div className={styles.picture} />
      </div>
    </div>
  );
}
