import { reloadToUpdate, useIsOutdated } from '../../lib/release.ts';
import { m } from '../../paraglide/messages.js';
import styles from './shell.module.css';

/** Offers a new build without forcing it: input remains until the reader reloads. */
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
