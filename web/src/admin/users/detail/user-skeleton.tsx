import { m } from '../../../paraglide/messages.js';
import styles from './user-skeleton.module.css';

export function UserSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['users.detail.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={styles.head} />
        <div className={styles.body} />
      </div>
    </div>
  );
}
