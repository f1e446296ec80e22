import { m } from '../../../paraglide/messages.js';
import styles from './users-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function UsersSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['users.list.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        {ROWS.map((name) => (
          <div key={name} className={styles.row} />
        ))}
      </div>
    </div>
  );
}
