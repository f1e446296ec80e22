import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../paraglide/messages.js';
import type { ListDefinition } from '../list/list-definition.ts';
import { describeOutcome } from '../saving/describe-outcome.ts';
import type { Attempt } from './bulk-action.ts';
import styles from './bulk-dialog.module.css';

interface BulkReportProps<Row extends { id: number }> {
  list: ListDefinition<Row>;
  failed: readonly Attempt<Row>[];
  done: number;
  onClose: () => void;
}

/** What did not go through and why, row by row. */
export function BulkReport<Row extends { id: number }>({
  list,
  failed,
  done,
  onClose,
}: BulkReportProps<Row>) {
  return (
    <Dialog title={m['office.bulk.partly']({ count: failed.length })} kind="alert" onClose={onClose}>
      <p>{m['office.bulk.partlyDone']({ count: done })}</p>
      <ul className={styles.reasons}>
        {failed.map(({ row, outcome }) => (
          <li key={row.id}>
            <bdi>{list.nameOf(row)}</bdi>: {outcome.kind !== 'saved' && describeOutcome(outcome)}
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
