import { m } from '../../../paraglide/messages.js';
import styles from './profile-skeleton.module.css';

export function ProfileSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['account.profile.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={styles.head} />
        <div className={styles.body} />
      </div>
    </div>
  );
}
