import { reloadToUpdate, useIsOutdated } from '../../lib/release.ts';
import { m } from '../../paraglide/messages.js';
import styles from './shell.module.css';

/** A new build is offered, never forced: what is being typed stays until the reader says so. */
export function UpdateNotice() {
  const isOutdated = useIsOutdated();
  return (
    <div role="status" className="no-print">
      {isOutdated && (
        <p className={styles.update}>
          {m['shell.update.text']()}{' '}
          <button type="button" className={styles.reload} onClick={() => void reloadToUpdate()}>
            {m['errors.reload']()}
          </button>
        </p>
      )}
    </div>
  );
}
