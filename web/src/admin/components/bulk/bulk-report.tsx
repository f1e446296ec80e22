import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './bulk-dialog.module.css';

interface BulkReportProps<Row extends { id: number }> {
  failed: readonly { row: Row; why: string }[];
  nameOf: (row: Row) => string;
  done: number;
  onClose: () => void;
}

/** Failed rows, each with the reason. */
export function BulkReport<Row extends { id: number }>({
  failed,
  nameOf,
  done,
  onClose,
}: BulkReportProps<Row>) {
  return (
    <Dialog title={m['office.bulk.partly']({ count: failed.length })} kind="alert" onClose={onClose}>
      <p>{m['office.bulk.partlyDone']({ count: done })}</p>
      <ul className={styles.reasons}>
        {failed.map(({ row, why }) => (
          <li key={row.id}>
            <bdi>{nameOf(row)}</bdi>: {why}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={onClose}>
          {m['office.bulk.close']()}
        </button>
      </div>
    </Dialog>
  );
}
