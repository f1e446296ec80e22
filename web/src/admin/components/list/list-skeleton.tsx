import { m } from '../../../paraglide/messages.js';
import styles from './list-skeleton.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function ListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{m['office.list.loading']()}</span>
      <div aria-hidden="true" className={styles.skeleton}>
        {ROWS.map((name) => (
          <div key={name} className={styles.row} />
        ))}
      </div>
    </div>
  );
}
