import { m } from '../../../paraglide/messages.js';
import styles from './reader-state.module.css';

/** Blank page with the download progress; null: unknown. */
export function ReaderProgress({ progress }: { progress: number | null }) {
  return (
    <div className={styles.state}>
      <div className={styles.blank} aria-hidden="true" />
      <p role="status" className={styles.opening}>
        {m['magazines.reader.opening']()}
      </p>
      <progress
        className={styles.progress}
        aria-label={m['magazines.reader.opening']()}
        {...(progress !== null && { value: progress })}
      />
    </div>
  );
}
